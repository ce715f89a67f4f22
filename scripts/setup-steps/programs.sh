# Programs of the system: full ffmpeg, bubblewrap, and for the tests docker-compose, which checks the compose file.

# missing_programs yes|no: Debian's packages for what is not on the PATH; "yes" for the tests' too.
missing_programs() {
  command -v ffmpeg >/dev/null 2>&1 && command -v ffprobe >/dev/null 2>&1 || echo ffmpeg
  command -v bwrap >/dev/null 2>&1 || echo bubblewrap
  command -v setpriv >/dev/null 2>&1 && command -v prlimit >/dev/null 2>&1 || echo util-linux
  [ "$1" = no ] || command -v docker-compose >/dev/null 2>&1 || echo docker-compose
}

# missing_voices: Debian's packages for speech and music. Without them those two operations are unavailable, and no more.
missing_voices() {
  command -v espeak-ng >/dev/null 2>&1 || echo espeak-ng
  command -v fluidsynth >/dev/null 2>&1 || echo fluidsynth
  [ -f /usr/share/sounds/sf2/FluidR3_GM.sf2 ] || [ -f /usr/share/sounds/sf2/TimGM6mb.sf2 ] || echo fluid-soundfont-gm
}

# Where they are not to be had they are tried once a day: a start does not wait for them each time.
voices_are_there() {
  [ -z "$(missing_voices)" ] || [ -n "$(find .data/setup/voices.tried -mtime -1 2>/dev/null)" ]
}

install_voices() {
  missing=$(missing_voices | tr '\n' ' ')
  [ -n "$missing" ] || return 0
  remedy voices "voiceover and music are unavailable; install them: sudo apt-get install $missing"
  : >.data/setup/voices.tried
  # shellcheck disable=SC2086 # a list of names
  apt_install $missing
  [ -z "$(missing_voices)" ]
}

install_programs() {
  missing=$(missing_programs "$1" | tr '\n' ' ')
  [ -n "$missing" ] || return 0
  remedy programs "install them: sudo apt-get install $missing"
  # shellcheck disable=SC2086 # a list of names
  apt_install $missing
  [ -z "$(missing_programs "$1")" ]
}

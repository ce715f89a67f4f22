# Programs of the system: full ffmpeg, bubblewrap, and for the tests docker-compose, which checks the compose file.

# missing_programs yes|no: Debian's packages for what is not on the PATH; "yes" for the tests' too.
missing_programs() {
  command -v ffmpeg >/dev/null 2>&1 && command -v ffprobe >/dev/null 2>&1 || echo ffmpeg
  command -v bwrap >/dev/null 2>&1 || echo bubblewrap
  command -v setpriv >/dev/null 2>&1 && command -v prlimit >/dev/null 2>&1 || echo util-linux
  [ "$1" = no ] || command -v docker-compose >/dev/null 2>&1 || echo docker-compose
}

install_programs() {
  missing=$(missing_programs "$1" | tr '\n' ' ')
  [ -n "$missing" ] || return 0
  remedy programs "install them: sudo apt-get install $missing"
  # shellcheck disable=SC2086 # a list of names
  apt_install $missing
  [ -z "$(missing_programs "$1")" ]
}

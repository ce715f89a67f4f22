# How a step is run: beside the others, with its output in a log, a line now and then, and its failure kept for the end.

failed_steps=
running_steps=

say() {
  echo "setup: $*" >&2
}

# take_lock FILE: waits until no other set-up works here; freed when this process ends, however it ends.
take_lock() {
  command -v flock >/dev/null 2>&1 || return 0
  exec 9>"$1"
  flock -n 9 && return 0
  say "another set-up works here; waiting for it"
  flock 9
}

# begin NAME FUNCTION…: starts a step in the background, in a process group of its own, so that all of it can be ended.
begin() {
  step=$1
  shift
  rm -f ".data/setup/$step.remedy"
  setsid sh scripts/setup --step "$@" >".data/setup/$step.log" 2>&1 &
  eval "pid_of_$step=$!"
  running_steps="$running_steps $!"
}

end_steps() {
  # `-TERM --` is not understood by every sh.
  for pid in $running_steps; do kill -s TERM -- "-$pid" 2>/dev/null || true; done
}

# finish NAME: waits for a step, with a sign of life every ten seconds.
finish() {
  eval "pid=\$pid_of_$1"
  seconds=0
  while kill -0 "$pid" 2>/dev/null; do
    sleep 1
    seconds=$((seconds + 1))
    [ $((seconds % 10)) -ne 0 ] || say "$1: ${seconds} s$(last_line "$1")"
  done
  if wait "$pid"; then say "$1: there"; else failed_steps="$failed_steps $1"; fi
}

# finish_if_it_can NAME: waits for a step whose failure is told and stops nothing.
finish_if_it_can() {
  finish "$1"
  case $failed_steps in *" $1"*) ;; *) return 0 ;; esac
  failed_steps=$(echo "$failed_steps" | sed "s/ $1//")
  say "$1: could not be had; $(cat ".data/setup/$1.remedy" 2>/dev/null)"
}

last_line() {
  tail -n 1 ".data/setup/$1.log" 2>/dev/null | cut -c 1-100 | sed 's|^.|, &|'
}

# remedy NAME TEXT: what a person can do when the step NAME fails.
remedy() {
  echo "$2" >".data/setup/$1.remedy"
}

end_with_failures() {
  [ -n "$failed_steps" ] || return 0
  for step in $failed_steps; do
    say "$step: could not be had. The end of .data/setup/$step.log:"
    tail -n 8 ".data/setup/$step.log" 2>/dev/null | sed 's/^/    /' >&2
    [ ! -f ".data/setup/$step.remedy" ] || say "$step: $(cat ".data/setup/$step.remedy")"
  done
  say "'npm run doctor' lists everything that is needed"
  exit 1
}

# as_root COMMAND…: runs it as root, directly or by a sudo that asks nothing.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

can_be_root() {
  [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null
}

# apt_install PACKAGE…: another apt may be at work, so it waits for its lock. Two steps of ours take turns, since
# `apt-get update` does not wait for another one.
apt_install() {
  command -v apt-get >/dev/null 2>&1 && can_be_root || return 1
  if command -v flock >/dev/null 2>&1; then
    exec 7>.data/setup/apt.lock
    flock 7
  fi
  set -- apt-get -o DPkg::Lock::Timeout=600 -o Acquire::http::Timeout=10 -o Acquire::https::Timeout=10 \
    install -y --no-install-recommends "$@"
  as_root env DEBIAN_FRONTEND=noninteractive "$@" && return 0
  as_root apt-get -o DPkg::Lock::Timeout=600 update && as_root env DEBIAN_FRONTEND=noninteractive "$@"
}

# with_first_byte SECONDS COMMAND…: ends a download that has not said "first byte" in time.
with_first_byte() {
  patience=$1
  shift
  heard=$(mktemp)
  "$@" >"$heard" 2>&1 &
  download=$!
  while [ "$patience" -gt 0 ] && kill -0 $download 2>/dev/null && ! grep -q 'first byte' "$heard"; do
    sleep 1
    patience=$((patience - 1))
  done
  grep -q 'first byte' "$heard" || kill $download 2>/dev/null || true
  status=0
  wait $download || status=$?
  cat "$heard"
  rm -f "$heard"
  return $status
}

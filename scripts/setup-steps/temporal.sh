# The Temporal CLI, whose development server is the embedded one.

temporal_version=1.5.1
# Before 1.44 the driver answers "interrupted (9)" for ever once a call is cancelled at the wrong moment.
temporal_sqlite_version=1.44.3
programs_home="${XDG_CACHE_HOME:-$HOME/.cache}/framewright/bin"

temporal_is_there() {
  command -v temporal >/dev/null 2>&1 || [ -x "$programs_home/temporal" ]
}

install_temporal() {
  temporal_is_there && return 0
  remedy temporal "put the Temporal CLI on the PATH or at $programs_home/temporal, or install Go 1.21 or later and run this again"
  mkdir -p "$programs_home"
  if command -v flock >/dev/null 2>&1; then
    exec 8>"$programs_home/.lock"
    flock 8
    temporal_is_there && return 0
  fi
  download_temporal || build_temporal
}

# Whatever the source, it is put in place in one move, and only if it runs.
place_temporal() {
  "$1" --version && mv -f "$1" "$programs_home/temporal"
}

download_temporal() {
  case $(uname -m) in
    x86_64) architecture=amd64 ;;
    aarch64) architecture=arm64 ;;
    *) return 1 ;;
  esac
  folder=$(mktemp -d "$programs_home/download.XXXXXX")
  address="https://temporal.download/cli/archive/v$temporal_version?platform=linux&arch=$architecture"
  status=0
  with_first_byte 10 timeout --foreground 600 node scripts/fetch-file.mjs "$address" "$folder/temporal.tar.gz" &&
    tar -xzf "$folder/temporal.tar.gz" -C "$folder" temporal && place_temporal "$folder/temporal" || status=1
  rm -rf "$folder"
  return $status
}

# From a module of our own, so that its SQLite driver can be newer than the one it names. Later versions can't be built
# this way: their module replaces a part that only the repository has.
build_temporal() {
  echo "building the Temporal CLI from its module; this takes some minutes, once"
  command -v go >/dev/null 2>&1 || apt_install golang-go ca-certificates || return 1
  folder=$(mktemp -d "$programs_home/build.XXXXXX")
  status=0
  (
    export CGO_ENABLED=0 GOFLAGS=-mod=mod
    cd "$folder" && go mod init framewright.example/temporal &&
      timeout --foreground 600 go get "github.com/temporalio/cli/cmd/temporal@v$temporal_version" "modernc.org/sqlite@v$temporal_sqlite_version" &&
      timeout --foreground 1800 go build -o temporal github.com/temporalio/cli/cmd/temporal
  ) && place_temporal "$folder/temporal" || status=1
  rm -rf "$folder"
  return $status
}

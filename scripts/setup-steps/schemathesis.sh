# Schemathesis, which tries the API by its OpenAPI document, in a Python environment of its own; for the tests alone.

schemathesis_home="${XDG_CACHE_HOME:-$HOME/.cache}/framewright/schemathesis-$(sed -n 's/^schemathesis==//p' test/schemathesis/requirements.txt 2>/dev/null || true)"

schemathesis_is_there() {
  [ -x "$schemathesis_home/bin/schemathesis" ]
}

# Whatever stops it, the other tests go on: their suite tells that this one was left out.
install_schemathesis() {
  remedy schemathesis "its suite is left out; with Python 3.10 or later and PyPI in reach, run this again"
  if ! python3 -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))' 2>/dev/null; then
    apt_install python3 python3-venv || return 1
  fi
  mkdir -p "$(dirname "$schemathesis_home")"
  status=0
  # An environment knows its own place, so it is made where it stays; its program comes last.
  python3 -m venv "$schemathesis_home" &&
    timeout --foreground 600 "$schemathesis_home/bin/pip" install --quiet --disable-pip-version-check \
      --retries 1 --timeout 30 -r test/schemathesis/requirements.txt || status=1
  [ $status = 0 ] || rm -rf "$schemathesis_home"
  return $status
}

# The headless shell of Chromium: no other build takes a frame at a time of our choice.

browser_is_there() {
  command -v chromium-headless-shell >/dev/null 2>&1 || command -v chrome-headless-shell >/dev/null 2>&1 ||
    [ -n "$(downloaded_browser)" ]
}

downloaded_browser() {
  [ ! -d node_modules/.remotion ] ||
    find node_modules/.remotion -type f \( -name chrome-headless-shell -o -name headless_shell \) -perm -u+x | head -n 1
}

install_browser() {
  remedy browser "install it: sudo apt-get install chromium-headless-shell, or put chrome-headless-shell on the PATH"
  if with_first_byte 10 timeout --foreground 900 node_modules/.bin/node scripts/fetch-browser.ts; then
    # A bare system lacks libraries that the download needs; the system's package brings them along.
    "$(downloaded_browser)" --version && return 0
    rm -rf node_modules/.remotion
  fi
  apt_install chromium-headless-shell && browser_is_there
}

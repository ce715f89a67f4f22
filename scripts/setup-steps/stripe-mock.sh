# Stripe's own mock, which knows the parameters of its API; for the tests alone.

stripe_mock_version=0.203.0

stripe_mock_is_there() {
  command -v stripe-mock >/dev/null 2>&1 || [ -x "$programs_home/stripe-mock" ]
}

# Whatever stops it, the other tests go on: its test tells that it was left out.
install_stripe_mock() {
  remedy stripe_mock "its test is left out; with Go and its module proxy in reach, run this again"
  mkdir -p "$programs_home"
  command -v go >/dev/null 2>&1 || apt_install golang-go ca-certificates || return 1
  folder=$(mktemp -d "$programs_home/mock.XXXXXX")
  status=0
  GOBIN="$folder" CGO_ENABLED=0 GOFLAGS= timeout --foreground 300 \
    go install "github.com/stripe/stripe-mock@v$stripe_mock_version" &&
    mv -f "$folder/stripe-mock" "$programs_home/stripe-mock" || status=1
  rm -rf "$folder"
  return $status
}

# The web app, built ahead of the first person who opens it. Where its sources change later, the API builds it anew.

build_app() {
  remedy app "the API builds it when it starts; look at the log for why it could not be built now."
  node_modules/.bin/node api/web-app/prepare.ts
}

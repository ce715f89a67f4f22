#!/bin/sh
# Makes the namespace that API and worker use; the worker registers the search attributes itself.
set -eu

temporal operator namespace describe --namespace default ||
  temporal operator namespace create --namespace default --retention 30d

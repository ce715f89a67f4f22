"""What Schemathesis cannot know by itself: two tenants with things of their own, and that neither may see the other's.

Half of all requests carry the key of the first tenant, half that of the second; half of all ids in paths are those of
things that exist, of either tenant. What deletes gets the `doomed` ones, so that the others stay for the rest.
FW_TENANTS is JSON: [{"key", "ids", "doomed", "gatedProject", "fleetingProject", "disposableKey"}, …].
"""

import ast
import json
import os
import random
import threading

import schemathesis

TENANTS = json.loads(os.environ["FW_TENANTS"])
# Ends the tenant or its key, so it is done to one that nothing else is asked of.
ENDS_THE_CALLER = {"accounts.delete", "keys.revoke", "keys.rotate", "accounts.update"}
# A run without a worker never ends its stream: this project's gate is closed, so none begins.
STREAMS_A_NEW_RUN = {"prompts.stream"}
# Schemathesis remembers ids of runs from answers; such a run has no worker that ends it, so that its events would be waited
# for until each request is given up. They are followed of the tenants' ended runs, or of runs that don't exist.
STREAMS_A_RUN = {"runs.events"}
# A stream of changes ends with its project: this one never lives long.
STREAMS_A_PROJECT = {"projects.changes"}
choice = random.Random(int(os.environ.get("FW_SEED", "1")))


# Python up to 3.12 counts the depth of all threads that make a syntax tree together, and then fails with "AST constructor
# recursion depth mismatch" (python/cpython issue 106905). Hypothesis parses in each of its workers.
_parse = ast.parse
_one_at_a_time = threading.RLock()


def _parse_alone(*arguments, **options):
    with _one_at_a_time:
        return _parse(*arguments, **options)


ast.parse = _parse_alone


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    kind = "doomed" if context.operation.method.upper() == "DELETE" else "ids"
    for name in path_parameters or {}:
        known = [tenant[kind][name] for tenant in TENANTS if name in tenant[kind]]
        if known and choice.random() < 0.8:
            path_parameters[name] = choice.choice(known)
    if context.operation.definition.raw.get("operationId") in STREAMS_A_PROJECT:
        path_parameters["projectId"] = choice.choice(TENANTS)["fleetingProject"]
    return path_parameters


@schemathesis.hook
def map_body(context, body):
    if isinstance(body, dict) and "projectId" in body and choice.random() < 0.6:
        body["projectId"] = choice.choice(TENANTS)["gatedProject"]
    return body


def _ended_or_unknown(run_id):
    if not isinstance(run_id, str) or not run_id or any(run_id == tenant["ids"]["runId"] for tenant in TENANTS):
        return run_id
    return run_id[:-1] + ("1" if run_id.endswith("0") else "0")


@schemathesis.hook
def before_call(context, case, **kwargs):
    operation = case.operation.definition.raw.get("operationId")
    headers = case.headers if case.headers is not None else {}
    if operation in STREAMS_A_NEW_RUN and isinstance(case.body, dict):
        known = {tenant["gatedProject"] for tenant in TENANTS}
        if isinstance(case.body.get("projectId"), str) and case.body["projectId"] not in known:
            case.body["projectId"] = case.body["projectId"][:20]
    if operation in STREAMS_A_RUN and case.path_parameters:
        case.path_parameters["runId"] = _ended_or_unknown(case.path_parameters.get("runId"))
    if operation in ENDS_THE_CALLER:
        headers["x-api-key"] = choice.choice(TENANTS)["disposableKey"]
    elif choice.random() < 0.5:
        headers["x-api-key"] = TENANTS[1]["key"]
    case.headers = headers


@schemathesis.check
def tenants_are_apart(ctx, response, case):
    """A path with another tenant's id never succeeds."""
    sent = response.request.headers.get("x-api-key")
    for tenant in TENANTS:
        if sent in (tenant["key"], tenant["disposableKey"]):
            continue
        theirs = {*tenant["ids"].values(), *tenant["doomed"].values(), tenant["fleetingProject"]}
        if any(isinstance(value, str) and value in theirs for value in (case.path_parameters or {}).values()):
            assert response.status_code >= 400, f"{case.method} {case.path} told of another tenant's thing"


@schemathesis.check
def nothing_breaks(ctx, response, case):
    """No status of 500 and above but 501, by which an installation says that it has no working end for an operation."""
    assert response.status_code < 500 or response.status_code == 501, f"{case.method} {case.path} broke"

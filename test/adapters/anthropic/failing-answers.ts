import type { ErrorCode } from '../../../contract/errors.ts';
import type { Script } from './messages-server.ts';
import { code, key } from './scripted-answers.ts';

/** Answers that are none: what is promised of each, the error that it becomes, and the seconds to wait where it says so. */
export const failures: [string, Script, ErrorCode, number?][] = [
  [
    'too many requests wait as long as told',
    { kind: 'error', status: 429, type: 'rate_limit_error', headers: { 'retry-after': '7' } },
    'provider_unavailable',
    7,
  ],
  [
    'milliseconds to wait are read too',
    { kind: 'error', status: 429, type: 'rate_limit_error', headers: { 'retry-after-ms': '1500' } },
    'provider_unavailable',
    1.5,
  ],
  [
    'an overload is worth another try',
    { kind: 'error', status: 529, type: 'overloaded_error' },
    'provider_unavailable',
    5,
  ],
  [
    'a spend limit is not',
    { kind: 'error', status: 429, type: 'enforced_spend_limit_reached' },
    'operation_unavailable',
  ],
  ['an empty account is not', { kind: 'error', status: 402, type: 'billing_error' }, 'operation_unavailable'],
  [
    'a wrong key is the operator’s, also where the server repeats it',
    { kind: 'error', status: 401, type: 'authentication_error', message: `no ${key}` },
    'operation_unavailable',
  ],
  [
    'a request that is too large is the caller’s',
    { kind: 'error', status: 413, type: 'request_too_large' },
    'brief_not_understood',
  ],
  [
    'a redirect takes the key nowhere',
    { kind: 'error', status: 307, type: 'moved', headers: { location: 'http://127.0.0.1:9/' } },
    'operation_unavailable',
  ],
  [
    'a key that is withdrawn in the middle of a stream is the operator’s',
    { kind: 'failing', after: 4, type: 'authentication_error' },
    'operation_unavailable',
  ],
  [
    'no wait is longer than an hour',
    { kind: 'error', status: 429, type: 'rate_limit_error', headers: { 'retry-after': '86400' } },
    'provider_unavailable',
    3_600,
  ],
  [
    'a bad request is not sent again',
    { kind: 'error', status: 400, type: 'invalid_request_error' },
    'operation_unavailable',
  ],
  [
    'a server that says no retry is believed',
    { kind: 'error', status: 500, type: 'api_error', headers: { 'x-should-retry': 'false' } },
    'operation_unavailable',
  ],
  ['a cut stream is worth another try', { kind: 'cut', after: 3 }, 'provider_unavailable'],
  [
    'an overload in the middle of a stream is worth another try',
    { kind: 'failing', after: 4, type: 'overloaded_error' },
    'provider_unavailable',
    5,
  ],
  ['a proxy’s page is worth another try', { kind: 'page', status: 502 }, 'provider_unavailable', 5],
  [
    'code that filled the window is never used',
    { kind: 'tool', name: 'write_scene', input: { code }, stopReason: 'model_context_window_exceeded' },
    'provider_unavailable',
  ],
  [
    'a turn that a stop sequence ended is no answer',
    { kind: 'text', text: code, stopReason: 'stop_sequence' },
    'provider_unavailable',
  ],
  [
    'a tool that was not offered is never called',
    { kind: 'tool', name: 'run_shell', input: { code } },
    'provider_unavailable',
  ],
  ['a refusal is told to the caller', { kind: 'text', text: 'no', stopReason: 'refusal' }, 'brief_not_understood'],
  [
    'code cut by length is never used',
    { kind: 'tool', name: 'write_scene', input: { code }, stopReason: 'max_tokens' },
    'provider_unavailable',
  ],
  ['a stream that falls silent is given up', { kind: 'silent', after: 3 }, 'provider_unavailable'],
  [
    'words instead of a call are no answer',
    { kind: 'text', text: code, stopReason: 'end_turn' },
    'provider_unavailable',
  ],
  [
    'an input that is not in form is no answer',
    { kind: 'tool', name: 'write_scene', input: { tsx: code } },
    'provider_unavailable',
  ],
  [
    'an input that is no JSON is no answer',
    { kind: 'raw-tool', name: 'write_scene', json: '{"code": "a' },
    'provider_unavailable',
  ],
];

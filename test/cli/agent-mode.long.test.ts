import { expect, test } from '@jest/globals';
import { agentProject } from './agent-project.ts';
import { runAgent } from './run-agent.ts';

const { api, home, call, projectId } = await agentProject();

test.each([
  [['--help'], 0, { help: expect.stringContaining('framewright prompt') }],
  [['--version'], 0, { version: expect.any(String) }],
  [[], 2, { code: 'invalid_arguments' }],
  [['nothing'], 2, { code: 'invalid_arguments' }],
  [['scenes', 'nothing'], 2, { code: 'invalid_arguments' }],
  [['runs', 'show', 'run_none'], 2, { code: 'not_found' }],
])('%j answers one document and ends with %i', async (arguments_, code, document) => {
  const ended = await runAgent({ home, url: api.url, apiKey: call.apiKey, projectId }, arguments_);
  expect(ended).toMatchObject({ code, documents: [document], err: '' });
});

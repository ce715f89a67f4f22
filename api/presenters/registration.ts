import type { z } from 'zod';
import type { register } from '../../contract/accounts.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Registration } from '../services/register-account.ts';
import type { Addresses } from './addresses.ts';

const shown = ['capabilities', 'pricing', 'createProject', 'addContext', 'generateStream', 'startExport'] as const;

/** What a new caller needs: its key, once, and the way to a first video. */
export function presentRegistration(
  { accountId, apiKey }: Registration,
  { base }: Pick<Addresses, 'base'>,
): z.input<typeof register.reply> {
  return {
    account_id: accountId,
    api_key: apiKey,
    header: 'x-api-key',
    quickstart: [
      'Keep the api_key: it is shown this once. Send it as the header x-api-key.',
      `Read ${base}${endpoints.capabilities.path} for all tools and the five gated phases.`,
      `Create a project: POST ${base}${endpoints.createProject.path} {"name": "…"}.`,
      'Add three context entries to it, labelled goal, requirement and brand.',
      `Generate: POST ${base}${endpoints.generateStream.path} {"projectId": "…", "prompt": "…"} and read the event stream.`,
      'Preview, review, validate; mend what they find; then export and fetch the MP4.',
    ],
    endpoints: Object.fromEntries(shown.map((name) => [name, `${base}${endpoints[name].path}`])),
  };
}

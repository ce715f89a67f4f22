import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { errorCategories } from '../contract/errors.ts';
import { exitCodes } from '../contract/errors-page.ts';
import { priceOf, workflowRules } from './capabilities.ts';

/** What to do about a failure, by its category. */
const actions: Record<(typeof errorCategories)[number], string> = {
  validation: 'fix the input; the same request again fails again',
  auth: 'check the key with `framewright auth status`',
  transient: 'wait `retry_after` seconds and send the same again',
  fatal: 'stop and report; with `top_up_url` the balance is short: top up, then send the same again',
};

/** The skill file: how an agent works with the command line, in Markdown with the front matter that loaders read. */
export function agentSkill(): string {
  const commands = (Object.values(endpoints) as Endpoint[]).flatMap((endpoint) =>
    endpoint.command ? [`- \`framewright ${endpoint.command}\` ${endpoint.summary}. ${priceOf(endpoint)}.`] : [],
  );
  return `---
name: framewright
description: Make motion-graphics videos (MP4) from text prompts with the framewright command line - launch films, explainers, social clips, animated titles and charts. Use when somebody asks for an animated video, a motion graphic, or changes to one made with Framewright.
---

# Framewright
Set \`CLI_AGENT=1\`: every command then prints exactly one JSON document. Set \`CLI_BASE_URL\` to the service. Keep parallel sessions apart with \`CLI_PROJECT_ID\` instead of \`project use\`.

## From nothing to a video
\`\`\`sh
framewright auth register --email me@example.org --name "My agent"   # stores the key
framewright project create --name "Spring launch" --format landscape   # becomes the active project
framewright context add "Announce the launch of Acme 2.0" --label goal
framewright context add "15 seconds, 16:9, name the speed-up from 14 min to 90 s" --label requirement
framewright context add "Acme: #1b4dff on white, calm, precise" --label brand
framewright prompt "A 15 second launch film for Acme 2.0: builds take 90 s instead of 14 min" --budget 3
framewright preview --frames 30,150,300,420 --sheet   # look at the pictures
framewright review                                    # measured faults, with what to do
framewright project validate
framewright export start --wait --out film.mp4
\`\`\`

## Rules
${workflowRules.map((rule) => `- ${rule}`).join('\n')}
- Look at previews before you export; \`review\` measures, it does not see.

## Failures
The document has a \`category\`; the exit code says the same.
${errorCategories.map((name) => `- \`${name}\` (exit ${exitCodes[name]}): ${actions[name]}`).join('\n')}
- \`gate_closed\`: \`missing\` lists each fact with the command that supplies it.
- A run goes on when the command ends: \`framewright runs watch <run_id>\` attaches, \`runs cancel\` ends it.

## Commands
${commands.join('\n')}

\`framewright <command> --help\` shows options and an example. \`framewright mcp\` serves the same operations as MCP tools.
`;
}

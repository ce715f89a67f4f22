import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { errorCategories } from '../contract/errors.ts';
import { exitCodes } from '../contract/errors-page.ts';
import { limits } from '../contract/limits.ts';
import { inputSchemaOf, priceOf, workflowRules } from './capabilities.ts';

const about =
  'Generates, edits and exports motion-graphics videos. A project holds scenes, each TSX code on a numbered track of a timeline; prompts write them, reviews measure them, exports make an MP4.';

/** What an agent that meets the tools themselves should know: the way through them, in a few lines. */
export const agentInstructions: string = [
  about,
  'Way to a video: accounts_register (once; the key is kept for the session), projects_create, contexts_add with the labels goal, requirement and brand, prompts_start, then runs_events until it ends, previews_start, reviews_start, projects_validate, exports_start, exports_get for the address of the MP4.',
  'A failed call answers a problem document: its category says what to do, `missing` and `top_up_url` what to do next.',
  ...workflowRules,
].join('\n- ');

/** The short page for agents that come by: what this is and where to read on. After llmstxt.org. */
export function llmsText(base: string): string {
  const link = (title: string, path: string, text: string) => `- [${title}](${base}${path}): ${text}`;
  return `# Framewright

> ${about}

Register with \`POST ${base}${endpoints.register.path} {"email": "…", "name": "…"}\`, keep the \`api_key\`, and send it as the header \`x-api-key\`.

## Documentation
${[
  link('Agent guide', '/docs/agents.md', 'the way from no account to an exported video, and every tool'),
  link('Skill file', '/docs/SKILL.md', 'the command line for agents, to put among their skills'),
  link('Errors', '/docs/errors.md', 'the closed set of codes and what to do about each'),
  link('OpenAPI', '/api/v1/openapi.json', 'every endpoint with its schemas; readable at /docs'),
  link('Capabilities', endpoints.capabilities.path, 'the tools of this installation, as JSON'),
  link('Pricing', endpoints.pricing.path, 'what operations cost here'),
  link('Motion kit', endpoints.kit.path, 'the pieces that scene code may import'),
].join('\n')}
`;
}

/** The whole guide for agents, in Markdown, from the table of endpoints. */
export function agentGuide(base: string): string {
  const all: Endpoint[] = Object.values(endpoints);
  const groups = Map.groupBy(all, ({ name }) => name.split('.')[0] ?? '');
  const tools = [...groups].map(([noun, members]) => `### ${noun}\n${members.map(toolLine).join('\n')}\n`);
  return `# Framewright for agents

${about}

## First video
1. \`POST ${base}${endpoints.register.path}\` with \`{"email": "…", "name": "…"}\`. Keep \`api_key\`; it is shown once. Send it as the header \`x-api-key\`.
2. \`POST ${base}${endpoints.createProject.path}\` with \`{"name": "…"}\`.
3. \`POST ${base}${endpoints.addContext.path}\` three times, with the labels goal, requirement and brand.
4. \`POST ${base}${endpoints.generateStream.path}\` with \`{"projectId": "…", "prompt": "…"}\`; read its server-sent events to \`run.completed\` or \`run.failed\`. Broken off: \`GET ${base}${endpoints.streamRun.path}\` with \`Last-Event-ID\`.
5. Preview some frames, review, validate. Mend what they find with another prompt or a scene's code, then review again.
6. \`POST ${base}${endpoints.startExport.path}\`, follow its run, fetch the URL of its artefact.

The command line does the same: \`framewright auth register\`, \`project create\`, \`context add\`, \`prompt\`, \`preview\`, \`review\`, \`export start --wait\`. \`CLI_AGENT=1\` gives one JSON document a command.

## Rules
${workflowRules.map((rule) => `- ${rule}`).join('\n')}
- Send an \`Idempotency-Key\` with what makes or costs something: the same request again then has the same reply.
- Failures are problem documents with a \`category\`: ${errorCategories.map((name) => `${name} (exit code ${exitCodes[name]})`).join(', ')}. See ${base}/docs/errors.md.

## Limits
${Object.entries(limits)
  .map(([name, value]) => `- ${name}: ${value}`)
  .join('\n')}

## Tools
${tools.join('\n')}`;
}

function toolLine(endpoint: Endpoint): string {
  const { method, path, summary, scope, command, stream } = endpoint;
  const { properties = {}, required = [] } = inputSchemaOf(endpoint) ?? {};
  const input = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
  const notes = [
    scope ? `scope ${scope}` : 'no key',
    ...(stream ? ['server-sent events'] : []),
    ...(input.length > 0 ? [`takes ${input.join(', ')}`] : []),
    ...(endpoint.operation ? [priceOf(endpoint)] : []),
    ...(command ? [`\`framewright ${command}\``] : []),
  ];
  return `- \`${method} ${path}\` ${summary}. (${notes.join('; ')})`;
}

import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { type OperationKey, prices } from '../contract/prices.ts';

/** The five gated phases as a caller works through them. */
export const workflowRules: readonly string[] = [
  'Context: before anything is generated a project has a context entry labelled goal, one labelled requirement and one labelled brand; a directed project also has instructions, the director treatment (core metaphor, point of view, visual grammar, pacing shape, anti-patterns).',
  'Generate: send one large prompt, or one for each scene. A prompt states duration, animations, colours and layout, in seconds.',
  'The result of a prompt accounts for each of its sentences that the film does not show: `leftOut` is copy without room, `directions` are sentences that the offline director read as said to itself. Put words in quotes to have them shown.',
  'Choreography: with three scenes or more, plan first. Background on track 0 for the full duration; hero on track 1 for 60-80 %; supporting on tracks 1-2 for 20-40 %; text on track 2 and above for 10-30 %.',
  'Enrich: every content prompt says how its scene exits (a persistent background and the final call to action need not). Every overlay has a position and a size; heroes enter on a spring; prompts hint at the energy.',
  'In landscape the main proof fills about 60-80 % of the width, or stands in two deliberate zones.',
  'Review: preview, then review, then validate. Whatever shows a fault leads to Iterate, not to an export.',
  "Iterate: mend by another prompt or by replacing a scene's code, then review again until it is clean.",
  'Export only what a person asked for and what passed its review. Findings that are meant so can be accepted by name, with the reason.',
  'Formats of an export: mp4 (H.264, the default), webm (VP9), gif, prores (4444 with alpha, transparent unless told otherwise), png (a TAR of numbered pictures, with alpha on request). A scene is transparent wherever it paints nothing. Resolutions 720p to 2160p name the short side; rates 24, 25, 30, 50 and 60 keep the speed of the movement.',
  'Presets: draft is the fastest (x264 ultrafast, crf 26, about 0.9 of the size of standard), standard is visually lossless for most (x264 ultrafast with adaptive quantisation, crf 19, about 0.5 MB a second at 1080p30 in full motion), high keeps more for further work (faster, crf 14, about twice the size).',
  'Pictures of your own: upload them (assets.upload); a scene shows one as <Img src={asset("name")} /> with asset from @framewright/kit and Img from remotion, its name written out. Set sizes yourself; an unknown name is an error of validation.',
  'Typefaces of your own: upload TTF, OTF or WOFF2. A brand entry that names one (“Typeface: Acme Sans”, by its own name or the asset’s) has the whole film written in it at the next prompt; a scene uses one as fontFamily: asset("name"). Letters that it lacks are told by the review.',
  'spar plans and changes nothing. verify checks duration, scene count and format, never the picture.',
  'A closed gate answers 409 gate_closed and names what is missing and the command that supplies it.',
];

/** One step of the way to a first video; `keep` names members of the reply that later steps take, by the names there. */
export interface FirstVideoStep {
  tool: string;
  note: string;
  keep?: Record<string, string>;
}

/** From no account to an exported video. What a step still needs, its refusal names: supply it and take the step again. */
export const firstVideo: readonly FirstVideoStep[] = [
  {
    tool: 'accounts.register',
    note: 'Once. The key is shown this once; every later call carries it in the header x-api-key.',
    keep: { api_key: 'x-api-key' },
  },
  { tool: 'projects.create', note: 'The film and its size.', keep: { id: 'projectId' } },
  {
    tool: 'prompts.start',
    note: 'Answers a run. 409 gate_closed: supply each of `missing` by its tool. 402 insufficient_balance: POST to top_up_url at least the shortfall in cents (not below its minimum), have checkoutUrl paid, repeat.',
    keep: { id: 'runId' },
  },
  {
    tool: 'runs.get',
    note: 'Until endedAt is set; runs.events streams the same. A failed run carries its problem in error.',
  },
  {
    tool: 'reviews.start',
    note: 'Answers a run; its result has the verdict. reviews.latest lists the findings.',
    keep: { id: 'runId' },
  },
  { tool: 'runs.get', note: 'Until endedAt is set.' },
  {
    tool: 'exports.start',
    note: 'Answers a run. 409 gate_closed names open errors: mend them by another prompt and review again, or accept them by id with a reason.',
    keep: { id: 'runId' },
  },
  {
    tool: 'runs.get',
    note: 'Until endedAt is set; result.exportId names the export.',
    keep: { 'result.exportId': 'exportId' },
  },
  { tool: 'exports.get', note: 'url is the address of the MP4; it needs no key.', keep: { url: 'video' } },
];

/** What one use of an endpoint costs, in words. */
export function priceOf({ operation }: Pick<Endpoint, 'operation'>): string {
  if (!operation || !Object.hasOwn(prices, operation)) return 'free';
  const { lowMicros, highMicros, unit } = prices[operation as OperationKey];
  const low = (lowMicros / 1_000_000).toFixed(2);
  const high = (highMicros / 1_000_000).toFixed(2);
  return `${low === high ? low : `${low} to ${high}`} dollars per ${unit}`;
}

/** JSON schema of all that a caller gives an endpoint, path and query included; absent where it takes nothing. */
export function inputSchemaOf({ params, query, body }: Pick<Endpoint, 'params' | 'query' | 'body'>) {
  const parts = [params, query, body].flatMap((schema) => (schema ? [jsonSchemaOf(schema)] : []));
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  if (Object.keys(properties).length === 0) return undefined;
  const required = parts.flatMap((part) => part.required ?? []);
  return { type: 'object', properties, required, additionalProperties: false };
}

/** JSON Schema 2020-12 of what a caller may send for `schema`, or with `output`, of what it gets. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

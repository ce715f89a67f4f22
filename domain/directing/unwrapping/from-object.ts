/** Briefs that agents send as JSON, or YAML with braces: each value on a line of its own behind its key. */

import { capital } from '../reading/phrases.ts';

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** Keys that speak to programs. */
const technical =
  /^(?:id|uuid|type|kind|version|schema|model|template|request|api ?version|created ?at|width|height)$/iu;
/** Keys that only hold others together. */
const holding =
  /^(?:brief|video|film|content|data|project|params|parameters|input|payload|settings|options|meta|spec|style guide)$/iu;
const colours =
  /^(?:brand ?)?(?:palette|colou?rs?|primary|secondary|accent|background|farben|couleurs|colores|colori|cores)(?: colou?rs?)?$/iu;
const lengths =
  /^(?:(?:max |target |total )?(?:duration|length|runtime|seconds|dauer|durée|duración|durata|duração)(?: ?(?:in )?(?:seconds|secs?|s))?)$/iu;
/** Which scene a value is, and how it looks: the maker's. */
const ordering = /^(?:scene|shot|slide|order|index|visuals?|animation|transition)(?: (?:number|no))?$/iu;
/** … and when it begins and ends, which in anything but a scene is what it says. */
const placing = /^(?:start|end|background)(?: time)?$/iu;
const sounds = /^(?:music|voice ?over|voice|narration|captions|subtitles|sound|audio)$/iu;

/** Keys that say what kind of text follows, and nothing of it. */
const unnamed =
  /^(?:prompt|goal|task|objective|description|summary|copy|message|texts?|content|body|scenes?|slides?|sections?|blocks?|items?|lines?|bullets?|points?|key ?points?|key ?messages?|facts|must ?haves?|must ?show|show)$/iu;

/** A prompt in which an object stands, with the object as lines; as it is where none does. */
export function fromObject(prompt: string): string {
  const bare = prompt.replace(/^\s*```(?:json|yaml|yml)?\s*\n([\s\S]*?)\n```\s*$/u, '$1');
  const start = bare.search(/[{[]\s*["{]/u);
  const end = Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1;
  const value = start < 0 || end <= start ? undefined : parsed(bare.slice(start, end));
  if (value === undefined || typeof value !== 'object' || value === null)
    return flowMaps(bare === prompt ? prompt : bare);
  const fence = /```(?:json)?\s*$/u;
  // "Please render:" only hands over what follows.
  const before = bare
    .slice(0, start)
    .replace(fence, '')
    .trimEnd()
    .replace(/(?:^|\n)[^\n]{0,60}:$/u, '');
  const after = bare
    .slice(end)
    .replace(/^\s*```/u, '')
    .trimStart();
  return [before, ...linesOf('', value), after].filter((line) => line !== '').join('\n');
}

function parsed(text: string): Value | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const wordsOf = (key: string) =>
  key
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .trim()
    .toLowerCase();

export function linesOf(key: string, value: Value): string[] {
  const label = wordsOf(key);
  if (value === null || value === '' || technical.test(label)) return [];
  if (sounds.test(label) && typeof value === 'boolean') return [value ? `With ${label}.` : `No ${label}.`];
  if (typeof value === 'boolean' || /^[a-z]+(?:_[a-z]+)+$/u.test(`${value}`)) return [];
  if (/^(?:avoid|no|without|exclude|do not use|banned)$/u.test(label)) return [`No ${textOf(value)}.`];
  if (colours.test(label)) return [`Colours: ${textOf(value)}`];
  if (lengths.test(label))
    return [`Length: ${typeof value === 'number' || /^\d+$/.test(`${value}`) ? `${value} seconds` : textOf(value)}`];
  if (/^fps|frame ?rate$/u.test(label)) return [`${textOf(value)} fps.`];
  if (Array.isArray(value)) return listOf(label, value);
  if (typeof value === 'object' && /^(?:cta|action|button|call to action)$/u.test(label))
    return [`CTA: ${Object.values(value).map(textOf).join(' ')}`];
  if (typeof value === 'object') return Object.entries(value).flatMap(([inner, one]) => linesOf(inner, one));
  return [headed(label, `${value}`)];
}

function listOf(label: string, items: readonly Value[]): string[] {
  if (items.length === 1) return [headed(label, textOf(items[0] ?? ''))];
  return [
    ...(label === '' || unnamed.test(label) ? [] : [`${capital(label)}:`]),
    ...items.map((one) => `- ${textOf(one)}`),
    '',
  ];
}

const headed = (label: string, text: string) =>
  label === '' || holding.test(label) || unnamed.test(label) ? text : `${capital(label)}: ${text}`;

/** What a value says in one line: of an object its first value leads. */
function textOf(value: Value): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return `${value ?? ''}`;
  // How long one scene lasts is nothing of what it says.
  const isScene = Object.keys(value).some((key) => ordering.test(wordsOf(key)) || lengths.test(wordsOf(key)));
  const isMakers = (key: string) =>
    lengths.test(key) || technical.test(key) || ordering.test(key) || (isScene && placing.test(key));
  const [first = '', ...rest] = Object.entries(value)
    .filter(([key]) => !isMakers(wordsOf(key)))
    .map(([, one]) => textOf(one))
    .filter((text) => text !== '');
  return rest.length === 0 ? first : `${first}: ${rest.join(', ')}`;
}

/** `brand: { primary: "#5B2EFF", font: "Inter" }` on a line of its own. */
const flowMaps = (text: string) =>
  text.replace(/^[ \t]*[\w -]{2,24}:[ \t]*\{([^{}\n]{3,300})\}[ \t]*$/gmu, (_, inside: string) =>
    inside
      .split(/,\s*(?=[\w -]+:)/u)
      .map((pair) => /^\s*"?([\w -]+?)"?\s*:\s*["']?(.*?)["']?\s*$/u.exec(pair))
      .flatMap((pair) => (pair === null ? [] : linesOf(pair[1] ?? '', pair[2] ?? '')))
      .join('\n'),
  );

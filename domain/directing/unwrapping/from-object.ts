/** Briefs that agents send as JSON, or YAML with braces: each value on a line of its own behind its key. */

import { asksHow } from '../reading/manner-wishes.ts';
import { jsonIn } from '../reading/objects-in.ts';
import { capital } from '../reading/phrases.ts';
import { asksFilm } from '../sound/asks-film.ts';
import { filmWords } from '../tagging/words.ts';
import { kindOfLabel } from './brief-labels.ts';
import { withChartRows } from './chart-data.ts';
import { chatOf } from './chats.ts';
import { copyOfEnd } from './described-ends.ts';
import { figuresOf, isFields, quotationOf, sidesOf } from './facts-of-object.ts';
import { isMakersRole, isSubtitle, roleOfKey, wordsOfKey } from './field-keys.ts';
import { calls } from './from-fields.ts';
import { isChart, isExact, isHolding, isOnScreen, isSignature, isTheme, isUnnamed } from './holding-keys.ts';
import { namesColour } from './names-colour.ts';
import { isGroundKey, isProgramsOwn, isSecretKey, namesChart, sounds, technical } from './programs-keys.ts';
import { endOf, groupsOf, headedFigures, rowOf, tableOf, withDeeds } from './rows-of-object.ts';
import { scenesOf } from './scenes-of-object.ts';
import { datedFigures, figureRows } from './table-rows.ts';
import { asDirections } from './talk-around.ts';
import { contactOf, rankedRows, toldObject, withoutSkipped } from './told-objects.ts';
import { areTypedScenes, linesOfScenes } from './typed-scenes.ts';
import { coloursOf, constraintOf, lengthOf, linesOnScreen, secretLines, textOf } from './values-in-lines.ts';

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

const asking =
  /^(?:goal|task|objective|description|summary|prompt|request|aufgabe|tâche|tarea|compito|tarefa|taak|opdracht)$/u;

/** A prompt in which an object stands, with the object as lines; as it is where none does. */
export function fromObject(prompt: string): string {
  const bare = prompt.replace(/^\s*```(?:json|yaml|yml)?\s*\n([\s\S]*?)\n```\s*$/u, '$1');
  const start = bare.search(/[{[]\s*["{]/u);
  const end = Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1;
  const value = start < 0 || end <= start ? undefined : (jsonIn(bare.slice(start, end)) as Value | undefined);
  if (value === undefined || typeof value !== 'object' || value === null)
    return flowMaps(bare === prompt ? prompt : bare);
  const fence = /```(?:json)?\s*$/u;
  // "Please render:" only hands over what follows.
  const before = bare
    .slice(0, start)
    .replace(fence, '')
    .trimEnd()
    .replace(/(?:^|\n|(?<=[.!?]\s))[^\n.!?]{0,120}:$/u, '')
    .trimEnd();
  const after = bare
    .slice(end)
    .replace(/^\s*```/u, '')
    .trimStart();
  return [asDirections(before), ...linesOfObject(value), asDirections(after)]
    .filter((line, at, all) => line !== '' || (isPoint(all[at - 1]) && isPoint(all[at + 1])))
    .join('\n');
}

/** Between the points of two lists an empty line keeps them apart. */
const isPoint = (line = '') => line.startsWith('- ');

/** What is noted is the maker's, unless it tells a fact: "Version 3.2 stops receiving updates on 1 May". */
const noting =
  /^(?:notes?|remarks?|anmerkung(?:en)?|hinweise?|remarques?|notas?|observaç(?:ão|ões)|opmerking(?:en)?)$/u;
const ofFilm =
  /\b(?:seconds?|secs?|sekunden|secondes|segundos|secondi|seconden|fps|px|1080p?|720p|4k|\d{1,2}:\d{1,2})\b/iu;
const tellsFact = (text: string) =>
  /\p{L}\s.*\d|\d.*\s\p{L}/u.test(text) && !ofFilm.test(text) && !filmWords.test(text) && !asksHow(text);

/** A product is shown with the version that stands beside it: "Quillbase 3.4". */
function withVersion(fields: { [key: string]: Value }): { [key: string]: Value } {
  const { version } = fields;
  const key = Object.keys(fields).find((one) =>
    /^(?:product|app|application|software|library|tool|package)$/iu.test(one),
  );
  const name = key === undefined ? undefined : fields[key];
  if (key === undefined || typeof name !== 'string' || !/^v?\d+(?:\.\d+){0,3}$/iu.test(`${version ?? ''}`))
    return fields;
  return name.includes(`${version}`) ? fields : { ...fields, [key]: `${name} ${version}` };
}

/** "ending": "hold the takeaway for 4 seconds, then cut to black" says how a film ends, and not on what. */
const ofCut =
  /^(?:hold|cut|fade|freeze|slow|zoom|dissolve|black|linger|stay|keep|logo (?:only|reveal))(?!\p{L})[^"“”]*(?<!\p{L})(?:seconds?|secs?|black|frame|screen|out|logo|hold|still|takeaway|headline|fade|cut)(?!\p{L})/iu;

/** The whole of an object, without what it tells to skip. */
export const linesOfObject = (value: Value) => saidOnce(linesOf('', withChartRows(withoutSkipped(value))));

/** Words to be shown exactly that somebody is quoted with are shown with who said them. */
const saidOnce = (lines: readonly string[]) =>
  lines.filter((line) => !/^“[^“”]*”$/u.test(line) || !lines.some((other) => other.startsWith(`${line} — `)));

/** `isLed`: another value of its object leads the film. */
function linesOf(key: string, value: Value, isLed = false): string[] {
  const label = wordsOfKey(key).replace(/^(?:user|video) (?=goal$)/u, '');
  const role = roleOfKey(label, typeof value === 'string' ? value : '');
  const contact = value !== null && isFields(value) ? contactOf(value) : null;
  if (isProgramsOwn(key)) return [];
  if (isSecretKey(key)) return secretLines(value);
  if (namesChart(key, value)) return [`Chart type: ${value}`];
  if (contact !== null) return contact;
  if (value === null || value === '' || technical.test(label)) return [];
  if (noting.test(label) && typeof value === 'string' && tellsFact(value)) return [value];
  // "spring-ridership" names a file.
  if (/^(?:project|job|campaign|slug|task)$/u.test(label) && /^[a-z\d]+(?:-[a-z\d]+)+$/u.test(`${value}`)) return [];
  if (sounds.test(label) && typeof value === 'boolean') return [value ? `With ${label}.` : `No ${label}.`];
  if (typeof value === 'boolean' || /^[a-z][a-z\d]*(?:_[a-z\d]+)+$/u.test(`${value}`)) return [];
  const isEnd = kindOfLabel(label) === 'ending' || /(?:frame|card|screen|slide)$/u.test(label);
  if (typeof value === 'string' && isEnd && (ofCut.test(value) || copyOfEnd(value).length === 0))
    return [`Style: ${value}`];
  if (/^(?:no|without)$/u.test(label) || role === 'refusal') return [`Avoid: ${textOf(value)}`];
  if (role === 'colours') return coloursOf(value);
  if (isGroundKey(key) && namesColour(value)) return [`Background: ${value}`];
  if (role === 'length') return [`Length: ${lengthOf(value)}`];
  if (/(?:duration|length|runtime|dur) ms$/u.test(label)) return [`Length: ${Number(value) / 1000} seconds`];
  if (/^fps|frame ?rate$/u.test(label)) return [`${textOf(value)} fps.`];
  if ((role === 'maker' || isTheme(label)) && typeof value === 'object')
    return makersLines(isTheme(label) ? 'style' : label, value);
  if (role === 'name' && isSignature(label) && typeof value === 'string') return [`Brand: ${value}`];
  if (/^strap(?: ?line)?$/u.test(label) && typeof value === 'string') return [`Tagline: ${value}`];
  if (isEnd && Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === 'string'))
    return [`End with "${value[0]}"`, ...value.slice(1).map((one) => `${one}.`.replace(/([.!?])\.$/u, '$1'))];
  if (Array.isArray(value) && /^(?:constraints?|guard ?rails?)$/u.test(label)) return value.map(constraintOf);
  if (Array.isArray(value))
    return (
      chatOf(value, linesOf) ??
      (areTypedScenes(label, value) ? linesOfScenes(value, linesOf) : null) ??
      scenesOf(value) ??
      quotationsOf(label, value) ??
      exactLines(label, value) ??
      datedFigures(label, value) ??
      figuresOf(value) ??
      rankedRows(label, value) ??
      figureRows(label, value) ??
      listOf(label, value)
    );
  if (typeof value === 'object' && /^(?:cta|action|button|call to action)$/u.test(label))
    return [`CTA: ${Object.values(value).map(textOf).join(' ')}`];
  if (isOnScreen(label) && isFields(value)) return linesOnScreen(value, linesOf);
  const said = isFields(value) ? quotationOf(label, value) : null;
  if (said !== null) return [said.line, ...linesOfFields(said.rest, '')];
  const told = isFields(value)
    ? (toldObject(label, value) ?? headedFigures(value, linesOf) ?? endOf(label, value))
    : null;
  if (told !== null) return told;
  if (isFields(value) && isChart(label)) return linesOfScenes([{ type: 'chart', ...value }], linesOf);
  const figure = isFields(value) && Object.keys(value).length > 1 ? figuresOf([value]) : null;
  if (figure !== null) return figure;
  const sides = isFields(value) ? sidesOf(value) : null;
  if (sides !== null && isFields(value)) {
    const rest = Object.fromEntries(Object.entries(value).filter(([inner]) => !sides.keys.includes(inner)));
    return [...sides.lines, ...linesOf(key, rest)];
  }
  const table = typeof value === 'object' ? tableOf(value, textOf) : null;
  if (table !== null) return table;
  const row = typeof value === 'object' ? rowOf(label, value, linesOf) : null;
  if (row !== null) return row;
  const groups = typeof value === 'object' ? groupsOf(label, value) : null;
  if (groups !== null) return groups;
  if (typeof value === 'object') return linesOfFields(value, role === 'name' ? label : '');
  if (!isLed && subject.test(label) && isTitle(`${value}`)) return [`Headline: ${value}`];
  return [placed(label, `${value}`) ?? headed(label, `${value}`)];
}

/** "edition": "2026" beside "date": "5–6 November 2026" says its year twice. */
const isSaidYear = (key: string, one: Value, fields: { [key: string]: Value }) =>
  /^(?:edition|year|ausgabe|jahr|édition|année|edición|año|edizione|anno|edição|ano|editie|jaar)$/u.test(
    wordsOfKey(key),
  ) &&
  /^(?:19|20)\d\d$/u.test(`${one}`) &&
  Object.values(fields).some((other) => typeof other === 'string' && other !== one && other.includes(`${one}`));

/** Scenes stand behind what speaks of the whole film; `named` is the key of a thing whose `name` the object holds. */
function linesOfFields(value: { [key: string]: Value }, named: string): string[] {
  const entries = Object.entries(withDeeds(withVersion(value))).filter(([key, one]) => !isSaidYear(key, one, value));
  const isHeaded = entries.some(([inner]) => roleOfKey(inner) === 'headline');
  const isBranded = !isHeaded && entries.some(([inner]) => /^(?:brand|company|shop|store)$/u.test(wordsOfKey(inner)));
  const isScenes = ([inner, one]: [string, Value]) =>
    Array.isArray(one) && (areTypedScenes(wordsOfKey(inner), one) || scenesOf(one) !== null);
  return [...entries.filter((one) => !isScenes(one)), ...entries.filter(isScenes)].flatMap(([inner, one]) =>
    // Beside the house that signs, its product is what the film is about.
    isBranded && wordsOfKey(inner) === 'product' && typeof one === 'string'
      ? [`Headline: ${one}`]
      : linesOf(inner === 'name' && named !== '' ? named : inner, one, isHeaded),
  );
}

/** What the film is about, in a few words, is its title. */
const subject =
  /^(?:what|topic|subject|theme|event|dashboard|bulletin|newsletter|lesson|recipe|rezept|recette|receta|ricetta|receita|recept|was|thema|betreff|quoi|sujet|thème|qué|tema|asunto|cosa|argomento|assunto|wat|onderwerp)$/u;
const isTitle = (text: string) => /^[^.!?:,]{3,60}(?:: [^.!?:,]{2,30})?$/u.test(text) && !asksFilm(text);

/** "opening": "Two mornings a week." opens the film with these words, whatever they are. */
function placed(label: string, text: string): string | null {
  // A slot in a programme is no Dutch ending.
  const kind = label === 'slot' && /\d/u.test(text) ? null : kindOfLabel(label);
  if (/["“”„«»]/u.test(text) || calls.test(label)) return null;
  return kind === 'opening' ? `Open with "${text}"` : kind === 'ending' ? `End with "${text}"` : null;
}

/** All that stands under a key of the maker is the maker's. */
const makersLines = (label: string, value: Value[] | { [key: string]: Value }) =>
  Array.isArray(value)
    ? [`${capital(label)}: ${textOf(value)}`]
    : Object.entries(value).flatMap(([inner, one]) => {
        return isMakersRole(roleOfKey(inner)) || isGroundKey(inner)
          ? linesOf(inner, one)
          : namesColour(one)
            ? [`Colours: ${one}`]
            : [`${capital(label)}: ${wordsOfKey(inner)} ${textOf(one)}`];
      });

/** Several quotations, each signed. */
function quotationsOf(label: string, items: readonly Value[]): string[] | null {
  const said = items.map((one) => (isFields(one) ? quotationOf(label, one) : null));
  return said.length > 0 && said.every((one) => one !== null) ? said.map(({ line }) => line) : null;
}

/** `show_exactly: ["…", "…"]`: each is shown as it is written, and none is a point of a list. */
const exactLines = (label: string, items: readonly Value[]) =>
  isExact(label) && items.every((one) => typeof one === 'string' && !/["“”„«»\n]/u.test(one))
    ? items.map((one) => `“${one}”`)
    : null;

function listOf(label: string, items: readonly Value[]): string[] {
  if (items.length === 1) return [headed(label, textOf(items[0] ?? ''))];
  return [
    ...(label === '' || isUnnamed(label) ? [] : [`${capital(label)}:`]),
    ...items.map((one) => `- ${pointOf(one)}`),
    '',
  ];
}

/** "- final line: Save 20%": a point of one key says what it is. */
function pointOf(one: Value): string {
  const [only, more] = typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.entries(one) : [];
  return only === undefined || more !== undefined || typeof only[1] === 'object'
    ? textOf(one)
    : `${capital(spelled(only[0]))}: ${textOf(only[1])}`;
}

/** "first bus from Coldharbour Square": a key of several words is written as a person would. */
function spelled(key: string): string {
  return /\s/u.test(key.trim()) ? key.trim() : wordsOfKey(key);
}

const headed = (label: string, text: string) =>
  label === '' ||
  saysLabel(label, text) ||
  isHolding(label) ||
  isUnnamed(label) ||
  (roleOfKey(label) === 'copy' && !isSubtitle(label)) ||
  (kindOfLabel(label) === 'told' && roleOfKey(label) !== 'headline') ||
  (asking.test(label) && asksFilm(text))
    ? text
    : `${capital(label)}: ${text}`;

/** "rooms": "6 rooms", "footer": "acme.example": the value says what it is. */
const saysLabel = (label: string, text: string) =>
  (/\d/u.test(text) && ` ${text.toLowerCase()} `.includes(` ${label} `)) ||
  /^(?:footer|fußzeile|pied de page|slot)$/u.test(label);

/** `brand: { primary: "#5B2EFF", font: "Inter" }` on a line of its own. */
const flowMaps = (text: string) =>
  text.replace(/^[ \t]*[\w -]{2,24}:[ \t]*\{([^{}\n]{3,300})\}[ \t]*$/gmu, (_, inside: string) =>
    inside
      .split(/,\s*(?=[\w -]+:)/u)
      .map((pair) => /^\s*"?([\w -]+?)"?\s*:\s*["']?(.*?)["']?\s*$/u.exec(pair))
      .flatMap((pair) => (pair === null ? [] : linesOf(pair[1] ?? '', pair[2] ?? '')))
      .join('\n'),
  );

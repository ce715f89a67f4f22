/** A row behind a colon whose items are parted by semicolons becomes points: what each is, and what it does. */
import { capital } from '../reading/phrases.ts';

const stop = '[.!](?=\\s|$)';
/** Neither a quotation nor another colon, and no stop but within numbers. */
const said = '(?:[^.!?:;\\n"“”„«»]|\\.(?=\\p{L}?\\d))';
const row = new RegExp(
  `(?<=^|\\n|[.!?]\\s)(?<head>\\p{Lu}[^.!?:;\\n"“”„«»]{3,80}):\\s(?<items>${said}{4,160};\\s${said}{4,160};\\s${said}{4,200}(?:;\\s${said}{4,200}){0,5})${stop}`,
  'gu',
);
const and = /^(?:and|und|et|y|e|en|sowie|plus)\s/iu;
/** "Three changes deserve screen time": how much is shown of them is the maker's. */
const deserving =
  /\s(?:deserve|deserves|need|should get|get|verdienen|brauchen|méritent|merecen|meritano|verdienen)\s(?:some\s|its? own\s|their own\s|a\s)?(?:screen time|attention|a scene(?: each)?|scenes?|place|mention|bildschirmzeit|eine szene|du temps à l['’]écran|tiempo en pantalla|spazio|tempo de ecrã|schermtijd)$/iu;
/** What it is, and what follows from it or what it does: "drafts, so nothing is lost", "drafts that sync". */
const parts = [
  /^(?<what>[^,]{3,48}),\s(?:so(?: that)?|sodass|damit|pour que|para que|così|zodat)\s(?<does>.{8,})$/iu,
  /^(?<what>(?:\p{L}[\p{L}\p{N}'’-]*\s){0,4}?\p{L}[\p{L}\p{N}'’-]*)\s(?:that|which)\s(?<does>.{8,})$/iu,
  /^(?<what>[^,]{3,48}),\s(?:qui|que|che|which)\s(?<does>.{8,})$/iu,
  /^(?<what>(?:\p{L}[\p{L}\p{N}'’-]*\s){0,4}?\p{L}[\p{L}\p{N}'’-]*)\s(?:qui|que|che)\s(?<does>.{8,})$/iu,
];

/** "ein Laden, der bis acht öffnet": a verb at the end stands in no sentence of its own. */
const wholeOnes = /^[^,]{3,48},\s(?:die|der|das|dat|de)\s.{8,}$/iu;

/** "Three changes: drafts that sync; a search, so nobody scrolls; and …" as a list with one point a line. */
export const withSemicolonLists = (prompt: string): string =>
  prompt.replace(row, (whole, ...all) => {
    const { head = '', items = '' } = all.at(-1) as Record<string, string>;
    const points = items.split(/;\s+/u).map((item) => pointOf(item.replace(and, '').trim()));
    // Rows of facts without what they do are read where they stand.
    if (points.filter((point) => point.includes(': ') || wholeOnes.test(point)).length < 2) return whole;
    return `\n${head.replace(deserving, '')}:\n${points.map((point) => `- ${point}`).join('\n')}\n\n`;
  });

function pointOf(item: string): string {
  const found = parts.map((part) => part.exec(item)?.groups).find((groups) => groups !== undefined);
  return found === undefined ? capital(item) : `${capital(found.what ?? '')}: ${capital(found.does ?? '')}`;
}

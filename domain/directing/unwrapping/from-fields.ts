import { capital, countWords } from '../reading/phrases.ts';
import { kindOfLabel } from './brief-labels.ts';
import {
  isGainOf,
  isMakersRole,
  isOfCouple,
  isOfHost,
  isOfRequest,
  isProject,
  isSubtitle,
  type KeyRole,
  namesSpeaker,
  roleOfKey,
  wordsOfKey,
} from './field-keys.ts';
import type { PlainBrief } from './plain-brief.ts';

/** A brief in fields: what is the maker's leaves the text, who speaks is known, and copy stands without its key. */

const field =
  /^\s*(?:[-*•]\s+)?(?:\*\*)?([\p{L}][\p{L}\p{N}_'’/ -]{1,30}?)(?:\*\*)?\s?[:：](?:\*\*)?(?:\s+(\S.*)|\s*)$/u;
const point = /^\s*(?:[-*•]\s+|\s{2,})\S/u;
const address = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?$/u;
/** A last day for viewers to do something by is theirs. */
const deadline = /^(?:deadline|date limite|fecha l[ií]mite|scadenza|frist|stichtag|einsendeschluss|prazo)$/u;
const entering =
  /(?<!\p{L})(?:appl[yi]|application|submi|entr(?:y|ies)|regist|enter|vote|bewerb|einreich|anmeld|teilnahm|candidat|postul|inscri|iscri|particip|sollicit|inzend|aanmeld|concours|grant|scholarship|award|contest|job (?:ad|offer|post|opening)|vacan|hiring|stellen(?:anzeige|ausschreibung|angebot)|offre d['’]emploi|recrutement|oferta de (?:empleo|trabajo|emprego)|offerta di lavoro)|\((?:[mfwhdxv]\/){1,2}[mfwhdxv]\)|^[ \t]*(?:pay|salary|wages?|gehalt|lohn|verdienst|salaire|sueldo|salario|stipendio|retribuzione|salário|salaris)\s?:/imu;

/** "create_video" */
const coded = /^[a-z]+(?:_[a-z]+)+$/u;

interface Field {
  key: string;
  value: string;
  role: KeyRole | null;
}

export function fromFields(brief: string): PlainBrief {
  const text = asAnswers(brief);
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '' && !point.test(line));
  const fields = withRequester(lines.map((line) => fieldIn(line, text)));
  const known = fields.filter((one) => one !== null && one.role !== null);
  const isFielded =
    known.length >= 2 && fields.filter((one) => one !== null).length >= 3 && known.length * 4 >= filled.length;
  if (!isFielded) return withoutRefusals(lines, fields);
  const named = namedIn(fields);
  const headline = headlineIn(fields);
  // "Tallyroom (shared inbox for finance teams)": what it is stands behind what it is called.
  const [, called = '', aside = ''] =
    /^(.+?)\s\(([^()]{4,80})\)$/u.exec(named === undefined ? '' : bare(named.value)) ?? [];
  const besides = /#[\da-f]{3,6}|,.*,/iu.test(aside) ? '' : aside;
  // "Argument 1", "Argument 2": one row, in its order.
  const isRow = fields.filter((one) => one?.role === 'copy' && counted.test(one.key)).length >= 2;
  const wishes: string[] = [];
  let isHead = false;
  const left = lines.flatMap((line, at) => {
    const one = fields[at] ?? null;
    if (one === null) {
      if (formTitle.test(line)) return [];
      // "Tone:" with its points below.
      isHead &&= point.test(line);
      if (isHead) wishes.push(line.trim());
      return isHead ? [] : [line];
    }
    // What a project is called inside is nothing to viewers where somebody speaks to them.
    const isInner = named !== undefined && one !== named && !isOfCouple(named.key) && isProject(one.key);
    const isMakers = one.role !== null && (isMakersRole(one.role) || isInner);
    isHead = isMakers && one.value === '';
    if (isMakers && !isHead) wishes.push(wishOf(one));
    if (one === named && besides !== '') return [`${capital(besides)}.`];
    if (isMakers || one === named || (one.role === 'copy' && one.value === '')) return [];
    if (isRow && counted.test(one.key) && one.value !== '') return [`- ${one.value}`];
    return [shownOf(one, one === headline, line)];
  });
  const rest = left.join('\n').trim();
  const name = named === undefined ? '' : called || bare(named.value);
  // A brief of nothing but its name still shows that.
  const shown = fields.flatMap((one) =>
    one !== null && isSubtitle(one.key) && one.value !== '' ? [stopped(one.value)] : [],
  );
  return { text: /\p{L}/u.test(rest) ? rest : name || text, told: [], wishes, name, shown };
}

/** "Avoid: stock photos" is the maker's wherever it stands, and so is a key of the maker's in bold. */
function withoutRefusals(lines: readonly string[], fields: readonly (Field | null)[]): PlainBrief {
  const refused = fields.filter(
    (one, at) =>
      one !== null &&
      one.value !== '' &&
      (one.role === 'refusal' || (isMakersRole(one.role) && /^\s*\*\*/u.test(lines[at] ?? ''))),
  );
  return {
    text: lines.filter((_, at) => !refused.includes(fields[at] ?? null)).join('\n'),
    told: [],
    wishes: refused.flatMap((one) => (one === null ? [] : [wishOf(one)])),
  };
}

function fieldIn(line: string, text: string): Field | null {
  const [, key = '', value = ''] = field.exec(line) ?? [];
  if (key === '' || key.split(/\s+/u).length > 4) return null;
  const isDue = deadline.test(wordsOfKey(key)) && !entering.test(text);
  return { key, value, role: isDue || isGainOf(key, value) || coded.test(value) ? 'maker' : roleOfKey(key, value) };
}

function wishOf({ key, value, role }: Field): string {
  if (role === 'colours') return `Colours: ${value}`;
  if (role === 'length') return `Length: ${/^\d+$/u.test(value) ? `${value} seconds` : value}`;
  return role === 'refusal' ? `Avoid ${value}.` : `${capital(wordsOfKey(key))}: ${value}`;
}

const bare = (value: string) => value.replace(/^["“„«]\s?(.+?)\s?["”“»]$/u, '$1').replace(/\.$/u, '');

/** "Kite, a calendar", "teal on white" and a whole sentence are no names. */
const isName = (value: string) =>
  value !== '' &&
  !/[,;:!?#|]|\.\s/u.test(bare(value)) &&
  bare(value).split(/\s+/u).length <= 7 &&
  (/^[\p{Lu}\p{N}]/u.test(bare(value)) || bare(value).split(/\s+/u).length <= 2);

function namedIn(fields: readonly (Field | null)[]): Field | undefined {
  const names = fields.filter((one) => one !== null).filter(({ role, value }) => role === 'name' && isName(value));
  // What is held has a title of its own where its host does not give the film a name.
  const isTitled = fields.some((one) => one?.role === 'headline' && one.value !== '');
  return names.find(({ key }) => namesSpeaker(key)) ?? names.find(({ key }) => !isTitled || !isOfHost(key));
}

/** On a request form the name beside a department is that of who fills it in. */
function withRequester(fields: readonly (Field | null)[]): (Field | null)[] {
  const isRequest = fields.some((one) => one !== null && isOfRequest(one.key));
  const isOwn = ({ key }: Field) => isRequest && /^(?:name|nom|nombre|nome|naam)$/iu.test(key);
  return fields.map((one) => (one !== null && isOwn(one) ? { ...one, role: 'maker' } : one));
}

/** "VIDEO REQUEST FORM" above its fields. */
const formTitle =
  /^\s*(?:#+\s)?(?:(?:video|vidéo|vídeo|film|clip|motion|creative)[\s-]?)?(?:request|brief(?:ing)?|order|auftrag|anfrage|formular|demande|solicitud|richiesta|pedido|aanvraag|form)(?:[\s-](?:form|formular|video|vidéo|de vidéo|de vídeo|di video|film))?\s*$/iu;

/** The one thing to tell leads; a title leads where there is nothing else to tell. */
function headlineIn(fields: readonly (Field | null)[]): Field | undefined {
  const heads = fields.filter((one) => one !== null).filter(({ role, value }) => role === 'headline' && value !== '');
  // "Message: Prices change. Starter stays at $9. …" is a text, and no line to open with.
  return heads.find(({ key, value }) => !isTitle.test(wordsOfKey(key)) && !/[.!?]\s+\p{Lu}/u.test(value)) ?? heads[0];
}
const isTitle = /^(?:title|titel|titre|t[íi]tulo|titolo)$/u;

const oneTitle = /^[^"“”„«»]+[.!?]\s+[^"“”„«»]+$/u;

function shownOf({ key, value, role }: Field, isHeadline: boolean, line: string): string {
  // "Title: Head lice are back. Don't panic.": both stand in it as they are written.
  if (isHeadline) return oneTitle.test(value) && countWords(value) <= 9 ? `Headline: “${value}”` : `Headline: ${value}`;
  if (role === 'link' && address.test(value)) return `Website: ${value}`;
  if (button.test(wordsOfKey(key))) return `CTA: ${value}`;
  const kind = kindOfLabel(wordsOfKey(key));
  const isPlaced = /^[^"“”„«»]+$/u.test(value) && !calls.test(wordsOfKey(key));
  if (isPlaced && kind === 'opening') return `Open with "${value}"`;
  if (isPlaced && kind === 'ending') return endedWith(value);
  // A last day keeps what it is the last day of.
  if (deadline.test(wordsOfKey(key)) && value !== '') return stopped(`${key} ${value}`);
  if (isOfHost(key)) return line;
  if (value !== '' && (role === 'copy' || role === 'headline' || (role === 'name' && isName(value))))
    return stopped(value);
  const words = /[_]|\p{Ll}\p{Lu}/u.test(key) ? capital(wordsOfKey(key)) : key;
  return line.replace(key, words);
}

/** "Visit Tuesday to Sunday. kite.example": the address stands beside the words, not in them. */
function endedWith(value: string): string {
  const [, words, at] = lastAddress.exec(value) ?? [];
  return words === undefined ? `End with "${value}"` : `End with "${words}" and ${at}`;
}
const lastAddress =
  /^(\S.*?)[\s.,–—:+&-]*\s((?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?)\.?$/u;
const counted = /\s\d$/u;

/** "CTA button: Download" */
const button = /^(?:cta|call to action) (?:button|text|copy|line|label)$/u;

/** What viewers shall do has an address beside it, and a place of its own. */
export const calls = /^(?:cta|call|appel à|llamad|invito|chamada|apelo|oproep|(?:handlungs)?aufruf|handlungs)/u;

/** "What is it about? Wellbeing week": a form asks in questions, and each is answered behind it. */
const answered = /^(\s*(?:[-*•]\s+)?)(\p{Lu}[^?:\n]{2,48}?)\s?\?\s+(?=\S)/gmu;
const asAnswers = (text: string) =>
  text.replace(answered, (whole_, before: string, question: string) =>
    roleOfKey(question) === null ? whole_ : `${before}${question}: `,
  );

/** A line of its own ends as one, or it would head the points below it. */
export const stopped = (value: string) => (/[.!?…:"”»]$/u.test(value) ? value : `${value}.`);

/** Objects of agents whose keys together say one thing: a price that fell, whom to reach, who has done what, a stretch of time. */
import { capital } from '../reading/phrases.ts';
import { type Fields, isFields } from './facts-of-object.ts';
import { isMakersRole, roleOfKey, wordsOfKey } from './field-keys.ts';
import type { Value } from './from-object.ts';
import { isHolding } from './holding-keys.ts';

const was =
  /^(?:was|before|old|previous|regular(?: price)?|original(?: price)?|list(?: price)?|rrp|vorher|statt|alt|avant|ancien|antes|prima|antigo|eerst|oud)$/u;
const now =
  /^(?:now|after|new|sale(?: price)?|offer(?: price)?|current|today|jetzt|neu|maintenant|nouveau|ahora|adesso|agora|nu|nieuw)$/u;
const off =
  /^(?:off|discount|saving|save|you save|percent off|rabatt|remise|réduction|descuento|sconto|desconto|korting)$/u;
const from = /^(?:from|start|starts|begins?|since|opens?|ab|von|beginn|de|du|desde|dal|da|vanaf|van)$/u;
const until = /^(?:until|till|to|end|ends|through|closes?|bis|ende|jusqu au|au|hasta|fin|al|até|tot)$/u;
const named = /^(?:name|full name|nom|nombre|nome|naam)$/u;
const reached =
  /^(?:phone|tel|telephone|mobile|email|e mail|mail|whatsapp|telefon|handy|téléphone|telephone|teléfono|telefono|telefone|telefoon)$/u;
const house =
  /^(?:agency|company|firm|organi[sz]ation|brokerage|office|clinic|employer|agentur|firma|makler(?:büro)?|agence|société|agencia|empresa|agenzia|azienda|agência|kantoor|bedrijf)$/u;

const isPlain = (value: Value): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/** The lines that say it; null for an object of anything else. */
export function toldObject(label: string, value: Fields): string[] | null {
  return priceOf(label, value) ?? stretchOf(label, value) ?? personOf(label, value) ?? happeningOf(label, value);
}

const find = (value: Fields, pattern: RegExp) =>
  Object.entries(value).find(([key, one]) => pattern.test(wordsOfKey(key)) && isPlain(one));

/** `{ "was": "$180", "now": "$135", "off": "25% off" }` → "Was $180, now $135." and "25% off." */
function priceOf(label: string, value: Fields): string[] | null {
  const [old, next, less] = [was, now, off].map((pattern) => find(value, pattern));
  const known = [old, next, less].filter((one) => one !== undefined);
  if (old === undefined || next === undefined || !/\d/u.test(`${old[1]}`) || !/\d/u.test(`${next[1]}`)) return null;
  if (Object.keys(value).length > known.length + 1) return null;
  const what =
    label === '' || /^(?:price|prices|pricing|preis|prix|precio|prezzo|preço|prijs)$/u.test(label)
      ? ''
      : `${capital(label)} `;
  const saved = less === undefined ? '' : `${less[1]}`;
  const rest = Object.entries(value).filter((entry) => !known.some((one) => one?.[0] === entry[0]));
  return [
    `${what}${what === '' ? 'Was' : 'was'} ${old[1]}, now ${next[1]}.`,
    ...(saved === '' ? [] : [/^[\d.,]+\s?%$/u.test(saved) ? `${saved} off.` : `${saved}.`]),
    ...rest.filter(([, one]) => isPlain(one)).map(([key, one]) => `${capital(wordsOfKey(key))}: ${one}`),
  ];
}

/** `"valid": { "from": …, "until": … }` → "Valid from … until …." */
function stretchOf(label: string, value: Fields): string[] | null {
  const [first, last] = [find(value, from), find(value, until)];
  if (first === undefined || last === undefined || Object.keys(value).length !== 2 || isHolding(label)) return null;
  const isAmount = [first, last].every(([, one]) => /^[^\p{L}]*\d[\d.,]*\s?\P{L}*$/u.test(`${one}`));
  return isAmount ? null : [`${capital(label)} from ${first[1]} until ${last[1]}.`];
}

/** `"agent": { "name", "phone", "agency" }`: whom to call, and the house that signs. */
export function contactOf(value: Fields): string[] | null {
  const [name, way, firm] = [named, reached, house].map((pattern) => find(value, pattern));
  const isAll = Object.entries(value).every(([key, one]) => isPlain(one) && !isMakersRole(roleOfKey(key)));
  if ((name ?? firm) === undefined || way === undefined || !isAll) return null;
  const others = Object.entries(value).filter(([key]) => ![name, way, firm].some((one) => one?.[0] === key));
  return [
    ...(firm === undefined ? [] : [`Brand: ${firm[1]}`]),
    `CTA: ${[name, ...others, way].flatMap((one) => one?.[1] ?? []).join(', ')}`,
  ];
}

const happening =
  /^(?:incident|issue|outage|fault|disruption|alert|highlight|feature|milestone|update|risk|störung|vorfall|panne|incidente|avería|guasto|storing)$/u;

/** `"incident": { "title": "Sorter 4 down", "when": …, "status": … }` is one thing of several, and leads no film. */
function happeningOf(label: string, value: Fields): string[] | null {
  const title = find(value, /^(?:title|name|what|summary|headline|titel|titre|título|titolo)$/u);
  const others = Object.entries(value).filter(([key]) => key !== title?.[0]);
  if (title === undefined || !happening.test(label) || others.length > 3 || !others.every(([, one]) => isPlain(one)))
    return null;
  return [others.length === 0 ? `${title[1]}.` : `${title[1]}: ${others.map(([, one]) => one).join(', ')}.`];
}

/** `"top_scorer": { "name": "Tess Marangi", "goals": "311 goals" }` → "Top scorer: Tess Marangi, 311 goals" */
function personOf(label: string, value: Fields): string[] | null {
  const name = find(value, named);
  const others = Object.entries(value).filter(([key]) => key !== name?.[0]);
  const isShort = others.every(
    ([key, one]) => isPlain(one) && `${one}`.length <= 40 && roleOfKey(key) === null && !/^https?:/u.test(`${one}`),
  );
  if (name === undefined || label === '' || isHolding(label) || roleOfKey(label) !== null) return null;
  if (others.length === 0 || others.length > 2 || !isShort) return null;
  const facts = others.map(([key, one]) =>
    typeof one === 'number' || /^[\d.,]+$/u.test(`${one}`) ? `${one} ${wordsOfKey(key)}` : `${one}`,
  );
  return [`${capital(label)}: ${[name[1], ...facts].join(', ')}`];
}

const ranked = /^(?:rank|position|place|pos|no|#|platz|rang|posición|puesto|posizione|posição|plaats)$/u;
const titled =
  /^(?:name|team|title|player|club|product|item|label|country|city|page|song|book|word|brand|category|channel|verein|mannschaft|titel|équipe|equipo|squadra|equipa)$/u;

/** Rows of one name and one number, with or without their rank, as the points of a ranking; null for any other rows. */
export function rankedRows(label: string, items: readonly Value[]): string[] | null {
  const rows = items.filter(isFields).map((row) => {
    const entries = Object.entries(row).filter(([key]) => !ranked.test(wordsOfKey(key)));
    const name = entries.find(([key, one]) => titled.test(wordsOfKey(key)) && typeof one === 'string');
    const [number, more] = entries.filter((entry) => entry !== name);
    return name !== undefined && number !== undefined && more === undefined && typeof number[1] === 'number'
      ? { name: `${name[1]}`, value: number[1], unit: wordsOfKey(number[0]) }
      : null;
  });
  if (rows.length < 3 || rows.length !== items.length || rows.some((row) => row === null)) return null;
  const unit = rows[0]?.unit ?? '';
  const counted = /^(?:value|count|number|amount|total|score|wert|anzahl|valeur|valor|valore|waarde)$/u.test(unit)
    ? ''
    : ` ${unit}`;
  return [`${capital(label)}:`, ...rows.map((row, at) => `${at + 1}. ${row?.name}: ${row?.value}${counted}`), ''];
}

/** The object without the columns that it tells to skip: "skip: won/drawn/lost columns". */
export function withoutSkipped(root: Value): Value {
  const skipped = skippedIn(root);
  return skipped.size === 0 ? root : cut(root, skipped);
}

function skippedIn(value: Value): Set<string> {
  if (!isFields(value)) return new Set();
  const own = Object.entries(value).flatMap(([key, one]) => {
    const isRefusal = roleOfKey(key) === 'refusal' || /^(?:weglassen|omettre|omitir)$/u.test(wordsOfKey(key));
    const texts = isRefusal ? (Array.isArray(one) ? one : [one]).filter((text) => typeof text === 'string') : [];
    return texts.flatMap((text) =>
      [...text.matchAll(columns)].flatMap(([, names = '']) => names.split(/[/,]|\s(?:and|und|et|y|e)\s/u)),
    );
  });
  const inner = Object.values(value).flatMap((one) => [...skippedIn(one)]);
  return new Set([...own.map((one) => wordsOfKey(one)).filter((one) => one !== ''), ...inner]);
}
const columns =
  /([\p{L}_]+(?:\s?[/,]\s?[\p{L}_]+)*(?:\s(?:and|und|et|y|e)\s[\p{L}_]+)?)\s(?:columns?|fields?|spalten?|colonnes?|columnas?|colonne|colunas?|kolommen)(?!\p{L})/giu;

function cut(value: Value, skipped: ReadonlySet<string>): Value {
  if (Array.isArray(value)) return value.map((one) => (isFields(one) ? without(one, skipped) : cut(one, skipped)));
  return isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one, skipped)]))
    : value;
}

const without = (row: Fields, skipped: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !skipped.has(wordsOfKey(key))));

/** "SALON BRISK" above its prices: a line in capitals near the head of a brief signs the list below it. */
import { isMakersPart } from '../reading/makers-parts.ts';
import { isMakersRole, roleOfKey } from '../unwrapping/field-keys.ts';

/** A line in capitals, and nothing that counts. */
export const shouted = /^\s*((?=[^\n]*\p{Lu}{3})[\p{Lu}&'’.-]+(?:\s[\p{Lu}&'’.-]+){0,4})\s*$/u;
const point = /^\s*(?:[-*•]|\d{1,2}[.)])\s+\S/u;
/** What a list is called, and no house: "PRICE LIST", "OPENING HOURS". */
const generic =
  /(?<!\p{L})(?:menus?|prices?|list|rates|fees|services?|hours|opening|programme?|agenda|schedule|timetable|line-?up|steps?|how|why|what|features?|news|facts|rules|tips|ingredients|recipe|checklist|sale|offers?|deals?|specials?|summary|results|today|tomorrow|warning|attention|notice|new|now|our|your|the|speisekarte|preis\p{L}*|liste|angebot\p{L}*|leistungen|öffnungszeiten|programm|ablauf|schritte|zutaten|rezept|regeln|neu|heute|achtung|unsere?|carte|tarifs?|prix|horaires|programme|étapes|ingrédients|recette|règles|nouveautés?|nos|notre|carta|menú|precios?|horarios?|servicios|programa|pasos|ingredientes|receta|ofertas?|nuestr\p{L}+|listino|prezzi|orari|servizi|programma|passi|ingredienti|ricetta|offerte|nostr\p{L}+|cardápio|preços?|horários?|serviços|passos|ofertas|noss\p{L}+|prijzen|prijslijst|openingstijden|diensten|programma|stappen|onze)(?!\p{L})/iu;
const nearHead = 4;

/** The name above the points of a brief; empty where none is, or several lists have heads of their own. */
export function headedName(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const heads = lines.flatMap((line, at) => {
    const head = shouted.exec(line)?.[1] ?? '';
    return head !== '' && point.test(lines[at + 1] ?? '') ? [{ head, at }] : [];
  });
  const [first, ...more] = heads;
  if (first === undefined || more.length > 0 || first.at >= nearHead) return '';
  const { head } = first;
  return generic.test(head) || isMakersPart(head) || isMakersRole(roleOfKey(head)) ? '' : head;
}

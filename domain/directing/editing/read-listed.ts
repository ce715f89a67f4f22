/** One more row of a list that stands: "One more line in the programme: 8 pm lantern walk", "Ajoutez un tarif : dévoilage 18 €". */
import { type Clause, type ClauseReader, match, saidBy, shows } from './clause.ts';
import type { Edit } from './edit.ts';

const more =
  '(?:(?:one|eine?|einen|une?|una|uno|um|uma)\\s)?(?:(?:new|another|more|extra|additional|further|weiterer?|weiteren|neuer?|neuen|noch\\seinen?|nouvelle?|autre|nuev[oa]|otr[oa]|nuov[oa]|altr[oa]|nov[oa]|outr[oa]|más|mais)\\s)?';
const row =
  '(?:line|entry|row|item|point|price|rate|date|slot|stop|event|programme\\spoint|dish|zeile|eintrag|punkt|programmpunkt|preis|termin|gericht|posten|ligne|tarif|prix|rendez-vous|plat|étape|línea|precio|tarifa|plato|fecha|riga|prezzo|tariffa|voce|piatto|linha|preço|tarifa|prato)s?';
const loose = /^(?:line|item|point|zeile|punkt|ligne|línea|riga|linha)s?$/iu;
const into =
  '(?:to|in|into|on|onto|for|zu|zum|zur|im|ins|in\\sdie|in\\sden|auf|à|au|aux|dans|sur|pour|a|al|en|nel|nella|ai|alle|no|na|ao|aos)';
/** What a list is called where the film does not say it. */
const lists =
  /^(?:programme?|program|schedule|agenda|timetable|line-?up|list|steps?|prices?|price\slist|rates?|menu|programm|ablauf|zeitplan|liste|preisliste|preise|karte|horaires?|tarifs?|carte|programa|horario|lista|precios|tarifas|menú|programma|orari|prezzi|listino|preços|horário)$/iu;

export const readListed: ClauseReader = (clause) => told(clause) ?? put(clause);

/** "one more line in the programme: …", "add a price: …" */
function told(clause: Clause): Edit | null {
  const added = match(clause, `{add}\\s+{the}${more}(${row})(?:\\s+${into}\\s+{the}(*))?\\s*:\\s*(*)`);
  const bare = match(
    clause,
    `(?:one\\smore|another|noch\\seine?n?|encore\\sune?|otra|un['’]altra|mais\\suma?)\\s+(${row})(?:\\s+${into}\\s+{the}(*))?\\s*:\\s*(*)`,
  );
  // "Noch" is courtesy in German: "ein Punkt in der Liste: …" asks for one more.
  const listed = match(clause, `(?:an?|eine?n?|une?|una?|um|uma)\\s+(${row})\\s+${into}\\s+{the}(*)\\s*:\\s*(*)`);
  const [noun = '', where = '', text = ''] = added ?? bare ?? listed ?? [];
  // "Add a line: …" is a scene, unless it says of which list.
  if (where === '' && bare === null && loose.test(noun)) return null;
  return text === '' || (where !== '' && !isList(clause, where)) ? null : rowEdit(clause, text, where);
}

/** "Add 8 pm lantern walk to the programme" */
function put(clause: Clause): Edit | null {
  const [text = '', where = ''] = match(clause, `{add}\\s+(*)\\s+${into}\\s+{the}(*)`) ?? [];
  return text === '' || !isList(clause, where) ? null : rowEdit(clause, text, where);
}

const isList = (clause: Clause, where: string) =>
  lists.test(where) ||
  (clause.film.texts.some((text) => text.toLowerCase() === where.toLowerCase()) && shows(clause, where));

/** A row of no figure and no time is an item, wherever items stand. */
function rowEdit(clause: Clause, text: string, where: string): Edit {
  return { kind: 'addRow', text: saidBy(clause, text), list: where === '' ? null : where, place: null };
}

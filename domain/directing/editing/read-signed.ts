/** Who said what the film quotes: "Under the quote add who said it: Hanna Moor, baker", "Update her title to head baker". */
import { type Clause, type ClauseReader, mark, match, saidBy } from './clause.ts';
import type { Edit } from './edit.ts';
import { stemsOf } from './stems.ts';

const quote = '(?:quote|quotation|testimonial|citation|zitat|témoignage|cita|testimonio|citazione|citação)';
const under =
  '(?:under|below|beneath|underneath|after|to|with|beside|unter|zu|zum|bei|beim|sous|après|avec|bajo|debajo\\sde|sotto|sob|abaixo\\sde)';
const signature =
  '(?:who\\s(?:said|says|wrote)\\s(?:it|that|this)|(?:the\\s)?(?:name|author|speaker|attribution|credit|source)(?:\\sof\\swho\\s.+)?|wer\\s(?:es|das)\\s(?:gesagt\\shat|sagt)|(?:den\\s)?namen|(?:l[’\u0027]auteur|le\\snom)|qui\\s(?:l[’\u0027]a\\sdit|parle)|quién\\slo\\sdijo|el\\snombre|chi\\slo\\sdice|il\\snome|quem\\s(?:o\\s)?disse|o\\snome)';

const own = '(?:her|his|their|the|our|ihrem|seinem|dem|das|sa|la|le|son|su|el|il|suo|sua|a|o)';
const quoteOf =
  '(?:quote|quotation|words|saying|zitat|worte|spruch|citation|phrase|mots|cita|frase|palabras|citazione|parole|citação|palavras)';
/** "under her quote" */
const underQuote = new RegExp(
  `(?:^|[\\s,]+)(?:${under}|dans|en|a|alla|nella)\\s(?:(?:la|il|a|o)\\s)?(?:${own}\\s)?${quoteOf}(?=$|[\\s,]),?\\s?`,
  'iu',
);
const merely =
  '(?:just|only|simply|merely|nur|einfach|bloß|juste|seulement|simplement|solo|sólo|simplemente|solamente|soltanto|semplicemente|só|apenas|simplesmente)';
/** "would like to be called just “…”", "soll nur „…“ stehen", "que ponga solo «…»" */
const calling = new RegExp(
  `^(?:[^\\d,]{2,40}\\s)?(?:called|named|credited|introduced|listed|shown|signed|appear|call|name|credit|sign|say|read|write|put|soll|möchte|bitte|schreib\\p{L}*|appelée?|nommée?|présentée?|figurer|mett\\p{L}*|mets|écri\\p{L}*|que\\spong\\p{L}*|pon\\p{L}*|llam\\p{L}*|figur\\p{L}*|aparecer|apparire|chiamat[ao]|indicat[ao]|scriv\\p{L}*|metti|chamad[ao]|apresentad[ao]|escrev\\p{L}*|põe|ponham?)(?:\\s(?:it|her|him|them|that|quote|la|le|lo|ihn|sie))?(?:\\s(?:as|als|comme|como|come|${merely}))*\\s(${mark})(?:\\s(?:genannt|heißen|stehen)(?:\\swerden)?)?$`,
  'iu',
);

export const readSigned: ClauseReader = (clause) => calledOnly(clause) ?? whoSaid(clause) ?? whatTheyAre(clause);

/** "Jean would like to be called just “Jean, customer since 1971” under her quote": no line more, but another name. */
function calledOnly(clause: Clause): Edit | null {
  const { quotes = [] } = clause.film;
  const rest = clause.text.replace(underQuote, ' ').trim();
  const found = rest === clause.text ? null : calling.exec(rest);
  const [single, more] = quotes;
  if (found === null || single === undefined || more !== undefined) return null;
  const said = saidBy(clause, found[1] ?? '');
  const isOnly = new RegExp(`(?<!\\p{L})${merely}(?!\\p{L})`, 'iu').test(rest);
  const isTheirs = stemsOf(said).some((stem) => stem.length > 2 && stemsOf(single.signed).includes(stem));
  return isTheirs || (isOnly && /^\p{Lu}/u.test(said)) ? { kind: 'signed', ...signedBy(said) } : null;
}

function whoSaid(clause: Clause): Edit | null {
  const found =
    match(
      clause,
      `${under}\\s+{the}${quote},?\\s+(?:please\\s)?(?:{add}|write|put|schreib(?:e)?|écris|écrivez)\\s+(?:${signature})?\\s*:?\\s*(*)`,
    ) ??
    match(clause, `(?:{add}|write|put)\\s+(?:${signature})?\\s*${under}\\s+{the}${quote}\\s*:\\s*(*)`) ??
    match(clause, `(?:{add}|write|put)\\s+(?:${signature}\\s*:\\s*)?(*)\\s+${under}\\s+{the}${quote}`) ??
    match(clause, `{the}${quote}\\s+(?:is|was|comes|ist|stammt|est|es|è|é)\\s+(?:by|from|von|de|di)\\s+(*)`) ??
    match(clause, `(?:sign|attribute|credit)\\s+{the}${quote}\\s*(?:to|with|as|:)\\s*(*)`);
  const said = found === null ? '' : saidBy(clause, (found[0] ?? '').trim());
  return /^\p{Lu}/u.test(said) ? { kind: 'signed', ...signedBy(said) } : null;
}

/** "Update her title to head baker": what the person who is quoted is. */
function whatTheyAre(clause: Clause): Edit | null {
  const found = match(
    clause,
    '(?:{change}|update|correct|fix|set|make)\\s+(?:her|his|their|ihren?|seinen?|son|sa|su|o\\sseu|il\\ssuo)\\s+(?:job\\s)?(?:title|role|position|function|titel|funktion|rolle|titre|fonction|poste|cargo|puesto|ruolo|titolo)\\s+(?:{to}|{says}|:)\\s+(*)',
  );
  const role = found === null ? '' : saidBy(clause, found[0] ?? '').trim();
  return role === '' ? null : { kind: 'signed', role };
}

/** "Hanna, owner of Biscuit": a name and, behind the first comma, what they are. */
function signedBy(said: string): { who: string; role?: string } {
  const [, who = said, role = ''] = /^([^,–—(]+?)\s*(?:,|\s[–—-])\s+(.+)$/u.exec(said) ?? [];
  return role === '' ? { who: who.trim() } : { who: who.trim(), role: role.trim() };
}

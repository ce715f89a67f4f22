/** Who said what the film quotes: "Under the quote add who said it: Hanna Moor, baker", "Update her title to head baker". */
import { type Clause, type ClauseReader, match, saidBy } from './clause.ts';
import type { Edit } from './edit.ts';

const quote = '(?:quote|quotation|testimonial|citation|zitat|témoignage|cita|testimonio|citazione|citação)';
const under =
  '(?:under|below|beneath|underneath|after|to|with|beside|unter|zu|zum|bei|beim|sous|après|avec|bajo|debajo\\sde|sotto|sob|abaixo\\sde)';
const signature =
  '(?:who\\s(?:said|says|wrote)\\s(?:it|that|this)|(?:the\\s)?(?:name|author|speaker|attribution|credit|source)(?:\\sof\\swho\\s.+)?|wer\\s(?:es|das)\\s(?:gesagt\\shat|sagt)|(?:den\\s)?namen|(?:l[’\u0027]auteur|le\\snom)|qui\\s(?:l[’\u0027]a\\sdit|parle)|quién\\slo\\sdijo|el\\snombre|chi\\slo\\sdice|il\\snome|quem\\s(?:o\\s)?disse|o\\snome)';

export const readSigned: ClauseReader = (clause) => whoSaid(clause) ?? whatTheyAre(clause);

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

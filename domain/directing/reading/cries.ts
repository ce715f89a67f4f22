/** "Lighter. Softer. Smarter.", "Leichter. Weicher. Klüger.", "Fast. Quiet. Yours.": cries in a row that praise what is shown, and no looks of the film. */

const comparative =
  "(?:\\p{L}{2,}er|(?:more|less|better|mehr|besser|weniger|plus|moins|mieux|más|menos|mejor|più|meno|meglio|mais|melhor|meer|beter|minder)(?:\\s[\\p{L}'’-]+)?)";
const whose =
  '(?:(?:all\\s)?(?:yours|ours|mine)|(?:ganz\\s)?(?:deine?[rs]?|eure?[rs]?|ihre?[rs]?|unsere?[rs]?)|à\\s(?:toi|vous|nous)|tuy[oa]s?|vuestr[oa]s?|suy[oa]s?|tu[oa]|vostr[oa]|teu|tua|vosso|van\\s(?:jou|ons))';
const cry = "\\p{L}[\\p{L}'’-]*(?:\\s[\\p{L}'’-]+)?";
const row = new RegExp(`(?<=^|\\n|[.!?€%]\\s)(?:${cry}[.!]\\s){2,3}${cry}[.!](?=\\s|$)`, 'gu');
const compared = new RegExp(`^${comparative}$`, 'iu');
const owned = new RegExp(`^${whose}$`, 'iu');
/** What maker and viewers call by a word that ends like one that compares. */
const things =
  /^(?:water|paper|summer|winter|poster|flyer|banner|teaser|trailer|filter|corner|leer|immer|hier|oder|aber|unter|über|wer|der)$/iu;

/** The sentences of such rows, each without its stop, and each row as a whole. */
export function cryRows(text: string): ReadonlySet<string> {
  const rows = [...text.matchAll(row)].flatMap(([said]) => {
    const cries = said.split(/[.!]\s?/u).filter(Boolean);
    const isPraise =
      cries.every((one) => compared.test(one) && !things.test(one)) || cries.slice(1).some((one) => owned.test(one));
    return isPraise ? [...cries, said.replace(/[.!]$/u, '')] : [];
  });
  return new Set(rows);
}

/** "Quote from Jo, a baker: “…”", "Quote her: “…”": the words lead, and who said them stands behind a dash. */
import { loneQuote, type SaidSentence } from './by-sentence.ts';

const asking =
  /^(?:(?:please |bitte )?(?:(?:use |add |include |the |a |das |ein |le |la |une |el |una |il |un |o |uma |het |een )*(?:quote|quotation|testimonial|zitat|citation|témoignage|cita|testimonio|citazione|citação|testemunho|citaat)(?: (?:to use|we['’]d like to use))?(?: (?:is|comes|ist|kommt|est|es|è|é|is))?)\s(?:from|by|of|von|de|d['’]|del|di|da|do|van)\s)(?<who>[^:]{2,80}?)\s?:\s*(?<said>[\ue000-\uf8ff]\s*[.!?]?)$/iu;
const bare =
  /^(?:(?:please |bitte )?(?:(?:quote|cite) (?:her|him|them|this|it|me|us)(?: (?:saying|as saying))?|zitiert? (?:sie|ihn|mich|uns)|(?:citez|cite)-l[ae]|cítal[ao]|citadl[ao]|citatel[ao]|citalo|cite-[oa]|citeer (?:haar|hem))|(?:the |das |la |el |il |o |het )?(?:quote|quotation|zitat|citation|cita|citazione|citação|citaat)(?: to use)?(?: (?:is|ist|est|es|è|é))?)\s?[:,]?\s*(?<said>[\ue000-\uf8ff]\s*[.!?]?)$/iu;

const person = "\\p{Lu}[\\p{L}.'’-]*(?:\\s(?:(?:von|van|de|da|di|der|la)\\s)?\\p{Lu}[\\p{L}.'’-]*){0,3}";

export function withQuotedFirst({ text, held }: SaidSentence): string {
  const own = loneQuote(bare.exec(text)?.groups?.said ?? '', held);
  if (own !== null) return own;
  const { who = '', said = '' } = asking.exec(text)?.groups ?? {};
  const mark = loneQuote(said, held);
  if (mark === null) return text;
  const post = new RegExp(`^((?:\\p{Ll}[\\p{L}-]*\\s){0,5})(${person})(?:,\\s(.+))?$`, 'u').exec(who.trim());
  if (post === null) return mark;
  const role = [
    post[1]?.trim().replace(/^(?:the|our|an?|der|die|la|le|el|il|o|a|de|het|unsere?[mnr]?)\s/iu, ''),
    post[3],
  ]
    .filter(Boolean)
    .join(', ');
  return `${mark} — ${post[2]}${role === '' ? '' : `, ${role}`}.`;
}

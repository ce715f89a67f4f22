/** Words that an asker only proposes: "we should say so plainly, something like “…”", "so the lesson is: “…”". */
import { quoted } from './orders-in-prose.ts';

const begins = '(?<=^|\\n|[.!?…]["”“»]?\\s)';
const like =
  '(?:something|anything|a (?:line|sentence)|words)\\s(?:like|such as|along the lines of|to the effect of)|along the lines of|(?:so )?(?:etwas|was) (?:wie|in der art(?: von)?)|sinngemäß|quelque chose comme|(?:quelque chose )?du genre|algo (?:así )?como|algo del estilo de|qualcosa (?:come|tipo)|qualquer coisa como|algo do género|(?:iets|zoiets) (?:als|in de trant van)';
/** "and we should say so plainly" */
const openly =
  '(?:,?\\s(?:and|but|so)\\s(?:we|i)(?:[\'’]d)?\\s(?:should|must|have to|need to|ought to|want to|would like to|like to|want)\\s[^,.:;!?\\n"“„«]{2,50}|,?\\s(?:und|aber) (?:wir|ich|das) (?:sollten?|müssen|wollen|möchten?|soll) [^,.:;!?\\n"“„«]{2,50})?';
const proposed = new RegExp(
  `${begins}(?:(?<fact>[^.!?:\\n"“”„«»]{8,140}?)${openly},?\\s)?(?:maybe\\s|perhaps\\s|vielleicht\\s)?(?:${like})\\s?:?\\s(?<said>${quoted})(?:,?\\s(?:would (?:be|do|work)|works|is fine|or so|maybe|perhaps|please|wäre|serait|estaría|sarebbe|seria|zou)(?!\\p{L})[^.!?\\n"“”]{0,40})?[.!]?(?=\\s|$)`,
  'giu',
);

const lessons =
  "(?:the|our|my)\\s(?:lesson|moral|punch\\s?line|upshot|takeaway|point)(?:\\s(?:of (?:it|this|that|all this|the story)|here))?\\s(?:is|was)|(?:die|unsere)\\s(?:lehre|moral|pointe)(?:\\s(?:daraus|davon))?\\s(?:ist|lautet)|la\\s(?:leçon|morale|chute)(?:,\\sc['’]est|\\sest)|la\\s(?:lección|moraleja)\\ses|la\\s(?:lezione|morale)\\sè|a\\s(?:lição|moral)\\sé|de\\s(?:les|moraal)\\sis";
const summed = new RegExp(
  `(?:${begins}|,?\\s(?:so|and|also|und|donc|et|así que|y|quindi|e|por isso|dus|en)\\s)(?:${lessons})\\s?[:,]?\\s(?<said>${quoted})[.]?(?=\\s|$)`,
  'giu',
);

const stems = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? []).map((word) => word.slice(0, 5)));
/** Whether a line says anew what was just told. */
const rewords = (said: string, fact: string) => {
  const [own, told] = [stems(said), stems(fact)];
  return [...own].filter((word) => told.has(word)).length * 2 >= own.size;
};

const groupsOf = (all: unknown[]) => all.at(-1) as Record<string, string | undefined>;

/** The prompt with such words as the copy that they are; a fact that they say anew goes for them. */
export const withLooseWordings = (prompt: string): string =>
  prompt
    .replace(proposed, (...all) => {
      const { fact = '', said = '' } = groupsOf(all);
      return fact === '' || rewords(said, fact) ? said : `${fact}. ${said}`;
    })
    .replace(summed, (...all) => `${/^[\s,]/u.test(all[0]) ? '. ' : ''}${groupsOf(all).said}`);

/** "The thing people ask me ten times a day is how a lock works": the question is what the film tells, and not who asks it. */
import { audience } from '../lexicon/remark-words.ts';
import { capital } from '../reading/phrases.ts';

const often = '(?:(?:always|often|usually|mostly|constantly|all)\\s)?';
const asked = new RegExp(
  `(?<=^|\\n|[.!?]["”»]?\\s)(?:(?:hi|hello|hey)[,!]?\\s)?(?<who>(?:i|we|my|our)(?:['’]\\p{L}+)?\\s[^.,:;!?\\n"“”]{3,90}?,?\\s(?:and|so)\\s)?(?:the\\s(?:(?:one|first|only|main|most common|number one)\\s)?(?:thing|question)(?:\\sthat)?|what)\\s(?:${audience}|i|we|they)\\s${often}(?:asks?|hears?|(?:am|are|get) asked|gets?|wants? to know|wonders?(?: about)?)(?!\\p{L})[^.,:;!?\\n"“”]{0,48}?\\s(?:is|are)\\s(?=(?:how|why|what|where|when|who|whether)\\s)(?<first>\\p{L})`,
  'giu',
);
/** "Well: 90 seconds": an answer needs no such word. */
const well = /(?<=[.!?]\s)(?:well|so|ok(?:ay)?|right)(?::|,\sso:)\s(?=\S)(\S)/giu;

export function withAskedQuestions(prompt: string): string {
  const told = prompt.replace(asked, (...all) =>
    capital((all.at(-1) as Record<string, string | undefined>).first ?? ''),
  );
  return told === prompt ? prompt : told.replace(well, (_, first: string) => first.toUpperCase());
}

/** Words said to the maker around what viewers shall read: each sentence becomes what it leads to. */
import { languageOf } from '../reading/language.ts';
import { withLineAsked } from './asked-lines.ts';
import { withListAsked } from './asked-lists.ts';
import { bySentence, type SaidSentence } from './by-sentence.ts';
import { asksForFilm } from './from-makers-sentences.ts';
import { withEndLabelled } from './labelled-ends.ts';
import { withVoiceLed } from './led-voices.ts';
import { withAddressTold, withListedClosing } from './listed-closings.ts';
import { withoutRunningPlace } from './running-places.ts';
import { withSubjectSaid } from './said-subjects.ts';
import { withNewsApart } from './shared-news.ts';
import { withHouseTold } from './writing-for.ts';

/** A brief without them; what asks for no film is copy, and stands as it is. */
export function withPlainTalk(prompt: string): string {
  if (!asksForFilm(prompt)) return prompt;
  const language = languageOf(prompt);
  const ways: readonly ((sentence: SaidSentence, at: number) => string)[] = [
    (sentence, at) => withHouseTold(sentence, at, language),
    (sentence) => withNewsApart(sentence, language),
    (sentence) => withEndLabelled(sentence, language),
    (sentence) => withListedClosing(sentence, language),
    (sentence) => withAddressTold(sentence, prompt, language),
    withVoiceLed,
    (sentence) => withLineAsked(sentence, language),
    withListAsked,
    (sentence, at) => withSubjectSaid(sentence, at, language),
    withoutRunningPlace,
  ];
  return bySentence(prompt, (sentence, at) => {
    for (const way of ways) {
      const said = way(sentence, at);
      if (said !== sentence.text) return said;
    }
    return sentence.text;
  });
}

/** Words said to the maker around what viewers shall read: each sentence becomes what it leads to. */
import { languageOf } from '../reading/language.ts';
import { withListAsked } from './asked-lists.ts';
import { bySentence } from './by-sentence.ts';
import { asksForFilm } from './from-makers-sentences.ts';
import { withVoiceLed } from './led-voices.ts';
import { withAddressTold, withListedClosing } from './listed-closings.ts';
import { withoutRunningPlace } from './running-places.ts';
import { withSubjectSaid } from './said-subjects.ts';

/** A brief without them; what asks for no film is copy, and stands as it is. */
export function withPlainTalk(prompt: string): string {
  if (!asksForFilm(prompt)) return prompt;
  const language = languageOf(prompt);
  return bySentence(prompt, (sentence, at) => {
    const said = [
      withListedClosing(sentence, language),
      withAddressTold(sentence, prompt, language),
      withVoiceLed(sentence),
      withListAsked(sentence),
      withSubjectSaid(sentence, at, language),
      withoutRunningPlace(sentence),
    ];
    return said.find((one) => one !== sentence.text) ?? sentence.text;
  });
}

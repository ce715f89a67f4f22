/** Words said to the maker around what viewers shall read: each sentence becomes what it leads to. */
import { languageOf } from '../reading/language.ts';
import { capital } from '../reading/phrases.ts';
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

const drawn =
  '(?:chart|graph|bars?|diagram|counter|rows|table|diagramm|balken|grafik|tabelle|graphique|diagramme|barres|tableau|gráfico|barras|tabla|grafico|barre|tabella|tabela)';
const beside = new RegExp(
  `^(?:(?:then|and|right|just|dann|und|puis|et|luego|y|poi|e|depois)\\s)?(?:(?:before|after|under(?:neath)?|below|above|beside|next to|behind)\\s(?:the|that|this)|(?:vor|nach|unter|über|neben|hinter)\\s(?:dem|den|der)|(?:avant|après|sous|à côté d)[e']?\\s?(?:le|la|les|u|ce)|(?:antes de|después de|tras|debajo de|junto a)l?(?:\\s(?:el|la|las|los))?|(?:prima d|dopo|sotto|accanto a)(?:el|i|l)?(?:la|le|lle)?(?:\\s(?:il|la|le))?|(?:antes d|depois d|debaixo d|ao lado d|sob )[oa]s?)\\s${drawn},?\\s(?=\\S+\\s\\S)`,
  'iu',
);
/** "Before the chart, say that …": where it stands goes, what shall be said is read. */
const withoutChartPlace = ({ text }: SaidSentence): string => {
  const [place = ''] = beside.exec(text) ?? [];
  return place === '' ? text : capital(text.slice(place.length));
};

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
    withoutChartPlace,
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

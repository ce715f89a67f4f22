/** "a video for a school board meeting showing how …", "Team intro for a pitch: …": where a film is shown, before what it tells. */

import { lexiconOf } from '../lexicon/lexicons.ts';
import { readDates, readTimes } from '../reading/dates.ts';
import { languageOf } from '../reading/language.ts';
import { maybeFilm, surelyFilm } from './asking-words.ts';
import { telling } from './told-viewers.ts';
import { mediaOfFilm, useOfFilm } from './uses-of-films.ts';

const film = `(?<![\\p{L}])(?:${surelyFilm}|${maybeFilm})`;
const before = new RegExp(
  `^([^.!?\\n:]{0,90}?${film}),?\\s${useOfFilm},?(?=\\s(?:${telling}|that|which)(?!\\p{L}))`,
  'iu',
);
const beforeColon = new RegExp(`^([^.!?\\n:]{0,90}?${film}),?\\s${useOfFilm}(?=\\s?:\\s)`, 'iu');

/** "Summary of the climate report for city hall screens: …" */
const onMedia = new RegExp(`^([^.!?\\n:“"„«]{3,80}?),?\\s${mediaOfFilm}(?=\\s?:\\s)`, 'iu');

/** `Create a vertical video, 20 seconds, "How to fold a sheet": …`: the title of what is asked for. */
const titled = new RegExp(
  `^\\s*(?:\\p{L}+\\s){1,4}(?:\\p{L}+\\s){0,2}${film}((?:,\\s[^,.:“"„«\\n]{2,30}){0,3}),?\\s["“„«]\\s?([^"“”„«»\\n]{3,80}?)\\s?["”“»]\\s?:\\s+`,
  'iu',
);
const withTitle = (prompt: string) =>
  prompt.replace(titled, (_, wishes: string, title: string) => `Video${wishes}: ${title}\n`);

/** "a video for a local gym, IronWorks, promoting the New Year offer": whose film it is, inside what it is asked to tell. */
const ofHouse = new RegExp(
  `^([^.!?\\n:]{0,90}?${film})\\sfor\\s(?:an?|our|the|my)\\s[^,.:!?\\n]{3,48},\\s(\\p{L}[^,.:!?\\n]{1,40}),\\s(?:promoting|announcing|introducing|presenting|advertising|about|celebrating|showing|explaining)\\s`,
  'iu',
);
const withHouseBehind = (prompt: string) => {
  const [whole, head = '', house = ''] = ofHouse.exec(prompt) ?? [];
  return whole === undefined || !/^\p{Lu}/u.test(house)
    ? prompt
    : `${head} about ${prompt.slice(whole.length)}\nBrand: ${house}`;
};

/** "How to descale it in five steps, for the Caffarro support page." is shown there, and Caffarro's. */
const onPage =
  /^(?<head>[^.!?\n:]{6,140}?),?\s(?:for|on|für|auf|pour|sur|para|en|per|su|voor|op)\s(?:the|our|my|die|unsere|der|den|la|le|notre|nuestra|el|nuestro|il|nostro|o|a|nosso|de|onze)\s(?<whose>(?:(?:\p{Lu}[\p{L}\p{N}&'’-]*\s){1,3})?)(?:\p{Ll}+\s)?(?:(?:support|help|product|landing|home|faq|web|store|recipe|project|donation|campaign|team|about|careers?|status)[ -]?pages?|page d[’'](?:aide|accueil)|página de (?:ayuda|inicio|producto)|pagina (?:di supporto|prodotto)|app store|play store|help cent(?:er|re)|knowledge base|(?:support|hilfe|produkt|start)seite|helppagina)(?<end>[.](?=\s)|[,.]?(?=\s\d)|,(?=\s))/iu;
const withoutPage = (prompt: string) => {
  const found = onPage.exec(prompt);
  if (found === null) return prompt;
  const { head = '', whose = '', end = '' } = found.groups ?? {};
  return `${head}${end}${prompt.slice(found[0].length)}${/^\p{Lu}/u.test(whose) ? `\nBrand: ${whose.trim()}` : ''}`;
};

/** The prompt without where its first sentence says that the film is shown; an occasion with its day is what it tells. */
export function withoutShowing(given: string): string {
  const prompt = withoutPage(withHouseBehind(withTitle(given)).replace(onMedia, '$1'));
  const told = prompt.replace(before, '$1');
  const [head] = beforeColon.exec(told) ?? [];
  if (head === undefined) return told;
  const [sentence = ''] = told.slice(head.length).split(/(?<=[.!?])\s|\n/u);
  const isDated = readDates(sentence, lexiconOf(languageOf(prompt))).length + readTimes(sentence).length > 0;
  return isDated ? told : told.replace(beforeColon, '$1');
}

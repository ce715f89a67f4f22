/** "ROTTERDAM, 4 March 2026 – Kestrel today opened …": where and when a release was written is no event of the film's. */
import { lexicons } from '../lexicon/lexicons.ts';
import { phraseSource } from '../reading/phrases.ts';

const months = phraseSource(lexicons.flatMap((lexicon) => lexicon.months.flat()));
const place =
  "\\p{Lu}[\\p{L}.'’-]+(?:[ /](?:\\p{Lu}[\\p{L}.'’-]*|am|an|der|de|del|la|le|sur|upon|im|in)){0,3}(?: \\([^()\\n]{2,30}\\)|, \\p{Lu}[\\p{L}.]{1,20})?";
const date = `(?:(?:le|el|am|den|the|,)\\s)?(?:\\d{1,2}(?:\\.|st|nd|rd|th|er|º)?\\s(?:de\\s)?(?:${months})\\.?|(?:${months})\\.?\\s\\d{1,2}(?:st|nd|rd|th)?)(?:,?\\s(?:de\\s)?20\\d\\d)?`;
const head =
  'pressemitteilung|presseinformation|communiqué(?: de presse)?|nota de prensa|comunicado(?: de prensa| de imprensa)?|comunicato(?: stampa)?|nota à imprensa|persbericht|press release|news release|for immediate release';
const dateline = new RegExp(
  `^(?:(?:${head})\\s?[–—:|-]{1,2}\\s)?(${place},?\\s${date})(\\s?[–—-]{1,2}\\s|\\.\\s|:\\s|\\s?\\|\\s)(?=\\S+(?:\\s\\S+){4})`,
  'imu',
);
const release =
  /(?<!\p{L})(?:for immediate release|press release|news release|pressemitteilung|presseinformation|communiqué|comunicado|nota de prensa|comunicato|nota à imprensa|persbericht)(?!\p{L})/iu;
const today = /(?<!\p{L})(?:today|heute|aujourd['’]hui|ce jour|hoy|oggi|hoje|vandaag)(?!\p{L})/iu;

/** The brief without its dateline, which is told as left out. */
export function withoutDateline(prompt: string): { text: string; told: string[] } {
  const [whole = '', said = ''] = dateline.exec(prompt) ?? [];
  const isNews =
    whole !== '' && /^\p{Lu}/u.test(said) && (release.test(prompt) || today.test(firstSentence(prompt, whole)));
  return isNews
    ? { text: prompt.replace(whole, ''), told: [`${said} (the dateline of the release)`] }
    : { text: prompt, told: [] };
}

const firstSentence = (prompt: string, whole: string) =>
  /^.*?(?:[.!?](?=\s\p{Lu})|$)/su.exec(prompt.slice(prompt.indexOf(whole) + whole.length))?.[0] ?? '';

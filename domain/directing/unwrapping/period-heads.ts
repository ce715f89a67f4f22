/** "Q3 results video for our investors": of which time a film tells heads it. */
import { capital } from '../reading/phrases.ts';

const period =
  '(?:Q[1-4]|H[12]|FY\\s?\\d{2,4}|(?:first|second|third|fourth|last)[- ]quarter|half[- ]year(?:ly)?|(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:spring|summer|autumn|fall|winter))(?:\\s(?:19|20)\\d\\d)?|(?:19|20)\\d\\d';
const report =
  '(?:results?|reports?|review|update|figures|numbers|earnings|recap|summary|highlights|in numbers|in review)';
const head = new RegExp(
  `^(?<ask>\\s*(?:(?:please\\s)?(?:make|create|produce|we need|i need|need|we want)\\s(?:us\\s|me\\s)?)?(?:an?\\s|our\\s|the\\s)?(?:\\d{1,3}[\\s-]?(?:seconds?|secs?|s)\\s)?)(?<title>(?:${period})\\s${report})\\s(?<film>videos?|films?|clips?|animation|reel)(?=[\\s,.:])(?<rest>[^.!?\\n]*)(?<end>[.!?]|\\n|$)`,
  'iu',
);

/** The prompt with such a head as a sentence of its own behind the asking. */
export function withPeriodTold(prompt: string): string {
  const found = head.exec(prompt);
  const { ask = '', title = '', film = '', rest = '', end = '' } = found?.groups ?? {};
  if (found === null || /:/u.test(rest)) return prompt;
  return `${ask === '' ? capital(film) : `${ask}${film}`}${rest}${end || '.'} ${capital(title)}.${prompt.slice(found[0].length)}`;
}

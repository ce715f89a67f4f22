/** "People keep asking me for the recipe, so a clip they can save would spare my voice.": why a film is wanted, told with the wish for it. */
import { capital } from '../reading/phrases.ts';
import { surelyFilm } from './asking-words.ts';

const begins = '(?<=^|[.!?]\\s|\\n)';
/** Between the film and its "would": "they can save", "zum Speichern". */
const between = '(?:\\s[^.!?,;:\\n\\d"“„«]{2,60}?)?';
const why = '[^.!?:\\n\\d"“„«]{8,160}?';
const gains =
  '(?:spare|save|help|be|make|solve|stop|do|come|really|definitely|probably|certainly|mean|cut|take|free|ease|work)';

/** Whoever writes speaks of themselves before it: what people do to others may be told. */
const mine =
  /(?<!\p{L})(?:i|me|my|we|us|our|mich|mir|ich|wir|uns|je|me|m['’]|nous|mi|nos|ci|vorrei|insegno|enseño|ensino|tengo|io|eu|minha|mij|ik|ons)(?!\p{L})/iu;

const reasoned: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${begins}(?<why>${why}),?\\sso\\s(?<film>an?\\s(?:[\\p{L}-]+\\s){0,3}?(?:${surelyFilm}))(?!\\p{L})${between}\\s(?:would|might|could)\\s${gains}(?!\\p{L})[^.!?:\\n\\d"“„«]{0,80}[.!](?=\\s|$)`,
      'iu',
    ),
    'I need',
  ],
  [
    new RegExp(
      `${begins}(?<why>${why}),\\s(?:daher|deshalb|darum|also)\\swürde\\s(?<film>eine?\\s(?:[\\p{L}-]+\\s){0,3}?(?:${surelyFilm}))(?!\\p{L})${between}\\s(?:mir|uns|mich|viel|sehr)(?!\\p{L})[^.!?:\\n\\d"“„«]{0,80}[.!](?=\\s|$)`,
      'iu',
    ),
    'Ich brauche',
  ],
  [
    new RegExp(
      `${begins}(?<why>${why}),\\s(?:donc|alors)\\s(?<film>une?\\s(?:[\\p{L}-]+\\s){0,2}?(?:${surelyFilm}))(?!\\p{L})${between}\\s(?:m['’]|nous\\s|me\\s)(?:éviterait|aiderait|épargnerait|sauverait|simplifierait|arrangerait|serait)(?!\\p{L})[^.!?:\\n\\d"“„«]{0,80}[.!](?=\\s|$)`,
      'iu',
    ),
    "J'ai besoin d'",
  ],
  [
    new RegExp(
      `${begins}(?<why>${why}),\\s(?:así que|por eso)\\s(?<film>una?\\s(?:[\\p{L}-]+\\s){0,2}?(?:${surelyFilm}))(?!\\p{L})${between}\\s(?:me|nos)\\s(?:ahorraría|ayudaría|salvaría|facilitaría|vendría)(?!\\p{L})[^.!?:\\n\\d"“„«]{0,80}[.!](?=\\s|$)`,
      'iu',
    ),
    'Necesito',
  ],
  [
    new RegExp(
      `${begins}(?<why>${why}),\\s(?:quindi|perciò|così)\\s(?<film>un[a']?\\s?(?:[\\p{L}-]+\\s){0,2}?(?:${surelyFilm}))(?!\\p{L})${between}\\s(?:mi|ci)\\s(?:risparmierebbe|aiuterebbe|salverebbe|farebbe|semplificherebbe)(?!\\p{L})[^.!?:\\n\\d"“„«]{0,80}[.!](?=\\s|$)`,
      'iu',
    ),
    'Mi serve',
  ],
];

/** The wish alone; a reason with a figure in it is news and stays. */
export const withoutReasonToAsk = (prompt: string): string =>
  reasoned.reduce(
    (text, [pattern, need]) =>
      text.replace(pattern, (said, ...all) => {
        const { why: told = '', film = '' } = all.at(-1) as Record<string, string | undefined>;
        return mine.test(told) ? `${capital(need)}${need.endsWith("'") ? '' : ' '}${film}.` : said;
      }),
    prompt,
  );

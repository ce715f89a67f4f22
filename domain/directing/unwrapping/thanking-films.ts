/** "A thank-you video for our donors": such a film thanks them, and its first line says so. */
import { capital } from '../reading/phrases.ts';

/** Before what asks for such a film stands nothing that tells. */
const asking = (source: string) => new RegExp(`^((?:[^.!?:;\\n"“”„«]{0,60}?\\s)?)${source}`, 'iu');
/** "les bénévoles" → "aux bénévoles": a preposition that is one with its article, by that article. */
const fused =
  (forms: Readonly<Record<string, string>>, plain: string) =>
  (whom: string): string => {
    const [first = '', ...others] = whom.split(' ');
    const article = first.toLowerCase();
    if (Object.values(forms).includes(article)) return whom;
    return forms[article] === undefined ? `${plain} ${whom}` : [forms[article], ...others].join(' ');
  };
const french = fused({ les: 'aux' }, 'à');
const italian = fused({ i: 'ai', gli: 'agli', le: 'alle' }, 'a');
const portuguese = fused({ os: 'aos', as: 'às', o: 'ao', a: 'à' }, 'a');

/** In each language: what asks for it before whom it thanks, and how it thanks them. */
const tongues: readonly [RegExp, (whom: string) => string][] = [
  [
    asking('(?:short\\s)?thank[- ]?you\\s(video|film|clip|message|animation|reel|post|spot)\\s(?:for|to)\\s'),
    (whom) => `Thank you to ${whom}`,
  ],
  [asking('(?:danke(?:s|schön)?-?)(video|film|clip|filmchen)\\s(?:für|an)\\s'), (whom) => `Danke an ${whom}`],
  [
    asking('(vidéo|film|clip|message)\\sde\\sremerciements?\\s(?:pour|à|(?=aux\\s))\\s?'),
    (whom) => `Merci ${french(whom)}`,
  ],
  [asking('(v[ií]deo|clip|mensaje)\\sde\\sagradecimiento\\s(?:para|a)\\s'), (whom) => `Gracias a ${whom}`],
  [
    asking('(video|filmato|clip)\\sdi\\sringraziamento\\s(?:per|a|(?=ai\\s|agli\\s|alle\\s))\\s?'),
    (whom) => `Grazie ${italian(whom)}`,
  ],
  [
    asking('(vídeo|filme|clipe)\\sde\\sagradecimento\\s(?:para|a|(?=aos\\s|às\\s))\\s?'),
    (whom) => `Obrigado ${portuguese(whom)}`,
  ],
  [asking('(?:bedank?t?-?)(video|film|filmpje|clip)\\s(?:voor|aan)\\s'), (whom) => `Dank aan ${whom}`],
];

/** Who thanks in words of their own needs no others. */
const thanks =
  /(?<!\p{L})(?:thank you|thanks|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|bedankt|dank je|dankjewel)(?!\p{L})/iu;

/** The brief with the thanks in place of the asking for them. */
export function withThanks(prompt: string): string {
  for (const [ask, thank] of tongues) {
    const [lead = '', before = '', film = ''] = ask.exec(prompt) ?? [];
    if (lead === '') continue;
    const [told = ''] = /^[^.!?:\n]{3,160}/u.exec(prompt.slice(lead.length)) ?? [];
    // "…, 15 seconds": how long it shall be is no part of whom it thanks.
    const whom = told.replace(
      /,\s(?:\d+[\s-]?(?:s|sec|sek)\p{L}*|vertical|square|portrait|hochkant|quadratisch|carré\p{L}*|cuadrad\p{L}*|verticaal|vierkant)(?!\p{L})[^,]*$/iu,
      '',
    );
    const rest = prompt.slice(lead.length + whom.length);
    if (whom === '' || thanks.test(rest.replace(/[^.!?]*\b(?:want to say|just say)\b[^.!?]*/giu, ''))) return prompt;
    return `${before}${before === '' ? capital(film) : film}. ${thank(whom)}${rest.replace(/^,\s/u, '. ').replace(/^\s*[:：]\s*(\S)/u, (_, first: string) => `.\n${first.toUpperCase()}`)}`;
  }
  return prompt;
}

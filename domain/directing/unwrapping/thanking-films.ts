/** "A thank-you video for our donors": such a film thanks them, and its first line says so. */
import { capital } from '../reading/phrases.ts';

/** In each language: what asks for it before whom it thanks, and how it thanks them. */
const tongues: readonly [RegExp, (whom: string) => string][] = [
  [
    /^((?:[^.!?:;\n"“”„«]{0,60}?\s)?)(?:short\s)?thank[- ]?you\s(video|film|clip|message|animation|reel|post|spot)\s(?:for|to)\s/iu,
    (whom) => `Thank you to ${whom}`,
  ],
  [
    /^((?:[^.!?:;\n"“”„«]{0,60}?\s)?)(?:danke(?:s|schön)?-?)(video|film|clip|filmchen)\s(?:für|an)\s/iu,
    (whom) => `Danke an ${whom}`,
  ],
  [
    /^((?:[^.!?:;\n"“”„«]{0,60}?\s)?)(vidéo|film|clip|message)\sde\sremerciements?\s(?:pour|à|(?=aux\s))\s?/iu,
    (whom) => `Merci ${/^aux\s/iu.test(whom) ? whom : /^les\s/iu.test(whom) ? `aux ${whom.slice(4)}` : `à ${whom}`}`,
  ],
  [
    /^((?:[^.!?:;\n"“”„«]{0,60}?\s)?)(v[ií]deo|clip|mensaje)\sde\sagradecimiento\s(?:para|a)\s/iu,
    (whom) => `Gracias a ${whom}`,
  ],
  [
    /^((?:[^.!?:;\n"“”„«]{0,60}?\s)?)(video|filmato|clip)\sdi\sringraziamento\s(?:per|a|(?=ai\s|agli\s|alle\s))\s?/iu,
    (whom) =>
      `Grazie ${/^(?:ai|agli|alle)\s/iu.test(whom) ? whom : `a${whom.replace(/^(i|gli|le)\s/iu, '$1 ').replace(/^(?!i\s|gli\s|le\s)/iu, ' ')}`}`,
  ],
  [
    /^((?:[^.!?:;\n"“”„«]{0,60}?\s)?)(vídeo|filme|clipe)\sde\sagradecimento\s(?:para|a|(?=aos\s|às\s))\s?/iu,
    (whom) =>
      `Obrigado ${/^(?:aos|às)\s/iu.test(whom) ? whom : /^[oa]s\s/iu.test(whom) ? `${/^o/iu.test(whom) ? 'a' : 'à'}${/^o/iu.test(whom) ? whom : whom.slice(1)}` : `a ${whom}`}`,
  ],
  [
    /^((?:[^.!?:;\n"“”„«]{0,60}?\s)?)(?:bedank?t?-?)(video|film|filmpje|clip)\s(?:voor|aan)\s/iu,
    (whom) => `Dank aan ${whom}`,
  ],
];

/** Who thanks in words of their own needs no others. */
const thanks =
  /(?<!\p{L})(?:thank you|thanks|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|bedankt|dank je|dankjewel)(?!\p{L})/iu;

/** The brief with the thanks in place of the asking for them. */
export function withThanks(prompt: string): string {
  for (const [asking, thank] of tongues) {
    const [lead = '', before = '', film = ''] = asking.exec(prompt) ?? [];
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

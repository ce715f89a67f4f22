import { capital } from '../reading/phrases.ts';

/** The words of a script without what stands around them: marks, strokes between cards, what asks to show them. */

export const unquoted = (text: string) => text.trim().replace(/^["“„«]\s?([^"“”„«»]+?)\s?["”“»]\.?$/u, '$1');

export const stopped = (text: string) => (/[.!?…:]["”»]?$/u.test(text) ? text : `${text}.`);

/** `"Drive" / "Wait 12 minutes"` are two cards, what is spoken keeps its strokes; "(softly)" tells how it is spoken. */
export function shownWords(text: string, isShown: boolean): string[] {
  const plain = text
    .replace(/^\([^)]*\)\s*/u, '')
    .replace(/\s*\[[^\]]*\]\s*/gu, ' ')
    // Behind quoted words stands how they are drawn.
    .replace(/(?<=["”»])\s*\([^)]*\)\.?\s*$/u, '')
    .trim();
  const cards = isShown
    ? plain.split(/\s\/\s|(?<=["”»])\s*(?:[,;+&→>]|then|and|dann|und|puis|et)?\s+(?=["“„«])/iu)
    : [plain];
  return cards
    .map(unquoted)
    .filter((card) => /[\p{L}\p{N}]/u.test(card))
    .map(stopped);
}

/** `Logo with “Go paperless”`: the quoted words of a description. */
export const quotedWords = (text: string): string[] =>
  [...text.matchAll(/["“„«]\s?([^"“”„«»]{2,})\s?["”“»]/gu)].map(([, words = '']) => stopped(words));

/** "Bold text “…” on black", "Show stat: 121 mails", "Logo and CTA: Try it": what is asked for without the asking. */
export function contentOf(text: string): string {
  const quoted =
    /^(?:(?:bold|large|big|huge|white|black|animated|kinetic|the|a|großer?|fetter?)\s)*(?:text|title|headline|caption|words?|titel|titre|título|titolo)(?:\s(?:reads?|says?|appears?|pops? (?:up|in)))?:?\s+["“„«]([^"“”„«»]+)["”“»]/iu.exec(
      text,
    )?.[1];
  if (quoted !== undefined) return stopped(quoted);
  const said = text
    .replace(/^(?:(?:our\s|the\s)?logo\s?(?:and|\+|&|with)\s)?(?:the\s)?cta\s*:\s*/iu, 'CTA: ')
    .replace(
      /^(?:show|display|reveal|present|introduce|zeige?|montrez?|muestra|mostra|toon)\s(?:the\s|a\s)?(?:(?:stat(?:istic)?|number|figure|headline|text|title|quote|line|zahl|chiffre|dato|cifra)\s*:?\s+)?(?=\S)/iu,
      '',
    )
    .replace(/\s(?:appear|pop up|fade in|slide in|animate in|fly in)s?(?:\s(?:one by one|in turn))?:\s/iu, ': ');
  // An address keeps its letters.
  return stopped(/^(?:[\w-]+\.)+\p{Ll}{2,}(?:\/\S*)?[.]?$/u.test(said) ? said : capital(said));
}

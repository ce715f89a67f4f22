/** `“Home is here.” at the end x.example`, `“Nobody leaves.” cosy, mustard and cream`: behind words that end in their own stop a new sentence begins, though it has no capital. */
import { languageOf } from '../reading/language.ts';
import { heldOf, maskText, typed } from '../reading/masked-text.ts';
import { capital } from '../reading/phrases.ts';
import { saysLook } from './known-labels.ts';

/** A quotation that stands alone, or behind its label, and what follows it in small letters. */
const ended = /(?<=^|\n|[.!?:]\s+)([\ue000-\uf8ff])\s+(\p{Ll}[^.!?\n]*)/gu;
/** "“…” Attribution: Ada Lund" */
const signed =
  /([\ue000-\uf8ff])[.,;]?\s+(?:attribution|attributed to|credited to|said by|spoken by|speaker|quote by|quelle|sprecher(?:in)?|gesagt von|autor(?:in|e|a)?|auteure?|dit par|prononcé par|atribución|atribuid[oa] a|dich[oa] por|autrice|attribuzione|attribuit[oa] a|dett[oa] da|atribuição|atribuíd[oa] a|autoria|dit[oa] por)\s?:\s+(?=\p{Lu})/giu;
const places =
  /^(?:(?:and |und |et |y |e )?(?:(?:at|in) the (?:very )?end|to (?:finish|end|close)|then|last(?:ly)?|finally|(?:ganz )?(?:am|zum) (?:ende|schluss|abschluss)|dann|danach|dazu|à la (?:toute )?fin|pour finir|puis|ensuite|al final|para terminar|luego|después|alla fine|in (?:chiusura|fondo)|per finire|poi|(?:no|ao) (?:fim|final)|depois))(?!\p{L})/iu;

/** The brief with a capital where such a sentence begins; “…” asked Ada goes on. */
export function withQuotesEnded(prompt: string): string {
  const { text, held } = maskText(prompt);
  let isChanged = false;
  const named = text.replace(signed, (whole, quote: string) => {
    if (heldOf(quote, held)[0]?.kind !== 'quote') return whole;
    isChanged = true;
    return `${quote} — `;
  });
  const plain = named.replace(ended, (whole, quote: string, behind: string) => {
    const [own] = heldOf(quote, held);
    if (own?.kind !== 'quote' || !/[.!?…]["”“»]?$/u.test(own.text)) return whole;
    if (!places.test(behind) && !saysLook(behind, languageOf(prompt), 0.45)) return whole;
    isChanged = true;
    return `${quote} ${capital(behind)}`;
  });
  return isChanged ? typed(plain, held) : prompt;
}

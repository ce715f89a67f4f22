/** A closing that lists its parts, “…”, our address, 14 Mill Lane, and x.example: each is told where the film ends. */
import { type HeldText, heldOf } from '../reading/masked-text.ts';
import { capital, countWords } from '../reading/phrases.ts';
import type { SaidSentence } from './by-sentence.ts';
import { placeLeads } from './said-places.ts';

const film =
  '(?: (?:it|sie|bitte|es|(?:the|den|das|le|la|el|il|o) (?:film|video|vidéo|v[ií]deo|filmato|filme|clip))){0,2}';
const seen =
  '(?: (?:that )?(?:people|viewers|they|we|everyone|you)(?: should| will| must| are to)? see| to (?:see|show|appear)| on screen)?';
/** What says that a film ends on what follows. */
const closes = new RegExp(
  `^(?:(?:and|then|please|que|che|und|dann|bitte|et|puis|y|luego|e|poi|depois),?\\s)*(?:(?:we(?:['’]ll| will|['’]d like to)?|let['’]?s|you (?:can|could)|wir|on|nous) )?(?:${[
    `(?:close|end|finish|conclude|wrap up|sign off|round off)${film} (?:with|on)`,
    '(?:round|wrap|finish|close) (?:it|things|everything|(?:the|our) (?:film|video|clip)) (?:off|up|out) (?:with|on|by)',
    `(?:as )?(?:the )?(?:very )?(?:last|final|closing|end) (?:thing|frame|shot|image|screen|scene|card|slide|line)${seen}(?: (?:is|are|should be|has to be|must be|shows|reads))?`,
    '(?:at the (?:very )?end|last(?:ly)?|to (?:close|finish|end))(?: comes?| show| put| there (?:is|should be)| we (?:see|need|want)| please)*',
    `(?:schließe?n?|schließt|ende[nt]?|beende[nt]?)${film} mit`,
    `(?:er|der film|das video) (?:endet|schließt) mit`,
    '(?:(?:ganz )?(?:am|zum) (?:ende|schluss|abschluss)|als letztes|zuletzt)(?: (?:steht|stehen|kommt|kommen|bitte|soll(?:en)?|noch|dann|sieht man|erscheint|erscheinen|zeigt|zeigen sie))*',
    `(?:termin(?:e[rz]?|ons)|fini(?:t|s|r|ssez|ssons)|conclu(?:s|t|ez|ons))${film} (?:par|sur|avec)`,
    '(?:à la (?:toute )?fin|pour (?:finir|terminer|conclure)|en dernier)(?: (?:on (?:voit|lit)|affichez|montrez|mettez|merci de mettre|il y a))*',
    `(?:termin|acab|cierr|cerr|finali[cz])[a-záéíóú]{1,4}${film} con`,
    '(?:para (?:terminar|acabar|cerrar)|al final|por último|lo último que se ve es|lo último)(?: (?:aparece|se ve|poned|pon|mostrad|muestra))*',
    `(?:si (?:chiude|conclude)|(?:chiud|termin|conclud)[aeio]t?e?)${film} con`,
    "(?:per (?:finire|chiudere|concludere)|alla fine|infine|l['’]ultima cosa che si vede è)(?: (?:si vede|compare|mettete|mostrate|appare))*",
    `(?:termin|acab|fech|encerr|finaliz)[aeiou]m?${film} com`,
    '(?:para (?:terminar|acabar|fechar|finalizar)|no (?:fim|final)|por (?:fim|último)|a última coisa que se vê é)(?: (?:aparece|mostre|coloque|ponha))*',
  ].join('|')})\\s?[,:]?\\s`,
  'iu',
);
/** What parts one from the next. */
const between =
  /\s?[,;+]\s(?:(?:and|und|et|y|e|dann|plus|with|mit|avec|con|com|dazu)\s)?(?:(?:then|dann|puis|luego|poi|depois)\s)?|\s(?:and|und|sowie|plus|dazu|et|y|e|with|mit|avec|con|com)\s/iu;
const whose =
  "(?:the|our|my|an?|unsere[nmrs]?|unser|die|der|das|den|dem|notre|nos|le|la|les|l['’]|nuestr[oa]|el|los|la nostra|il nostro|il|lo|noss[oa]|[oa] noss[oa]|[oa]|as|os)";
const label =
  '(?:(?:web|street|e-?mail|full|postal) )?(?:address|website|web ?site|site|name|logo|phone(?: number)?|number|line|words|slogan|motto|adresse|anschrift|webseite|telefonnummer|nummer|zeile|satz|spruch|nom|téléphone|site|phrase|mots|dirección|nombre|web|página(?: web)?|teléfono|frase|lema|indirizzo|nome|sito|telefono|scritta|endereço|morada|telefone)';
/** "our address", "the line": what the next part is, and nothing to be read. */
const labels = new RegExp(`^(?:${whose}\\s?)?${label}(?:\\s?:)?(?:\\s(?=\\S)|$)`, 'iu');
const mark = /^([\ue000-\uf8ff])$/u;
/** "14 Mill Lane", "Lindenweg 8", "14 rue des Tilleuls" */
const street = /^(?:\d{1,4}[a-z]?,?\s(?:[\p{L}'’.-]+\s?){1,5}|(?:[\p{L}'’.-]+\s?){1,5}\s\d{1,4}\s?[a-z]?)$/u;
/** More signs than these stand beside no address. */
const mostSigns = 26;

interface Parts {
  quotes: string[];
  streets: string[];
  addresses: string[];
}

/** Null where something stands among the parts that is none. */
function partsIn(rest: string, held: readonly HeldText[]): Parts | null {
  const parts: Parts = { quotes: [], streets: [], addresses: [] };
  for (const given of rest.split(between)) {
    const one = given.replace(labels, '').trim();
    if (one === '') continue;
    const [, own = ''] = mark.exec(one) ?? [];
    const kind = own === '' ? undefined : heldOf(own, held)[0]?.kind;
    if (kind === 'quote') parts.quotes.push(own);
    else if (kind === 'address') parts.addresses.push(own);
    else if (street.test(one) && countWords(one) <= 6) parts.streets.push(one);
    else return null;
  }
  return parts;
}

const joining: Readonly<Record<string, string>> = { de: 'und', fr: 'et', es: 'y', it: 'e', pt: 'e' };

/** "The address to sign up is x.example": what is done there leads to it. */
const addressed = new RegExp(
  `^(?:${whose}\\s?)?(?:${label}|link)\\s(?:to|for|pour|d['’]|para|per|zum|zur|für (?:die|den|das)|für)\\s?(?<what>[^.,:;!?\\ue000-\\uf8ff]{3,40}?)\\s(?:is|ist|lautet|est|es|è|é)\\s?:?\\s(?<at>[\\ue000-\\uf8ff])[.!]?$`,
  'iu',
);

/** A sentence that only says where to find or do something, with what is done there before the address; any other as it is. */
export function withAddressTold({ text, held }: SaidSentence, prompt: string, language: string): string {
  const { what = '', at = '' } = addressed.exec(text)?.groups ?? {};
  if (at === '' || heldOf(at, held)[0]?.kind !== 'address') return text;
  // A film that ends on words of its own asks for nothing besides.
  return endsOnWords.test(prompt) ? `${placeLeads(language)[1]} ${at}.` : `${capital(what)}: ${at}.`;
}

const endsOnWords =
  /(?<!\p{L})(?:finish|end|close|sign off|schluss|ende|endet|am ende|zum schluss|termin|fini|acab|cierr|chiud|conclu|fech|encerr|cierre|chiusura|fin)\S{0,4}:?\s(?:[^\s.]+\s){0,2}["“„«]/iu;

/** A sentence that only lists what its film ends on, as the reading knows it; any other as it is. */
export function withListedClosing({ text, held }: SaidSentence, language: string): string {
  const lead = closes.exec(text)?.[0];
  const parts = lead === undefined ? null : partsIn(text.slice(lead.length).replace(/[.!]$/u, ''), held);
  if (parts === null || parts.quotes.length > 1 || parts.addresses.length > 1) return text;
  const [[quote], [street], [address]] = [parts.quotes, parts.streets, parts.addresses];
  // "Last line: “…”" is a field, which the reading knows; with a street it is a list as well.
  if ((address === undefined && quote === undefined) || (/:\s$/u.test(lead ?? '') && street === undefined)) return text;
  const [, ends] = placeLeads(language);
  const isBeside = street !== undefined && address !== undefined && street.length <= mostSigns;
  if (isBeside) return `${quote === undefined ? '' : `${ends} ${quote}. `}${ends} ${street} · ${address}.`;
  const said = [quote, address].filter((one) => one !== undefined).join(` ${joining[language] ?? 'and'} `);
  return `${street === undefined ? '' : `${street}. `}${ends} ${said}.`;
}

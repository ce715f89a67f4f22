/** "At the end: Join us at x.example", "Phone number to finish: …", "Na última imagem, por favor: …": what a label puts last is the call that a film ends on. */
import { heldOf } from '../reading/masked-text.ts';
import { countWords } from '../reading/phrases.ts';
import type { SaidSentence } from './by-sentence.ts';
import { placeLeads } from './said-places.ts';

const screen = '(?:screen|card|frame|image|shot|slide|page|picture|scene)';
const bild = '(?:bild|tafel|karte|folie|seite|szene|einstellung)';
const image = '(?:image|scène|diapo(?:sitive)?|plan|écran|carton)';
const last = [
  `(?:at|in) the (?:very )?end|to (?:finish|end|close|round (?:it )?off|wrap up)|(?:(?:on|for|as) )?(?:the |our )?(?:very )?(?:last|final|closing|end) ${screen}`,
  `(?:ganz )?(?:am|zum) (?:ende|schluss|abschluss)|(?:(?:auf|in|für) )?(?:de[mnr]|die|das|im)? ?(?:letzte[nrsm]? ${bild}|(?:schluss|end|abschluss)${bild})`,
  `(?:à|pour) la (?:toute )?fin|pour (?:finir|terminer|conclure)|en conclusion|(?:(?:sur|dans|à) )?(?:la |le )?(?:derni(?:ère|er) ${image}|${image} (?:de fin|finale?))`,
  '(?:ya )?al final|para (?:terminar|acabar|cerrar|finalizar)|(?:(?:en|como) )?(?:la |el )?(?:últim[ao] (?:imagen|pantalla|escena|diapositiva|plano|fotograma)|(?:imagen|pantalla|plano|rótulo) final)',
  "alla fine|in (?:chiusura|fondo)|per (?:finire|chiudere|concludere)|(?:nell['’]|sull['’]|l['’])?ultim[ao] (?:immagine|schermata|inquadratura|scena|slide|fotogramma|cartello)|(?:nella |sulla |la )?(?:schermata|immagine) finale",
  '(?:no|ao) (?:fim|final)|para (?:terminar|fechar|acabar|finalizar|encerrar)|(?:n?[ao] )?(?:últim[ao] (?:imagem|tela|cena|página|ecrã|plano|slide)|(?:imagem|ecrã|tela|cartão|plano) final)',
].join('|');
const please =
  "(?:,?\\s(?:please|bitte|s['’]il (?:vous|te) pla[iî]t|merci|por favor|per favore|then|dann|puis|just|noch))*";
const whose = "(?:(?:the|our|die|unsere|le|la|l['’]|notre|el|nuestr[oa]|il|o|a|lo) ?)?";
const thing = `${whose}(?:(?:tele)?phone(?: number)?|number|web ?site|(?:web )?address|site|url|link|handle|e-?mail|telefon(?:nummer)?|rufnummer|nummer|web(?:seite|adresse)|adresse|numéro(?: de téléphone)?|téléphone|lien|(?:número de )?teléfono|número|web|página(?: web)?|dirección|enlace|numero(?: di telefono)?|telefono|sito|indirizzo|(?:número de )?telefone|endereço|morada)`;

/** The label alone, or what is reached before its place. */
const labelled = new RegExp(
  `^(?<bullet>[-*•–]\\s+)?(?:(?<thing>${thing})\\s)?(?:${last})${please}\\s?:\\s+(?<value>\\S.*)$`,
  'iu',
);
const mark = /[\ue000-\uf8ff]/u;
const number = /(?:\+|\(?0)\d[\d\s()/.-]{5,}\d/u;

/** A sentence whose label puts what follows at the end, as the reading knows it; any other as it is. */
export function withEndLabelled({ text, held }: SaidSentence, language: string): string {
  const { bullet = '', thing: reached = '', value = '' } = labelled.exec(text)?.groups ?? {};
  if (value === '') return text;
  const kinds = heldOf(value, held).map(({ kind }) => kind);
  const words = countWords(value.replace(mark, ''));
  const [, ends] = placeLeads(language);
  const isBare = /^[\ue000-\uf8ff][.!?]?$/u.test(value);
  if (isBare) return `${bullet}${ends} ${value.replace(/(?<!\.)$/u, '.')}`;
  // "Last card: company name and x.example" describes it, and "- end card: Which one is yours? + x.example" goes on.
  if (/^\p{Ll}/u.test(value) || (bullet !== '' && value.endsWith('?'))) return text;
  const isReached = (kinds.length === 1 && kinds[0] === 'address') || (kinds.length === 0 && number.test(value));
  if (reached !== '' && /^[+(\d][\d\s()/.-]{5,}\d\.?$/u.test(value))
    return `${bullet}${ends} “${value.replace(/\.$/u, '')}”.`;
  if (isReached && words <= 12) return `${bullet}CTA: ${value}`;
  const isLine =
    kinds.length === 0 && words >= 2 && words <= 10 && !/[\d:;]/u.test(value) && /^[¿¡\p{Lu}]/u.test(value);
  return isLine ? `${bullet}${ends} “${value.replace(/\.$/u, '')}”.` : text;
}

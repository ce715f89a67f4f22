/** Last frames that are told by what stands on them: "Last card: company name and acme.example", "Signed Acme, with acme.example". */
import { languageOf } from '../reading/language.ts';
import { placeLeads } from './said-places.ts';

/** Words that stand for what is to be shown, and for how; whatever else is said of an end is its copy. */
const describing = new Set(
  `the our a an its of on in at with below underneath under above centred centered big small large only just plus again once company brand product app agency agent's agent museum show school event club shop store house band festival series studio name names logo logotype wordmark mark title date dates day time place venue booking website web site url link address phone number contact details cta call action button tagline slogan hashtag handle qr code
  der die das den dem unser unsere unserem name namen firmenname markenname produktname firma marke logo datum termin ort adresse webadresse webseite website link telefonnummer kontakt slogan mit
  le la les l notre nos du de des nom maison marque entreprise logo date dates lieu adresse site lien numéro téléphone contact slogan avec
  el la los las nuestro nuestra del de nombre marca empresa casa logo fecha fechas lugar dirección web sitio enlace teléfono contacto lema con
  il lo la i gli nostro nostra del della di nome marchio azienda casa logo data date luogo indirizzo sito link telefono contatto slogan con
  o a os as nosso nossa do da de nome marca empresa casa logótipo data datas local morada endereço sítio site ligação telefone contacto com
  de het onze van naam merk bedrijf logo datum plaats adres site link telefoonnummer contact met`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
const stop =
  /\s*[,;+]\s*(?:(?:and|then|und|dann|et|puis|y|luego|e|poi|en|dan)\s+)?|\s+(?:and then|and|then|plus|und dann|und|dann|et puis|et|puis|y luego|y|luego|e poi|e|poi|depois|en dan|en|dan)\s+/giu;
const isAddress = (text: string) =>
  /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$|^\S+@\S+$/u.test(text);
const isDescribed = (part: string) =>
  !isAddress(part) && (part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => describing.has(word));

/** What of it is copy: its parts that do not stand for something else; empty for none. */
export function copyOfEnd(text: string): string[] {
  const bare = text.trim().replace(/[.!]$/u, '');
  if (/["“”„«»]/u.test(bare)) return [bare];
  const parts = bare.split(stop).map((part) => part.trim());
  const kept = parts.filter((part) => part !== '' && !isDescribed(part));
  return kept.length === parts.length && !parts.some(isAddress) ? [bare] : kept;
}

const frame = '(?:frame|card|screen|slide|shot|scene|image|board|title)';
const labels = [
  `(?:the )?(?:very )?(?:last|final|closing|end|ending|outro)[ -]?${frame}(?: (?:shows?|holds?|has|reads?|with))?`,
  '(?:das )?(?:letztes?|schluss|end)-?\\s?(?:bild|karte|tafel|folie|einstellung)(?: zeigt)?',
  "(?:le |la |l[’'])?(?:dernier|dernière|ultime) (?:plan|écran|image|carton)|(?:carton|écran|plan) (?:final|de fin)",
  '(?:la |el )?última (?:pantalla|imagen|toma)|(?:pantalla|imagen|cartela|plano) (?:final|de cierre)',
  "(?:l[’']|la )?ultima (?:schermata|immagine|inquadratura)|(?:schermata|cartello|immagine) finale",
  '(?:o |a )?(?:últim[oa] (?:ecrã|tela|imagem|plano))|(?:ecrã|tela|imagem|cartela) final',
  '(?:het )?laatste (?:beeld|scherm|kaart)|slot(?:beeld|kaart|scherm)|eind(?:beeld|kaart|scherm)',
].join('|');
const labelled = new RegExp(
  `(^|\\n|[.!?]\\s+)([ \\t]*(?:[-*•]\\s+)?)(?:\\*\\*)?(?:${labels})(?:\\*\\*)?\\s*[:：]\\s*(?:\\*\\*\\s*)?([^\\n]+?)(?=\\.\\s+\\p{Lu}|[.!]?\\s*(?:\\n|$))`,
  'giu',
);
/** "Leave the last 3 seconds for “Get Acme” and acme.example" */
const lastSeconds =
  /(^|\n|[.!?]\s+)([ \t]*(?:[-*•]\s+)?)(?:leave|keep|reserve|use|give) the (?:last|final) (?:\d+|two|three|four|five) seconds (?:for|to|on)\s+/giu;
/** "Signed Acme, with acme.example", "Sign with Acme and acme.example" */
const signed =
  /(^|\n|[.!?]\s+)([ \t]*(?:[-*•]\s+)?)[Ss]ign(?:ed|s)?(?: off)?(?: with| by| as| from)? ((?:\p{Lu}|\d)[^\n,.!?"“”]{1,40}?)(?:,?\s(?:and|with|plus)\s((?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*?)?))?(?=[.!]?\s*(?:\n|$)|[.!]\s)/gu;

/** The prompt with such ends as wishes that the reading knows. */
export function withDescribedEnds(prompt: string): string {
  const [, ends] = placeLeads(languageOf(prompt));
  return prompt
    .replace(lastSeconds, `$1$2${ends} `)
    .replace(signed, (whole, before: string, lead: string, name: string, address?: string) =>
      /^(?:Off|Up|In|On|Out|Here|Now)(?!\p{L})/u.test(name)
        ? whole
        : `${before}${lead}Brand: ${name}${address === undefined ? '' : `. ${ends} ${address}`}`,
    )
    .replace(labelled, (whole, before: string, lead: string, said: string) => {
      if (/["“”„«»]/u.test(said)) return whole;
      const copy = copyOfEnd(said);
      if (copy.length === 1 && copy[0] === said.trim()) return whole;
      if (copy.length === 0) return `${before}${lead}`.replace(/[-*•]\s+$/u, '');
      const [address, names] = [copy.filter(isAddress), copy.filter((part) => !isAddress(part))];
      const told = names.map((name) =>
        /^\p{Lu}/u.test(name) && address.length > 0 ? `Brand: ${name}. ` : `${ends} “${name}”. `,
      );
      return `${before}${lead}${told.join('')}${address.length === 0 ? '' : `${ends} ${address.join(', ')}`}`.trimEnd();
    });
}

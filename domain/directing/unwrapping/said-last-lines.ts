/** "Sluit af met: Kom langs!", "Am Ende die Adresse: Seestraße 14": what a film ends on, behind a colon and without marks. */
import { languageOf } from '../reading/language.ts';
import { heldOf } from '../reading/masked-text.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { bySentence, type SaidSentence } from './by-sentence.ts';
import { placeLeads } from './said-places.ts';

const film =
  '(?:\\s(?:it|(?:the|our|das|den|unseren|la|le|el|il|o|de|het)\\s(?:film(?:pje|ato)?|v[ií]deo|vidéo|clip|spot)|sie|bitte|es))*';
/** That something ends the film, by what it ends with. */
const endsWith = [
  `(?:end|ends|close|closes|finish|finishes|conclude|wrap up|sign off)${film} (?:with|on)`,
  `(?:ende|endet|enden|beende|beenden|schließe?|schließt|schließen)${film} (?:mit|auf)(?: den worten| dem satz)?`,
  `(?:termine[rz]?|finis|finir|finissez|conclure|conclus|concluez|clôture[rz]?)${film} (?:par|sur|avec)`,
  `(?:termin|acab|cierr|cerr|finali[cz]|conclu)\\p{L}{0,4}${film} con`,
  `(?:termin|finisc|finir|chiud|conclud)\\p{L}{0,4}${film} con`,
  `(?:termin|acab|fech|encerr|finaliz|conclu)\\p{L}{0,4}${film} com`,
  `(?:sluit(?:en)?${film} af|eindig(?:en|t)?${film}|afsluiten|besluit${film}) (?:met|op)`,
].join('|');
const courtesy =
  '(?:(?:and|und|et|y|e|en|please|bitte|por favor|per favore|graag|merci de|que|il|el|o|che)(?:,|\\s)\\s?){0,2}';
const worded = new RegExp(`^${courtesy}(?:${endsWith})\\s?[:：]\\s+(?<said>\\S.*)$`, 'isu');

/** "At the end", before what is to stand there. */
const atEnd =
  '(?:at the (?:very )?end|(?:ganz )?(?:am|zum) (?:ende|schlu(?:ss|ß))|à la (?:toute )?fin|pour (?:finir|terminer)|al final|para terminar|alla fine|per finire|no fi(?:m|nal)|ao final|(?:aan|op) het (?:eind|einde|slot)|tot slot)';
const showing =
  '(?:please|bitte|show|put|add|zeigen?|zeigt|nenne?n?|affiche[rz]?|montre[rz]?|mets|mettez|muestra|muestre|pon|mostra|metti|mostre|coloque|toon|zet|noem)';
const article =
  "(?:the|our|die|der|das|unsere?|la|le|les|l['’]|notre|el|los|las|nuestr[oa]s?|il|lo|gli|(?:la )?nostr[oa]|o|a|os|as|(?:[oa] )?noss[oa]s?|de|het|onze?)\\s?";
/** By what a house is found, as a label that the reading knows. */
const contact =
  '(?:address|phone(?: number)?|opening (?:hours|times)|website|adresse|anschrift|telefon(?:nummer)?|öffnungszeiten|webseite|website|téléphone|numéro de téléphone|horaires|site(?: web)?|dirección|teléfono|horarios?|página web|web|indirizzo|(?:numero di )?telefono|orari(?: di apertura)?|sito(?: web)?|endereço|telefone|morada|compte|account|konto|cuenta|conta|instagram|profil[eo]?|perfil|adres|telefoon(?:nummer)?|openingstijden)';
const lead = `(?:(?:and|und|et|y|e|en|plus|dazu|además|anche)\\s)?(?:${atEnd},?\\s)?(?:(?:${showing}|noch|nog|encore|também|anche)\\s)*`;
const placed = new RegExp(`^${lead}(?:${article})?(?<label>${contact})\\s?[:：]\\s+(?<said>\\S.*)$`, 'isu');
/** "Y la dirección.": where nothing stands behind it, it says to the maker that one is to be shown. */
const alone = new RegExp(
  `^(?:(?:and|und|et|y|e|en|plus)\\s${lead}|${atEnd},?\\s(?:${showing}\\s)*)(?:${article})(?:${contact}|logo|name|nom|nombre|nome|naam)(?:\\s(?:${atEnd}|zeigen|einblenden|tonen))?[.!]?$`,
  'iu',
);

export function withLastLines(prompt: string): string {
  const [, ends] = placeLeads(languageOf(prompt));
  return bySentence(prompt, ({ text, held }) => {
    if (alone.test(text.trim())) return '';
    const contactLine = placed.exec(text)?.groups;
    if (contactLine !== undefined) return found(text, contactLine.label ?? '', contactLine.said ?? '', held, ends);
    const said = worded.exec(text)?.groups?.said;
    return said === undefined ? text : lastLine(said, held, ends);
  });
}

function found(whole: string, label: string, said: string, held: SaidSentence['held'], ends: string): string {
  const isAddress = heldOf(said, held).some(({ kind }) => kind === 'address');
  if (isAddress) return countWords(said) <= 2 ? `${ends} ${said}` : whole;
  // A label without words before it is read as it stands.
  return whole.toLowerCase().startsWith(label.toLowerCase()) ? whole : `${capital(label)}: ${said}`;
}

/** The most words that a film ends on. */
const most = 14;

function lastLine(said: string, held: SaidSentence['held'], ends: string): string {
  const [first, ...more] = heldOf(said, held);
  const plain = said.replace(/(?<=[^.!?]{2})\.$/u, '');
  if (first === undefined) return countWords(said) <= most ? `${ends} “${plain}”.` : said;
  if (first.kind === 'address' && more.length === 0 && countWords(said) > 1) return `CTA: ${said}`;
  return `${ends} ${said}`;
}

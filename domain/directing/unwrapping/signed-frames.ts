/** Who signs and where to ask, as a last sentence or a last frame gives both: "Final frame: Quill Rail and quill.example". */
import { languageOf } from '../reading/language.ts';
import { capital } from '../reading/phrases.ts';
import { placeLeads } from './said-places.ts';

const begins = '(?<=^|\\n|[.!?…)”"»]\\s)';
const address = '(?:https?:\\/\\/)?[\\w.+-]+(?:@[\\w-]+)?\\.[a-z]{2,}(?:\\/[\\w./-]*\\w)?';
const house = '(?<house>\\p{L}[^.!?:;,\\n"“”„«»]{1,48}?)';
/** Words with capitals, and small ones that join them. */
const isName = (said: string) =>
  /^\p{Lu}[\p{L}\p{N}’'&-]*(?:\s(?:(?:of|and|&|de|du|des|la|del|della|di|da|do|van|der|und)\s)?\p{Lu}[\p{L}\p{N}’'&-]*){0,4}$/u.test(
    said,
  );
const joint =
  '(?:,?\\s(?:and|with|plus|und|mit|et|avec|y|con|e|com|en|met)\\s|,\\s|\\s[·|–—-]\\s)(?:(?:the|our|unsere[rm]?|der|die|la|le|el|il|o|de|het)\\s(?:address|website|url|link|adresse|webseite|dirección|web|indirizzo|sito|endereço|site|adres)\\s)?';
const frame =
  '(?:(?:final|last|closing|end) (?:frame|card|screen|slide|shot|image)|schluss(?:bild|karte|seite)|letztes bild|(?:dernière image|image finale|dernier (?:plan|écran))|(?:plano|pantalla|imagen) final|(?:último plano|última pantalla)|(?:fotogramma|schermata|immagine) finale|(?:imagem|ecrã|tela) final|slot(?:beeld|scherm)|laatste beeld)\\s?:\\s';
const signed =
  '(?:signed(?: by)?|unterzeichnet|gezeichnet|signée?(?: par)?|firmad[oa](?: por)?|firmato(?: da)?|assinad[oa](?: por)?|ondertekend(?: door)?)\\s?:?\\s';
const last = new RegExp(
  `${begins}(?:${frame}|${signed})${house}${joint}(?<address>${address})[.]?(?=\\s*$|\\s*\\n|\\s)`,
  'giu',
);
const signedOnly = new RegExp(`${begins}${signed}${house}[.](?=\\s*$|\\s*\\n)`, 'giu');

const ends =
  '(?:(?:end|close|finish|conclude|wrap up)\\s(?:it\\s|the (?:film|video|clip)\\s)?(?:on|with)|(?:ende|schließe?|beende (?:es|das video|den film))\\s(?:mit|auf)|(?:termine[rz]?|fini[rs]?(?:sez)?)\\s(?:par|sur|avec)|(?:termina|acaba|cierra)\\scon|(?:finisci|termina|chiudi)\\scon|(?:termin[ae]|acab[ae]|fech[ae])\\scom|(?:eindig|sluit af)\\s(?:met|op))';
/** "Finish with the extension 4357 and the address …": what has a number is read where it stands. */
const numbered = new RegExp(
  `${begins}${ends}\\s(?:(?:the|our|der|die|dem|das|la|le|el|il|o|a|de|het|onze|notre|nuestr[oa]|unserer?)\\s|l['’])(?<what>\\p{L}[\\p{L} -]{2,40}?\\s\\d[\\d /-]{0,14}\\d)${joint}(?<address>${address})[.]?(?=\\s|$)`,
  'giu',
);

/** "Signed Quill Rail, with quill.example." names who signs and keeps the address. */
export function withSignedFrames(prompt: string): string {
  const [, end] = placeLeads(languageOf(prompt));
  const groupsOf = (all: unknown[]) => all.at(-1) as Record<string, string | undefined>;
  return prompt
    .replace(last, (whole, ...all) => {
      const { house: name = '', address: where } = groupsOf(all);
      return isName(name) ? `\nBrand: ${name}\n${where}\n` : whole;
    })
    .replace(signedOnly, (whole, ...all) => {
      const { house: name = '' } = groupsOf(all);
      return isName(name) ? `\nBrand: ${name}\n` : whole;
    })
    .replace(numbered, (...all) => {
      const { what = '', address: where } = groupsOf(all);
      return `${end} “${capital(what)}” and ${where}.`;
    })
    .trim();
}

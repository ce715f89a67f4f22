/** "open with the year we started, 1985, and finish on our phone number, 01534 220 118": what is named with its value needs no marks. */
import { capital } from '../reading/phrases.ts';

const contact =
  '(?:phone|telephone|mobile|whatsapp)?\\s?number|phone|web ?site|homepage|web address|address|url|link|e-?mail(?: address)?|handle|telefonnummer|rufnummer|nummer|adresse|webseite|internetadresse|numéro(?: de téléphone)?|site|número(?: de teléfono| de telefone)?|teléfono|dirección|web|página|numero(?: di telefono)?|telefono|indirizzo|sito|telefone|endereço|telefoonnummer|adres';
const own =
  "(?:our|the|unsere?[rmn]?|der|die|das|notre|le|la|l['’]|nuestr[oa]|el|(?:il|la) nostr[oa]|il|(?:o|a) noss[oa]|o|a|onze|ons|het|de)\\s?";
const ends =
  '(?:finish(?:es)?|end|close|conclude|sign off|wrap up)\\s(?:on|with|by showing)|(?:ende|schließe|beende es|höre? auf)\\s(?:mit|auf)|(?:am|zum) (?:ende|schluss)|(?:termine[rz]?|fini[rs]?(?:sez)?|conclu[st]?(?:ez)?)\\s(?:par|sur|avec)|(?:termina|acaba|cierra)\\s(?:con|en)|(?:finisci|termina|chiudi)\\s(?:con|su)|(?:termina|acaba|encerra)\\s(?:com|em)|(?:eindig|sluit af)\\s(?:met|op)';
/** A number, an address or a handle. */
const value =
  '\\+?[\\d][\\d\\s()/-]{5,}\\d|\\S+@\\S+?\\.\\p{L}{2,}|(?:https?:\\/\\/)?[\\w-]+(?:\\.[\\w-]+)*\\.\\p{Ll}{2,}(?:\\/[^\\s.,]*)?|@[\\w.]+';
const ending = new RegExp(
  `(?:[,;]?\\s(?:and|und|et|y|e|en)\\s(?:then\\s|dann\\s|puis\\s|luego\\s|poi\\s|depois\\s|dan\\s)?|(?<=[.!?:]\\s))(?:${ends})\\s${own}(?:${contact})[,:]?\\s(?<value>${value})(?=\\s*(?:$|\\n)|[.!](?:\\s|$))`,
  'iu',
);
/** "… "Ride on." and the web address wheelhouse.example": what the value is called is no line of the film. */
const besideQuote = new RegExp(
  `(?<=["”“»])[,]?\\s(?:and|und|et|y|e|en|with|mit|avec|con|com)\\s${own}(?:${contact})[,:]?\\s(?<value>${value})(?=[.!]?(?:\\s|$))`,
  'giu',
);
const opening =
  /(?<=^|[.!?:,]\s)(?:please\s)?(?:open|start|begin)\s(?:on|with)\s(?<what>(?:the|our)\s[^.,:;"“”!?]{3,50}),\s(?<value>(?:19|20)\d\d|\d[\d.,]*\d|\d)(?=[.,]?(?:\s|$))/iu;

/** The wishes for the first and last words as sentences whose place and marks say so. */
export const withUnquotedPlaces = (prompt: string): string => {
  const alone = (...found: unknown[]) => `. ${(found.at(-1) as { value: string }).value}`;
  const ended = prompt.replace(ending, alone).replace(besideQuote, alone);
  return ended
    .replace(opening, (...found) => {
      const { what, value: said } = found.at(-1) as { what: string; value: string };
      return `Open with "${capital(what)}, ${said}"`;
    })
    .replace(/(?<=\p{L}): (?=Open with ")/u, '. ');
};

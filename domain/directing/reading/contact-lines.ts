/** "Agent: Ada Osei, Quay Homes, 555 0148": whom to turn to; the number is where the film ends, the rest stays a line. */
import { heldOf } from './masked-text.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading } from './reading.ts';

const contacts =
  /^(?:(?:your|listing|press|media|our|ihr[e]?|unser[e]?|votre|notre|su|tu|il vostro|seu|uw)\s)?(?:agent|realtor|broker|estate agent|contact(?: person)?|host|organi[sz]er|makler(?:in)?|ansprechpartner(?:in)?|kontakt|agent immobilier|interlocut(?:eur|rice)|agente|contacto|contatto|referente|corretora?|contato|makelaar|contactpersoon)$/iu;

export function readContacts(reading: Reading): void {
  const { found, held } = reading;
  for (const [index, sentence] of openSentences(reading)) {
    const address = heldOf(sentence.text, held).find(({ kind }) => kind === 'address');
    const rest = sentence.text.replace(/,?\s?[\ue000-\uf8ff](?=[.!]?$)/u, '');
    if (sentence.role !== 'copy' || address === undefined || !contacts.test(sentence.label.trim())) continue;
    if (rest === sentence.text || !/\p{L}{2}/u.test(rest)) continue;
    found.address ||= address.text;
    place(reading, sentence.text);
    reading.sentences[index] = { ...sentence, field: null, text: rest.replace(/[.]$/u, '') };
  }
}

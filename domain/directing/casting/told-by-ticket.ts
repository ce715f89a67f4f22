import { lexiconOf } from '../lexicon/lexicons.ts';
import { isSmall, wordsOf } from '../reading/untold-words.ts';
import type { Beat } from './shot.ts';

/** "Open", "Code", "Tickets": what kind of fact stands on a ticket is seen from the ticket. */
const kinds =
  /^(?:price|prices|asking|costs?|fees?|use|enter|checkout|preis|kostet|nutze|prix|coûte|utilise[rz]?|precio|cuesta|usa|prezzo|costa|preço|custa|prijs|kost|gebruik|open|opens|opening|doors|date|when|where|hours|tickets?|entry|admission|code|coupon|geöffnet|öffnungszeiten|eintritt|karten|gutschein|ouverte?s?|horaires|billets?|abierto|horario|código|entradas?|aperto|orari|codice|biglietti|aberto|horário|bilhetes?|geopend|kaarten|otwarte|bilety)$/iu;

/** "It begins", "Es findet statt": that it takes place is seen as well, and what "it" is. */
const takesPlace =
  /^(?:it|takes?|place|begins?|starts?|is|will|be|held|es|sie|er|beginnt|startet|findet|statt|il|elle|commence|débute|lieu|aura|tiene|lugar|empieza|comienza|será|inizia|comincia|tiene|terrà|si|começa|realiza|será|het|hij|begint|start|vindt|plaats|um|gegen|op|om|às|las|alle|ore|dia|día|giorno|jour|dag|tag|day|offer|sale|promotion|deal|ends?|expires?|angebot|aktion|endet|offre|prend|fin|expire|oferta|acaba|caduca|vence|finaliza|offerta|scade|promoção|actie|aanbieding|eindigt|ab|from|dès|desde|dalle|dal|vanaf|this|next|dies(?:e[nrs]?)?|nächsten|cet?|cette|prochain|est[ea]|próxim[oa]|quest[oa]|prossim[oa]|nest[ea]|deze|dit|komende)$/iu;

export const tellsThatIt = (word: string) => takesPlace.test(word) || kinds.test(word);

export const namesKind = (word: string) => kinds.test(word);

const tokensOf = (text: string): string[] => [
  ...(text.match(/\d+(?:[.,:]\d+)*/gu) ?? []),
  ...wordsOf(text)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1),
];

/** A line of which every word and figure stands on the film's ticket or notice is not said besides. */
export function withoutTicketLines(beats: readonly Beat[], language: string): Beat[] {
  const lexicon = lexiconOf(language);
  const tickets = beats.flatMap(({ shots }) =>
    shots
      .filter(({ piece }) => piece === 'Ticket' || piece === 'Card')
      .map(({ words }) => new Set(words.flatMap(tokensOf))),
  );
  const isTold = ({ kind, shots, aside }: Beat) => {
    const said = shots.flatMap(({ words }) => words).flatMap(tokensOf);
    return (
      (kind === 'statement' || kind === 'figures') &&
      aside === undefined &&
      said.some((token) => /\d/u.test(token)) &&
      tickets.some((ticket) =>
        said.every((token) => ticket.has(token) || isSmall(token, lexicon) || tellsThatIt(token)),
      )
    );
  };
  return beats.filter((beat) => !isTold(beat));
}

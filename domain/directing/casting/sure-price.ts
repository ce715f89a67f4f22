/** "Dieser würde 45.000 Euro kosten": what a sentence points back at costs that, and nobody pays it at the door. */
import type { Brief } from '../brief.ts';
import { countWords } from '../reading/phrases.ts';
import { pointsBack } from './points-back.ts';

/** The price, where it stands beside the day, alone, or with a word of what is paid for. */
export function surePrice({ occasion, offer, copy }: Brief): string {
  const [day = ''] = occasion.dates;
  const own = copy.filter((sentence) => sentence.includes(offer.price));
  if (offer.price === '' || day === '' || own.length === 0) return offer.price;
  const isPaid = (sentence: string) =>
    sentence.includes(day) || (!pointsBack(sentence) && (entry.test(sentence) || countWords(sentence) <= 5));
  return own.some(isPaid) ? offer.price : '';
}

/** What somebody pays who comes. */
const entry =
  /(?<!\p{L})(?:tickets?|entry|entrance|admission|fee|per person|each|seats?|places?|costs?|price[sd]?|free|cover|eintritt|karten?|gebühr|beitrag|preis\p{L}*|pro person|kosten|kostet|plätze|entrées?|billets?|tarifs?|prix|par personne|coûte|places|entradas?|precio|cuota|por persona|cuesta|bigliett[oi]|ingresso|prezzo|quota|a persona|costa|bilhetes?|entrada|preço|por pessoa|custa|kaartjes?|toegang|entree|prijs|per persoon|tickets)(?!\p{L})/iu;

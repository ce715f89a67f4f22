/** What takes place again and again, in all languages: "emptied weekly", "every two weeks", "jeden Mittwoch". */
const unit =
  'days?|weeks?|months?|years?|evenings?|mornings?|nights?|weekends?|tage?|wochen?|monate?|jahre?|abende?|jours?|semaines?|mois|ans|soirs?|días|semanas?|mes(?:es)?|años|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dias?|mês|anos?|dagen|dag|weken|week|maanden?';
const weekday =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tage?|mittwoche?|sonnabende?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag';
const every =
  '(?:every|each|alle|jede[nrsm]?|chaque|tous les|toutes les|cada|todos los|todas las|ogni|tutti i|tutte le|todos os|todas as|elke|iedere)';
const adverb =
  'weekly|fortnightly|monthly|daily|wöchentlich|täglich|monatlich|vierzehntägig|(?:mon|diens|donners|frei|sams|sonn)tags|hebdomadaire|quotidiennement|semanalmente|diariamente|mensualmente|settimanalmente|quotidianamente|mensilmente|wekelijks|dagelijks|maandelijks';
const recurring = new RegExp(
  `(?<!\\p{L})(?:${adverb}|${every}\\s(?:\\p{L}+\\s|\\d{1,2}\\s){0,1}(?:${unit}|${weekday}))(?!\\p{L})`,
  'iu',
);

export const isRecurring = (text: string): boolean => recurring.test(text);

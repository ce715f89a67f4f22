/** "zum 50. Geburtstag", "die 3. Lange Nacht": behind what a German noun bends with, a number and its stop are a rank. */
const led =
  /(?<!\p{L})(?:zu[mr]|beim|vom|der|die|das|dem|de[ns]|(?:unser|mein|dein|ihr|sein|eur)\p{Ll}*)\s\d{1,3}\.$/iu;
const opensSentence =
  /^(?:Wir|Ihr|Sie|Er|Es|Ich|Du|Der|Die|Das|Den|Dem|Ein|Eine|Und|Im|In|Am|An|Um|Ab|Auf|Bis|Bei|Mit|Von|Für|Zum|Zur|Bitte|Jetzt|Mehr|Alle|Anmeldung|Eintritt|Beginn|Einlass|Kosten|Preis|Infos?|Tickets|Unsere?)(?!\p{L})/u;

/** Whether the stop behind a number makes it a rank of the noun that follows. */
export const isRank = (before: string, after: string): boolean =>
  led.test(before) && /^\p{Lu}\p{Ll}/u.test(after) && !opensSentence.test(after);

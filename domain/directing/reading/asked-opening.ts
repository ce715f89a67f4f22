/** "Start with the quote.": a film that was asked to open on its quotation does. */
const asked =
  /(?<!\p{L})(?:(?:start|open|begin|lead)(?:s|ing)? (?:off )?(?:with|on) (?:the|a|her|his|their|that|this) (?:[\p{L}’'-]+ ){0,2}(?:quote|quotation|testimonial)|(?:beginne?n?|starte?n?|fang\p{L}*) (?:sie )?(?:bitte )?mit dem (?:\p{L}+ )?zitat|mit dem (?:\p{L}+ )?zitat (?:beginnen|anfangen|starten|einsteigen)|(?:commence[rz]?|ouvr\p{L}+|débute[rz]?) (?:par|avec|sur) (?:la|cette) citation|(?:empieza|empezar|comienza|comenzar|abre|abrir) con la cita|(?:inizia(?:re)?|apri(?:re)?|comincia(?:re)?) con la citazione|(?:comece|começar|abra|abrir) com a citação|(?:begin|beginnen|start|open) met (?:het|de) (?:citaat|quote))(?!\p{L})/iu;

export const quotesFirst = (prompt: string): boolean => asked.test(prompt);

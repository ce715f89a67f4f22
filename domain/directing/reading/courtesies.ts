/** Words of courtesy, by which a wish is led or followed: nothing is lost with them. */

/** What leads a wish politely: "Merci de commencer par …". */
export const politely = String.raw`please|bitte|merci\sde|veuillez|s['’]il\s(?:vous|te)\spla[iî]t,?|por\sfavor,?|per\sfavore,?|favor\sde|graag|alsjeblieft|alstublieft`;

const alone = new RegExp(
  String.raw`^(?:(?:und|et|y|e|en|and)\s)?(?:${politely}|thanks?(?:\syou)?|bitte\s(?:sehr|schön)|danke|merci(?:\s(?:beaucoup|d['’]avance))?|svp|gracias|per\spiacere|grazie|obrigad[oa]|alvast\sbedankt|dank(?:\s(?:je|u))?)[.!,]?$`,
  'iu',
);

/** "Por favor", "s'il vous plaît", "Merci de" with nothing behind it. */
export const isCourtesy = (clause: string): boolean => alone.test(clause.trim());

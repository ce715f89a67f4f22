/** Words of adding, of taking away and of what is missing: where a sentence has them, its figures are no news of what stands. */

const english =
  '(?:^|[,;:]\\s|\\s(?:and|so|then|please|to)\\s)(?:add|append|insert|include|drop|remove|delete|scrap|ditch)\\s|(?<!\\p{L})take\\s(?:it|them|that|this)\\s(?:out|off)(?!\\p{L})';
const others = [
  'hinzu(?:fügen)?|ergänz\\p{L}{1,4}|einfüg\\p{L}{1,2}|entfern(?:e|t|en)|streiche?n?|lösche?n?|weglassen|rausnehmen|rauswerfen',
  'ajoute[rz]?|rajoute[rz]?|insér(?:er|ez)|supprime[rz]?|enlev(?:ez|er)|enlève|retire[rz]?',
  'añad(?:e|ir|id|an)|agreg(?:a|ar|ad|uen)|incluir|quit(?:a|ar|ad|en)(?:l[oa]s?)?|elimin(?:a|ar|ad|en|e|em|are|ate)(?:l[oaie]s?)?|borr(?:a|ar|ad)(?:l[oa]s?)?',
  'aggiung(?:i|ete|ere)(?:l[oaie])?|inser(?:isci|ite|ire)|togli(?:ete|ere)?(?:l[oaie])?|rimuov(?:i|ete|ere)(?:l[oaie])?',
  'adicion(?:a|e|em|ar)|acrescent(?:a|e|em|ar)|tir(?:a|e|em|ar)(?:-n?[oa]s?)?|remov(?:a|am|er)(?:-n?[oa]s?)?|apag(?:a|ue|uem|ar)(?:-n?[oa]s?)?',
];
const asking = new RegExp(`${english}|(?<!\\p{L})(?:${others.join('|')})(?!\\p{L})`, 'iu');
const missing =
  /\s(?:is|are)\s(?:still\s)?missing(?!\p{L})|(?<!\p{L})(?:fehl(?:t|en)|manque(?:nt)?|faltan?|manca(?:no)?)(?!\p{L})/iu;

/** "It is €140 now and highlight it": what shall be marked hangs on the verb. */
const marking =
  /(?<!\p{L})(?:(?:highlight|emphasi[sz]e|underline)\s(?:it|them|that|this)|(?:dest[aá]c|res[aá]lt)(?:a|ad|ar)l[oa]s?|(?:mett?e[zs]|mets)-l(?:e|a|es)\sen\s(?:valeur|avant)|hervorheben|evidenzia(?:te)?l[oaie]|mettete(?:l[oaie])?\sin\s(?:risalto|evidenza)|(?:destaqu?|realc|realç)(?:a|e|em)-n?[oa]s?)(?!\p{L})/iu;

/** Whether a clause asks to add something, to take it away or to mark it. */
export const addsOrRemoves = (text: string): boolean => asking.test(text) || marking.test(text);

/** Whether it asks for that, or misses something. */
export const tellsOfOthers = (text: string): boolean => asking.test(text) || missing.test(text) || marking.test(text);

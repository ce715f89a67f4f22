/** News of a figure as people tell it, put as "… is now …". */
import { type PlainRule, plainRule } from './plain-rule.ts';
import { year } from './years.ts';

const figure = '((?:[€£$]\\s?)?\\d(?:[\\d.,:\\s\\u00a0\\u202f]*\\d)?(?:\\s?(?:%|[€£$]|\\p{L}{1,12}))?)';
const correct =
  '(?:correct|fix|update|adjust|amend|korrigiere?|berichtige|aktualisiere|corrige[rz]?|rectifie[rz]?|actualise[rz]?|corrija|corregir|actualiza|correggi|aggiorna|atualiza|atualize)';
const corrected =
  '(?:korrigieren|berichtigen|aktualisieren|anpassen|ändern|setzen|à\\s(?:corriger|changer)|da\\scorreggere|a\\scorrigir)';

/** "The hall was built in 2009", "la boutique date de 2018", "die Halle ist von 2009" */
const dating =
  "(?:is|are|was|were|opened|started|ist|sind|war|stammt|est|sont|date|datent|était|es|son|fue|era|è|sono|risale|é|são|foi)\\s(?:(?:built|opened|founded|added|finished|made|launched)\\s)?(?:(?:from|of|in|aus|von|dem|im|jahr|jahre|de|del|do|du|en|em|al|l['’]an)\\s){0,3}";

export const factRules: readonly PlainRule[] = [
  plainRule(
    `(?!(?:this|that|they|these|elle|dies)\\s)([^,;:\\d]{4,50}?)\\s${dating}(${year})`,
    (what, year) => `${what} is now ${year}`,
  ),
  // "it's 1,147 that found a home"
  plainRule(
    `(?:no,?\\s)?(?:it['’]?s|it\\sis|it\\swas|it\\sshould\\sbe|there\\s(?:are|were)|they\\sare|they['’]re|c['’]est|ce\\ssont|il\\sy\\sen\\sa|son|sono|são)\\s(?:actually\\s|now\\s|in\\sfact\\s|en\\sfait\\s)?${figure}\\s(?:that|who|which|qui|que|che)\\s(.+)`,
    (value, what) => `${what} is now ${value}`,
  ),
  // "entry goes up to £36", "el bono baja a 140 €", "der Eintritt steigt auf 9 €"
  plainRule(
    `(.+?)\\s(?:(?:goes?|going|went|gone)\\s(?:up|down)\\sto|(?:drop|rise|fall|increase|decrease)s?\\sto|(?:steig|sink)(?:t|en)\\s(?:jetzt\\s)?auf|(?:sub|baj|pas)(?:e|a|en|an)\\sa|(?:pass|mont|descend|baiss|augment)(?:e|ent)?\\sà|(?:sal|scend|pass)(?:e|a|ono|ano)\\sa|(?:sobe|sobem|desce|descem|passam?)\\spara)\\s${figure}`,
    (what, value) => `${what.replace(/\s(?:is|are|has|have)$/iu, '')} is now ${value}`,
  ),
  // "correct the loans: 64.100", "die Ausleihen korrigieren: 64.100"
  plainRule(
    `${correct}\\s(.+?)\\s?(?::|\\sto|\\sauf|\\szu|\\sen|\\sà|\\sa|\\sin|\\spara)\\s?${figure}`,
    (what, value) => `${what} is now ${value}`,
  ),
  plainRule(`(.+?)\\s(?:bitte\\s)?${corrected}\\s?:\\s?${figure}`, (what, value) => `${what} is now ${value}`),
  plainRule(
    `(.+?)\\s(?:bitte\\s)?auf\\s${figure}\\s(?:korrigieren|berichtigen|ändern|setzen|anpassen)`,
    (what, value) => `${what} is now ${value}`,
  ),
];

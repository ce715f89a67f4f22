/**
 * Where a sentence of several figures parts into clauses that each stand alone: behind a comma or an "and", before a
 * subject with its verb. What is no clause of its own stays with the one before it.
 */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { countWords } from './phrases.ts';
import { whose } from './sure-labels.ts';

const joint = /,\s+(?:(?:and|und|et|y|e|en)\s)?|\s(?:and|und|et|y|e|en)\s/giu;

/** The clauses of a sentence; the sentence alone unless two of them count something. */
export function mainClauses(text: string, lexicon: Lexicon): string[] {
  const { language } = lexicon;
  if (finite[language] === undefined || /[?:;]|["“”„«»]/u.test(text) || leadsOn(text, language)) return [text];
  const cuts = [...text.matchAll(joint)].filter(({ index }) => !/\([^)]*$/u.test(text.slice(0, index)));
  const clauses: string[] = [];
  let from = 0;
  for (const [at, cut] of cuts.entries()) {
    const [to, behind] = [cut.index, cut.index + cut[0].length];
    const head = text.slice(from, to);
    const next = text.slice(behind, cuts[at + 1]?.index ?? text.length);
    const isHead = isMain(head, language) || opensSentence(head);
    if (!isHead || !isMain(next, language) || !isWhole(next)) continue;
    clauses.push(head);
    from = behind;
  }
  const parts = [...clauses, text.slice(from)];
  return parts.filter((part) => /\d/u.test(part)).length >= 2 ? parts : [text];
}

/** "Our couriers brought 48 parcels": what opens a sentence with whose it is goes on with a verb, known or not. */
const opensSentence = (head: string) =>
  countWords(head) >= 4 &&
  whose.test(/^\S+/u.exec(head.trim())?.[0] ?? '-') &&
  /\s\p{Ll}+\s(?:\S*\s)*\S*\d/u.test(head);

/** "and we thank" is cut from what it thanks for. */
const isWhole = (clause: string) => countWords(clause) >= 3;

function isMain(clause: string, language: string): boolean {
  if (leadsOn(clause, language)) return false;
  const words = clause.trim().replace(/[.!,]+$/u, '');
  if (spoken[language]?.test(words)) return true;
  const verb = new RegExp(`^(?:\\S+\\s){1,7}?(?:${finite[language]})\\s\\S`, language === 'de' ? 'u' : 'iu').exec(
    words,
  );
  const relative = relatives[language];
  return verb !== null && (relative === undefined || !relative.test(verb[0]));
}

const leadsOn = (clause: string, language: string) => subordinate[language]?.test(clause.trim()) ?? false;

const leads = (words: string) => new RegExp(`^(?:${words})(?!\\p{L})`, 'iu');

/** Words that lead into a clause which another one governs, or go on about what stood before. */
const subordinate: Record<string, RegExp> = {
  en: leads(
    'which|that|who|whose|whom|where|while|when|whenever|if|unless|because|although|though|as|than|including|since|after|before|until|once|whether|with|without|thanks to|despite|up|down|or|nor',
  ),
  de: leads(
    'weil|wenn|dass|ob|als|während|obwohl|nachdem|bevor|bis|da|sodass|sobald|seit|seitdem|wobei|wovon|wo|was|wer|mit|ohne|dank|trotz|oder|(?:der|die|das|den|dem|deren|dessen)\\s(?:wir|ich|sie|er|es|man|uns|sich)',
  ),
  fr: leads(
    "qui|que|qu['’]|dont|où|quand|lorsque|si|s['’]il|parce|puisque|comme|alors que|tandis|avec|sans|grâce|malgré|ou|ce qui",
  ),
  es: leads('que|quien|quienes|cuyo|cuando|si|porque|aunque|donde|como|mientras|con|sin|gracias|o|lo que'),
  it: leads('che|chi|cui|quando|se|perché|poiché|anche se|dove|come|mentre|con|senza|grazie|o|il che'),
  pt: leads('que|quem|quando|se|porque|embora|onde|como|enquanto|com|sem|graças|ou|o que'),
  nl: leads(
    'die\\s(?:we|wij|ze|zij|ik|er)|dat|wat|waar\\p{L}*|als|omdat|toen|terwijl|wanneer|hoewel|zodat|met|zonder|dankzij|of',
  ),
};

/** A person that speaks, with a verb at its side: "so far we have", "bisher haben wir", "abbiamo organizzato". */
const spoken: Record<string, RegExp> = {
  en: /^(?:(?:so far|today|now|then|also|already|together|altogether|currently|this \p{L}+|last \p{L}+|in (?:19|20)\d\d)\s)?(?:we|i|they|it|he|she|you)\s\p{Ll}{2,}/iu,
  de: /^(?:(?:wir|ich|sie|er|es|man)\s\p{Ll}{2,}|(?:\p{L}+\s){1,3}?\p{Ll}{2,}(?:en|t|te|be)\s(?:wir|ich)(?!\p{L}))/iu,
  fr: /^(?:(?:aujourd['’]hui|maintenant|déjà|cette \p{L}+|en (?:19|20)\d\d)\s)?(?:nous|on|ils?|elles?|vous)\s\p{Ll}+|^j['’]ai\s/iu,
  es: /^(?:(?:ya|hoy|ahora|también|este \p{L}+)\s)?(?:(?:nosotros\s)?\p{L}+(?:amos|emos|imos)\s|hay\s)/iu,
  it: /^(?:(?:già|oggi|ora|anche|quest['’]\p{L}+)\s)?(?:noi\s)?(?:\p{L}+iamo\s|ci sono\s)/iu,
  pt: /^(?:(?:já|hoje|agora|também|este \p{L}+)\s)?(?:nós\s)?(?:\p{L}{2,}(?:amos|emos|imos)\s|há\s)/iu,
  nl: /^(?:(?:we|wij|ik|ze|zij|hij)\s\p{Ll}{2,}|(?:\p{L}+\s){1,3}?\p{Ll}{3,}\s(?:we|wij)(?!\p{L}))/iu,
};

/** Finite forms that a subject of nouns goes on with, never at the end of its clause. */
const finite: Record<string, string> = {
  en: '(?:up|down)(?=\\s(?:by|from|to|\\S?\\d))|is|are|was|were|has|have|had|stands?|stood|went|goes|came|comes|fell|falls|dropped|drops|sank|slipped|declined|decreased|rose|rises|grew|grows|climbed|jumped|soared|increased|doubled|tripled|reached|hit|costs?|takes?|took|lasts?|(?:paid|pays?)(?=\\s(?:for|off|back)\\s)|needs?|gave|gives?|weighs?|(?:\\p{L}+ed|sold|bought|built|made|won)(?=\\s(?:the|our|us|their|its|an?|every|all|part|\\d))',
  de: 'ist|sind|war|waren|hat|haben|hatten?|beträgt|stieg|stiegen|steigt|sank|sanken|sinkt|fiel|fielen|wuchs|wuchsen|ging|gingen|kletterten?|liegt|liegen|lag|kostet|kosten|dauert|dauern|kam|kamen|kommen|gab|gibt|erreichten?|braucht|brauchen|nahmen|nimmt|fehlt|fehlen|\\p{Ll}{2,}ten?(?=\\s(?:den|die|das|einen|eine|ein|unsere?n?)\\s)',
  fr: 'a|ont|est|sont|était|étaient|coûte|coûtent|passe|passent|atteint|atteignent|compte|dure|durent|pèse|reste|restent|\\p{L}{2,}(?:èrent|aient)',
  es: 'es|son|era|eran|ha|han|fue|fueron|hay|está|están|tiene|tienen|cuesta|cuestan|dura|pesa|\\p{L}{2,}(?:aron|ieron|ó)',
  it: 'è|sono|era|erano|ha|hanno|costa|costano|dura|pesa|\\p{L}{2,}(?:arono|erono|irono)|\\p{L}{3,}ono(?=\\s(?:il|lo|la|i|gli|le|un|una)\\s)',
  pt: 'é|são|era|eram|tem|têm|foi|foram|há|está|estão|custam?|dura|pesa|cresceu|desceu|\\p{L}{2,}(?:aram|iram|ou|iu)',
  nl: 'is|zijn|was|waren|heeft|hebben|had|hadden|steeg|stegen|daalden?|groeiden?|kost|kosten|duurt|kwam|kwamen|ging|gingen|geeft|geven|bedraagt|bereikten?|telt|staat|staan',
};

/** What such a verb belongs to where one of these stands before it. */
const relatives: Record<string, RegExp> = {
  en: /\s(?:who|which|that|where|when|if)\s/iu,
  fr: /\s(?:qui|que|dont|où|quand)\s|\squ['’]/iu,
  es: /\s(?:que|quien|quienes|donde|cuando)\s/iu,
  it: /\s(?:che|cui|dove|quando)\s/iu,
  pt: /\s(?:que|quem|onde|quando)\s/iu,
  nl: /\s(?:die|dat|waar|als)\s/iu,
};

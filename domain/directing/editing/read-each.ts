/** Items told one after another: "the steps one by one, each on its own screen", "Los precios uno por uno". */
import { type Clause, match, targetOf } from './clause.ts';
import type { Edit } from './edit.ts';

const screen =
  '(?:scenes?|screens?|slides?|shots?|szenen?|bild|bilder|bildschirme?|folien?|scènes?|écrans?|images?|escenas?|pantallas?|scen[ae]|schermat[ae]|schermo|schermi|cenas?|ecrãs?|telas?)';
const each = [
  'one\\s(?:by\\sone|at\\sa\\stime|after\\s(?:the\\sother|another))|in\\sturn|separately|individually',
  `each\\s(?:one\\s)?(?:on|in)\\s(?:its|their|a)\\s(?:own|separate)\\s${screen}|on\\s(?:\\p{L}+\\s)?(?:separate|their\\sown)\\s${screen}|on\\sa\\sseparate\\s${screen}`,
  `(?:einzeln(?:\\snacheinander)?|nacheinander|eine[rs]?\\snach\\sde[mr]\\sanderen)|jede[rs]?\\sauf\\s(?:einem\\s)?eigenen\\s${screen}|auf\\s(?:\\p{L}+\\s)?(?:eigenen|einzelnen)\\s${screen}`,
  `l['’]une?\\saprès\\sl['’]autre|une?\\s(?:par|à)\\sune?|chacune?\\ssur\\s(?:son|un)\\s(?:propre\\s)?${screen}`,
  `un[oa]\\s(?:por|a)\\sun[oa]|de\\sun[oa]\\sen\\sun[oa]|un[oa]\\s(?:detrás|tras|después)\\s(?:de\\s)?(?:otr[oa]|el\\sotro|la\\sotra)|cada\\sun[oa]\\sen\\s(?:su|una)\\s(?:propia\\s)?${screen}`,
  `un[oa]\\s(?:alla|per)\\s(?:volta|un[oa])|un[oa]\\sdopo\\sl['’]altr[oa]|ognun[oa]\\s(?:su|in|nella)\\s(?:una\\s|la\\s)?(?:sua\\s|propria\\s)?${screen}`,
  `um[a]?\\s(?:de\\scada\\svez|a\\sum[a]?|por\\sum[a]?|a\\sseguir\\s(?:ao?|à)\\soutr[oa])|cada\\sum[a]?\\sn?(?:o|a|um|uma|em)\\s(?:seu\\s|sua\\s)?(?:próprio\\s)?${screen}`,
].join('|');

/** Words that ask for items one by one, whatever they are. */
export const eachTold = new RegExp(`(?<!\\p{L})(?:${each})(?!\\p{L})`, 'iu');

const showing =
  "(?:(?:show|present|display|put|have|let|make|tell|give|bring|zeige?|bringe?|stelle?|montre[rz]?|présente[rz]?|präsentiert?|presenta(?:d|te|r)?|presente[nm]?|apresent(?:a|e|em)|mostrad|enseñad?|zeigt|mets|mettez|fais|faites|muestra|pon|haz|mostra|metti|fai|põe|ponha|faz)\\s)?(?:(?:que|qu['’]|che)\\s)?";
const coming =
  '(?:\\s(?:should\\s|could\\s|must\\s|sollen?\\s|sollten\\s)?(?:to\\s)?(?:come|appear|be\\sshown|show\\sup|salgan?|aparezcan?|apparaissent|apparaisse|viennent|appaiano|escano|compaiano|apareçam|saiam|apareça)(?:\\sup)?)?';
const notAtOnce = '(?:,?\\s(?:and\\s|und\\s|et\\s|y\\s|e\\s)?(?:not|nicht|pas|no|non|não)\\s.{3,30})?';
const told = new RegExp(
  `^${showing}(.+?)${coming}(?:,?\\s(?:and\\s)?(?:${each})){1,3}(?:\\s(?:zeigen|anzeigen|bringen|please|kommen|erscheinen|stehen))?${notAtOnce}$`,
  'iu',
);
/** "One step per screen", "each price on a separate screen", "Jeder Preis soll ein eigenes Bild bekommen" */
const perScreen = new RegExp(
  `^(?:show|put|place|give|zeige?|make|have)?\\s?(?:one|each|every|jede[rsn]?|je\\sein[e]?|une?|chaque|un[oa]?|cada|ogni|uma?)\\s(?!(?:on|in|of|auf|sur|en|su|no|one)\\s)(.+?)\\s(?:per|on\\sa\\sseparate|on\\sits\\sown|its\\sown|pro|soll(?:te)?\\s(?:ein|auf\\sein)\\seigene[sn]?|auf\\sein(?:em)?\\seigenen|bekommt\\sein\\seigenes|sur\\sson\\s(?:propre\\s)?|par|por|en\\ssu\\s(?:propia\\s)?|su\\suna|in\\suna|no\\sseu\\s(?:próprio\\s)?)\\s?${screen}(?:\\s(?:bekommen|kommen|haben|stehen|sein))?$`,
  'iu',
);

/** Each item of a list, a row of figures or steps in a scene of its own. */
export function readOneByOne(clause: Clause): Edit | null {
  const [target] = [told, perScreen].flatMap((pattern) => {
    const said = pattern.exec(clause.text)?.[1];
    const named = said === undefined ? null : listNamed(clause, said);
    return named === null ? [] : [named];
  });
  return target === undefined ? null : { kind: 'split', target, isEach: true };
}

/** "the four steps", "jeder Preis": their number says nothing, and one of them means all. */
function listNamed(clause: Clause, said: string) {
  const plain = said.replace(
    /(?<!\p{L})(?:two|three|four|five|six|[2-6]|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro)\s(?=\p{L}{3})/iu,
    '',
  );
  const bare = match({ ...clause, text: plain }, '{the}(*)')?.[0] ?? plain;
  return (
    [plain, bare, `${bare}s`, `${bare}e`, `${bare}n`]
      .map((one) => targetOf(clause, one))
      .find((target) => target !== null && target.by !== 'item') ?? null
  );
}

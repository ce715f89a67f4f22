/** Wishes that something be seen first, put as "emphasise …": "make that line stand out", "mettila in evidenza". */
import { type PlainRule, plainRule } from './plain-rule.ts';

const more =
  '(?:(?:really|properly|clearly|more|mehr|stärker|bitte|auch|noch|deutlich|etwas|gerne?|bien|davantage|plus|más|bien|di\\spiù|bene|mais|bem)\\s)*';

/** One thing: what stands before a joint is a wish or a fact of its own. */
const what = '((?:(?!,\\s|\\s(?:and|und|et|y|e)\\s).)+?)';

export const markRules: readonly PlainRule[] = [
  plainRule(
    `(?:(?:could|can|should)\\s)?${what}\\s(?:(?:should|could|must|needs\\sto|has\\sto|to)\\s)?${more}(?:stand\\sout|be\\s(?:highlighted|emphasi[sz]ed|marked))(?:\\s(?:more|a\\s(?:bit|little)(?:\\smore)?))?`,
    (said) => `emphasise ${said.replace(/^(?:make|let|have)\s/iu, '')}`,
  ),
  plainRule(
    `(?:${what}\\s)?(?:soll(?:te|en)?|muss|müsste|darf|könnte)\\s${more}(?:hervorgehoben|betont|markiert|hervorstechen|auffallen|herausstechen)(?:\\s(?:werden|sein))?`,
    (said = '') => `betone ${said === '' ? 'es' : said}`,
  ),
  plainRule(
    `(?:mets|mettez|mettre)\\s(.+?)\\s${more}en\\s(?:valeur|avant|évidence)`,
    (what) => `souligne ${what.replace(/^(?:le|la|les)$/iu, 'le')}`,
  ),
  plainRule(`(?:pon|haz)\\s(.+?)\\s${more}en\\s(?:evidencia|relieve)`, (what) => `destaca ${what}`),
  plainRule(
    `(?:haz\\s)?que\\s(.+?)\\s(?:se\\snoten?|destaquen?|resalten?)(?:\\s(?:más|bien))?`,
    (what) => `destaca ${what}`,
  ),
  plainRule(`metti\\s(.+?)\\s${more}in\\s(?:evidenza|risalto|rilievo)`, (what) => `evidenzia ${what}`),
  plainRule(`(?:põe|ponha|coloca|coloque)\\s(.+?)\\s${more}em\\s(?:destaque|evidência)`, (what) => `destaca ${what}`),
];

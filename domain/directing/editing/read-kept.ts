/** Wishes that something stays: "Everything else stays", "keep the tagline", "without changing the total runtime". */
import { isColourClause, readColours } from '../reading/colours.ts';
import { type Clause, match, shows, targetOf } from './clause.ts';
import type { Target } from './edit.ts';
import type { Kept, KeptThing, KeptWhole } from './kept.ts';

const same =
  "(?:\\s(?:exactly\\s|just\\s)?(?:as\\s(?:it|they|is|are)(?:\\s(?:is|are|was|were))?(?:\\snow)?|untouched|unchanged|unaltered|alone|intact|in(?:\\splace)?|put|visible|where\\s(?:it|they)\\s(?:is|are)|the\\ssame|so|wie\\s(?:es|er|sie)\\sist|unverändert|tel(?:le)?s?\\squel(?:le)?s?|como\\sest[aá]n?|com['’]è|come\\ssta))";
const keep =
  '(?:make\\ssure\\s(?:to\\s|you\\s|we\\s)?keep|be\\ssure\\sto\\skeep|keep|leave|preserve|retain|behalte|lass|garde[rz]?|laisse[rz]?|conserve[rz]?|mantén|conserva|deja|mantieni|lascia|mantém|mantenha|deixa)';
const touching =
  '(?:touch|change|alter|lose|loose|drop|remove|cut|delete|move|edit|affect|modify|renumber|shorten|reorder|restyle)';

/** "as the very last thing", "ganz am Ende" */
const asLast =
  '(?:(?:as|be)\\s(?:the\\s)?(?:very\\s)?last(?:\\s(?:thing|line|one|word))?|at\\sthe\\s(?:very\\s)?end|last|(?:ganz\\s)?(?:am\\s(?:ende|schluss)|zuletzt|als\\sletztes)|(?:tout\\s)?(?:à\\sla\\sfin|en\\sdernier)|al\\sfinal|alla\\sfine|no\\sfim)';

const forms: readonly string[] = [
  `(?:otherwise|apart\\sfrom\\sthat|sonst|ansonsten|sinon|por\\slo\\sdemás),?\\s(?:please\\s|bitte\\s)?(?:do\\snot|don['’]?t)\\s${touching}\\s+(?:it|anything|a\\sthing)()`,
  '(nothing)\\s(?:may|can|must|should|is\\sto|has\\sto)\\s(?:fall\\sout|be\\s(?:lost|cut|dropped|missing|left\\sout)|get\\slost|go(?:\\smissing)?)',
  '()(?:sin|ohne|sans|without|senza|sem)\\s(?:perder|zu\\sverlieren|perdre|losing|perdere)\\s(?:ningún\\s|ninguna\\s|any\\s|aucune?\\s|nessun\\s|nenhum\\s)?(?:datos?|texto|nada|información|anything|facts?|words?|texte?|info(?:rmation)?|dato|rien)',
  '(*)\\s(?:sigue|siguen|queda|quedan)\\s(?:igual|así|como\\sest[áa]n?)',
  `${keep}\\s+(*)${same}`,
  `${keep}\\s+(*)(?:\\s(?:though|however|too|bitte|please))?`,
  `(?:please\\s)?(?:do\\snot|don['’]t|never)\\s${touching}\\s+(*)`,
  `without\\s(?:changing|touching|losing|altering|affecting|moving|dropping|cutting)\\s+(*)`,
  `(*)\\s(?:should\\s|must\\s|can\\s|may\\s|shall\\s)?(?:stays?|remains?|bleibt|bleiben|reste(?:nt)?|se\\squedan?|quedan?|resta(?:no)?|ficam?)${same}?`,
  `(*)\\s(?:is|are)\\s(?:fine|good|ok|okay|great|perfect|right)\\s(?:as|the\\sway|like)\\s(?:it|they|this|that|is|are)(?:\\s(?:is|are))?`,
  `(*)\\s${keep}${same}`,
  `(*)\\s(?:has|have|needs?|ought)\\s(?:got\\s)?to\\s(?:stay|remain|be\\s(?:kept|in|there|left))${same}?`,
  '(*)\\s(?:(?:doch|aber|bitte|unbedingt|noch)\\s)*(?:drin|drinnen|dabei|stehen|so|unverändert)?\\s?(?:lassen|behalten|bleiben)',
  '(nothing\\selse)\\s(?:may\\s|should\\s|must\\s|is\\sto\\s|needs\\sto\\s)?(?:changes?|be\\schanged|is\\schanged)',
];

const good =
  '(?:just\\s|all\\s|absolutely\\s|very\\s|really\\s|alles\\s|sehr\\s|tout\\s|très\\s|todo\\s|muy\\s|tutto\\s|tudo\\s|muito\\s)?(?:fine|good|ok|okay|great|perfect|lovely|right|super|perfekt|toll|gut|prima|klasse|parfaite?|bien|perfecto|bueno|perfetto|bene|perfeito|ótimo|ok)';
/** "Other than that perfect", "Le reste est parfait": praise of the rest is a wish to keep it. */
const restIsGood = new RegExp(
  `^(?:(?:other\\sthan\\sthat|apart\\sfrom\\s(?:that|this)|otherwise|ansonsten|sonst|à\\spart\\s(?:ça|cela)|sinon|por\\slo\\sdemás|per\\sil\\sresto|de\\sresto),?\\s+(?:(?:it['’]?s|it\\sis|it\\slooks|all\\sis|everything['’]?s|everything\\sis|ist|passt|c['’]est|está|es|è|está)\\s+)?|(?:(?:the|der|das|le|el|il|lo|o|all\\sthe|tout\\sle)\\s+)?(?:rest|others?|reste|resto|demás|everything\\selse|alles\\sandere)\\s+(?:is|are|looks|ist|est|está|es|è|é)\\s+)${good}(?:\\s(?:so|as\\sit\\sis|wie\\ses\\sist))?$|^(?:(?:sonst|ansonsten)\\spasst\\salles|(?:der|das)\\s(?:rest|andere)\\spasst)$`,
  'iu',
);

/** "Same length, just gentler movement" */
const sameLength =
  /^(?:(?:the|die|la|a)\s)?(?:same\s(?:length|duration|running\stime)|gleiche\s(?:länge|dauer)|même\s(?:durée|longueur)|misma\sduración|stessa\sdurata|mesma\sduração)$/iu;

/** "The quote may stay up a bit longer" keeps nothing as it is. */
const changing =
  /(?<!\p{L})(?:longer|shorter|bigger|larger|smaller|länger|kürzer|größer|kleiner|plus\s(?:longtemps|grande?s?|petite?s?)|más\s(?:tiempo|grandes?)|più\s(?:a\slungo|tempo|grand[ei])|mais\s(?:tempo|tempos?|grandes?))(?!\p{L})/iu;

/** The wish of a clause for something to stay; null where it says anything more. */
export function readKept(clause: Clause, said: string): Kept | null {
  if (restIsGood.test(clause.text)) return { of: 'rest', said };
  if (sameLength.test(clause.text)) return { of: 'length', said };
  const last = match(clause, `(?:${keep}|have|let)\\s+(*)\\s+${asLast}`)?.[0];
  const ending = last === undefined ? null : targetOf(clause, last);
  if (ending !== null) return { of: 'last', target: ending, said };
  for (const form of forms) {
    const found = match(clause, form)?.[0];
    const stretch = found === '' ? 'nothing' : found;
    const kept = stretch === undefined || changing.test(stretch) ? null : keptOf(clause, stretch);
    if (kept !== null) return { ...kept, said };
  }
  return asItIs.test(clause.text) && !/[\d\ue000-\uf8ff]/u.test(clause.text) ? { of: 'rest', said } : null;
}

/** "The cheap one stays as it is.": whatever is meant, nothing of it is to change. */
const asItIs = new RegExp(
  `^(?:and\\s|but\\s|und\\s|aber\\s)?(?:\\S+\\s){1,5}?(?:(?:stays?|remains?|can\\sstay|bleibt|bleiben|reste(?:nt)?|resta(?:no)?|fica(?:m)?|blijft|blijven)${same}|sigue[n]?\\sigual|bleibt\\s(?:so|gleich|wie\\ses\\sist)|reste(?:nt)?\\s(?:pareil(?:le)?s?|identiques?)|resta(?:no)?\\sugual[ei]|fica(?:m)?\\sigual|(?:bitte\\s)?so\\slassen|is\\sspot\\son|passt\\sso)$`,
  'iu',
);

const general: readonly [RegExp, KeptWhole][] = [
  [
    /^(?:everything|anything|nothing|all|what)\s(?:else|other|besides)$|^(?:all\s)?(?:of\s)?the\s(?:rest|others?)(?:\sof\s.+)?$|^rest$|^(?:all|any)?\s?(?:the\s|of\sthe\s)?other\s.+$|^others$|^(?:alles|der)\s(?:andere|rest)$|^(?:tout\s)?le\sreste$|^todo\slo\sdemás$|^(?:tutto\s)?il\sresto$|^(?:todo\s)?o\sresto$/iu,
    'rest',
  ],
  [
    /^(?:the\s)?(?:(?:total|overall|whole|full)\s)?(?:runtime|run(?:ning)?\stime|length|duration|total)(?:\sof\sthe\s(?:film|video|clip))?(?:\sthe\ssame)?$|^(?:the\s)?(?:scene|film|video|it)\sthe\ssame\s(?:length|duration)$|^(?:die\s)?(?:gesamt)?länge$|^la\sdurée(?:\stotale)?$|^la\sduración$|^la\sdurata$|^a\sduração$/iu,
    'length',
  ],
  [
    /^(?:all\s)?(?:the\s)?(?:scene\s|other\s)?(?:lengths|timings?|durations)(?:\sof\s.+)?$|^(?:the\s)?scenes\sthe\ssame\s(?:length|duration)$/iu,
    'lengths',
  ],
  [/^(?:the\s)?(?:same\s)?(?:order|sequence)(?:\sof\s.+)?$|^die\sreihenfolge$|^l['’]ordre$/iu, 'order'],
  [/^(?:the\s)?(?:look|style|styling|design|style\sparameters|layout)$/iu, 'look'],
  [/^nothing$|^(?:all\s)?(?:the\s)?(?:words|wording|texts?|copy)(?:\sof\s.+)?$/iu, 'words'],
  [
    /^(?:any|all|the|any\sof\sthe|all\sof\sthe)\s?(?:of\sthe\s)?(?:\p{L}+\s)?(?:scenes|screens|parts|slides)$/iu,
    'scenes',
  ],
  [/^(?:the\s)?(?:font|fonts|typeface|type|lettering)$|^die\sschrift$|^la\spolice$/iu, 'typeface'],
  [/^(?:all\s)?(?:the\s)?(?:colou?rs|colou?r\sscheme|palette|colou?ring)$|^die\sfarben$|^les\scouleurs$/iu, 'colours'],
  [/^(?:both|all|the|all\s(?:the|four|three))\s(?:step\s)?numbers$/iu, 'numbers'],
];

function keptOf(clause: Clause, stretch: string): KeptThing | null {
  const plain = stretch
    .replace(/^(?:but|and|also|please|aber|und|bitte|mais|et)\s+/iu, '')
    .replace(/\s+(?:aber|bitte|doch)$/iu, '')
    .replace(/^all\s(?:two|three|four|five|six|\d)\s/iu, 'the ')
    .replace(/\s+(?:everywhere\selse|elsewhere|for\sthe\srest|überall\ssonst|partout\sailleurs)$/iu, '')
    .trim();
  const known = general.find(([pattern]) => pattern.test(plain));
  if (known !== undefined) return { of: known[1] };
  const hex = colourOf(clause, plain);
  if (hex !== null) return { of: 'colour', hex };
  const target = targetOf(clause, plain) ?? innerTarget(clause, plain);
  if (target?.by === 'noun' && target.noun === 'ground') return { of: 'ground' };
  return target === null ? null : { of: 'target', target };
}

/** "the total in the stats": what stands in a part is found by its own words. */
function innerTarget(clause: Clause, stretch: string): Target | null {
  const [inner, part] = match({ ...clause, text: stretch }, '{the}(*)\\s+(?:{of})\\s+{the}(*)') ?? [];
  if (inner === undefined || part === undefined || targetOf(clause, part) === null) return null;
  return targetOf(clause, inner) ?? targetOf(clause, `the ${inner} line`);
}

function colourOf(clause: Clause, stretch: string): string | null {
  const plain = stretch.replace(/^(?:(?:the|das|die|den|le|la|el|il|o)\s|l['’])/iu, '');
  const isOne = /^#[0-9a-f]{3,6}$/iu.test(plain) || (isColourClause(plain) && !shows(clause, plain));
  const [found, more] = isOne ? readColours(plain, true) : [];
  return found === undefined || more !== undefined ? null : found.hex;
}

/** Wishes as people word them in a mail, put as the edits that they are: "The quote should come much earlier, right after the opening." */
import { type PlainRule, plainRule } from './plain-rule.ts';

const shall =
  '(?:should|must|has\\sto|have\\sto|needs?\\sto|ought\\sto|could|can|soll(?:te|ten|en)?|muss|müssen|müsste|kann|können|könnte|doit|doivent|devrait|devraient|peut|debe(?:ría)?n?|tiene\\sque|puede|deve|dovrebbe|deveria)';
const earlier =
  '(?:(?:much|a\\s(?:bit|lot)|way|viel|etwas|deutlich|bien|beaucoup|un\\speu|mucho|molto|muito)\\s)?(?:earlier|sooner|later|früher|eher|später|plus\\st(?:ôt|ard)|antes|más\\stemprano|prima|más\\starde|più\\s(?:presto|tardi)|mais\\s(?:cedo|tarde))';
const best =
  '(?:(?:ideally|preferably|best|at\\sbest|am\\sbesten|idealerweise|de\\spréférence|idéalement|mejor|preferiblemente|meglio|de\\spreferência)\\s)?';
const near =
  '(?:right|directly|straight|just|immediately|gleich|direkt|unmittelbar|juste|justo|inmediatamente|subito|logo)';
/** "right after the opening", "vor die Preise" */
const beside = `((?:${near}\\s)?(?:before|after|behind|vor|nach|hinter|avant|après|antes\\sde(?:l)?|después\\sde(?:l)?|prima\\sdi|dopo|depois\\sd[eoa])\\s.+?)`;
/** "…, not after the dates", "no antes" */
const refused = '(?:,\\s(?:and\\s)?(?:not|nicht|pas|no|non|não)\\s[^,]+)?';
const verbs: readonly [RegExp, string][] = [
  [/(?:^|\s)(?:vor|nach|hinter)\s/iu, 'verschiebe'],
  [/(?:^|\s)(?:avant|après)\s/iu, 'déplace'],
  [/(?:^|\s)(?:antes|después)\s/iu, 'mueve'],
  [/(?:^|\s)(?:prima|dopo)\s/iu, 'sposta'],
];
const moveTo = (what: string, where: string) =>
  `${verbs.find(([place]) => place.test(where))?.[1] ?? 'move'} ${what} ${where}`;

const count = '(\\d{1,3})\\s?(?:s|secs?|seconds?|sek|sekunden|secondes|segundos|secondi)';
const about = '(?:(?:about|around|roughly|some|so|etwa|rund|ungefähr|circa|environ|unos|unas|circa|cerca\\sde)\\s)?';
const inAll =
  '(?:\\s(?:in\\stotal|altogether|overall|in\\sall|long|insgesamt|lang|au\\stotal|en\\stotal|in\\stutto|no\\stotal))?';
const good =
  "(?:would|will|should|wäre(?:n)?|serai(?:t|ent)|suffirai(?:t|ent)|estaría(?:n)?|sería(?:n)?|sarebbe(?:ro)?|seria(?:m)?)\\s(?:be\\s)?(?:good|great|fine|nice|ideal|perfect|better|enough|gut|super|schön|ideal|perfekt|genug|bien|parfaite?s?|idéale?s?|assez|suffisante?s?|mejor|perfect[oa]s?|ideale?s|ideal|suficientes?|lo\\sideal|perfett[oiae]|l['’]ideale|ideali|sufficienti|bene|bom|perfeit[oa]s?|ideais|o\\sideal)";
const seconds = (value: string) => `make it ${value} seconds`;

const shapes =
  '(upright|square|vertical|portrait|landscape|horizontal|hochkant|quadratisch|im\\squerformat|im\\shochformat|vertical|carrée?|en\\svertical|en\\shorizontal|cuadrado|verticale|orizzontale|quadrato|na\\svertical)';
const wide = '(upright|square|vertical|portrait|landscape|horizontal|widescreen|wide|tall)';
const stories =
  '(?:\\s(?:for|für|pour|para|per)\\s(?:(?:our|the|unsere?n?|die|den|nos|les|las?|los)\\s)?(?:(instagram\\sstories|stories|story|reels?|tiktok|shorts)|[^,.]{3,30}))?';
const shaped = (shape: string, player = '') =>
  `${shape.replace(/^(?:en|im|na)\s/iu, '')}${player === '' ? '' : ` for ${player}`}`;

export const wishRules: readonly PlainRule[] = [
  plainRule(
    `(.+?)\\s${shall}\\s(?:(?:come|go|be|appear|stand|kommen|stehen|venir|ir|aparecer|venire)\\s)?${earlier}(?:\\s(?:kommen|stehen|come))?,?\\s${best}${beside}${refused}`,
    moveTo,
  ),
  plainRule(
    `(?:(?:i|we)(?:['’]d|\\swould)\\s(?:like|love|prefer)|(?:i|we)\\swant|ich\\shätte|wir\\shätten)\\s(?:gern(?:e)?\\s)?(?:to\\s(?:see|hear\\sfrom|hear|have|get\\sto)\\s)?(.+?)\\s${earlier},\\s${best}${beside}(?:,\\sthen\\s.+)?`,
    moveTo,
  ),
  plainRule(`(.+?)\\s${shall}\\s${beside}(?:\\s(?:kommen|stehen|hin))?${refused}`, moveTo),
  plainRule(`(?:have|let['’]?s\\shave|put)\\s(.+?)\\s${beside}${refused}`, moveTo),
  plainRule(`(.+?)\\sque\\s(?:vaya|venga|quede)\\s${beside}${refused}`, moveTo),
  plainRule(`${about}${count}${inAll}\\s${good}`, seconds),
  plainRule(
    `(?:(?:the|our|my|your)\\s)?(?:\\p{L}+\\s)?(?:slot|spot|space|window|time)\\s(?:is|has)\\s(?:only|just|now)?\\s?${count}`,
    seconds,
  ),
  plainRule(
    `.{2,40}?\\s(?:wants?|needs?|asks?\\sfor|insists?\\son|allows?)\\s(?:it|this|the\\s(?:film|video|clip))\\s(?:to\\sbe\\s)?(?:no\\slonger\\sthan|at\\smost|max(?:imum)?\\.?|under|within|in)\\s${count}(?:\\smax)?`,
    seconds,
  ),
  plainRule(`(?:i\\s|we\\s)?needs?\\s(?:it|this|that|the\\sfilm)\\s${shapes}${stories}${refused}`, shaped),
  plainRule(
    `(?:wir|ich)\\s(?:brauchen?|bräuchten?)\\s(?:das(?:\\sganze|selbe)?|es|ihn|den\\s(?:film|gleichen)|das\\sgleiche)\\s(?:(?:auch|noch|bitte)\\s)*${shapes}${stories}${refused}`,
    shaped,
  ),
  // "I need the same thing in widescreen", "we also need this in portrait", "a vertical version for the shop window"
  plainRule(
    `(?:(?:i|we)\\s(?:also\\s)?(?:need|want)|(?:i|we)(?:['’]d|\\swould)\\s(?:also\\s)?(?:like|love|need))\\s(?:it|this(?:\\sone)?|that|one|the\\s(?:same(?:\\s(?:thing|one|film|video))?|film|video))(?:\\s(?:as\\swell|too|also))?,?\\s(?:in\\s|as\\s)?(?:an?\\s)?${wide}(?:\\s(?:format|version|too|as\\swell|please))*${stories}`,
    shaped,
  ),
  plainRule(
    `(?:(?:can|could)\\s(?:you|we)\\s(?:please\\s)?|(?:i|we)\\s(?:also\\s)?(?:need|want)\\s)?(?:(?:do|make|have|get|give\\sus|give\\sme|need)\\s)?an?\\s${wide}\\s(?:one|version|cut|film|video|format)${stories}`,
    shaped,
  ),
  plainRule(
    `(?:i|we)\\sneed\\s(?:it|this(?:\\sone)?)\\s(?:for|on)\\s(?:the\\s|our\\s|a\\s)?[^,.]{3,30},\\s(?:so\\s)?${wide}`,
    (shape) => shape,
  ),
  plainRule(
    `(?:lo\\snecesit(?:o|amos)|il\\s(?:me|nous)\\sle\\sfaut|lo\\svogliamo)\\s${shapes}${stories}${refused}`,
    shaped,
  ),
  // "Use #3FA7D6 wherever you had orange", "Could everything that is orange be #2A9D8F"
  plainRule(
    '(?:use|put|take|have)\\s(\\S+)\\s(?:wherever|everywhere|where)\\s(?:(?:you|we|it|there|that)\\s)?(?:have|had|is|was|were|are|see)?\\s?(?:now\\s)?(?:the\\s)?(#?\\p{L}[\\p{L}\\d]+)(?:\\s(?:is|was|now|before))*',
    (next, was) => `use ${next} instead of ${was}`,
  ),
  plainRule(
    "(?:could|can)?\\s?(?:everything|all|whatever|anything)\\s(?:that\\sis|that['’]s|in|which\\sis)\\s(?:now\\s)?(\\p{L}+)\\s(?:be|become|to|into|should\\sbe)\\s(\\S+)(?:\\sinstead)?",
    (was, next) => `use ${next} instead of ${was}`,
  ),
  plainRule(
    "(instead\\sof|statt|au\\slieu\\s(?:du|de)|en\\svez\\sde(?:l)?|invece\\sdi)\\s(?:the\\s)?(\\p{L}+),?\\s(?:(?:i|we)(?:['’]d|\\swould)\\s(?:like|prefer|love)|(?:i|we)\\swant|lieber|hätten\\swir\\s(?:gern|lieber)|hätte\\sich\\s(?:gern|lieber)|plutôt|mejor|meglio)\\s(?:an?\\s|einen?\\s|un[ae]?\\s)?([^,]+)",
    (_, was, next) => `use ${next} instead of ${was}`,
  ),
  // "Der Honig kann raus"
  plainRule(
    '(.+?)\\s(?:kann|können|soll|sollen|muss|darf|dürfen)\\s(?:da\\s|hier\\s)?(?:raus|weg|heraus|entfallen|wegfallen)',
    (what) => `entferne ${what}`,
  ),
  plainRule(
    '(.+?)\\s(?:lo|la|los|las)\\s(?:podéis|puedes|pueden)\\s(?:quitar|borrar|sacar)',
    (what) => `quita ${what}`,
  ),
  // "Start with “A” instead of the sleeping thing", "end: instead of the quay line write “A”"
  plainRule(
    '(?:start|begin|open|end|finish|close)\\s(?:with|on)\\s([\\ue000-\\uf8ff])\\sinstead\\sof\\s(.+)',
    (to, from) => `change ${from} to ${to}`,
  ),
  plainRule(
    '(?:(?:the\\s)?(?:ending|end|opening|start|last\\sscene|closing|schluss|anfang|fin|final)\\s?[:–-]\\s)?instead\\sof\\s(.+?),?\\s(?:please\\s)?(?:write|put|say|use)\\s([\\ue000-\\uf8ff])',
    (from, to) => `change ${from} to ${to}`,
  ),
  // "en juin ce sont des fèves, plus de petits pois"
  plainRule(
    "(?:.{2,24}\\s)?(?:ce\\ssont|c['’]est|it['’]?s|it\\sis|they['’]?re|they\\sare|es\\ssind|es\\sist|son|sono|são)\\s(?:now\\s|jetzt\\s|maintenant\\s)?(?:des\\s|de\\sla\\s|du\\s|les\\s|la\\s|le\\s)?([^,\\d]{3,30}),\\s(?:et\\s|and\\s|und\\s|y\\s)?(?:plus\\sd(?:e\\s|es\\s|['’])|no\\slonger\\s|nicht\\smehr\\s|keine?\\s|ya\\sno\\s|non\\spiù\\s)([^,\\d]{3,30}?)(?:\\s(?:any\\s?more|mehr))?",
    (to, from) => `change ${from} to ${to}`,
  ),
  // "her surname is Hoult with a u"
  plainRule(
    "(?:her|his|their|the|\\p{L}+['’]s)\\s(?:sur|last\\s|first\\s|family\\s)name\\sis\\s(?:actually\\s|really\\s|spelled\\s)?(?!now\\s)(\\p{L}[\\p{L}'’-]+)(?:,?\\swith\\s.{1,30})?",
    (name) => `it is spelled ${name}`,
  ),
];

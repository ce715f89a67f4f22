/** "… went from 41 s to 3.2 s, please animate that as two bars": what a sentence tells, and the order that hangs on it. */
import { chartNouns, drawnAs } from '../reading/chart-asking.ts';

const them =
  '(?:it|that|this|these|them|those|each(?: one)?|both|the (?:difference|gap|number|figure|change|two|drop|jump))';
/** "vorremmo vedere la crescita con un grafico", "a thermometer filling up would be nice" */
const drawing = `(?:${chartNouns}|${drawnAs}|thermometers?|thermometer|gauges?|counters?|thermomètres?|termómetros?|termometr[oi]|termômetros?)`;
const wishes =
  "(?:(?:we|i)(?:['’]d|\\swould)?\\s(?:really\\s)?(?:like|love|want)|it\\swould\\sbe\\s(?:nice|good|great|lovely)|(?:wir|ich)\\s(?:möchten?|würden?|hätten?|wollen)|das\\s(?:möchten?|würden?|hätten?)|(?:nous|on|je|j['’])\\s?(?:aimer|voudr|souhait)\\p{L}+|(?:queremos|quisiéramos|quisiera|(?:nos|me)\\sgustaría)|(?:vorremmo|vorrei|vogliamo|(?:ci|mi)\\spiacerebbe)|(?:queremos|queríamos|gost(?:ar[ií]a|ava|áva)(?:mos)?)(?:\\sde)?)(?!\\p{L})";
export const chartWish = `${wishes}[^,.:;\\d]{0,60}?(?<!\\p{L})${drawing}(?!\\p{L})`;
const order = [
  chartWish,
  `(?:(?:so|and)\\s)?(?:(?:please|pls|plz|kindly|do)\\s)?(?:say|mention|include|add|use|point out)\\s${them}(?:\\s(?:too|as well|somewhere|clearly|please))*[.!]?$`,
  '(?:(?:also|und)\\s)?(?:bitte\\s)?(?:das\\s)?(?:sag|erwähn|schreib|nenn)(?:e|t|en sie)?\\s(?:das|es|dies)(?!\\p{L})|(?:also\\s|und\\s)?(?:das\\s)?bitte\\s(?:das\\s|auch\\s|unbedingt\\s)*(?:sagen|erwähnen|dazusagen|dazuschreiben|nennen)',
  '(?:(?:donc|et|alors)\\s)?(?:dites|dis|mentionne[rz]?|ajoute[rz]?|précise[rz]?)(?:-l[ea](?!\\p{L})|\\s(?:bien\\s)?(?:ça|cela))',
  '(?:(?:así que|y)\\s)?(?:por favor,?\\s)?(?:dilo|decidlo|díganlo|dígalo|menciónal[oa]|mencionadl[oa]|decid eso|di eso)(?!\\p{L})',
  '(?:(?:quindi|e|perciò)\\s)?(?:per favore,?\\s)?(?:ditelo|dillo|lo dica|menzionatel[oa]|aggiungetel[oa]|scrivetelo)(?!\\p{L})',
  '(?:(?:por isso|então|e)\\s)?(?:por favor,?\\s)?(?:diga(?:m)?|mencione(?:m)?|acrescente(?:m)?)(?:-n?[oa]|\\sisso|\\sisto)(?!\\p{L})',
  `(?:(?:so|and|then)\\s)?(?:(?:please|pls|plz|kindly|do)\\s)?(?:show|animate|highlight|colou?r|draw|treat|present|visuali[sz]e|emphasi[sz]e|feature|render|stress|plot)\\s${them}(?!\\p{L})`,
  `(?:(?:so|and|then)\\s)?(?:(?:please|pls|plz|kindly|do)\\s)?(?:make|let|have)\\s${them}\\s(?:really\\s|very\\s)?(?:big|huge|large|bold|loud|obvious|clear|prominent|stand out|pop|land|breathe|sit|hang|linger|sink in|the (?:hero|star|focus|biggest)|as (?:big|bold|clear))`,
  "(?:(?:so|and|but)\\s)?(?:please\\s)?(?:do not|don['’]?t|never)\\s(?:colou?r|animate|cheat|hide|round|highlight|dramati[sz]e|exaggerate|overdo)\\s",
  '(?:so\\s|and\\s)?you (?:can|could|might|may)\\s(?:strike|cross|show|animate|highlight|draw|put|use|colou?r)\\s',
  `(?:${them}|which) (?:should|must|needs to|has to|can) (?:be (?:big|huge|bold|large|the hero|the biggest|prominent|obvious)|pop|stand out|land|dominate|lead|grow)`,
  '(?:(?:dus|en|maar)\\s)?(?:graag\\s)?(?:laat|maak|zet|toon|benadruk|animeer)\\s(?:dat|dit|het|die|deze)(?!\\p{L})',
  '(?:(?:also|und|dann)\\s)?(?:bitte\\s)?(?:zeig|mach|heb|lass|beton|animier|stell)(?:e|t|en sie)?\\s(?:das|es|dies|die|den|diese\\p{L}*)(?!\\p{L})|bitte\\s(?:groß|gross|als|deutlich|hervor)',
  '(?:(?:donc|et)\\s)?(?:montre[rz]?|mets|mettez|fais|faites|anime[rz]?|affiche[rz]?)(?:-l[ea]s?(?!\\p{L})|\\s(?:ça|cela))|merci de\\s',
  '(?:(?:así que|y)\\s)?(?:muéstral[oa]s?|resáltal[oa]s?|ponl[oa]s?|hazl[oa]s?|anímal[oa]s?|que se vea)(?!\\p{L})',
  '(?:(?:quindi|e)\\s)?(?:mostral[oaie]|mettil[oaie]|evidenzial[oaie]|fall[oaie]|animal[oaie])(?!\\p{L})',
  '(?:(?:por isso|e)\\s)?(?:mostr[ea]-[oa]s?|destaque-?[oa]?|coloque-[oa]|faça-[oa])(?!\\p{L})',
].join('|');
const isOrder = new RegExp(`^(?:${order})`, 'iu');
/** Speaks of what was just told, and leads to the order: "this went the wrong way, show it plainly". */
const remark = /^(?:this|that|it|which|dat|dit|das|dies|ça|cela|c['’]est|eso|esto|questo|ciò|isso|isto)(?:['’]s)?\s/iu;
/** "… thats the main thing really" */
const mainThing =
  /,?\s(?:and\s|so\s)?(?:that|this|which)(?:['’]?s|\sis)\s(?:really\s)?the\s(?:main|key|most important|big|whole)\s(?:thing|point|message|bit|part)(?:\s(?:really|here|for us|we want to say))?(?=[.!]|$)/giu;

/** The brief with such orders as lines of their own below it, so that no sentence goes with them. */
export function withTrailingOrders(prompt: string): string {
  const orders: string[] = [];
  const text = prompt
    .replace(mainThing, '')
    .split('\n')
    .map((line) =>
      line.replace(/[^.!?\n]+(?:[.](?=\d)[^.!?\n]*)*/gu, (sentence) => {
        const cut = cutAt(sentence);
        if (cut === null) return sentence;
        orders.push(`Style: ${sentence.slice(cut.from).trim()}.`);
        return sentence.slice(0, cut.at);
      }),
    )
    .join('\n');
  return orders.length === 0 ? text : `${text.trimEnd().replace(signedOff, '')}\n${orders.join('\n')}`;
}

/** "Thanks, Ada Lund" closes a mail only where it stands last. */
const signedOff =
  /(?<=[.!?]["”“»]?\s)(?:(?:many |with )?thanks|thank you(?: (?:so|very) much)?|cheers|(?:kind|best)(?: regards)?|(?:vielen |herzlichen )?dank|danke|(?:viele|beste|liebe|mit freundlichen) grüße?n?|merci(?: beaucoup| d['’]avance)?|cordialement|(?:muchas )?gracias|un saludo|saludos|grazie(?: mille)?|(?:cordiali )?saluti|(?:muito )?obrigad[oa]|cumprimentos|abraços?)[,.!]?\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}\.?$/iu;

/** Where what a sentence tells ends, and where the order begins; null without one behind a figure or a name. */
function cutAt(sentence: string): { at: number; from: number } | null {
  const joints = [...sentence.matchAll(/[,;:]\s|\s[-–—]\s|\s(?=(?:so|dus|also|así que|por isso|quindi|donc)\s)/gu)];
  const clauses = joints.map((joint, index) => ({
    at: joint.index,
    from: joint.index + joint[0].length,
    isDash: /[-–—]/u.test(joint[0]),
    text: sentence.slice(joint.index + joint[0].length, joints[index + 1]?.index),
  }));
  const first = clauses.findIndex(({ text }) => isOrder.test(text.trim()));
  if (first < 0) return null;
  // "- this went the wrong way, show it plainly": the remark goes with its order.
  const dash = clauses.slice(0, first + 1).findLastIndex(({ isDash, text }) => isDash && !/\d/u.test(text));
  const before = clauses[first - 1];
  const start =
    dash >= 0 ? dash : before !== undefined && remark.test(before.text) && !/\d/u.test(before.text) ? first - 1 : first;
  const { at = 0, from = 0 } = clauses[start] ?? {};
  const told = sentence.slice(0, at);
  return /\d/u.test(told) && !/["“”„«»]/u.test(sentence.slice(at)) && told.trim().split(/\s+/u).length >= 3
    ? { at, from }
    : null;
}

/** What an asker remarks beside the copy, clause by clause: what they and theirs think of it, how people take it, who allowed it. */

import { standingsIn } from '../lexicon/approval-words.ts';
import { candourIn, choices, decisionIn, leaves } from '../lexicon/left-to-maker.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { adverbs, audience, opinions, orders, reactions, remarksIn, sideOf } from '../lexicon/remark-words.ts';
import { hintsChart } from '../reading/chart-asking.ts';
import { holdsVerb } from '../reading/clause-verbs.ts';
import { languageOf } from '../reading/language.ts';
import { typed } from '../reading/masked-text.ts';
import { capital, onceFor } from '../reading/phrases.ts';
import { type Clause, cutClauses } from '../tagging/cut-clauses.ts';
import { bySentence, type SaidSentence } from './by-sentence.ts';

const side = sideOf('en');
const joint =
  '(?:(?:and|but|so|although|though|because|since|as|until|if|while),?\\s)?(?:(?:yes|well|honestly|frankly|to be honest|personally|by the way),?\\s)*';
const i = `i(?:['’](?:d|m|ll|ve))?\\s${adverbs}`;
/** What somebody who asks thinks, knows or was allowed; "and I love baking" tells of them. */
const minds =
  '(?:think|thought|guess|suppose|admit|hope|mean|reckon|imagine|picture|wonder|swear|care(?! for)|say that|(?:love|hate|like|prefer|mind|stand|find|believe|remember|prove|expect(?:ed)?|said|told|tell) (?:it|that|this|them|these|those|how|you)|(?:double-)?checked|counted|looked (?:it|that|them) up|(?:would )?(?:lean|tend) to(?:wards?)?|(?:am )?not sure|sure (?:it|that|about)|know (?:it|that|why)|one of them|had to (?:look|count|check|read|ask)|(?:\\p{L}+ )?(?:proud|fond|happy|glad|nervous|sorry|ashamed|thrilled|amazed|embarrassed) (?:of|about|with|that|to|by))';
const allowed =
  "(?:i|we)(?:['’]ve| have)?\\s(?:also\\s|now\\s)?(?:(?:got|had|have|asked for)\\s(?:[\\p{L}-]+(?:['’]s)?\\s){0,3}?(?:permission|okay|ok|approval|clearance|blessing|go-ahead)(?!\\p{L})|(?:had|got) (?:it|that|this|them|these|those) (?:checked|confirmed|cleared|verified|measured))";
const favourite = `(?:the (?:one|number|figure|thing|part|bit|question|line|point)|what|something|a (?:number|figure|thing))`;

interface Kind {
  pattern: RegExp;
  /** May say by itself what a whole sentence says. */
  opens?: boolean;
}
const kind = (source: string, opens = false): Kind => ({
  pattern: new RegExp(`^(?:${source})(?!\\p{L})`, 'iu'),
  opens,
});
const kinds: readonly Kind[] = [
  // "which my partner insists is the main thing", "which I am frankly proud of"
  kind(
    `which,?\\s(?:${side}\\s${adverbs}${opinions}|${i}(?:${minds}|${opinions})|we(?:['’]re| are)? (?:frankly|honestly|secretly|quite|rather|all) ${adverbs}(?:${opinions}|proud|happy|pleased|fond))`,
  ),
  // "which nobody ever believes", "which always makes the engineers whistle", "which honestly surprised me"
  kind(
    `which,?\\s(?:${audience}\\s${adverbs}${reactions}|${adverbs}(?:makes?|made|gets?|got|has|had|leaves|left)\\s(?:${side}|${audience}|me|us)\\s[^\\d]*?(?:${reactions}|speechless|nervous|quiet|going|proud)|${adverbs}(?:surpris|amaz|shock|annoy|impress|astonish|pleas|embarrass|bother|delight)\\p{L}+\\s(?:even\\s)?(?:me|us|everyone|everybody|${side}|${audience}))`,
  ),
  // "which is the one the drivers care about"
  kind(
    `which,?\\s(?:is|was|are)\\s(?:also\\s|really\\s|actually\\s)?(?:${favourite}(?:\\s(?:that|which))?\\s(?:${side}|${audience}|i|we)\\s${adverbs}(?:${opinions}|${reactions})|(?:my|${side}['’]s?)\\sfavou?rite)`,
  ),
  // "which is rather good", "which isn't bad at all"
  kind(
    "which,?\\s(?:is|was|are|were|feels?|seems?|looks?)(?:n['’]t|\\snot)?\\s(?:(?:rather|quite|pretty|really|very|so|not|actually|honestly|frankly|truly|all|a bit|too|half|no|just|such an?|an?|is)\\s){0,3}(?:good|bad|great|nice|lovely|wonderful|impressive|remarkable|amazing|astonishing|incredible|encouraging|pleasing|exciting|shabby|fantastic|brilliant|super|cool|mad|crazy|something|a lot|feat|miracle|achievement|start|result)(?:\\s(?:at all|really|for us|for a start|i think|we think|actually|already|so far))*(?=[.!]?$)",
  ),
  // "which hurts to say", "which isn't bad if you ask me", "which took us four years of arguing with the bank"
  kind(
    `which,?\\s(?:(?:hurts|stings|pains me|(?:is|was) (?:\\p{L}+ ){0,3}(?:hard|embarrassing|awkward|painful|sad|a shame|a pity)) to (?:say|admit|see|tell|write)|(?:is|was|are)(?:n['’]t| not)? [^\\d]*?(?:if you ask me|to be honest|in my (?:book|view|opinion))|(?:took|cost)\\s(?:me|us)\\s[^\\d]*?(?:arguing|nerves|sleep|patience|hair|paperwork|headaches|tears|begging))`,
  ),
  // "which still gives me goosebumps", "which frankly broke my heart"
  kind(
    `which,?\\s${adverbs}(?:(?:never fails?|manages?) to )?(?:(?:gives?|gave|makes?|made|keeps?|kept|sends?|sent|gets?|got|drives?|drove|reminds?|reminded|takes?|took)\\sme|(?:breaks?|broke|blows?|blew|warms?|warmed|lifts?|lifted)\\s(?:my|our)\\s(?:hearts?|minds?|spirits?))`,
  ),
  // "and that has to be said as clearly as the rate, compliance will check and so will I"
  kind(
    `${joint}(?:that|this|it)\\s(?:has to|must|needs to|should|ought to)\\sbe\\s(?:said|told|shown|stated|written|mentioned|made)\\s(?:(?:very |just |at least )?as(?=\\s)|(?:very |really |quite )?(?:clear|loud|plain|early|big|large|prominent)(?:ly)?(?!\\p{L}))`,
  ),
  kind(
    `${joint}(?:${side}|compliance|legal|the (?:lawyers|auditors?|regulators?)|somebody|someone)\\s(?:will|is going to|are going to)\\s(?:check|look|read|notice|complain|ask|count)`,
  ),
  kind('(?:and\\s)?so (?:will|do|did|would|am|have) i'),
  // "they've seen every trick and they hate being shouted at"
  kind(
    `${joint}(?:they|${audience})(?:['’]ve|\\shave)?\\s${adverbs}(?:(?:seen|heard)\\s(?:every|it all|them all|enough of|too many)|(?:hate|dislike|distrust|detest|resent|loathe|cannot stand|can['’]t stand)\\s(?:being|anything|adverts?|ads|hype|jargon|gimmicks|marketing|the hard sell))`,
  ),
  // "and it will play without sound, so whatever matters has to be on screen"
  kind(
    `${joint}(?:it|this|that|the (?:film|video|clip))(?:['’]ll|\\swill|\\sis going to)?\\s(?:plays?|runs?|be (?:shown|watched|seen|played)|loops?)\\s(?:without (?:any )?sound|muted?|silent(?:ly)?|on mute|with the sound off)`,
  ),
  kind(
    `${joint}(?:whatever|everything|all|anything)(?: that)? (?:matters|counts|is important) (?:has to|must|needs to|should)`,
  ),
  kind(
    `${joint}(?:between (?:us|you and me)|if you ask me|believe it or not|don['’]t ask|before (?:anybody|anyone|somebody|you) asks?)`,
  ),
  kind(`${joint}${i}${minds}`, true),
  kind(`${joint}${allowed}`, true),
  kind(`${joint}${side}\\s${adverbs}${opinions}`),
  kind(`${side}\\s(?:came up with|insists on|picked|chose|wrote|made up) (?:it|that|this)(?: one)?(?=[.!]?$)`, true),
  kind(`(?:because|since|although|though|but|as)\\s${side}\\s\\p{L}+`),
  kind(`${joint}${audience}\\s${adverbs}${reactions}`, true),
  // "and the owner would like to show it to the others before they vote"
  kind(
    `${joint}(?:(?:the|our|my)\\s[\\p{L} '’-]{2,40}?|we|they|i)(?:\\s(?:wants?|plans?|hopes?|needs?|would (?:like|love))|['’]d (?:like|love))\\sto\\s(?:show|play|share|present|post|put|send|use|screen|hand)\\s(?:it|this|that|them)`,
  ),
  // "and I'd quite like to see that as bars"
  kind(
    `${joint}(?:i|we)(?:['’]d|\\swould)?\\s${adverbs}(?:like|love|enjoy|appreciate|think it would be (?:good|nice|great|lovely) to|want)\\s(?:to\\s)?(?:see|have|show)\\s(?:it|that|this|them|these|those)`,
  ),
  // "so a bar filling up would please the treasurer"
  kind(
    `so,?\\s(?:maybe |perhaps )?(?:an?|the|some|two|three)\\s(?:[\\p{L}-]+\\s){0,3}?(?:bars?|thermometers?|charts?|graphs?|lines?|counters?|curves?|rings?|pies?|maps?|clocks?|calendars?|arrows?|tickers?|animations?|icons?|timelines?|ladders?|gauges?|meters?|dials?|columns?)(?!\\p{L})[^,;:\\d]{0,80}?\\swould\\s(?:please|be|look|work|make|delight|suit|help|fit|tell|do|say|show|feel)`,
  ),
  kind('(?:and\\s)?i want (?:this|that|it)(?: one)? (?:as|in|to be|big|said|alone|on)'),
  kind(
    '(?:(?:and\\s)?yes|sadly|alas|luckily|honestly|frankly|seriously|(?:i )?promise|(?:believe|trust) me|no joke|touch wood|fingers crossed|so do)(?=[.!]?$)',
  ),
];

/** "It costs €129, sadly, shipping got expensive.": what somebody regrets is explained behind it. */
const regrets = /^(?:sadly|alas|unfortunately)[.!]?$/iu;
/** "but maybe just the figure" */
const yields = /^(?:but|so|or)\s(?=.*(?<!\p{L})(?:maybe|perhaps|would do|is fine|either way|whatever)(?!\p{L}))/iu;
/** Who approved the copy, whom it may quote, who is uneasy about it: sentences that are the maker's as a whole. */
const standings = onceFor(({ language }) =>
  [...new Set([language, 'en'])].flatMap(standingsIn).map((source) => kind(`${joint}${source}`, true)),
);
/** The kinds of a language; those of English everywhere. */
const kindsOf = onceFor((lexicon) => [
  ...kinds,
  ...remarksIn(lexicon.language).map((source) => kind(source)),
  kind(candourIn(lexicon.language)),
  kind(decisionIn(lexicon.language), true),
  ...standings(lexicon),
]);
/** "… your call": a choice of the maker's goes with the words that leave it to them. */
const decides = onceFor(({ language }) => kind(decisionIn(language)).pattern);

/** What goes on to the maker behind such a remark: "so give it some room", "but my wife disagrees". */
const goesOn = new RegExp(
  `^(?:but (?:not|without) (?:his|her|their|the) (?:names?|surnames?|photos?|pictures?|faces?)|möchten?|aber (?:nicht|ohne|lieber|bitte)|mais (?:sans|pas)|pero (?:sin|no)|ma (?:senza|non)|mas (?:sem|não)|maar (?:zonder|niet)|(?:so|because|since|although|though|until|unless|as)\\s(?:i|you|he|she|they|it|we|${orders})|(?:but|and)\\s(?:i|you|please|should|must|${side}|${orders})|${orders})(?!\\p{L})`,
  'iu',
);
/** "at that one": what was told or shown before is meant. */
const pointing = /(?<!\p{L})(?:that|this|it|them|these|those)(?!\p{L})/iu;
const mine = /(?<!\p{L})i(?:['’]\p{L}+)?(?!\p{L})/iu;
const holds = /[\d\ue000-\uf8ff]/u;

/** A fact inside a remark stays with it, unless it was only told in passing: "until I tell them that …". */
const isRemark = ({ text, joint: before }: Clause, isFirst: boolean, known: readonly Kind[]) =>
  (before === 'open' && ordersAside.test(text)) ||
  (!isFirst && hintsChart(text)) ||
  (known.some(({ pattern, opens }) => (!isFirst || opens) && pattern.test(text)) &&
    (!holds.test(text) || (reacts.test(text) && mine.test(text))));
/** "(please leave the crane out, it is sold)" */
const ordersAside =
  /^(?:please\s|(?:leave|keep)\s.*\s(?:out|off|away)(?!\p{L})|(?:do not|don['’]t)\s(?:mention|show|say|use|ask)(?!\p{L})|no need)/iu;
const reacts = new RegExp(`^${joint}${audience}\\s${adverbs}${reactions}`, 'iu');

/** "My colleague Ruth wants me to mention that …": who urges it is nobody's matter. */
const someone = `(?:${side}|the (?:[\\p{L}-]+ ){1,2}(?:from|at|of) (?:the |our )?[\\p{L}-]+)`;
const urging = new RegExp(
  `(?<=^|[.!?]\\s|,\\s|;\\s|(?<!\\p{L})(?:and|but|so)\\s)(?:${someone}\\s${adverbs}(?:said|says|thinks|thought|wants|wanted|asked|insists|insisted|would like|told|suggested|reckons)|i(?:['’]d)?\\s(?:should|must|also|want|have|would like|like))\\s(?:that\\s)?(?:(?:me|us|you|we|i|it)\\s(?:should\\s|must\\s|ought\\s)?)?(?:also\\s)?(?:to\\s)?(?:also\\s)?(?:mention|say|add|include|point out|tell (?:people|them|viewers|everyone|you)|stress|note|mentioned|said)\\sthat\\s(?=\\S+\\s\\S)(\\S)`,
  'giu',
);
/** "My colleague thinks we need a comparison, so: …" */
const reasoned = new RegExp(
  `^(?:${someone})\\s${adverbs}(?:thinks?|says?|wants?|feels?|insists?|reckons?|would like)\\s[^,.:;\\d\\ue000-\\uf8ff]{3,80},\\sso\\s?:\\s(?=\\S)`,
  'iu',
);
/** "NB2 …", "PS: …": calls for the maker's attention. */
const noted = /^[\s(]*(?:N\.?B\.?\s?\d{0,2}\s?[:.,–—-]?\s(?=\p{L})|P\.?S\.?\s?[:,–—-]\s(?=\p{L}))/u;
const withoutUrging = (text: string) =>
  text.replace(urging, (_, first: string, at: number) =>
    at === 0 || /[.!?]\s$/u.test(text.slice(0, at)) ? first.toUpperCase() : first,
  );

/** A brief without such remarks, and these; of what is nothing else nothing is left. */
export function withoutSideRemarks(
  prompt: string,
  isAsked: (prompt: string) => boolean,
): { text: string; wishes: string[] } {
  const wishes: string[] = [];
  const language = languageOf(prompt);
  const text = bySentence(prompt, (sentence) => {
    // "48 GWh last year, 31 before. As two bars please.": what is drawn is told beside it.
    if (sentence.isRunning && hintsChart(sentence.text)) {
      wishes.push(sentence.text);
      return '';
    }
    const said = withoutRemarks(sentence, language);
    wishes.push(...said.remarks.map((remark) => typed(remark, sentence.held)));
    return said.text;
  });
  return text === prompt || text.trim() === '' || !isAsked(prompt) ? { text: prompt, wishes: [] } : { text, wishes };
}

function withoutRemarks({ text: given, held }: SaidSentence, language: string): { text: string; remarks: string[] } {
  const plain = given.replace(noted, '').replace(reasoned, '');
  const text = withoutUrging(plain === given ? given : capital(plain));
  const whole = { text, remarks: [] };
  // What stands in marks of a program is read where those are known.
  if (/[[\]<>{}|]/u.test(text)) return whole;
  const clauses = cutClauses(text, language, held).map((clause) => ({
    ...clause,
    isInside: isOpen(text.slice(0, clause.from)),
  }));
  const lexicon = lexiconOf(language);
  const known = kindsOf(lexicon);
  const out: boolean[] = [];
  for (const [at, clause] of clauses.entries())
    out.push(
      isRemark(clause, at === 0, known) || (out[at - 1] === true && belongs(clause, clauses[at - 1] ?? clause, text)),
    );
  const left = clauses.findIndex((clause) => decides(lexicon).test(clause.text));
  for (const [at, clause] of clauses.slice(0, Math.max(0, left)).entries())
    out[at] ||= choices.test(clause.text) && !holds.test(clause.text);
  if (!out.some(Boolean)) return whole;
  const isWhole = out.every(Boolean);
  const isSure = () => clauses.some(({ text: one }) => standings(lexicon).some(({ pattern }) => pattern.test(one)));
  // "Kids laugh, parents smile." may be told: a whole sentence goes where it points to what was told, or speaks of the asker.
  const isTalk = () => (left < 0 ? pointing.test(text) || mine.test(text) : left > 0 || leaves.test(text)) || isSure();
  if (isWhole ? !isTalk() : out[0] === true) return whole;
  const remarks = clauses.filter((_, at) => out[at]).map((clause) => clause.text);
  return { text: isWhole ? '' : joined(text, clauses, out, language), remarks };
}

interface InText extends Clause {
  /** Stands in brackets. */
  isInside: boolean;
}

/** Whether a clause goes with the remark right before it. */
function belongs(clause: InText, before: InText, text: string): boolean {
  if (clause.isInside && before.isInside) return true;
  if (holds.test(clause.text) || clause.isInside !== before.isInside) return false;
  if (goesOn.test(clause.text) || yields.test(clause.text)) return true;
  if (regrets.test(before.text)) return clause.joint === 'comma';
  return (
    clause.joint === 'and' && /^and(?:\s|$)/iu.test(clause.text) && !text.slice(before.to, clause.from).includes(',')
  );
}

const isOpen = (text: string) => text.split('(').length > text.split(')').length;
const verbFirst = /^(?:is|are|was|were|has|have|had|will|can|may|must|should|\p{Ll}{3,}(?:s|ed))(?:\s|$)/u;

/** The clauses that stay, with the marks that stood between them. */
function joined(text: string, clauses: readonly InText[], out: readonly boolean[], language: string): string {
  let said = '';
  let kept = '';
  for (const [at, clause] of clauses.entries()) {
    if (out[at]) continue;
    const before = clauses[at - 1];
    if (isOpen(said) && !clause.isInside && out[at - 1]) said += ')';
    if (said === '') said = text.slice(0, clause.to);
    else if (out[at - 1] !== true) said += text.slice(before?.to, clause.to);
    // "The bridge, which my boss adores, is 412 m long": between a subject and its verb stands no comma.
    else
      said += `${clause.joint === 'close' || (verbFirst.test(clause.text) && !holdsVerb(kept, language)) ? ' ' : ', '}${clause.text}`;
    kept = clause.text;
  }
  const tail = out.at(-1) === true ? (/[.!?…]+\s*$/u.exec(text)?.[0] ?? '') : text.slice(clauses.at(-1)?.to);
  return capital(`${said.trim()}${out.at(-1) === true && isOpen(said) ? ')' : ''}${tail}`);
}

/**
 * The check of every figure that is to stand by itself: whether its clause says that, and no more. A label is the noun
 * phrase beside its number; where the clause says anything else, holds another number or is cut, its words are shown.
 */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { withoutBound } from './bounds.ts';
import { holdsVerb } from './clause-verbs.ts';
import { trimLabel } from './figure-labels.ts';
import type { FoundFigure } from './figures.ts';
import { anyPhrase, countWords } from './phrases.ts';
import { isSmall, wordsOf } from './untold-words.ts';

type Placed = Pick<FoundFigure, 'start' | 'end' | 'label'>;

/** Whether a figure and its label say all of the clause in which they stand. */
export function isSureLabel(clause: string, one: Placed, lexicon: Lexicon): boolean {
  const lead = withoutBound(clause.slice(0, one.start).replace(least, ' ')).trim();
  const tail = clause
    .slice(one.end)
    .replace(/[.!;,]+\s*$/u, '')
    .trim();
  // A second number beside it: "430 volunteers on 17 beaches".
  if (/(?<!\p{L})\d/u.test(`${lead} ${tail}`) || one.label === '') return false;
  // "18,400 a day" and "12 in Ghent" name nothing; "55 km/h on foils" does.
  const isBare = /^\d[\d.,\s]*$/u.test(clause.slice(one.start, one.end));
  if ((isBare ? where : rate).test(tail)) return false;
  return tail === '' ? isNamedBefore(lead, one.label, lexicon) : isNamedBehind(lead, tail, one.label, lexicon);
}

/** "We have 31 teams": all that stands behind the number, and nothing before it that says more. */
const isNamedBehind = (lead: string, tail: string, label: string, lexicon: Lexicon) =>
  same(trimLabel(tail, lexicon), trimLabel(label, lexicon)) &&
  // "2 cats and a dog sing" names more.
  wordsOf(label).some((word) => !isSmall(word, lexicon)) &&
  !anyPhrase(lexicon.and).test(label) &&
  !holdsVerb(label, lexicon.language) &&
  wordsOf(lead).every((word) => isSmall(word, lexicon) || having.test(word)) &&
  !denying.test(lead);

const rates = 'per|a|an|je|pro|par|por|al|ao|am|im|in der|in die|à la';
const rate = new RegExp(`^(?:${rates})\\s`, 'iu');
const where = new RegExp(
  `^(?:${rates}|op|in|on|at|to|from|by|auf|bei|zu|seit|nach|vor|um|à|en|dans|sur|em|no|na|su|nel|nella|sul|naar|tot)\\s`,
  'iu',
);

/** "Our revenue was 12 million": the clause from its start up to a verb of being or reaching. */
function isNamedBefore(lead: string, label: string, lexicon: Lexicon): boolean {
  const at = lead.toLowerCase().lastIndexOf(label.toLowerCase());
  if (at < 0 || holdsVerb(label, lexicon.language) || nameless.test(label)) return false;
  const [head, between] = [lead.slice(0, at).trim(), lead.slice(at + label.length).trim()];
  if (!whose.test(head)) return false;
  // "food waste in our city down 12%": the way that it went ends the name.
  if (between === '' && head === '' && went.test(label)) return true;
  if (being.test(between)) return true;
  // "Weight 19 kg": without a verb only a bare name, for its last word might be one.
  return between === '' && head === '' && (countWords(label) === 1 || endsInNoun(label, lexicon));
}

const went = /^(?:\p{L}[\p{L}’'-]*\s){1,5}(?:up|down|omhoog|omlaag)$/iu;

/** "The new one takes 95 seconds": which of them, and nothing of what. */
const nameless =
  /^(?:\p{L}+\sones?|(?:new|old|neuen?|alten?|nouve(?:au|lle)|ancien(?:ne)?|vie(?:ux|ille)|nuev[oa]|viej[oa]|nuov[oa]|vecchi[oa]|nov[oa]|velh[oa]|antig[oa]|nieuwe|oude))$/iu;

/** German nouns are capitalised; elsewhere no more than a name of one word is sure. */
const endsInNoun = (label: string, { language }: Lexicon) =>
  language === 'de' && /(?:^|\s)\p{Lu}[\p{L}-]+$/u.test(label);

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const having =
  /^(?:we|have|has|there|are|is|with|wir|haben|hat|es|gibt|mit|nous|avons|il|y|a|avec|tenemos|hay|con|abbiamo|ci|sono|temos|há|com|wij|we|hebben|er|zijn|met)$/iu;
/** "Tickets from 19 €": stays with its amount. */
const least = /\s(?:from|starting at|ab|à partir de|dès|desde|a partire da|da|a partir de|vanaf)\s*$/iu;
const denying =
  /(?<!\p{L})(?:no|not|never|nicht|kein\p{L}*|nie|pas|jamais|sans|nunca|non|mai|não|sem|niet|geen|without|ohne|instead)(?!\p{L})/iu;
/** What may stand before the name of a figure: an article or whose it is. */
export const whose =
  /^(?:(?:and|und|et|y|e|en)\s?)?(?:the|our|my|your|their|its|his|her|an?|der|die|das|unsere?|mein|dein|ihre?|eine?|le|la|les|l['’]|notre|nos|votre|son|sa|ses|un|une|el|los|las|nuestr[oa]s?|su|sus|il|lo|i|gli|(?:il\s|la\s|i\s|le\s)?(?:nostr[oaie]|su[oa]i?)|o|os|as|(?:o\s|a\s|os\s|as\s)?(?:noss[oa]s?|seus?|suas?)|de|het|onze?|een|zijn|haar)?$/iu;
const near =
  '(?:only|just|now|even|currently|already|nur|jetzt|rund|heute|seulement|maintenant|solo|ahora|ora|só|agora|nu|nog)';
const being = new RegExp(
  `^(?:[:=]|of|von|van|de|di|(?:now\\s)?(?:is|are|was|were|at|reached|hit|costs?|weighs?|takes|lasts|starts at|stands at|stood at|ist|sind|war|waren|beträgt|betrug|erreichte|kostet|kosten|wiegt|dauert|est|sont|était|étaient|atteint|coûtent?|pèse|dure|c['’]est|es|son|fue|alcanzó|cuestan?|pesa|dura|è|sono|era|erano|costa|costano|é|são|foi|custam?|kost|weegt|duurt|bedraagt|bedroeg|bereikte)(?:\\s(?:from|ab|${near}|de|di))*)$`,
  'iu',
);

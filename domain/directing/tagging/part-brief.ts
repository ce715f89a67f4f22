/** Parts what a brief says to its maker from what viewers shall read. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf, lexicons } from '../lexicon/lexicons.ts';
import { afterForeignAsking } from '../reading/foreign-asking.ts';
import { greetingOccasion } from '../reading/greeting-occasions.ts';
import { languageOf } from '../reading/language.ts';
import { isLookWord } from '../reading/look-words.ts';
import { asksHow, surelyAsksHow } from '../reading/manner-wishes.ts';
import { type CopyChance, type MaskedText, maskText, typed } from '../reading/masked-text.ts';
import { isDirection } from '../reading/open-directions.ts';
import { personRows } from '../reading/person-rows.ts';
import { isRecurring } from '../reading/recurring.ts';
import { warns } from '../reading/sentence-role.ts';
import { splitAtStops } from '../reading/stops.ts';
import { stripTask } from '../reading/strip-task.ts';
import { isWishList } from '../reading/wish-list.ts';
import { stripWrapper } from '../reading/wrapper.ts';
import { roleOfKey } from '../unwrapping/field-keys.ts';
import { labelsThing } from '../unwrapping/parallel-labels.ts';
import { telling } from '../unwrapping/told-viewers.ts';
import { copyChances } from './copy-chances.ts';
import { opensSentence } from './cut-clauses.ts';
import { findName } from './find-name.ts';
import { inLists } from './in-lists.ts';
import { guideSentences } from './keep-guide.ts';
import { keepPoints } from './keep-points.ts';
import { keepRow } from './keep-row.ts';
import { keepSentence } from './keep-sentence.ts';
import { keepSubject } from './keep-subject.ts';
import { leaveOut, type Part } from './leave-out.ts';
import { listHeads } from './list-heads.ts';
import { placesIn } from './place-in-sentence.ts';
import { isAsking, makersChance, meanOf, partsOf } from './runs.ts';
import { isOfMakersLabel, isSurelyMakers } from './surely-makers.ts';
import { chanceOf, type TaggedWord, tagWords } from './tag-words.ts';
import { tellsNews, tellsRule } from './tells-news.ts';
import { learntWeights } from './weights.ts';
import { wholeWishes } from './whole-wishes.ts';
import { filmNouns, filmWords } from './words.ts';

export interface PartedBrief {
  /** What is left for viewers, with the words that ask for the film. */
  text: string;
  /** What is said to the maker, a clause to a line. */
  wishes: string;
  /** The name or title that the film should bear; empty if unsure. */
  name: string;
  /** What may be its name where nothing else tells one; empty as well if there is a name. */
  mayBeName: string;
  copyChance: CopyChance;
}

/** What the reading knows for a wish by its words needs little more. */
const leastOfKnownWish = 0.15;

/** `shown` are sentences that the wrapping of the brief has told to be for viewers. */
export function partBrief(prompt: string, shown: readonly string[] = []): PartedBrief {
  const masked = maskText(prompt);
  const words = tagWords(masked, learntWeights());
  const language = languageOf(masked.text);
  const lexicon = lexiconOf(language);
  const told = new Set(
    [
      ...shown,
      ...guideSentences(prompt, lexicon),
      ...tableLines(prompt),
      ...listHeads(prompt),
      ...personRows(prompt),
    ].map(bare),
  );
  const rowed = keepPoints(keepRow(partsIn(words, masked, told, lexicon), lexicon), masked.text, lexicon);
  const gone = rowed.filter(({ isOut }) => isOut);
  const found = findName(wordsOutside(words, gone), masked);
  const parts = found.name === '' ? keepSubject(rowed) : rowed;
  const rest = leaveOut(masked.text, parts);
  const out = parts.filter(({ isOut }) => isOut);
  const named = parts === rowed ? found : findName(wordsOutside(words, out), masked);
  const known = { ...named, copyChance: copyChances(words, language) };
  if (out.length === 0 || !/[\p{L}\ue000-\uf8ff]/u.test(rest)) return { text: prompt, wishes: '', ...known };
  const said = ({ text }: Part) => typed(text, masked.held);
  return {
    text: typed(rest, masked.held),
    wishes: inLines(
      out.map((part) => ({ ...part, text: said(part) })),
      masked.text,
    ),
    ...known,
  };
}

/** A part to a line, but for a code that says which colour the words before it name, or the other way round: "cream text (#F6EFD9)". */
const inLines = (parts: readonly Part[], text: string) =>
  parts.reduce((lines, part, at) => {
    const last = parts[at - 1];
    if (last === undefined) return part.text;
    const isBracket = /^\s*\(\s*$/u.test(text.slice(last.to, part.from));
    const isCoded = bareColour.test(part.text) || /#[\da-f]{3,8}$/iu.test(last.text);
    return isBracket && isCoded ? `${lines} (${part.text})` : `${lines}\n${part.text}`;
  }, '');

/** What a table holds is for viewers, whatever its words. */
const tableLines = (prompt: string) =>
  prompt
    .split('\n')
    .filter((line) => /^\s*\|.*\|\s*$/u.test(line))
    // A sentence may end inside a cell.
    .flatMap((line) => [line, ...splitAtStops(line)]);

/** A sentence begins at its first word: the bars of a row stand outside. */
const bare = (sentence: string) => sentence.replace(/^[\s|]+|[\s|]+$/gu, '').replace(/[.!?…]+$/u, '');

/** The words in none of the parts; both in the order of the brief. */
function wordsOutside(words: readonly TaggedWord[], parts: readonly Part[]): TaggedWord[] {
  let at = 0;
  return words.filter(({ from }) => {
    while (at < parts.length && (parts[at]?.to ?? 0) <= from) at += 1;
    return from < (parts[at]?.from ?? Number.POSITIVE_INFINITY);
  });
}

function partsIn(
  words: readonly TaggedWord[],
  masked: MaskedText,
  shown: ReadonlySet<string>,
  lexicon: Lexicon,
): Part[] {
  const { text } = masked;
  const { language } = lexicon;
  const clauses = [...Map.groupBy(words, ({ clause }) => clause).values()];
  const starts = clauses.flatMap(([word], at) => (word !== undefined && opensSentence(word.clause) ? [at] : []));
  const asked = filmNouns.test(text) ? 'surely' : isAsking(clauses);
  const listed = inLists(clauses, text);
  return starts.flatMap((start, index) => {
    const sentence = clauses.slice(start, starts[index + 1] ?? clauses.length);
    const said = text.slice(sentence[0]?.[0]?.clause.from, sentence.at(-1)?.[0]?.clause.to);
    const isShown = shown.has(bare(typed(said, masked.held)));
    const isKnown = isKnownAsking(said);
    const isStory =
      tellsOccasion(sentence.flat(), said) ||
      tellsNews(said) ||
      tellsRule(said) ||
      (warns(said) && !filmWords.test(said)) ||
      (isRecurring(said) && !filmWords.test(said) && !isKnown);
    const isWish =
      isOfMakersLabel(said) ||
      surelyAsksHow(said.trim()) ||
      (meanOf(sentence.flat(), makersChance) >= leastOfKnownWish && isKnownWish(said));
    const places = placesIn(sentence, asked, masked.held);
    const own = wholeWishes(
      sentence.flatMap((clause, at) =>
        partsOf(clause, masked, isKnown, listed.has(clause) ? 'listed' : (places[at] ?? 'head')),
      ),
    );
    const ofFilm = own.findIndex(({ text: one }) => ofTheFilm.test(one));
    // An asking that the reading knows by its words is taken apart there, with what it asks for.
    const isLeft = isKnown && own.some(({ isOut }) => !isOut);
    if (isShown) return own.map((part) => ({ ...part, isOut: false, isAsking: false }));
    let isLost = false;
    const kept = own.map((part, index) => {
      // "Wichtig ist uns, | dass …": what hangs on the maker's words has no sentence of its own.
      isLost = isLost
        ? !/\d/u.test(part.text) && hanging.test(part.text)
        : own[index - 1]?.isOut === true &&
          own[index - 1]?.isAsking === false &&
          hanging.test(part.text) &&
          !/[\d\ue000-\uf8ff]/u.test(part.text);
      if (isLost) return { ...part, isOut: true, isAsking: false };
      // "#2b1a12, #f3e9dc and #d9622b": viewers read no codes of colours that the maker was told.
      // A length alone leads to nothing: behind "at most 20 seconds:" stands what the film tells.
      const isOfFilm = ofFilm === index || (ofFilm >= 0 && index > ofFilm && !/\d/u.test(own[ofFilm]?.text ?? ''));
      if (isKnown && !isWish && topic.test(part.text)) return { ...part, isOut: false, isAsking: false };
      if (isWish || isOfFilm || (bareColour.test(part.text) && own[index - 1]?.isOut))
        return { ...part, isOut: true, isAsking: false };
      if (
        isBroken(own, index, said) ||
        congratulating.test(said) ||
        tellsWhat(part, own[index - 1]) ||
        isOfName(part, own[index - 1]) ||
        isLabelOf(part, own[index + 1], language)
      )
        return { ...part, isOut: false, isAsking: false };
      const isKept = part.isAsking
        ? isLeft ||
          namesSomebody(part.text) ||
          [launching, occasionOf, howTo].some((pattern) => pattern.test(part.text))
        : isStory && !part.isRefused && !isSurelyMakers(part, sentence.flat());
      return isKept ? { ...part, isOut: false, isAsking: false } : part;
    });
    return isWish ? kept : keepSentence(kept, sentence.flat(), lexicon);
  });
}

/** "Gefeliciteerd Sanne en Tim!", "Herzlichen Glückwunsch, Lea!": the wish itself is what the film says. */
const congratulating =
  /^[¡\s]*(?:happy\s(?:birthday|anniversary)|congratulations|congrats|(?:herzlichen?|alles)\s(?:glückwunsch|gute)|joyeux\s|bon\sanniversaire|félicitations|feliz\s|felicidades|enhorabuena|buon\s(?:compleanno|anniversario)|tanti\sauguri|auguri|congratulazioni|parabéns|(?:hartelijk\s)?gefeliciteerd|proficiat)(?!\p{L})[^\ue000-\uf8ff]*!$/iu;

/** "Der Rat lädt alle Eltern | und Kinder zum Fest ein": a verb in two parts ends behind the joining word, and its sentence stays whole. */
const isBroken = (parts: readonly Part[], index: number, said: string) => {
  const next = parts[index + 1];
  return (
    next !== undefined &&
    next.joint === 'and' &&
    !next.isOut &&
    /\s(?:ein|an|vor|statt|teil|mit|auf|aus|ab|uit|aan|voor|op|af|mee)[.!]?$/u.test(said) &&
    /^(?:de|nl)$/u.test(languageOf(said))
  );
};

/** "a video for Brisa, | a folding bike": what stands behind a name says what it is. */
const tellsWhat = ({ text, joint }: Part, before: Part | undefined) =>
  joint === 'comma' &&
  before !== undefined &&
  behindName.test(before.text) &&
  whatItIs.test(text) &&
  !filmWords.test(text) &&
  !filmNouns.test(text) &&
  !text.split(/[\s,.;]+/u).some((word) => isLookWord(word));
/** "Raíz Viva: | comida que respeta.": what stands behind a name of two words and more is its line. */
const isOfName = ({ text, joint }: Part, before: Part | undefined) =>
  joint === 'colon' &&
  before !== undefined &&
  /^\p{Lu}[\p{L}'’&-]*(?:\s(?:(?:&|and|of|de|la|le|du|del|della|di|da|do|van|und|et|y|e|en)\s)?\p{Lu}[\p{L}'’&-]*){1,3}\s?:?$/u.test(
    before.text,
  ) &&
  roleOfKey(before.text.replace(/\s?:$/u, '')) === null &&
  !filmWords.test(before.text) &&
  !filmNouns.test(before.text) &&
  !filmWords.test(text) &&
  !isDirection(text) &&
  !text.split(/[\s,.;]+/u).some((word) => isLookWord(word));
/** "Liquid: | particles slide past each other.": what is told keeps the word that says of what. */
const isLabelOf = ({ text, isAsking }: Part, next: Part | undefined, language: string) =>
  !isAsking &&
  next?.joint === 'colon' &&
  !next.isOut &&
  /^\p{Lu}[\p{L}'’-]+\s?:?$/u.test(text.trim()) &&
  labelsThing(text.replace(/\s?:$/u, '').trim(), language);
const behindName =
  /(?<!\p{L})(?:for|about|für|über|pour|sur|para|sobre|per|su|voor|over)\s(?:(?:the|our|die|das|den|der|la|le|el|il|[oa]|de|het)\s|l['’])?(?:\p{Ll}+\s){0,2}\p{Lu}[^,]*$/u;
const whatItIs =
  /^(?:an?|the (?:first|only|new)|(?:ein|die erste|das erste|der erste|dem ersten|der ersten)\p{Ll}{0,2}|une?|l[ae] premi\p{L}+|un[ao]?|(?:la|el|il) prim\p{L}+|uma?|[oa] primeir[oa]|een|de eerste|het eerste)\s\p{L}[\p{L}\s'’-]+[.]?$/iu;

/** "My sister turns 40 on the 12th and we meet at 2": what somebody tells of the occasion with its figures is what the film tells. */
const tellsOccasion = (words: readonly TaggedWord[], said: string) =>
  /\d/u.test(said) &&
  meanOf(words, (word) => chanceOf('B', word) + chanceOf('C', word) + chanceOf('N', word)) >= 0.7 &&
  meanOf(words, (word) => chanceOf('B', word)) >= 0.2;

/** "a 30-second video explaining our new hybrid work policy": what is asked for names what is told. */
const topic = new RegExp(
  `${filmNouns.source}[^,.:;]{0,24}\\s(?:${telling})\\s(?:our|the|an?|how|why|what|unsere?n?|die|den|das|wie|warum|notre|nos|la|le|les|comment|pourquoi|nuestr[oa]s?|el|los|las|cómo|por qué|il|lo|i|gli|come|perché|nostr[oaei]|noss[oa]s?|os?|as?|como|onze?|de|het|hoe|waarom)\\s[\\p{L}\\d'’-]+\\s[\\p{L}\\d]`,
  'iu',
);

/** "Comment faire un bon compost :": what is taught is told, whoever asks. */
const howTo =
  /^(?:how to|wie (?:man|du|ihr)|comment (?:\p{L}+(?:er|ir|re|oir)(?!\p{L}))|cómo \p{L}+r(?!\p{L})|come (?:si\s)?\p{L}+re(?!\p{L})|como \p{L}+r(?!\p{L})|hoe (?:je|u|maak))\s/iu;

/** What is launched is told, even without a name. */
const launching =
  /(?<!\p{L})(?:launch\p{L}*|announc\p{L}*|introduc\p{L}*|lancement|lanzamiento|lancio|lançamento|vorstellung|lancering)(?!\p{L})/iu;

/** "einen Film zum Abschied von unserer Hebamme": whose occasion it is. */
const occasionOf = new RegExp(`${greetingOccasion.source}\\s(?:of|von|vom|de|du|des|del|di|da|do|van)(?!\\p{L})`, 'iu');

const hanging =
  /^(?:dass|damit|weil|sodass|so that|because|afin que|parce que|porque|perché|affinché|omdat|zodat)(?!\p{L})/iu;

const bareColour = /^(?:\p{L}{1,3}\s)?#[\da-f]{3,8}[.,;]?$/iu;

/** Names in capitals inside an asking, but for places where films are shown. */
const namesSomebody = (asking: string) =>
  asking
    .split(/\s+/u)
    .slice(1)
    .some((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word) && !platform.test(word) && !isGermanNoun(asking));
const platform =
  /^(?:Instagram|Insta|TikTok|YouTube|Facebook|LinkedIn|WhatsApp|Reels?|Shorts?|Stor(?:y|ies)|Video|Film|Clip|Framewright)/iu;
const isGermanNoun = (text: string) => languageOf(text) === 'de';

/** Whether the reading knows by its words that a sentence asks for a film. */
const isKnownAsking = (sentence: string) =>
  stripTask(sentence) !== null ||
  afterForeignAsking(sentence) !== null ||
  lexicons.some((lexicon) => stripWrapper(sentence, lexicon) !== null);

const isKnownWish = (sentence: string) =>
  lexicons.some((lexicon) => isWishList(sentence, lexicon)) || asksHow(sentence.trim());

/** "and set the type in Futura", "please give that sentence room", "Maximaal 20 seconden.": what nobody says to viewers. */
const ofTheFilm =
  /^(?:(?:ideally|am liebsten|idéalement|de préférence|preferiblemente|idealmente|preferibilmente|de preferência|het liefst|liefst)\s)?(?:less than|under|kürzer als|weniger als|moins de|menos de|meno di|korter dan|minder dan|max(?:\.|imum|imal|imaal|imo)?|(?:up|not up) to|(?:no|not) (?:longer|more) than|at most|exactly|genau|exakt|exactement|exactamente|esattamente|exatamente|precies|about|around|roughly|etwa|rund|ungefähr|höchstens|nicht länger als|environ|pas plus de|unos|unas|no más de|circa|non più di|cerca de|uns|não mais de|ongeveer|hooguit|niet langer dan)\s\d{1,3}\s?-?(?:seconds?|secs?|s|sekunden|sek|secondes|segundos|secondi|seconden)[.!]?$|^(?:and\s|please\s|then\s)*(?:set\s(?:the\s)?(?:type|text|copy|titles?|headlines?|everything)\s(?:in|as)|(?:give|hold|leave|let)\s(?:that|this|the|each|every)\s(?:sentence|line|quote|name|numbers?|figures?|text|words?|headline|title|logo|scene))\s[^\ue000-\uf8ff:!?]{3,60}$/iu;

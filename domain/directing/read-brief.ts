import type { Brief } from './brief.ts';
import { deriveContexts } from './derive-contexts.ts';
import type { DirectorInput } from './director.ts';
import { en } from './lexicon/en.ts';
import { lexiconOf } from './lexicon/lexicons.ts';
import { readBannedColours, readColours } from './reading/colours.ts';
import { readFigureRows } from './reading/figure-rows.ts';
import { directionOf, languageOf } from './reading/language.ts';
import { colourTailsOf } from './reading/maker-words.ts';
import { maskText, unmask } from './reading/masked-text.ts';
import { readNeeded } from './reading/needed-list.ts';
import { isOnlyText } from './reading/only-text.ts';
import { takeOpeningWishes } from './reading/opening-wishes.ts';
import { countWords } from './reading/phrases.ts';
import { readAction } from './reading/read-action.ts';
import { readAmounts } from './reading/read-amounts.ts';
import { type Avoiding, quotedAvoided, readAvoided, withoutAvoided } from './reading/read-avoid.ts';
import { readComparison } from './reading/read-comparison.ts';
import { readDialogue } from './reading/read-dialogue.ts';
import { readFields } from './reading/read-fields.ts';
import { readFlow } from './reading/read-flow.ts';
import { readFormulas } from './reading/read-formula.ts';
import { readLists } from './reading/read-lists.ts';
import { nameOfSubject, readName } from './reading/read-name.ts';
import { readOccasion } from './reading/read-occasion.ts';
import { readQuotes } from './reading/read-quotes.ts';
import { otherLengths, readSeconds } from './reading/read-seconds.ts';
import { readStatements } from './reading/read-statements.ts';
import { readTables, takeMarkdown } from './reading/read-tables.ts';
import { readRefused, readTreatment, type Treatment } from './reading/read-treatment.ts';
import { readCues, readEnergy, readNamedShape, readTones, weighed } from './reading/read-wishes.ts';
import { type Reading, startReading } from './reading/reading.ts';
import { readSentences } from './reading/sentences.ts';

/** Reads what a film can be made of out of a prompt and its contexts. Section 3 of the art direction. */
export function readBrief(given: DirectorInput): Brief {
  const own = languageOf(given.prompt);
  const opening = takeOpeningWishes(given.prompt, [lexiconOf(own), en]);
  const input = { ...given, prompt: opening.text };
  const entries = ownContexts(given);
  const { goal, requirement, brand, instructions } = entries;
  const language = languageOf(countWords(input.prompt) >= 3 ? input.prompt : `${input.prompt} ${goal}`);
  const lexicon = lexiconOf(language);
  const lexicons = lexicon === en ? [en] : [lexicon, en];
  const avoiding: Avoiding = {
    words: readAvoided(`${brand}\n${instructions}\n${requirement}\n${input.prompt}`),
    told: [],
  };
  const reading = startReading(lexicon);
  readSource(reading, input.prompt, false, avoiding);
  if (requirement !== '') readSource(reading, requirement, true, avoiding);
  if (isBare(reading) && goal !== '') readSource(reading, goal, false, avoiding);
  const { found } = reading;
  const said = copyOf(reading);
  const notes = notesOf(reading, input.prompt);
  const wishes = `${given.prompt}\n${requirement}\n${instructions}`;
  const sources = [
    { text: goal, weight: 3 },
    ...weighed(input.prompt),
    { text: requirement, weight: 2 },
    { text: brand, weight: 0.5 },
  ];
  const named =
    found.name ||
    reading.sentences
      .filter(({ isSubject }) => isSubject)
      .map(({ text }) => nameOfSubject(unmask(text, reading.held), lexicon))
      .find((candidate) => candidate !== '') ||
    readName(
      // Heads of tables name nobody.
      input.prompt.replace(/^\s*\|.*$/gmu, ''),
      brand,
      found.address,
      lexicon,
      [
        found.occasion.place,
        ...found.quotations.flatMap(({ who, role }) => [who, role]),
        ...found.occasion.dates,
      ].filter(Boolean),
    );
  // Who allows no words but some wants no name besides them.
  const isLimited = reading.sentences.some(({ text, role }) => role === 'direction' && isOnlyText(text));
  const name = isLimited ? '' : named || signOff(reading);
  // A length inside the asking itself leads: of two the other is named.
  const asking = input.prompt.split(/\n|(?<=[.!?])\s|[:：]/u)[0] ?? '';
  const texts = [requirement, asking, opening.wishes, input.prompt, instructions, entries.given];
  const seconds = readSeconds(texts, lexicons);
  const { titles: _, ...material } = found;
  return {
    ...material,
    // What stands in a fence is read again with the requirement.
    commands: [...new Map(material.commands.map((lines) => [lines.join('\n'), lines])).values()],
    exact: material.exact.filter((text) => !(input.pictures ?? []).includes(text)),
    pictures: [
      ...new Set([
        ...(input.shown ?? []).map(({ name: shown }) => shown),
        ...picturesIn(`${input.prompt}\n${requirement}\n${instructions}`, input.pictures ?? []),
      ]),
    ],
    clipSeconds: Object.fromEntries(
      (input.shown ?? []).flatMap((one) => (one.seconds ? [[one.name, one.seconds]] : [])),
    ),
    hasLogo: (input.pictures ?? []).includes('logo'),
    language,
    direction: directionOf(language),
    name,
    statements: isLimited ? [] : readStatements(reading, name),
    seconds,
    fps: null,
    strict: input.height > input.width && /\b(?:reels?|stor(?:y|ies)|tiktok|shorts?)\b/iu.test(wishes),
    colours: [...readColours(brand, true), ...readColours(input.prompt, false), ...readColours(requirement, false)],
    bannedColours: readBannedColours(`${brand}\n${instructions}\n${notes}`),
    treatment: treatmentOf(instructions, `${brand}\n${notes}`),
    refused: readRefused(`${instructions}\n${notes}`),
    handed: handedIn(reading),
    told: [
      ...avoiding.told,
      ...quotedAvoided(material, avoiding.words),
      ...otherLengths(opening.wishes === '' ? texts : [...texts, given.prompt], lexicons, seconds),
      ...(isLimited ? said : []),
    ],
    tones: readTones(
      [
        { text: brand, weight: 3 },
        { text: instructions, weight: 4 },
        { text: notes, weight: 3 },
        { text: wishes, weight: 1 },
        { text: goal, weight: 1 },
      ],
      lexicons,
    ),
    energy: readEnergy(instructions) ?? readEnergy(`${brand} ${notes}`),
    dark: darkness(`${brand} ${instructions} ${notes}`),
    typeface: typefaceOf(instructions) ?? typefaceOf(`${brand} ${notes}`),
    namedShape: readNamedShape(instructions, input.prompt),
    cues: readCues(
      sources,
      lexicons,
      lexicons.flatMap(({ avoid }) => avoid),
    ),
    copy: isLimited ? [] : said,
    words: countWords(`${input.prompt} ${requirement}`),
  };
}

/** "Show on a dark ground: no traffic, coffee on board": what stands behind the colon of a direction. */
const handedIn = ({ sentences, held }: Reading) =>
  sentences.flatMap(({ role, text, label, source = text }) => {
    const tail = /^.*[:：]\s+(\S.*)$/su.exec(source)?.[1] ?? (label === '' ? undefined : source);
    const isCraft = role !== 'direction' || isOnlyText(source) || tail === undefined;
    return isCraft || !/[,;]/u.test(tail) ? [] : [unmask(tail, held).replace(/[.!]$/u, '')];
  });

/** Pictures that the words name: by name as it is, or with spaces for its joints. */
const picturesIn = (text: string, names: readonly string[]) =>
  names
    .filter((name) => {
      const plain = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[_-]/g, '[\\s_-]');
      return name !== 'logo' && new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'iu').test(text);
    })
    .slice(0, 6);

/** "… Mendhouse.": a last sentence of nothing but a name says who speaks. */
function signOff({ sentences, used, held }: Reading): string {
  // Before what is asked for at the end, too: "Konditorei Amsel. Call …".
  const at = sentences.findLastIndex((_, index) => !used.has(index));
  const last = sentences[at];
  if (last === undefined || at < sentences.length - 2 || last.role !== 'copy' || last.label !== '') return '';
  const text = unmask(last.text, held).replace(/[.!]$/u, '');
  if (at < sentences.length - 1 && countWords(text) < 2) return '';
  const isName =
    /^\p{Lu}[\p{L}\p{N}’'-]{2,}(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}’'-]+){0,2}$/u.test(text) && sentences.length > 1;
  return isName &&
    !/^(?:more|mehr|infos?|help|hilfe|plus|más|meer|altro|visit|see|call|ring|tel|phone|fon|fax|mail|thank|danke|merci|gracias|grazie|obrigad|welcome|enjoy|join|sober|hello|cheers|stay|bis)/iu.test(
      text,
    )
    ? text
    : '';
}

/** Newest entries first within a label; entries that were derived from the prompt itself say nothing new but the brand's. */
function ownContexts(input: DirectorInput) {
  const derived = deriveContexts(input.prompt);
  const textOf = (label: string) =>
    input.contexts
      .filter((entry) => entry.label === label)
      .map(({ text }) => text)
      .reverse();
  const own = (label: 'goal' | 'requirement') =>
    textOf(label)
      .filter((text) => text !== derived[label] && !isDerived(text))
      .join('\n');
  return {
    goal: own('goal'),
    requirement: own('requirement'),
    brand: textOf('brand')
      .join('\n')
      .replace(/\s*\(chosen by Framewright[^)]*\)/g, ''),
    instructions: textOf('instructions').join('\n'),
    given: textOf('requirement').filter(isDerived).join('\n'),
  };
}

/** Entries that an earlier prompt of the project was turned into carry the same opening. */
const isDerived = (text: string) => /^(?:Tell viewers|Show every name)/.test(text);

function readSource(reading: Reading, raw: string, isRequirement: boolean, avoiding: Avoiding): void {
  const offset = reading.held.length;
  const masked = maskText(raw);
  const shifted = masked.text.replace(/[\ue000-\uf8ff]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + offset));
  reading.held.push(...masked.held);
  const sentences = withoutAvoided(
    readSentences({ text: takeMarkdown(reading, shifted), held: reading.held }, reading.lexicon),
    reading,
    avoiding,
  );
  const start = reading.sentences.length;
  reading.sentences.push(
    ...sentences
      .map((one) => ({ ...one, source: one.text }))
      .map((sentence) =>
        isRequirement && sentence.role === 'copy' && sentence.bullet === null
          ? { ...sentence, role: 'direction' as const }
          : sentence,
      ),
  );
  readFields(reading);
  readDialogue(reading);
  readFormulas(reading);
  readQuotes(reading);
  readTables(reading);
  readComparison(reading);
  readNeeded(reading);
  readLists(reading);
  readAction(reading);
  readFigureRows(reading);
  readOccasion(reading);
  readAmounts(reading);
  readFlow(reading);
  for (let index = start; isRequirement && index < reading.sentences.length; index += 1) reading.used.add(index);
}

/** The treatment leads; of the brand and of notes in the prompt only how full, how aligned and in which face. */
function treatmentOf(instructions: string, others: string): Treatment {
  const own = readTreatment(instructions);
  const { density, layout, pairing, shadow } = readTreatment(others);
  return {
    ...own,
    density: own.density ?? density,
    layout: own.layout ?? layout,
    pairing: own.pairing ?? pairing,
    shadow: own.shadow ?? shadow,
  };
}

/** Copy before any of it was told by figures; labels with what they label, unless they name a field. */
const copyOf = ({ sentences, held }: Reading) =>
  sentences
    .filter(({ role }) => role === 'copy')
    .map(({ label, text, field, source = text }) =>
      unmask(label === '' || field !== null ? source : `${label}: ${source}`, held),
    );

/** Words that speak to the maker: notes, directions, and the sentence that asks for the film. */
const notesOf = ({ sentences, held }: Reading, prompt: string) =>
  [
    prompt.split(/[:\n]|(?<=[.!?])\s/u)[0] ?? '',
    ...colourTailsOf(prompt),
    ...sentences.filter(({ role }) => role !== 'copy').map(({ text, label }) => unmask(`${label} ${text}`, held)),
  ].join('\n');

const isBare = ({ sentences, used, found }: Reading) =>
  sentences.filter(({ role }, index) => role === 'copy' && !used.has(index)).length === 0 &&
  found.message === '' &&
  found.lists.length + found.figures.length + found.changes.length + found.quotations.length + found.exact.length === 0;

function darkness(text: string): boolean | null {
  if (
    /\b(?:dark|night|black|on ink|ink ground|dunkel\w*|schwarz\w*|sombre|noir|oscuro|negro|scuro|nero|escuro)\b/iu.test(
      text,
    )
  )
    return true;
  return /\b(?:light|bright|white|airy|on (?:paper|cream|ivory|mist)|hell\w*|weiß\w*|clair|blanc|claro|blanco|chiaro|bianco)\b/iu.test(
    text,
  )
    ? false
    : null;
}

function typefaceOf(text: string): Brief['typeface'] {
  if (/\bsans[- ]serif\b/iu.test(text)) return null;
  if (/\bserif\b/iu.test(text)) return 'serif';
  if (/\bmono(?:space[d]?)?\b/iu.test(text)) return 'mono';
  if (/\brounded?\b|\brundlich/iu.test(text)) return 'rounded';
  return /\bcondensed\b/iu.test(text) ? 'condensed' : null;
}

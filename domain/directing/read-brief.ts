import { asScript, secondsOf } from './boards/read-board.ts';
import type { Brief } from './brief.ts';
import type { DirectorInput } from './director.ts';
import { en } from './lexicon/en.ts';
import { lexiconOf } from './lexicon/lexicons.ts';
import { announcedName } from './naming/announced-name.ts';
import { brandName } from './naming/brand-name.ts';
import { chooseName } from './naming/choose-name.ts';
import { besideDay } from './naming/days-of-year.ts';
import { fitName, isOfScore, ownerOfOccasion, withoutFilm, withoutSmallArticle } from './naming/fit-name.ts';
import { houseOfSides } from './naming/house-of-sides.ts';
import { picturesIn } from './pictures/pictures-in.ts';
import { quotesFirst } from './reading/asked-opening.ts';
import { tidyAskings } from './reading/asked-rest.ts';
import { wishedForm, wishesChart } from './reading/chart-asking.ts';
import { readBannedColours, readColours } from './reading/colours.ts';
import { facesOf } from './reading/faces.ts';
import { groundOf } from './reading/grounds.ts';
import { handedIn } from './reading/handed.ts';
import { isTownOfHall } from './reading/head-at-place.ts';
import { imprintName, isImprint } from './reading/imprint.ts';
import { directionOf, languageOf } from './reading/language.ts';
import { colourTailsOf } from './reading/maker-words.ts';
import { unmask } from './reading/masked-text.ts';
import { nameOfSubject } from './reading/name-of-subject.ts';
import { isOnlyText } from './reading/only-text.ts';
import { takeOpeningWishes } from './reading/opening-wishes.ts';
import { ownContexts } from './reading/own-contexts.ts';
import { countWords } from './reading/phrases.ts';
import { callOf } from './reading/read-action.ts';
import { type Avoiding, quotedAvoided, readAvoided } from './reading/read-avoid.ts';
import { readName } from './reading/read-name.ts';
import { readEnergy } from './reading/read-pace.ts';
import { otherLengths, readLength } from './reading/read-seconds.ts';
import { readSource } from './reading/read-source.ts';
import { readStatements } from './reading/read-statements.ts';
import { readRefused } from './reading/read-treatment.ts';
import { readCues, readNamedShape, readTones, weighed } from './reading/read-wishes.ts';
import { isOfSubject, type Reading, startReading } from './reading/reading.ts';
import { signOff } from './reading/sign-off.ts';
import { questioned } from './reading/subject-sentences.ts';
import { ownerOf, withoutOwning } from './reading/tidy-name.ts';
import { treatmentOf, wishedColours } from './reading/wished-look.ts';
import { partBrief } from './tagging/part-brief.ts';
import { wholeBrief } from './unwrapping/whole-brief.ts';

/** Reads what a film can be made of out of a prompt and its contexts. Section 3 of the art direction. */
export function readBrief(typed: DirectorInput): Brief {
  const { input: raw, scenes: board, around, lengths } = asScript(typed);
  const plain = wholeBrief(raw);
  const given = { ...raw, prompt: plain.text };
  const own = languageOf(given.prompt);
  const opening = takeOpeningWishes(given.prompt, [lexiconOf(own), en]);
  const lead = leadingLength.exec(opening.text)?.[0] ?? '';
  const parted = partBrief(opening.text.slice(lead.length), plain.shown);
  const asked = [...(plain.wishes ?? []), lead, plain.kind ?? '', parted.wishes].join('\n');
  const input = { ...given, prompt: parted.text };
  const entries = ownContexts(raw);
  const { goal, requirement, brand, instructions } = entries;
  const language = languageOfCopy(countWords(input.prompt) >= 3 ? input.prompt : `${input.prompt} ${goal}`, raw.prompt);
  const lexicon = lexiconOf(language);
  const lexicons = lexicon === en ? [en] : [lexicon, en];
  const avoiding: Avoiding = {
    words: readAvoided(`${brand}\n${instructions}\n${requirement}\n${input.prompt}\n${asked}`),
    told: [],
  };
  const reading = startReading(lexicon, wishesChart(raw.prompt));
  if (plain.opening) openOn(reading, plain.opening);
  readSource(reading, input.prompt, avoiding, parted.copyChance);
  if (isBare(reading) && goal !== '') readSource(reading, goal, avoiding);
  const { found } = reading;
  const notes = `${notesOf(reading, input.prompt)}\n${asked}`;
  const whole = `${input.prompt}\n${asked}`;
  const wishes = `${given.prompt}\n${requirement}\n${instructions}`;
  const sources = [
    { text: goal, weight: 3 },
    ...weighed(input.prompt),
    { text: plain.kind ?? '', weight: 2 },
    { text: requirement, weight: 2 },
    { text: brand, weight: 0.5 },
  ];
  const named =
    found.name ||
    reading.sentences
      .filter(({ isSubject, text }) => isSubject && !questioned.test(text))
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
  const signature = signOff(reading);
  const byRules = ownerOf(withoutOwning(named, input.prompt, found.address)) || signature;
  // "Brand: Kite" says so; "App: free for all" does not.
  const isLabelled = reading.sentences.some(({ field }) => field === 'name') && isCapitalised(found.name);
  const labelled = isLabelled ? found.name : '';
  const read = takesPlaceAt(parted.name, byRules, found.occasion.place) ? byRules : ownerOf(parted.name);
  const known = isLimited
    ? ''
    : besideDay(plain.name ?? '', signature) ||
      labelled ||
      (ofHouse.test(signature) ? fitName(signature, input.prompt, lexicon) : '') ||
      chooseName({
        text: input.prompt,
        sure: [read],
        ruled: [byRules, signature],
        may: parted.mayBeName,
        quotations: found.quotations,
        lexicon,
        address: found.address,
      }) ||
      imprintName(copyOf(reading), language);
  const isNobody = isTownOfHall(known, found.occasion.place, input.prompt) || isOfScore(known, raw.prompt);
  const bearer = isNobody ? '' : known;
  const imprint = isImprint(bearer.split(/,\s/u), language) ? imprintName([bearer], language) || bearer : bearer;
  const signed = fitName(signature, input.prompt, lexicon);
  // "Ville de Morvange" signs what the tagger knows as "Morvange".
  const house = plain.name || isLimited ? '' : brandName(brand);
  const sides = [...(found.comparison ?? []).map(({ title }) => title), ...(found.tables[0]?.cols ?? [])];
  const name =
    house ||
    withoutSmallArticle(
      ownerOfOccasion(
        withoutFilm(
          imprint !== '' && signed.endsWith(` ${imprint}`)
            ? signed
            : isLimited
              ? imprint
              : houseOfSides(announcedName(imprint, reading, lexicon), sides),
        ),
      ),
      raw.prompt,
    );
  tidyAskings(reading, raw.prompt, { language, name });
  const said = copyOf(reading);
  // A length inside the asking itself leads: of two the other is named.
  const asking = input.prompt.split(/\n|(?<=[.!?])\s|[:：]/u)[0] ?? '';
  const texts = [requirement, asking, opening.wishes, asked, input.prompt, instructions, entries.given];
  const length =
    board.length === 0
      ? readLength(texts, lexicons, asked.split('\n'))
      : readLength([...lengths, instructions], lexicons, (lengths.at(-1) ?? '').split('\n'));
  const seconds = length?.seconds ?? secondsOf(board);
  // The contexts tell a length in digits alone.
  const stated = readLength(texts.slice(1), lexicons, asked.split('\n'));
  const { titles: _, ...material } = found;
  const form = wishedForm(raw.prompt);
  // A house number without a day is where to come, and no appointment: the film ends on it.
  const { dates, place } = material.occasion;
  const isAddress = material.address === '' && dates.length === 0 && /\d/u.test(place);
  return {
    ...material,
    series: form === null ? material.series : material.series.map((one) => ({ ...one, form })),
    ...(isAddress ? { address: place, occasion: { ...material.occasion, place: '' } } : {}),
    // What stands in a fence is read again with the requirement.
    commands: [...new Map(material.commands.map((lines) => [lines.join('\n'), lines])).values()],
    exact: material.exact.filter((text) => !(input.pictures ?? []).includes(text)),
    pictures: [
      ...new Set([
        ...(input.shown ?? []).map(({ name: shown }) => shown),
        // "Show the clip harbour" is said to the maker, wherever it was taken out.
        ...picturesIn(`${raw.prompt}\n${requirement}\n${instructions}`, input.pictures ?? []),
      ]),
    ],
    clipSeconds: Object.fromEntries(
      (input.shown ?? []).flatMap((one) => (one.seconds ? [[one.name, one.seconds]] : [])),
    ),
    hasLogo: (input.pictures ?? []).includes('logo'),
    language,
    direction: directionOf(language),
    name,
    ...callOf(material, name, lexicon),
    statements: isLimited ? [] : readStatements(reading, name),
    seconds,
    isMost: stated?.isMost === true && stated.seconds === seconds,
    fps: null,
    strict: input.height > input.width && /\b(?:reels?|stor(?:y|ies)|tiktok|shorts?)\b/iu.test(wishes),
    colours: wishedColours(
      [
        ...readColours(brand, true),
        // What a scene of a storyboard shows is no wish for a colour.
        ...readColours(board.length > 0 ? around : whole, false),
        ...readColours(requirement, false),
      ],
      `${instructions}\n${notes}`,
    ),
    bannedColours: readBannedColours(`${brand}\n${instructions}\n${notes}`),
    treatment: treatmentOf(instructions, `${brand}\n${notes}`),
    refused: readRefused(`${instructions}\n${notes}`),
    handed: handedIn(reading),
    told: [
      ...plain.told,
      ...avoiding.told,
      ...quotedAvoided(material, avoiding.words),
      ...(board.length > 0
        ? []
        : otherLengths(opening.wishes === '' ? texts : [...texts, given.prompt], lexicons, seconds)),
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
    energy: readEnergy(instructions) ?? readEnergy(notes) ?? readEnergy(brand),
    ...groundOf(`${raw.prompt}\n${requirement}\n${instructions}`, `${brand} ${instructions} ${notes}`),
    faces: facesOf(instructions) ?? facesOf(notes) ?? facesOf(brand) ?? [],
    namedShape: readNamedShape(instructions, whole),
    cues: readCues(
      sources,
      lexicons,
      lexicons.flatMap(({ avoid }) => avoid),
    ),
    copy: isLimited ? [] : said,
    isScript: plain.isScript ?? false,
    board,
    quotesFirst: quotesFirst(raw.prompt),
    aim: plain.aim ?? '',
    words: countWords(`${input.prompt} ${requirement}`),
  };
}

/** "Forest Friends e.V.": who signs by its legal form is the house. */
const ofHouse = /\s(?:e\.\s?V\.?|GmbH|AG|Inc\.?|Ltd\.?|LLC|S\.(?:A|L|r\.\s?l)\.?|SARL|B\.?V\.?)$/u;

/** "6 en 7 juli in Zwolle" may be French as well: who asks in Dutch asks for Dutch; English around other words frames them. */
function languageOfCopy(copy: string, asked: string): string {
  const [own, whole] = [languageOf(copy), languageOf(asked)];
  return own === 'en' || whole === 'en' || isQuoted(copy) ? own : whole;
}
const isQuoted = (copy: string) => /["“”„«»]/u.test(copy);

/** "30-second year in review for the hotel": how long it takes is no part of what it is called. */
const leadingLength =
  /^\d{1,3}[\s-](?:seconds?|secs?)\s(?=(?:year in review|review of the year|annual review|update|summary|profile|story|portrait|look|timeline)(?!\p{L}))/iu;

/** Words that the film shall begin with come before any other message, and are shown as they are. */
const openOn = ({ found }: Reading, words: string) => {
  found.message = words;
  found.exact.push(words);
};

/** "Open day at Tarn Hill Farm": who gives it is the name, what takes place its title. */
const takesPlaceAt = (title: string, name: string, place: string) =>
  name !== '' &&
  // "Gemeindehaus St. Anna" holds what the "DRK Ortsverein" invites to.
  ((title === place && isCapitalised(name)) ||
    (title.endsWith(name) &&
      /\s(?:at|in|im|am|bei|à|chez|en|presso|em|na|no|bij)\s(?:the\s|der\s|la\s)?$/iu.test(
        title.slice(0, -name.length),
      )));

const isCapitalised = (name: string) => {
  const words = name.split(/\s+/u);
  return words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length * 2 >= words.length;
};

/** Copy before any of it was told by figures; labels with what they label, unless they name a field. */
const copyOf = (reading: Reading) =>
  reading.sentences
    .filter(({ role }) => role === 'copy')
    .map((one) => {
      const { label, text, field, source = text } = one;
      const isBare = label === '' || field !== null || isOfSubject(reading, one);
      return unmask(isBare ? source : `${label}: ${source}`, reading.held);
    });

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

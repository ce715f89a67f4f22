/** The sentence that asks for the film: "Could we have a 30 second clip about the fete for our lobby screen?" tells "the fete", and nothing else of it. */
import { lexiconOf, lexicons } from '../lexicon/lexicons.ts';
import { isContentLength } from '../reading/content-lengths.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { stripTask } from '../reading/strip-task.ts';
import { formatPattern, stripWrapper } from '../reading/wrapper.ts';
import { askingVerbs, besideAsking, maybeFilm, surelyFilm } from './asking-words.ts';
import { asTitle, leadsToSubject } from './subject-cases.ts';
import { withoutViewers } from './told-viewers.ts';
import { heldFormat, leadingWishes, showing, startsWithUse, withoutTail } from './uses-of-films.ts';

export interface AskedFilm {
  /** A sentence that asks for a film of its subject, as the reading knows it. */
  text: string;
  subject: string;
  /** The reading takes its subject out of the sentence as it stands. */
  isRead: boolean;
  /** "Video, 30 seconds.": how long it shall be, said so that nothing else can be meant. */
  lengths: string[];
}

const filmWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<sure>${surelyFilm})|(?<maybe>${maybeFilm}))(?![\\p{L}\\p{N}])`,
  'giu',
);
/** "Topic of the video: …", "The video should be about …": the subject is said outright. */
const outright =
  /^(?:(?:the )?(?:topic|subject|theme) (?:of|for) (?:the|our|this) (?:video|film|clip)|(?:das )?thema (?:des|vom|für das|für den) (?:videos?|films?|clips?)|(?:le )?(?:sujet|thème) (?:de la|du) (?:vidéo|film|clip)|(?:el )?tema del (?:v[ií]deo|clip|anuncio)|(?:l['’])?argomento del (?:video|filmato|clip)|(?:il )?tema del (?:video|filmato)|(?:o )?(?:tema|assunto) do (?:v[ií]deo|filme|clipe)|(?:het )?onderwerp van (?:de|het) (?:video|film|filmpje|clip))(?:\s?:|\s(?:is|ist|est|es|è|é))\s+(?<title>\S.*)$/iu;
const dealing =
  /^(?:(?:and|und|et|y|e|en)\s)?(?:(?:the|this|our) (?:video|film|clip|animation) (?:should|must|shall|will|needs to|has to|is (?:going )?to) be (?:all )?about|(?:im (?:video|film|clip) (?:soll|muss|geht) es um|(?:das video|der film|der clip) (?:soll|muss) von|in dem (?:video|film) (?:soll|geht) es um)|(?:la vidéo|le film|le clip) (?:doit|devrait|devra) (?:parler (?=d)|porter sur|traiter (?=d))|(?:el v[ií]deo|la película|el clip) (?:debe(?:ría)?|tiene que|tendría que) (?:tratar|hablar|ir) (?=de|sobre)|(?:il video|il filmato|la clip) (?:deve|dovrebbe) (?:parlare|trattare) (?=d)|(?:o v[ií]deo|o filme|o clipe) (?:deve(?:ria)?|tem de|tem que) (?:falar|tratar|ser) (?=d|sobre)|(?:de video|de film|het filmpje|de clip) (?:moet|zou moeten|zal) (?:gaan over|over))\s?(?<about>\S.*?)(?:\s(?:gehen|handeln|gaan))?[.!]?$/iu;
/** Where no word for a film stands: "20 seconds, portrait, about …" */
const about = /^(?:about|über|zum thema|sur|sobre|su|sul|sulla|sui|sugli|sulle|sull['’]|sullo|over)(?:\s|(?<=['’]))/iu;
/** Those who are greeted and those who ask are told of elsewhere. */
const elsewhere =
  /(?<!\p{L})(?:birthday|\p{L}*geburtstag\p{L}*|anniversaire|cumpleaños|compleanno|aniversário|verjaardag|thank(?:s|ing)?|danke|merci à|gracias|grazie|obrigad\p{L}|bedankt|congratulat\p{L}+|glückw\p{L}+|félicit\p{L}+|felicita\p{L}+)(?!\p{L})/iu;
const standIn =
  /^(?:her|him|them|us|me|it|this|that|these|you|ihn|uns|das|dies|mich|daraus|ça|cela|nous|moi|eux|esto|ello|nosotros|mí|questo|noi|me|isto|isso|nós|mim|haar|hem|hen|ons|mij|dit|dat)$/iu;
/** "for our bakery, Le Fournil": whose film it is, which the reading knows. */
const whose =
  /^(?:mein\p{L}*|unser\p{L}*)\s\p{Lu}[\p{L}-]+,?\s(?:namens\s)?(?:\ue000|["“«„]|\p{Lu}\p{Ll})|^(?:my|our|mon|ma|mes|notre|nos|mis?|nuestr\p{L}+|(?:il|la|i|le)\s(?:mi|nostr)\p{L}+|[oa]s?\s(?:me|minh|noss)\p{L}+|minha|meu|mijn|onze?)(?:\s\p{Ll}[\p{L}-]*){1,3}(?:,?\s(?:called|namens|genannt|appelée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd)|,)?\s(?:\ue000|["“«„]|\p{Lu}\p{Ll})/u;
/** "une vidéo de présentation pour …", "pour présenter …" */
const kindAlone =
  /^(?:présent|present|apresent|annonc|annunci|anunci|announc|lanc|lanz|launch|compar|confront|vergl|vergel|expli|spieg|promo|benvenut|bienven|recr|dreh|vorstell)\p{L}*\s/iu;
const leads: Readonly<Record<string, string>> = {
  de: 'Video über',
  fr: 'Vidéo sur',
  es: 'Vídeo sobre',
  it: 'Video su',
  pt: 'Vídeo sobre',
  nl: 'Video over',
};

/** "for our website": where a film is shown is nothing of what it tells. */
const isPlace =
  /^(?:(?:my|our|the|unsere?n?|meine?n?|die|das|notre|mon|ma|le|la|nuestr[oa]|mi|el|(?:il |la )?(?:nostr[oa]|mi[oa])|[oa]|(?:[oa] )?noss[oa]|onze?|mijn|de|het)\s)?(?:\p{L}+\s)?(?:web ?sites?|home ?page|webseite|internetseite|site(?: web| internet)?|sitio(?: web)?|página(?: web)?|sito(?: web)?|screens?|displays?|bildschirme?|écrans?|pantallas?|schermi|telas?|schermen|social media|instagram|tiktok|youtube|linkedin|facebook|newsletter|intranet)$/iu;

/** Null where a sentence asks for no film, or leaves open what it tells. */
export function askedFilm(sentence: string, language: string, isFirst: boolean): AskedFilm | null {
  const said = sentence.trim().replace(/^[¿¡]\s?/u, '');
  const mayAsk = said.search(filmWord) >= 0 || /^(?:\p{N}|\p{L}{1,8}[\s-])/u.test(said);
  if (!mayAsk || elsewhere.test(said)) return null;
  const formats: string[] = [];
  const held = said.replace(formatsOf(language), (format: string, at: number) => {
    if (isContentLength(said, at)) return format;
    formats.push(format);
    return String.fromCharCode(firstHeld + Math.min(formats.length - 1, 60));
  });
  const told = filmAskedIn(held, language, isFirst);
  const isRead =
    told !== null && !dishes.test(said) && !isEasilyMissed(said, told.subject) && isReadAnyway(said, told.subject);
  if (told === null) return null;
  const typed = (text: string) =>
    text.replace(new RegExp(heldFormat, 'gu'), (sign) => formats[sign.charCodeAt(0) - firstHeld] ?? '');
  const length = formats.find(
    (format, at) =>
      /^\p{N}/u.test(format) && !/[:x×]/u.test(format) && !told.text.includes(String.fromCharCode(firstHeld + at)),
  );
  return {
    isRead,
    // "Explainer (30 s): What is a heat pass?": what is asked of viewers stays a question.
    text: /[:：]\s[^:：]*\?\s*$/u.test(said) ? typed(told.text).replace(/[.?]?\s*$/u, '?') : typed(told.text),
    subject: typed(told.subject),
    lengths: length === undefined ? [] : [`Video, ${length}.`],
  };
}

/** A recipe is told by its ingredients: nothing but its asking names the dish. */
const dishes = /(?<!\p{L})(?:recipe|\p{L}*rezept\p{L}*|recette|ricetta|receta|receita|recept\p{L}*)(?!\p{L})/iu;

/** "Pouvez-vous faire une story pour notre fête ?", "… sobre cómo funciona …": a question, and what is explained, may be taken for talk as a whole. */
const isEasilyMissed = (said: string, subject: string) =>
  (/\?\s*$/u.test(said) &&
    countWords(subject) >= 2 &&
    !/\s(?:that|which|who|qui|que|che|dat|die|das)\s/iu.test(subject)) ||
  howItIs.test(subject);
export const howItIs =
  /^(?:how|why|what|wie|warum|weshalb|wieso|comment|pourquoi|cómo|por qué|come|perché|como|por que|porque|hoe|waarom)\s/iu;

/** What the reading takes out of an asking as well needs no other words for it. */
const isReadAnyway = (said: string, subject: string) =>
  [...lexicons.map((lexicon) => stripWrapper(said, lexicon)), stripTask(said)].some(
    (read) => read !== null && plainly(read) === plainly(subject),
  );
const plainly = (text: string) =>
  text
    .trim()
    .replace(/[.!?]+$/u, '')
    .toLowerCase();

const firstHeld = 0x2400;
const isHeld = new RegExp(heldFormat, 'u');
const formatsOf = (language: string) => formatPattern(lexiconOf(language), 'giu');

type Told = Omit<AskedFilm, 'lengths' | 'isRead'>;

function filmAskedIn(said: string, language: string, isFirst: boolean): Told | null {
  const [, title = '', dealt = ''] = [null, outright.exec(said)?.groups?.title, dealing.exec(said)?.groups?.about];
  if (title !== '') return asked(title, 'colon', language);
  if (dealt !== '') {
    const lead = leadsToSubject(dealt);
    return asked(dealt.slice(lead?.lead.length ?? 0), lead?.lead ?? '', language);
  }
  const { rest, lead, isSure } = behindFilm(said, isFirst) ?? {};
  if (rest === undefined || lead === undefined) return null;
  const told = asked(rest, lead, language);
  if (told === null) return null;
  // "A summary of …" alone may be told to viewers.
  return isSure || told.subject.length + lead.length < rest.length + lead.length - 3 ? told : null;
}

interface Behind {
  /** What stands behind the word that leads to the subject. */
  rest: string;
  lead: string;
  isSure: boolean;
}

function behindFilm(said: string, isFirst: boolean): Behind | null {
  if (isHeld.test(said.charAt(0))) {
    const rest = leadingWishes(said.slice(1));
    const lead = about.exec(rest)?.[0];
    if (lead !== undefined) return { rest: rest.slice(lead.length), lead, isSure: true };
  }
  for (const { 0: film, index, groups } of said.matchAll(filmWord)) {
    const head = said.slice(0, index);
    if (countWords(head) > 20) return null;
    const asks = asksBy(head);
    if (asks === null) continue;
    const after = said.slice(index + film.length);
    const rest = leadingWishes(after);
    const isTold = rest.length < after.trimStart().length;
    const isLong = isHeld.test(head);
    const isMade = showing.test(said);
    // A bare noun in the middle of a brief may be one that viewers read of.
    if (asks === 'bare' && !isFirst && !isTold && !isLong && !isMade) return null;
    const isSure = groups?.sure !== undefined || isTold || isLong || (isFirst && asks === 'verb');
    const lead = leadsToSubject(rest) ?? besideCommas(rest, after, isMade);
    if (lead === null) continue;
    if (!isSure && !isMade && !isFirst) return null;
    return { rest: rest.slice(lead.lead.length), lead: lead.lead, isSure: isSure || isMade };
  }
  return null;
}

/** "Need: 30s video, ladder safety, for our status": between its length and its use stands what it tells. */
const besideCommas = (rest: string, after: string, isWished: boolean) =>
  isWished && after.includes(`, ${rest}`) && /^[^,.:;]{3,50},\s[^.:;]{3,60}[.]?$/u.test(rest) ? { lead: '' } : null;

/** How the words before a film ask for it: by a verb, by standing alone; null where they tell something. */
function asksBy(head: string): 'verb' | 'bare' | null {
  const plain = startsWithUse(head).replace(/\d+/gu, ' ').toLowerCase();
  const words = plain
    .split(/[^\p{L}-]+/u)
    .map((word) => word.replace(/^-+|-+$/gu, ''))
    .filter(Boolean);
  if (words.length === 0) return 'bare';
  const isVerb = words.some((word) => askingVerbs.has(word));
  const isKnown = (word: string) => askingVerbs.has(word) || besideAsking.has(word);
  const own = words.filter((word) => !isKnown(word) && !word.split('-').every(isKnown));
  // "My boss wants", "the parish council would like": whoever asks has a name of one or two words.
  const isSomebody =
    isVerb &&
    own.length <= 2 &&
    /^(?:the|our|my|unsere?|meine?|der|die|das|notre|mon|ma|la|le|nuestr[oa]|mi|el|la|nostr[oa]|il|a|o|onze|mijn|de|het)$/u.test(
      words[0] ?? '',
    );
  if (own.length > 0 && !isSomebody) return null;
  if (isVerb) return 'verb';
  // "Our video about …", "The film about …" tells of one that there is.
  return /^(?:the|our|my|das|der|die|unser\p{L}*|mein\p{L}*|le|la|notre|mon|ma|el|nuestr[oa]|il|lo|o|a\snossa|onze?|het|de)(?:\s(?!tout|tutto|ganze)|$)/u.test(
    plain.trim(),
  )
    ? null
    : 'bare';
}

function asked(rest: string, lead: string, language: string): Told | null {
  const [, head = rest, tail = ''] = /^([^:：]{3,120}?)\s?[:：]\s+(\S[\s\S]*)$/u.exec(rest) ?? [];
  const own = withoutTail(head);
  const subject = asTitle(own, lead, language);
  if (subject === null || standIn.test(subject) || countWords(subject) > 28 || !/[\p{L}\ue000-\uf8ff]/u.test(subject))
    return null;
  // "people over 60": a Dutch word for "about" is an English one for an age.
  if (/^over\s/iu.test(lead) && language !== 'nl') return null;
  const isFor = /^(?:for|für|pour|para|per|voor)\s/iu.test(lead);
  if (
    isFor &&
    (whose.test(subject) || isPlace.test(subject) || withoutViewers(`A film for ${subject}`, 'en') === 'A film')
  )
    return null;
  // Whom a film is for by name, what it shall do and what stands behind a colon is read where that is known.
  const isOfName =
    /^(?:for|für|pour|para|per|voor)\s/iu.test(lead) &&
    /(?<!^)\p{Lu}\p{Ll}|^\p{Lu}/u.test(subject) &&
    language !== 'de';
  // "…: Friday 14 June, 3 to 5 pm" is when it is.
  const isDated =
    tail !== '' && lead !== 'colon' && isFor && countWords(subject) <= 6 && /^(?:\p{L}+\s)?\d/u.test(tail);
  if (
    isOfName ||
    stripTask(subject) !== null ||
    kindAlone.test(subject) ||
    (tail !== '' && lead !== 'colon' && !isDated)
  )
    return null;
  const title = capital(subject);
  // "…: Friday 14 June, 3 to 5 pm" is told beside what it belongs to, "…: wash, rinse, repeat" behind it.
  const isFact = /^(?:\p{Lu}|\d|[\u2400-\u243f])/u.test(tail);
  if (tail !== '' && !isFact)
    return { text: `${leads[language] ?? 'Video about'} ${subject}: ${tail}`, subject: title };
  return { text: `Video: ${title}.${tail === '' ? '' : ` ${tail}`}`, subject: title };
}

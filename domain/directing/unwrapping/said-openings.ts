/** However a clause says with which words a film shall begin, its words are taken out of the brief. */
import { type PlaceWords, placeWords } from '../lexicon/opening-words.ts';
import { languageOf } from '../reading/language.ts';
import { isLookWord } from '../reading/look-words.ts';
import { heldOf, type MaskedText, maskText, typed } from '../reading/masked-text.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { type Clause, cutClauses, opensSentence } from '../tagging/cut-clauses.ts';
import { placeLeads } from './said-places.ts';

/** A brief without its wish for the first words, and these. */
export interface SaidOpening {
  text: string;
  /** Empty where none are wished. */
  opening: string;
  /** How the film shall be, said right before. */
  manner?: string;
}

/** More words than these open no film in one line. */
const most = 16;

/**
 * A wish for the first words is made of few words: the film, its beginning, what words on a screen are called, verbs
 * of wishing and showing. Whatever the order, a clause of nothing else around one quotation is such a wish; one other
 * word ("The evening opens with …"), and it tells something.
 */
export function withoutSaidOpening(prompt: string): SaidOpening {
  const masked = maskText(prompt);
  const language = languageOf(masked.text);
  // A short brief may be read in the wrong language: its wish says by its own words which it is in.
  const others = masked.held.some(({ kind }) => kind === 'quote') ? Object.keys(placeWords) : [];
  const read = (one: string) =>
    sentencesOf(cutClauses(masked.text, one, masked.held)).map((sentence) => [sentence, knownWords(one)] as const);
  for (const [sentence, known] of [language, ...others.filter((one) => one !== language)].flatMap(read)) {
    const found = openingIn(sentence, masked, known, placeLeads(language)[1]) ?? unquotedIn(sentence, masked, known);
    if (found === null || countWords(found.opening) > most) continue;
    const before = masked.text.slice(0, sentence[0]?.from).replace(/(?<=^|\n)[ \t]*[-*•‣▪·–—][ \t]*$/u, '');
    const after = masked.text.slice(sentence.at(-1)?.to);
    const rest =
      found.text === '' ? `${before}${after.replace(/^[ \t]*\n|^ +/u, '')}` : `${before}${found.text}${after}`;
    const isAll = !/[\p{L}\ue000-\uf8ff]/u.test(rest);
    return isAll ? { text: prompt, opening: '' } : { ...found, text: typed(rest, masked.held) };
  }
  return { text: prompt, opening: '' };
}

interface KnownWords {
  begin: RegExp;
  end: RegExp;
  line: RegExp;
  all: RegExp;
}

/** A language and English, in which agents wish for films in any. */
function wordsIn(language: string): KnownWords {
  const own = [placeWords[language], placeWords.en].filter((words): words is PlaceWords => words !== undefined);
  const any = (parts: (words: PlaceWords) => readonly string[]) =>
    new RegExp(`^(?:${own.flatMap(parts).join('|')})$`, 'iu');
  return {
    begin: any(({ begin }) => [begin]),
    end: any(({ end }) => [end]),
    line: any(({ line }) => [line]),
    all: any(({ begin, line, rest }) => [begin, line, rest, '\\p{L}']),
  };
}

const wordsByLanguage = new Map(Object.keys(placeWords).map((language) => [language, wordsIn(language)]));
const knownWords = (language: string) => wordsByLanguage.get(language) ?? wordsIn(language);

function sentencesOf(clauses: readonly Clause[]): Clause[][] {
  const all: Clause[][] = [];
  for (const clause of clauses.flatMap(endedByQuotation)) {
    if (opensSentence(clause) || all.length === 0) all.push([clause]);
    else all.at(-1)?.push(clause);
  }
  return all;
}

/** `Start: “Look up” We open at 9.`: a capital behind a quotation may begin a sentence without a stop before it. */
function endedByQuotation(clause: Clause): Clause[] {
  const head = /^[^\ue000-\uf8ff]*[\ue000-\uf8ff](?=\s+[¿¡]?\p{Lu}[^\ue000-\uf8ff]*$)/u.exec(clause.text)?.[0];
  if (head === undefined) return [clause];
  const gap = /^\s+/u.exec(clause.text.slice(head.length))?.[0].length ?? 0;
  const from = clause.from + head.length + gap;
  return [
    { ...clause, text: head, to: clause.from + head.length },
    { text: clause.text.slice(head.length + gap), joint: 'stop', from, to: clause.to },
  ];
}

/** "Scene 1", "before anything else", "vor allem anderen": first, in other words. */
const first =
  /(?<!\p{L})(?:(?:frame|scene|shot|slide|screen|card|bild|szene|tafel|folie|plan|écran|scène|plano|pantalla|escena|scena|schermata|inquadratura|tela|cena|ecrã|beeld|scherm|scène)\s(?:1|one|eins|un|uno|um|één)|before (?:anything|everything)(?: else)?|up front|vor allem (?:anderen|andern)|(?:avant|tout d['’]abord)(?: toute chose| tout)?|antes (?:de|que) (?:nada|tudo|todo|mais)|ante todo|prima di tutto|(?:voor|vóór) alles)(?!\p{L}|\d)/giu;
const seconds = /(?<!\p{L})(?:seconds?|secs?|sekunden|secondes|segundos|secondi|seconden)(?!\p{L})/giu;
const mark = /[\ue000-\uf8ff]/gu;

/** The words around a quotation; "in the first 3 seconds" is said of the film. */
function wordsOf(text: string): string[] {
  const plain = text.replace(mark, ' ').replace(first, ' first ');
  const timeless = plain.replace(seconds, ' ');
  return (timeless === plain ? plain : timeless.replace(/\d{1,2}/gu, ' ')).match(/[\p{L}\p{N}%€$£]+/gu) ?? [];
}

const tells = (text: string, cue: RegExp) => wordsOf(text).some((word) => cue.test(word));
const isWishing = (text: string, { all }: KnownWords) => wordsOf(text).every((word) => all.test(word));

/** Where somebody surely wishes, one small word may be any. */
function isSurelyWishing(text: string, { all }: KnownWords): boolean {
  const others = wordsOf(text).filter((word) => !all.test(word));
  return others.length === 0 || (others.length === 1 && /^\p{Ll}+$/u.test(others[0] ?? '') && wishes.test(text));
}
const wishes =
  /(?<!\p{L})(?:please|should|could|would|want|wish|prefer|ideally|idea|thought|thinking|bitte|soll(?:te)?|möge|möchten?|hätten?|wünsche?n?|gerne?|wunsch|idee|dachten|faut|faudrait|devrait|aimer\p{L}+|voudr\p{L}+|souhait\p{L}+|merci|idée|pens(?:ait|ions|é)|debería|quer\p{L}+|quisi\p{L}+|gustaría|favor|pensado|vorre\p{L}+|dovrebbe|piacerebbe|pensa(?:vamo|to)|favore|deveria|queríamos|queria|gosta\p{L}+|pensámos|graag|zou|dacht(?:en)?)(?!\p{L})/iu;

/** The sentence without its wish for the first words; null where it has none. */
function openingIn(
  sentence: readonly Clause[],
  { text, held }: MaskedText,
  known: KnownWords,
  ends: string,
): SaidOpening | null {
  const quoteIn = (clause: Clause | undefined) => {
    const [quote, ...more] = heldOf(clause?.text ?? '', held);
    return quote?.kind === 'quote' && more.length === 0 ? quote.text : '';
  };
  const isOfWish = (clause: Clause | undefined) =>
    clause !== undefined &&
    !/[\ue000-\uf8ff]/u.test(clause.text) &&
    isWishing(clause.text, known) &&
    // "20 seconds" alone is a wish of its own.
    (!/\d/u.test(clause.text) || tells(clause.text, known.begin));
  for (const [index, clause] of sentence.entries()) {
    const quote = quoteIn(clause);
    if (quote === '' || !isSurelyWishing(clause.text, known)) continue;
    let start = index;
    while (start > 0 && isOfWish(sentence[start - 1])) start -= 1;
    let last = index;
    while (isOfWish(sentence[last + 1])) last += 1;
    const [from, to] = [sentence[start]?.from ?? 0, sentence[last]?.to ?? 0];
    if (!tells(text.slice(from, to), known.begin)) continue;
    const before = text.slice(sentence[0]?.from, from).replace(/[\s,;:–—(-]+$/u, '');
    const rest = sentence.slice(last + 1);
    const isEnding = rest.length === 1 && quoteIn(rest[0]) !== '' && tells(rest[0]?.text ?? '', known.end);
    const after = isEnding
      ? `${ends} ${rest[0]?.text.match(mark)?.[0]}.`
      : capital(text.slice(rest[0]?.from ?? to, rest.at(-1)?.to ?? to).replace(joined, ''));
    const isManner = before !== '' && saysHow(before, known);
    const kept = before === '' || isManner ? '' : `${before}.`;
    return { text: [kept, after].filter(Boolean).join(' '), opening: quote, manner: isManner ? before : '' };
  }
  return null;
}

/** "Calm tone, 20 seconds, …": a wish for the first words often follows others. */
const saysHow = (text: string, { all }: KnownWords) =>
  !/[\ue000-\uf8ff]/u.test(text) &&
  wordsOf(text).every((word) => all.test(word) || isLookWord(word) || manner.test(word));
const manner =
  /^(?:to(?:n|no|ne|m|on)|tempo|pace|ritmo|r(?:h)?ythme?|ritme|stil[eo]?|style|estilo|stijl|colou?rs?|farben|couleurs|colores|colori|cores|kleuren|stimmung|ambian[cz]a?e?|ambiente|atmosf?era|atmosphère|sfeer|mood|music|musik|musique|música|musica|muziek|keep)$/iu;

const joined = /^(?:and|und|et|y|e|en)\s+/iu;
/** "Opening hours: 9 to 5" and "Start: 7 pm" head no words. */
const hour = /\d\s?(?:[:.h]\d{2}|h(?!\p{L})|am|pm|uhr|€|%)/iu;

/** "First line: Look up": behind a colon words need no marks, where it says that words stand there. */
function unquotedIn(sentence: readonly Clause[], { text, held }: MaskedText, known: KnownWords): SaidOpening | null {
  const at = sentence.findIndex(({ joint }) => joint === 'colon');
  if (at < 1) return null;
  const head = text.slice(sentence[0]?.from, sentence[at - 1]?.to);
  const said = text.slice(sentence[at]?.from, sentence.at(-1)?.to).trim();
  const isHeading = isWishing(head, known) && tells(head, known.begin) && tells(head, known.line);
  const isSaid = heldOf(`${head}${said}`, held).length === 0 && countWords(said) <= 12 && !hour.test(said);
  return isHeading && isSaid && /^[¿¡\p{Lu}\d]/u.test(said) ? { text: '', opening: said.replace(/\.$/u, '') } : null;
}

import type { ImageStyle } from '../../../contract/media-operations.ts';
import type { PictureOperation } from '../../../contract/plan.ts';
import { type HeldText, maskText } from '../reading/masked-text.ts';
import { asksFilm, isCourtesy, rawOf, tidy } from '../sound/asks-film.ts';
import {
  articles,
  behindAll,
  behindTitle,
  cutOutForms,
  modelB,
  type PictureNoun,
  pictureLeads,
  pictureNounKinds,
  pictureNouns,
  secondsSource,
  showing,
} from './picture-words.ts';

/** Where a picture stands: behind the opening words, behind the whole film, or in a part of its own. */
export type PicturePlace = 'title' | 'behind' | 'part';

/** A picture or clip that a prompt asks to be made. */
export interface PictureWish {
  operation: PictureOperation;
  place: PicturePlace;
  /** What it shows, in the prompt's words. */
  prompt?: string;
  style?: ImageStyle;
  seconds?: number;
  /** Name of the picture that is cut out. */
  asset?: string;
}

export interface ReadPictures {
  /** The prompt without what it says of pictures that are made. */
  prompt: string;
  wishes: PictureWish[];
}

/** Pictures of one prompt, at most. */
const most = 4;
const usualSeconds = 4;
const clipSeconds = { least: 1, most: 30 };

const place = `(?:\\s+(?:(?<title>${behindTitle})|(?<behind>${behindAll})))`;
const article = `(?:(?:${articles})(?:\\s+|(?<=[’'])))`;
/** A word that a noun may have before it, or a subject's list go on with: none that begins something else. */
const plain = `(?!(?:${pictureLeads}|${showing})(?![\\p{L}]))[\\p{L}-]+`;
const listed = `(?:\\s*,\\s*${article}?${plain}(?:\\s${plain})?)*,?\\s+(?:and|und|et|y|e)\\s+${article}?${plain}(?:\\s${plain})?`;
const ends = `(?=\\s*(?:$|[.,:;!?)\\n])|\\s+(?:with|plus|and|mit|und|avec|et|con|y|e|com|for|about|announcing|introducing|für|über|pour|para|per|sobre)(?![\\p{L}]))`;
/** Icons are asked for by the row, anything else one by one. */
const phraseOf = (kinds: readonly PictureNoun[], list: string) =>
  new RegExp(
    [
      `(?<lead>^\\s*|[,;(]\\s*|(?<![\\p{L}])(?:(?:${pictureLeads})\\s+)+)(?:(?:${pictureLeads})\\s+)*${article}?`,
      `(?:${secondsSource}\\s+)?(?<words>(?:${plain}\\s+){0,3}?)`,
      `(?:${kinds.map((kind) => `(?<${kind}>${pictureNouns[kind]})`).join('|')})(?![\\p{L}])\\s+`,
      `(?:${showing})(?:(?<=[’'])|\\s+)(?<subject>[^.,;:!?()\\n\\ue000-\\uf8ff]{2,90}?${list})`,
      `${place}?(?:\\s+\\((?<late>\\d{1,2})\\s?s(?:ec\\p{L}*)?\\))?(?:\\s+(?<modelB>${modelB}))?`,
      `${place.replaceAll('?<', '?<late_')}?${ends}\\)?`,
    ].join(''),
    'giu',
  );
const phrases = [
  phraseOf(['icons'], `(?:${listed})?`),
  phraseOf(
    pictureNounKinds.filter((kind) => kind !== 'icons'),
    '',
  ),
];
const led = new RegExp(`^[\\s,;(]*(?:${pictureLeads})\\s`, 'iu');
const orders = new RegExp(`^\\s*(?:please\\s|bitte\\s|also\\s)*(?:${pictureLeads})\\s`, 'iu');

/**
 * Takes out of a prompt which pictures and clips it asks to be made. `library`: names of pictures that could be cut out.
 * Only a sentence that asks for a film, or begins as an order does, asks for one; of an edit (`isEdit`) any clause that
 * does. Quoted words never ask.
 */
export function readPictures(raw: string, library: readonly string[] = [], isEdit = false): ReadPictures {
  const { text, held } = maskText(raw);
  const wishes: PictureWish[] = [];
  const left = text
    .split(/(?<=\n)|(?<=[.!?](?=\s))/u)
    .map((sentence) => readCutOuts(sentence, wishes, library))
    .map((sentence) =>
      phrases.reduce((rest, phrase) => readPhrase(rest, phrase, wishes, { held, library, isEdit }), sentence),
    )
    .join('');
  if (wishes.length === 0) return { prompt: raw, wishes };
  return { prompt: rawOf(tidy(left), held), wishes: wishes.slice(0, most) };
}

/** "cut out the logo's background", "the logo without its background": of a picture that the library has. */
function readCutOuts(sentence: string, wishes: PictureWish[], library: readonly string[]): string {
  let left = sentence;
  for (const name of library) {
    const plain = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[_-]/g, '[\\s_-]');
    const forms = cutOutForms.map((form) => form.replace('%', plain)).join('|');
    const found = new RegExp(
      `(?:(?<![\\p{L}])(?:please|and|with|plus|bitte|und|mit|et|avec|y|con|e|com|show|zeige)\\s+)*(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`,
      'iu',
    ).exec(left);
    if (found === null) continue;
    wishes.push({ operation: 'background_removal', place: 'part', asset: name });
    left = `${left.slice(0, found.index)} ${left.slice(found.index + found[0].length)}`;
  }
  return left !== sentence && isCourtesy(left) ? keepBreak(sentence) : left;
}

function readPhrase(
  sentence: string,
  phrase: RegExp,
  wishes: PictureWish[],
  { held, library, isEdit }: { held: readonly HeldText[]; library: readonly string[]; isEdit: boolean },
): string {
  const found = [...sentence.matchAll(phrase)].flatMap((match) => {
    const wish = wishOf(match, held, library);
    return wish ? [{ match, wish }] : [];
  });
  if (found.length === 0) return sentence;
  const left = found.reduceRight(
    (rest, { match: { index, 0: all } }) => `${rest.slice(0, index)} ${rest.slice(index + all.length)}`,
    sentence,
  );
  const asks = isEdit ? found.some(({ match }) => led.test(match[0])) : orders.test(sentence) || asksFilm(sentence);
  // "An illustration of the sea in the background." asks by its place; "Drawings of children." says what there is.
  const isPlaced = isCourtesy(left) && found.every(({ wish }) => wish.place !== 'part');
  if (!asks && !isPlaced) return sentence;
  for (const { wish } of found) wishes.push(wish);
  return isCourtesy(left) ? keepBreak(sentence) : left;
}

const keepBreak = (sentence: string) => (sentence.endsWith('\n') ? '\n' : '');

function wishOf(
  { 0: all, groups = {} }: RegExpMatchArray,
  held: readonly HeldText[],
  library: readonly string[],
): PictureWish | null {
  const noun = pictureNounKinds.find((kind) => groups[kind] !== undefined) as PictureNoun;
  const subject = rawOf(groups.subject ?? '', held).trim();
  // A film of its own begins so: "A 20-second clip of …".
  if (noun === 'clip' && !led.test(all)) return null;
  // What the library has already is shown, not made.
  const known = subject
    .toLowerCase()
    .replace(/^(?:the|our|de[rmn]|die|das|unser\p{L}*|le|la|notre|el|il|o|a)\s(?=\p{L}{2})/u, '');
  if (library.some((name) => known === name.replace(/[_-]/g, ' '))) return null;
  const isBehind = noun === 'background' || groups.behind !== undefined || groups.late_behind !== undefined;
  const isTitle = groups.title !== undefined || groups.late_title !== undefined;
  const common = { place: isTitle ? ('title' as const) : isBehind ? ('behind' as const) : ('part' as const) };
  if (noun === 'clip') {
    const seconds = Number((groups.seconds ?? groups.late ?? String(usualSeconds)).replace(',', '.'));
    const kept = Math.min(clipSeconds.most, Math.max(clipSeconds.least, seconds));
    return { operation: groups.modelB ? 'ai_video_b' : 'ai_video_a', ...common, prompt: subject, seconds: kept };
  }
  const style = noun === 'pattern' || noun === 'icons' ? noun : 'illustration';
  const prompt = `${groups.words ?? ''}${subject}`.trim();
  return { operation: 'image_generation', ...common, prompt, style };
}

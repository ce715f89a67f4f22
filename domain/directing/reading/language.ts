import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { countClassed } from '../lexicon/word-classes.ts';

const scripts: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Han}/gu, 'zh'],
];

/** BCP 47 language of a text: by script where 15 % of the letters share one, else by its small words; English if unsure. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, language] of scripts) {
    if ((text.match(script)?.length ?? 0) > letters * 0.15) return language;
  }
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  const scored = lexicons.map(({ language, small, make }) => {
    const set = new Set([...small, ...make.filter((word) => word.length > 3)]);
    return { language, score: words.filter((word) => set.has(word)).length + letterHint(text, language) };
  });
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  // "Un vídeo de 15 segundos": small words that languages share leave it to the others.
  const close = scored.filter(({ score }) => score > 0 && best.score - score <= 2 && best.score <= 6);
  if (close.length > 1) {
    const known = close.map(({ language }) => ({ language, score: countClassed(words, language) }));
    const most = known.reduce((left, right) => (right.score > left.score ? right : left));
    const own = known.find(({ language }) => language === best.language)?.score ?? 0;
    if (most.score >= own + 2) return most.language;
  }
  const isUnsure = best.score === 0 || (best.score < 1.5 && words.length > 4);
  return isUnsure ? byOwnWords(words) : best.language;
}

const ownWords = new Map<string, { words: ReadonlySet<string>; stems: readonly string[] }>();

/** Words that only one language has: headings and lists hold few small words, but days, months and verbs. */
function wordsOwn(language: string) {
  const known = ownWords.get(language);
  if (known !== undefined) return known;
  const all = lexicons.map((one) => ({ language: one.language, words: vocabulary(one) }));
  const mine = all.find((one) => one.language === language)?.words ?? new Set<string>();
  const own = [...mine].filter((word) => all.every((one) => one.language === language || !one.words.has(word)));
  const made = {
    words: new Set(own.map((word) => word.replace(/\*$/u, ''))),
    stems: own.filter((word) => word.endsWith('*') && word.length > 6).map((word) => word.slice(0, -1)),
  };
  ownWords.set(language, made);
  return made;
}

const vocabulary = (one: Lexicon) =>
  new Set(
    [
      ...[one.small, one.make, one.film, one.direct, one.craft, one.weekdays, one.until, one.placeAt, one.and, one.or],
      ...[one.once, one.now, one.rise, one.fall, one.act, one.step, one.says, one.free, one.second, one.minute],
      ...[one.called, one.because, one.article, one.months.flat()],
      ...Object.values(one.fields),
      ...Object.values(one.cues),
      ...Object.values(one.tones),
    ]
      .flat()
      .filter((phrase) => !phrase.includes(' ') && phrase.length > 2),
  );

/** The language most of whose own words stand in a text; English where none has more than it. */
function byOwnWords(words: readonly string[]): string {
  const scored = lexicons.map(({ language }) => {
    const own = wordsOwn(language);
    const isOwn = (word: string) => own.words.has(word) || own.stems.some((stem) => word.startsWith(stem));
    return { language, score: words.filter(isOwn).length };
  });
  const english = scored.find(({ language }) => language === 'en')?.score ?? 0;
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score >= 2 && best.score > english ? best.language : 'en';
}

function letterHint(text: string, language: string): number {
  const hints: Record<string, RegExp> = {
    de: /[äöß]|(?<!\p{L})(?:bitte|uhr|nach|oder|auch|nur|beim|vom|aus|seit|sowie|jeden)(?!\p{L})/iu,
    fr: /[œèêç]|(?:^|\s)[ldj]['’]\p{Ll}/iu,
    es: /[ñ¿¡]/i,
    it: /[àìò]\b|\bè\b|\bsecondi\b|\bdell['’]/i,
    nl: /(?<!\p{L})(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|maart|augustus|aan|uur|voor|naar|bij|ook|onze|vanaf)(?!\p{L})/iu,
    pt: /[ãõ]|ç[ãõ]/i,
  };
  return hints[language]?.test(text) ? 1.5 : 0;
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
}

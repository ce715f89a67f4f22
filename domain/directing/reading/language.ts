import { lexicons } from '../lexicon/lexicons.ts';

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
  return best.score < 1.5 && words.length > 4 ? 'en' : best.score === 0 ? 'en' : best.language;
}

function letterHint(text: string, language: string): number {
  const hints: Record<string, RegExp> = {
    de: /[äöß]/i,
    fr: /[œèêç]|(?:^|\s)[ldj]['’]\p{Ll}/iu,
    es: /[ñ¿¡]/i,
    it: /[àìò]\b|\bè\b|\bsecondi\b|\bdell['’]/i,
    nl: /(?<!\p{L})(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|maart|augustus)(?!\p{L})/iu,
    pt: /[ãõ]|ç[ãõ]/i,
  };
  return hints[language]?.test(text) ? 1.5 : 0;
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
}

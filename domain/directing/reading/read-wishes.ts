import type { Lexicon } from '../lexicon/lexicon.ts';
import { type ShapeKey, shapeKeys } from '../shape-table.ts';
import { type ToneKey, toneKeys } from '../tone-table.ts';
import { anyPhrase, countPhrases, phraseSource } from './phrases.ts';

export function readTones(texts: readonly { text: string; weight: number }[], lexicons: readonly Lexicon[]): ToneKey[] {
  const scored = toneKeys.map((key, order) => ({
    key,
    order,
    score: texts.reduce(
      (sum, { text, weight }) =>
        sum + weight * Math.max(...lexicons.map(({ tones }) => countPhrases(text, tones[key]))),
      0,
    ),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .map(({ key }) => key);
}

export function readCues(
  sources: readonly { text: string; weight: number }[],
  lexicons: readonly Lexicon[],
  avoid: readonly string[],
): Record<ShapeKey, number> {
  const cues = Object.fromEntries(shapeKeys.map((key) => [key, 0])) as Record<ShapeKey, number>;
  const negated = new RegExp(`(?<![\\p{L}])(?:${phraseSource(avoid)})\\s+(?:an?\\s)?`, 'iu');
  for (const { text: said, weight } of sources) {
    const text = withoutHours(said, lexicons);
    for (const lexicon of lexicons) {
      for (const key of shapeKeys) {
        const hits = new Set(
          [...text.matchAll(anyPhrase(lexicon.cues[key], 'giu'))].map((match) => {
            const before = text.slice(Math.max(0, match.index - 14), match.index);
            return negated.test(before) && before.trimEnd().split(' ').length < 3 ? '' : match[0].toLowerCase();
          }),
        );
        cues[key] += weight * [...hits].filter((hit) => hit !== '').length;
      }
    }
  }
  return cues;
}

/** "Closed on Mondays", "montags geschlossen": opening hours warn of nothing. */
function withoutHours(text: string, lexicons: readonly Lexicon[]): string {
  const days = phraseSource(lexicons.flatMap(({ weekdays }) => weekdays));
  const day = `(?:(?:${days})s?|sundays? and holidays|weekends?|(?:public |bank )?holidays|feiertags?|dimanche et jours fériés|festivos)`;
  const shut = '(?:closed|geschlossen|zu|fermée?s?|cerrad[oa]s?|chius[oa]|fechad[oa]s?|gesloten)';
  const joint = '(?:on|every|am|an|jeden|le|les|tous les|el|los|il|la|todos los|à|às|aos|op|all day)';
  return text.replace(
    new RegExp(
      `(?<!\\p{L})${shut}:?(?:\\s${joint})*\\s${day}(?!\\p{L})(?!\\s\\d)|(?<!\\p{L})${day}(?:\\s(?:is|are|ist|we are))?:?\\s${shut}(?!\\p{L})`,
      'giu',
    ),
    ' ',
  );
}

/** A long brief says at its head what it is; words further down only colour it. */
export function weighed(prompt: string): { text: string; weight: number }[] {
  const words = prompt.split(/(?<=\s)/u);
  if (words.length <= 90) return [{ text: prompt, weight: 2 }];
  return [
    { text: words.slice(0, 45).join(''), weight: 2 },
    { text: words.slice(45).join(''), weight: 0.4 },
  ];
}

const named: [RegExp, ShapeKey][] = [
  [/\b(?:logo (?:sting|reveal|animation|ident)|sting|ident|bumper|logoanimation)\b/iu, 'sting'],
  [/\b(?:explainer|erklärvideo|explicatif|explicativo)\b/iu, 'explainer'],
  [/\b(?:product tour|feature tour|walkthrough)\b/iu, 'tour'],
  [/\b(?:tutorial|how-?to video|step[- ]by[- ]step|anleitung(?:svideo)?|tutoriel)\b/iu, 'tutorial'],
  [/\b(?:testimonial|kundenstimme|témoignage|testimonio|testimonianza|depoimento)\b/iu, 'testimonial'],
  [/\b(?:manifesto|manifest|manifeste|manifiesto)\b/iu, 'manifesto'],
  [/\b(?:comparison|vergleich(?:svideo)?|comparaison|comparación|confronto|comparação)\b/iu, 'comparison'],
  [/\b(?:recruit(?:ing|ment)|hiring) (?:video|clip|ad|post)\b/iu, 'hiring'],
  [/^(?:product|app|brand) launch\b/iu, 'launch'],
  [/\b(?:launch|release|announcement|teaser) (?:video|clip|film|spot|teaser|trailer)\b/iu, 'launch'],
  [/\b(?:event|invitation|invite|conference|festival) (?:video|clip|film|spot|teaser|trailer|promo)\b/iu, 'event'],
  [/\b(?:report|results|recap|quarterly|annual)(?: \w+)? (?:video|clip|film|report|recap)\b/iu, 'report'],
  [/\b(?:sale|offer|promo|discount) (?:video|clip|spot|ad|film)\b/iu, 'offer'],
];

/** A shape that the words of the asking itself name. */
export function readNamedShape(instructions: string, prompt: string): ShapeKey | null {
  const asking = prompt.split(/[:\n]|(?<=[.!?])\s/u)[0]?.slice(0, 140) ?? '';
  for (const text of [instructions, asking]) {
    const hit = named.find(([source]) => source.test(text));
    if (hit !== undefined) return hit[1];
  }
  return null;
}

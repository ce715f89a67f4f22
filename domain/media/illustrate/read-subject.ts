import type { ImageStyle } from '../../../contract/media-operations.ts';

const subjects = ['mountains', 'hills', 'sea', 'city', 'forest', 'desert', 'space', 'abstract'] as const;
export type Subject = (typeof subjects)[number];
export type Daytime = 'day' | 'dusk' | 'night' | 'dawn';

const subjectWords: readonly [Subject, RegExp][] = [
  ['mountains', /mountain|peak|\balp|summit|\bridge|berg(?!ab)|gipfel|montagn|montañ|sierra/iu],
  ['hills', /hill|valley|meadow|field|countryside|vineyard|park\b|hügel|wiese|feld|colline|champ|colina|campo|prado/iu],
  [
    'sea',
    /\bsea\b|seaside|ocean|wave|beach|coast|\btide|\blake|island|harbou?r|\bboat|sail|river|fjord|meer|\bsee\b|küste|hafen|\bmer\b|plage|\bmar\b|playa/iu,
  ],
  ['city', /city|skyline|\btown|street|building|office|urban|skyscraper|downtown|stadt|\bville|ciudad|città/iu],
  ['forest', /forest|woods?\b|\bpines?\b|jungle|nature|wald|natur|forêt|bosque|floresta|bosco/iu],
  ['desert', /desert|dune|sand|sahara|canyon|mars|wüste|désert|desierto/iu],
  ['space', /\bspace\b|planet|galax|\bstars?\b|cosmos|universe|orbit|rocket|weltraum|\bsterne?\b|\bespace\b|espacio/iu],
];
const daytimes: readonly [Daytime, RegExp][] = [
  ['night', /night|midnight|dark|moon|star|nacht|nuit|noche/iu],
  ['dusk', /dusk|sunset|evening|twilight|golden|abend|dämmer|soir|coucher|atardecer|tramonto/iu],
  ['dawn', /dawn|sunrise|morning|mist|fog|pastel|morgen|aube|matin|amanecer/iu],
];

/** What a picture is to show; a prompt that names no place gets shapes of its own. */
export function readSubject(prompt: string): { subject: Subject; daytime: Daytime } {
  const found = subjectWords
    .map(([subject, words]) => ({ subject, at: prompt.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at)[0];
  const subject = found?.subject ?? 'abstract';
  const daytime = daytimes.find(([, words]) => words.test(prompt))?.[0] ?? (subject === 'space' ? 'night' : 'day');
  return { subject, daytime };
}

/** The style that a prompt asks for in its own words. */
export function styleOf(prompt: string): ImageStyle {
  if (/pattern|tile|tiling|wallpaper|texture|seamless|geometric|muster|motif répét|patrón/iu.test(prompt))
    return 'pattern';
  return /\bicons?\b|symbols?\b|pictogram|emblem|glyph|symbole?\b|icône|icono/iu.test(prompt)
    ? 'icons'
    : 'illustration';
}

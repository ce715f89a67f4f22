import type { ImageStyle } from '../../../contract/media-operations.ts';

const subjects = ['mountains', 'sea', 'city', 'forest', 'desert', 'space', 'abstract'] as const;
export type Subject = (typeof subjects)[number];
export type Daytime = 'day' | 'dusk' | 'night' | 'dawn';

const subjectWords: readonly [Subject, RegExp][] = [
  ['mountains', /mountain|peak|alp|hill|summit|ridge|valley|berg|gipfel|montagn|montañ|sierra/iu],
  [
    'sea',
    /\bsea|ocean|wave|beach|coast|tide|water|lake|island|harbou?r|boat|sail|meer|\bsee\b|küste|hafen|\bmer\b|plage|\bmar\b|playa/iu,
  ],
  ['city', /city|skyline|town|street|building|office|urban|tower|downtown|stadt|ville|ciudad|città/iu],
  ['forest', /forest|wood|tree|pine|jungle|garden|nature|leaf|leaves|wald|baum|natur|forêt|bosque/iu],
  ['desert', /desert|dune|sand|sahara|canyon|mars|wüste|désert|desierto/iu],
  ['space', /space|planet|galax|star|cosmos|universe|orbit|rocket|moon\b|weltraum|stern|espace|espacio/iu],
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

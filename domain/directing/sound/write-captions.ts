import { kitModule } from '../../../contract/kit.ts';
import { phrasesOf } from '../../media/speech/phrases.ts';
import type { Caption } from '../../sound/captions.ts';
import type { Band } from './caption-bands.ts';

/** The scene that draws captions in the picture, as code: those of one band in one piece. Captions without a band are not drawn. */
export function writeCaptions(captions: readonly Caption[], bands: readonly (Band | null)[], fps: number): string {
  const groups = new Map<string, string[]>();
  captions.forEach((caption, index) => {
    const band = bands[index];
    if (!band) return;
    const zone = `{ x: ${band.x}, y: ${band.y}, w: ${band.w}, h: ${band.h} }`;
    groups.set(zone, [...(groups.get(zone) ?? []), groupOf(caption, fps)]);
  });
  const pieces = [...groups].map(
    ([zone, rows]) =>
      `      <Captions\n        zone={${zone}}\n        groups={[\n${rows.join('\n')}\n        ]}\n      />`,
  );
  return `import { Captions } from '${kitModule}';\n\nexport default function CaptionsScene() {\n  return (\n    <>\n${pieces.join('\n')}\n    </>\n  );\n}\n`;
}

/** Frames are those in which a word has begun, so that the picture is never ahead of the voice by more than a frame. */
function groupOf({ from, to, lines, words }: Caption, fps: number): string {
  const frame = (seconds: number) => Math.round(seconds * fps);
  const at = frame(from);
  const text = lines.join(' ');
  const starts = words.map((word) => Math.max(at, frame(word.from)));
  const isCounted = phrasesOf(text).flatMap((phrase) => phrase.words).length === starts.length;
  const literal = JSON.stringify(text)
    .replace(/<\//g, '<\\/')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `          { text: ${literal}, at: ${at}, to: ${Math.max(at + 1, frame(to))}${isCounted ? `, words: [${starts.join(', ')}]` : ''} },`;
}

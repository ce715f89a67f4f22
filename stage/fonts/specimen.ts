import type { FontFacts } from '../../contract/assets.ts';

const [width, height] = [480, 270] as const;

/** A card that shows a typeface: two of its letters and a line, in base64 of a PNG. */
export function drawSpecimen(family: string, { ranges, scripts, family: name }: FontFacts): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#16161d';
  pen.textBaseline = 'alphabetic';
  const [large, line] = scripts.includes('latin') ? ['Aa', name] : ownWords(ranges);
  write(large, { size: 132, bottom: 158 });
  write(line, { size: 34, bottom: 228 });
  return canvas.toDataURL('image/png').split(',')[1] ?? '';

  function write(words: string, { size, bottom }: { size: number; bottom: number }): void {
    pen.font = `${size}px ${family}`;
    const room = width - 48;
    const wide = pen.measureText(words).width;
    if (wide > room) pen.font = `${(size * room) / wide}px ${family}`;
    pen.fillText(words, 24, bottom);
  }
}

/** Without Latin letters it shows the first that it has, past the signs. */
function ownWords(ranges: string): [string, string] {
  const codes = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: Math.min(12, last - first + 1) }, (_, index) => first + index);
  });
  const letters = codes.map((code) => String.fromCodePoint(code)).filter((letter) => /\p{L}|\p{S}|\p{N}/u.test(letter));
  return [letters.slice(0, 2).join(''), letters.slice(0, 10).join(' ')];
}

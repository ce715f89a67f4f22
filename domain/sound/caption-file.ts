import type { CaptionFormat } from '../../contract/captions.ts';
import type { Caption } from './captions.ts';

type Shown = Pick<Caption, 'from' | 'to' | 'lines'>;

/** The captions as a file that players read: SubRip or WebVTT, ending in a line feed. */
export function captionFile(captions: readonly Shown[], format: CaptionFormat): string {
  return format === 'srt' ? srt(captions) : vtt(captions);
}

function srt(captions: readonly Shown[]): string {
  const cues = captions.map(({ from, to, lines }, index) => {
    // SubRip knows no escapes: what looks like a time line or a tag would be taken for one.
    const text = lines.map((line) => line.replaceAll('-->', '→').replaceAll('<', '‹').replaceAll('>', '›'));
    return `${index + 1}\n${clock(from, ',')} --> ${clock(to, ',')}\n${text.join('\n')}\n`;
  });
  return cues.join('\n');
}

function vtt(captions: readonly Shown[]): string {
  const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const cues = captions.map(
    ({ from, to, lines }) => `${clock(from, '.')} --> ${clock(to, '.')}\n${lines.map(escaped).join('\n')}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

function clock(seconds: number, point: ',' | '.'): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}${point}${rest}`;
}

/**
 * How large a text stands in a box and how large it could stand, guessed from the mean width of the letters: enough to
 * tell whether a wish for larger text can be met, since only the stage measures.
 */
import { fontPairs } from '../../../contract/fonts.ts';
import { type Format, roleBelow, type TypeRole, typeSizes } from '../../../contract/setting.ts';
import type { Theme } from '../../../contract/theme.ts';

export interface RoomRequest {
  text: string;
  role: TypeRole;
  voice: 'display' | 'text';
  /** Pixels. */
  width: number;
  height: number;
  /** Most lines, however large; by role without it, and as many as the box holds when it is larger than its role. */
  lines?: number;
  /** A figure fills its box up to this size in u, in one line. */
  most?: number;
}

export interface Setting {
  theme: Theme;
  format: Format;
  /** Pixels of one unit. */
  u: number;
}

const most: Partial<Record<TypeRole, Record<Format, number>>> = {
  display: { landscape: 2, portrait: 4, square: 3 },
  headline: { landscape: 3, portrait: 6, square: 4 },
  title: { landscape: 4, portrait: 6, square: 5 },
};
const leading: Partial<Record<TypeRole, number>> = { display: 0.98, headline: 1.05, title: 1.14 };

/** Size in pixels at which a text stands when it is wished so many times as large as it is of itself. */
export function sizeAt(request: RoomRequest, scale: number, setting: Setting): number {
  if (request.most !== undefined) return figureAt(request, request.most, scale, setting);
  const own = ownSize(request, setting);
  if (scale <= 1) return own.size * scale;
  const lines = request.lines ?? 99;
  return Math.max(own.size, largest(request, own.role, own.size, own.size * scale, lines, setting) ?? 0);
}

function figureAt({ text, width, height }: RoomRequest, most: number, scale: number, setting: Setting): number {
  const room = Math.min((width * 0.98) / Math.max(0.1, emOf(text, 'display', setting)), height / 0.92);
  return Math.min(room, Math.min(most * setting.u, room) * scale);
}

function ownSize(request: RoomRequest, setting: Setting): { size: number; role: TypeRole } {
  for (let role: TypeRole | undefined = request.role; role; role = roleBelow[role]) {
    const [min, max] = typeSizes[role][setting.format];
    const broad = request.voice === 'display' ? Math.min(1.35, Math.max(1, 0.52 / advanceOf('display', setting))) : 1;
    const lines = request.lines ?? most[role]?.[setting.format] ?? 99;
    const size = largest(request, role, min * setting.u, max * broad * setting.u, lines, setting);
    if (size !== null) return { size, role };
  }
  return { size: typeSizes.label[setting.format][0] * setting.u, role: 'label' };
}

function largest(
  request: RoomRequest,
  role: TypeRole,
  min: number,
  max: number,
  lines: number,
  setting: Setting,
): number | null {
  for (let size = max; size > min; size *= 0.98) if (fits(request, role, size, lines, setting)) return size;
  return fits(request, role, min, lines, setting) ? min : null;
}

function fits(request: RoomRequest, role: TypeRole, size: number, lines: number, setting: Setting): boolean {
  const wide = (text: string) => emOf(text, request.voice, setting) * size;
  let [count, line] = [1, ''];
  for (const word of request.text.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && wide(longer) > request.width) [count, line] = [count + 1, word];
    else line = longer;
    if (wide(line) > request.width) return false;
  }
  return count <= lines && count * (leading[role] ?? 1.3) * size <= request.height;
}

const advanceOf = (voice: 'display' | 'text', { theme }: Setting) =>
  theme.typeface?.advance || fontPairs[theme.pairing][voice].advance;

/** Widths of letters as shares of the mean one. */
function emOf(text: string, voice: 'display' | 'text', setting: Setting): number {
  const shares = [...text].reduce((sum, letter) => sum + shareOf(letter), 0);
  return shares * advanceOf(voice, setting);
}

function shareOf(letter: string): number {
  if (/[\s.,:;'’!|ijl]/u.test(letter)) return 0.5;
  if (/[ftrI()\-–"“”]/u.test(letter)) return 0.7;
  if (/[mwMW%@—]/u.test(letter)) return 1.55;
  if (/[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7af]/u.test(letter)) return 1.8;
  return /\p{Lu}/u.test(letter) ? 1.2 : 1.05;
}

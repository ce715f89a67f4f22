/** Text set as large as its role and its box allow. Source of the rules: art direction, section 5. */
import { type Format, floorSize, roleBelow, type TypeRole } from '../../contract/setting.ts';
import type { Film, Voice } from './film.tsx';
import { withoutDots } from './line-ends.ts';
import { breakable, brokenTokens, emWidth, evenLines, type TextStyle } from './measure.ts';
import { typeSpec } from './type-scale.ts';

export interface FitRequest {
  text: string;
  role: TypeRole;
  voice: Voice;
  /** Box in pixels. */
  width: number;
  height: number;
  /** Most lines; by role and format without it. */
  lines?: number;
  /** Smallest role to fall to. */
  lowest?: TypeRole;
  /** Scale under which the text will be shown at its smallest, 0–1: raises the floor. */
  shrink?: number;
  weight?: number;
  /** Largest size in pixels, for texts that share one size. */
  cap?: number;
  /** Stands under a figure, that a larger scale gives the room to: it steps down with its piece and never up. */
  steady?: boolean;
  /** Tabular figures are measured by the widest digit. */
  tabular?: boolean;
}

export interface Fitted {
  text: string;
  lines: string[];
  /** Pixels. */
  size: number;
  lineHeight: number;
  width: number;
  height: number;
  leading: number;
  role: TypeRole;
  style: TextStyle;
}

const most: Partial<Record<TypeRole, Record<Format, number>>> = {
  figure: { landscape: 1, portrait: 1, square: 1 },
  display: { landscape: 2, portrait: 4, square: 3 },
  headline: { landscape: 3, portrait: 6, square: 4 },
  title: { landscape: 4, portrait: 6, square: 5 },
  label: { landscape: 2, portrait: 2, square: 2 },
};

const fits = new Map<string, Fitted>();

/** Largest setting inside role and box, then the next role down; below the last role only rather than clip. */
export function fitText(request: FitRequest, film: Film): Fitted {
  const scale = request.steady ? Math.min(1, film.textScale ?? 1) : (film.textScale ?? 1);
  const key = `${scale}|${film.width}x${film.height}|${film.theme.pairing}|${film.theme.language}|${JSON.stringify(request)}`;
  const known = fits.get(key);
  if (known) return known;
  const fitted = scale === 1 ? search(request, film) : scaled(request, scale, film);
  fits.set(key, fitted);
  return fitted;
}

/**
 * A setting so many times as large as it is of itself: past the sizes and, where nobody counts them, the lines of its
 * role, never past its box or under the floor. Where the box is full it stays as it is.
 */
function scaled(request: FitRequest, scale: number, film: Film): Fitted {
  const { shrink = 1, cap = Number.POSITIVE_INFINITY, lines = 99 } = request;
  // A cap bounds what is shown.
  const own = search({ ...request, cap: cap / Math.min(1, scale) }, film);
  const floor = Math.min(own.size, (floorSize[film.format] / shrink) * film.u);
  const wanted = Math.min(cap, Math.max(floor, own.size * scale));
  if (wanted <= own.size) return setAt(request, own.role, wanted, 99, film) ?? own;
  return largest(request, own.role, own.size, wanted, lines, film) ?? own;
}

function search(request: FitRequest, film: Film): Fitted {
  for (
    let role: TypeRole | undefined = request.role;
    role;
    role = role === request.lowest ? undefined : roleBelow[role]
  ) {
    const { min, max } = sizesOf(role, request, film);
    const lines = request.lines ?? most[role]?.[film.format] ?? 99;
    const found = largest(request, role, min, max, lines, film);
    if (found) return found;
  }
  return lastResort(request, film);
}

function sizesOf(role: TypeRole, request: FitRequest, film: Film): { min: number; max: number } {
  const { shrink = 1, cap = Number.POSITIVE_INFINITY } = request;
  const { min, max } = typeSpec(role, film.format);
  const floor = floorSize[film.format] / shrink;
  const broad = request.voice === 'display' ? narrowness(film.cut('display').advance) : 1;
  return { min: Math.max(min, floor) * film.u, max: Math.min(Math.max(max * broad, floor) * film.u, cap) };
}

/** A condensed face may stand taller than its role, to fill as much as a wide one does. */
function narrowness(advance: number): number {
  return Math.min(1.35, Math.max(1, 0.52 / advance));
}

function largest(
  request: FitRequest,
  role: TypeRole,
  min: number,
  max: number,
  lines: number,
  film: Film,
): Fitted | null {
  let best = min <= max ? setAt(request, role, min, lines, film) : null;
  if (!best) return null;
  let [low, high] = [min, max];
  for (let step = 0; step < 7; step++) {
    const size = step === 0 ? max : (low + high) / 2;
    const tried = setAt(request, role, size, lines, film);
    if (tried) [best, low] = [tried, size];
    else high = size;
    if (low >= high) break;
  }
  return best;
}

function setAt(
  request: FitRequest,
  role: TypeRole,
  size: number,
  most: number,
  film: Film,
  broken = false,
): Fitted | null {
  const style = styleOf(request, role, film);
  const leading = leadingOf(request, role, film);
  const shown = request.tabular ? request.text.replace(/\d/g, '0') : request.text;
  const tokens = broken ? brokenTokens(shown) : breakable(shown);
  const lines = evenLines(tokens, style, (request.width * 0.995) / size);
  if (!lines || lines.length > most) return null;
  const height = lines.length * leading * size;
  if (height > request.height + 1) return null;
  const width = Math.max(0, ...lines.map((line) => emWidth(line, style))) * size;
  const words = request.tabular && lines.length === 1 ? [request.text] : withoutDots(lines);
  return { text: request.text, lines: words, size, lineHeight: leading * size, width, height, leading, role, style };
}

/** Under the floor, then broken inside words: worse than any rule of size, better than words cut away. */
function lastResort(request: FitRequest, film: Film): Fitted {
  const role = request.lowest ?? 'label';
  const sizes = sizesOf(role, request, film);
  const min = Math.min(sizes.min, sizes.max);
  for (const broken of [false, true]) {
    for (let share = 1; share >= 0.45; share -= 0.05) {
      const tried = setAt(request, role, min * share, 99, film, broken);
      if (tried) return tried;
    }
  }
  const open = { ...request, height: Number.POSITIVE_INFINITY };
  return setAt(open, role, min * 0.45, 99, film, true) ?? { ...emptyFit(request, role, min, film) };
}

function emptyFit(request: FitRequest, role: TypeRole, size: number, film: Film): Fitted {
  const style = styleOf(request, role, film);
  return { text: request.text, lines: [], size, lineHeight: size, width: 0, height: 0, leading: 1, role, style };
}

const unspaced = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const arabic = /[\u0600-\u06ff]/;
const wide = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0900-\u0dff\u0e00-\u0eff]/;

function styleOf({ text, voice, weight }: FitRequest, role: TypeRole, film: Film): TextStyle {
  const cut = film.cut(voice);
  const tight = voice === 'mono' || unspaced.test(text);
  const dark = film.dark && cut.weight > 550 ? -30 : 0;
  return {
    family: film.family(voice),
    weight: weight ?? cut.weight + dark,
    tracking: tight ? 0 : typeSpec(role, film.format).tracking,
  };
}

/** Scripts with tall marks and light on dark ask for more room between lines. */
function leadingOf({ text }: FitRequest, role: TypeRole, film: Film): number {
  const { leading } = typeSpec(role, film.format);
  const script = arabic.test(text) ? 0.25 : wide.test(text) ? 0.2 : 0;
  return leading + script + (film.dark ? 0.02 : 0);
}

/** Texts of one rank at one size: the size at which the longest of them fits. */
export function fitTogether(requests: readonly FitRequest[], film: Film): Fitted[] {
  const alone = requests.map((request) => fitText(request, film));
  const cap = Math.min(...alone.map(({ size }) => size));
  return requests.map((request, i) => {
    const own = alone[i];
    return own && own.size <= cap + 0.01 ? own : fitText({ ...request, cap }, film);
  });
}

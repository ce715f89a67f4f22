/**
 * The motion kit as data: what scenes may import from `@framewright/kit`, what `framewright kit` prints and what both
 * directors write scenes from.
 */
import type { KitPiece } from './kit-piece.ts';
import { fields } from './kit-pieces/fields.ts';
import { figures } from './kit-pieces/figures.ts';
import { objects } from './kit-pieces/objects.ts';
import { words } from './kit-pieces/words.ts';

/** Module that scenes import the pieces from. */
export const kitModule = '@framewright/kit';

/** Zones of the layout table; each resolves per format, so a scene is laid out anew and not cropped. */
export const kitZones = ['full', 'main', 'A', 'B', 'head', 'low', 'close'] as const;
export type KitZone = (typeof kitZones)[number];

export const kitPieces: readonly KitPiece[] = [...fields, ...words, ...figures, ...objects];

/**
 * Props, of pieces and of the rows in them, whose strings are no words of the film: places, ways of moving and drawing,
 * pictures, and what only points at words that stand there anyway.
 */
export const kitSettings: ReadonlySet<string> = new Set([
  ...['zone', 'from', 'to', 'enter', 'exit', 'tone', 'cues', 'at', 'start', 'align', 'spring', 'stations', 'target'],
  ...['kind', 'form', 'axis', 'side', 'mode', 'split', 'size', 'rhythm', 'fit', 'mask', 'motif', 'marker', 'better'],
  ...['icon', 'src', 'logo', 'piece', 'variant', 'cps'],
  ...['winner', 'highlight', 'mark', 'emphasis', 'words'],
]);

/** Names that `icon` props and Icon take; any other falls back to the film's motif. */
export const kitIcons = [
  'arrow',
  'bell',
  'bolt',
  'book',
  'calendar',
  'camera',
  'cart',
  'chart',
  'chat',
  'check',
  'clock',
  'cloud',
  'code',
  'cross',
  'cup',
  'dot',
  'drop',
  'eye',
  'fire',
  'flag',
  'gear',
  'gift',
  'globe',
  'heart',
  'home',
  'key',
  'leaf',
  'lock',
  'mail',
  'money',
  'moon',
  'music',
  'person',
  'phone',
  'pin',
  'play',
  'search',
  'shield',
  'star',
  'sun',
  'tag',
  'team',
  'tool',
  'truck',
  'warning',
] as const;

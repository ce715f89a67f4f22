import type { CameraMove } from '../../../contract/media-operations.ts';

/** Where the camera looks: how near it is, and how far to the side of what it could see, from -1 to 1. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

const ways: Record<CameraMove, readonly [View, View]> = {
  'push-in': [
    { zoom: 1.06, x: 0, y: 0 },
    { zoom: 1.34, x: 0, y: -0.15 },
  ],
  'pull-out': [
    { zoom: 1.34, x: 0, y: -0.15 },
    { zoom: 1.06, x: 0, y: 0 },
  ],
  'pan-left': [
    { zoom: 1.24, x: 0.9, y: 0 },
    { zoom: 1.24, x: -0.9, y: 0 },
  ],
  'pan-right': [
    { zoom: 1.24, x: -0.9, y: 0 },
    { zoom: 1.24, x: 0.9, y: 0 },
  ],
  rise: [
    { zoom: 1.24, x: 0, y: 0.9 },
    { zoom: 1.24, x: 0, y: -0.9 },
  ],
  drift: [
    { zoom: 1.14, x: -0.6, y: 0.3 },
    { zoom: 1.26, x: 0.5, y: -0.3 },
  ],
};

const moveWords: readonly [CameraMove, RegExp][] = [
  ['pull-out', /pull|zoom(?:ing)? out|reveal|wegfahr|zurück/iu],
  ['push-in', /push|zoom|closer|dolly|into|annäher|heran/iu],
  ['pan-left', /(?:pan|slide|move|schwenk)\w* (?:to the )?(?:left|links)|right to left/iu],
  ['pan-right', /\bpan|slide|sweep|schwenk|left to right/iu],
  ['rise', /\brise|rising|crane|upward|climb|aufwärts|steig/iu],
];

/** The move that a prompt asks for; a slow drift without any. */
export function moveOf(prompt: string): CameraMove {
  return moveWords.find(([, words]) => words.test(prompt))?.[0] ?? 'drift';
}

/** The view at a share of the clip: it sets off and arrives softly. */
export function viewAt(move: CameraMove, share: number): View {
  const [from, to] = ways[move];
  const eased = share * share * (3 - 2 * share) * 0.7 + share * 0.3;
  const between = (first: number, second: number) => first + (second - first) * eased;
  return { zoom: between(from.zoom, to.zoom), x: between(from.x, to.x), y: between(from.y, to.y) };
}

/** The view of a layer at a depth from 0 (far) to 1 (near): near things grow and pass by more than far ones. */
export function viewOfLayer({ zoom, x, y }: View, depth: number): View {
  return { zoom: 1 + (zoom - 1) * (0.45 + 0.55 * depth), x, y };
}

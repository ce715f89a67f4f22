/** Grounds, textures and accents. */
import type { KitPiece } from '../kit-piece.ts';

export const fields: readonly KitPiece[] = [
  {
    name: 'Ground',
    purpose: "the film's field, behind everything, on track 0",
    props: 'kind: "auto"|"radial"|"solid"|"mesh"|"split" = "auto"; drift = .02; shifts: number[] = []',
    example: '<Ground kind="mesh" shifts={[75, 150]} />',
    castBy: 'always',
  },
  {
    name: 'GridField',
    purpose: 'lines, dots or rules on the ground',
    props: 'kind: "auto"|"lines"|"dots"|"rules" = "auto"; pitch = 96; strength = .12',
    example: '<GridField kind="dots" />',
    castBy: 'technical, report',
  },
  {
    name: 'ShapeField',
    purpose: 'brand shapes that move at cues',
    props: 'motif: "auto"|"circle"|"arc"|"bar"|"blob" = "auto"; n = 4; moves: number[] = []',
    example: '<ShapeField motif="arc" moves={[75, 150]} />',
    castBy: 'motif, playful',
  },
  {
    name: 'GhostType',
    purpose: 'oversize cropped word as shape, behind',
    props: 'text; contrast = .10',
    example: '<GhostType text="Norra" />',
    castBy: 'name, date',
  },
  {
    name: 'Texture',
    purpose: 'static overlay',
    props: 'kind: "auto"|"grain"|"paper"|"halftone"|"scan"|"vignette" = "auto"; amount = .5',
    example: '<Texture kind="grain" />',
    castBy: 'tone',
  },
  {
    name: 'Burst',
    purpose: 'short accent',
    props: 'at = 0; n = 14',
    example: '<Burst at={90} zone="main" />',
    castBy: 'peak',
  },
  {
    name: 'Ticker',
    purpose: 'running line',
    props: 'items: string[]; speed = 3 (u per frame)',
    example: '<Ticker items={["Sale", "Until Sunday"]} />',
    castBy: 'alert, offer',
  },
  {
    name: 'Spotlight',
    purpose: 'one part sharp, the rest dim',
    props: 'target: zone; at = 0; dim = .35; blur = 8; children',
    example: '<Spotlight target="A" at={60}><CardGrid items={[{ title: "One" }, { title: "Two" }]} /></Spotlight>',
    castBy: 'feature, driver',
  },
  {
    name: 'Emblem',
    purpose: 'tiles of brand shapes, with an icon or without',
    props: 'icon?; motif: "auto"|"circle"|"arc"|"bar"|"leaf" = "auto"; variant = 0; bleed = false',
    example: '<Emblem icon="leaf" zone="B" />',
    castBy: 'sentence',
  },
  { name: 'Icon', purpose: 'drawn icon', props: 'name', example: '<Icon name="leaf" zone="B" />', castBy: 'noun' },
];

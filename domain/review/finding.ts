import type { Finding } from '../../contract/findings.ts';
import type { Box, SceneFault, SceneMeasure, TextMeasure } from '../../contract/stage.ts';
import type { Energy } from '../../contract/theme.ts';

const reviewRules = [
  'scene-fails',
  'scene-paints-nothing',
  'blank-frame',
  'dimmed-frame',
  'frozen',
  'text-clipped',
  'text-off-canvas',
  'text-covered',
  'text-overlap',
  'contrast',
  'missing-glyph',
  'reading-time',
  'text-too-small',
  'safe-area',
  'font-fallback',
  'jump',
  'shared-reading',
  'proof-width',
  'ground-cover',
  'overlay-exit',
  'hero-spring',
  'brand-unused',
  'scenes-alike',
] as const;
export type ReviewRule = (typeof reviewRules)[number];

/** What a rule reports; `review` gives the id and the scene's name. */
export interface RuleFinding {
  rule: ReviewRule;
  severity: Finding['severity'];
  /** Key of the scene on the measured stage; absent where the whole frame is meant. */
  key?: string;
  /** `element` of the text concerned. */
  element?: string;
  line?: number;
  column?: number;
  text?: string;
  box?: Box;
  firstFrame: number;
  lastFrame: number;
  /** The measured value and the bound it broke, each with its unit. */
  measured: string;
  bound: string;
  fix: string;
}

/** What the picture of one frame shows as a whole. */
export interface PictureFacts {
  /** Share of pixels that differ clearly from their neighbour: 0 on a flat or softly graded frame. */
  edgeShare: number;
  /** Mean luma, 0–1. */
  luma: number;
  /** Levels, 0–255, between the darkest and the brightest 0.05 % of the pixels, in the channel where they lie farthest apart. */
  span?: number;
}

export interface Sample {
  frame: number;
  texts: TextMeasure[];
  scenes: SceneMeasure[];
  /** Mark of all that is shown, and whether the frame before showed something else. */
  state?: string;
  moves?: boolean;
  picture?: PictureFacts;
  /** Mark of the picture: equal where nobody could tell two pictures apart. */
  print?: string;
  /** Contrast of a text's painted glyphs against the worst painted pixels behind them, by `element`. */
  contrasts?: Readonly<Record<string, number>>;
  /** Share of a text’s lines on which nothing of its glyphs is painted, by `element`; absent where all is there. */
  untraced?: Readonly<Record<string, number>>;
  /** Exact colours and the share of the frame that each fills, by lower-case hex; only where a picture was taken. */
  colours?: Readonly<Record<string, number>>;
}

export interface ReviewedScene {
  key: string;
  sceneId: string;
  name: string;
  /** Without it no rule asks whether the scene is ground, hero or overlay. */
  track?: number;
  startFrame: number;
  durationInFrames: number;
  /** Whether its code moves anything by a spring; absent where nobody looked. */
  springs?: boolean;
}

/** One measured timeline; `samples` rise by frame. */
export interface ReviewInput {
  timeline: {
    width: number;
    height: number;
    fps: number;
    durationInFrames: number;
    energy: Energy;
    strict: boolean;
    language: string;
    /** Colours of the brand as hex, where one was given. */
    brand?: readonly string[];
  };
  scenes: readonly ReviewedScene[];
  faults: readonly SceneFault[];
  samples: readonly Sample[];
}

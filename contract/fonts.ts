/** Typefaces of the stage: packages under the Open Font License (DejaVu under that of Bitstream Vera), served to the page at `/fonts/<path>`. Nothing comes from the host. */
import type { Pairing } from './theme.ts';

/** CSS files inside `node_modules`; each names its font files relative to itself. */
export const fontStylesheets: readonly string[] = [
  '@fontsource-variable/manrope/index.css',
  '@fontsource-variable/geologica/index.css',
  '@fontsource-variable/ibm-plex-sans/index.css',
  '@fontsource-variable/jetbrains-mono/index.css',
  '@fontsource-variable/sofia-sans-extra-condensed/index.css',
  '@fontsource-variable/sofia-sans/index.css',
  '@fontsource-variable/commissioner/index.css',
  '@fontsource-variable/noto-serif-display/index.css',
  '@fontsource-variable/source-serif-4/index.css',
  '@fontsource-variable/source-sans-3/index.css',
  '@fontsource-variable/eb-garamond/index.css',
  '@fontsource-variable/nunito/index.css',
  '@fontsource-variable/fredoka/index.css',
  '@fontsource-variable/comfortaa/index.css',
  '@fontsource-variable/tektur/index.css',
  '@fontsource-variable/shantell-sans/index.css',
  '@fontsource-variable/noto-sans-jp/index.css',
  '@fontsource-variable/noto-sans-sc/index.css',
  '@fontsource-variable/noto-sans-kr/index.css',
  '@fontsource-variable/noto-sans-arabic/index.css',
  '@fontsource-variable/noto-sans-hebrew/index.css',
  '@fontsource-variable/noto-sans-devanagari/index.css',
  '@fontsource-variable/noto-sans-thai/index.css',
  '@fontsource-variable/roboto/index.css',
  '@fontsource/noto-sans-symbols-2/index.css',
  '@fontsource-variable/noto-emoji/index.css',
  '@fontsource/dejavu-sans/index.css',
  '@fontsource/dejavu-sans/700.css',
];

/** One cut of a pairing. `advance` is the mean width of a character in em, for a first guess before measuring. */
export interface FontCut {
  family: string;
  weight: number;
  advance: number;
  /** Family for letters that `family` lacks (a Latin-only display face). */
  second?: string;
}

export interface FontPair {
  display: FontCut;
  text: FontCut;
  /** Labels, kickers and numerals of rails. */
  label: FontCut;
}

const cut = (name: string, weight: number, advance = 0.55, second?: string): FontCut => ({
  family: `${name} Variable`,
  weight,
  advance,
  ...(second ? { second: `${second} Variable` } : {}),
});

export const monoCut: FontCut = cut('JetBrains Mono', 450, 0.6);

export const fontPairs: Record<Pairing, FontPair> = {
  neutral: { display: cut('Manrope', 750), text: cut('Manrope', 500), label: cut('Manrope', 650) },
  precise: { display: cut('Geologica', 600), text: cut('IBM Plex Sans', 450), label: cut('JetBrains Mono', 500, 0.6) },
  bold: {
    display: cut('Sofia Sans Extra Condensed', 850, 0.38),
    text: cut('Sofia Sans', 500),
    label: cut('Sofia Sans', 700),
  },
  poster: {
    display: cut('Commissioner', 850, 0.6),
    text: cut('Commissioner', 450),
    label: cut('JetBrains Mono', 550, 0.6),
  },
  editorial: {
    display: cut('Noto Serif Display', 550),
    text: cut('Commissioner', 420),
    label: cut('Commissioner', 550),
  },
  literary: { display: cut('Source Serif 4', 650), text: cut('Source Sans 3', 450), label: cut('Source Sans 3', 600) },
  classic: {
    display: cut('EB Garamond', 600, 0.47),
    text: cut('Source Sans 3', 430),
    label: cut('Source Sans 3', 600),
  },
  warm: { display: cut('Nunito', 800), text: cut('Nunito', 550), label: cut('Nunito', 750) },
  playful: { display: cut('Fredoka', 650, 0.54, 'Comfortaa'), text: cut('Nunito', 600), label: cut('Nunito', 800) },
  techno: { display: cut('Tektur', 700, 0.6), text: cut('Geologica', 400), label: cut('Tektur', 550, 0.6) },
  handmade: { display: cut('Shantell Sans', 700), text: cut('Source Serif 4', 450), label: cut('Shantell Sans', 600) },
};

const japanese = 'Noto Sans JP Variable';
const chinese = 'Noto Sans SC Variable';
const korean = 'Noto Sans KR Variable';

/**
 * Families behind every cut, in order, for the scripts and signs it lacks. The language decides which of the three Han
 * designs comes first.
 */
export function fallbackFamilies(language: string): string[] {
  const primary = language.toLowerCase().split('-')[0];
  const han = { zh: [chinese, japanese, korean], ko: [korean, japanese, chinese] }[primary ?? ''];
  return [
    'Manrope Variable',
    'Noto Sans Arabic Variable',
    'Noto Sans Hebrew Variable',
    'Noto Sans Devanagari Variable',
    'Noto Sans Thai Variable',
    ...(han ?? [japanese, chinese, korean]),
    // Subscripts and superscripts, which no other family here has.
    'Roboto Variable',
    'Noto Sans Symbols 2',
    'Noto Emoji Variable',
    // Fractions, Roman numerals and the rarer signs: it lacks few characters that are no script of their own.
    'DejaVu Sans',
  ];
}

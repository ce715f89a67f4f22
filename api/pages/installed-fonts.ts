import { installedFonts } from '../../engine/stage/stage-bundle.ts';

const family = "'Manrope'";
/** As in the jail, where other letters have no installed typeface. */
const scripts = /-(latin|latin-ext|cyrillic|greek)-[47]00-/;
const installed = 'Installed';
/** What scenes name most, and machines have. */
const machineFamilies = [
  ...[
    'Arial',
    'Helvetica',
    'Helvetica Neue',
    'Times',
    'Times New Roman',
    'Georgia',
    'Verdana',
    'Tahoma',
    'Trebuchet MS',
  ],
  ...['Impact', 'Courier', 'Courier New', 'Menlo', 'Monaco', 'Consolas', 'Segoe UI', 'Roboto', 'Ubuntu', 'DejaVu Sans'],
  ...['Liberation Sans', 'Noto Sans', 'San Francisco', 'Palatino', 'Garamond', 'Comic Sans MS', 'Brush Script MT'],
];

/**
 * What a person's browser is told of the one family that is installed where films are rendered, so that words without a
 * family, or with one that only their own machine has, look in the player as they will in the file. A machine's generic
 * families cannot be replaced: whoever names `serif` alone sees their own. With it the font files, by their path.
 */
export async function readInstalledFonts(): Promise<{ css: string; files: ReadonlyMap<string, string> }> {
  const { css, files } = await installedFonts();
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face).filter((face) => scripts.test(face));
  const named = [installed, ...machineFamilies].flatMap((name) =>
    faces.map((face) => face.replace(family, `'${name}'`)),
  );
  const rules = `:where(html, button, input, select, textarea) { font-family: '${installed}' }
:where(code, kbd, samp, pre, tt) { font-family: '${installed}'; font-size: 0.8125em }
:where(pre) :where(code, kbd, samp, tt) { font-size: 1em }
`;
  return { css: [...named, rules].join('\n'), files };
}

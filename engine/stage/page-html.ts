/** Origin of the stage's page; it never resolves, every request to it is answered by interception. */
export const stageOrigin = 'https://stage.invalid';

/** Modules that scenes and the stage share, by the name under which they are imported. */
const sharedModules = {
  react: '/stage/react.js',
  'react/jsx-runtime': '/stage/jsx-runtime.js',
  'react/jsx-dev-runtime': '/stage/jsx-dev-runtime.js',
  remotion: '/stage/remotion.js',
  '@framewright/kit': '/stage/kit.js',
} as const;

/**
 * A second wall inside the jail: the page may load from its own origin only. What it says about scripts is no wall, as
 * scenes are scripts.
 */
export const contentPolicy = [
  "default-src 'none'",
  `script-src ${stageOrigin} 'unsafe-inline'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What remotion's own renderer sets before its code runs; its components read some of it outside React. */
const remotionGlobals = {
  process: { env: { NODE_ENV: 'production' } },
  remotion_puppeteerTimeout: 30_000,
  remotion_initialFrame: 0,
  remotion_attempt: 1,
  remotion_isPlayer: false,
  remotion_isStudio: false,
  remotion_isReadOnlyStudio: false,
  remotion_videoEnabled: true,
  remotion_audioEnabled: true,
  remotion_inputProps: '{}',
  remotion_logLevel: 'error',
  remotion_staticBase: '',
};

/** The document of the stage, with remotion's own reset of the boxes, so that both lay a scene out alike. */
export function pageHtml(): string {
  return documentOf(['/stage/page.js']);
}

/** The same document for a person's browser, in which messages say what to show; see `stage/player.ts`. */
export function playerHtml(): string {
  return documentOf(['/stage/player.js', '/stage/page.js'], '<link rel="stylesheet" href="/installed.css">');
}

/** What runs first comes first: a later module finds the page as an earlier one left it. */
function documentOf(modules: readonly string[], head = ''): string {
  const scripts = modules.map((path) => `<script type="module" src="${path}"></script>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>stage</title>
<style>*{box-sizing:border-box}html,body{margin:0;padding:0;height:100%;overflow:hidden;background:#000}
#film{position:absolute;inset:0;overflow:hidden}.__remotion_objectfitcontain{object-fit:contain}</style>
<link rel="stylesheet" href="/fonts.css">${head}
<script>Object.assign(globalThis,${JSON.stringify(remotionGlobals)})</script>
<script type="importmap">${JSON.stringify({ imports: sharedModules })}</script>
</head><body><div id="film"></div>${scripts}</body></html>`;
}

import { partsOfLine } from './script-labels.ts';
import { timedScenes } from './timed-lists.ts';

/** Where the scenes of a script begin, by number, by time, by place, and how long each of them lasts. */

const time = '\\d{1,2}(?::\\d\\d)?\\s?(?:s|secs?|seconds?|sek|sekunden|segundos|secondes|secondi|seconden)?';
const span = `[(\\[]?\\s*(${time})\\s?(?:[–—-]|to|bis|à|a)\\s?(${time})\\s*[)\\]]?`;
const numbered =
  /^(?:scene|shot|slide|frame|beat|segment|szene|bild|einstellung|scène|plan|séquence|escena|secuencia|plano|toma|scena|inquadratura|sequenza|cena|quadro|scène|shot|beeld)\s?(?:#|n[o°º.]+\s?)?\d{1,2}(?![\p{L}\d])\s*(.*)$/iu;
const timed = new RegExp(
  `^(?=[(\\[]|\\d{1,2}:\\d\\d|\\d{1,2}\\s?s?\\s?[–—-]\\s?\\d{1,2}\\s?s)${span}\\s*[:–—|-]?\\s*(.*)$`,
  'iu',
);
const spanIn = new RegExp(`[(\\[]\\s*(${time})\\s?(?:[–—-]|to|bis|à|a)\\s?(${time})\\s*[)\\]]`, 'iu');
const lengthIn = /[([]\s*(\d{1,3}(?:\.\d)?)\s?(?:s|secs?|seconds?|sek\p{L}*|seg\p{L}*|sec\p{L}*)\s*[)\]]/iu;
/** "INT. KITCHEN - DAY" */
const slug = /^(?:INT|EXT|INT\.?\/EXT|I\/E)\.?\s+\p{Lu}/u;
const cut =
  /^(?:FADE (?:IN|OUT|TO \w+)|(?:SMASH )?CUT TO(?: \w+)?|DISSOLVE(?: TO)?|THE END|ABBLENDE|AUFBLENDE|FONDU(?: AU NOIR)?)\s*[:.]?$/u;
const title =
  /^#{0,6}\s*(?:the\s)?(?:storyboard|(?:video\s|film\s)?script|scenes?|scene breakdown|shot ?list|drehbuch|skript|szenen|scénario|script|guion|guión|copione|sceneggiatura|roteiro|draaiboek)\s*:?\s*$/iu;

/** ", first feature: …": behind its number and its length, what a scene is. */
const roleFirst = /^\s*[,–—-]\s*(\p{Ll}[\p{L} -]{2,28}):\s+(\S.*)$/su;

export interface Scene {
  head: string;
  lines: string[];
  seconds: number | null;
  end: number | null;
}

/** What stands before the first scene, and the scenes; null where a brief has fewer than two and is no labelled script. */
export function scenesOf(given: readonly string[]): { before: string[]; scenes: Scene[] } | null {
  const lines = timedScenes(given);
  const isScenes = lines.filter((line) => sceneOf(line) !== null).length >= 2;
  if (!isScenes && !isLabelledScript(lines)) return null;
  const before: string[] = [];
  const scenes: Scene[] = [];
  for (const line of lines) {
    const plain = bare(line);
    const scene = isScenes ? sceneOf(line) : null;
    if (scene !== null) scenes.push(scene);
    else if (title.test(plain) || cut.test(plain)) continue;
    else if (isScenes) (scenes.at(-1)?.lines ?? before).push(line);
    else if (scenes.length === 0 && partsOfLine(plain)[0]?.kind == null) before.push(line);
    else if (scenes.length > 0) scenes[0]?.lines.push(line);
    else scenes.push({ head: '', lines: [line], seconds: null, end: null });
  }
  return { before, scenes };
}

/** "VISUAL: … / VO: … / SUPER: …" line by line is a script without numbers; one voice over a brief is none. */
function isLabelledScript(lines: readonly string[]): boolean {
  const heads = lines.map((line) => partsOfLine(bare(line))[0]);
  const count = (isOne: (label: string) => boolean) => heads.filter((one) => one?.label && isOne(one.label)).length;
  const spoken = heads.filter((one) => one?.kind === 'spoken').length;
  const drawn = count((label) => drawing.test(label));
  const shown = count((label) => onScreen.test(label));
  const said = spoken + shown;
  return said + drawn >= 3 && (spoken >= 2 || (drawn >= 2 && said >= 1) || (shown >= 2 && said + drawn > shown));
}

const drawing =
  /^(?:visuals?|video|camera|shot|b-?roll|footage|bild|visuell|kamera|visuels?|caméra|imagen|visual|cámara|visivo|immagine|imagem|câmera|beeld|visueel)$/iu;
const onScreen =
  /^(?:on-?\s?screen(?:\stext)?|supers?|overlay|title card|text on screen|texttafel|einblendung|texte? (?:à l['’]écran|en pantalla)|texto (?:en pantalla|na tela|no ecrã)|testo a schermo|tekst in beeld|in beeld)$/iu;

export const bare = (line: string) =>
  line
    .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+)?/u, '')
    .replace(/\*\*/gu, '')
    .trim();

/** "[SCENE 1]", "(Shot 2) …" */
const unboxed = (plain: string) =>
  plain.replace(/^[[(]([^\])]{4,60})[\])]\s*/u, (all, inside: string) => (numbered.test(inside) ? `${inside} ` : all));

/** "[SCENE 2]", "Shot 3 (4–6 s)": a line that only says where a scene begins. */
export function isSceneMark(line: string): boolean {
  const scene = sceneOf(line);
  return scene !== null && `${scene.head}${scene.lines.join('')}`.trim() === '';
}

function sceneOf(line: string): Scene | null {
  const plain = unboxed(bare(line)).trim();
  if (slug.test(plain)) return { head: plain, lines: [], seconds: null, end: null };
  const byTime = timed.exec(plain);
  if (byTime !== null) {
    const [, from = '', to = '', rest = ''] = byTime;
    return { head: '', lines: [rest], seconds: secondsOf(to) - secondsOf(from), end: secondsOf(to) };
  }
  const rest = numbered.exec(plain)?.[1];
  if (rest === undefined) return null;
  const within = spanIn.exec(rest);
  const length = within === null ? lengthIn.exec(rest) : null;
  const clock = within?.[0] ?? length?.[0] ?? '';
  const [name = '', tail = ''] = clock === '' ? ['', rest] : rest.split(clock);
  // "Scene 3 – Hook (3s)" and "Scene 3 (3s), hook: …" name the scene; "Scene 3 (0–3s): …" says what it shows.
  const [role = '', said = ''] = roleFirst.exec(tail)?.slice(1) ?? [];
  const content = (said || tail).replace(/^\s*[:–—|.·•-]\s*/u, '').trim();
  const head = (name || role).replace(/^[\s:–—|.,-]+|[\s:–—|.,-]+$/gu, '');
  return {
    head,
    lines: content === '' ? [] : [content],
    seconds:
      within === null ? (length === null ? null : Number(length[1])) : secondsOf(within[2]) - secondsOf(within[1]),
    end: within === null ? null : secondsOf(within[2]),
  };
}

const secondsOf = (text = '') => {
  const [, minutes = '0', seconds = '0'] = /^(?:(\d+):)?(\d+)/u.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

import { capital } from '../reading/phrases.ts';
import type { PlainBrief } from './plain-brief.ts';

/** Storyboards, shot lists and scripts: what stands on screen is said, the rest tells the maker how long and how. */

const time = '\\d{1,2}(?::\\d\\d)?\\s?(?:s|secs?|seconds?|sek|sekunden|segundos|secondes|secondi|seconden)?';
const span = `[(\\[]?\\s*(${time})\\s?(?:[–—-]|to|bis|à|a)\\s?(${time})\\s*[)\\]]?`;
const numbered =
  /^(?:scene|shot|slide|frame|beat|segment|szene|bild|scène|plan|escena|plano|scena|inquadratura|cena|scène|shot)\s?#?\d{1,2}(?![\p{L}\d])\s*(.*)$/iu;
const timed = new RegExp(
  `^(?=[(\\[]|\\d{1,2}:\\d\\d|\\d{1,2}\\s?s?\\s?[–—-]\\s?\\d{1,2}\\s?s)${span}\\s*[:–—|-]?\\s*(.*)$`,
  'iu',
);
const spanIn = new RegExp(`[(\\[]\\s*(${time})\\s?(?:[–—-]|to|bis|à|a)\\s?(${time})\\s*[)\\]]`, 'iu');
const lengthIn = /[([]\s*(\d{1,3}(?:\.\d)?)\s?(?:s|secs?|seconds?|sek\p{L}*|seg\p{L}*|sec\p{L}*)\s*[)\]]/iu;
const shown =
  /^(?:on-?\s?screen(?:\s(?:text|copy|title|words))?|(?:screen\s|overlay\s)?text(?:\s(?:on[\s-]screen|overlay))?|supers?|overlay|title card|bildtext|einblendung|texte? (?:à l['’]écran|affiché)|texto en pantalla|testo (?:a schermo|in sovrimpressione)|texto na tela|tekst in beeld)\s*:\s*(\S.*)$/iu;
const spoken =
  /^(?:v\.?o\.?|voice-?\s?over|narrator|narration|sprecher(?:in)?|voix[ -]off|voz en off|voce (?:fuori campo|narrante)|locução)(?:\s?\([^)]*\))?\s*:\s*(\S.*)$/iu;
const lasting =
  /^(?:duration|length|time|timing|dauer|länge|durée|duración|durata|duração|duur)\s*:\s*(\d{1,3}(?:\.\d)?)\s?(?:s|sec|sek|seg)\p{L}*\.?$/iu;
const craft =
  /^(?:visuals?|animation|music|sfx|sound(?:\seffects?)?|audio|transition|camera|motion|b-?roll|footage|bild|musik|ton|visuel|musique|visual|imagen|música|immagine|musica|imagem|beeld|muziek)\s*:\s*(\S.*)$/iu;
const ending =
  /(?<!\p{L})(?:cta|call to action|end ?card|closing|outro|close|schluss|abspann|fin|final|cierre|finale|encerramento|slot)(?!\p{L})/iu;
const title =
  /^#{0,6}\s*(?:the\s)?(?:storyboard|script|scenes?|scene breakdown|shot ?list|drehbuch|szenen|scénario|guion|copione|roteiro)\s*:?\s*$/iu;

interface Scene {
  head: string;
  lines: string[];
  seconds: number | null;
  end: number | null;
}

/** A brief with two scenes and more, told by number or time, as the lines that it wants seen. */
export function fromScript(text: string): PlainBrief {
  const lines = text.split('\n');
  if (lines.filter((line) => sceneOf(line) !== null).length < 2) return { text, told: [] };
  const before: string[] = [];
  const scenes: Scene[] = [];
  for (const line of lines) {
    const scene = sceneOf(line);
    if (scene !== null) scenes.push(scene);
    else if (!title.test(bare(line))) (scenes.at(-1)?.lines ?? before).push(line);
  }
  const told: string[] = [];
  const hasShown = scenes.some(({ lines: own }) => own.some((line) => shown.test(bare(line))));
  const said = scenes.flatMap((scene) => saidIn(scene, hasShown, told));
  const total = lengthOf(scenes);
  const isTold = /\d[\s-]?(?:s|secs?|seconds?|sekund\p{L}*|second\p{L}*|segundos)(?!\p{L})/iu.test(before.join('\n'));
  const length = total === null || isTold ? [] : [`Length: ${total} seconds`];
  return { text: [...before, ...said, ...length].join('\n').trim(), told };
}

const bare = (line: string) =>
  line
    .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+)?/u, '')
    .replace(/\*\*/gu, '')
    .trim();

function sceneOf(line: string): Scene | null {
  const plain = bare(line);
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
  const content = tail.replace(/^\s*[:–—|.-]\s*/u, '').trim();
  const head = name.replace(/^[\s:–—|.-]+|[\s:–—|.-]+$/gu, '');
  // "Scene 3 – Hook (3s)" names the scene; "Scene 3 (0–3s): …" says what it shows.
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

function lengthOf(scenes: readonly Scene[]): number | null {
  const last = scenes.at(-1)?.end;
  if (last) return last;
  const all = scenes.map(({ seconds }) => seconds);
  return all.includes(null) ? null : all.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

function saidIn(scene: Scene, hasShown: boolean, told: string[]): string[] {
  const own = scene.lines.filter((line) => line.trim() !== '');
  const isLabelled = own.some((line) => shown.test(bare(line)));
  // The name of a scene says nothing where the words that it shows stand below it.
  const kept = isLabelled && own[0] !== undefined && scene.head === '' && !/[:：]/u.test(own[0]) ? own.slice(1) : own;
  const isEnd = ending.test(`${scene.head} ${isLabelled && kept.length < own.length ? own[0] : ''}`);
  return kept.flatMap((line) => {
    const plain = bare(line);
    const lasts = lasting.exec(plain);
    if (lasts !== null) {
      scene.seconds ??= Number(lasts[1]);
      return [];
    }
    const voice = spoken.exec(plain)?.[1];
    if (voice !== undefined && hasShown) {
      told.push(`${unquoted(voice)} (spoken in the script)`);
      return [];
    }
    const looks = craft.exec(plain)?.[1];
    if (looks !== undefined) {
      told.push(`${unquoted(looks)} (how the script looks or sounds)`);
      return [];
    }
    const seen = shown.exec(plain)?.[1] ?? voice;
    if (seen === undefined && isLabelled) return [line];
    const words = seen === undefined ? contentOf(plain) : stopped(unquoted(seen));
    return [isEnd && !/^cta:/iu.test(words) ? `CTA: ${words}` : words];
  });
}

const unquoted = (text: string) => text.trim().replace(/^["“„«]\s?([^"“”„«»]+?)\s?["”“»]\.?$/u, '$1');

const stopped = (text: string) => (/[.!?…:]["”»]?$/u.test(text) ? text : `${text}.`);

/** "Bold text “…” on black", "Show stat: 121 mails", "Logo and CTA: Try it": what is asked for without the asking. */
function contentOf(text: string): string {
  const quoted =
    /^(?:(?:bold|large|big|huge|white|black|animated|kinetic|the|a|großer?|fetter?)\s)*(?:text|title|headline|caption|words?|titel|titre|título|titolo)(?:\s(?:reads?|says?|appears?|pops? (?:up|in)))?:?\s+["“„«]([^"“”„«»]+)["”“»]/iu.exec(
      text,
    )?.[1];
  if (quoted !== undefined) return stopped(quoted);
  const said = text
    .replace(/^(?:(?:our\s|the\s)?logo\s?(?:and|\+|&|with)\s)?(?:the\s)?cta\s*:\s*/iu, 'CTA: ')
    .replace(
      /^(?:show|display|reveal|present|introduce|zeige?|montrez?|muestra|mostra|toon)\s(?:the\s|a\s)?(?:(?:stat(?:istic)?|number|figure|headline|text|title|quote|line|zahl|chiffre|dato|cifra)\s*:?\s+)?(?=\S)/iu,
      '',
    )
    .replace(/\s(?:appear|pop up|fade in|slide in|animate in|fly in)s?(?:\s(?:one by one|in turn))?:\s/iu, ': ');
  return stopped(capital(said));
}

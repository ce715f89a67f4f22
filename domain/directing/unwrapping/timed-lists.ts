/** "(1) Opening, 4 seconds. “…”", "2. Bar chart “…” - 9 seconds": a numbered list whose points say how long they stand is a script. */

const point = /^\s*\(?(\d{1,2})[.)]\s+(\S.*)$/u;
const length =
  '(\\d{1,2}(?:\\.5)?)\\s?(?:s|secs?|seconds?|sek(?:unden)?|secondes?|segundos?|secondi|seconden)(?!\\p{L})';
/** "Opening, 4 seconds. …", "Name, 4s: …", "Ranking, 8 seconds, title “…”" */
const leading = new RegExp(`^(\\p{L}[\\p{L} -]{1,30}),\\s${length}\\s?[.,:–—-]\\s*(\\S.*)$`, 'iu');
/** "… - 9 seconds", "… (9 seconds)" */
const trailing = new RegExp(`^(.*\\S)\\s(?:[–—-]\\s|\\(\\s?)${length}\\s?\\)?[.]?$`, 'iu');

/** `- Step 1: "Pick a bigger pot" / "Go 3 cm wider" (6 seconds)`: a step with what is said of it. */
const step =
  /^\s*[-*•]\s+(?:(?:step|schritt|étape|paso|passo|stap)\s(\d{1,2})\s?[:.)–—-]\s*)?["“„«]([^"“”„«»]+)["”“»](?:\s\/\s["“„«]([^"“”„«»]+)["”“»])?\s*$/iu;

/** Steps without the time that each of them takes. */
function stepOf(line: string): string {
  const [, words = '', lasting = ''] = trailing.exec(line) ?? [];
  const [, number = '', title = '', more = ''] = step.exec(words) ?? [];
  if (lasting === '' || title === '') return line;
  return `${number === '' ? '-' : `${number}.`} ${title}${more === '' ? '' : `: ${more}`}`;
}

/** The lines with each such point as a scene with its length; as they are where fewer than two points say theirs. */
export function timedScenes(lines: readonly string[]): readonly string[] {
  const timed = lines.filter((line) => {
    const said = point.exec(line)?.[2] ?? '';
    return leading.test(said) || trailing.test(said);
  });
  return timed.length < 2 ? lines : lines.map(asScene);
}

/** A list of steps that say how long they stand, without it. */
export function withoutStepTimes(text: string): string {
  const lines = text.split('\n');
  const bare = lines.map(stepOf);
  return bare.filter((line, at) => line !== lines[at]).length < 2 ? text : bare.join('\n');
}

function asScene(line: string): string {
  const [, number = '', said = ''] = point.exec(line) ?? [];
  if (said === '') return line;
  const [, role = '', seconds = '', rest = ''] = leading.exec(said) ?? [];
  if (rest !== '') return `Scene ${number} (${seconds}s), ${role.toLowerCase()}: ${rest}`;
  const [, words = said, lasting = ''] = trailing.exec(said) ?? [];
  return lasting === '' ? `Scene ${number}: ${said}` : `Scene ${number} (${lasting}s): ${words}`;
}

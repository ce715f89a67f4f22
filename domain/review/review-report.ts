import type { Finding } from '../../contract/findings.ts';
import type { ReviewResult } from './review.ts';

interface ReportedFilm {
  size: { width: number; height: number; fps: number };
  durationInFrames: number;
  sceneCount: number;
}

/** The whole review as a file in Markdown: every finding with its number, its place, what was measured and what to do. */
export function reviewReport({ verdict, findings, allowed }: ReviewResult, film: ReportedFilm): string {
  const { width, height, fps } = film.size;
  const count = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
  return [
    '# Review',
    '',
    `Verdict: **${verdict}**: ${count('error')} errors, ${count('warning')} warnings, ${count('info')} notes.`,
    `Film: ${film.sceneCount} scenes, ${(film.durationInFrames / fps).toFixed(1)} s, ${width}×${height} at ${fps} fps.`,
    'The numbers are those on the contact sheet.',
    '',
    ...findings.flatMap((finding, index) => sectionOf(finding, index + 1, fps)),
    ...(allowed.length > 0 ? ['## Allowed by the scenes', '', ...allowed.map(allowedLine), ''] : []),
  ].join('\n');
}

function sectionOf(finding: Finding, number: number, fps: number): string[] {
  const {
    id,
    rule,
    severity,
    sceneName,
    line,
    column,
    element,
    text,
    box,
    firstFrame,
    lastFrame,
    measured,
    bound,
    fix,
  } = finding;
  const seconds = (frame: number) => (frame / fps).toFixed(2);
  const place = `${plain(sceneName ?? 'the film')}${line === null ? '' : `, line ${line}${column === null ? '' : `:${column}`}`}`;
  return [
    `## ${number}. ${severity}: ${rule}`,
    '',
    `- Where: ${place}, frames ${firstFrame}–${lastFrame} (${seconds(firstFrame)}–${seconds(lastFrame)} s)`,
    ...(text === null ? [] : [`- Words: ${plain(text)}`]),
    ...(element === null ? [] : [`- Element: \`${element.replaceAll('`', '')}\``]),
    ...(box === null ? [] : [`- Box: ${box.width}×${box.height} at ${box.x}, ${box.y}`]),
    `- Measured: ${plain(measured)}; bound: ${plain(bound)}`,
    `- Fix: ${plain(fix)}`,
    `- Id: \`${id.replaceAll('`', '')}\``,
    '',
  ];
}

function allowedLine({ rule, sceneName, text, measured }: Finding): string {
  return `- ${rule} in ${plain(sceneName ?? 'the film')}${text === null ? '' : ` (${plain(text)})`}: ${plain(measured)}`;
}

/** What scenes say is shown as words, never as markup. */
function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>#|]/gu, (sign) => `\\${sign}`);
}

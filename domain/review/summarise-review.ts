import { type Finding, severities } from '../../contract/findings.ts';

/** Findings of one rule and severity in one line, worst first. */
export interface FindingsInFewWords {
  lines: string[];
  /** Findings that no line tells of. */
  more: number;
}

type Told = Partial<Finding> & Pick<Finding, 'severity'>;

const longestLine = 330;
const placesNamed = 3;

/**
 * Ranks findings, worst first, and tells them in as many characters as there is room for: one line for each rule, with
 * its first finding, its places and its fix. Numbers are those of the full list, of the report and of the contact sheet.
 */
export function summariseFindings(findings: readonly Told[], room: number): FindingsInFewWords {
  const groups = new Map<string, { finding: Told; number: number }[]>();
  ranked(findings).forEach((finding, index) => {
    const key = `${finding.severity} ${finding.rule ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), { finding, number: index + 1 }]);
  });
  const lines: string[] = [];
  let [left, told] = [room, 0];
  for (const group of groups.values()) {
    const line = lineOf(group);
    if (weightOf(line) + 4 > left) break;
    left -= weightOf(line) + 4;
    lines.push(line);
    told += group.length;
  }
  return { lines, more: findings.length - told };
}

/** In the order of the full list: worst first, else as they stand. */
export function ranked<Finding extends Told>(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/**
 * Length of a text for a bound in tokens: no tokenizer makes more of plain text than one token for three characters;
 * of other scripts and signs each may be one or more.
 */
export function weightOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > '\u007f' ? 4 : 1), 0);
}

function lineOf(group: readonly { finding: Told; number: number }[]): string {
  const [first] = group as [{ finding: Told; number: number }];
  const { severity, rule = '', message = '', fix = '' } = first.finding;
  const places = group.slice(0, placesNamed).map(placeOf).join('; ');
  const rest = group.length > placesNamed ? `; ${group.length - placesNamed} more` : '';
  const count = group.length > 1 ? ` ×${group.length}` : '';
  return cut(
    `${severity} ${rule}${count}: ${cut(message, 140)} ${cut(`[${places}${rest}]`, 110)} ${fix}`.trim(),
    longestLine,
  );
}

function placeOf({
  finding: { sceneName, line, firstFrame, lastFrame },
  number,
}: {
  finding: Told;
  number: number;
}): string {
  const where = `${cut(sceneName ?? 'film', 24)}${line ? ` line ${line}` : ''}`;
  return `${number} ${where}${firstFrame === undefined ? '' : ` f${firstFrame}–${lastFrame}`}`;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

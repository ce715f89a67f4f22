import { expect, test } from '@jest/globals';
import type { Finding } from '../../../contract/findings.ts';
import { chooseStills } from '../../../domain/review/choose-stills.ts';
import { reviewReport } from '../../../domain/review/review-report.ts';
import { ranked, summariseFindings, weightOf } from '../../../domain/review/summarise-review.ts';

const rules = ['text-clipped', 'contrast', 'reading-time', 'safe-area', 'text-too-small'];
const findings = Array.from({ length: 200 }, (_, index): Finding => {
  const text = `Words number ${index} `.repeat(4);
  return {
    ...{ id: `f${index}`, rule: rules[index % 5] ?? '', severity: index % 5 < 2 ? 'error' : 'warning' },
    ...{ sceneId: `scn_${index % 50}`, sceneName: `Scene ${index % 50}`, line: index, text },
    ...{ box: { x: 10, y: 10, width: 90, height: 30 }, firstFrame: index * 9, lastFrame: index * 9 + 30 },
    ...{ measured: 'so much', bound: 'so little', message: `“${text}”: so much, so little.`, fix: 'Do this or that.' },
    ...{ column: null, element: null, crop: null },
  };
});

test('two hundred findings are told worst first, each rule once, within the room', () => {
  const { lines, more } = summariseFindings(findings, 2_000);
  expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'error text-clipped ×40:',
    'error contrast ×40:',
    'warning reading-time ×40:',
    'warning safe-area ×40:',
    'warning text-too-small ×40:',
  ]);
  expect(more).toBe(0);
  expect(lines.reduce((sum, line) => sum + weightOf(line), 0)).toBeLessThan(2_000);
  const tight = summariseFindings(findings, 700);
  expect([tight.lines.length, tight.more]).toEqual([3, 80]);
  expect(summariseFindings([], 700)).toEqual({ lines: [], more: 0 });
});

test('numbers are those of the report and of the marks on the sheet', () => {
  const worstFirst = ranked(findings);
  const size = { width: 1920, height: 1080, fps: 30 };
  const report = reviewReport(
    { verdict: 'errors', findings: worstFirst, allowed: [] },
    { size, durationInFrames: 900, sceneCount: 50 },
  );
  const stills = Array.from({ length: 60 }, (_, index) => ({ frame: index * 30 }));
  const { stills: chosen, marks } = chooseStills(stills, worstFirst, 12);
  expect(chosen).toHaveLength(12);
  expect([...marks.keys()].every((frame) => chosen.some((still) => still.frame === frame))).toBe(true);
  const first = [...marks.values()].flat().find(({ number }) => number === 1);
  expect(first?.severity).toBe('error');
  expect(report).toContain('## 1. error: text-clipped');
  expect(report).toContain('## 200. warning');
  expect(summariseFindings(findings, 2_000).lines[0]).toContain('[1 Scene 0');
});

test('what a scene says cannot become markup of the report', () => {
  const evil = { ...(findings[0] as Finding), text: '<script>x</script> [a](b)\n# Title', sceneName: '`| **b**' };
  const report = reviewReport(
    { verdict: 'errors', findings: [evil], allowed: [] },
    { size: { width: 1, height: 1, fps: 1 }, durationInFrames: 1, sceneCount: 1 },
  );
  expect(report).not.toMatch(/(?<!\\)<script|(?<!\\)\]\(b\)|^# Title/mu);
});

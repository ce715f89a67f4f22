import type { Finding } from '../../contract/findings.ts';
import type { Box } from '../../contract/stage.ts';

/** A finding as the contact sheet shows it: its number in the review and where it is in the picture. */
export interface Mark {
  number: number;
  severity: Finding['severity'];
  box: Box | null;
}

/**
 * Stills for a contact sheet: first those that show a finding, the worst first, then others evenly over the film. Each
 * finding is marked on one still at most.
 */
export function chooseStills<Still extends { frame: number }>(
  stills: readonly Still[],
  findings: readonly Finding[],
  most: number,
): { stills: Still[]; marks: Map<number, Mark[]> } {
  const chosen = new Map<number, Still>();
  const marks = new Map<number, Mark[]>();
  findings.forEach(({ firstFrame, lastFrame, severity, box }, index) => {
    const showing = stills.filter(({ frame }) => firstFrame <= frame && frame <= lastFrame);
    const middle = (firstFrame + lastFrame) / 2;
    const still =
      showing.find(({ frame }) => chosen.has(frame)) ??
      [...showing].sort((a, b) => Math.abs(a.frame - middle) - Math.abs(b.frame - middle))[0];
    if (!still || (!chosen.has(still.frame) && chosen.size >= most)) return;
    chosen.set(still.frame, still);
    marks.set(still.frame, [...(marks.get(still.frame) ?? []), { number: index + 1, severity, box }]);
  });
  const others = stills.filter(({ frame }) => !chosen.has(frame));
  const free = Math.min(most - chosen.size, others.length);
  for (let place = 0; place < free; place += 1) {
    const still = others[Math.floor(((place + 0.5) * others.length) / free)];
    if (still) chosen.set(still.frame, still);
  }
  return { stills: [...chosen.values()].sort((a, b) => a.frame - b.frame), marks };
}

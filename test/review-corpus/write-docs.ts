/**
 * Writes docs/review.md and its pictures: every rule with a fault of the corpus and, where it is mechanical, its mend.
 * With names of rules as arguments only their sections are made anew.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../../contract/findings.ts';
import { isMechanical } from '../../domain/mend/plan-mend.ts';
import type { ReviewRule } from '../../domain/review/finding.ts';
import { review } from '../../domain/review/review.ts';
import { ruleNotes } from '../../domain/review/rule-notes.ts';
import type { MendScene } from '../../engine/mend/mend-round.ts';
import { measureTimeline } from '../../engine/review/measure-timeline.ts';
import { movesBySpring } from '../../engine/review/moves-by-spring.ts';
import { contactSheet } from '../../engine/stills/contact-sheet.ts';
import { mendOnStage, openScenes } from '../engine/mend/mend-on-stage.ts';
import { type CorpusFilm, corpus } from './corpus.ts';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));

interface Shown {
  caption: string;
  changes: string[];
}

const withIds = ({ scenes }: CorpusFilm) =>
  scenes.map((scene, index): MendScene => ({ ...scene, sceneId: `scn_${index}` }));

/** A picture of the first film of the corpus that shows the fault, and of its mend beside it. */
async function showMend(rule: ReviewRule): Promise<Shown | null> {
  for (const film of corpus.filter((each) => each.rule === rule && each.fault)) {
    const scenes = withIds(film);
    const outcome = await mendOnStage(scenes, film);
    const finding = outcome.before.findings.find((each) => each.rule === rule && each.severity !== 'info');
    const mended = !outcome.after.findings.some((each) => each.rule === rule && each.severity !== 'info');
    if (!finding || !mended) continue;
    const frames = [Math.floor((finding.firstFrame + finding.lastFrame) / 2)];
    await draw(film, finding, [
      { scenes, frames, note: 'the fault' },
      { scenes: outcome.after.scenes, frames, note: 'mended' },
    ]);
    const what = outcome.mended.find((each) => each.finding.rule === rule)?.what;
    return {
      caption: `${finding.message}${what ? ` Mended: ${what}.` : ''}`,
      changes: changesOf(scenes, outcome.after.scenes),
    };
  }
  return null;
}

/** A picture of a fault that takes a decision, and of a film of the same format in which that was decided well. Some lie between frames. */
async function showBeside(rule: ReviewRule): Promise<Shown | null> {
  const films = corpus.filter((each) => each.rule === rule);
  for (const film of films.filter(({ fault }) => fault)) {
    const fine = films.findLast((each) => !each.fault && each.width === film.width && each.height === film.height);
    const finding = fine && (await findingOf(film, rule));
    if (!finding) continue;
    const { firstFrame, lastFrame } = finding;
    const end = Math.max(...film.scenes.map((scene) => scene.startFrame + scene.durationInFrames)) - 1;
    const times: Partial<Record<ReviewRule, number[]>> = {
      frozen: [firstFrame, lastFrame],
      jump: [firstFrame, lastFrame],
      'overlay-exit': [lastFrame - 5, lastFrame + 1],
      'hero-spring': [6, 16],
      'scenes-alike': [end * 0.25, end * 0.75],
    };
    const middle = [(firstFrame + lastFrame) / 2];
    const frames = [...new Set((times[rule] ?? middle).map(Math.floor))];
    await draw(film, finding, [
      { scenes: withIds(film), frames, note: 'the fault' },
      { scenes: withIds(fine), frames, note: 'fine' },
    ]);
    return { caption: `${finding.message} Beside it: ${fine.name.replaceAll('-', ' ')}, which is fine.`, changes: [] };
  }
  return null;
}

async function findingOf(film: CorpusFilm, rule: ReviewRule): Promise<Finding | undefined> {
  const { stage, timeline, placed } = await openScenes(withIds(film), film);
  await using open = stage;
  const scenes = placed.map((scene) => ({ ...scene, springs: movesBySpring(scene.code) }));
  const { input } = await measureTimeline({ stage: open, timeline, scenes, brand: film.brand });
  return review(input).findings.find((each) => each.rule === rule && each.severity !== 'info');
}

interface Drawn {
  scenes: readonly MendScene[];
  frames: readonly number[];
  note: string;
}

async function draw(film: CorpusFilm, { rule, box, severity }: Finding, films: readonly Drawn[]) {
  const folder = await mkdtemp(join(tmpdir(), 'docs-'));
  const stills = [];
  const notes = new Map<number, string>();
  const length = (scenes: readonly MendScene[]) =>
    Math.max(...scenes.map((scene) => scene.startFrame + scene.durationInFrames));
  for (const { scenes, frames, note } of films) {
    const { stage } = await openScenes(scenes, film);
    await using open = stage;
    for (const wanted of frames) {
      // A label belongs to its frame, so no frame is shown twice.
      let frame = Math.min(wanted, length(scenes) - 1);
      while (notes.has(frame)) frame = frame + 1 < length(scenes) ? frame + 1 : frame - 2;
      const picture = await open.capture(frame, { format: 'jpeg', quality: 90 });
      const path = join(folder, `${stills.length}.jpg`);
      await writeFile(path, picture);
      notes.set(frame, note);
      stills.push({ frame, picture, path, width: film.width, height: film.height });
    }
  }
  const first = stills[0]?.frame ?? 0;
  const marks = new Map([[first, [{ number: 1, severity, box }]]]);
  await contactSheet({ stills, fps: film.fps, notes, marks, path: join(docs, 'review', `${rule}.jpg`) });
  await rm(folder, { recursive: true, force: true });
}

function changesOf(before: readonly MendScene[], after: readonly MendScene[]): string[] {
  return before.flatMap((scene, index) => {
    const now = after[index] ?? scene;
    const lines = now.code.split('\n');
    const changed = scene.code
      .split('\n')
      .flatMap((line, at) => (line === lines[at] ? [] : [`-${line.trim()}`, `+${lines[at]?.trim()}`]));
    const place = ({ startFrame, durationInFrames }: MendScene) =>
      `frames ${startFrame}–${startFrame + durationInFrames - 1}`;
    return place(scene) === place(now)
      ? changed
      : [...changed, `-scene ${scene.name}: ${place(scene)}`, `+scene ${now.name}: ${place(now)}`];
  });
}

const wanted = process.argv.slice(2);
const page = await readFile(join(docs, 'review.md'), 'utf8');
const sections: string[] = [];
for (const [rule, { severity, reason, fix }] of Object.entries(ruleNotes) as [
  ReviewRule,
  (typeof ruleNotes)[ReviewRule],
][]) {
  const known = page.match(new RegExp(`^## ${rule}\\n[^]*?(?=^## |(?![^]))`, 'mu'))?.[0];
  if (known && wanted.length > 0 && !wanted.includes(rule)) {
    sections.push(`${known.trimEnd()}\n`);
    continue;
  }
  const shown = await (isMechanical(rule) ? showMend(rule) : showBeside(rule));
  if (!shown) process.stderr.write(`${rule}: no film of the corpus shows it\n`);
  const mends = isMechanical(rule) ? 'Mended by `review --fix`.' : 'Not mended by itself: it takes a decision.';
  sections.push(`## ${rule}\n\n**${severity}** · ${reason} ${mends}\n\nFix: ${fix}\n`);
  if (shown) sections.push(`![${rule}](review/${rule}.jpg)\n\n${shown.caption}\n`);
  if (shown && shown.changes.length > 0)
    sections.push(`\`\`\`diff\n${shown.changes.slice(0, 12).join('\n')}\n\`\`\`\n`);
}
const head = `# The measured review

Every rule, what it is for, and one fault of it with its mend, or beside a film in which the same was decided well.
Severities: an error is what a viewer cannot see or read;
warnings never close a gate. Bounds stand in \`domain/review/bounds.ts\`. Text that is cropped, dimmed or used as a shape on
purpose carries \`data-fw-allow\`, is listed in the report, and is no error as long as its words also stand whole.

\`framewright review --fix\` shows what it would change, \`--apply\` makes it one revision. A mend changes the TSX by its
syntax tree, is tried on the stage, and is kept only if its finding is gone, none is new and the rest of the picture
stands; at most two rounds, free of charge. What cannot be changed with certainty is left, and the reply says why.
`;
await writeFile(join(docs, 'review.md'), [head, ...sections].join('\n'));
process.exit(0);

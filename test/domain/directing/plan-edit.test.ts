import { expect, test } from '@jest/globals';
import { documentedEdits } from '../../../contract/edits.ts';
import { AppError } from '../../../contract/errors.ts';
import { checkChoreography } from '../../../domain/choreography/check-choreography.ts';
import { planEdit, understandsEdit } from '../../../domain/directing/plan-edit.ts';
import { projectNameOf } from '../../../domain/directing/project-name-of.ts';
import { fiveKinds, inputOf } from './brief-input.ts';
import { codeOf, edited, standing } from './editing/standing.ts';

const launch = standing(fiveKinds.launch);
const report = standing(fiveKinds.report);
const before = codeOf(launch.existing);
const framesOf = ({ existing }: typeof launch) =>
  Math.max(...existing.map(({ startFrame, durationInFrames }) => startFrame + durationInFrames));
const places = (scenes: readonly { name: string; startFrame: number; durationInFrames: number; track: number }[]) =>
  scenes.map(({ name, track, startFrame, durationInFrames }) => [name, track, startFrame, durationInFrames]);

test('other words change where they stand and nothing else', () => {
  const plan = edited('Change "Try it free" to "Start today"', launch);
  expect(codeOf(plan.scenes)).toBe(before.replaceAll('Try it free', 'Start today'));
  expect(places(plan.scenes)).toEqual(places(launch.existing));
  expect(plan.theme).toEqual(launch.theme);
});

test('a figure is changed in the parts that it stands in', () => {
  const plan = edited('replace 24 % with 26 %', report);
  expect(codeOf(plan.scenes)).toContain('26');
  expect(codeOf(plan.scenes)).not.toMatch(/value(?:=\{|: )"24"/);
});

test('a fact that has changed is put right where one of its kind stands, else refused with those that could be meant', () => {
  const fair = standing(
    'Potters’ Night, Leeds. 14 May 2026, 19:00. Tickets £12. 40 wheels, 320 members. Book at pottersnight.example',
  );
  const changed = (prompt: string) => {
    const plan = edited(prompt, fair);
    expect(places(plan.scenes)).toEqual(places(fair.existing));
    return codeOf(plan.scenes);
  };
  const code = codeOf(fair.existing);
  expect(changed('The price is now £15')).toBe(
    code.replaceAll('£12', '£15').replaceAll('value={"12"}', 'value={"15"}'),
  );
  expect(changed('The date is now 21 May 2026')).toBe(code.replaceAll('14 May 2026', '21 May 2026'));
  expect(changed('There are now 350 members')).toBe(code.replaceAll('"320"', '"350"'));
  expect(changed('350 members, not 320')).toBe(code.replaceAll('"320"', '"350"'));
  const kiln = standing('A kiln. €890, or €79 a month. It heats to 1,240 °C. Order at kilnstreet.example');
  expect(() => edited('The price is now €95', kiln)).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ detail: expect.stringMatching(/“€890”.*“€79”/u) }) }),
  );
});

test('a scene that is too long gives time, and no other scene moves against another', () => {
  const [hook] = places(launch.existing).slice(1);
  const plan = edited('scene 2 is too long', launch);
  expect(plan.durationInFrames).toBeLessThan(framesOf(launch));
  expect(places(plan.scenes)).toContainEqual(hook);
});

test('a colour changes its role in the look and no code', () => {
  const plan = edited('use #ff5500 as accent', launch);
  expect(plan.theme.colours.accent).toBe('#ff5500');
  expect(plan.theme.colours.brand).toBe(launch.theme?.colours.brand);
  expect(plan.theme.colours.ground).toBe(launch.theme?.colours.ground);
  expect(codeOf(plan.scenes)).toBe(before);
});

test('pace changes the energy alone', () => {
  const plan = edited('a bit calmer', launch);
  expect({ ...plan.theme, energy: '' }).toEqual({ ...launch.theme, energy: '' });
  expect(plan.theme.energy).not.toBe(launch.theme?.energy);
  expect(places(plan.scenes)).toEqual(places(launch.existing));
});

test('a length is exact to the frame, shorter or longer', () => {
  expect(edited('Shorten to 12 s', launch).durationInFrames).toBe(360);
  expect(edited('make it 31.5 seconds', launch).durationInFrames).toBe(945);
  expect(edited('2 seconds longer', launch).durationInFrames).toBe(framesOf(launch) + 60);
});

test('a film too short for its words leaves some out and says which', () => {
  const plan = edited('shorten to 6 s', launch);
  expect(plan.durationInFrames).toBe(180);
  expect(plan.leftOut.length).toBeGreaterThan(0);
});

test('scenes swap in the order that a viewer sees', () => {
  const plan = edited('Swap scenes 2 and 3', launch);
  const hero = plan.scenes.find(({ name }) => name === 'Hero')?.code ?? '';
  const old = launch.existing.find(({ name }) => name === 'Hero')?.code ?? '';
  const pieces = (code: string) => [...code.matchAll(/<([A-Z]\w+)/g)].map((match) => match[1]);
  expect(pieces(hero)).not.toEqual(pieces(old));
  expect([...pieces(hero)].sort()).toEqual([...pieces(old)].sort());
  expect(plan.durationInFrames).toBe(framesOf(launch));
});

test('a scene can be taken away, with its time', () => {
  const plan = edited('Remove the Support scene.', report);
  expect(plan.scenes.map(({ name }) => name)).toEqual(
    report.existing.map(({ name }) => name).filter((name) => name !== 'Support'),
  );
  const shorter = edited('Remove scene 2', launch);
  expect(shorter.durationInFrames).toBeLessThan(framesOf(launch));
});

test('a length that the requirement states is kept when a scene goes', () => {
  const seconds = framesOf(launch) / 30;
  const contexts = [{ label: 'requirement' as const, text: `Exactly ${seconds} seconds.` }];
  expect(edited('Remove scene 2', launch, { contexts }).durationInFrames).toBe(framesOf(launch));
});

test('a scene is added with its words, before the closing', () => {
  const plan = edited('Add a scene saying "Free for a year"', launch);
  expect(plan.scenes.find(({ name }) => name === 'Hero')?.code).toContain('Free for a year');
  expect(plan.durationInFrames).toBeGreaterThan(framesOf(launch));
});

test('another format lays boxes out anew and changes the size', () => {
  const plan = edited('make it portrait', launch);
  expect([plan.width, plan.height]).toEqual([1080, 1920]);
  expect(places(plan.scenes)).toEqual(places(launch.existing));
});

test('splitting and merging keep every word and the length', () => {
  for (const prompt of ['Split scene 4', 'Merge scenes 2 and 3']) {
    const plan = edited(prompt, launch);
    expect(plan.durationInFrames).toBe(framesOf(launch));
    for (const word of ['rollbacks', 'Try it free', 'acme.dev', '90']) expect(codeOf(plan.scenes)).toContain(word);
  }
});

test('a list of faults is no brief of a new film, though a person wrote all that stands', () => {
  const stands = { name: 'Mine', track: 0, startFrame: 0, durationInFrames: 60, code: 'export default () => null;' };
  const input = inputOf('Mend these faults and change nothing else:\n- Scene "Crash": it fails.', {
    existing: [stands],
  });
  expect(understandsEdit(input, 'edit')).toBe(false);
  expect(understandsEdit({ ...input, prompt: 'A launch film for Acme' })).toBe(true);
});

test('edits keep the choreography of the film', () => {
  const prompts = [
    'Swap scenes 1 and 2',
    'Shorten to 12 s',
    'Remove scene 1',
    'Add "Open now" at the end',
    'Move scene 2 to the end',
    'Split scene 4',
  ];
  for (const prompt of prompts) expect([prompt, checkChoreography(edited(prompt, launch))]).toEqual([prompt, []]);
});

test('what a person wrote by hand stays, comments and computed props with it', () => {
  const own = `import { useCurrentFrame } from 'remotion';\nimport { Headline } from '@framewright/kit';\n// Mine.\nexport default function Hook() {\n  const frame = useCurrentFrame();\n  return <Headline text="Builds, fast" enter={frame > 3 ? 'fade' : 'auto'} to={90} />;\n}\n`;
  const commented = (code: string) =>
    code.replace('<Stage', '{/* keep */}\n    <Stage').replace('return (\n', 'return (\n      // by hand\n');
  const scenes = launch.existing.map((scene) =>
    scene.name === 'Hook'
      ? { ...scene, code: own }
      : scene.name === 'Hero'
        ? { ...scene, code: commented(scene.code) }
        : scene,
  );
  const film = { ...launch, existing: scenes };
  const worded = edited('Change "Builds, fast" to "Builds, faster"', film);
  expect(worded.scenes.find(({ name }) => name === 'Hook')?.code).toBe(own.replace('Builds, fast', 'Builds, faster'));
  const shorter = edited('make it 40 s long', film).scenes.find(({ name }) => name === 'Hook')?.code ?? '';
  expect(shorter).toContain('// Mine.');
  expect(shorter).toContain("enter={frame > 3 ? 'fade' : 'auto'}");
  expect(shorter).not.toContain('to={90}');
});

test('what no edit says is refused with the list of edits, and nothing is guessed', () => {
  const prompt = 'sprinkle some magic on it';
  expect(understandsEdit({ ...inputOf(prompt), ...launch })).toBe(false);
  try {
    edited(prompt, launch);
    throw new Error('no refusal');
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    const { code, options } = error as AppError;
    expect(code).toBe('edit_not_understood');
    expect(options.detail).toContain('sprinkle some magic');
    expect(options.errors?.map(({ path }) => path)).toEqual(documentedEdits.map(({ edit }) => edit));
  }
  for (const other of [
    'Change "words that are nowhere" to "Start today"',
    'remove scene 9',
    'Fix in scene "Hero": text is 3 px too low at frames 12, 40 and 77. Use a smaller size so that all of it stands inside the box of the piece.',
  ])
    expect([other, understandsEdit({ ...inputOf(other), ...launch })]).toEqual([other, false]);
});

test('a brief of its own plans a new film', () => {
  for (const brief of [fiveKinds.event, fiveKinds.report, 'New film: Tide tables in 40 ms.'])
    expect(planEdit({ ...inputOf(brief), ...launch })).toBeNull();
});

test('another seed of a brief plans another film, and never makes a film of an edit', () => {
  const brief = 'Welcome to the quiet side of the lake.';
  expect(planEdit({ ...inputOf(brief), ...launch, seed: 1 })).toBeNull();
  expect(understandsEdit({ ...inputOf(brief), ...launch })).toBe(false);
  expect(understandsEdit({ ...inputOf('make it better'), ...launch, seed: 1 })).toBe(false);
});

test('a project is named after what its prompt is about', () => {
  expect(projectNameOf(fiveKinds.launch)).toBe('Acme Deploy');
  expect(projectNameOf(fiveKinds.event)).toBe('Berlin Jazz Festival');
  expect(projectNameOf(fiveKinds.tutorial)).toBe('How to make pour-over coffee');
  expect(projectNameOf('x'.repeat(500)).length).toBeLessThanOrEqual(61);
});

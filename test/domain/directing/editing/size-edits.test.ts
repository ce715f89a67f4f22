/** "Make the title larger": the named text at another size, and nothing else of the film. */
import { expect, test } from '@jest/globals';
import { AppError } from '../../../../contract/errors.ts';
import { readEdits } from '../../../../domain/directing/editing/read-edits.ts';
import { codeOf, edited, standing } from './standing.ts';

const film = {
  names: ['Ground', 'Hook', 'Hero', 'Support', 'Closing'],
  texts: ['Book a berth', 'Open all year', '64 berths', 'Ferrow'],
};
const noun = (one: string) => ({ by: 'noun', noun: one });
const text = (target: object, isEvery = false) => [{ of: 'text', target, isEvery }];
const scene2 = text({ by: 'number', number: 2 });
const words = text({ by: 'words', words: 'Book a berth' });
const [title, all] = [text(noun('headline')), [{ of: 'all' }]];

test.each<[string, 1 | -1, object[]]>([
  ['Could you make the headline a bit bigger, please?', 1, title],
  ['The title is too small', 1, title],
  ['Scale up the headline', 1, title],
  ['Increase the title size', 1, title],
  ['Shrink the heading', -1, title],
  ['The text in scene 2 is too big', -1, scene2],
  ['Make the words “Book a berth” larger', 1, words],
  ['The figures should be larger', 1, text(noun('figure'), true)],
  ['Reduce the font size', -1, all],
  ['Make all the text a little larger everywhere', 1, all],
  ['Den Titel bitte größer machen', 1, title],
  ['Die Schriftgröße des Titels erhöhen', 1, title],
  ['Die Überschrift ist zu klein', 1, title],
  ['Setze die Wörter „Book a berth“ größer', 1, words],
  ['Verkleinere das Zitat', -1, text(noun('quote'))],
  ['Mets le titre en plus grand', 1, title],
  ['Un texte plus petit dans la scène 2', -1, scene2],
  ['Augmente la taille de police du titre', 1, title],
  ['Tous les textes plus grands', 1, all],
  ['El título es demasiado pequeño', 1, title],
  ['Pon las palabras «Book a berth» más grandes', 1, words],
  ['Texto más pequeño en la escena 2', -1, scene2],
  ["Il numero un po' più piccolo", -1, text(noun('figure'))],
  ['Rendi il titolo più grande', 1, title],
  ['Aumenta la dimensione del titolo', 1, title],
  ['Aumenta o título', 1, title],
  ['Texto maior na cena 2', 1, scene2],
  ['Deixa o título menor', -1, title],
])('%s', (prompt, sign, targets) => {
  const { edits, unread } = readEdits(prompt, film);
  expect(unread).toEqual([]);
  expect(edits).toEqual([{ kind: 'size', targets, times: expect.any(Number) }]);
  const [edit] = edits;
  expect(edit?.kind === 'size' && Math.sign(edit.times - 1)).toBe(sign);
});

test('it stands beside other edits, and two texts may share it', () => {
  const kinds = (prompt: string) => readEdits(prompt, film).edits.map(({ kind }) => kind);
  expect(kinds('make the title larger, and the closing scene a second longer')).toEqual(['size', 'length']);
  expect(kinds('Mach den Titel größer und die letzte Szene eine Sekunde länger')).toEqual(['size', 'length']);
  expect(kinds('Make the title larger and the figure smaller')).toEqual(['size', 'size']);
  expect(readEdits('Make the title and the figure larger', film).edits).toEqual([
    { kind: 'size', targets: [...title, ...text(noun('figure'))], times: expect.any(Number) },
  ]);
});

test('what is said of the world, and words that are quoted, ask for no size', () => {
  for (const prompt of [
    'Our hall is 20 % larger than before.',
    '20 % larger than before',
    'Add "Now larger"',
    'Change the title to "Now larger"',
    'Change the title to Larger',
    'Reduce the price',
    'Increase the number to 320',
    'Der Saal ist jetzt größer',
    'Make it larger than life',
  ])
    expect([prompt, readEdits(prompt, film).edits.filter(({ kind }) => kind === 'size')]).toEqual([prompt, []]);
});

const nimbus = standing('Four seconds. Say "Nimbus never sleeps".');
const before = codeOf(nimbus.existing);

test('the title grows step by step and back, and nothing else changes', () => {
  const grown = edited('Make the title larger.', nimbus);
  expect(grown.edits).toEqual(['size']);
  expect(codeOf(grown.scenes)).toBe(before.replace('<Headline', '<Headline textScale={1.2}'));
  const existing = grown.scenes.map((scene) => ({ ...scene, code: scene.code ?? '' }));
  expect(codeOf(edited('Title bigger', { ...nimbus, existing }).scenes)).toContain('textScale={1.44}');
  expect(codeOf(edited('Title smaller', { ...nimbus, existing }).scenes)).toBe(before);
});

test('a scene or film of which nobody says what shall grow, and what has no room, are refused with what to do', () => {
  const refusal = (prompt: string, of = nimbus): string => {
    try {
      edited(prompt, of);
    } catch (error) {
      if (error instanceof AppError && error.code === 'edit_not_understood') return error.options.detail ?? '';
    }
    throw new Error(`${prompt} was no refusal`);
  };
  for (const prompt of ['Make it bigger', 'Make scene 2 larger', 'Mach den Film größer'])
    expect(refusal(prompt)).toContain('Make all text larger');
  expect(refusal('Larger scene')).toContain('Larger scene');
  const closing = refusal('Make the closing text larger');
  expect(closing).toContain('“Nimbus never sleeps” is as large as its place allows');
  let small = nimbus;
  expect(() => {
    for (let step = 0; step < 9; step += 1) {
      const { scenes } = edited('Make the title smaller', small);
      small = { ...small, existing: scenes.map((scene) => ({ ...scene, code: scene.code ?? '' })) };
    }
  }).toThrow(AppError);
});

test('a headline that fills its zone moves into the larger one where nothing else stands', () => {
  const alone = {
    ...nimbus,
    existing: nimbus.existing.map((scene) =>
      scene.name === 'Closing'
        ? {
            ...scene,
            code: `import { Headline } from '@framewright/kit';\n\nexport default () => <Headline zone="A" text="Internationalisierung" />;\n`,
          }
        : scene,
    ),
  };
  const plan = edited('Make “Internationalisierung” larger', alone);
  expect(codeOf(plan.scenes)).toContain('zone={"full"}');
});

import { expect, test } from '@jest/globals';
import { documentedEdits } from '../../../../contract/edits.ts';
import { readEdits } from '../../../../domain/directing/editing/read-edits.ts';

const film = {
  names: ['Ground', 'Hook', 'Hero', 'Support', 'Closing'],
  texts: ['Try it free', 'free', 'Builds in 40 ms', 'Zero config', 'Tidewater', 'Less paper, more wind'],
};
const read = (prompt: string) => readEdits(prompt, film);
const kinds = (prompt: string) => read(prompt).edits.map(({ kind }) => kind);

const kindsOfRow: Record<string, string[]> = {
  words: ['words', 'text', 'fact', 'line', 'case'],
  colours: ['colour', 'shade', 'recolour'],
  order: ['swap', 'move'],
  add: ['add', 'addItem', 'addLine', 'addRow'],
};

for (const { edit, examples } of documentedEdits) {
  for (const [language, texts] of Object.entries(examples)) {
    test(`the documented examples of ${edit} are understood in ${language}`, () => {
      for (const text of texts) {
        const { edits, unread } = read(text);
        expect({ text, unread, kinds: edits.map(({ kind }) => kind) }).toEqual({
          text,
          unread: [],
          kinds: [expect.any(String)],
        });
        expect(kindsOfRow[edit] ?? [edit]).toContain(edits[0]?.kind);
      }
    });
  }
}

test('phrasings that no table lists are understood as well', () => {
  expect(read('Please use "Book now" instead of "Try it free"').edits).toEqual([
    { kind: 'words', from: 'Try it free', to: 'Book now' },
  ]);
  expect(read('rename Tidewater to Ebbtide').edits).toEqual([{ kind: 'words', from: 'Tidewater', to: 'Ebbtide' }]);
  expect(read('can you make it a bit slower?').edits).toEqual([{ kind: 'pace', step: -1 }]);
  expect(read('trim 2 seconds').edits).toEqual([{ kind: 'length', change: { by: -2 }, target: null }]);
  expect(read('the accent should be #ff5500').edits).toEqual([{ kind: 'colour', role: 'accent', hex: '#ff5500' }]);
  expect(read('swap the first and the last scene').edits).toEqual([
    { kind: 'swap', one: { by: 'number', number: 1 }, other: { by: 'number', number: -1 } },
  ]);
  expect(read('for Instagram stories').edits).toEqual([{ kind: 'format', width: 1080, height: 1920, strict: true }]);
});

test('two scenes are merged by their place, a scene is judged by its time and the film by its pace', () => {
  const number = (one: number) => ({ by: 'number', number: one });
  expect(read('combine the last two scenes into one').edits).toEqual([
    { kind: 'merge', one: number(-2), other: number(-1) },
  ]);
  expect(read('merge scene 2 with the next one').edits).toEqual([{ kind: 'merge', one: number(2), other: number(3) }]);
  expect(read('scene 2 goes by too fast').edits).toEqual([
    { kind: 'length', change: { times: 1.25 }, target: number(2) },
  ]);
  expect(read('Szene 2 ist viel zu langsam').edits).toEqual([
    { kind: 'length', change: { times: 0.8 }, target: number(2) },
  ]);
  expect(read("it's too slow").edits).toEqual([{ kind: 'pace', step: 1 }]);
  expect(read('combine the first three scenes').unread).toHaveLength(1);
});

test('one prompt may hold several edits', () => {
  expect(kinds('Make it portrait, punchier and 15 s long. Drop the quote; use #ff5500 as accent')).toEqual([
    'format',
    'pace',
    'length',
    'remove',
    'colour',
  ]);
  expect(kinds('Kürze auf 12 Sekunden und mach es ruhiger')).toEqual(['length', 'pace']);
});

test('what is not understood whole is not understood', () => {
  for (const prompt of [
    'make it better',
    'add sparkles to the logo',
    'make the headline red',
    'make the headline italic',
    "I don't like the intro",
    'use Inter as the font',
    'change "Try it free"',
    'make it portrait and add sparkles',
    'mach es schöner',
  ]) {
    expect({ prompt, unread: read(prompt).unread.length }).toEqual({ prompt, unread: 1 });
  }
});

test('two replacements in one clause without quotation marks are two edits and not run together', () => {
  const film = { names: ['Hero'], texts: ['3 days', '90 seconds'] };
  expect(readEdits('replace 3 days with 2 days and 90 seconds with 60 seconds', film).edits).toEqual([
    { kind: 'words', from: '3 days', to: '2 days' },
    { kind: 'words', from: '90 seconds', to: '60 seconds' },
  ]);
  const { edits, unread } = readEdits('replace 3 days with 2 days and 80 seconds with 60 seconds', film);
  expect(edits).toEqual([]);
  expect(unread).toHaveLength(1);
});

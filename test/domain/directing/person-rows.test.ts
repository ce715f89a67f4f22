/** Rows of one list that name people are all shown, whatever words say what they do. */
import { expect, test } from '@jest/globals';
import { personRows } from '../../../domain/directing/reading/person-rows.ts';
import { textsOf } from './planned-shots.ts';

test.each([
  ['Referenten am 4. Mai:', ['Anna Kolb, Kamera', 'Jens Rau, Ton', 'Mia Lorenz, Schnitt', 'Tom Behr, Musik']],
  ['Our team:', ['Ines, logo design', 'Paul, animation', 'Rosa, colour', 'Kim, music']],
  ['On stage:', ['Ada Frey, rower', 'Joe Ash, rigger', 'Tess Vane, skipper', 'Pell Anders, boatbuilder']],
  ['Avec :', ['Lise Morel, images', 'Jean Roux, son', 'Anne Petit, montage']],
  ['Con:', ['Lucía Mora, guion', 'Iván Paz, sonido', 'Nora Gil, montaje']],
  ['Con:', ['Pia Neri – fotografia', 'Ugo Sala – suono', 'Ada Riva – colore']],
  ['Com:', ['Rita Paz (imagem)', 'Rui Sá (som)', 'Ana Luz (cor)']],
])('%s %s', (head, rows) => {
  for (const mark of ['- ', '• ', '']) {
    if (mark === '' && !/\s/u.test((rows[0] ?? '').split(',')[0] ?? '')) continue;
    const shown = textsOf(
      `A short film for the evening.\n${head}\n${rows.map((row) => `${mark}${row}`).join('\n')}\nFree entry.`,
    );
    for (const row of rows) expect(shown).toContain(row.split(/[,–(]/u)[0]?.trim());
  }
});

test('parts of a film with what each shall be like are no people', () => {
  expect([...personRows('Look:\n- Music, calm\n- Colours, warm\n- Type, clean\nThe inn opens.')]).toEqual([]);
});

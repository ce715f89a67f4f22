/** Words in quotation marks behind who said them, and the news beside them. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { tellsNews } from '../../../domain/directing/tagging/tells-news.ts';
import { inputOf } from './brief-input.ts';

test.each([
  ['Mayor Ida Penn said: "We build on what we have."', 'We build on what we have.', 'Ida Penn', 'Mayor'],
  [
    'Ida Penn, Bürgermeisterin, sagte: „Wir bauen auf das, was da ist.“',
    'Wir bauen auf das, was da ist.',
    'Ida Penn',
    'Bürgermeisterin',
  ],
  [
    'La maire Ida Penn a déclaré : « Nous bâtissons sur ce qui reste. »',
    'Nous bâtissons sur ce qui reste.',
    'Ida Penn',
    'maire',
  ],
])('who speaks before a colon is quoted: %s', (said, text, who, role) => {
  expect(readBrief(inputOf(`${said} 15 s`)).quotations).toEqual([{ text, who, role }]);
});

test('what leads to words in quotation marks by a noun is no speaker', () => {
  expect(readBrief(inputOf('Film for Penn Mill. Closing line: "We build on what we have."')).quotations).toEqual([]);
});

test('what became of a thing is news, not words to the maker', () => {
  const shown = JSON.stringify(
    planFilm(
      inputOf(
        'The council of Hollin passed its budget. Mayor Ida Penn said: "We build on what we have." A calm video.',
      ),
    ).scenes,
  );
  expect(shown).toContain('The council of Hollin passed its budget.');
  expect(tellsNews('The client asked for something calm.')).toBe(false);
});

test('how sides shall be told is no word of the film', () => {
  const shown = JSON.stringify(
    planFilm(inputOf('Compare tea and coffee. Tea costs €2 a cup. Coffee costs €3 a cup. Stay neutral, no verdict.'))
      .scenes,
  );
  expect(shown).not.toMatch(/neutral|verdict/iu);
});

const spoken = 'We build on what is left.';
test.each([
  [`Our gardener, Ida Penn, says: "${spoken}"`, 'gardener'],
  [`Die Gärtnerin, Ida Penn, sagt: "${spoken}"`, 'Gärtnerin'],
  [`L'architecte, Ida Penn, dit : « ${spoken} »`, 'architecte'],
  [`La jardinera, Ida Penn, dice: «${spoken}»`, 'jardinera'],
  [`La giardiniera, Ida Penn, dice: «${spoken}»`, 'giardiniera'],
  [`A jardineira, Ida Penn, diz: "${spoken}"`, 'jardineira'],
  [`De tuinman, Ida Penn, zegt: "${spoken}"`, 'tuinman'],
  [`Head gardener Ida Penn: "${spoken}"`, 'Head gardener'],
  [`Founder member Ida Penn, now 81, says: "${spoken}"`, 'Founder member, now 81'],
  [`Trainerin Ida Penn sagt: „${spoken}“`, 'Trainerin'],
  [`"${spoken}" — Treasurer Ida Penn`, 'Treasurer'],
  [`On Tuesday, Ida Penn said: "${spoken}"`, ''],
  [`The roof leaks, Ida Penn says: "${spoken}"`, ''],
])('a post before a name is the role of who speaks: %s', (said, role) => {
  expect(readBrief(inputOf(`${said}. 15 s`)).quotations).toEqual([{ text: spoken, who: 'Ida Penn', role }]);
});

test('by what somebody is addressed belongs to the name', () => {
  expect(readBrief(inputOf(`Frau Ida Penn sagt: „${spoken}“ 15 s`)).quotations).toEqual([
    { text: spoken, who: 'Frau Ida Penn', role: '' },
  ]);
});

test('in a brief in small letters who speaks and how long the film is begin sentences', () => {
  const { quotations, copy } = readBrief(
    inputOf(`the roof used to drip in 12 rooms; it now drips in 0. head Ida Penn: "${spoken}" length 25 seconds.`),
  );
  expect(quotations).toEqual([{ text: spoken, who: 'Ida Penn', role: 'head' }]);
  expect(copy).toContain('the roof used to drip in 12 rooms; it now drips in 0.');
  expect(copy.join(' ')).not.toContain('length');
});

test('a quotation before an address ends without the comma of its sentence', () => {
  const prompt = 'Otter Clinic gives shots. "It saved my day," says Tom Alder, bus driver. otter.example. Calm.';
  expect(readBrief(inputOf(prompt)).quotations[0]?.text).toBe('It saved my day');
});

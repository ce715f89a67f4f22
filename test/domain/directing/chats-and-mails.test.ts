/** Of a chat and of a mail that were pasted into a brief viewers see what is told, and neither its marks nor its talk. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { withoutChatMarks } from '../../../domain/directing/unwrapping/chat-logs.ts';
import { withoutMailTalk } from '../../../domain/directing/unwrapping/pasted-mails.ts';
import { inputOf } from './brief-input.ts';

const filmOf = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots));

describe('a chat', () => {
  const chats: readonly (readonly [string, string])[] = [
    [
      'channels',
      '[#events] lou: ok here is the text\n[#events] lou: Swap day in Linden Hall, 18 May\n[#events] kim: love it',
    ],
    [
      'times and dates',
      '[08:12, 04/05/2025] Priya: morning all\n[08:13, 04/05/2025] Priya: Swap day in Linden Hall, 18 May\n[08:20, 04/05/2025] Tom W: 👍',
    ],
    [
      'nicks in angles',
      '08:12 <lou> ok\n08:13 <lou> Swap day in Linden Hall, 18 May\n08:14 <kim> can someone make a clip',
    ],
    [
      'names above what they wrote',
      'Marta Lind  9:14 AM\nok team\nMarta Lind  9:15 AM\nSwap day in Linden Hall, 18 May\nJoel P  9:16 AM\nwow',
    ],
    [
      'dashes',
      '04/05/2025, 08:12 - Lou: hey\n04/05/2025, 08:13 - Lou: Swap day in Linden Hall, 18 May\n04/05/2025, 08:15 - Kim: super',
    ],
    ['names alone', 'lou: hi all\nlou: Swap day in Linden Hall, 18 May\nkim: nice'],
  ];
  test.each(chats)('with %s', (_, chat) => {
    expect(withoutChatMarks(`${chat}\n\nMake a 15 second clip out of the chat above.`)).toBe(
      'Swap day in Linden Hall, 18 May\n\nMake a 15 second clip out of the chat above.',
    );
  });

  test('sentences of a message are lines of their own where that is wished', () => {
    const shown = filmOf(
      '[#ops] lou: storm on Friday, winds up to 110 km/h\n[#ops] lou: Stay indoors. Tie down your bins. Charge your phone.\n[#ops] kim: wow\n\nMake a 20 second clip of the chat above. Three separate lines for the advice. (Yes I know, there are more.)',
    );
    for (const line of ['Stay indoors', 'Tie down your bins', 'Charge your phone', '110'])
      expect(shown).toContain(line);
    expect(shown).not.toMatch(/lou|kim|#ops|wow|Yes I know|there are more/u);
  });

  test.each([
    'A film of the programme.\n10:00 Opening: coffee\n10:30 Talk: bees\n11:00 Opening: bar',
    'A film of this evening.\nDoors Open 18:00\nMain Act 20:00\nLast Call 23:00',
    'A film of a conversation.\nAnna: Are you in?\nBen: Always.\nAnna: Good.',
    'A film.\n[Half-time] Rovers: 2\nDana: two goals',
  ])('what only looks like one stays: %s', (prompt) => expect(withoutChatMarks(prompt)).toBe(prompt));
});

describe('a mail', () => {
  const head = 'From: Ailsa Reid\nTo: open-day group\nSubject: RE: numbers\n\nHi everyone,\n\n';
  const told = 'Fernhollow Farm School welcomed 1,240 children. They planted 3,800 trees.';

  test('shows neither its head nor its courtesies nor its signature', () => {
    const text = withoutMailTalk(
      `Make a 30 second film out of the mail below.\n\n${head}${told}\n\nWarmly, and with apologies for the delay,\nAilsa\n\n--\nAilsa Reid\nCoordinator`,
    );
    expect(text.trim()).toBe(`Make a 30 second film out of the mail below.\n\n\n${told}`);
  });

  test.each([
    'Sorry for the late reply, my laptop died.',
    'To be honest I lost count of the muddy boots.',
    'I’ll check with Gus.',
    'Let me know what you think.',
  ])('nor what its writer says of themselves: %s', (talk) => {
    const text = withoutMailTalk(
      `${head}${talk} ${told}\n\nBest wishes\nAilsa\n\nPlease make a 30 second film of the mail above.`,
    );
    expect(text).toContain(told);
    expect(text).toContain('Please make a 30 second film');
    expect(text).not.toContain(talk);
  });

  test.each([
    ['We planted 3,800 trees, which my sister tells me is a lot.', 'We planted 3,800 trees.'],
    ['We planted 3,800 trees; Gus wants to name them but I would rather not.', 'We planted 3,800 trees.'],
    ['We planted 3,800 trees, and yes, I counted twice, and 12 oaks.', 'We planted 3,800 trees, and 12 oaks.'],
    ['Sorry again, we planted 3,800 trees.', 'We planted 3,800 trees.'],
  ])('of a sentence with a figure the aside goes: %s', (sentence, rest) => {
    expect(withoutMailTalk(`Make a film.\n\n${head}${sentence} Entry is free.`)).toContain(`${rest} Entry is free.`);
  });

  test('only its figures and quotations are told where nothing else matters', () => {
    const body = `${told} The weather was lovely. A pupil said: "I planted that one." Fernhollow smells of apples.`;
    const strict = 'Only the numbers and the quote matter, the rest is background.';
    const text = withoutMailTalk(`Make a 30 second film. ${strict}\n\n${head}${body}`);
    expect(text).toMatch(/1,240 children.*3,800 trees.*"I planted that one\."/u);
    expect(text).not.toMatch(/weather|smells/u);
    expect(withoutMailTalk(`Make a 30 second film.\n\n${head}${body}`)).toMatch(/weather.*smells/u);
  });

  test('in other languages', () => {
    const text = withoutMailTalk(
      'Mach einen Film von 30 Sekunden. Nur die Zahlen sind wichtig.\n\nVon: Jutta\nAn: Vorstand\nBetreff: Rückblick\n\nLiebe alle,\n\nentschuldigt die Verspätung, mein Rechner war kaputt. Wir haben 21.400 Pakete ausgegeben. Das hat mich gerührt.\n\nViele Grüße\nJutta',
    );
    expect(text).toContain('Wir haben 21.400 Pakete ausgegeben.');
    expect(text).not.toMatch(/Verspätung|gerührt|Jutta|Vorstand/u);
  });

  test('that is mostly its writer’s own story tells it', () => {
    const story = 'I am leaving on Friday. I learnt everything from you. I will miss my desk.';
    expect(withoutMailTalk(`Make a film.\n\n${head}${story}`)).toContain(story);
  });

  test('that is the brief itself is read as a letter', () => {
    const letter = `${head}could you make a film for us? ${told}\n\nThanks\nAilsa`;
    expect(withoutMailTalk(letter)).toBe(letter);
  });
});

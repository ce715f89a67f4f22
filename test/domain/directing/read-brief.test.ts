import { expect, test } from '@jest/globals';
import type { Brief } from '../../../domain/directing/brief.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { fiveKinds, inputOf } from './brief-input.ts';

const check = (prompt: string, expected: Partial<Record<keyof Brief, unknown>>) =>
  expect(readBrief(inputOf(prompt))).toMatchObject(expected);

test('the asking for a video never becomes copy', () => {
  for (const prompt of [
    'Make a 20 second video that explains tides',
    'Erstelle ein 20 Sekunden langes Video über Gezeiten',
    'Crée une vidéo de 20 secondes sur les marées',
    'Crea un vídeo de 20 segundos sobre las mareas',
    'Crea un video di 20 secondi sulle maree',
    'Crie um vídeo de 20 segundos sobre as marés',
  ]) {
    const { statements, seconds, name } = readBrief(inputOf(prompt));
    expect(statements.map(({ text }) => text).join(' ')).not.toMatch(
      /video|vídeo|vidéo|20|make|erstelle|crée|crea|crie/i,
    );
    expect(statements.length + (name === '' ? 0 : 1)).toBe(1);
    expect(seconds).toBe(20);
  }
});

test('a change is two values with their units', () => {
  check(fiveKinds.launch, { changes: [{ before: '14 minutes', after: '90 seconds', better: 'down' }], seconds: 20 });
  check('Churn fell from 5.1% to 3.2%.', {
    changes: [{ before: '5.1%', after: '3.2%', label: 'Churn', better: 'down' }],
  });
  check('Die Bearbeitung dauerte früher 12 Tage, jetzt 2 Tage.', { changes: [{ before: '12 Tage', after: '2 Tage' }] });
  check('Say "Forecasts in 40 ms". It was 900 ms before.', { changes: [{ before: '900 ms', after: '40 ms' }] });
});

test('figures keep the spelling of their language', () => {
  check('Our year: 1,234.5 tons saved.', { figures: [{ value: '1,234.5', label: 'tons saved' }] });
  check('Unser Jahr: 1.234,5 Tonnen gespart.', { figures: [{ value: '1.234,5' }] });
  check('$2.3m raised, 41 villages.', {
    figures: [
      { prefix: '$', value: '2.3', suffix: 'm' },
      { value: '41', label: 'villages' },
    ],
  });
});

test('parallel figures of one unit are a series, unlike ones are figures', () => {
  check(fiveKinds.report, {
    series: [{ title: 'New customers', unit: 'k', points: [{ label: 'North', value: '42' }, {}, {}, {}] }],
  });
  const { figures, lists } = readBrief(
    inputOf('Our year in numbers: 12,400 trees planted, 86% survival rate, 41 villages, $2.3m raised.'),
  );
  expect(figures.map(({ value }) => value)).toEqual(['12,400', '86', '41', '2.3']);
  expect(lists).toEqual([]);
});

test('numbers, bullets and words of order make steps', () => {
  check(fiveKinds.tutorial, { lists: [{ ordered: true, title: 'How to make pour-over coffee' }] });
  const spanish = readBrief(
    inputOf(
      'Cómo preparar gazpacho: primero pela 1 kg de tomates, luego añade pepino, después tritura todo y finalmente enfría 2 horas.',
    ),
  );
  expect(spanish.lists[0]?.items.map(({ title }) => title)).toEqual([
    'pela 1 kg de tomates',
    'añade pepino',
    'tritura todo',
    'enfría 2 horas',
  ]);
  check('5 tips for better sleep:\n- Keep the room cool\n- Less caffeine\n- Morning light', {
    lists: [{ ordered: false, title: '5 tips for better sleep' }],
  });
});

test('an event gives its date, place, price and address in its own spelling', () => {
  check(fiveKinds.event, {
    name: 'Berlin Jazz Festival',
    occasion: { dates: ['12–14 June 2026'], place: 'Tempelhof' },
    offer: { price: 'Tickets from €29' },
    address: 'berlinjazz.example',
  });
  check('Erstelle ein Video für die Bäckerei Krume: Am Samstag, 14. März eröffnen wir in der Lindenstraße 8.', {
    language: 'de',
    name: 'Bäckerei Krume',
    occasion: { dates: ['Samstag, 14. März'], place: 'Lindenstraße 8' },
  });
});

test('an offer gives discount, code and end', () => {
  check('Summer sale: 30% off all tents until Sunday with code CAMP30 at northpeak.store', {
    offer: { discount: '30% off all tents', code: 'CAMP30', until: 'until Sunday' },
    address: 'northpeak.store',
  });
});

test('quoted words with a person are a quotation', () => {
  check('“I got my evenings back, and the numbers add up.” — Maria Silva, owner of Casa Silva.', {
    quotations: [
      { text: 'I got my evenings back, and the numbers add up.', who: 'Maria Silva', role: 'owner of Casa Silva' },
    ],
  });
});

test('two sides are read from sentences and from headed lines', () => {
  check(fiveKinds.comparison, {
    comparison: [
      { title: 'bus', items: ['takes 35 minutes', 'costs €2.90'] },
      { title: 'bike', items: ['takes 22 minutes', 'costs nothing'] },
    ],
  });
  check(
    'Compare paper maps with TrailKit: paper maps weigh 900 g and never update; TrailKit weighs 0 g and updates daily.',
    {
      comparison: [
        { title: 'paper maps', items: ['weigh 900 g', 'never update'] },
        { title: 'TrailKit', items: ['weighs 0 g', 'updates daily'] },
      ],
      figures: [],
    },
  );
  check('Before: paper forms, long queues\nAfter: one tap, no waiting', {
    comparison: [{ title: 'Before' }, { title: 'After' }],
  });
});

test('the sides that a prompt tells stand, whatever a requirement says besides', () => {
  const input = inputOf(
    'Compare the bus with the bike for a 6 km commute. The bus takes 35 minutes. The bike takes 22 minutes.',
  );
  const requirement = { label: 'requirement', text: 'Every name and figure as written.' } as const;
  expect(readBrief({ ...input, contexts: [requirement] }).comparison).toEqual([
    { title: 'bus', items: ['takes 35 minutes'] },
    { title: 'bike', items: ['takes 22 minutes'] },
  ]);
});

test('every style of quotation mark is read', () => {
  for (const quoted of [
    '"Start free"',
    '“Start free”',
    '„Start free“',
    '«Start free»',
    '« Start free »',
    '「Start free」',
    "'Start free'",
    '‘Start free’',
    '`Start free`',
  ]) {
    expect(readBrief(inputOf(`Show ${quoted} on screen.`)).exact).toContain('Start free');
  }
});

test('words that a brief bans are not shown', () => {
  expect(readBrief(inputOf('Say "Built to last". Avoid the word "seamless".')).exact).toEqual(['Built to last']);
});

test('looks are told from copy', () => {
  const brief = readBrief(
    inputOf('Headline: Ship faster\nColors: #ff5a1f on #101418\nDuration: 20s\nStyle: bold, energetic'),
  );
  expect(brief).toMatchObject({
    message: 'Ship faster',
    seconds: 20,
    energy: 'energetic',
    statements: [],
    colours: [
      { hex: '#ff5a1f', role: 'brand' },
      { hex: '#101418', role: 'ground' },
    ],
  });
  expect(readBrief(inputOf('Logo sting for Lumen, electric blue')).colours[0]?.hex).toBe('#0766ee');
  expect(readBrief(inputOf('We sell green apples and red pears.')).colours.map(({ hex }) => hex)).not.toContain(
    '#03a14a',
  );
});

test('languages are told apart', () => {
  const languages = [
    'Wir öffnen am Montag für alle',
    'Nous ouvrons lundi pour tous',
    'Abrimos el lunes para todos',
    'Apriamo lunedì per tutti',
    'Abrimos na segunda para você',
    'We open on Monday for all',
    '月曜日に開店します',
    'افتتاح يوم الاثنين',
  ];
  expect(languages.map((text) => readBrief(inputOf(text)).language)).toEqual([
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'en',
    'ja',
    'ar',
  ]);
});

test.each(['More at korn.example', 'Mehr auf korn.example', 'Mehr unter korn.example', 'Visit korn.example'])(
  'words that only lead to an address are no line of the film: %s',
  (line) => {
    const { address, statements } = readBrief(inputOf(`A film for the bakery Korn. Bread from 6 am. ${line}`));
    expect([address, statements.map(({ text }) => text)]).toEqual(['korn.example', ['The bakery Korn.']]);
  },
);

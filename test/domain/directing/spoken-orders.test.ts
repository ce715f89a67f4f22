/** Copy that prose hands to the maker inside an order, rows told in running sentences, and markdown's marks. */
import { describe, expect, test } from '@jest/globals';
import { closingOf, piecesOf, textsOf } from './planned-shots.ts';

describe('an order that holds copy', () => {
  test.each([
    [
      'a topic',
      'Ein 20-Sekunden-Clip für den Newsletter der Schule Am Bach. Thema ist das Herbstfest am Samstag, 4. Oktober, von 14 bis 18 Uhr auf dem Hof.',
      'Herbstfest',
      /Newsletter|Thema ist/u,
    ],
    [
      'a rule of the work',
      'A 20 second film for Oak Trust. Save the biggest moment for the last number. 410 trees planted. 12 streets. oaktrust.example',
      '410',
      /biggest moment/u,
    ],
  ])('%s', (_, prompt, shown, hidden) => {
    expect(textsOf(prompt)).toContain(shown);
    expect(textsOf(prompt)).not.toMatch(hidden);
  });
  test('a thought is signed by whose it is, with the whole of the name', () => {
    const prompt =
      'A 30 second film for Vole Press. In 1990 Edda Krol prints the first book. The closing thought belongs to Edda: "Paper remembers." volepress.example';
    expect(piecesOf(prompt, 'Quote')[0]?.props).toMatchObject({ text: 'Paper remembers.', who: 'Edda Krol' });
  });
});

test('words that are to be quoted are signed by whose they are, and what ends the film is no style', () => {
  const prompt =
    'Who: Tern Fund\nWhat: 9 grants for rowing clubs\n\nQuote from last year\'s winner, Ida Moll (Reed Rowers): "It paid for the oars."\n\nStyle: hopeful, teal, 25s square. Finish with ternfund.example/apply';
  expect(piecesOf(prompt, 'Quote')[0]?.props).toMatchObject({ who: 'Ida Moll', role: 'Reed Rowers' });
  expect(closingOf(prompt)).toContain('ternfund.example/apply');
  expect(textsOf(prompt)).not.toMatch(/hopeful|teal/u);
});

describe('a row in a sentence', () => {
  test('of years becomes dates, without the asking before it', () => {
    const prompt =
      'Create a 40 second film for Vole Press. Walk through three dates calmly: 1990, the first press runs; 2004, a second floor; 2021, book number 500. volepress.example';
    expect(textsOf(prompt)).toMatch(/1990/u);
    expect(textsOf(prompt)).toMatch(/Book number 500/u);
    expect(textsOf(prompt)).not.toMatch(/Walk through|; 2004/u);
  });
  test('of places counts down with their figures', () => {
    const prompt =
      'A countdown film for Tern Library. Number 3 is Low Tide with 120 loans, number 2 is The Ferryman with 140, and number 1, with 151 loans, is Salt. Sign off with "Come and read", Tern Library.';
    expect(textsOf(prompt)).toMatch(/Low Tide, 120 loans/u);
    expect(textsOf(prompt)).toMatch(/Salt, 151 loans/u);
    expect(closingOf(prompt)).toContain('Tern Library');
    expect(closingOf(prompt)).not.toContain('Number');
  });
  test('of a match tells the score and its facts, signed by neither side', () => {
    const prompt =
      'Full-time card, 12s, vertical: Otter Rovers 4–1 Fell Town, hat-trick by Jo Lind, attendance 2,310; green, loud.';
    expect(textsOf(prompt)).toContain('Otter Rovers 4–1 Fell Town');
    expect(textsOf(prompt)).toContain('2,310');
    expect(textsOf(prompt)).not.toMatch(/Full-time card|loud/u);
  });
});

describe('markdown', () => {
  test('signs a quotation in its block and by its bold keys, and heads lists by their headings', () => {
    const prompt =
      '# Job film: Lock Keeper\n\n**Employer:** Canal & Weir Trust\n**Link:** weir.example/jobs\n\n### What you do\n1. Open four locks\n2. Log the water\n3. Greet the boats\n\n### What we give\n- A cottage\n- 30 days off\n- A boat\n\n> "The river sets the hours."\n> Abel Tarn, keeper\n\n### Production notes\n- 40 seconds, no boats on screen';
    expect(closingOf(prompt)).toContain('Canal & Weir Trust');
    expect(textsOf(prompt)).toContain('What we give');
    expect(piecesOf(prompt, 'Quote')[0]?.props).toMatchObject({ who: 'Abel Tarn' });
    expect(textsOf(prompt)).not.toMatch(/\*\*|Employer|no boats/u);
  });
  test('ends on what its last card holds, and not on how that is described', () => {
    const prompt =
      '# Spring results film: Alder Tools\n\n## Numbers\n- Sales: €4.1M\n- Orders: 900\n- Staff: 41\n\n## Look\nPlain. Last card: company name and investors.alder.example.';
    expect(closingOf(prompt)).toContain('investors.alder.example');
    expect(closingOf(prompt)).toContain('Alder Tools');
    expect(textsOf(prompt)).not.toMatch(/company name|Last card/u);
  });
});

test('a name is never cut at its hyphen', () => {
  const prompt =
    'The Brack Moor Energy Co-op made 412 MWh in April. Please turn this into a 20-second film with a bar chart of both years. Close on "Meeting: 11 June" and the co-op’s name.';
  expect(closingOf(prompt)).toContain('Brack Moor Energy Co-op');
  expect(textsOf(prompt)).not.toMatch(/bar chart/u);
});

describe('askings in other languages', () => {
  test('the name that an address spells signs, and not the town behind it', () => {
    const dutch =
      'Maak een filmpje van 20 seconden voor boekhandel De Linde in Kampen. Leesclub elke dinsdag, 12 plaatsen. Eindig met delinde.example';
    expect(closingOf(dutch)).toContain('"De Linde"');
    const german =
      'Bitte ein 20-Sekunden-Video: 4 Wege durch das Moor, 9 km, kein Hund. Für den Moorverein Nord, moorverein.example. Sachlich, Grün.';
    expect(closingOf(german)).toContain('Moorverein Nord');
    expect(textsOf(german)).not.toMatch(/Für den/u);
  });
  test('a format, an announcing and a look without something are the maker’s', () => {
    const spanish =
      'Necesitamos un vídeo de 20 segundos en formato cuadrado para la cooperativa Val Sol. En 2026 plantamos 214 olivos. Tono claro y alegre, sin dibujos infantiles. valsol.example';
    expect(textsOf(spanish)).not.toMatch(/formato|infantiles|Tono/u);
    const portuguese =
      'Faz um vídeo de 20 segundos para anunciar a Mostra do Barro de Vilar, de 3 a 5 de maio, na Praça Velha. 40 oleiros. mostradobarro.example';
    expect(textsOf(portuguese)).not.toMatch(/[Aa]nunciar/u);
    expect(textsOf(portuguese)).toContain('Mostra do Barro');
  });
  test('the first of a month is a day and no degree', () => {
    const italian =
      'Crea un video di 15 secondi per Neve Alta: dal 1° aprile siamo aperti fino alle 23. nevealta.example';
    expect(textsOf(italian)).toMatch(/1° aprile/u);
    expect(piecesOf(italian, 'Counter')).toHaveLength(0);
  });
});

test('what "it" does is told of the thing that the film shows', () => {
  const prompt =
    'A 15 second film for Fennel Lamps about their garden light. It runs on rain and wind. It sits in any flower bed. fennel.example';
  expect(textsOf(prompt)).toContain('runs on rain and wind');
  expect(textsOf(prompt)).toContain('sits in any flower bed');
});

test('a name that its address spells ends where its line does', () => {
  const prompt = '# Otter count\n\nThe river otter is back. 31 seen in May. Report yours at ottercount.example';
  expect(closingOf(prompt)).toContain('"Otter count"');
});

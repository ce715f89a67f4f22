/** What a point or a sentence lists behind its label is cast as what it is: steps, a chart, shares, figures, prices, a list. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { fromObject } from '../../../domain/directing/unwrapping/from-object.ts';
import { inputOf } from './brief-input.ts';
import { piecesOf, readPrompt, textsOf } from './planned-shots.ts';

const shelter = `We need a 35 second video for the friends of Birch Lane Animal Shelter.

Please include:
- The title "A year of open doors"
- Animals rehomed: 412 in 2021, 508 in 2022 and 633 in 2023. Columns would be lovely.
- 45 foster homes, 3 vets, 2 new kennels
- Where the money goes: 64% food, 27% medicine, 9% heating
- What Priya, one of our walkers, told us: "They pull me up the hill every morning."
- The closing line "Come and meet them" with birchlane.example`;

const nursery = `Wir sind eine Gärtnerei. Bitte ein Video von 30 Sekunden im Hochformat.

- Einstieg: „Bring was zum Wachsen“
- Gehalt: 1. Jahr 790 €, 2. Jahr 890 €, 3. Jahr 1.010 €
- Das gibt es bei uns: Arbeitskleidung, 28 Tage Urlaub, ein Deutschlandticket
- So läuft die Bewerbung: kurze Mail schreiben, einen Tag mitarbeiten, Vertrag unterschreiben
- Ende: „Wurzeln schlagen“, dazu gaertnerei-moos.example`;

describe('a point that holds a row of its own', () => {
  test('years with their amounts are a chart under their label, and the wish for it stays with the maker', () => {
    const [bars] = piecesOf(shelter, 'Bars');
    expect(bars?.props.title).toBe('Animals rehomed');
    expect(bars?.props.data).toEqual([
      { label: '2021', value: '412' },
      { label: '2022', value: '508' },
      { label: '2023', value: '633' },
    ]);
    expect(textsOf(shelter)).not.toContain('lovely');
  });

  test('counts are figures side by side, shares a ring, and a quotation is signed', () => {
    expect(JSON.stringify(piecesOf(shelter, 'KpiRail'))).toContain('Foster homes');
    expect(piecesOf(shelter, 'Donut')).toHaveLength(1);
    expect(piecesOf(shelter, 'Quote').map(({ props }) => props.who)).toEqual(['Priya']);
  });

  test('an ordinal before the same word each time numbers no steps', () => {
    expect(readPrompt(nursery).series.map(({ title, points }) => [title, points.map(({ label }) => label)])).toEqual([
      ['Gehalt', ['1. Jahr', '2. Jahr', '3. Jahr']],
    ]);
  });

  test('a label that says how heads steps, any other a list', () => {
    expect(readPrompt(nursery).lists.map(({ title, ordered, items }) => [title, ordered, items.length])).toEqual([
      ['Das gibt es bei uns', false, 3],
      ['So läuft die Bewerbung', true, 3],
    ]);
  });

  test('numbers inside one of several points are steps under its label', () => {
    const prompt = `A 30 second film for new starters about fire drills.

- Headline: "Out in three minutes"
- Last year we held 4 drills; 97% of staff were out in time
- Three things to leave behind: your bag, your laptop, your coffee
- If you smell smoke: 1. Press the red button; 2. Take the stairs; 3. Meet at the bike shed
- End line: "See you at the shed"`;
    expect(readPrompt(prompt).lists.map(({ title, ordered, items }) => [title, ordered, items.at(-1)?.title])).toEqual([
      ['Three things to leave behind', false, 'your coffee'],
      ['If you smell smoke', true, 'Meet at the bike shed'],
    ]);
    expect(textsOf(prompt)).not.toContain('; 2.');
  });

  test('what a recipe needs stays a list under its head', () => {
    const prompt = `Mi serve un video di 30 secondi con la ricetta del mese per il blog «Cucina Storta».

- Titolo: «Frittata dell'ultimo minuto»
- Ingredienti: 4 uova, 2 zucchine, 50 g di pecorino, 1 cipolla rossa
- Passaggi: 1) tagliare le zucchine; 2) rosolare la cipolla; 3) versare le uova
- Indirizzo: cucinastorta.example`;
    expect(readPrompt(prompt).lists.map(({ title, ordered }) => [title, ordered])).toEqual([
      ['Ingredienti', false],
      ['Passaggi', true],
    ]);
    expect(piecesOf(prompt, 'KpiRail')).toEqual([]);
  });

  test('points that all hold such a list stay one list of what each has', () => {
    const prompt = `A film for Kite.

What is new:
- Search: notes, mails, files
- Sync: phone, tablet, desktop
- Share: links, folders, teams`;
    expect(readPrompt(prompt).lists.map(({ items }) => items.map(({ title }) => title))).toEqual([
      ['Search', 'Sync', 'Share'],
    ]);
  });

  test('a rule of the house in one sentence is no steps', () => {
    const prompt =
      'A 20 second film for Pine Street Books. So schmeckt der Sommer: reife Tomaten, kaltes Wasser, lange Abende.';
    expect(readPrompt(prompt).lists.some(({ ordered }) => ordered)).toBe(false);
  });
});

describe('things and what each of them costs', () => {
  test.each([
    [
      'Bonjour, nous aimerions un film de 25 secondes qui annonce la Fête du Fleuve. Commencez par « Tous à l’eau ». Puis les tarifs : 6 € l’entrée, 15 € le pass famille, gratuit pour les moins de 8 ans.',
      [
        ['l’entrée', '6 €'],
        ['le pass famille', '15 €'],
        ['les moins de 8 ans', 'gratuit'],
      ],
    ],
    [
      'Ci serve un filmato di 22 secondi per il museo del treno. I prezzi: adulti 12 €, ragazzi 6,50 €, neonati gratis.',
      [
        ['adulti', '12 €'],
        ['ragazzi', '6,50 €'],
        ['neonati', 'gratis'],
      ],
    ],
    [
      'Ein Film von 25 Sekunden für das Freibad Lindental. Eintritt: Erwachsene 5,50 €, Kinder 3 €, unter 4 Jahren frei.',
      [
        ['Erwachsene', '5,50 €'],
        ['Kinder', '3 €'],
        ['unter 4 Jahren', 'frei'],
      ],
    ],
    [
      'Queremos un vídeo para el gimnasio Monte Alto. Luego muestra los tres planes: Inicio por 25 € al mes, Plus por 39 € y Familia por 70 € para 4 personas.',
      [
        ['Inicio', '25 € al mes'],
        ['Plus', '39 €'],
        ['Familia para 4 personas', '70 €'],
      ],
    ],
    [
      'A film for Otter & Oar. There are two sizes: 500 ml for £4 and 1 l for £7.',
      [
        ['500 ml', '£4'],
        ['1 l', '£7'],
      ],
    ],
  ])('%s', (prompt, rows) => {
    const [table] = readPrompt(prompt).tables;
    expect(table?.rows.map(({ label, cells }) => [label, ...cells])).toEqual(rows);
  });

  test('what one side costs among others is no price list', () => {
    expect(readPrompt('Compare renting and buying a tent: renting costs £12 a day, buying £90.').tables).toEqual([]);
  });

  test('prices stay where time is short', () => {
    const prompt = `Client: Loft Nine Studios
Length: 15 seconds
Hook: "Dance like it's Tuesday"
Prices: Drop-in £12, Ten classes £95, Monthly £60
Facts: 9 teachers, 22 classes, open 7 days
Offer: first class free until 30 June
Members say: "My knees forgave me." – Bea, nurse
Last frame: loftnine.example, 4 Canal Road`;
    for (const price of ['£12', '£95', '£60']) expect(textsOf(prompt)).toContain(price);
  });
});

describe('the same told of two things in turn', () => {
  test.each([
    'Verglichen werden zwei Zelte, Murmel Eins und Murmel Zwei. Das Eins kostet 189 €, wiegt 1,4 kg und schützt 1 Person. Das Zwei kostet 249 €, wiegt 2,1 kg und schützt 2 Personen.',
    'It compares two kettles, the Murmel Eins and the Murmel Zwei. The Murmel Eins costs £39, holds 1.2 litres and weighs 900 g. The Murmel Zwei costs £59, holds 1.7 litres and weighs 1,100 g.',
    'Un vídeo que compare dos cafeteras, Murmel Eins y Murmel Zwei. La Murmel Eins cuesta 89 €, pesa 3 kg y hace 8 tazas. La Murmel Zwei cuesta 149 €, pesa 5 kg y hace 12 tazas.',
  ])('%s', (prompt) => {
    expect(readPrompt(prompt).comparison?.map(({ title, items }) => [title, items.length])).toEqual([
      ['Murmel Eins', 3],
      ['Murmel Zwei', 3],
    ]);
  });

  test('what two people do is set against nothing', () => {
    const prompt =
      'A film for a repair café. Maya fixes lamps, pours tea and tells jokes. Ben fixes radios, sweeps up and sings badly.';
    expect(readPrompt(prompt).comparison).toBeNull();
  });
});

describe('objects of agents', () => {
  const told = (object: object) => fromObject(JSON.stringify(object));

  test('figures that one key holds stand under the head beside it', () => {
    const object = {
      chart: { title: 'Habits kept', values: { 'Month 1': '$12', 'Month 2': '$19', 'Month 4': '$27' } },
    };
    const { series } = readBrief(inputOf(told({ task: 'create_video', length: '20 s', ...object })));
    expect(series.map(({ title, prefix, points }) => [title, prefix, points])).toEqual([
      [
        'Habits kept',
        '$',
        [
          { label: 'Month 1', value: '12' },
          { label: 'Month 2', value: '19' },
          { label: 'Month 4', value: '27' },
        ],
      ],
    ]);
  });

  test.each(['exact_text', 'textos_exactos', 'texte_woertlich', 'show_verbatim'])('%s heads nothing', (key) => {
    expect(told({ [key]: ['Small steps, kept', 'One tap. One day.'] })).toBe(
      '“Small steps, kept”\n“One tap. One day.”',
    );
  });

  test('an end of words and an address, and a quotation under other keys', () => {
    expect(told({ abschluss: { text: 'Lies den Bericht', web: 'radumfrage.example' } })).toBe(
      'End with "Lies den Bericht" and radumfrage.example',
    );
    expect(told({ testimonio: { frase: 'Aquí nadie siembra solo', persona: 'socia' } })).toBe(
      '“Aquí nadie siembra solo” — Socia.',
    );
  });
});

describe('scenes that say what they are drawn as', () => {
  const board = `Film for the Wrenfield Gallery. 30 seconds.

Scene 1 (5 s): "Paper Birds" appears slowly.
Scene 2 (6 s): Dates: 3 March to 9 June. Open Wednesday to Sunday, 11 am to 6 pm.
Scene 3 (8 s): Three numbers, one by one: 210 birds, 18 artists, 1 press from 1904.
Scene 4 (6 s): List of habits, close the tap, mend the leaks, water at night
Scene 5 (6 s): graph, litres per person: 2020: 151 L, 2022: 143 L
Scene 6 (6 s): Tickets: adults £9, students £4, families £20.
Scene 7 (5 s): "Come and look up", wrenfield.example`;

  test('their kind is the maker’s, and their rows stand in its piece', () => {
    const shots = planFilm(inputOf(board)).scenes.flatMap((scene) => scene.shots);
    const [list, bars, prices, figures] = ['ListBuild', 'Bars', 'Scorecard', 'KpiRail'].map((piece) =>
      JSON.stringify(shots.find((one) => one.piece === piece)?.props),
    );
    expect(list).toContain('close the tap');
    expect(list).toContain('"title":"Habits"');
    expect(bars).toContain('"title":"Litres per person"');
    expect(prices).toContain('£20');
    expect(figures).toContain('Press from 1904');
    expect(JSON.stringify(shots)).not.toMatch(/one by one|List of|graph|Dates:/u);
  });
});

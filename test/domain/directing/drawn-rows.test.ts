/** Charts that a sentence asks for, and how a scene is drawn: the chart has its title and rows, and nobody reads the asking. */
import { expect, test } from '@jest/globals';
import { propsOf, wordsShown } from './planned-shots.ts';

const onScreen = (prompt: string) => wordsShown(prompt).join(' | ');

test.each([
  [
    'A 22 second film for Northfold Credit Union. Show how our lending grew, as a bar chart: £1.2m in 2021, £1.9m in 2022 and £3.8m in 2023. Loans start at 5.9%.',
    ['1.2', '1.9', '3.8'],
  ],
  [
    'Ein Film von 25 Sekunden für den Ruderclub Plön. Unsere Mitgliederzahlen sollen als Säulendiagramm erscheinen: 2022 waren es 158, 2023 schon 187 und 2024 genau 231 Mitglieder.',
    ['158', '187', '231'],
  ],
  [
    'Une vidéo de 20 secondes pour la mutuelle Orval. Montrez le nombre d’adhérents sous forme d’histogramme : 1 200 en 2022, 1 500 en 2023, 1 900 en 2024.',
    ['1 200', '1 500', '1 900'],
  ],
  [
    'Un vídeo de 20 segundos para el club Remo Norte. Un gráfico con los socios por año: 210 en 2022, 260 en 2023 y 340 en 2024.',
    ['210', '260', '340'],
  ],
  [
    'Un video di 20 secondi per la cantina Sereno. Vorremmo un grafico a barre delle bottiglie vendute: 2022 erano 4.000, 2023 poi 5.500, 2024 già 8.200.',
    ['4.000', '5.500', '8.200'],
  ],
  [
    'Um vídeo de 20 segundos para a associação Mesa. Queremos um gráfico das refeições servidas: 12 000 em 2022, 18 000 em 2023 e 31 000 em 2024.',
    ['12 000', '18 000', '31 000'],
  ],
])('years and what they came to are bars, told once: %s', (prompt, values) => {
  const [bars] = propsOf(prompt, 'Bars');
  expect(bars?.data).toEqual(values.map((value) => expect.objectContaining({ value })));
  expect(propsOf(prompt, 'Counter').filter(({ value }) => values.includes(String(value)))).toEqual([]);
  expect(onScreen(prompt)).not.toMatch(/chart|diagramm|histogramme|gráfico|grafico/iu);
});

test('two figures of one sentence are drawn where bars are asked for', () => {
  const prompt =
    'A 25-second film for Larkspur Energy. A typical home pays £1,640 a year with gas and £1,090 with a heat pump, so show those two side by side as bars. The grant is £7,500.';
  expect(propsOf(prompt, 'Bars')[0]?.data).toEqual([
    { label: 'Gas', value: '1,640' },
    { label: 'Heat pump', value: '1,090' },
  ]);
  expect(onScreen(prompt)).toContain('A typical home pays a year');
});

test('a timed scene counts up and lists what it says, and shows nothing of how', () => {
  const prompt = [
    'Storyboard for Birch Lane School, 24 seconds',
    'Scene 1 (0-5 s): “Small and loud”',
    'Scene 2 (5-10 s): count up to 196 pupils',
    'Scene 3 (10-16 s): a list that builds up one by one: Forest school every week / Breakfast club from 7:45 am / 14 clubs',
    'Scene 4 (16-20 s): parents’ survey, 97% would recommend us, shown as a ring filling up',
    'Scene 5 (20-24 s): birchlane.example',
  ].join('\n');
  expect(propsOf(prompt, 'Counter')).toEqual([
    expect.objectContaining({ value: '196', label: 'pupils' }),
    expect.objectContaining({ value: '97', label: 'would recommend us' }),
  ]);
  expect(propsOf(prompt, 'ListBuild')[0]?.items).toHaveLength(3);
  expect(onScreen(prompt)).not.toMatch(/count|ring|builds/u);
});

test.each([
  [
    'Guion para el vídeo de la escuela Olmo, 25 segundos.\n\nPlano 1: aparece el nombre "Escuela Olmo" y debajo "Pequeña y ruidosa".\nPlano 2: los números suben contando: 24 maestros, 5 aulas, 60 bicis.\nPlano 3: lista de precios: Comedor 4 €, Estudio 2 €, Tardes 3 €.\nPlano 4: olmo.example',
    /aparece|debajo|contando|lista/iu,
  ],
  [
    'Scénario pour l’école des Tilleuls, 24 secondes.\n\nPlan 1 : le nom « École des Tilleuls » apparaît et dessous « Petite mais vive ».\nPlan 2 : les chiffres défilent : 24 classes, 5 ateliers, 60 vélos.\nPlan 3 : liste de prix : Cantine 4 €, Étude 2 €, Garderie 3 €.\nPlan 4 : tilleuls.example',
    /apparaît|dessous|défilent|liste/iu,
  ],
])('… in other languages: %s', (prompt, staging) => {
  expect(onScreen(prompt)).not.toMatch(staging);
  expect(propsOf(prompt, 'Scorecard')[0]?.rows).toHaveLength(3);
});

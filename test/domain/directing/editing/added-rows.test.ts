/** One more of what a film lists, wherever the wish says it: in a chart, on a timeline, among prices or in one line. */
import { expect, test } from '@jest/globals';
import { codeOf, edited, type Standing, standing } from './standing.ts';

const refused = expect.objectContaining({ code: 'edit_not_understood' });
const scene = (name: string, track: number, startFrame: number, durationInFrames: number, body: string) => ({
  ...{ name, track, startFrame, durationInFrames },
  code: `import { Bars, CardGrid, EndCard, Headline, Kicker, KpiRail, ListBuild, Scorecard, Stage, Timeline } from '@framewright/kit';\n\nexport default function ${name}Scene() {\n  return (\n    ${body}\n  );\n}\n`,
});
const filmOf = (brief: string, beats: string): Standing => ({
  ...standing(brief),
  existing: [
    scene('Hook', 2, 0, 90, '<Headline zone={"main"} from={-10} text={"Kites over the bay"} />'),
    scene('Hero', 1, 84, 546, `<Stage from={-6} stations={[{ at: 0, zone: "main" }]}>${beats}</Stage>`),
    scene('Closing', 2, 624, 96, '<EndCard zone={"close"} from={0} name={"Kite Bay"} exit={"none"} />'),
  ],
});
const timeline = (labels: string[]) =>
  `<Timeline from={6} to={130} lead={4} points={[{ when: "1991", label: "${labels[0]}" }, { when: "2007", label: "${labels[1]}" }]} />`;
const bars = (labels: string[], unit: string) =>
  `<Bars from={129} to={240} lead={4} data={[{ label: "${labels[0]}", value: "310" }, { label: "${labels[1]}", value: "280" }]} unit={"${unit}"} />`;
const english = filmOf(
  'A 24 second film for Kite Bay, a kite school. Open on "Kites over the bay". End on kitebay.example',
  `${timeline(['First flight', 'The hangar'])}
  ${bars(['May', 'June'], '')}
  <KpiRail from={239} to={320} lead={4} items={[{ value: "640", label: "Places" }, { value: "12", label: "Teachers" }]} />
  <Kicker from={319} to={400} text={"Two plans for the spring"} />
  <CardGrid from={319} to={400} lead={4} items={[{ title: "A night class" }, { title: "Warmer suits" }]} />
  <ListBuild from={399} to={546} lead={4} items={["We fly all year", "Prices: lesson £40, day £95"]} />`,
);
const after = (prompt: string, film: Standing) => codeOf(edited(prompt, film).scenes).replace(/\s+/gu, ' ');

test.each([
  ['Add a third thing for the spring: a repair corner', '{"title":"Warmer suits"},{"title":"A repair corner"}'],
  ['Please add a milestone: 2019 the second hangar', '{"when":"2019","label":"The second hangar"}'],
  ['Could you add July with 295 to the chart?', '{"value":"295","label":"July"}'],
  ['July is missing from the chart, it was 295', '{"value":"295","label":"July"}'],
  ['Add one more fact after the places: 9 launch sites', '"Places"},{"value":"9","label":"Launch sites"},'],
  ['Add a price: weekend £160', 'Prices: lesson £40, day £95, weekend £160'],
  ['Put a weekend for £160 on the price list, please', 'Prices: lesson £40, day £95, weekend £160'],
])('%s', (prompt, row) => {
  expect(after(prompt, english)).toContain(row);
});

const spoken = {
  de: filmOf(
    'Ein Film von 24 Sekunden für die Drachenschule Buchtwind. Am Anfang „Drachen über der Bucht“.',
    `${timeline(['Der erste Flug', 'Die Halle'])}${bars(['2022', '2023'], 'kg')}<ListBuild from={399} to={546} lead={4} items={["Wir fliegen das ganze Jahr", "Preise: Stunde 40 €, Tag 95 €"]} />`,
  ),
  fr: filmOf(
    'Un film de 24 secondes pour l’école de cerfs-volants Grand Vent. Au début : « Le ciel est à nous ».',
    '<ListBuild from={6} to={546} lead={4} items={["Brest le 4 mai", "Vannes le 11 mai"]} />',
  ),
  es: filmOf(
    'Un vídeo de 24 segundos para la escuela de cometas Viento Norte. Al principio: «El cielo es nuestro».',
    bars(['Tazas', 'Platos'], ''),
  ),
  it: filmOf(
    'Un filmato di 24 secondi per la scuola di aquiloni Vento Lungo. All’inizio: «Il cielo è nostro».',
    timeline(["L'inizio", 'La sede nuova']),
  ),
  pt: filmOf(
    'Um vídeo de 24 segundos para a escola de papagaios Vento Sul. No início: «O céu é nosso».',
    '<Scorecard from={6} to={546} lead={4} cols={[]} rows={[{ label: "Aula", cells: ["20 €"] }, { label: "Dia", cells: ["45 €"] }]} />',
  ),
};

test.each([
  ['de', 'Könnten Sie bitte im Diagramm noch 2024 mit 335 kg ergänzen?', '{"value":"335","label":"2024"}'],
  ['de', 'In der Preisliste fehlt noch das Wochenende für 160 €.', 'Tag 95 €, Wochenende 160 €'],
  ['fr', 'Pourriez-vous ajouter Quimper le 18 mai à la fin de la liste ?', '"Vannes le 11 mai","Quimper le 18 mai"'],
  ['es', 'Añadid Cuencos con 120 al gráfico, por favor', '{"value":"120","label":"Cuencos"}'],
  ['it', 'Per favore aggiungete una tappa: 2020 la sala grande', '{"when":"2020","label":"La sala grande"}'],
  ['pt', 'Adicionem um preço: fim de semana 80 €', '{"label":"Fim de semana","cells":["80 €"]}'],
] as const)('%s: %s', (language, prompt, row) => {
  expect(after(prompt, spoken[language])).toContain(row);
});

test.each([
  'Add a fifth thing for the spring: a repair corner',
  'Add two prices: weekend £160 and week £320',
  'Add a price: weekend €160',
  'Add one more fact after the cakes: 9 launch sites',
])('%s is refused', (prompt) => {
  expect(() => edited(prompt, english)).toThrow(refused);
});

/** Storyboards in the forms in which people and agents write them: what a viewer reads in each scene, and for how long. */
import { describe, expect, test } from '@jest/globals';
import { readBoard } from '../../../../domain/directing/boards/read-board.ts';

/** "4 title:A|line:B" for each scene. */
const told = (text: string) =>
  readBoard(text)?.scenes.map(
    ({ seconds, lines }) =>
      `${seconds ?? '-'} ${lines.map(({ role, text: said, value }) => `${role}:${said}${value === undefined ? '' : `=${value}`}`).join('|')}`,
  ) ?? null;

const head = 'Film for the Osier Ferry, landscape, 18 seconds. Navy and sand, calm.\n\n';

describe('one film, scene by scene', () => {
  const scenes = [
    '4 title:The river is open|line:Osier Ferry, since 1911',
    '6 title:Crossings a day|row:Monday=14|row:Friday=22|row:Sunday=9',
    '8 title:Step aboard|address:osierferry.example',
  ];
  test.each([
    [
      'numbered lines with their lengths',
      `${head}Scene 1 (4s): "The river is open" and below, small, "Osier Ferry, since 1911"\nScene 2 (6s): Bar chart titled "Crossings a day": Monday 14, Friday 22, Sunday 9. Last bar in sand.\nScene 3 (8s): End card. "Step aboard", osierferry.example`,
    ],
    [
      'headings with labelled fields',
      `${head}## Scene 1 — Opening (0–4 s)\n- **On-screen text:** "The river is open"\n- **Subtext:** "Osier Ferry, since 1911"\n- **Visual:** a line draws itself\n\n## Scene 2 — Figures (4–10 s)\n- **On-screen text:** "Crossings a day"\n- **Chart (bars):**\n  - Monday → 14\n  - Friday → 22\n  - Sunday → 9\n- **Transition:** hard cut\n\n## Scene 3 — Close (10–18 s)\n- **On-screen text:** "Step aboard"\n- **URL:** osierferry.example\n\n---\n\nKeep all text inside the safe area.`,
    ],
    [
      'a table',
      `${head}| # | Time | On-screen text | Visual |\n|---|---|---|---|\n| 1 | 0–4 s | **The river is open**<br>Osier Ferry, since 1911 | fades in |\n| 2 | 4–10 s | **Crossings a day**<br>Monday 14<br>Friday 22<br>Sunday 9 | bars grow |\n| 3 | 10–18 s | **Step aboard**<br>osierferry.example | hold |\n\nNo voice-over.`,
    ],
    [
      'an object',
      JSON.stringify({
        format: '16:9',
        scenes: [
          { id: 1, duration: 4, text: 'The river is open', subtext: 'Osier Ferry, since 1911', visual: 'fade' },
          {
            id: 2,
            duration: 6,
            heading: 'Crossings a day',
            chart: {
              type: 'bar',
              rows: [
                { label: 'Monday', value: '14' },
                { label: 'Friday', value: '22' },
                { label: 'Sunday', value: '9' },
              ],
            },
          },
          { id: 3, duration: 8, text: 'Step aboard', url: 'osierferry.example' },
        ],
      }),
    ],
    [
      'times in brackets',
      `${head}[0:00-0:04] "The river is open" + smaller: "Osier Ferry, since 1911"\n[0:04-0:10] title "Crossings a day": "Monday" 14, "Friday" 22, "Sunday" 9\n[0:10-0:18] "Step aboard" / osierferry.example`,
    ],
    [
      'a list of shots with a time each, in German',
      'Film für die Fähre, quer.\n\nBild 1 (4 Sek.): Überschrift „The river is open“, darunter „Osier Ferry, since 1911“\nBild 2 (6 Sek.): Balkendiagramm mit dem Titel „Crossings a day“: Monday 14, Friday 22, Sunday 9\nBild 3 (8 Sek.): Schlussbild: „Step aboard“, osierferry.example',
    ],
    [
      'slides with labelled words, in French',
      'Petit film pour le bac.\n\nPlan 1 – 4 s – Titre seul : « The river is open » puis, plus petit, « Osier Ferry, since 1911 »\nPlan 2 – 6 s – Graphique à barres avec le titre « Crossings a day » : Monday 14, Friday 22, Sunday 9. Les barres montent.\nPlan 3 – 8 s – Carton final : « Step aboard », osierferry.example',
    ],
  ])('%s', (_, text) => expect(told(text)).toEqual(scenes));
});

describe('of one scene', () => {
  const scene = (said: string) => told(`Scene 1: "One"\nScene 2: "Two"\nScene 3: ${said}`)?.[2]?.slice(2);
  test.each([
    [
      'Quote: "It came back on its own." – Ilka Voss, harbour master',
      'quote:It came back on its own.|who:Ilka Voss, harbour master',
    ],
    [
      'Quote: It came back on its own. (Ilka Voss, harbour master)',
      'quote:It came back on its own.|who:Ilka Voss, harbour master',
    ],
    ['Giant number 4,800 with small caption crossings last year', 'figure:4,800|line:crossings last year'],
    ['big number: count up to 82% with the label "on time"', 'figure:82%|line:on time'],
    ['List, heading "Bring": A coat. A ticket. The dog.', 'title:Bring|item:A coat|item:A ticket|item:The dog'],
    [
      'Left card: Old pier / 2 boats. Right card: New pier / 5 boats',
      'left:Old pier|left:2 boats|right:New pier|right:5 boats',
    ],
    ['compare: Bus, 1 hour VS Ferry, 9 minutes', 'left:Bus|left:1 hour|right:Ferry|right:9 minutes'],
    ['Headline types on: *Where does it land?*', 'title:Where does it land?'],
    [
      'Text: Book early. Full timetable at osierferry.example/times',
      'title:Book early|address:Full timetable at osierferry.example/times',
    ],
    [
      '"Come along" then button "Book now" then osierferry.example',
      'title:Come along|call:Book now|address:osierferry.example',
    ],
    ['"12 minutes" and caption "from bank to bank" (draw a boat)', 'figure:12 minutes|line:from bank to bank'],
  ])('%s', (said, lines) => expect(scene(said)).toBe(lines));
});

test.each([
  [
    'a film told in sentences',
    'A square film. First the words “Mind the tide” fill the frame. Then a list headed “You need” with “boots”, “a lamp” and “time”. After that “9 km” very large, and “there and back” under it. It ends on a card with “Walk with us” and tidewalk.example.',
    [
      '- title:Mind the tide',
      '- title:You need|item:boots|item:a lamp|item:time',
      '- figure:9 km|line:there and back',
      '- title:Walk with us|address:tidewalk.example',
    ],
  ],
  [
    'blocks that are led by what they are',
    'Results for the website.\n\nOpening title – We asked about the bench\nline below – Parish survey\n\nThen a number – 212\nwith – answers\n\nChart – Where should it stand?\nPond – 120\nGreen – 92\n\nClosing – Come and sit\n– bench.example',
    [
      '- title:We asked about the bench|line:Parish survey',
      '- figure:212|line:answers',
      '- title:Where should it stand?|row:Pond=120|row:Green=92',
      '- title:Come and sit|address:bench.example',
    ],
  ],
])('%s', (_, text, scenes) => expect(told(text)).toEqual(scenes));

test.each([
  [
    'a list of steps',
    'How to descale a kettle:\n1. Fill it with vinegar\n2. Boil it once\n3. Rinse it twice\n4. Dry it',
  ],
  ['an agenda', 'Film for our open day.\n10:00 Doors open\n11:30 First tour\n14:00 Soup\n16:00 Music'],
  ['fields of a brief', 'Title: Spring fair\nDate: 4 May\nPlace: Mill Lane\nPrice: £4'],
  ['three features', 'Launch film for Orbit.\n- 40 h battery\n- 310 g\n- Charges in 12 minutes'],
])('%s is no storyboard', (_, text) => expect(readBoard(text)).toBeNull());

test.each([
  ['On screen', 'Direction'],
  ['Screen text', 'What happens'],
  ['À l’écran'.replace('’', "'"), 'Consignes'],
  ['Im Bild', 'Umsetzung'],
  ['En pantalla', 'Indicaciones'],
])('a table whose columns are headed %s and %s is a storyboard', (words, how) => {
  const board = readBoard(`| Scene | Time | ${words} | ${how} |
|---|---|---|---|
| 1 | 0–4 | A year on the water | boat slides in from the right |
| 2 | 4–9 | Spring 120 / Summer 410 / Autumn 230 | bar chart, calm |
| 3 | 9–14 | Row with us. tarnrowers.example | logo, hold to end |`);
  expect(board?.scenes.map(({ seconds }) => seconds)).toEqual([4, 5, 5]);
  expect(board?.scenes[1]?.lines.map(({ text, value }) => [text, value])).toEqual([
    ['Spring', '120'],
    ['Summer', '410'],
    ['Autumn', '230'],
  ]);
});

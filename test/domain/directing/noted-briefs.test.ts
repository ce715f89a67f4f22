/** Briefs as people type notes: points, fields and pasted papers, with what is said to the maker between what is told. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shownOf = (prompt: string) =>
  JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots.map(({ props }) => props)));

test('notes in points are asked, tabled and ended as a brief in words is', () => {
  const shown = shownOf(`- plan comparison for our pricing page, 3 plans, ~25s, 16:9
- plans: Kite S / Kite M / Kite L
- seats: 5 / 20 / 100
- run time: 60 min / 110 min / 180 min
- price: €9 / €29 / €99
- most teams take the M, so it should stand out a little, but no "popular" sticker
- dark, teal, thin strokes
- same order in every row please, last time it was mixed up
- end card: Which Kite is yours? + kite.example`);
  expect(shown).not.toMatch(/stand out|strokes|mixed up|every row|popular/);
  for (const told of ['"110 min"', '"€29"', '"20"', 'Which Kite is yours?', 'kite.example'])
    expect(shown).toContain(told);
});

test.each([
  [
    `Job ad, vertical, 20s
Company: Tolmin Rope Access
Role: Rigger (f/m/x)
Where: Bergen
Pay: NOK 280 an hour
Deadline: 14 June
CTA: tolmin.example`,
    '14 June',
  ],
  [
    `Offre d'emploi, vidéo de 20 s
Entreprise : Boulangerie Morel
Poste : Pâtissier (h/f)
Lieu : Lyon
Salaire : 2 300 € par mois
Date limite : 12 mars
Tonalité : chaleureuse`,
    '12 mars',
  ],
])('%s: until when to apply is told', (prompt, day) => {
  expect(shownOf(prompt)).toContain(day);
});

test('a deadline of the work stays with the maker', () => {
  expect(
    shownOf('Length: 20 sec\nCompany: Kite Labs\nProduct: Kite Lamp\nPrice: €49\nDeadline: 14 June\nCTA: kite.example'),
  ).not.toContain('14 June');
});

test.each([
  [
    `Kunde: Bäckerei Hofer
Stück: Preisliste für den Bildschirm im Schaufenster, etwa 20 Sekunden, hochkant
Titel: Frisch aus dem Ofen
Produkte:
- Sauerteigbrot — 4,20 €
- Roggenbrot — 3,90 €
- Brezel — 1,10 €`,
    /Bildschirm|hochkant/i,
    '4,20 €',
  ],
  [
    `Turn this changelog into a 20-ish second update for our team Slack channel. Leave out maintenance and ticket numbers.

## Brightmill 2.4

### Added
- Batch export to CSV (#44)
- Dark charts (#45)

### Maintenance
- upgrade jest to 30 (#46)`,
    /jest|Maintenance|Slack/i,
    'Batch export to CSV',
  ],
  [
    `Please turn this notice into a 15 second video for the lobby screen, calm.

---
MARLOW LIBRARY
HALF-TERM HOURS
Monday 12 May: 9:00–17:00
Tuesday 13 May: Closed
Final – signed off by comms 02/05
---`,
    /signed off/i,
    'Tuesday 13 May',
  ],
  [
    `Hola, te pego abajo el comunicado del club, haz un vídeo vertical de 20 segundos. Nada de clasificación.

El CD Ferrol gana al UD Mieres por 2-0 ante 900 espectadores. El equipo sube al octavo puesto con 31 puntos. Próximo partido: domingo 9 de marzo, 12:00, en casa ante el Lugo.`,
    /octavo|31 puntos|comunicado/i,
    '2-0',
  ],
  [
    `Hi, below is the club's press release, make a story video from it, 20 seconds. Only the result, the scorers and the next match.

Hartley Rovers beat Stowe Athletic 2-1 in front of 840 fans. Goals by Keane in the 14th minute and Obi in the 71st. The head coach said he was pleased with the attitude. Next match: Saturday 8 March, 3 pm, at home to Fenwick Town.`,
    /pleased|press release/i,
    'Fenwick Town',
  ],
  [
    'We are a small swimming school and need a silent clip for the screen next to the counter, around 30 seconds. The subject is the kingfisher. It dives at 40 km/h. It weighs 35 grams.',
    /swimming school|silent|counter/i,
    '35',
  ],
  [
    'Wir sind eine kleine Tierarztpraxis und suchen für den Bildschirm im Wartezimmer einen tonlosen Film, so um die 30 Sekunden, der in Schleife läuft. Thema ist die Zecke. Sie wird bis zu 5 mm groß. Als Titel schwebt mir „Klein und zäh“ vor.',
    /Tierarztpraxis|tonlos|Schleife|schwebt/i,
    'Klein und zäh',
  ],
  [
    'I run the Thursday pottery class and everybody keeps asking me how to wedge clay, so a short clip they can rewatch would save my voice. Around 30 seconds. Title is Ready to Throw. Cut 500 g of clay, press it 20 times, turn it, then rest it for 10 minutes.',
    /save my voice|asking me|Title is/i,
    'Ready to Throw',
  ],
  [
    'Ich leite einen Nähkurs und alle fragen mich ständig nach dem Saum, daher würde ein kurzer Clip zum Speichern mir viel Arbeit ersparen. Etwa 30 Sekunden. 2 cm umschlagen, bügeln, noch einmal 2 cm umschlagen, dann nähen.',
    /ersparen|fragen mich/i,
    'nähen',
  ],
])('%s: what is said to the maker is not shown', (prompt, unsaid, told) => {
  const shown = shownOf(prompt);
  expect(shown).not.toMatch(unsaid);
  expect(shown.toLowerCase()).toContain(told.toLowerCase());
});

test.each([
  [
    '10 sec trivia card, dark green: "Which bird sleeps in flight?" A) Robin B) Swift C) Owl – two beats of silence, then show B Swift, up to 10 months in the air',
    /beats|trivia|dark green|then show/i,
    ['Which bird sleeps in flight?', 'Robin', 'Owl', 'answer is Swift', '10 months in the air'],
  ],
  [
    'Quizkarte, 12 Sekunden, dunkelblau: „Welcher Planet hat die meisten Monde?“ A Mars B Saturn C Venus – kurze Denkpause, dann zeige B Saturn, 145 Monde',
    /Denkpause|Quizkarte|dunkelblau|zeige/i,
    ['Welcher Planet hat die meisten Monde?', 'Mars', 'Die Antwort ist Saturn', '145'],
  ],
])('%s: a quiz of one line', (prompt, unsaid, told) => {
  const shown = shownOf(prompt);
  expect(shown).not.toMatch(unsaid);
  for (const one of told) expect(shown).toContain(one);
});

test.each([
  ['We built 40 new boats so a clip would help us. 20 seconds. The boats sail from Holm.', '40 new boats'],
  [
    '20 second clip for our club. Hartley are in third place with 40 points. The final is on 3 May. No ads.',
    'third place',
  ],
  ['20 seconds for our drug:\n\nNorvex\nApproved by the FDA on 3 March\nOne pill a day\nnorvex.example', 'FDA'],
])('%s: news that sound alike are told', (prompt, told) => {
  expect(shownOf(prompt)).toContain(told);
});

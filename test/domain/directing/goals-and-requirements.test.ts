/** A caller may tell the facts in the prompt, in the goal or in the requirement: the film tells them once. */
import { describe, expect, test } from '@jest/globals';
import type { DirectorInput } from '../../../domain/directing/director.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { subjectOfGoal } from '../../../domain/directing/unwrapping/subject-of-goal.ts';
import { firstPrompt } from '../../../domain/production/brief.ts';
import { inputOf } from './brief-input.ts';

interface Entries {
  goal: string;
  requirement: string;
  brand: string;
  prompt?: string;
  length?: number;
}

/** As a production asks its director for the first film. */
function producedBy({ prompt, length = 20, ...entries }: Entries): DirectorInput {
  const contexts = (['goal', 'requirement', 'brand'] as const).map((label) => ({ label, text: entries[label] }));
  return inputOf(firstPrompt({ name: 'Film', budget: 5, prompt, length, ...entries }), { contexts });
}

const shotsOf = (entries: Entries) =>
  planFilm(producedBy(entries))
    .scenes.filter(({ role }) => role !== 'ground')
    .flatMap(({ shots }) => shots);
const textOf = (entries: Entries) => JSON.stringify(shotsOf(entries).map(({ props }) => props));

const ferries: Entries = {
  goal: 'Tell commuters in Harrow Bay that Tidewater Ferries runs at night from 1 May, so that they leave the car at home.',
  requirement:
    '- four crossings a night, 22:30 to 02:00\n- €9 one way, bikes free\n- "Sleep on the water, not in traffic."\n- address tidewater-ferries.example',
  brand: 'Tidewater Ferries. Navy #14295f, white and a warm yellow; calm, rounded typeface.',
};

describe('a production without a prompt', () => {
  test('opens on what its goal is about, and on nothing that the goal wants of people', () => {
    const text = textOf(ferries);
    expect(text).toContain('Tidewater Ferries runs at night from 1 May');
    expect(text).not.toMatch(/commuters|leave the car/u);
  });

  test('tells each line of its requirement once', () => {
    const text = textOf(ferries);
    for (const said of ['22:30', '€9', 'Sleep on the water'])
      expect({ said, times: text.split(said).length - 1 }).toEqual({ said, times: 1 });
  });

  test('ends on the address that its requirement holds as a point, under the name of its brand', () => {
    const closing = shotsOf(ferries).find(({ piece }) => piece === 'EndCard');
    expect(closing?.props).toMatchObject({ name: 'Tidewater Ferries', address: 'tidewater-ferries.example' });
  });
});

const nurses: Entries = {
  goal: 'Welcome nurses who start on ward 7B of St. Alban Hospital and tell them what they need on day one.',
  requirement:
    'Scrubs are in locker room 2, sizes XS to XXL. Handover is at 6:45, 14:15 and 22:00. Questions go to Mira Osei, extension 4417.',
  brand: 'St. Alban Hospital; teal and white; friendly, clear',
  prompt: 'Make a welcoming, unhurried film. Start with "Welcome to 7B" and end with "We are glad you are here."',
  length: 25,
};

test('a prompt that only directs leaves the facts of the requirement on the screen', () => {
  const text = textOf(nurses);
  for (const said of ['Welcome to 7B', 'locker room 2', '14:15', 'Mira Osei', '4417', 'We are glad you are here.'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/unhurried/u);
  expect(readBrief(producedBy(nurses)).name).toBe('St. Alban Hospital');
});

test('what a goal invites to stands on the ticket', () => {
  const ticket = shotsOf({
    goal: 'Bring families to the open day of Marlow Primary School',
    requirement:
      'Saturday 14 February, 10 to 1. Classroom tours, a science show at 11, cake in the hall. Free. 12 Orchard Road.',
    brand: 'Marlow Primary; yellow and blue; playful',
    prompt: 'An upbeat invitation for parents of four-year-olds.',
  }).find(({ piece }) => piece === 'Ticket');
  expect(ticket?.props).toMatchObject({
    title: 'The open day of Marlow Primary School',
    date: expect.stringContaining('Saturday 14 February'),
    place: '12 Orchard Road',
  });
});

test('a requirement says what must be shown and what must not', () => {
  const text = textOf({
    goal: 'Show developers what is new in Fernweh CLI 4.2',
    requirement:
      'Must show: `fernweh sync --dry-run`, 3x faster cold start, Windows ARM builds, config in TOML. Must not show: version 4.1 bugs.',
    brand: 'Fernweh CLI, black, mint #3eb489, mono',
    prompt: 'Terminal look. End on fernweh.dev/changelog.',
  });
  for (const said of ['faster cold start', 'Windows ARM', 'TOML', 'fernweh.dev/changelog', '$ fernweh sync --dry-run'])
    expect(text.toLowerCase()).toContain(said.toLowerCase());
  expect(text).not.toMatch(/4\.1|Must/u);
});

test('what a requirement only directs stays off the screen', () => {
  const text = textOf({
    goal: 'Announce to customers that Harrier Cloud has passed its audit, so they can trust us with their data.',
    requirement:
      'Show the certificate date 14 August 2026. The word "compliant" must not appear. All figures exactly as given.',
    brand: 'Harrier Cloud. Deep blue, geometric sans. Sober.',
  });
  expect(text).toContain('Harrier Cloud has passed its audit');
  expect(text).toContain('14 August 2026');
  expect(text).not.toMatch(/compliant|as given|customers/u);
});

test('a place to get tickets is no price', () => {
  const shots = shotsOf({
    goal: 'Sell tickets for the winter concert of the Lindenchor',
    requirement:
      'Title: "Lichter im Winter"\nDate: Saturday 12 December, 19:30\nVenue: St. Jakob Church\nTickets: €18, students €9, at lindenchor.example',
    brand: 'Lindenchor Ravensberg, midnight blue and gold, solemn',
  });
  expect(shots.find(({ piece }) => piece === 'Ticket')?.props.price).toBe('€18, students €9');
  expect(shots.find(({ piece }) => piece === 'EndCard')?.props.address).toBe('lindenchor.example');
});

test('a goal with German days keeps them whole', () => {
  const text = textOf({
    goal: 'Die Anwohner informieren, dass in der Lindenstraße vom 3. bis 14. März das Wasser zeitweise abgestellt wird.',
    requirement: 'Täglich 9 bis 15 Uhr. Bitte Wasser bevorraten. Hotline 0800 555 019.',
    brand: 'Stadtwerke Auental, blau',
  });
  expect(text).toContain('In der Lindenstraße vom 3. bis 14. März das Wasser zeitweise abgestellt');
  expect(text).not.toContain('informieren');
});

test('what a goal asks to compare stands side by side', () => {
  const shots = shotsOf({
    goal: "Compare oat milk and cow's milk for the school canteen",
    requirement: "Oat milk uses 48 litres of water per litre, cow's milk 628. We switch on 1 September.",
    brand: 'Canteen Eastfield, bright, friendly',
  });
  expect(shots.find(({ piece }) => piece === 'Compare')?.props).toMatchObject({
    left: { title: 'Oat milk' },
    right: { title: "Cow's milk" },
  });
});

test('a project whose films are about other things leads none of them by its goal', () => {
  const entries = { goal: 'Announce the launch of Tidewater.', requirement: 'Eight seconds.', brand: 'Teal, calm.' };
  for (const prompt of [
    'An 8 second film for the Alpine Club. Join at alpine.example',
    'Zephyrquill, a calm tide table.',
  ])
    expect(textOf({ ...entries, prompt, length: 8 })).not.toContain('launch');
});

test('a prompt of craft words directs, and hours from one to the other stay one span', () => {
  const text = textOf({
    goal: 'Annoncer aux lecteurs les nouveaux horaires de la bibliothèque',
    requirement: 'Mardi et jeudi 10 h – 19 h, mercredi et samedi 9 h – 18 h. Prêt de 15 livres pour 4 semaines.',
    brand: 'Bibliothèque de Saint-Clair / bleu ardoise / calme',
    prompt: 'Les chiffres en grand, un par un. Sans musique.',
  });
  expect(text).toContain('Les nouveaux horaires de la bibliothèque');
  expect(text).toContain('Mardi et jeudi 10 h–19 h');
  expect(text).not.toMatch(/chiffres|lecteurs|musique|ardoise/u);
});

test('bare hours behind a weekday are counted by nobody', () => {
  const shots = shotsOf({
    goal: 'Remind patients to come for their flu jab before winter',
    requirement: 'Walk-in every Wednesday in October, 8 to 12. Free for people over 60.',
    brand: 'Praxis Lind, mint and white, calm',
  });
  expect(shots.filter(({ piece, props }) => piece === 'Counter' && ['8', '12'].includes(String(props.value)))).toEqual(
    [],
  );
  expect(JSON.stringify(shots)).toContain('8 to 12');
});

test('whom a goal wishes well is wished well, by who signs', () => {
  const text = textOf({
    goal: 'Wish our colleague Miriam a happy 60th birthday',
    requirement: 'She has been with us for 31 years. Cake at 15:00 in the kitchen. Signed "Your logistics team"',
    brand: 'colourful and warm',
    length: 10,
  });
  expect(text).toContain('Happy 60th birthday to our colleague Miriam');
  expect(text).toContain('Your logistics team');
  expect(text).not.toMatch(/Wish|Signed/u);
});

test('whom a goal thanks is thanked', () => {
  const text = textOf({
    goal: 'Thank our 120 volunteers for the season',
    requirement: '3,400 hours, 26 match days, 1 flood. Sign off "See you in March".',
    brand: 'FC Oberau, green and white',
  });
  expect(text).toContain('Thank you to our 120 volunteers for the season');
});

describe('the subject of a goal', () => {
  test.each([
    ['Announce version 2 to developers', 'en', 'Version 2'],
    ['Convince homeowners that a heat pump pays off in 7 years', 'en', 'A heat pump pays off in 7 years'],
    ['Raise awareness of water safety among parents', 'en', 'Water safety'],
    ['Help customers understand the new bin collection days', 'en', 'The new bin collection days'],
    ['Installateure sollen die neue Wärmepumpe Hegau 3.0 bestellen.', 'de', 'Die neue Wärmepumpe Hegau 3.0'],
    ['Den neuen Fahrplan ab 14. Dezember ankündigen', 'de', 'Der neue Fahrplan ab 14. Dezember'],
    ['Mitglieder zur Jahreshauptversammlung einladen', 'de', 'Jahreshauptversammlung'],
    ['Inviter les habitants à la fête du quartier', 'fr', 'La fête du quartier'],
    ['Inviter les habitants au marché de Noël', 'fr', 'Le marché de Noël'],
    ['Invitar a las familias a la jornada de puertas abiertas', 'es', 'La jornada de puertas abiertas'],
    ["Invitare i soci all'assemblea annuale", 'it', "L'assemblea annuale"],
    ['Divulgar a feira do livro de Aveiro', 'pt', 'A feira do livro de Aveiro'],
    ['Bezoekers uitnodigen voor de open dag', 'nl', 'De open dag'],
    ['Build trust with donors', 'en', ''],
    ['Remind kitchen staff to wash their hands properly', 'en', 'Wash your hands properly'],
    ['Make admins update to 7.2.1 today', 'en', 'Update to 7.2.1 today'],
    ['Raise €25,000 for a new rescue boat', 'en', '€25,000 for a new rescue boat'],
    ['Find a tenant for the flat at Mill Lane 4', 'en', 'The flat at Mill Lane 4'],
    ['Die Einwohner von Lahnberg über die neue Buslinie informieren', 'de', 'Die neue Buslinie'],
    ['Einen Nachmieter für die Wohnung am Ring finden', 'de', 'Die Wohnung am Ring'],
    [
      'Faire découvrir le moulin aux habitants pendant les Journées du patrimoine',
      'fr',
      'Le moulin pendant les Journées du patrimoine',
    ],
    ['Récolter 4 000 € pour le nouveau toit', 'fr', '4 000 € pour le nouveau toit'],
    ['Make people happy', 'en', ''],
  ])('%s', (goal, language, subject) => expect(subjectOfGoal(goal, language)).toBe(subject));

  test('an aim in figures is nothing to viewers', () => {
    const text = textOf({
      goal: 'Increase sign-ups by 20 % before summer',
      requirement: 'Try it free for 14 days. No card needed.',
      brand: 'Beacon, black and lime',
    });
    expect(text).not.toMatch(/sign-ups|20 %|before summer/u);
    expect(text).toContain('14');
  });
});

test('points that hand over a slogan and where to book are no points, and a film that shall start with its quote does', () => {
  const cruise: Entries = {
    goal: 'Get families to book the sunset cruise',
    requirement:
      '- Every Saturday at 19:30\n- 90 minutes, live accordion\n- Book: flusslinie.example\n- Must include the slogan "Slow is a place"',
    brand: 'Flusslinie, navy and coral',
  };
  expect(readBrief(producedBy(cruise))).toMatchObject({ tagline: 'Slow is a place', address: 'flusslinie.example' });
  expect(textOf(cruise)).not.toMatch(/Must include|Book: /u);
  const boat: Entries = {
    goal: 'Raise €25,000 for a new rescue boat',
    requirement:
      'The old boat is 31 years old. 48 call-outs last year. Quote from coxswain Ilka Brandt: "We go out when others come in."',
    brand: 'Seenotwacht Hallig, signal red',
    prompt: 'Start with the quote.',
  };
  expect(shotsOf(boat)[0]).toMatchObject({ piece: 'Quote', props: { text: 'We go out when others come in.' } });
  expect(textOf({ ...boat, prompt: undefined })).toContain('25,000');
  expect(shotsOf({ ...boat, prompt: undefined })[0]?.piece).not.toBe('Quote');
});

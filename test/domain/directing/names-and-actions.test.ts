/** Who a brief names, who said its quotations, and what its viewers are asked to do. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const shots = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const wordsOf = (prompt: string) => JSON.stringify(shots(prompt).map(({ props }) => props));

test('what leads from its verb to an address goes with the address', () => {
  const { action, address } = read('Save the mill. We need £9,000. Volunteer at millpond.example before 3 June.');
  expect([action, address]).toEqual(['Volunteer before 3 June', 'millpond.example']);
});

test('a number to call and a version of a package count nothing', () => {
  expect(read('The Kiln, a podcast. Season 3 starts 2 May.').rating).toBe('');
  expect(read('Smoke alarm: leave the house. In an emergency dial 999.').figures).toEqual([]);
  expect(read('Release notes: faster search. Install with npm i larch@2.7').address).toBe('');
});

test('opening hours and speakers give a film no name', () => {
  expect(read('Panadería Trigo en Soria: pan y café. Abierto de 8:00 a 13:00.').name).not.toMatch(/Abierto/u);
  expect(read('Film night programme. Keynote by Ada Blum. 9 May, Hall 2.').name).not.toBe('Ada Blum');
  expect(read('Product: Nido, a nest box for balconies. Price: €30.')).toMatchObject({
    name: 'Nido',
    tagline: 'A nest box for balconies',
  });
});

test('a name and a post right behind quoted words said them', () => {
  const { quotations } = read(
    'Customer story for Bento. "We never count stock by hand." Ruth Ames, head of Corvid. 12 shops.',
  );
  expect(quotations).toEqual([{ text: 'We never count stock by hand.', who: 'Ruth Ames', role: 'head of Corvid' }]);
});

test('a line that sends to an address asks for it', () => {
  const { action, address } = read(
    'Wanted: joiner for boats in Kiel. 37 hours. Send your portfolio to jobs@werft.example',
  );
  expect([action, address]).toEqual(['Send your portfolio', 'jobs@werft.example']);
  const job = 'Wir suchen dich: Koch in Vollzeit ab 1. Mai. Bewirb dich unter hafenkueche.de.';
  expect(read(job)).toMatchObject({ action: 'Bewirb dich', occasion: { place: '' } });
});

test('who is called by the name of a place, a work or a release is named', () => {
  const day = 'Open day at Tarn Hill Farm, Sunday 9 May 2027, 10:00. tarnhill.example';
  expect(read(day).name).toBe('Tarn Hill Farm');
  expect(shots(day).find(({ piece }) => piece === 'Ticket')?.props.title).toBe('Open day');
  expect(read('New episode of “Slow Rivers”: Ada Quill on locks. Listen now.').name).toBe('Slow Rivers');
  expect(read('Release 4.1 of Tessera: faster maps, offline sync.').name).toBe('Tessera');
  expect(read('A clinic day at St. Oda’s for everyone.').name).not.toBe('St');
});

test('a verb that asks for a call stands beside its number, and names nobody', () => {
  const found = read('Found keys! Ring with two keys near Dock 4. Call 0151 555 0188.');
  expect([found.name, found.action, found.address]).toEqual(['', 'Call', '0151 555 0188']);
});

test('a head stays with its line, a year with its figure, and the comma before “says” goes', () => {
  expect(wordsOf('Hack day results. Second place: Team Heron with a map of shade.')).toContain(
    'Second place: Team Heron with a map of shade',
  );
  expect(wordsOf('Plan of Lund Water. Goal 2035: 60 % less waste.')).toContain('Goal 2035: 60 % less waste');
  expect(read('Thank you! “We finally have a roof again,” says Noor Hadid.').quotations[0]?.text).toBe(
    'We finally have a roof again',
  );
});

test('an address that spells the name whole names it', () => {
  expect(read('Steuern sparen mit Belegpilot: den Beleg knipsen, fertig. belegpilot.de').name).toBe('Belegpilot');
  expect(read('Our meetup: "Licht am See", 4. Juli. licht-am-see.dev').name).toBe('Licht am See');
});

test('what leads to an address ends before its preposition', () => {
  expect(read('Nieuw verlof vanaf 1 mei. Mail naar hr@brug.example').action).toBe('Mail');
  expect(read('Nuevo gimnasio. ¡Inscríbete en fuerte.example!').action).not.toMatch(/¡/);
});

test('days name nobody, nor does whoever a later sentence stands with or meets', () => {
  expect(read('Learn to weave in a weekend. Saturdays and Sundays from 9 March. Book: loom.example').name).toBe('');
  expect(read('Full time: Owls 4, Larks 1. Adeyemi scored three. Next: away at Kites on Sunday.').name).toBe('');
  const seed =
    'We did it! Moss Foods raised €4M led by Delta Capital, with Orla and two angels. We brew milk from oats.';
  expect(read(seed).name).toBe('Moss Foods');
});

test('who is introduced keeps all of the name, and a work goes by its title', () => {
  expect(read('title: Introducing Harbor Notes\ncta: Try it at harbor.example').name).toBe('Harbor Notes');
  expect(read('New album by Ines Duarte: “The Long Tide”. Nine songs. One boat.').name).toBe('The Long Tide');
});

test('what a field asks for is kept to its last word', () => {
  expect(read('title: Patch a tube\nsteps:\n1. Dry it\n2. Glue it\nCTA: Roll on').action).toBe('Roll on');
  expect(read('Product: Fern soap. CTA: Order now at fern.example.')).toMatchObject({
    action: 'Order now',
    address: 'fern.example',
  });
});

test('the kind of a work behind its title is nobody who said it, and a cry of one word names nobody', () => {
  const book = read('Neu: „Die Farbe der Flut“ – Roman von Jutta Kamp. 280 Seiten.');
  expect(book.quotations).toEqual([]);
  expect(read('Nowy sklep "Nad Stawem" w Gdyni! Otwarcie 4 maja. Zapraszamy!').name).not.toBe('Zapraszamy');
});

test('a few words before the last address ask for it, whatever their verb', () => {
  expect(read('New bridge vote on 4 May. Cost: 9 million. Make up your mind at bridge.example')).toMatchObject({
    action: 'Make up your mind',
    address: 'bridge.example',
  });
  expect(read('Found: a grey cat. Please call 0151 555 0123.')).toMatchObject({ action: 'Please call' });
  expect(wordsOf('Recall of the Tilo cot. Full refund at any shop or call 0800 555 012.')).not.toMatch(/or call\.?"/u);
  expect(read('Version 6.1 is out! You can now pin chats. Update in the store.').name).toBe('');
});

test('a street, those who pay nothing and a companion name no film', () => {
  expect(read('School fair reopens Sunday. Free parking at Canal Street. See you there').name).toBe('');
  expect(read('Dinner costs £3 a day. Free for Nursery to Year 1.').name).toBe('');
  expect(read('A film for Oakhurst College’s summer show on 3 July. Tickets at oakhurst.example.').name).toBe(
    'Oakhurst College',
  );
});

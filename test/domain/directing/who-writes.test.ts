/** Of who writes a brief, to whom it goes and how they sign it, viewers see the house that it is for. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { fromLetter } from '../../../domain/directing/unwrapping/from-letter.ts';
import { withoutMailHead } from '../../../domain/directing/unwrapping/mail-heads.ts';
import { withoutSpeakerHead } from '../../../domain/directing/unwrapping/speaker-heads.ts';
import { inputOf } from './brief-input.ts';

const shown = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots));

describe('who writes', () => {
  const heads: readonly (readonly [string, string])[] = [
    ['hiya, Mrs Dunne from Ashgrove School here 👋 swim gala on 4 may', 'Ashgrove School'],
    ['Hello, Sam here from Tidepool Books. Swim gala on 4 May.', 'Tidepool Books'],
    ["hey it's Ravi from Copper Kettle 🙂 swim gala on 4 may", 'Copper Kettle'],
    ['moin, gärtnerei lüders hier. Schwimmfest am 4. Mai.', 'Gärtnerei Lüders'],
    ['Guten Tag, hier spricht Frau Ebert vom Turnverein Ahlen. Schwimmfest am 4. Mai.', 'Turnverein Ahlen'],
    ['Bonjour, ici Awa du club de voile de Sète. Gala le 4 mai.', 'Club de voile de Sète'],
    ['Oi, aqui é o Rui da padaria Trigo Novo. Gala no dia 4 de maio.', 'Trigo Novo'],
  ];
  test.each(heads)('%s', (prompt, name) => {
    const { text, name: found } = withoutSpeakerHead(prompt);
    expect(found).toBe(name);
    expect(text).toMatch(/^(?:Swim gala|Schwimmfest|Gala)/u);
  });

  test.each([
    'Mr Osman from Larkhill School here won the county award.',
    'Summer is here. Swim gala on 4 May.',
    'This is Maya from Lisbon. She bakes bread.',
    'Best pizza here! Open from 4 May.',
  ])('%s tells of somebody', (prompt) => {
    expect(withoutSpeakerHead(prompt)).toEqual({ text: prompt, name: '' });
  });

  test('names the house, and not the writer', () => {
    const film = shown(
      'hiya, Mrs Dunne from Ashgrove School here 👋\nso we have got our Swim Gala coming up\nit is on friday 4 may at 2pm in the pool hall\n12 seconds pls, make a video',
    );
    expect(film).toContain('Ashgrove School');
    expect(film).not.toContain('Dunne');
  });
});

describe('who plays', () => {
  test.each([
    [
      'Our trio, Slow Harbour, is playing Quay Hall on 4 May.',
      'Slow Harbour is playing Quay Hall on 4 May.',
      'Slow Harbour',
    ],
    [
      'hey so my band (Red Linnets) is headlining the Old Mill on 4 may',
      'Red Linnets is headlining the Old Mill on 4 may',
      'Red Linnets',
    ],
    ['Moin, wir (Nordlicht) spielen am 4. Mai im Speicher.', 'Nordlicht spielen am 4. Mai im Speicher.', 'Nordlicht'],
    ['Notre groupe, Les Merles, joue au Quai Neuf le 4 mai.', 'Les Merles joue au Quai Neuf le 4 mai.', 'Les Merles'],
  ])('%s', (prompt, text, name) => {
    expect(withoutSpeakerHead(prompt)).toEqual({ text, name });
  });

  test('the night is named after the band and not after the hall', () => {
    const film = shown(
      'hey so me n the girls (Red Linnets) are headlining the Old Mill on fri 4 may. doors 7.30. support is Ola Brandt. tickets £8 from oldmill.example. portrait video, 12 sec. 16+ btw',
    );
    expect(film).toContain('"name":"Red Linnets"');
    expect(film).toContain('Ola Brandt');
  });
});

describe('what somebody says of themselves', () => {
  test.each([
    'Bonjour,\n\nPetit musée de village, zéro budget, plein d’idées !',
    'Hi! Tiny museum, no money, big plans!',
    'Guten Tag, wir sind ein kleines Museum mit wenig Geld und viel Herz.',
  ])('%j', (head) => {
    expect(withoutSpeakerHead(`${head} Lantern walk on 4 May.`).text).toBe('Lantern walk on 4 May.');
  });
  test('a budget that is told stays', () => {
    const told = 'Small budget? Our kitchens start at £900.';
    expect(withoutSpeakerHead(told).text).toBe(told);
  });
});

test('a ticket is not titled with that something is', () => {
  for (const [head, being] of [
    ['We need something similar for our Summer Regatta. It is at Quay Rowing Club on Saturday 6 June.', 'It is'],
    ['Corrida do Lago, 5ª edição. Vai ser no domingo, 23 de agosto, largada às 7h, no Parque do Lago.', 'Vai ser'],
  ])
    expect(shown(`${head} 15 seconds.`)).not.toContain(`"title":"${being}"`);
});

describe('the head of a mail', () => {
  test.each([
    'para: diseño\nasunto: vídeo fiesta de barrio',
    'An: Grafik\nBetreff: Filmchen Nachbarschaftsfest',
    'à : studio\nobjet : vidéo fête de quartier',
    'A: reparto video\nOggetto: video per la festa',
    'de: Rosa\npara: marketing\ncc: Hugo\nassunto: vídeo festa',
  ])('%j', (head) => {
    expect(withoutMailHead(`${head}\n\nA video for Lane Day on 4 May.`)).toBe('A video for Lane Day on 4 May.');
  });

  test('a subject stays where nothing below says what it is about', () => {
    expect(withoutMailHead('Subject: The lantern walk\n\nHi Jo,\n\nA video please, it is on 4 May.')).toContain(
      'The lantern walk',
    );
  });

  test.each(['Von: Hamburg\nNach: Sylt\nAb: 29 €', 'From: £12\nTo: 30 April\n\nBOOK: pool.example'])(
    '%j is none',
    (fields) => {
      expect(withoutMailHead(fields)).toBe(fields);
    },
  );
});

describe('how somebody signs', () => {
  test.each([
    'Sportliche Grüße',
    'Ganz liebe und sonnige Grüße',
    'Musicalement,',
    'Un saludo deportivo',
    'Saluti sportivi',
    'Um abraço grande',
    'Best from all of us at the club',
  ])('%s', (closing) => {
    const letter = `Hallo,\n\nein Video bitte: Laternenfest am 4. Mai.\n\n${closing}\nJens`;
    expect(fromLetter(letter).text).toBe('Ein Video bitte: Laternenfest am 4. Mai.');
  });

  test('a film is not named after whoever does', () => {
    const film = shown(
      'Hallo zusammen,\n\nanbei die Infos für unser Filmchen zum Laternenfest, 15 Sekunden.\n\nLaternenfest des TV Aue, am 4. November im Stadtpark. Der Eintritt ist frei.\n\nSportliche Grüße\nJens',
    );
    expect(film).toContain('Laternenfest');
    expect(film).not.toContain('Jens');
  });
});

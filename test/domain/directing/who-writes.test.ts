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

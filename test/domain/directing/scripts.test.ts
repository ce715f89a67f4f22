/** Scripts with their labels in mid-line, in brackets, in columns, in other languages, and spoken by a voice. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readSound } from '../../../domain/directing/sound/read-sound.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

const linesOf = (prompt: string) => plainBrief(prompt).text.split('\n');
const shown = (prompt: string) =>
  planFilm(inputOf(prompt, { width: 1920, height: 1080 })).scenes.flatMap(({ role, shots }) =>
    role === 'ground' ? [] : shots.map(({ props }) => JSON.stringify(props)),
  );

describe('the lines of a script', () => {
  test('are cut where a label begins inside of them', () => {
    const brief = plainBrief(
      'Scene 1 (0-3s): Fog on a pier. Super: 05:10.\nScene 2 (3-8s): A net rises. VO: "Nobody sees this shift." On-screen: "Haul" / "Sort 40 crates"\nScene 3 (8-11s): Logo: Skerry Fish Market',
    );
    expect(brief.text.split('\n')).toEqual(['05:10.', 'Nobody sees this shift.', 'Haul.', 'Sort 40 crates.']);
    expect(brief.name).toBe('Skerry Fish Market');
  });

  test('stand under scenes in brackets, and what is only drawn is a direction', () => {
    const prompt =
      '[SCENE 1]\nVISUAL: pens rolling\nNARRATOR: Good ink is slow.\n\n[SCENE 2]\nVISUAL: logo\nNARRATOR: Corvid bottles it in Porto.\nON SCREEN: corvidink.example';
    expect(linesOf(prompt)).toEqual(['Good ink is slow.', 'Corvid bottles it in Porto.', 'corvidink.example.']);
    expect(shown(prompt).join(' ')).not.toMatch(/visual|pens|on screen|narrator/iu);
    expect(planFilm(inputOf(prompt)).directions).toEqual(['VISUAL: pens rolling', 'VISUAL: logo']);
  });

  test('need no numbers where pictures and words take turns, and end where the brief goes on', () => {
    const prompt =
      'VIDEO: drone over terraces\nAUDIO: "Five generations, one slope."\nVIDEO: hands, grapes\nSUPER: Quinta Alvor 2019\nAUDIO: strings swell\n\n18 seconds, elegant.';
    expect(linesOf(prompt)).toEqual(['Five generations, one slope.', 'Quinta Alvor 2019.', '', '18 seconds, elegant.']);
  });

  test('are told in their order, from the first on', () => {
    const [first, second, third] = shown(
      'Shot 1: Visual: rain. Text: We never close.\nShot 2: Visual: lamp. VO: 31 keepers watch this coast.\nShot 3: Visual: boat. VO: One phone rings.',
    ).filter((props) => /"(?:text|value)"/u.test(props));
    expect(first).toContain('We never close');
    expect(second).toContain('31');
    expect(third).toContain('One phone rings');
  });

  test('are rows of a table as well', () => {
    const prompt =
      '| Scene | Visual | Text | VO |\n|---|---|---|---|\n| 1 | Shelf | Sold out again? | Every shop knows it. |\n| 2 | Phone | | Tally counts while you sell. |';
    expect(linesOf(prompt)).toEqual(['Sold out again?', 'Every shop knows it.', 'Tally counts while you sell.']);
    const sheet = 'Time\tPicture\tSuper\tAudio\n0-4s\tStreet\tStill up?\tMusic\n4-9s\tBed\t\tSleep is a skill.';
    expect(plainBrief(sheet)).toMatchObject({
      text: 'Still up?\nSleep is a skill.',
      wishes: ['Length: 9 seconds'],
    });
    const goods = '| Title | Image | Price |\n|---|---|---|\n| Mug | mug.png | 9 € |\n| Bowl | bowl.png | 14 € |';
    expect(plainBrief(goods).text).toContain('| Mug | mug.png | 9 € |');
  });

  test('are spoken only where there is time to read both', () => {
    const prompt =
      'Scene 1 (0-2s)\nSuper: Two tides a day.\nVO: The harbour office has measured them on the same stone since 1871.\nScene 2 (2-4s)\nSuper: One gauge.\nVO: Every morning somebody climbs down to read it out loud.';
    expect(linesOf(prompt)).toEqual(['Two tides a day.', 'One gauge.']);
    expect(plainBrief(prompt).told.join(' ')).toContain('(spoken in the script)');
  });

  test.each([
    ['de', 'Bild: Nebel. Texttafel: Der See ist still.', 'Sprecherin: Um fünf fahren wir hinaus.'],
    ['fr', "Visuel : une rue. Texte à l'écran : « Six heures. »", 'Voix off : « Le four est chaud. »'],
    ['es', 'Imagen: un coche. Texto en pantalla: ¿Otra vez?', 'Locución: Voltia llega en un momento.'],
    ['it', 'Inquadratura: mare. Testo a schermo: Torna l’estate.', 'Voce narrante: Il mare è pulito.'],
    ['pt', 'Imagem: fila. Texto na tela: Cansado de fila?', 'Locução: Abra a conta hoje.'],
    ['nl', 'Beeld: straat. Tekst in beeld: Geen plek?', 'Voice-over: Stallo vindt hem.'],
  ])('are labelled in %s as well', (_, first, second) => {
    const prompt = `Plano 1: ${first}\nPlano 2: ${second}`;
    const words = (line: string) => (line.split(/:\s/u).at(-1) ?? '').replace(/[«»]\s?|\s»/gu, '').trim();
    expect(linesOf(prompt)).toEqual([words(first), words(second)]);
    expect(planFilm(inputOf(prompt)).directions).toEqual([`Plano 1: ${/^[^.]+[.]/u.exec(first)?.[0]}`]);
  });
});

test('a voice speaks all that a script gives it, and scenes without other words show it', () => {
  const { prompt, wish } = readSound(
    'Scene 1\nVisual: door\nNarrator: A key for every neighbour.\nScene 2\nVO: Latchwork shares them.\nSuper: One app\n\nMusic: soft piano',
  );
  expect(wish).toMatchObject({
    voice: { script: 'A key for every neighbour. Latchwork shares them.' },
    music: { mood: 'calm' },
  });
  expect(linesOf(prompt)).toEqual(['A key for every neighbour.', 'One app.']);
});

/** Each sentence of a prompt is shown, named as left out, or named as said to the director. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createOfflineDirector } from '../../../domain/directing/offline-director.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { parseBriefs } from '../../../scripts/training/labelled-briefs.ts';
import { inputOf } from './brief-input.ts';

const shownOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ words }) => words);

/** An asking, copy, a wish, copy, a courtesy; and a wish in quotes, which is copy. */
const told: Record<string, [string, string, string, string, string, string]> = {
  en: [
    'Make a 20 second square film for our regatta.',
    'Forty boats race on Sunday.',
    'Please keep it dark and slow.',
    'Boarding costs £15.',
    'Thanks a lot!',
    '“Keep it calm and slow.”',
  ],
  de: [
    'Mach einen quadratischen Film von 20 Sekunden für unsere Regatta.',
    'Vierzig Boote starten am Sonntag.',
    'Bitte dunkel und langsam halten.',
    'Mitfahren kostet 15 €.',
    'Vielen Dank!',
    '„Bleib ruhig und langsam.“',
  ],
  fr: [
    'Fais un film carré de 20 secondes pour notre régate.',
    'Quarante bateaux partent dimanche.',
    'Un rendu sombre et lent, s’il te plaît.',
    'Monter à bord coûte 15 €.',
    'Merci beaucoup !',
    '« Restez calmes et lents. »',
  ],
  es: [
    'Haz un vídeo cuadrado de 20 segundos para nuestra regata.',
    'Cuarenta barcos salen el domingo.',
    'Con un estilo oscuro y lento, por favor.',
    'Subir a bordo cuesta 15 €.',
    '¡Muchas gracias!',
    '«Mantenlo tranquilo y lento.»',
  ],
  it: [
    'Fai un video quadrato di 20 secondi per la nostra regata.',
    'Quaranta barche partono domenica.',
    'Con uno stile scuro e lento, per favore.',
    'Salire a bordo costa 15 €.',
    'Grazie mille!',
    '«Tienilo calmo e lento.»',
  ],
  pt: [
    'Faz um vídeo quadrado de 20 segundos para a nossa regata.',
    'Quarenta barcos partem no domingo.',
    'Com um estilo escuro e lento, por favor.',
    'Subir a bordo custa 15 €.',
    'Muito obrigado!',
    '«Mantenha calmo e lento.»',
  ],
  nl: [
    'Maak een vierkante film van 20 seconden voor onze regatta.',
    'Veertig boten starten op zondag.',
    'Houd het donker en langzaam.',
    'Meevaren kost € 15.',
    'Hartelijk dank!',
    '“Houd het rustig en langzaam.”',
  ],
};

const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
const bare = (text: string) => tokensOf(text).join(' ');

describe.each(Object.entries(told))('a prompt in %s', (_, [asking, news, wish, price, thanks, quoted]) => {
  test('has its copy shown, and its asking, wish and courtesy named as directions, as typed', () => {
    const prompt = [asking, news, wish, price, thanks].join(' ');
    const { directions, leftOut } = planFilm(inputOf(prompt));
    expect(directions).toEqual([asking, wish, thanks]);
    expect(leftOut).toEqual([]);
    for (const copy of [bare(news), '15']) expect(bare(shownOf(prompt).join(' '))).toContain(copy);
  });

  test('has a wish shown that stands in quotes', () => {
    const prompt = [asking, news, quoted, price].join(' ');
    expect(bare(shownOf(prompt).join(' '))).toContain(bare(quoted));
    expect(planFilm(inputOf(prompt)).directions).toEqual([asking]);
  });
});

test('what is taken off a prompt before it is planned is named as well: music, pictures, an object’s fields', async () => {
  const directed = async (prompt: string) => (await createOfflineDirector().plan(inputOf(prompt))).plan.directions;
  const music = 'With soft piano music.';
  expect(await directed(`Our lamp Ora dims by itself. ${music} 40 hours on one charge.`)).toEqual([music]);
  const fields = {
    title: 'Ora',
    seconds: 12,
    music: 'soft piano',
    copy: ['Ora dims by itself', '40 hours on one charge'],
  };
  expect(await directed(JSON.stringify(fields))).toEqual(['seconds: 12', 'music: soft piano']);
});

const folder = join(import.meta.dirname, 'tagging/held-out');
const briefs = readdirSync(folder)
  .sort()
  .flatMap((file) => parseBriefs(readFileSync(join(folder, file), 'utf8'), file));

/** Pieces of strangers' briefs that are sentences by their stops and of which hardly a word is told anywhere. */
function silent({ text, pieces }: (typeof briefs)[number]): string[] {
  const { scenes, leftOut, directions = [] } = planFilm(inputOf(text));
  if (directions.at(-1)?.startsWith('… and ')) return [];
  const shown = JSON.stringify(scenes.map(({ words, shots }) => [words, shots.map(({ props }) => props)]));
  const known = new Set(tokensOf(`${shown} ${leftOut.join(' ')} ${directions.join(' ')}`));
  return pieces
    .filter((piece) => /\p{L}[.!?]$/u.test(piece.text) && tokensOf(piece.text).length > 2)
    .filter((piece) => {
      const tokens = tokensOf(piece.text);
      return tokens.filter((token) => known.has(token)).length < tokens.length / 2;
    })
    .map((piece) => piece.text);
}

test('no sentence of the briefs that the tagger never saw goes in silence', () => {
  // A step that shares no factor with their number comes by files of all languages.
  const some = Array.from({ length: 24 }, (_, at) => briefs[(at * 37 + 5) % briefs.length]).filter(
    (one) => one !== undefined,
  );
  expect(some.flatMap(silent)).toEqual([]);
});

/** Several wishes in one sentence: each is done, or the sentence is refused. */
import { expect, test } from '@jest/globals';
import { codeOf, edited, type Standing, standing } from './standing.ts';

const english = standing(
  'A 30 second film for Rye Lane Bakery. Motto: "Slow and early". We bake 340 loaves a day. Prices: sourdough $9, rye loaf $10.50, baguette $4. Milestones: 1994 the first oven, 2008 the mill, 2021 the second shop. Next year brings three things: night baking, a tea corner, lessons. Close with "Doors open at 7", 118 Alder Street and ryelane.example.',
);
const others = {
  de: 'Ein Film von 30 Sekunden für die Bäckerei Roggenhof. Preise: Landbrot 5 €, Nussbrot 6 €, Stuten 4 €. Meilensteine: 1994 der erste Ofen, 2008 die Mühle, 2021 der zweite Laden. Am Ende „Ab sieben Uhr“ und roggenhof.example.',
  fr: 'Un film de 30 secondes pour la boulangerie Le Levain. Tarifs : miche 5 €, seigle 6 €, brioche 4 €. Les étapes : 1994 le premier four, 2008 le moulin, 2021 la boutique. Pour finir : « Ouvert dès sept heures » et lelevain.example.',
  es: 'Un vídeo de 30 segundos para la panadería Masa. Precios: hogaza 5 €, centeno 6 €, bollo 4 €. Hitos: 1994 el primer horno, 2008 el molino, 2021 la tienda. Para cerrar: «Desde las siete» y masa.example.',
  it: 'Un filmato di 30 secondi per il forno Crosta. Prezzi: pagnotta 5 €, segale 6 €, focaccia 4 €. Le tappe: 1994 il primo forno, 2008 il mulino, 2021 la bottega. Chiusura: «Dalle sette» e crosta.example.',
  pt: 'Um vídeo de 30 segundos para a padaria Côdea. Preços: broa 5 €, centeio 6 €, folar 4 €. Marcos: 1994 o primeiro forno, 2008 o moinho, 2021 a loja. No fim: «Desde as sete» e codea.example.',
};
const films: Record<string, Standing> = {
  en: english,
  ...Object.fromEntries(Object.entries(others).map(([key, brief]) => [key, standing(brief)])),
};

test.each([
  ['en', 'We stopped doing the baguette, so drop it, and the rye is $11 now.', ['$11'], ['aguette', '10.50']],
  [
    'en',
    'The mill was built in 2009, please correct that and remove the second shop.',
    ['2009'],
    ['2008', 'second shop'],
  ],
  [
    'de',
    'Stuten bieten wir nicht mehr an, also streichen, und das Nussbrot kostet jetzt 7 €.',
    ['7 €'],
    ['Stuten', '6 €'],
  ],
  [
    'fr',
    'On ne fait plus la brioche, donc supprimez-la, et le seigle est à 7 € maintenant.',
    ['7 €'],
    ['rioche', '6 €'],
  ],
  ['es', 'El molino es de 2009, corregid la fecha y quitad la tienda.', ['2009'], ['2008', 'tienda']],
  ['it', 'Il mulino è del 2009, correggete la data e togliete la bottega.', ['2009'], ['2008', 'bottega']],
  ['pt', 'Já não fazemos o folar, por isso tirem-no, e o centeio custa agora 7 €.', ['7 €'], ['olar', '6 €']],
] as const)('%s: %s', (language, prompt, shown, gone) => {
  const code = codeOf(edited(prompt, films[language] ?? english).scenes);
  for (const text of shown) expect(code).toContain(text);
  for (const text of gone) expect(code).not.toContain(text);
});

test.each([
  ['Swap the tea corner and night baking, and put the motto in capitals', 'SLOW AND EARLY'],
  ['Swap night baking and the tea corner and the motto in all caps please', 'SLOW AND EARLY'],
])('%s', (prompt, motto) => {
  const code = codeOf(edited(prompt, english).scenes);
  expect(code).toContain(motto);
  expect(code.search(/tea corner/iu)).toBeLessThan(code.search(/night baking/iu));
});

test.each([
  ['es', 'El centeno baja a 5,50 € y destacadlo, por favor'],
  ['en', 'The rye loaf is $11 now and highlight it on the moon'],
] as const)('%s: what is only half understood is refused: %s', (language, prompt) => {
  expect(() => edited(prompt, films[language] ?? english)).toThrow(
    expect.objectContaining({ code: 'edit_not_understood' }),
  );
});

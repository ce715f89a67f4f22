import { expect, test } from '@jest/globals';
import { partBrief } from '../../../../domain/directing/tagging/part-brief.ts';

test('what is said to the maker leaves the text, wherever it stands, and what is for viewers stays as typed', () => {
  const { text, wishes, name } = partBrief(
    'Hello Framewright team, could you make a 20 second clip for Harrow Pottery? Open studio on Saturday 7 June, 10 to 4. Please keep it earthy and slow, no stock footage. Mugs from £14. Best wishes, Tom',
  );
  expect(text).toContain('Open studio on Saturday 7 June, 10 to 4.');
  expect(text).toContain('Mugs from £14.');
  expect(text).not.toMatch(/earthy|stock footage|Best wishes/u);
  expect(wishes).toMatch(/earthy/u);
  expect(name).toBe('Harrow Pottery');
});

test('the same is told apart in other languages', () => {
  const german = partBrief(
    'Hallo zusammen, wir brauchen einen Film für das Hoffest Ellerbrook. Samstag, 6. September ab 14 Uhr. Bitte nicht so bunt, eher ruhig. Kuchen und Kaffee vom Landfrauenverein. Viele Grüße, Imke',
  );
  expect(german.text).toMatch(/6\. September ab 14 Uhr[\s\S]*Kuchen und Kaffee/u);
  expect(german.text).not.toMatch(/bunt|Grüße/u);
  const spanish = partBrief(
    'Hola, necesito un vídeo para la Panadería Luz. Pan de masa madre cada mañana a las 7. Que sea cálido y sin música ruidosa. Calle Mayor 12. ¡Gracias!',
  );
  expect(spanish.text).toMatch(/masa madre cada mañana a las 7[\s\S]*Calle Mayor 12/u);
  expect(spanish.text).not.toMatch(/cálido|ruidosa|Gracias/u);
});

test('copy that sounds like a wish stays where nobody asks for a film', () => {
  for (const copy of [
    'Keep your bread warm. Slow down on Sundays. Bakery Holm, open from 6.',
    'Supper at Fern Hall. Menu: leek soup or trout, lamb or lentil pie, plum tart or cheese.',
  ])
    expect(partBrief(copy)).toMatchObject({ text: copy, wishes: '' });
});

test('who is quoted keeps the words around the quotation', () => {
  const { text } = partBrief(
    'Film for Rowing Club Elbe. Our coach, Jan Behr, who has seen six Games, puts it like this: "A boat is as fast as its crew."',
  );
  expect(text).toContain('Jan Behr, who has seen six Games, puts it like this: "A boat is as fast as its crew."');
});

test('what is rather the maker’s goes, and a brief of wishes alone stays as it is', () => {
  const only = 'Calm, blue and slow please.';
  expect(partBrief(only).text).toBe(only);
  const { text, wishes } = partBrief(
    'Clip for Studio Nord. Yoga at dawn. Soft light, bare feet. Mondays at 7. Barely there, like steam.',
  );
  expect(text).toMatch(/Soft light, bare feet\. Mondays at 7\.$/u);
  expect(wishes).toContain('Barely there');
});

test('a wish in the same breath as what happens every day, or as a price, goes', () => {
  const english = partBrief(
    'A video for Cobble Café. Breakfast every day from 8, nothing flashy and no fast cuts please. Pancakes £6.',
  );
  expect(english.text).toBe('A video for Cobble Café. Breakfast every day from 8. Pancakes £6.');
  expect(english.wishes).toMatch(/nothing flashy[\s\S]*no fast cuts/u);
});

test.each([
  ['Video for Holm Bakery. Where it runs: shop window in Mill Lane. Fresh rolls from 6.', 'window'],
  ['Film für die Bäckerei Holm. Wo es läuft: Schaufenster in der Mühlgasse. Frische Brötchen ab 6 Uhr.', 'fenster'],
  ['Vidéo pour la boulangerie Holm. Où ça passe : abribus de la gare. Petits pains dès 6 h.', 'abribus'],
  ['Vídeo para la asociación Mesa. Audiencia: donantes y empresas. Siete comidas por euro.', 'donantes'],
  ['Video per il panificio Holm. Dove va: vetrina di via Mulino. Panini freschi dalle 6.', 'vetrina'],
  ['Vídeo para a associação Mesa. Audiência: doadores e empresas. Sete refeições por euro.', 'doadores'],
])('whom a film is for and where it runs stands on no screen: %s', (prompt, words) => {
  const { text, wishes } = partBrief(prompt);
  expect(text).not.toContain(words);
  expect(wishes).toContain(words);
});

test('quotations stay unless they are refused', () => {
  const { text, wishes } = partBrief(
    'Teaser for the podcast Ninth Lamp. Mysterious; reveal only the name and "Episode one, 3 October." No phrases like "buckle up" or "hold tight". Dark blue.',
  );
  expect(text).toContain('"Episode one, 3 October."');
  expect(text).not.toMatch(/buckle|hold tight/u);
  expect(wishes).toMatch(/buckle up/u);
  expect(wishes).toMatch(/hold tight/u);
  expect(
    partBrief('Film for Onda. Never write the words "passion", "artisan" or "journey". 25 seconds.').text,
  ).not.toMatch(/passion|artisan|journey/u);
});

test('steps and lines of verse stay together', () => {
  const steps =
    'How a heat pump works: 1) A fan draws outdoor air over a cold coil. 2) The refrigerant turns to gas. 3) A compressor squeezes it. 4) The heat goes into your radiators.';
  expect(partBrief(`Explain it. ${steps} Friendly, no jargon.`).text).toContain(
    'A fan draws outdoor air over a cold coil',
  );
  const verse =
    'The kettle hums before the day,\nthe window holds a square of grey,\na sparrow tries a note or two,\nand all the quiet waits for you.';
  expect(partBrief(`A slow film of these lines:\n${verse}`).text).toContain(verse);
});

/** The look that a brief asks for in plain words: what it stands on, its colours, its typeface and its pace. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { contrast, lchOf } from '../../../domain/directing/ramp.ts';
import { readWishedColours } from '../../../domain/directing/reading/colours.ts';
import { facesOf } from '../../../domain/directing/reading/faces.ts';
import { paletteOf } from '../../../domain/directing/reading/palettes.ts';
import { readEnergy } from '../../../domain/directing/reading/read-pace.ts';
import { inputOf } from './brief-input.ts';
import { textsOf } from './planned-shots.ts';

const ofRole = (wish: string, wanted: string) =>
  readWishedColours(wish).flatMap(({ hex, role }) => (role === wanted ? [hex] : []));

test.each([
  ['Bordeaux mit Messing', '#7a1e33', '#b08d3c'],
  ['bleu nuit et argent', '#122358', '#aeb4ba'],
  ['azul marino con dorado', '#14295f', '#ddb049'],
  ['verde bottiglia e oro', '#0e4d34', '#ddb049'],
  ['gris anthracite et jaune citron', '#3a3f45', '#f5dc3c'],
])('the dark one of two colours is what the film stands on: %s', (wish, ground, brand) => {
  expect(ofRole(wish, 'ground')).toEqual([ground]);
  expect(ofRole(wish, 'brand')).toEqual([brand]);
});

test.each([
  ['pearl grey and wine red', '#d9dadb', '#6e1f2d'],
  ['Creme und ein dunkles Grün', '#efe3cb', null],
  ['vert sauge et blanc cassé', '#f4efe4', '#9caf88'],
  ['rosso mattone e bianco panna', '#f4efe4', '#a8432e'],
  ['areia com azul-petróleo', '#e2cfa6', '#0f6b75'],
])('and the pale one before it: %s', (wish, ground, brand) => {
  expect(ofRole(wish, 'ground')).toEqual([ground]);
  if (brand !== null) expect(ofRole(wish, 'brand')).toEqual([brand]);
});

test.each([
  ['dark teal with a dash of coral', '#ff6f59'],
  ['Weiß, Blau und ein Hauch Gold', '#ddb049'],
  ['crème, bleu marine, une touche de corail', '#ff6f59'],
  ['blanco, morado y un toque de naranja', '#f7791a'],
  ['bianco, verde e un tocco di corallo', '#ff6f59'],
])('what there is a touch of stands out: %s', (wish, accent) => expect(ofRole(wish, 'accent')).toEqual([accent]));

test.each([
  ['Fondo blanco, letras rojas', 'ink', '#df2225'],
  ['Fundo branco, letras vermelhas', 'ink', '#df2225'],
  ['Fond blanc, texte marron', 'ink', '#774826'],
])('a colour is named in whatever form: %s', (wish, role, hex) => expect(ofRole(wish, role)).toEqual([hex]));

test('fine serifs are serifs, whatever is said of the letters before', () =>
  expect(facesOf('Thin black letters, fine serifs.')).toContain('literary'));

test.each([
  ['lo publicamos en nuestras redes', []],
  ['Das Wasser wird abgestellt', []],
  ['La salida es en la Plaza Verde', []],
  ['Meet us at Green Park', []],
  ['verde menta y crema', ['#7fd8b4', '#efe3cb']],
  ['salmon pink and brown', ['#f58f7c', '#774826']],
  ['Nachtblau, dazu Silber', ['#122358', '#aeb4ba']],
  ['keine Rottöne, lieber Blau', ['#0766ee']],
  ['The green door is kept shut.\nWhite background\nand purple', ['#8038d1']],
  ['Der rote Helm ist Pflicht.\nCreme\nund Blau', ['#efe3cb', '#0766ee']],
  ['We would love a film in dark red\nand cream', ['#880005', '#efe3cb']],
])('colours are read where colours are meant: %s', (wish, hexes) =>
  expect(readWishedColours(wish).map(({ hex }) => hex)).toEqual(hexes),
);

test.each([
  ['A film for Quill & Oar, a boat yard. It mends 40 boats a year. Lilac on black, please.', true],
  ['Ein Film für die Bootswerft Ruder. 40 Boote im Jahr. Farben: Gelb auf Schwarz.', true],
  ['Un vídeo para el astillero Remo. 40 barcos al año. Colores: rosa sobre negro.', true],
  ['Ein Film für die Bootswerft Ruder. 40 Boote im Jahr. Weiß und ein kräftiges Orange, ruhige Schrift.', false],
  ['Un film pour le chantier Rame. 40 bateaux par an. Couleurs : blanc et bleu ciel.', false],
  ['Um vídeo para o estaleiro Remo. 40 barcos por ano. Cores: branco e verde.', false],
])('black and white are what the film stands on, themselves: %s', (prompt, dark) => {
  const { ground } = planFilm(inputOf(prompt)).theme.colours;
  expect(contrast(dark ? '#000000' : '#ffffff', ground)).toBeLessThan(1.2);
  expect(lchOf(ground).c).toBeLessThan(0.01);
});

test('a colour that is named is seen in its own shade, on white as well', () => {
  const wish = 'Un film pour la piscine Ondine. 50 mètres de bassin. Couleurs : vert d’eau et blanc.';
  const { brand, ground } = planFilm(inputOf(wish)).theme.colours;
  expect(contrast('#ffffff', ground)).toBeLessThan(1.2);
  expect(Math.abs(lchOf(brand).l - lchOf('#7fcfbf').l)).toBeLessThan(0.12);
});

test.each([
  ['a stout friendly typeface', 'playful'],
  ['large, round letters', 'warm'],
  ['a skinny modern font', 'neutral'],
  ['set in a typewriter face, a typewriter font', 'precise'],
  ['slender sans\nquick cuts', 'neutral'],
  ['eine dicke Schrift', 'poster'],
  ['Die Schrift soll wuchtig sein', 'poster'],
  ['Schrift\nklassisch\nmit Serifen', 'classic'],
  ['schmale technische Buchstaben', 'bold'],
  ['eine serifenlose Schrift', 'neutral'],
  ['une police à empattements, raffinée', 'editorial'],
  ['lettres rondes et un rythme doux', 'warm'],
  ['una letra escrita a mano y un ritmo alegre', 'handmade'],
  ['tipografía sin serifas', 'neutral'],
  ['caratteri spessi', 'poster'],
  ['un carattere con grazie, classico', 'classic'],
  ['fonte fina e moderna', 'neutral'],
  ['letras pesadas', 'poster'],
])('a typeface is told by what is said of it: %s', (wish, pairing) => expect(facesOf(wish)?.[0]).toBe(pairing));

test.each([
  'No serif, please',
  'keine Handschrift',
  'a round table and soft light',
  'sans voix off, letters to friends',
])('and by nothing else: %s', (wish) => expect(facesOf(wish)).toBeNull());

test.each([
  ['hardly any movement', 'calm'],
  ['nothing hectic', 'calm'],
  ['lively but not rushed', 'balanced'],
  ['a moderate pace', 'balanced'],
  ['a lively rhythm', 'energetic'],
  ['ganz ohne Eile', 'calm'],
  ['munter, aber nicht gehetzt', 'balanced'],
  ['das Tempo mittel', 'balanced'],
  ['un rythme enjoué mais pas pressé', 'balanced'],
  ['énergique', 'energetic'],
  ['un ritmo sosegado', 'calm'],
  ['montaggio serrato', 'energetic'],
  ['senza fretta', 'calm'],
  ['animado mas sem correria', 'balanced'],
  ['rouge vif', null],
])('a pace is told in plain words: %s', (wish, energy) => expect(readEnergy(wish)).toBe(energy));

test.each([
  'Autumn colours',
  'erdige Farben',
  'couleurs pastel',
  'colores del mar',
  'toni del legno',
  'cores quentes',
  'colours like a box of crayons',
])('colours that are told by what they are like stand for some: %s', (wish) => {
  const roles = paletteOf(wish).map(({ role }) => role);
  expect(roles).toEqual(expect.arrayContaining(['ground', 'brand']));
});

test('a palette is none where it is refused, nor where colours are named beside it', () => {
  expect(paletteOf('no pastel colours')).toEqual([]);
  const { brand } = planFilm(inputOf('A film for Loam, a pottery. 12 places. Warm colours, ochre and petrol blue.'))
    .theme.colours;
  expect(['#c48a2b', '#0f6b75']).toContain(brand);
});

test('figures are told faster than a calm film likes before they are lost', () => {
  const prompt =
    'Der Chor Lindenhof singt am Samstag, 6. Dezember, um 19 Uhr in der Aula. 20 Sekunden. Anfangen soll er mit „Bald“. Auf dem Programm: Volkslieder, eine Messe von 1724, Kanons. 42 Stimmen, 6 Streicher. Karten kosten 16 €. Am Ende „Bringt Kerzen mit“. Viel Ruhe, bitte.';
  expect(textsOf(prompt)).toContain('1724');
});

test('letters keep the colour that is asked for them, beside shapes of the same colour', () => {
  const { colours } = planFilm(
    inputOf('A 20-second film for Larkhill. Open with “Look up”. Midnight blue ground, pale yellow letters, calm.'),
  ).theme;
  expect([colours.ink, colours.brand]).toEqual(['#f9e8a7', '#f9e8a7']);
});

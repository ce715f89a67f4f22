/** No name is torn out of a clause, and whose an offer is names the film. */
import { expect, test } from '@jest/globals';
import { readBrief } from '../../../../domain/directing/read-brief.ts';
import { inputOf } from '../brief-input.ts';

const nameOf = (prompt: string) => readBrief(inputOf(prompt)).name;

test.each([
  "Explainer, 20 seconds: why a mast bends. The Sun's heat warms the mast's lee side more than the mast's luff. The Sun's light bleaches it.",
  'Warum Otter schwimmen, 20 Sekunden. Sie fangen Fische im kalten Wasser. Ihr Fell hat 50.000 Haare auf jedem Quadratzentimeter.',
  'Pourquoi la Lune change de forme, 20 secondes. La Lune tourne autour de la Terre en 27 jours. Nous en voyons plus ou moins.',
  'Por qué la Luna cambia de forma, 20 segundos. La Luna gira alrededor de la Tierra en 27 días. Vemos más o menos de ella.',
  'Perché la Luna cambia forma, 20 secondi. La Luna gira intorno alla Terra in 27 giorni. Ne vediamo più o meno.',
  'Por que a Lua muda de forma, 20 segundos. A Lua gira à volta da Terra em 27 dias. Vemos mais ou menos dela.',
  'Waarom de Maan soms rood is, 20 seconden. De Aarde staat dan tussen de Zon en de Maan. Alleen rood licht buigt om de Aarde heen.',
])('nobody is named: %s', (prompt) => {
  expect(nameOf(prompt)).toBe('');
});

test.each([
  ['Easter offer from the Otter Dairy: the board of 6 cheeses for £34, until 12 April.', 'Otter Dairy'],
  ['Osterangebot der Käserei Otterau: die Platte mit 6 Sorten für 34 €, bis 12. April.', 'Käserei Otterau'],
  ['Offre de Pâques de la Fromagerie Loutre : le plateau de 4 fromages à 24 €, 15 secondes.', 'Fromagerie Loutre'],
  ['Oferta de Navidad de la Quesería Lontra: la tabla de 6 quesos a 34 €, 15 segundos.', 'Quesería Lontra'],
  ['Offerta di Natale del Caseificio Lontra: il tagliere di 6 formaggi a 34 €, 15 secondi.', 'Caseificio Lontra'],
  ['Oferta de Natal da Queijaria Lontra: a tábua de 6 queijos a 34 €, até 23 de dezembro.', 'Queijaria Lontra'],
  ['Kerstaanbieding van Kaasmakerij Otterhof: de plank met 6 kazen voor € 34, 15 seconden.', 'Kaasmakerij Otterhof'],
])('%s is by %s', (prompt, name) => {
  expect(nameOf(prompt)).toBe(name);
});

test('a house that goes by a possessive keeps it, and what opens is named without its opening', () => {
  expect(nameOf("Meet Otter's, a new bar by the quay. Otter's opens on Friday at six. Come to Otter's.")).toBe(
    "Otter's",
  );
  expect(nameOf('Inauguração da Livraria Lontra no dia 4 de maio, às 19h30, na Rua dos Remadores, 14, em Évora.')).toBe(
    'Livraria Lontra',
  );
});

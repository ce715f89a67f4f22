/** What explains how a thing works is a chain of what leads to what. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

describe('a mechanism is a flow of its links', () => {
  test.each([
    [
      'Create a 30-second explainer on how a nuclear power plant works. Water is heated in the reactor core, turns to steam, drives a turbine and spins a generator. One plant supplies 1 million homes.',
      ['Water is heated in the reactor core', 'turns to steam', 'drives a turbine', 'spins a generator'],
    ],
    [
      'How a heat pump works. A fan draws in outside air. A refrigerant absorbs the heat. The heat is released into your radiators. For 1 kW of electricity you get 3 kW of heat.',
      ['A fan draws in outside air', 'A refrigerant absorbs the heat', 'The heat is released into your radiators'],
    ],
    [
      'How our delivery works: order by noon, we pack within 2 hours, a rider collects it, you get it by 6 pm.',
      ['order by noon', 'we pack within 2 hours', 'a rider collects it', 'you get it by 6 pm'],
    ],
    [
      'Why do leaves change colour? In autumn days get shorter, so trees stop making chlorophyll, so the green fades, and yellow and orange appear.',
      [
        'In autumn days get shorter',
        'so trees stop making chlorophyll',
        'so the green fades',
        'yellow and orange appear',
      ],
    ],
    [
      'So funktioniert eine Solaranlage. Sonnenlicht trifft auf die Module, die Module erzeugen Gleichstrom, und der Strom fließt ins Haus.',
      ['Sonnenlicht trifft auf die Module', 'die Module erzeugen Gleichstrom', 'der Strom fließt ins Haus'],
    ],
    [
      "Comment fonctionne une batterie ? Les ions quittent l'anode, traversent l'électrolyte et libèrent un courant électrique.",
      ["Les ions quittent l'anode", "traversent l'électrolyte", 'libèrent un courant électrique'],
    ],
    [
      'Cómo funciona una vacuna: se inyecta una parte del virus, el cuerpo la reconoce, fabrica anticuerpos y guarda memoria.',
      ['se inyecta una parte del virus', 'el cuerpo la reconoce', 'fabrica anticuerpos', 'guarda memoria'],
    ],
    [
      'Come funziona il forno solare: lo specchio raccoglie la luce, la concentra sulla pentola e la scalda fino a 150 °C.',
      ['lo specchio raccoglie la luce', 'la concentra sulla pentola', 'la scalda fino a 150 °C'],
    ],
    [
      'Hoe werkt een zonneboiler? De zon verwarmt vloeistof in de collector, een pomp brengt de warmte naar het vat en het vat verwarmt je douchewater.',
      [
        'De zon verwarmt vloeistof in de collector',
        'een pomp brengt de warmte naar het vat',
        'het vat verwarmt je douchewater',
      ],
    ],
  ])('%s', (prompt, flow) => {
    expect(readBrief(inputOf(prompt)).flow).toEqual(flow);
    expect(planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots.map(({ piece }) => piece))).toContain(
      'FlowMap',
    );
  });

  test.each([
    'How Fernly works: weekly boxes, local farms, free delivery.',
    'How our clinic works. The doors are open from 8 to 18. Walk-ins are welcome. Bring your insurance card.',
    'How compound interest works. You invest $1,000. After 10 years you have $1,967. After 30 years you have $7,612.',
  ])('what is no chain is none: %s', (prompt) => {
    expect(readBrief(inputOf(prompt)).flow).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

const film = (prompt: string) => {
  const plan = planFilm(inputOf(prompt, { width: 1920, height: 1080 }));
  const shown = plan.scenes.flatMap(({ shots }) => shots.map(({ props }) => JSON.stringify(props))).join('\n');
  return { shown, seconds: plan.durationInFrames / plan.fps, told: [...plan.leftOut, ...(plan.directions ?? [])] };
};

describe('what agents write for the makers of a film', () => {
  test('says what a shot list shows and speaks, lasts as long as its shots, and tells the rest', () => {
    const { shown, seconds, told } = film(
      '# Shot list\n\n### Shot 1 – Hook (4s)\nOn-screen text: "Your tyres are losing air"\nVisual: wheel on wet tarmac\n\n### Shot 2 – Fact (5s)\nOn-screen text: "1 car in 3 drives with low pressure"\nVO: Nobody looks twice.\n\n### Shot 3 – CTA (3s)\nOn-screen text: "Check yours at tyrewise.example"\nVisual: logo',
    );
    expect(seconds).toBe(12);
    expect(shown).toContain('Your tyres are losing air');
    expect(shown).toContain('"address":"tyrewise.example"');
    expect(shown).not.toMatch(/shot|on-screen|visual|tarmac|hook|\(4s\)/iu);
    expect(shown).toContain('Nobody looks twice');
    expect(told.join('\n')).toContain('wheel on wet tarmac');
  });

  test('reads scenes that stand under their times, and how long they last together', () => {
    const { shown, seconds } = film(
      '[0:00-0:05] TEXT: "Sleep starts at dinner"\n[0:05-0:11] TEXT: "No coffee after 2 pm"\n[0:11-0:16] TEXT: "Try it tonight"',
    );
    expect(seconds).toBe(16);
    expect(shown).toContain('No coffee after 2 pm');
    expect(shown).not.toMatch(/0:0|TEXT/u);
  });

  test('takes what a scene asks to show for its words', () => {
    const { text, wishes } = plainBrief(
      'Scene 1 (0-4s): Large headline "Paper is patient." on grey.\nScene 2 (4-9s): Show stat: 47 kg of paper per clerk and year.\nScene 3 (9-12s): Logo and CTA: Go paperless.',
    );
    expect(text).toBe('Paper is patient.\n47 kg of paper per clerk and year.\nCTA: Go paperless.');
    expect(wishes).toEqual(['Length: 12 seconds']);
  });

  test('leaves the length that the brief itself asks for, and one scene alone as it is', () => {
    const scenes = 'Frame 1 (3s): Rain.\nFrame 2 (3s): Sun.';
    expect(plainBrief(`A 20 second film.\n${scenes}`).text).not.toContain('Length:');
    expect(plainBrief('Scene 1: the harbour at dawn.').text).toBe('Scene 1: the harbour at dawn.');
  });

  test('adds up the durations that stand under their scenes', () => {
    const { seconds, shown } = film(
      'Scene 1: Opening\n- Text: "The last glacier"\n- Duration: 5s\n- Animation: slide up\n\nScene 2: Close\n- Text: "See it while it lasts"\n- Duration: 4s',
    );
    expect(seconds).toBe(9);
    expect(shown).not.toMatch(/duration|animation|slide|opening/iu);
  });

  test('takes the parts of an outline for what they hold, and its call for a call', () => {
    const { text } = plainBrief(
      '**Topic:** Why bridges hum\n1. **Hook** – Wind makes steel sing.\n2. **Solution** – Dampers calm it.\n3. **CTA** – Listen to yours.\n## Key Messages\n- Every span has a note\n## Call to Action\nCome to bridgeday.example',
    );
    expect(text).toBe(
      'Why bridges hum\nWind makes steel sing.\nDampers calm it.\nCTA: Listen to yours.\n- Every span has a note\nCTA: Come to bridgeday.example',
    );
  });

  test('shows no length of a scene behind its words', () => {
    const prompt =
      '{"title":"Salt","duration":9,"scenes":[{"text":"The sea gives it","duration":4},{"text":"The pan keeps it","duration":5}]}';
    expect(plainBrief(prompt).text).toMatch(/The sea gives it\.\nThe pan keeps it/u);
  });
});

describe('what a brief in another language says to its maker', () => {
  test.each([
    ['de', 'Ein Film für die Weberei Halm. Wir weben seit 1904. Sanfte Töne, handgemacht.', 'Töne'],
    ['de', 'Unser Werk liefert 40 Tonnen Stahl. Sachlich, ca. 20 Sekunden, für die Webseite.', 'Webseite'],
    ['fr', 'Notre atelier répare 300 vélos par an. Dynamique, environ 20 secondes, sans voix off.', 'voix|environ'],
    ['pt', 'A nossa quinta produz 900 queijos por ano. Visual limpo e batida forte.', 'Visual|batida'],
    ['pt', 'O rio limpa-se em 12 anos. Tom didático, formato 16:9.', 'didático|16:9'],
    ['es', 'Nuestro taller repara 300 bicis al año. Que sea alegre y rápido.', 'alegre'],
    ['fr', 'Post Instagram carré pour notre braderie : 30 % sur les bottes.', 'Post|Instagram'],
    ['it', 'Spiega ai bambini delle elementari perché il mare è salato: i fiumi portano i sali.', 'elementari'],
    ['nl', 'Leg uit hoe een sluis werkt: het water stijgt en de boot vaart door.', 'Leg uit'],
  ])('%s: %s', (_, prompt, leak) => {
    expect(film(prompt).shown).not.toMatch(new RegExp(leak, 'u'));
  });

  test('lasts as long as it asks beside whom it is for', () => {
    const seconds = (prompt: string) => readBrief(inputOf(prompt, { width: 1920, height: 1080 })).seconds;
    expect(seconds('Unser Werk liefert 40 Tonnen Stahl. Sachlich, ca. 25 Sekunden, für die Presse.')).toBe(25);
    expect(seconds('Een dak levert 3.500 kWh. Duur 35 seconden, rustige stijl.')).toBe(35);
  });

  test('keeps the call behind the words that ask to end on it', () => {
    expect(film('Notre ferme vend 40 légumes. Terminer par : Commandez votre panier.').shown).toMatch(
      /"action":"Commandez votre panier"/u,
    );
  });
});

describe('figures that would be told wrong', () => {
  test('takes hours with their minutes for no figure of hours', () => {
    const { shown } = film("Le bus met 3 h 20 et émet 14 kg, l'avion met 1 h 10 et émet 90 kg.");
    expect(shown).not.toMatch(/"value":"(?:3|20|1|10)"/u);
  });

  test('names no figure by another one', () => {
    const { shown } = film('En 2023 ayudamos a 4.200 vecinos, abrimos 12 comedores y formamos a 90 cocineras.');
    expect(shown).not.toMatch(/"label":"[^"]*2023/u);
  });

  test('dials a number behind the word for an appointment', () => {
    expect(film('La óptica Faro revisa tu vista gratis. Pide cita en el 913 222 111.').shown).toContain(
      '"address":"913 222 111"',
    );
  });
});

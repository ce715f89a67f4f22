/** Lines that only say what film it is, who asks or where words stand are said to the maker. */
import { expect, test } from '@jest/globals';
import { readPrompt, textsOf } from './planned-shots.ts';

test.each([
  [
    'Podcast promo / 1:1 / 24 sec\nShow: Low Tide, a podcast on harbours.\nNew: "The Pilot Boat".',
    /promo|1:1|24 sec/i,
    24,
  ],
  ['Event invite – square – 20 seconds\nThe seed swap opens on 4 May at 10:00, Mill Hall.', /invite|square/i, 20],
  ['Trailer / 9:16 / 15 s\nDas Uferfest ist zurück. 5. Juli ab 14 Uhr.', /trailer|9:16/i, 15],
  ['Recipe short / vertical / 20s\nBarley soup.\nFry 1 leek. Add 200 g barley.', /short|vertical/i, 20],
  [
    'TYPE: social clip | DURATION: 12s | RATIO: 4:5\nMESSAGE: Two hours without screens add 40 minutes of sleep.',
    /social|12s|4:5|TYPE/,
    12,
  ],
])('%s The format is read, and not shown.', (prompt, format, seconds) => {
  expect(textsOf(prompt)).not.toMatch(format);
  expect(readPrompt(prompt).seconds).toBe(seconds);
});

test('a line of sides in slashes that tells no format stays', () => {
  expect(textsOf('Fast / slow / in between\nThree ways to cross the city.')).toContain('Fast / slow');
});

test.each([
  [
    'A 20 second film (9:16, for phones) that shows how to wax a board. Warm it. Rub it in. Wait 10 minutes.',
    /phones|9:16/i,
  ],
  ['Ein Film (9:16, für Handys), der zeigt, wie man ein Brett wachst. Erst wärmen. 10 Minuten warten.', /Handys|9:16/i],
  ['Une vidéo (carrée, pour Instagram) sur les marées. La mer monte 2 fois par jour.', /carrée|Instagram/i],
])('%s A bracket of formats behind the film is none of its words.', (prompt, bracket) => {
  expect(textsOf(prompt)).not.toMatch(bracket);
});

test.each([
  ['Text on screen, in this order:', 'Slow bread\n36 hours of rest\nOpen from 7, Kiln Street 4'],
  ['On-screen copy (in this order):', '- Slow bread\n- 36 hours of rest\n- Open from 7'],
  ['Text im Bild, in dieser Reihenfolge:', 'Brot braucht Zeit\n36 Stunden Ruhe\nAb 7 Uhr offen'],
  ["Texte à l'écran, dans cet ordre :", '- Pétri la nuit\n- 36 heures de repos\n- Ouvert dès 7 h'],
  ['Texto en pantalla, en este orden:', 'Pan lento\n36 horas de reposo\nAbierto desde las 7'],
  ["Testi a schermo, in quest'ordine:", '1. Impastato di notte\n2. 36 ore di riposo\n3. Aperto dalle 7'],
  ['Texto no ecrã, por esta ordem:', 'Pão lento\n36 horas de descanso\nAberto a partir das 7'],
  ['Tekst in beeld, in deze volgorde:', 'Traag brood\n36 uur rust\nOpen vanaf 7 uur'],
])('%s What leads to the words is none of them.', (head, words) => {
  const shown = textsOf(`${head}\n${words}`);
  expect(shown).not.toMatch(/screen|copy|bild|écran|pantalla|schermo|ecrã|beeld/i);
  expect(shown).toContain('36');
});

test.each(['Take-away line', 'Take-home message', 'Takeaway', 'Key take-away', 'Final takeaway line'])(
  '%s: only labels what is said',
  (label) => {
    const shown = textsOf(
      `Explainer, 25 s, about sleep.\nBlue light keeps the brain awake.\nTeens sleep 48 minutes longer.\n${label}: Phone down, eyes closed.`,
    );
    expect(shown).toContain('Phone down, eyes closed.');
    expect(shown).not.toContain(label);
  },
);

test.each([
  [
    'I teach Year 6 science and need a 30 second video on why ice floats. Ice is 9 % lighter than water.',
    /Year 6|teach/,
  ],
  [
    'Ich unterrichte Physik in der 8. Klasse und brauche ein Video darüber, warum Eis schwimmt. Eis ist leichter.',
    /unterrichte|8\. Klasse/,
  ],
  ['Je suis institutrice en CM2. Il me faut une vidéo sur les volcans. Il y en a 1 500 actifs.', /institutrice|CM2/],
  [
    'Doy clase de biología en 3.º de la ESO y necesito un vídeo sobre las abejas. Una colmena tiene 40 000 abejas.',
    /Doy clase|ESO/,
  ],
  ['Insegno storia in seconda media. Mi serve un video sul Colosseo. Teneva 50 000 persone.', /Insegno|media/],
  [
    'Sou professora de ciências do 6.º ano e preciso de um vídeo sobre o ciclo da água. A água evapora. Cai em chuva.',
    /professora|6\.º/,
  ],
])('%s Who asks is nothing that viewers read.', (prompt, asker) => {
  expect(textsOf(prompt)).not.toMatch(asker);
});

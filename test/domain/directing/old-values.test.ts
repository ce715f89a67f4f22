/** What a maker is told to be old or wrong is shown nowhere; a change that a film tells of, and what papers say, stay. */
import { describe, expect, test } from '@jest/globals';
import { withoutOldValues } from '../../../domain/directing/unwrapping/old-values.ts';
import { textsOf } from './planned-shots.ts';

const asking = 'Make a 20 second film for the Pellow Pottery fair. It opens on 9 May and entry is £7.';
const closing = 'Close with pellowpottery.example.';

describe('told to be old', () => {
  test.each([
    'The leaflet still says £5, that is wrong.',
    'I originally said 8 May in the group chat, that was before the hall changed.',
    'An earlier draft had it at £5 – outdated, ignore.',
    'Our website may list 8 May. That is out of date.',
    'The fair may have been announced for 8 May in the gazette; that has been superseded.',
    'I had written £5 in the annual report but that turned out to exclude the museum, so the higher figure is right.',
    'The noticeboard has £5 on it, which has not been right since March.',
    'The entry that we printed on the poster, £5, no longer applies.',
    'It was going to be £5, ignore that.',
    '(It used to be £5. The signs at the gate still say so, I have asked Ned to paint them.)',
    'I told Ned £5 on the phone but I was wrong.',
    'You will see £5 on the form I attached. Ignore that, it is from last season.',
  ])('%s', (said) => {
    expect(withoutOldValues(`${asking} ${said} ${closing}`)).toBe(`${asking} ${closing}`);
  });

  test.each([
    'Auf dem Plakat steht noch der 8. Mai, das ist falsch.',
    'In der ersten Fassung waren es 5 €, das war ein Tippfehler.',
    'Letztes Jahr hatten wir 5 € drinstehen, ist alt.',
    'Die 5 € aus dem Rundbrief stimmen nicht mehr.',
    "Sur l'affiche il est marqué 8 mai, c'est une erreur.",
    "Le communiqué annonce 5 €, ce n'est plus valable.",
    'El precio que pusimos en el folleto, 5 €, ya no vale.',
    'La web todavía dice 8 de mayo, está mal.',
    'Sulla locandina c’è scritto 5 €, è un refuso.',
    'Il biglietto prima stava a 5 € ma è cambiato, il prezzo giusto è quello sopra.',
    'No cartaz está 8 de maio, está errado.',
    'Op de poster staat 5 €, dat is een drukfout.',
  ])('%s', (said) => {
    const own: Record<string, string> = {
      de: 'Ein Film von 20 Sekunden für den Töpfermarkt Pellow. Er ist am 9. Mai, der Eintritt kostet 7 €.',
      fr: 'Une vidéo de 20 secondes pour le marché des potiers. Il a lieu le 9 mai, entrée 7 €.',
      es: 'Un vídeo de 20 segundos para la feria de alfarería. Es el 9 de mayo y la entrada cuesta 7 €.',
      it: 'Un video di 20 secondi per la fiera della ceramica. È il 9 maggio e il biglietto costa 7 €.',
      pt: 'Um vídeo de 20 segundos para a feira de cerâmica. É no dia 9 de maio e a entrada custa 7 €.',
      nl: 'Een filmpje van 20 seconden voor de pottenmarkt. Die is op 9 mei en de toegang kost 7 €.',
    };
    const rests = Object.values(own).map((text) => withoutOldValues(`${text} ${said}`));
    expect(rests.some((rest) => Object.values(own).includes(rest))).toBe(true);
  });

  test('and what stands beside it stays', () => {
    expect(withoutOldValues(`${asking} Parking is free, the flyer says £2 but that is wrong. ${closing}`)).toBe(
      `${asking} Parking is free. ${closing}`,
    );
    expect(withoutOldValues(`${asking} Parking (the flyer says £2, ignore it) is free. ${closing}`)).toBe(
      `${asking} Parking is free. ${closing}`,
    );
  });

  test('appears in no scene', () => {
    const texts = textsOf(`${asking} NB: the press release has 8 May in it – misprint. 64 potters show their work.`);
    expect(texts).toMatch(/64/u);
    expect(texts).not.toMatch(/8 May|press release|misprint/u);
  });
});

describe('told to those who watch', () => {
  test.each([
    'Entry used to be £9, now it is £7.',
    'Our printed guide lists 40 potters.',
    'In the last report 9 in 10 visitors said they would come again.',
    'Everyone told us 100 kilns was impossible. They were wrong.',
    'Potters used to fire with wood. That was before the gas came in 1962.',
    'Got a letter that says you won a vase? Ignore it.',
    'We wrote 200 letters to the council and it worked.',
    'Forget the car: 12 buses stop outside.',
    'Waiting times fell from 11 days to 3 days.',
    'Früher waren es 12 Öfen, heute sind es 31.',
    'Seit März haben wir 90 Krüge ausgegeben, 12 stehen noch im Regal.',
    'La carte 2024 est périmée : demandez la nouvelle carte à 9 €.',
    'Antes eran 30 talleres, ahora son 64.',
  ])('%s', (said) => {
    expect(withoutOldValues(`${asking} ${said} ${closing}`)).toBe(`${asking} ${said} ${closing}`);
  });
});

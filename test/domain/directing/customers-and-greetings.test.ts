/** Whose film it is where customers speak, somebody is greeted or a house looks for people; and what its asking leaves. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const filmOf = (prompt: string) => {
  const { scenes, durationInFrames, fps } = planFilm(inputOf(prompt));
  const shots = scenes.flatMap((scene) => scene.shots.map(({ piece, props }) => ({ scene: scene.name, piece, props })));
  return {
    seconds: durationInFrames / fps,
    quotes: shots.filter(({ piece }) => piece === 'Quote').map(({ props }) => [props.who, props.role ?? '']),
    closing: JSON.stringify(shots.filter(({ scene }) => scene === 'Closing').map(({ props }) => props)),
    shown: JSON.stringify(shots.map(({ props }) => props)),
  };
};

test.each([
  ['“We cut it to four days.” — Mira Tan, COO at Petalworks. Vertical, 12 s.', 'Petalworks'],
  ['„Wir sind pünktlich.“ – Jo Kern, Leiter bei Nordbau. 12 Sekunden, Video.', 'Nordbau'],
  [
    'Turn this into a 30 second video: Orbit Freight moved to Stackline. "We stopped firefighting," says Jo Lind, VP at Orbit Freight. Stackline — stackline.com/orbit',
    'Stackline',
  ],
  [
    'Buscamos camareros para el restaurante La Brasa en Sevilla. Vídeo de 15 segundos. Llama al 954 22 10 87.',
    'La Brasa',
  ],
  [
    'Vidéo de recrutement, 15 s. La boulangerie Au Bon Grain recherche un boulanger. contact@aubongrain.fr',
    'Au Bon Grain',
  ],
  ['Video, 12 s: grazie a voi abbiamo comprato due ambulanze. Croce Verde Lucca.', 'Croce Verde Lucca'],
  ['Product launch, 9:16, 15 seconds. Introducing the Terra Mug: warm for six hours. €29. terramug.eu', '"Terra Mug"'],
  ['Version 4.0 of Quillpad is here. 20 s video. Works offline. Download at quillpad.com/4.', '"Quillpad"'],
  ["We're turning 40. Make a 20 s film for Becker & Sons. Three generations, one promise.", 'Becker & Sons'],
  [
    'Make a welcome video: Ana Reyes (Support), Joel Smit (Sales) and Wei Chen (Data). Welcome to Brightlane!',
    'Brightlane',
  ],
])('%s is signed by %s', (prompt, house) => {
  expect(filmOf(prompt).closing).toContain(house);
});

test.each([
  [
    'A 20 s video for Parlo: "I passed my B2." – Karol; "My teacher knows my dog." – Aisha and "I ordered in Lisbon." (Ben)',
    [
      ['Karol', ''],
      ['Aisha', ''],
      ['Ben', ''],
    ],
  ],
  [
    'A 20 s video for Ledgerly. “I go home on Friday.”, Anna Weiss, head of finance, Nordbau. “I sleep again.”, Diego, 11 years.',
    [
      ['Anna Weiss', 'head of finance, Nordbau'],
      ['Diego', '11 years'],
    ],
  ],
  [
    'A 20 s video. In Peru, a farmer named Julio says: "Coffee paid for my daughter\'s school."',
    [['Julio', 'farmer in Peru']],
  ],
  [
    'Video, 20 s. „Das Beste war der Weg.“ (Ali & Jana), „Wir fahren wieder.“ (Familie Roth)',
    [
      ['Ali & Jana', ''],
      ['Familie Roth', ''],
    ],
  ],
  ['Een video van 15 s. "Onze wachtlijst is gehalveerd." — Fatima el Idrissi, arts.', [['Fatima el Idrissi', 'arts']]],
  [
    'Testimonial video, 15 s.\nQuote: "It took us four days."\nName: Mira Tan\nRole: COO\nCompany: Petalworks',
    [['Mira Tan', 'COO, Petalworks']],
  ],
  [
    'A 20 s film for Solara. Customer: The Novak family. Quote: "Our bill fell by half." solara.cz',
    [['The Novak family', '']],
  ],
])('%s quotes each speaker', (prompt, speakers) => {
  expect(filmOf(prompt).quotes).toEqual(speakers);
});

test.each([
  [
    'Make a 12 second thank you to the team from Priya. We shipped Atlas early.',
    'Thank you to the team.',
    'From Priya',
  ],
  [
    'Happy birthday video for our colleague Daniel from everyone in sales. 10 seconds.',
    'Happy birthday, Daniel!',
    'From everyone in sales',
  ],
  [
    'Geburtstagsgruß für Opa Heinz zum 75. Geburtstag, 12 Sekunden. Alles Liebe von Lena und Paul!',
    'Alles Gute zum 75. Geburtstag',
    'Alles Liebe von Lena und Paul!',
  ],
  [
    "Message d'anniversaire pour Mamie Jeanne, qui fête ses 90 ans, 12 secondes. De la part de Luc, Anne et Hugo.",
    'Mamie Jeanne fête ses 90 ans.',
    'De la part de Luc, Anne et Hugo',
  ],
  [
    'Vídeo de felicitación de cumpleaños para Lucía, que cumple 30 años. 10 segundos. «Gracias por cada risa.» De parte de Marta, Iván y Nuria.',
    '¡Feliz cumpleaños, Lucía!',
    'De parte de Marta, Iván y Nuria',
  ],
  [
    'Wish our chef Marco a happy 50th birthday in a 12 second video. You season everything.',
    'Happy 50th birthday to our chef Marco',
    '',
  ],
  [
    'Maak een bedankfilmpje voor onze chauffeurs, 15 seconden. 48.000 ritten. Van iedereen bij Pakketpunt.',
    'Dank aan onze chauffeurs.',
    'Van iedereen bij Pakketpunt',
  ],
])('%s greets and is signed', (prompt, greeting, sender) => {
  const { shown, closing, seconds } = filmOf(prompt);
  expect(shown).toContain(greeting);
  expect(closing).toContain(sender);
  expect(shown).not.toMatch(/video|segundos|Sekunden|secondes/iu);
  expect(seconds).toBe(Number(/\d{2}(?= s|-s| Se)/u.exec(prompt)?.[0]));
});

test.each([
  [
    'Crée une vidéo de lancement de 20 secondes pour Mielle, la première ruche connectée pour balcon. Elle pèse 4 kg.',
    /lancement/iu,
    'la première ruche',
  ],
  [
    'Cria um vídeo de lançamento de 15 segundos para a Brisa, uma bicicleta dobrável. Pesa 14 kg.',
    /lançamento/iu,
    'uma bicicleta dobrável',
  ],
  [
    'Klantverhaal, verticaal, 15 seconden. Bakkerij Noord plant een week in 20 minuten.',
    /klantverhaal/iu,
    'Bakkerij Noord',
  ],
  [
    'Video di 20 secondi, storia di un cliente: la cantina Terre Alte spedisce in 36 ore.',
    /storia/iu,
    'antina Terre Alte',
  ],
  [
    '5 second logo sting for Novabridge. Tagline: Power, delivered. Dark background, electric blue.',
    /background/iu,
    'Power, delivered',
  ],
  [
    'Haz un vídeo de 20 segundos para Raíz Viva. Nunca usamos pesticidas. Raíz Viva: comida que respeta.',
    /vídeo/iu,
    'omida que respeta',
  ],
  [
    'A 20 s film for Becker: open with the year we started, 1985, and finish on our phone number, 01534 220 118. We pick up.',
    /open with|finish on/iu,
    'The year we started, 1985',
  ],
  [
    'Video, 15 Sekunden. Wir suchen einen Koch. 4-Tage-Woche, 3.200 € brutto, eigenes Budget.',
    /-Tage"/u,
    '4-Tage-Woche',
  ],
  [
    'Video, 15 Sekunden. Wir stellen vor: Luma, die Lampe, die sich dem Licht anpasst. 12 Watt.',
    /"Die Lampe"/u,
    'Luma, die Lampe, die sich dem Licht anpasst',
  ],
  [
    'Use it in a 12 s film: we wash dogs. Happy Paws Grooming, Bath, 01225 555 010.',
    /"title":"Bath"/u,
    '01225 555 010',
  ],
])('%s shows what it tells, and not how it is asked for', (prompt, not, told) => {
  const { shown } = filmOf(prompt);
  expect(shown).not.toMatch(not);
  expect(shown).toContain(told);
});

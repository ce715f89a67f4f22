/** What is said to the maker alone, and for whom somebody says they ask. */
import { expect, test } from '@jest/globals';
import { askingOf } from '../../../domain/directing/unwrapping/asking-people.ts';
import { isTalk } from '../../../domain/directing/unwrapping/makers-talk.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';

const talk = [
  "That's roughly how I would put it to them.",
  'This part is very important to us.',
  'We need this before Monday morning.',
  'Ich hoffe, das hilft euch weiter.',
  'Wir sind gespannt auf das Ergebnis!',
  'Ich bin kein Grafiker, also bitte Nachsicht.',
  'Nous avons hâte de découvrir le résultat.',
  "Vous pouvez changer l'ordre si besoin.",
  'No corre prisa.',
  'Estamos deseando ver el resultado.',
  "Non c'è fretta.",
  'Espero que estejam todos bem.',
  'Precisamos disso até segunda.',
  'We hebben het uiterlijk maandag nodig.',
];
const copy = [
  'We hope to see you there.',
  'Feel free to bring your dog.',
  'We need 40 volunteers by Thursday.',
  'Danke an alle, die mitgeholfen haben.',
  'Nous espérons vous y voir.',
  'Todos conocemos esa sensación.',
  'Potete portare il vostro cane.',
  'Não têm ossos, por isso cabem em qualquer buraco.',
  'Laat voor vrijdag weten of je komt.',
];

test('what is said to the maker alone is talk, what looks like it is copy', () => {
  expect(talk.filter((sentence) => !isTalk(sentence))).toEqual([]);
  expect(copy.filter((sentence) => isTalk(sentence))).toEqual([]);
});

test.each([
  [
    'I volunteer at Tarn Sailing Club and we are buying a new rescue boat.',
    'Tarn Sailing Club',
    'We are buying a new rescue boat.',
  ],
  [
    'Ich kümmere mich um die Presse des Stadtmuseums Rotfeld und möchte ein Video von 20 Sekunden.',
    'Stadtmuseum Rotfeld',
    'Ich möchte ein Video von 20 Sekunden.',
  ],
  [
    'Je suis trésorière du Club de Voile du Lac et nous fêtons nos 30 ans.',
    'Club de Voile du Lac',
    'Nous fêtons nos 30 ans.',
  ],
  [
    'Soy secretario del Coro de la Ribera y necesitamos un vídeo porque en mayo cambiamos de sala.',
    'Coro de la Ribera',
    'Necesitamos un vídeo. En mayo cambiamos de sala.',
  ],
  ['Mi occupo della stampa del Teatro dei Gelsi e vorrei un video.', 'Teatro dei Gelsi', 'Vorrei un video.'],
  ['Escrevo em nome da associação Rios Limpos.', 'Rios Limpos', ''],
  [
    'Ik ben penningmeester van Zangkoor De Lijster en we verhuizen in mei.',
    'Zangkoor De Lijster',
    'We verhuizen in mei.',
  ],
])('%s', (sentence, name, text) => {
  expect(askingOf(sentence)).toEqual({ name, text });
});

test('for whom somebody asks is the name, and no line of its own', () => {
  const plain = plainBrief("I'm the head of growth at Fern House and we need a video. We open at ten.");
  expect(plain.name).toBe('Fern House');
  expect(plain.text).toBe('We need a video. We open at ten.');
});

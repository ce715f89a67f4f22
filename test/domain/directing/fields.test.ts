/** Briefs in fields: JSON, YAML and "Key: value" in any spelling and in seven languages. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const shown = (prompt: string) =>
  JSON.stringify(
    planFilm(inputOf(prompt)).scenes.flatMap(({ role, shots }) =>
      role === 'ground' ? [] : shots.map(({ props }) => props),
    ),
  );

test('a brand is the name, a headline opens the film and is no name', () => {
  const prompt =
    '{"brand":"Wrenfield","headline":"Heat your shed all winter","features":["1.4 kW","Wood or pellets","Fits in a day"],"cta":"Order at wrenfield.example","duration_seconds":18,"aspect":"16:9"}';
  expect(read(prompt)).toMatchObject({
    name: 'Wrenfield',
    message: 'Heat your shed all winter',
    seconds: 18,
    told: [],
  });
});

test('the message leads whole with its dates, and keys that name a kind of text are not shown', () => {
  const prompt =
    'task: create_video\nduration: 14s\ntopic: Road works\norganisation: Harlow Bus 7\nmessage: No stops on Mill Street from 3 May to 9 May\nreason: new water pipes\ninfo: harlowbus.example/7\ntone: clear';
  expect(read(prompt)).toMatchObject({
    name: 'Harlow Bus 7',
    message: 'No stops on Mill Street from 3 May to 9 May',
    address: 'harlowbus.example/7',
    seconds: 14,
    told: [],
  });
  expect(shown(prompt)).toMatch(/Road works.*new water pipes/iu);
  expect(shown(prompt)).not.toMatch(/topic|organisation|message|create|tone|clear/iu);
});

test.each([
  'tone_of_voice: wry\ntarget_audience: nurses\naspect_ratio: 1:1\nreferences: ski films\ndo_not: confetti',
  'toneOfVoice: wry\ntargetAudience: nurses\naspectRatio: 1:1\nmoodBoard: ski films\ndoNot: confetti',
  'Tone-of-voice: wry\nTARGET AUDIENCE: nurses\nAspect ratio: 1:1\nInspiration: ski films\nAvoid: confetti',
  'Tonalität: wry\nZielgruppe: nurses\nSeitenverhältnis: 1:1\nReferenzen: ski films\nVermeiden: confetti',
  'Ton: wry\nCible: nurses\nAmbiance: 1:1\nRéférences: ski films\nÀ éviter: confetti',
  'Tono: wry\nPúblico objetivo: nurses\nFormato: 1:1\nReferencias: ski films\nEvitar: confetti',
  'Tono: wry\nPubblico: nurses\nFormato: 1:1\nRiferimenti: ski films\nEvitare: confetti',
  'Tom: wry\nPúblico-alvo: nurses\nFormato: 1:1\nReferências: ski films\nEvitar: confetti',
  'Sfeer: wry\nDoelgroep: nurses\nBeeldverhouding: 1:1\nReferenties: ski films\nVermijden: confetti',
])('what is for the maker reaches no screen: %s', (fields) => {
  const prompt = `Company: Osier Beds\nHeadline: Sleep where it is flat\n${fields}\ndeadline: 4 June`;
  expect(shown(prompt)).toMatch(/Sleep where it is flat.*Osier Beds/u);
  expect(shown(prompt)).not.toMatch(/wry|nurses|1:1|ski|confetti|June|:\s\w+"/u);
  expect(read(prompt).told).toEqual([]);
});

test.each([
  ['Unternehmen: Weberei Halm\nBotschaft: Gewebt seit 1904\nBeschreibung: Leinen aus Sachsen.', 'Weberei Halm'],
  ['Entreprise : Atelier Morel\nMessage : Du cuir qui dure\nTexte : Cousu à la main.', 'Atelier Morel'],
  ['Empresa: Olivar del Sur\nMensaje: Aceite de noche\nDescripción: Se recoge a mano.', 'Olivar del Sur'],
  ['Azienda: Cascina Brolo\nMessaggio: Il riso che respira\nTesto: Asciugato all’aria.', 'Cascina Brolo'],
  ['Empresa: Lumen Solar\nMensagem: O sol paga a conta\nDescrição: Instalado em um dia.', 'Lumen Solar'],
  ['Bedrijf: Bakkerij Smit\nBoodschap: Elke dag om zeven\nOmschrijving: Ons brood rust.', 'Bakkerij Smit'],
])('names and copy are known by their keys: %s', (prompt, name) => {
  const brief = read(prompt);
  const [, message = '', copy = ''] = prompt.split('\n').map((line) => line.replace(/^[^:]+:\s/u, ''));
  expect(brief).toMatchObject({ name, message });
  expect(brief.copy).toContain(copy);
});

test('all under a key of the maker is the maker’s, and what a thing has is not', () => {
  const { text, wishes } = plainBrief(
    '{"product":{"name":"Otter Cam"},"camera":"50 MP","style":{"lighting":"low key","references":["old westerns"],"palette":["#112233"]},"description":"It floats."}',
  );
  expect(text).toContain('Camera: 50 MP');
  expect(text).toContain('It floats.');
  expect(text).not.toMatch(/low key|westerns|#112233/u);
  expect(wishes?.join('\n')).toContain('Colours: #112233');
});

test('a last day to apply is for viewers', () => {
  expect(
    shown('Company: Osier Beds\nTitle: Young makers award\nText: Apply with one drawing.\nDeadline: 4 June'),
  ).toMatch(/4 June/u);
});

test('scenes that come as objects are a script', () => {
  const prompt =
    '{"scenes":[{"id":1,"onScreenText":"Lost again?","voiceover":"Keys hide.","visual":"a sofa","duration":4},{"id":2,"on_screen_text":"Ring once","transition":"fade","duration":5}],"brand":{"name":"Tinkr","font":"Inter"}}';
  expect(plainBrief(prompt).text.split('\n')).toEqual(
    expect.arrayContaining(['Lost again?', 'Keys hide.', 'Ring once.']),
  );
  expect(planFilm(inputOf(prompt)).directions).toEqual(expect.arrayContaining(['visual: a sofa', 'transition: fade']));
});

/** Who speaks says whose film it is; towns, years, wanted posts and senders are no names. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../../domain/directing/read-brief.ts';
import { inputOf } from '../brief-input.ts';

test.each([
  ['We at Ottering are closing our boathouse on 4 March for a week. Rowers may still call.', 'Ottering'],
  ['Wir von Otterau suchen ab Mai eine Köchin. Die Bewerbung geht bis 3. Juni.', 'Otterau'],
  ["Noi dell'Officina Due Remi cerchiamo un apprendista. Due anni, 900 euro al mese.", 'Officina Due Remi'],
  ['Nosotros en Remos Duero arreglamos barcas en dos días. Presupuesto en el acto.', 'Remos Duero'],
  ['Nós da Padaria Lontra queremos agradecer por 20 anos. No sábado há bolo.', 'Padaria Lontra'],
  ['Nous, chez Loutrelle, réparons vos barques. Comptez trois jours.', 'Loutrelle'],
  ['Wij van Ottermaat bakken al twintig jaar brood in Zwolle. Vanaf mei ook op zondag.', 'Ottermaat'],
  ['Bewerbung als Bootsbauer (m/w/d) bei Werft Ottmann in Husum: 38 Stunden, 30 Tage Urlaub.', 'Werft Ottmann'],
  ['La pâtisserie Chez Loutrine à Vannes fête ses dix ans le 18 mai. Gâteau à 15 h.', 'Chez Loutrine'],
  ["Concert of the Otter Lake Singers at St Anne's Church, Saturday 21 June at 7pm.", 'Otter Lake Singers'],
])('%s is by %s', (prompt, name) => {
  expect(readBrief(inputOf(prompt)).name).toBe(name);
});

test('the house that speaks is no place', () => {
  const prompt = 'We at Ottering are closing our boathouse on 4 March for a week. Rowers may still call.';
  expect(readBrief(inputOf(prompt)).occasion.place).not.toBe('Ottering');
});

test.each([
  ['Olá! Preciso de um vídeo. A Escola Lontra abre na segunda-feira. Obrigada, Inês Prado', 'Inês'],
  ["Hi, I'm Dave. I need a film. The Otter Club opens on Friday at ten.", 'Dave'],
  ['Ciao, sono Piero di Lodi. Vorrei un video. Il Circolo Lontra presta le barche.', 'Piero'],
  ['Hello! I need a film. Need something for Instagram. The Otter Club opens on Friday.', 'Instagram'],
])('of %s nobody reads %s', (prompt, asker) => {
  const words = planFilm(inputOf(prompt))
    .scenes.flatMap(({ words }) => words)
    .join('\n');
  expect(words).not.toContain(asker);
});

test('who speaks for a house names the house', () => {
  const brief = readBrief(
    inputOf('Ciao, sono Marta di Lontramiele, un piccolo forno vicino a Cuneo. Vorrei un video: il pane è pronto.'),
  );
  expect(brief.name).toBe('Lontramiele');
  const dutch = readBrief(inputOf('Hoi, ik ben Kim van roeiclub Otterhof. Graag een filmpje: we varen op 2 mei.'));
  expect(dutch.name).toBe('Otterhof');
});

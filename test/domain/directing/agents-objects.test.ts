/** Objects of agents whose keys together say one thing, of subjects and layouts of their own. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';
import { closingOf, piecesOf, textsOf } from './planned-shots.ts';

const toldBy = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)).leftOut);

describe('a shop’s object', () => {
  const brief = JSON.stringify({
    campaign: 'w7_kettles_push',
    brand: 'Morrow & Tin',
    product: 'Stovetop Kettle No. 4',
    price: { was: '€96', now: '€72', off: '25%' },
    url: 'morrowtin.example',
    video: { seconds: 15, palette: 'slate, brass', dont: 'no steam effects' },
    margin_pct: 37,
  });
  test('opens on its product, tells how the price fell, and keeps its margin to itself', () => {
    const [delta] = piecesOf(brief, 'Delta');
    expect(delta?.props).toMatchObject({ before: '€96', after: '€72' });
    expect(textsOf(brief)).toContain('Stovetop Kettle No. 4');
    expect(textsOf(brief)).not.toMatch(/37|w7_kettles|steam|brass/u);
  });
});

describe('a league’s YAML', () => {
  const brief = [
    '# written by table-bot',
    'video:',
    '  title: Table after Week 6',
    '  competition: Dales Chess League',
    '  seconds: 20',
    'standings:',
    '  - {rank: 1, team: Ripley, won: 6, drawn: 0, points: 18}',
    '  - {rank: 2, team: Otter Bridge, won: 4, drawn: 1, points: 13}',
    '  - {rank: 3, team: Fell End, won: 3, drawn: 2, points: 11}',
    'top_scorer:',
    '  name: Ivo Marsh',
    '  wins: 6 wins',
    'footer: daleschess.example/table',
    'directions:',
    '  skip: club crests, won/drawn columns',
  ].join('\n');
  test('is a table without what it tells to skip, signed by the league', () => {
    expect(textsOf(brief)).toMatch(/Otter Bridge/u);
    expect(textsOf(brief)).toMatch(/18 points|"18"/u);
    expect(textsOf(brief)).not.toMatch(/\{rank|crests|drawn/u);
    expect(textsOf(brief)).toContain('Ivo Marsh');
    expect(closingOf(brief)).toContain('Dales Chess League');
    expect(closingOf(brief)).toContain('daleschess.example/table');
  });
});

test('a quotation is signed in any of the seven languages, and what else is said of its speaker stays', () => {
  const french = JSON.stringify({
    entreprise: 'Four Banal',
    duree: '20 s',
    temoignage: { texte: 'On y retourne pour la croûte.', auteur: 'Ninon Savary, cliente' },
    consignes: { fin: 'nom de la maison puis le site' },
    site: 'fourbanal.example',
  });
  expect(piecesOf(french, 'Quote')[0]?.props).toMatchObject({ who: 'Ninon Savary', role: 'cliente' });
  expect(textsOf(french)).not.toMatch(/puis le site/u);
  const speaker = JSON.stringify({
    event: { name: 'Kelp Summit', date: '4 June 2027', venue: 'Pier Hall, Oban' },
    speaker: { name: 'Runa Vik', role: 'phycologist', talk: 'Forests Without Roots', quote: 'Kelp is patient.' },
    length_sec: 20,
  });
  expect(piecesOf(speaker, 'Quote')[0]?.props).toMatchObject({ who: 'Runa Vik', role: 'phycologist' });
  expect(textsOf(speaker) + toldBy(speaker)).toContain('Forests Without Roots');
});

test('whom to reach stands at the end, and the agency that somebody works for signs', () => {
  const listing = JSON.stringify({
    listing: { headline: 'A porch for every season', address: '9 Alder Row, Finnick', price: '$412,000' },
    agent: { name: 'Tomas Grell', phone: '555-0178', agency: 'Lowe & Daughters' },
    duration_s: 20,
    style: { last_frame: 'agency name, agent name and phone' },
  });
  expect(closingOf(listing)).toContain('Lowe & Daughters');
  expect(closingOf(listing)).toContain('555-0178');
  expect(textsOf(listing)).not.toMatch(/agency name/u);
});

test('an alert tells first what to do, and who issues it signs', () => {
  const alert =
    'alert_id: fl-88\nissuer: Tarn Valley Flood Watch\nlevel: Red warning\nvalid:\n  from: Friday 06:00\n  until: Saturday 12:00\nareas:\n  - Lower Tarn\n  - Mill Side\nadvice:\n  - Move valuables upstairs\n  - Turn off the power\n  - Leave by Hill Road\nrender:\n  duration: 16\n  tone: calm';
  expect(textsOf(alert)).toContain('Turn off the power');
  expect(textsOf(alert)).toContain('Friday 06:00');
  expect(closingOf(alert)).toContain('Tarn Valley Flood Watch');
});

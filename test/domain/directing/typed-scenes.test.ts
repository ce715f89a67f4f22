/** Briefs of agents whose scenes have types: each scene is told as what it is, and none of its keys is shown. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { fromObject } from '../../../domain/directing/unwrapping/from-object.ts';
import { inputOf } from './brief-input.ts';
import { closingOf, piecesOf, textsOf } from './planned-shots.ts';

describe('scenes with types', () => {
  const brief = JSON.stringify({
    duration_s: 24,
    brand: { name: 'Thistle CLI' },
    scenes: [
      { type: 'title', text: 'Thistle 4.1 is out' },
      { type: 'stat', label: 'Cold build', value: '9 s', was: '31 s' },
      { type: 'list', heading: 'New in 4.1', items: ['Remote cache', 'Typed tasks', 'Plugins in Go'] },
      { type: 'quote', text: 'It just got out of my way.', author: 'Sefa Aydin, build engineer' },
      { type: 'command', text: 'npx thistle@4 init' },
      { type: 'end', text: 'Read the notes', url: 'thistle.example/4' },
    ],
  });
  test('become a change, cards, a quotation, a command and a call', () => {
    const first = (piece: string) => piecesOf(brief, piece)[0]?.props;
    expect(first('Delta')).toMatchObject({ before: '31 s', after: '9 s', label: 'Cold build' });
    expect(JSON.stringify(first('ListBuild'))).toContain('Remote cache');
    expect(first('Quote')).toMatchObject({ text: 'It just got out of my way.', who: 'Sefa Aydin' });
    expect(JSON.stringify(first('Terminal'))).toContain('npx thistle@4 init');
    expect(closingOf(brief)).toContain('thistle.example/4');
  });
  test('say what changes once', () => {
    expect(textsOf(brief).match(/Cold build/gu)).toHaveLength(1);
  });
});

test('scenes with lengths last as long as these together, and neither numbers nor times are shown', () => {
  const brief = JSON.stringify({
    scenes: [
      { scene: 1, start: 0, duration: 4, type: 'title', text: 'Meet Quay Ledger' },
      { scene: 2, start: 4, duration: 7, type: 'stat', label: 'Close time', value: '3 days', before: '11 days' },
      { scene: 3, start: 11, duration: 6, type: 'bullets', items: ['Bank feeds', 'Matching', 'One-click close'] },
      { scene: 4, start: 17, duration: 5, type: 'cta', text: 'Start free', url: 'quayledger.example' },
    ],
  });
  const { durationInFrames, fps } = planFilm(inputOf(brief));
  expect(durationInFrames / fps).toBe(22);
  expect(textsOf(brief)).not.toMatch(/Title\.|Cta|"[1-4]"|"17"/u);
  expect(piecesOf(brief, 'Delta')).toHaveLength(1);
});

test('a quotation in an object is signed, and who said it does not sign the film', () => {
  const brief =
    'Please make a film of this:\n```json\n{"title":"Autumn intake at Wharfside College","length":"20 seconds","facts":[{"figure":"1,310","caption":"students"},{"figure":"92%","caption":"in work after a year"}],"testimonials":[{"quote":"I got my first job through my placement.","name":"Mirela Stan","role":"welding apprentice"}],"cta":{"text":"Apply by 30 May","url":"wharfside.example"}}\n```';
  expect(piecesOf(brief, 'Quote')[0]?.props).toMatchObject({ who: 'Mirela Stan', role: 'welding apprentice' });
  expect(closingOf(brief)).toContain('Wharfside College');
  expect(closingOf(brief)).not.toContain('Mirela');
});

test('two sides in an object are set against each other', () => {
  const [compare] = piecesOf(
    '{"duration":20,"product":"Emberpan","left":{"title":"Old pans","points":["Stick after 6 months","1.9 kg"]},"right":{"title":"Emberpan","points":["10 year coating","1.1 kg"]},"url":"emberpan.example"}',
    'Compare',
  );
  expect(compare?.props).toMatchObject({ left: { title: 'Old pans' }, right: { title: 'Emberpan' } });
});

test('a status that is news is shown, one of the work on the film is not', () => {
  const incident = (status: string) =>
    textsOf(
      `{"agent":"status-bot","length":"14s","content":{"service":"Brightport API","status":"${status}","impact":"6.4% of requests failed","link":"status.brightport.example"}}`,
    );
  expect(incident('Resolved')).toContain('Resolved');
  expect(incident('Draft')).not.toContain('Draft');
  expect(incident('Resolved')).not.toContain('status-bot');
});

test('a call with an amount is a call, and a label that goes on from its figure keeps its small letter', () => {
  const yaml =
    'length: 30s\norganisation: Springs East\nheadline: One year, 64 villages\nfigures:\n  - 64 wells repaired\n  - 73% of pump mechanics trained are women\n  - $11 per person served\nquote:\n  text: "My daughter walks to school now."\n  by: Abeba Girma, Gode district\ncall_to_action: Give $11 today\nurl: springs.example/give';
  expect(closingOf(yaml)).toContain('Give $11 today');
  expect(textsOf(yaml)).toContain('of pump mechanics trained are women');
  expect(piecesOf(yaml, 'Quote')[0]?.props).toMatchObject({ who: 'Abeba Girma' });
});

/** Read once for each question about them, forty levels would take longer than anybody waits. */
test('scenes within scenes are read once each, however deep they stand', () => {
  const scene = (text: string, parts?: object) => ({ type: 'text', text, ...(parts === undefined ? {} : { parts }) });
  const nested = Array.from({ length: 40 }).reduce<object>(
    (inner, _, level) => scene(`Level ${level}`, { scenes: [inner, scene(`Beside ${level}`)] }),
    scene('The innermost words'),
  );
  const lines = fromObject(JSON.stringify({ scenes: [nested, scene('Last')] })).split('\n');
  for (const said of ['The innermost words.', 'Beside 0.', 'Beside 39.', 'Last.']) expect(lines).toContain(said);
});

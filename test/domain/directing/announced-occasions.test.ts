/** What is announced with its day, whom to turn to, and what opens and signs short films. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';
import { piecesOf, textsOf } from './planned-shots.ts';

test.each([
  [
    'Announce the Harbour Lights festival, July 18 to 20 in Porto: 24 bands, 3 stages and tickets from $60.',
    'July 18 to 20',
    'Porto',
  ],
  [
    'Anuncie o festival Sons do Rio, de 18 a 20 de julho em Porto Alegre: 24 bandas, 3 palcos e ingressos a partir de R$ 60.',
    '18 a 20 de julho',
    'Porto Alegre',
  ],
  [
    'Annoncez le festival Les Nuits Bleues, du 18 au 20 juillet à Sète : 24 groupes, 3 scènes et des billets dès 30 €.',
    '18 au 20 juillet',
    'Sète',
  ],
  [
    'Kondig de braderie Zomerzon aan, 6 en 7 juli in Zwolle: 120 kramen, 8 optredens en gratis parkeren.',
    '6 en 7 juli',
    'Zwolle',
  ],
])('an occasion stands on its ticket, and once: %s', (prompt, date, place) => {
  expect(piecesOf(prompt, 'Ticket')[0]?.props).toMatchObject({ date, place });
  expect(piecesOf(prompt, 'Kinetic')).toEqual([]);
});

test.each([
  [
    'A 15 second video. Three tips for winter: wear wool, drink tea, shut the windows. 20 seconds, vertical, for Bluebell Clinic.',
    'Bluebell Clinic',
  ],
  [
    'Vier Gründe für ein Rad: es spart Geld, parkt überall, trägt viel und hält fit. 20 Sekunden, für Radhaus Kiel.',
    'Radhaus Kiel',
  ],
  [
    'Tre consigli per l’inverno: bevi il tè, chiudi le finestre, metti i calzini. Un video di 15 secondi per Enerluce.',
    'Enerluce',
  ],
  ['Make a welcome video for new drivers at GreenVan Logistics. Meet at Gate 2 at 7:30.', 'GreenVan Logistics'],
  [
    'Property video. Asking price $742,000. Agent: Renee Castillo, Bridgetown Realty, (503) 555-0148.',
    'Bridgetown Realty',
  ],
  ['Listing video: house at 14 Quarry Lane, Bath. Contact: Ben Hale, Hale & Moore, 01225 555 010.', 'Hale & Moore'],
])('whom a film is for, and whom to turn to, signs it: %s', (prompt, name) => {
  expect(readBrief(inputOf(prompt)).name).toBe(name);
});

test('whom to turn to is shown, with the number at the end', () => {
  const prompt = 'Property video. Asking price $742,000. Agent: Renee Castillo, Bridgetown Realty, (503) 555-0148.';
  expect(readBrief(inputOf(prompt)).address).toBe('(503) 555-0148');
  expect(textsOf(prompt)).toContain('Renee Castillo');
});

test('an open house heads its ticket, whoever holds it', () => {
  const prompt =
    'Address: 27 Larch Avenue, Portland. Open house Sunday, May 17, 1–4 pm. Agent: Ada Osei, Quay Homes, (503) 555-0148.';
  expect(piecesOf(prompt, 'Ticket')[0]?.props.title).toBe('Open house');
});

test('what a sale is called opens its film, and the news opens a short one', () => {
  const sale =
    'Make a 12-second sale ad for Lumen & Loom. Spring Clear-Out: up to 40% off all lamps. Offer ends Sunday 19 April.';
  expect(readBrief(inputOf(sale)).message).toBe('Spring Clear-Out');
  expect(textsOf(sale)).toContain('"Spring Clear-Out"');
  const news =
    'Social post, 10 seconds, for Pebble Bakery. Our sourdough starter turns 25 this Friday! Doors open at 7 am, 18 Mill Street, Kendal.';
  expect(textsOf(news)).toContain('Our sourdough starter turns 25 this Friday!');
});

test('a title leads a message that is a text, and growth may be what changes', () => {
  const prompt =
    'Title: New pricing for Mailpike\nMessage: Prices change on 1 August. Starter stays at $9 per month. Growth goes from $29 to $34.\nDuration: 25 seconds';
  expect(readBrief(inputOf(prompt))).toMatchObject({
    message: 'New pricing for Mailpike',
    changes: [{ before: '$29', after: '$34', label: 'Growth' }],
  });
});

test('"Her quote" is signed with whom the sentence before names', () => {
  const prompt =
    'Customer testimonial for LedgerLane. The customer is Maya Okafor, owner of Okafor Ceramics. Her quote: "I used to spend every Sunday on receipts."';
  expect(readBrief(inputOf(prompt)).quotations).toMatchObject([
    { who: 'Maya Okafor', role: 'owner of Okafor Ceramics' },
  ]);
});

test('sides may be told with and without, and a line counts no quarter before it is drawn', () => {
  const sides =
    'With spreadsheets: 6 hours of admin a week, no alerts. With Fleetly: 45 minutes of admin a week, alerts by SMS. 30 seconds.';
  expect(readBrief(inputOf(sides)).comparison?.map(({ items }) => items.length)).toEqual([2, 2]);
  const line =
    'Make a 45-second video for Halden Robotics. Revenue by quarter: Q4 2025 $8.2M, Q1 2026 $9.1M, Q2 2026 $10.4M, Q3 2026 $12.7M. Gross margin reached 58%.';
  expect(piecesOf(line, 'Line')).toHaveLength(1);
  expect(piecesOf(line, 'Counter').map(({ props }) => props.value)).not.toContain('12.7');
});

test('the steps of a process stay, told in whatever clauses', () => {
  const prompt =
    'A 50-second explainer on how heat pumps work. First, a fan draws air over a cold refrigerant. Then a compressor squeezes the refrigerant, which raises its temperature. The heat is passed to your radiators. Finally, the refrigerant expands, cools down, and the cycle starts again.';
  expect(textsOf(prompt)).toContain('expands, cools down, and the cycle starts again');
  expect(planFilm(inputOf(prompt)).directions?.join(' ')).not.toMatch(/expands|Finally/u);
});

test('a score and a count in brackets number no steps, and a short ad keeps its bargain', () => {
  const cup =
    'Congratulate the U14 girls: Riverside FC 3, Oakfield 1. Goals by Amy Chen (2) and Leila Haddad. Final at Mill Park, 4 May.';
  expect(textsOf(cup)).toContain('Riverside FC 3, Oakfield 1');
  expect(piecesOf(cup, 'Steps')).toEqual([]);
  const bag =
    'A vertical 15s ad for Morning Ritual. Freshly roasted beans every 2 weeks, free delivery, cancel anytime. First bag 50% off with code RISE50.';
  expect(textsOf(bag)).toContain('First bag 50% off with code RISE50');
});

test.each([
  [
    'A 25-second safety briefing for visitors to the Halden plant: wear your helmet, stay on the yellow path, no photos.',
    25,
  ],
  [
    'Vertel in 20 seconden wat ons park biedt: 14 km wandelpaden, een zwemvijver en gratis parkeren. Park Heuvelrust.',
    20,
  ],
  [
    'Erkläre in 30 Sekunden, wie ein Blitz entsteht: Eiskristalle reiben aneinander, die Spannung steigt, sie entlädt sich.',
    30,
  ],
])('a length inside what is asked for holds, and is not shown: %s', (prompt, seconds) => {
  const film = planFilm(inputOf(prompt));
  expect(film.durationInFrames / film.fps).toBeCloseTo(seconds, 1);
  expect(textsOf(prompt)).not.toMatch(/\d\d.?(?:second|Sekunden|seconden)|Vertel|Erkläre/u);
});

test('how long an event takes is shown, and what is over has no ticket', () => {
  const webinar =
    'Square video, 20 seconds.\nTopic: Passkeys for small teams\nDate: Thursday, 22 January 2026, 15:00 CET\nDuration: 45 minutes plus Q&A\nCost: free';
  expect(textsOf(webinar)).toContain('"value":"45","suffix":" minutes"');
  // A field's label names nobody: what is held opens the film.
  expect(readBrief(inputOf(webinar)).name).toBe('');
  const lines = piecesOf(webinar, 'Headline').map(({ props }) => props.text);
  expect(lines.slice(0, 1)).toEqual(['Passkeys for small teams']);
  const recap =
    'Recap video of RustBelt Conf 2025. The conference took place on 18 and 19 September in Pittsburgh. 740 guests came. Next year we meet in Cleveland.';
  expect(piecesOf(recap, 'Ticket')).toEqual([]);
});

test('a webinar has its ticket, with the one word that says what it costs', () => {
  const [ticket] = piecesOf('Webinar: Passkeys for small teams. Thursday, 22 January 2026, 15:00 CET. Free.', 'Ticket');
  expect(ticket?.props).toMatchObject({ title: 'Webinar: Passkeys for small teams', price: 'Free' });
});

test.each([
  [
    'Video for our customers about shipping, 30 seconds, from Northway Freight. Order by December 12. No pickups on December 25.',
    'Northway Freight',
  ],
  [
    'Make a video summarising the third quarter of 2025 for Norrland Timber AB. Revenue was SEK 1.84 billion.',
    'Norrland Timber AB',
  ],
  [
    'Our company turned 10! We opened offices in Berlin, Lisbon and Toronto. Thank you. — The team at Brightpath',
    'Brightpath',
  ],
  [
    'Say thank you to 500 volunteers who planted 12,000 trees in the Teuto Forest this weekend. Forest Friends e.V.',
    'Forest Friends e.V.',
  ],
])('who sends a film signs it, and no place or quarter does: %s', (prompt, name) => {
  expect(readBrief(inputOf(prompt)).name).toBe(name);
});

test('two ways to reach somebody end the film together, and a poll that asked how is no chain', () => {
  const notice =
    'Public notice from the City of Ferndale. Water will be shut off on Tuesday, May 12. Questions: 555-0147 or ferndale.gov/water.';
  expect(readBrief(inputOf(notice)).address).toBe('555-0147 or ferndale.gov/water');
  const poll =
    'The Remote Work Pulse asked 2,480 office workers in Canada how they work. Of the hybrid workers, 7 in 10 say they focus better at home, but 58% miss chatting.';
  expect(piecesOf(poll, 'FlowMap')).toEqual([]);
});

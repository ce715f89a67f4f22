import { expect, test } from '@jest/globals';
import { piecesOf, readPrompt, textsOf } from './planned-shots.ts';

test('points that are fields of a brief are read as its fields, and what is one of them is named', () => {
  const prompt =
    'Teaser, vertical\n\n- Studio: Copper Finch\n- Game: Tidehollow\n- Hook line: "The sea keeps score."\n- Features to show, one per beat:\n  - 60 islands\n  - 3 seasons\n  - no timers\n- Price: $14.99, first week $11.99\n- Style: ink and salt, slow\n- End card: Wishlist now';
  expect(readPrompt(prompt)).toMatchObject({ name: 'Tidehollow', message: 'The sea keeps score.' });
  expect(textsOf(prompt)).toContain('$14.99, first week $11.99');
  expect(textsOf(prompt)).toContain('3 seasons');
  expect(textsOf(prompt)).not.toMatch(/one per beat|ink and salt/);
});

test('scenes by their times show what they hold in their order, without their clock', () => {
  const prompt =
    'Vidéo de 30 secondes.\n\n**Événement :** Journées du Bois, 6e édition\n**Dates :** 4 et 5 mars 2026\n\nScènes :\n1. (0-6 s) Accroche : « Et si on bâtissait en bois ? »\n2. (6-14 s) Chiffres clés : 30 intervenants, 12 ateliers, 400 participants\n3. (14-24 s) Fin : « Inscrivez-vous sur bois.example »';
  expect(textsOf(prompt)).toContain('Et si on bâtissait en bois ?');
  const shown = textsOf(prompt);
  expect(shown).toContain('Participants');
  expect(shown).not.toMatch(/14 s|0-6|Accroche|Fin :/);
});

test('under instructions a point directs, and what it quotes is said', () => {
  const prompt =
    '## Facts\n- 640 trees planted\n- 14 streets greener\n- 9 schools took part\n\n## Instructions\n- Bars grow from the ground as trees\n- Keep the last frame still\n- End card: "Plant one with us"\n\n### Do not\n- compare with other towns\n- use stock photos';
  const shown = textsOf(prompt);
  expect(shown).toContain('Plant one with us');
  expect(shown).toContain('640');
  expect(shown).not.toMatch(/last frame|grow from|compare|stock photos/);
});

test('a table keeps its rows whatever its words, and a list its points', () => {
  const table =
    'Maak een verticale video van 20 seconden.\n\n### Opdracht\n- Opdrachtgever: Gemeente Oudveen\n- Onderwerp: nieuwe tijden\n\n### Wat verandert er\n| Soort | Oud | Nieuw |\n|---|---|---|\n| Milieustraat | elke dag | ma tot za |\n| Balie | elke ochtend | op afspraak |\n\n### Aanwijzingen\n- Rustig tempo';
  expect(piecesOf(table, 'Scorecard')).toHaveLength(1);
  expect(textsOf(table)).not.toMatch(/\| |Rustig/);
  const rules =
    'MESSAGE: New yard rules from Monday\n\nRULES:\n1. Walk inside the white lines\n2. Horn at every gate\n3. No phones near a moving crane';
  expect(textsOf(rules)).toContain('Horn at every gate');
});

test('what a company is stands behind its name, and a call beside its address', () => {
  const prompt =
    'Create a product tour.\n\nProduct: Pigeonhole (shared inbox for law firms)\nDuration: 30 seconds\nTone: calm\n\nScenes:\n1. Problem: "Mail lives in 9 inboxes."\n2. Collect: forward it to one address\n3. CTA: "Try it free for 14 days" + pigeonhole.example';
  expect(readPrompt(prompt)).toMatchObject({
    name: 'Pigeonhole',
    action: 'Try it free for 14 days',
    address: 'pigeonhole.example',
  });
  expect(textsOf(prompt)).toContain('Shared inbox for law firms');
});

test('labels in bold sign a quotation as plain ones do', () => {
  const [quote] = piecesOf(
    '**Task:** square video, 15s\n\n**Quote:** "We ship in 2 days instead of 9. I sleep again."\n**Name:** Ines Okafor\n**Role:** Head of Stores, Elmway\n**Brand:** Loadstar (teal, white)',
    'Quote',
  );
  expect(quote?.props).toMatchObject({ who: 'Ines Okafor', role: 'Head of Stores, Elmway' });
});

test('heads over labels, and plans in brackets, are told plan by plan', () => {
  const nested = readPrompt('Our plans: Basic: $9 a month, 5 users. Team: $29 a month, 50 users.');
  expect(JSON.stringify([nested.tables, nested.lists, nested.comparison])).toContain('Basic');
  expect(nested.statements.map(({ text }) => text)).toContain('Our plans.');
  const shown = textsOf(
    'Os nossos planos: Leve R$ 59 por mês (das 6h às 16h), Livre R$ 99 (aulas e sauna) e Total R$ 149 (tudo isso mais piscina).',
  );
  for (const words of ['Leve', 'Livre', 'Total', 'R$ 99', 'R$ 149', 'iscina']) expect(shown).toContain(words);
});

test('values that their key holds together are points under its head, and parts of a hundred are shares', () => {
  const [donut] = piecesOf(
    '{"organization":"Clearspring","key_figures":[{"label":"Wells drilled","value":218},{"label":"Villages","value":97}],"spending":{"programmes":81,"fundraising":12,"administration":7},"cta":"Read more at clearspring.example"}',
    'Donut',
  );
  expect(JSON.stringify(donut?.props)).toContain('Administration');
  const event =
    'type: event_invitation\ntitle: GridSouth 2026\nsubtitle: The meeting for people who keep the lights on\ndate: 2-3 June 2026\nplace: Quay Hall, Hull\nnumbers:\n  talks: 58\n  workshops: 12\n  attendees: 1,400\ntickets:\n  regular: €520\n  student: €95 until May';
  expect(textsOf(event)).toContain('The meeting for people who keep the lights on');
  expect(piecesOf(event, 'KpiRail')).toHaveLength(1);
  expect(textsOf(event)).toContain('"Tickets"');
});

test('a mapping behind prose is read, and the same said of several things is a table', () => {
  const [table] = piecesOf(
    'Make a 30s video comparing the plans of our app "Krill".\n\nplans:\n  Free:\n    price: $0\n    users: up to 3\n    storage: 1 GB\n  Team:\n    price: $9 per user\n    users: up to 50\n    storage: 100 GB\n\ninstructions:\n  - columns build up one after the other\n  - final line: "Save 20% a year"',
    'Scorecard',
  );
  expect(table?.props).toMatchObject({ cols: ['Free', 'Team'] });
});

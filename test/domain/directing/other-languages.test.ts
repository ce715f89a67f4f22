/** Briefs in German, French, Spanish, Italian, Portuguese and Dutch ask in words of their own. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shownOf = (prompt: string) => {
  const plan = planFilm(inputOf(prompt));
  return { plan, shown: JSON.stringify(plan.scenes.map(({ shots }) => shots.map(({ props }) => props))) };
};

test.each([
  ['Presentare la nuova bici cargo Portolana, 480 € al mese.', 'Presentare', 'a nuova bici cargo Portolana'],
  ['Anunciar la apertura del taller de bicis Rueda Libre en Cuenca.', 'Anunciar', 'a apertura del taller'],
  ['Apresentar a Ondalva, a nova prancha de cortiça. Custa 320 €.', 'Apresentar', 'Ondalva, a nova prancha'],
  ['Présenter le nouveau tram de nuit, toutes les 20 minutes.', 'Présenter', 'e nouveau tram de nuit'],
  ['Kündige unser Hoffest am 3. Juli an. Es gibt Waffeln und Musik.', 'Kündige', 'Es gibt Waffeln und Musik.'],
  ['Stelle den neuen Bauernladen Wolff vor: Eier, Käse und Brot.', 'Stelle', 'Der neue Bauernladen Wolff'],
  ['Stel onze nieuwe soepkar voor. Elke dag drie soepen.', 'Stel ', 'Onze nieuwe soepkar'],
  ['Vorrei presentare il corso di ceramica della Bottega Rossi.', 'Vorrei', 'Il corso di ceramica'],
  ['Informar a los vecinos de que el mercado se traslada a la plaza Nueva.', 'Informar', 'El mercado se traslada'],
  ['Ein Film über den neuen Radweg an der Ilm, 4 Kilometer lang.', 'Den neuen', 'Der neue Radweg'],
  ['Fai un video sui risultati dello studio Archi: 73 clienti e una sede a Lecce.', 'ui risultati', 'Risultati dello'],
])('%s: the asking is not shown, and what it asks for is', (prompt, hidden, seen) => {
  const { shown } = shownOf(prompt);
  expect(shown).not.toContain(hidden);
  expect(shown).toContain(seen);
});

test.each([
  [
    'La fête du quai revient le 4 juillet à Sarlon. Merci de commencer par « La nuit est à nous » et de finir avec quai.example.',
    'La nuit est à nous',
  ],
  ['La sagra torna il 20 ottobre a Monteluna. Iniziate con «Profumo di castagne».', 'Profumo di castagne'],
  ['Neue Kurse im Töpferhaus ab 4. März. Beginnen Sie mit „Hände in den Ton!“', 'Hände in den Ton!'],
  ['Nueva ruta en bici de 42 km. Por favor, empezad con «¿Salimos?» y terminad con ruta.example.', '¿Salimos?'],
  ['Nieuwe fietskoerier in Zwolle. Graag beginnen met ‘Nu besteld, zo gebracht’.', 'Nu besteld, zo gebracht'],
])('%s: the film opens on the words, however politely they are asked for', (prompt, opening) => {
  const { plan, shown } = shownOf(prompt);
  const first = [...plan.scenes].filter(({ role }) => role !== 'ground').sort((a, b) => a.startFrame - b.startFrame)[0];
  expect(JSON.stringify(first?.shots.map(({ props }) => props))).toContain(opening);
  expect(shown).not.toMatch(/Merci|Por favor|Graag|niziate|Beginnen/u);
});

test('words of courtesy are nothing that was left out', () => {
  expect(shownOf('La librería Tinta abre el sábado. Por favor, tono cálido.').plan.leftOut).toEqual([]);
});

test('a sentence whose verb ends behind the joining word stays whole', () => {
  const { shown } = shownOf(
    'Der Gemeinderat Oberau lädt alle Bürgerinnen und Bürger zur Versammlung über den neuen Radweg ein. Mittwoch, 19. Februar, 19 Uhr, Turnhalle.',
  );
  expect(shown).toContain('Gemeinderat Oberau lädt alle Bürgerinnen und Bürger');
});

test('a ticket is headed by what somebody invites to, without what leads to its days', () => {
  const { shown } = shownOf(
    'A Câmara de Vilarouco convida todos para a Feira das Sopas, nos dias 8 e 9 de novembro, no Pavilhão Multiusos.',
  );
  expect(shown).toContain('"title":"Feira das Sopas"');
  expect(shown).not.toMatch(/nos dias"/u);
});

const lastOf = (prompt: string) => {
  const { plan } = shownOf(prompt);
  const last = [...plan.scenes].sort((a, b) => b.startFrame - a.startFrame).find(({ role }) => role !== 'ground');
  return JSON.stringify(last?.shots.map(({ props }) => props));
};

test.each([
  ['Tante Rosa wird 80! Ein Film mit Wünschen von allen Nichten, am Ende soll stehen: „Bleib so!“', 'Bleib so!'],
  ['Nonna Pia compie 80 anni sabato a Lecce. Finire con “Cento ancora!”.', 'Cento ancora!'],
  ['Our choir needs voices. End with "Sing along!"', 'Sing along!'],
])('%s: the film ends on the words that it shall end on, and on them alone', (prompt, ending) => {
  expect(lastOf(prompt)).toContain(ending);
  expect(shownOf(prompt).shown.split(ending)).toHaveLength(2);
});

test('German keeps what it bends behind its preposition, and numbers that are ranks', () => {
  expect(shownOf('Ein kurzer Film von allen Kollegen für Heinz, der in Rente geht.').shown).toContain('Von allen');
  expect(shownOf('Ein Film zum 50. Geburtstag von Karin. Wir feiern am See.').shown).toContain('50. Geburtstag');
});

test.each([
  ["Le festival Les Nuits d'Orvane revient à Sarlon. 28 concerts. nuitsdorvane.example", "Les Nuits d'Orvane"],
  ['Témoignage à animer : « Tout est réglé en dix minutes. » – Eve Ravan. Le logiciel s’appelle Factolin.', 'Factolin'],
])('%s: the name stands with its article, without marks that end a sentence', (prompt, name) => {
  const { shown } = shownOf(prompt);
  expect(shown).toContain(`"name":"${name}"`);
  expect(shown).not.toContain('animer');
});

test('what German nouns and what somebody owns is called is no name', () => {
  expect(shownOf('Stelle unsere Quartalszahlen vor: 94 % pünktlich, 120 neue Leute.').shown).not.toContain(
    '"name":"Quartal',
  );
  expect(shownOf('Stelle den neuen Bauernladen Wolff vor: frische Eier, Käse und Brot.').shown).not.toContain(
    '"name":"Eier"',
  );
});

test('who is named first and does something begins a sentence, and no list', () => {
  const { shown } = shownOf('A oficina Roda Viva, em Braga, procura dois mecânicos e uma rececionista.');
  expect(shown).not.toContain('"Em Braga"');
});

test('a ticket has the price of admission alone, without its verb, and no news as its title', () => {
  const riding = shownOf(
    'Open dag van Manege De Hoef op zaterdag 14 juni. Ponyrijden kost 3,50 € en koffie is gratis.',
  );
  expect(riding.shown).not.toContain('"price"');
  const free = shownOf('Versammlung am Mittwoch, 19. Februar, 19 Uhr, Turnhalle. Der Eintritt ist frei.');
  expect(free.shown).not.toContain('"price":"Eintritt ist frei"');
  const news = shownOf('De gemeente Oosterwaal laat weten: vanaf 1 april wordt het oud papier op donderdag opgehaald.');
  expect(news.shown).not.toContain('"title":"De gemeente Oosterwaal laat weten"');
});

test('whoever tells something is quoted with name and post', () => {
  const { shown } = shownOf(
    '«Con Ordino ho smesso di perdere comande», racconta Luca Ferri, titolare della Trattoria Ferri di Bari.',
  );
  expect(shown).toContain('"who":"Luca Ferri"');
});

test.each([
  ['Kannst du mir ein kurzes Hochzeitsvideo für meine Schwester Lea machen? Sie liebt Zimt.', /Kannst|machen\?/u],
  ['Le conseil a voté le budget 2025. Faire une vidéo claire de 20 secondes maximum.', /laire de|secondes/u],
  ['El domingo limpiamos el río. Que empiece con «¿Vienes?» y que no dure más de 25 segundos.', /Que empiece/u],
])('%s: what is said of the film is not shown', (prompt, hidden) => {
  expect(shownOf(prompt).shown).not.toMatch(hidden);
});

test('a congratulation is what the film says', () => {
  const { shown } = shownOf(
    'Gefeliciteerd Sanne en Tim met jullie huwelijk! Op 6 september is het feest in kasteel Rozenburcht. Een romantische video van 15 seconden.',
  );
  expect(shown).toContain('Gefeliciteerd Sanne en Tim met jullie huwelijk');
});

test('the number of a house counts nothing', () => {
  const { shown } = shownOf('A loja Pedalar Bem muda para a Rua Direita 45 no dia 2 de maio. Traga a sua bicicleta.');
  expect(shown).not.toContain('"value":"45"');
});

test('a last day stands with the word that makes it one, and a sum for each of something is no admission', () => {
  expect(shownOf('Curso de guitarra: 49 € en vez de 79 € hasta el 15 de enero. Código CUERDA49.').shown).toContain(
    'hasta el 15 de enero',
  );
  const market = shownOf(
    'Flohmarkt am Samstag, den 24. Mai, auf dem Parkplatz. Standgebühr 8 € pro Meter, mit Kuchen.',
  );
  expect(market.shown).toContain('"title":"Flohmarkt"');
  expect(market.shown).not.toContain('"price"');
});

test.each([
  ['Stellt unsere neue Praxis am Markt 7 in Gehrden vor: modern und barrierefrei.', 'Stellt'],
  ['On voudrait annoncer la sortie du jeu « Le Phare de Mor » : 2 à 5 joueurs, 29,90 €.', 'voudrait'],
  ['Quisiera un vídeo de medio minuto como mucho sobre la cooperativa Hilanda: 52 trabajadoras.', 'uisiera'],
  [
    'Wilt u een video maken voor de heropening van Museum De Blazer in Leerwijk? We gaan op 4 oktober open.',
    'Leerwijk?',
  ],
  [
    'Wilt u een video maken voor de heropening van Museum De Blazer in Leerwijk? We gaan op 4 oktober open.',
    'Leerwijk We',
  ],
  [
    'Gostaríamos de um vídeo curto, a explicar como funciona a recolha de papel em Areias: peça o balde na junta.',
    'explicar',
  ],
])('%s: a polite asking is not shown either: %s', (prompt, hidden) => {
  expect(shownOf(prompt).shown).not.toContain(hidden);
});

test('words and address that the film shall end on are its last ones', () => {
  const prompt =
    'Unser Tierheim in Löbnitz sucht Paten. Schließen Sie bitte mit „Werde Pate!“ und der Adresse pfoten.example ab.';
  expect(lastOf(prompt)).toContain('Werde Pate!');
  expect(shownOf(prompt).shown).not.toContain('Schließen');
});

test('a number behind a word that asks for orders is one to call', () => {
  const { shown } = shownOf('Vende-se mel da serra, colheita nova. Encomendas: 912 345 678.');
  expect(shown).toContain('"address":"912 345 678"');
});

test('a shortened million stays with its currency', () => {
  const { shown } = shownOf(
    'Ein Film über unsere Zahlen: Der Umsatz der Brunner Logistik stieg von 18,4 Mio. € auf 21,7 Mio. €, die Pünktlichkeit liegt bei 94 %, und wir haben 120 Leute eingestellt.',
  );
  expect(shown).not.toMatch(/"€|Mio\."/u);
});

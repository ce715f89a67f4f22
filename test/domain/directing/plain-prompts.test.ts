import { expect, test } from '@jest/globals';
import { piecesOf, readPrompt, shotsOf, textsOf } from './planned-shots.ts';

/** What stands in the film's first shot, and in its last. */
const opensOn = (prompt: string) => JSON.stringify(shotsOf(prompt)[0]?.props);

test.each([
  ['Video for a parents evening showing how we spent $8.2 million: staff 64%, buildings 21%, books 15%.', 'parents'],
  ['A clip for the trade fair presenting our two new pumps: the P4 and the P9.', 'trade fair'],
  ['Intro for a demo day: we are Tidemark. We build buoys that last 12 years.', 'demo day'],
  ['Social post for our dairy: 3 new cheeses, aged 90 days. The dairy is called Almgrün.', 'Social post'],
  ['Testimonial for LinkedIn: "We ship twice as fast." Ola Berg, head of logistics, Nordfracht.', 'LinkedIn'],
  ['Vergleich für unsere Mitglieder: Bus oder Rad? Bus: 31 Minuten, 2,90 €. Rad: 24 Minuten, 0 €.', 'Mitglieder'],
  ['Locandina animata per la festa del pane: 4 e 5 maggio, piazza Nova. Sobria, giallo grano.', 'Locandina'],
  ['Summarize this study for the public in 20 seconds: we asked 912 nurses. 4 in 10 sleep badly.', 'this study'],
  ['Make a video from these meeting notes: budget of $40,000 approved. Next meeting on 4 May.', 'notes'],
])('where, before whom and from what a film is made stands in none: %s', (prompt, wrapping) => {
  expect(textsOf(prompt)).not.toContain(wrapping);
});

test.each([
  [
    'Build a 30-second video explaining our new parking rules for staff. Valid from 3 March. Two levels. Core hours 9 to 5. Company: Corvid Systems. Friendly, purple.',
    'Our new parking rules',
  ],
  [
    'Make a video for our investors explaining where the seed round went: salaries 58%, cloud 24%, rent 18%.',
    'Where the seed round went',
  ],
  [
    'Create a video (20 seconds) for "Marlow Tea". Goal: announce our refill bags. Details: 200 g, $9, ready in May.',
    'Our refill bags',
  ],
  [
    'Clock in at gate 2. Shifts start at 6:00. Wear a vest. Welcome to Brenner Logistics!',
    'Welcome to Brenner Logistics',
  ],
  [
    'Video for World Soil Day. 33% of soils are worn out. An inch takes 500 years. You can help: compost, plant, share. Terra Trust Foundation.',
    'World Soil Day',
  ],
])('a film opens on what it is about: %s', (prompt, head) => {
  expect(opensOn(prompt)).toContain(head);
});

test.each([
  ['New track out now: "Low Tide" by Vela Noir. From the album "Southbound", out 3 May.', 'Vela Noir'],
  ['Our band The Paper Lanterns plays 3 May in Leeds: 11 new songs, doors 19:00, £12.', 'The Paper Lanterns'],
  ['Help us plant 40 hedges. $12 pays for one metre. Org: Hedgerow Watch.', 'Hedgerow Watch'],
  ['Two-factor login in 3 steps. It stops 99% of attacks. Signed: Northgate Security.', 'Northgate Security'],
  ['The benefits of a heat pump: it pays back in 9 years. Company name Warmhaus. Sunny.', 'Warmhaus'],
  ['Festa dell’uva: 3 e 4 ottobre, 40 cantine. Organizza la Pro Loco.', 'Pro Loco'],
  ['Wärmedämmung oder neue Fenster? Fazit: erst dämmen. Stadtwerke Auental, 25 Sekunden.', 'Stadtwerke Auental'],
  ['Senior Bike Mechanic at Velo Lindholm, Aarhus. Full time from 1 May. Apply by 4 April.', 'Velo Lindholm'],
  ['Happy 20th anniversary to our choir! 34 singers, 120 concerts. Ravel Chamber Choir.', 'Ravel Chamber Choir'],
  ['Solution: Leafcam, an AI camera that spots mildew 4 days earlier. 210 farms. Ask: €3M Series A.', 'Leafcam'],
  [
    '1978 first shop, 1991 second shop, 2004 a roastery, 2020 solar roof. Cafés Olmedo. "Slow on purpose".',
    'Cafés Olmedo',
  ],
])('who speaks signs: %s', (prompt, name) => {
  expect(readPrompt(prompt).name).toBe(name);
  expect(textsOf(prompt)).not.toMatch(/Org:|Signed:|Company name|Organizza/);
});

test.each([
  ['From March we split into 5 teams: Search, Billing, Orders, Catalog, Returns. Returns moves in June.', 'Returns'],
  ['Weekly sales: orders 3,917, returns 2%. Top product: Trail Pack 30L.', 'Trail Pack 30L'],
  ['Email and VPN will be down on 9 November from 01:00 to 05:00. Chat stays online.', 'Email'],
  ['Match: FC Halden 3 : 2 SV Ruden. 1,850 people came.', 'FC Halden 3:2 SV Ruden'],
  ['Invite for our garden party: Friday 20 June, 4 pm. BBQ, live band "The Paddlers", tug of war.', 'The Paddlers'],
  ['Goal €80,000 for the playground. Biggest gift: €5,000 from Kranz Bakery. Deadline 30 April.', 'Kranz Bakery'],
  ['Explain the difference between RAM and storage. RAM: fast, small. Storage: slow, large.', 'RAM'],
  ['How Germans commute. Car 61%, train 16%, bike 12%. Average time: 28 minutes.', 'Germans'],
  ['Bring the tent to our colleague Jo. It is a 60th birthday. Cake at 15:00.', 'to our colleague Jo'],
])('no item of a row, ranking or score signs a film: %s', (prompt, name) => {
  expect(readPrompt(prompt).name).not.toBe(name);
});

test('months are drawn as a line, May among them', () => {
  const [line] = piecesOf('Monthly visits: Jan 12k, Feb 14k, Mar 19k, Apr 18k, May 26k, Jun 34k.', 'Line');
  expect(line?.props.data).toHaveLength(6);
  const asked = 'Savings: after 5 years $1,200, after 10 years $1,629, after 20 years $2,653. Show them as a line.';
  expect(piecesOf(asked, 'Line')).toHaveLength(1);
});

test('how fast something is done is no length of the film', () => {
  const prompt =
    'A 20-second video for Inklet. It saves drafts by itself, syncs offline in under 2 seconds, and prints in one click.';
  expect(textsOf(prompt)).toContain('2 seconds');
  expect(readPrompt(prompt).seconds).toBe(20);
});

test('rows that open with days, bare numbers or numbered labels are rows', () => {
  const days =
    'What happens when we move. \nSat 7 Nov 22:00 read-only mode\nSun 8 Nov 02:00 switch-over\nSun 8 Nov 06:00 back to normal';
  expect(readPrompt(days).lists[0]?.items.map(({ title }) => title)).toEqual([
    'Sat 7 Nov 22:00',
    'Sun 8 Nov 02:00',
    'Sun 8 Nov 06:00',
  ]);
  const numbers =
    '"4 ways to save heat" - 1 Close the shutters, 2 Bleed radiators (saves 5%), 3 Seal the doors, 4 Cook with lids.';
  expect(readPrompt(numbers).lists[0]?.items).toHaveLength(4);
  const steps = 'So meldest du dich an. 1. Konto anlegen. 2. Kurs wählen. 3. Bezahlen. Der Zugang endet am 31. März.';
  expect(readPrompt(steps).lists[0]?.items).toHaveLength(3);
  expect(textsOf(steps)).toContain('So meldest du dich an');
});

test('what one item includes stays in it, and days of one item stay together', () => {
  expect(textsOf('Neues Brot. Mit Dinkelmehl, Kürbiskernen und Rapsöl.')).toContain(
    'Mit Dinkelmehl, Kürbiskernen und Rapsöl',
  );
  const loaf =
    'New at Kruimel: sourdough, only flour, water and salt, €5.80 each, every Friday and Saturday until sold out.';
  expect(readPrompt(loaf).lists[0]?.items.map(({ title }) => title)).toEqual([
    'sourdough',
    'only flour, water and salt',
    '€5.80 each',
    'every Friday and Saturday until sold out',
  ]);
});

test('numbers to dial count up to nothing, and a line and its number end the film', () => {
  const prompt = 'Forklifts have right of way. Emergency number: 4444. Breaks are on level 1.';
  expect(piecesOf(prompt, 'Counter')).toEqual([]);
  expect(textsOf(prompt)).toContain('4444');
  const router =
    'How to reset the router: 1. Unplug it. 2. Wait. 3. Plug it in. Support line 0800 555 0199. It takes 2 minutes.';
  expect(readPrompt(router)).toMatchObject({ action: 'Support line', address: '0800 555 0199' });
  expect(textsOf('Cours de chant dès 6 ans, 12 élèves. Tél. 02 40 55 01 99.')).not.toContain('Tél.');
});

test('what can be had from a day on, ends on one or is of a week is no appointment', () => {
  for (const prompt of [
    'The flat at Corner Street 14. 3 rooms, €1,180 a month. Free from 1 August. Viewings on Thursdays 17:00-18:30.',
    'v1 stops on 30 June at 12:00 UTC. v2 is 2.4x faster.',
    'Weekly menu for our canteen (28 Apr - 2 May): Mon curry, Tue cod, Wed lasagne. 11:30 to 14:00.',
    'Our new leave policy. Effective January 5. Core hours 10 am to 3 pm.',
  ])
    expect(piecesOf(prompt, 'Ticket')).toEqual([]);
});

test('an offer that ends without a day shows its days', () => {
  const prompt =
    'Flash sale: 40% off all mugs, this weekend only (Sat 7 – Sun 8 June). Code CLAY40. Brand: Atelier Mora.';
  expect(piecesOf(prompt, 'Ticket')[0]?.props.date).toBe('This weekend only · Sat 7 – Sun 8 June');
});

test('quotations go by what they are from, and proverbs by nobody', () => {
  const episode =
    'Slow Signals, episode 12. Quote from the episode: "The sea answers, but never the question you asked."';
  expect(textsOf(episode)).not.toContain('Quote from');
  expect(piecesOf(episode, 'Quote')).toHaveLength(1);
  const [saying] = piecesOf('"A smooth sea never made a skilled sailor." — proverb', 'Quote');
  expect(saying?.props.who).toBe('proverb');
});

test('the figure that is reached is stressed, not when', () => {
  expect(textsOf('Lingopal in May. Retention after 30 days is 61%.')).toMatch(/"(?:words|emphasis|value)":"61/);
});

test('wishes take their brackets, colours and tones with them', () => {
  const prompt =
    'Make a 15-second vertical video for our spring sale: mugs $9, plates $12. Keep text inside safe areas (top 14%, bottom 20% stay free). Minimal, white and oak tones.';
  expect(textsOf(prompt)).not.toMatch(/stay free|oak/iu);
});

test('a comparison names its sides without the time they are compared over', () => {
  const prompt =
    'Compare electric vs petrol car over 5 years: purchase €38,000 vs €29,000; energy €3,100 vs €9,400; service €1,200 vs €3,500.';
  expect(readPrompt(prompt).tables[0]?.cols).toEqual(['electric', 'petrol car']);
});

test('a course heads its ticket, and a day of the year is no place', () => {
  const course =
    'Nuevo curso de cerámica en Taller Barro Vivo: 8 clases, jueves de 18:30 a 20:30, desde el 9 de enero. 160 €.';
  expect(piecesOf(course, 'Ticket')[0]?.props.title).toBe('Nuevo curso de cerámica en Taller Barro Vivo');
  expect(readPrompt('Thanks to our nurses on May 12, International Nurses Day.').occasion.place).toBe('');
});

test('the parts of a release stand beside each other behind its name, and wishes with more in them are drawn', () => {
  const release =
    'Changelog video: Lumio 2.8 – New: offline maps, dark icons. Improved: smaller app. Fixed: wrong distances.';
  expect(readPrompt(release).lists[0]?.items.map(({ title }) => title)).toEqual(['New', 'Improved', 'Fixed']);
  const wishes = 'Our survey. Top wishes: flexible hours 64%, better canteen 41%, more training 38%.';
  expect(readPrompt(wishes).series[0]?.points).toHaveLength(3);
});

test('a quotation before points is said by itself, and a price behind the address of a call stays', () => {
  const prompt =
    'Hearthwise\n"Still heating empty rooms?"\n- Learns your routine\n- Controls 12 rooms\n- CTA: Order at hearthwise.example – €179';
  expect(textsOf(prompt)).not.toMatch(/rooms\?\\?"?:"/u);
  expect(readPrompt(prompt).action).toBe('Order – €179');
});

test('whose film it is stands behind what it promotes, and a storm is told in its sentence with its hours', () => {
  const gym =
    'Create a video for a local gym, IronWorks, promoting the New Year offer: $29 a month, no joining fee, 60 classes.';
  expect(readPrompt(gym).name).toBe('IronWorks');
  expect(opensOn(gym)).toContain('The New Year offer');
  const storm =
    'Weather alert: Storm "Frida" arrives Thursday evening. Gusts up to 110 km/h between 18:00 and 23:00. Stay indoors.';
  expect(textsOf(storm)).toContain('Storm \\"Frida\\" arrives Thursday evening');
  expect(textsOf(storm)).toContain('between 18:00 and 23:00');
});

test('who asks is not shown, and a warning is', () => {
  const teacher =
    "I'm a chemistry teacher. I need a clip about the three states of water: solid, liquid, gas. About 20 seconds.";
  expect(textsOf(teacher)).not.toContain('teacher');
  const baker = "I'm Maria Santos, a baker in Porto. I need a video about my bread: 5 loaves, 12 hours of rest.";
  expect(textsOf(baker)).toContain('Maria Santos');
  const recall =
    'Recall notice: Please return Nutty Bites 200 g, batch L2417. Questions: 0800 555 0177. Do not eat if you have a peanut allergy! Feldmann Foods. 20 seconds, clear.';
  expect(textsOf(recall)).toContain('Do not eat if you have a peanut allergy');
  expect(readPrompt(recall).name).toBe('Feldmann Foods');
});

test('a lone quotation is of the one person that a brief tells news of', () => {
  const news =
    'Dr. Ada Lind joins Quarry Labs on 1 February. 18 years in research. "I want our materials to outlive us." Welcome!';
  expect(piecesOf(news, 'Quote')[0]?.props.who).toBe('Dr. Ada Lind');
  const slogan = 'Dr. Ada Lind joins Quarry Labs on 1 February. 18 years in research. "Materials that outlive us."';
  expect(piecesOf(slogan, 'Quote')).toEqual([]);
});

test('a title in quotes behind what is asked for heads the film, and a colon in brackets no list', () => {
  const sheet =
    'Create a vertical video, 20 seconds, "How to fold a sheet": 1. Find two corners. 2. Flip one. 3. Fold in thirds. Brand Linnea Home, pastel.';
  expect(textsOf(sheet)).not.toMatch(/Create|vertical/u);
  expect(textsOf(sheet)).toContain('How to fold a sheet');
  expect(readPrompt(sheet)).toMatchObject({ name: 'Linnea Home', seconds: 20 });
  const update = 'KPI update March: visits 84,200 (+12%), conversion 2.9% (Feb: 2.4%), average order €61, tickets 318.';
  expect(textsOf(update)).toContain('(Feb: 2.4%)');
  expect(textsOf('Report for lobby screens: 34 hot days. 12,500 trees. 29% less.')).not.toContain('lobby');
  expect(piecesOf('Thank you Karin, fair winds. Your team from branch 12.', 'Counter')).toEqual([]);
});

test('how long a thing takes now is no length of the film, and a number to answer to counts nothing', () => {
  const faster =
    "Our team spent 9 hours a week on rota planning; now it's 40 minutes. Skiffle: planning for cafés. 25s.";
  expect(textsOf(faster)).toContain('40 minutes');
  expect(readPrompt(faster).seconds).toBe(25);
  const wedding =
    'Invitación de boda: Ana y Luis, 14 de junio, Finca El Río. Se ruega confirmar antes del 1 de mayo: 600 123 456. Elegante, verde.';
  expect(readPrompt(wedding).address).toBe('600 123 456');
  expect(piecesOf(wedding, 'Counter')).toEqual([]);
});

test('what is on a dish parts it from no price, thanks are pressed by nobody, and a figure keeps what it was', () => {
  const dish = 'New at Nonna: the Verde with nduja, chilli and lime, €13.50. Only in March. Order at nonna.example.';
  expect(textsOf(dish)).toContain('he Verde with nduja, chilli and lime, €13.50');
  const bees =
    'How bees make honey. 1) A bee visits flowers. 2) It flies home. 3) The hive dries it. End with "Thank you, bees!"';
  expect(piecesOf(bees, 'CallToAction')).toEqual([]);
  expect(textsOf(bees)).toContain('Thank you, bees!');
  const update = 'Report for May: visits 84,200, conversion 2.9% (April: 2.4%), average order €61, tickets 318.';
  expect(readPrompt(update).figures).toHaveLength(4);
});

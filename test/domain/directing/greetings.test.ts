/** A greeting that the maker is asked to pass on stands as those it is for will read it, with all that is told of them. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { greetingIn } from '../../../domain/directing/unwrapping/greeting-wishes.ts';
import { inputOf } from './brief-input.ts';

const shownIn = (prompt: string) => {
  const { scenes } = planFilm(inputOf(prompt, {}));
  return JSON.stringify(scenes.map(({ shots }) => shots.map(({ props }) => props)));
};

test.each([
  ['Please congratulate her from all of us in room 12.', 'Congratulations from all of us in room 12.'],
  ['Wish them a happy anniversary from the crew.', 'Happy anniversary from the crew.'],
  ['Say goodbye to our caretaker Ted, who retires in May.', 'Goodbye to our caretaker Ted, who retires in May.'],
  ['Gratuliere ihr herzlich von der Rudergruppe.', 'Herzlichen Glückwunsch von der Rudergruppe.'],
  ['Wünsche ihm alles Gute für den Umzug.', 'Alles Gute für den Umzug.'],
  ['Souhaite-lui une belle retraite de la part du bureau.', 'Belle retraite de la part du bureau.'],
  ['Remercie aussi les voisins.', 'Merci aux voisins.'],
  ['Felicítalo de parte de la peña.', 'Felicidades de parte de la peña.'],
  ['Fagli gli auguri da parte della squadra.', 'Auguri da parte della squadra.'],
  ['Dá-lhe os parabéns da parte da turma.', 'Parabéns da parte da turma.'],
  ['Bedank haar namens het koor.', 'Bedankt namens het koor.'],
])('%s is read as %s', (asked, said) => {
  expect(greetingIn(asked)).toEqual({ film: '', said });
});

test.each([
  ['Make a clip to congratulate our goalkeeper Jo on 200 games.', 'Congratulations to our goalkeeper Jo on 200 games.'],
  ['Haz un vídeo para felicitar a mi primo Luis por su boda.', 'Felicidades a mi primo Luis por su boda.'],
  ['Maak een filmpje om meester Bas te bedanken voor 9 jaar.', 'Dank aan meester Bas voor 9 jaar.'],
  ['Fais un clip pour dire merci à notre factrice Line.', 'Merci à notre factrice Line.'],
  ['Fai un video per salutare il nostro portiere Ugo.', 'Un saluto al nostro portiere Ugo.'],
])('%s greets in its film', (asked, said) => {
  expect(greetingIn(asked)?.said).toBe(said);
});

test.each(['Thanks to everyone who came.', 'Thank you so much!', 'Say goodbye to paper forms.', 'Danke ihr Lieben!'])(
  '%s asks for no greeting',
  (sentence) => {
    expect(greetingIn(sentence)).toBeNull();
  },
);

test.each([
  [
    'Mach ein Video für Tante Lore, sie wird 75. Gratuliere ihr von allen Nichten. Sie rudert gern und backt Mohnkuchen. Ohne dich wäre unser Garten eine Wiese.',
    ['Sie rudert gern', 'backt Mohnkuchen', 'Ohne dich wäre unser Garten eine Wiese'],
  ],
  [
    "Fais une vidéo pour le départ de notre gardien Paul. Il aime la pêche. On n'aurait rien réussi sans toi.",
    ['Il aime la pêche', "On n'aurait rien réussi sans toi"],
  ],
  [
    'Mach einen Film zum Abschied von unserem Hausmeister Ole. Danke ihm im Namen aller Klassen.',
    ['Hausmeister Ole', 'Danke im Namen aller Klassen'],
  ],
  [
    'Congratulate my cousin Nell on her first marathon! She trained through the whole winter.',
    ['Congratulations to my cousin Nell on her first marathon', 'trained through the whole winter'],
  ],
  [
    'Make a 20 second film about our knitting circle. You do not need to bring wool. Please keep it gentle.',
    ['Our knitting circle', 'You do not need', 'to bring wool'],
  ],
])('%s loses nothing of what is told', (prompt, told) => {
  const shown = shownIn(prompt);
  for (const one of told) expect(shown).toContain(one);
});

test.each([
  ['Please make a 15 second birthday film for my brother Rolf. He turns 40.', 'Happy birthday, Rolf!'],
  ['Ein Geburtstagsfilm von 15 Sekunden für Opa Rolf. Er wird 90.', 'Alles Gute zum Geburtstag!'],
  ['Une vidéo d’anniversaire pour papi René. Il fête ses 90 ans.', 'Joyeux anniversaire'],
  ['Un video di compleanno per nonno Rino. Compie 90 anni.', 'Buon compleanno, nonno Rino!'],
])('a film of a birthday says so: %s', (prompt, greeting) => {
  const plan = planFilm(inputOf(prompt));
  expect(JSON.stringify(plan.scenes)).toContain(greeting);
  expect(JSON.stringify(plan.scenes)).not.toMatch(/Geburtstagsfilm|birthday film/u);
  if (prompt.includes('15')) expect(plan.durationInFrames / plan.fps).toBe(15);
});

test('a film of a birthday with words of its own gets no others', () => {
  const scenes = planFilm(inputOf('A birthday film for Rolf who is 40. End with "Happy birthday, Rolf."')).scenes;
  expect(JSON.stringify(scenes)).not.toContain('Happy birthday!');
});

/** Of a document that was pasted into a brief its furniture is shown nowhere, nor what the brief refuses of it. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { withoutDocumentMarks } from '../../../domain/directing/unwrapping/pasted-documents.ts';
import { inputOf } from './brief-input.ts';

const filmOf = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots));

describe('a web page', () => {
  const pages: readonly (readonly [string, string])[] = [
    [
      'Make a 20 second film of the following page.',
      'Home | Tours | About us | Sign in\nWe use cookies to analyse our traffic. Reject all\nCorley Mill grinds 300 kg of flour a week.\nLearn more\n© 2025 Corley Mill Trust. All rights reserved.',
    ],
    [
      'Mach ein Video von 20 Sekunden aus dieser Seite.',
      'Startseite | Über uns | Kontakt | Anmelden\nWir verwenden Cookies, um das Nutzererlebnis zu verbessern. Alle akzeptieren\nCorley Mühle mahlt 300 kg Mehl in der Woche.\nMehr erfahren\n© Corley Mühle. Alle Rechte vorbehalten. Impressum',
    ],
    [
      'Fais une vidéo de 20 secondes à partir de cette page. Le bandeau de cookies n’en fait pas partie.',
      'Accueil | Boutique | Contact | Connexion\nNous utilisons des cookies pour améliorer votre expérience. Tout refuser\nCorley moud 300 kg de farine par semaine.\nLire la suite\n© Corley SARL. Tous droits réservés. Mentions légales',
    ],
    [
      'Haz un vídeo de 20 segundos con el texto de esta página.',
      'Inicio | Tienda | Contacto | Acceder\nUtilizamos cookies para mejorar su experiencia. Aceptar todo\nCorley muele 300 kg de harina a la semana.\nLeer más\n© Corley SL. Todos los derechos reservados.',
    ],
    [
      'Fai un video di 20 secondi con il testo di questa pagina.',
      'Home | Negozio | Contatti | Accedi\nUtilizziamo i cookie per migliorare la navigazione. Accetta tutti\nCorley macina 300 kg di farina a settimana.\nScopri di più\n© Corley srl. Tutti i diritti riservati.',
    ],
    [
      'Faz um vídeo de 20 segundos com o texto desta página web.',
      'Início | Loja | Contactos | Entrar\nUtilizamos cookies para melhorar a sua experiência. Aceitar todos\nCorley mói 300 kg de farinha por semana.\nLer mais\n© Corley Lda. Todos os direitos reservados.',
    ],
  ];
  test.each(pages)('%s', (asked, page) => {
    const shown = filmOf(`${asked}\n\n${page}`);
    expect(shown).toMatch(/300/u);
    expect(shown).not.toMatch(/cookies|\|| all"|©|rights|Rechte|droits|derechos|diritti|direitos|bandeau/iu);
    expect(shown).not.toMatch(/Learn more|Mehr erfahren|Lire la suite|Leer más|Scopri di più|Ler mais/u);
  });

  test('a newsletter and an article lose theirs as well', () => {
    const prompt =
      'A 20 second film of the article below.\n\nHome > News > Schools\nBy Dana Whitlow · 4 min read\nPinecrest School saved 108,000 kWh.\nTags: energy, schools\nRelated posts: Five pumps compared\nYou are receiving this because you signed up.\nUnsubscribe | Update your preferences';
    expect(withoutDocumentMarks(prompt).split('\n').filter(Boolean)).toEqual([
      'A 20 second film.',
      'Pinecrest School saved 108,000 kWh.',
    ]);
  });

  test.each([
    'A video about Crumbly. We use cookies to say sorry.\nHome delivery | Pick-up | Gift boxes\nLog in once, order in two taps.',
    'Result of the match, 15 seconds\nHome | Away\nRovers 3 | Albion 1',
    'A 10 second film of three steps\nSearch\nBook\nShare',
    'A film for Mailtidy.\nUnsubscribe from 200 newsletters in one click.\nEnd with © Studio Nell.',
    'A film of prices.\n| Home | Shop |\n| --- | --- |\n| 4 | 9 |',
  ])('what only looks like furniture stays: %s', (prompt) => expect(withoutDocumentMarks(prompt)).toBe(prompt));
});

describe('a section that is refused', () => {
  const notes =
    'Quillfs 1.8.0\n\nNew\n- Snapshots of a folder\n- Sync is 2.6x faster\n\nUnder the hood\n- zlib moved to 1.3\n- flags renamed\n\nThanks to 12 testers.';
  test.each([
    'Make a 20s film. Leave out everything under "Under the hood".',
    'Make a 20s film, without the Under the hood section.',
    'Make a 20s film and skip the section Under the hood.',
    'Make a 20s film. Nothing fancy, ignore whatever is listed under Under the hood, please.',
    'Mach einen Film von 20 Sekunden. Lass alles unter „Under the hood“ weg.',
    'Fais une vidéo de 20 secondes sans la section « Under the hood ».',
    'Haz un vídeo de 20 segundos, omite todo lo que está en "Under the hood".',
  ])('%s', (asked) => {
    const text = withoutDocumentMarks(`${asked}\n\n${notes}`);
    expect(text).not.toMatch(/zlib|flags renamed/u);
    expect(text).toMatch(/Snapshots[\s\S]*Thanks to 12 testers/u);
  });

  test('ends at the next heading as high, and where its points end', () => {
    const text = withoutDocumentMarks(
      'A 20s film; skip the Chores section.\n\n## Chores\n### Tools\n- linter\n\n### Images\n- base image\n\n## Fixes\n- Dates no longer shift\nRemoved\n- Old login',
    );
    expect(text).not.toMatch(/linter|base image|Tools/u);
    expect(text).toMatch(/## Fixes\n- Dates no longer shift\nRemoved\n- Old login/u);
  });

  test('a part that nobody named stays', () => {
    expect(withoutDocumentMarks(`Make a 20s film without music.\n\n${notes}`)).toContain('zlib');
  });
});

describe('kinds of marks that are refused', () => {
  const refused: readonly (readonly [string, string, string])[] = [
    ['Do not include commit hashes.', 'Merge commit 4be81d0. Search is new in 7a8bc91.', 'Search is new in.'],
    ['No usernames please.', '- Snapshots by @mara-dev\nSpecial thanks @tobix.', '- Snapshots'],
    ['Please leave the ticket numbers out.', '- Passkeys [GK-1042]\n- Audit log (GK-7)', '- Passkeys\n- Audit log'],
    ['Skip the PR numbers.', '- Renaming keeps tags (#417)\n- Sync in #430', '- Renaming keeps tags\n- Sync'],
    ['Leave out the author names.', '- Passkeys (Nadia)\n- Log (Piet Vos)', '- Passkeys\n- Log'],
    ['Without the reference number.', 'Helpline: 555 0142. Our ref. BW-22/118-c.', 'Helpline: 555 0142.'],
    [
      'Leave the legal basis out.',
      'Road closed. Made under s. 14(1) of the Roads Act. Diversion via Mill Lane.',
      'Road closed. Diversion via Mill Lane.',
    ],
    [
      'Das Aktenzeichen und die Rechtsgrundlage bitte weglassen.',
      'Vollsperrung ab Montag. Rechtsgrundlage: § 45 Abs. 1 StVO. Az. 32-4/118.',
      'Vollsperrung ab Montag.',
    ],
    ['Sans les numéros de ticket.', '- Recherche [AB-12]', '- Recherche'],
    ['Leave out the list of those present.', 'Present: J. Hart, P. Osei\n62 plots let', '62 plots let'],
  ];
  test.each(refused)('%s', (asked, document, rest) => {
    const text = withoutDocumentMarks(`Make a 15 second film.\n${asked}\n\n${document}`);
    expect(
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(-rest.split('\n').length)
        .map((line) => line.trim())
        .join('\n'),
    ).toBe(rest);
  });

  test.each([
    'Top reasons to ride: no parking tickets, no emails.',
    'A film of a fair. No tickets needed. No references to hell.',
  ])('what stands nowhere is not refused: %s', (prompt) => expect(withoutDocumentMarks(prompt)).toBe(prompt));

  test('without a refusal they are copy', () => {
    const prompt = 'A film of our release. Commit 4be81d0 by @mara-dev closed GK-1042 (#417).\nRef. BW-22/118.';
    expect(withoutDocumentMarks(prompt)).toBe(prompt);
  });

  test('an order among other wishes is carried out where it stands', () => {
    const shown = filmOf(
      'You are given the changelog of a small tool. Your task is to make a 20 second film from the changelog between the tags. Requirements: monospace, no ticket IDs.\n\n<changelog>\n# piperun v3.1.0\n- Retries in 40 ms [PR-88]\n</changelog>',
    );
    expect(shown).toMatch(/piperun v3\.1\.0/iu);
    expect(shown).toMatch(/40/u);
    expect(shown).not.toMatch(/PR-88|changelog|You are given|Your task/u);
  });
});

test('which paper it is goes, who issued it stays', () => {
  expect(withoutDocumentMarks('TOWN OF MERE — PUBLIC NOTICE No. 2025/9\nPool closed\n### ENDS ###')).toBe(
    'TOWN OF MERE\nPool closed\n',
  );
});

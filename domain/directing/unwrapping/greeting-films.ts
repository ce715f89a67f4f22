/** "Happy 70th birthday video for Walter": what such a film says stands before the word that asks for it. */

const greeting =
  "happy|merry|thank[- ]?you|thanks|congratulations|congrats|welcome(?: back| home)?|farewell|goodbye|good luck|get well(?: soon)?|bon voyage|season['’]s greetings";
const film = '(?:film|video|clip|reel|animation|message|card|e-?card)';
const asking =
  "(?:(?:please )?(?:make|create|produce|do|build|design|generate)(?: me| us)? (?:an? )?|(?:i|we) (?:need|want|['’]?d like) (?:an? )?|an? )?";
const headed = new RegExp(
  `^(${asking})((?:${greeting})(?:\\s[\\p{L}\\p{N}'’-]+){0,4})\\s(${film})\\s(for|to)\\s([^\\n]+?)(?=[.!?](?:\\s|$)|\\n|$)`,
  'iu',
);

/** The film asked for without its greeting, and the greeting behind it as a sentence that viewers read. */
export const withGreeting = (prompt: string): string =>
  prompt.replace(headed, (_, ask: string, words: string, noun: string, to: string, whom: string) => {
    const said = words.replace(/-/gu, ' ');
    return `${ask || 'A '}${noun} ${to} ${whom}. ${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  });

const ask = '(?:[^.!?\\n"“„«]{0,40}?\\s)?';
/** Whom it is for, with the rest of the sentence. */
const whom = '([^.!?\\n]{2,140}?)(?:[.!?](?=\\s|$)|(?=\\n|$))';
/** "… von 15 Sekunden für …" */
const gap = '((?:\\s[^.!?\\n]{3,24}?)??)';
/** Films of a birthday, as they are asked for, and what is said on one. */
const birthdays: readonly (readonly [RegExp, string, string])[] = [
  [new RegExp(`^(${ask})birthday ${film}${gap} for ${whom}`, 'iu'), '$1film$2 for $3. Happy birthday!', ''],
  [
    new RegExp(`^(${ask})geburtstags(?:film|video|clip|spot)(?:chen|lein)?${gap} für ${whom}`, 'iu'),
    '$1Film$2 für $3. Alles Gute zum Geburtstag!',
    'alles gute|herzlichen glückwunsch|zum geburtstag',
  ],
  [
    new RegExp(`^(${ask})(?:vidéo|film|clip) d['’]anniversaire${gap} pour ${whom}`, 'iu'),
    '$1film$2 pour $3. Joyeux anniversaire !',
    '',
  ],
  [
    new RegExp(`^(${ask})v[ií]deo de cumpleaños${gap} para ${whom}`, 'iu'),
    '$1vídeo$2 para $3. ¡Feliz cumpleaños!',
    'felicidades',
  ],
  [
    new RegExp(`^(${ask})(?:video|film) di compleanno${gap} per ${whom}`, 'iu'),
    '$1video$2 per $3. Buon compleanno!',
    'auguri',
  ],
  [
    new RegExp(`^(${ask})vídeo de aniversário${gap} para ${whom}`, 'iu'),
    '$1vídeo$2 para $3. Feliz aniversário!',
    'parabéns',
  ],
  [
    new RegExp(`^(${ask})verjaardags(?:film|video|clip)(?:pje|je)?${gap} voor ${whom}`, 'iu'),
    '$1film$2 voor $3. Fijne verjaardag!',
    'gefeliciteerd|proficiat',
  ],
];

/** "Ein Geburtstagsfilm für Oma Trude." says what viewers are to hear, unless the brief has words of its own for it. */
export function withBirthday(prompt: string): string {
  const found = birthdays.find(([asked]) => asked.test(prompt));
  if (found === undefined) return prompt;
  const [asked, said, others] = found;
  const greeting = /\.\s(.+?)\s?!$/u.exec(said)?.[1]?.replace(/^¡/u, '') ?? '';
  const isSaid = new RegExp(others === '' ? greeting : `${greeting}|${others}`, 'iu').test(prompt);
  return isSaid ? prompt : prompt.replace(asked, said);
}

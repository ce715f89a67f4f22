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

/** "Zutaten als Liste: …", "Number to show large: …": a label that says besides how what follows shall be shown. */

const as =
  '(?:as\\s(?:an?\\s)?(?:list|bullets?|bullet\\spoints|steps|cards)|als\\s(?:liste|aufzählung|punkte|karten)|(?:en|sous\\sforme\\sde)\\sliste|(?:en|como)\\s(?:una\\s)?lista|(?:in|come)\\s(?:un\\s)?elenco|come\\s(?:una\\s)?lista|(?:em|como)\\s(?:uma\\s)?lista)';
const large =
  '(?:to\\s(?:be\\s)?(?:show|shown)\\s(?:very\\s)?(?:big|large)|(?:shown\\s|set\\s)?(?:very\\s|nice\\sand\\s)?(?:big|large)|(?:ganz\\s)?groß|(?:en\\s)?(?:très\\s)?grand|(?:muy\\s|bien\\s)?grande|(?:molto\\s)?grande|in\\sgrande|(?:bem\\s|muito\\s)?grande)';
const figure =
  '(?:(?:the\\s|our\\s)?(?:big\\s)?(?:number|figure)|zahl|(?:le\\s)?chiffre|(?:la\\s)?cifra|(?:el\\s)?número|(?:il\\s)?numero|(?:o\\s)?número)';

const start = '(?<=^|\\n)(?<bullet>[-*•]\\s+)?';
const listed = new RegExp(
  `${start}(?<label>\\p{L}[\\p{L}’'-]*(?:\\s[\\p{L}’'-]+){0,2}),?\\s\\(?${as}\\)?(?=\\s?:\\s)`,
  'giu',
);
/** What the label calls a number says nothing of it. */
const counted = new RegExp(`${start}${figure},?\\s\\(?${large}\\)?\\s?:\\s+(?=\\S*\\d)`, 'giu');

/** The prompt with its labels alone, and figures without theirs. */
export const withoutShownAs = (prompt: string): string =>
  prompt.replace(listed, '$<bullet>$<label>').replace(counted, '$<bullet>');

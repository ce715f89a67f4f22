/** Names behind words that lead to them: "Congratulations to Maya", "Welcome to Brightlane!", "el restaurante La Brasa". */
import { classesOf } from '../lexicon/word-classes.ts';
import { escaped } from '../reading/phrases.ts';
import { nameWord } from '../reading/tidy-name.ts';

const article =
  "(?:(?:the|our|der|die|das|den|dem|unsere?[nrm]?|la|le|les|el|los|las|il|lo|i|gli|[oa]s?|de|het|onze|ons)\\s|l['’])?";
const greeting = [
  'congratulations(?: again)?,? to|congrats to|(?:a (?:big |huge )?)?thank you(?: so much)?,? to|thanks to|welcome(?: back| aboard)?,? to|welcome to the team,|goodbye,? to|farewell,? to|happy birthday(?:,| to)|introducing|presenting|announcing|meet|say hello to|say goodbye to',
  '(?:herzlichen )?glückwunsch(?:,| an)|herzlich willkommen(?:,| bei| in| im)|willkommen(?:,| bei| in| im)|danke,? an|alles gute,|wir (?:stellen vor|präsentieren)[:,]?|das ist|hier ist',
  'félicitations(?:,| à)|bravo(?:,| à)|merci à|bienvenue(?:,| à| chez)|joyeux anniversaire,?|voici|découvrez|nous présentons',
  'felicidades(?:,| a)|enhorabuena(?:,| a)|gracias a|bienvenid[oa]s?(?:,| a)|feliz cumpleaños,?|presentamos|os presentamos|les presentamos|conoce|llega',
  'congratulazioni(?:,| a)|auguri(?:,| a)|grazie a|benvenut[oaie](?:,| in| a| da)|buon compleanno,?|presentiamo|vi presentiamo|ecco|scopri',
  'parabéns(?:,| a| à| ao)|obrigad[oa](?:,| a| à| ao)|bem-vind[oa]s?(?:,| a| à| ao)|feliz aniversário,?|apresentamos|conheça|chegou',
  'gefeliciteerd,?|bedankt,?|welkom(?:,| bij| in)|fijne verjaardag,?|maak kennis met|wij presenteren|dit is',
].join('|');
const led = new RegExp(`^(?:${greeting})\\s${article}(?=\\p{Lu})`, 'iu');

/** "Maya Lindgren" of "Congratulations to Maya Lindgren": who is greeted or shown, without the words that do so. A title in quotes stays. */
export const withoutGreeting = (name: string, text: string): string =>
  new RegExp(`["“„«]\\s?${escaped(name)}`, 'u').test(text) ? name : name.replace(led, '');

/** Joints of names that lead to no place. */
const joint =
  "(?:of|the|and|&|de|del|la|las|los|el|du|des|le|les|d['’]|di|da|do|das|dos|della|delle|dei|e|y|et|und|van|der|den|x)";
const run = `${nameWord}(?:(?:\\s${joint}){0,2}\\s${nameWord}){0,3}`;
const welcoming = new RegExp(
  `(?<!\\p{L})(?:[Ww]elcome to|[Ww]illkommen (?:bei|beim|bei der)|[Bb]ienvenue chez|[Bb]ienvenid[oa]s? a|[Bb]envenut[oaie] (?:in|da)|[Bb]em-vind[oa]s? (?:à|ao)|[Ww]elkom bij)\\s${article}(${run})(?=[!.])`,
  'u',
);

/** "Welcome to Brightlane!": who says so. */
export const namesWelcoming = (text: string): string[] => [welcoming.exec(text)?.[1] ?? ''];

const greets =
  '(?:[Hh]appy (?:\\S+ )?[Bb]irthday|[Tt]hank you|[Ff]arewell|[Gg]oodbye|[Cc]ongratulations|[Ww]elcome|[Dd]anke|[Aa]lles Gute(?: zum (?:\\S+ )?Geburtstag)?|[Hh]erzlichen Glückwunsch|[Mm]erci|[Jj]oyeux anniversaire|[Bb]on anniversaire|[Ff]élicitations|[Ff]eliz (?:cumpleaños|aniversário)|[Ff]elicidades|[Gg]racias|[Bb]uon compleanno|[Aa]uguri|[Gg]razie|[Pp]arabéns|[Oo]brigad[oa]|[Ff]ijne verjaardag|[Gg]efeliciteerd|[Bb]edankt)';

/** "Happy birthday, Grandma Rosa!": who is greeted watches the film, and signs it as little. */
export const isGreeted = (name: string, text: string): boolean =>
  /^(?:happy (?:\d|birthday|anniversary)|alles (?:gute|liebe)|joyeux |feliz |buon (?:compleanno|anniversario)|fijne verjaardag)/iu.test(
    name,
  ) || new RegExp(`${greets},\\s(?:\\p{L}+\\s){0,2}${escaped(name)}\\s?!`, 'u').test(text);

/** Posts in brackets, and who something is from. */
const severalPeople = /\s\([^()]{2,40}\)|(?:from|von|de la part de|de parte de|da parte d[ei]|van|love,?|liefs,?)\s/iu;

/** "Ana Reyes (Support), Joel Smit (Sales) and …", "from Tim, Sara and Leo": one of several people. */
export const isOneOfPeople = (name: string, text: string): boolean => {
  // The patterns below take long to compile.
  if (!text.includes(name) || !severalPeople.test(text)) return false;
  const own = escaped(name);
  const post = '(?:\\s\\([^()]{2,40}\\))';
  const next = '(?:,|\\s(?:and|und|et|y|e|en|&))\\s(?:and\\s|und\\s)?';
  const from = '(?:[Ff]rom|[Vv]on|[Dd]e la part de|[Dd]e parte de|[Dd]a parte d[ei]|[Vv]an|[Ll]ove,?|[Ll]iefs,?)\\s';
  return (
    new RegExp(`${own}${post}${next}${nameWord}|${nameWord}${post}${next}(?:${nameWord}\\s)?${own}${post}?`, 'u').test(
      text,
    ) ||
    new RegExp(
      `(?<!\\p{L})${from}(?:${nameWord}(?:\\s${nameWord})?,\\s){0,3}${own}(?:,\\s${nameWord}|\\s(?:and|und|et|y|e|en)\\s${nameWord}[.!]?$)`,
      'mu',
    ).test(text)
  );
};

const kindThen = new RegExp(`(?<!\\p{L})(\\p{L}{3,})\\s["“„«]?(${run})`, 'gu');

/** "el restaurante La Brasa", "die Tischlerei Holzweg": what kind of house it is stands before its name. */
export const namesOfKind = (text: string, language: string): string[] =>
  [...text.matchAll(kindThen)].flatMap(({ 1: kind = '', 2: name = '' }) => {
    const isKind =
      classesOf(kind.toLowerCase(), language).includes('ORG') ||
      (language === 'nl' && /(?:centrum|huis|winkel|bedrijf|school)$/u.test(kind));
    if (!isKind) return [];
    // German writes the kind in capitals as well, and calls the house by both.
    if (language === 'de') return /^\p{Lu}/u.test(kind) ? [`${kind} ${name}`] : [];
    return /^\p{Ll}/u.test(kind) ? [name] : [];
  });

/** "Croce Verde Lucca." for "Verde Lucca": a sentence of nothing but a name is all of it. */
export function wholeSentence(name: string, text: string): string {
  const own = new RegExp(
    `(?:^|[.!?\\n:]\\s+)((?:${nameWord}(?:\\s&)?\\s){1,2}${escaped(name)}|${escaped(name)}(?:\\s(?:&\\s)?${nameWord}){1,2})(?=[.!]?\\s*(?:$|\\n))`,
    'u',
  ).exec(text)?.[1];
  // "By Kestrel Coffee."
  return own?.replace(/^(?:By|From|Von|Vom|Par|Por|Door)\s(?=\p{Lu}\S*\s)/u, '') ?? name;
}

/** Greetings as they are asked for, and what each says to whom: "a thank you to the team", "Geburtstagsgruß für Opa Heinz". */

export interface GreetingKind {
  /** What is asked for, a source of a pattern. */
  asked: string;
  /** What leads to whom it is for. */
  to: string;
  /** With a name: "Happy birthday, Rosa!" */
  named: string;
  /** With whom it is for in other words: "Thank you to our volunteers."; without, the greeting stands alone. */
  others: string;
  /** Words of a brief that greet already. */
  said: string;
}

const card = '(?:\\s(?:video|film|clip|reel|animation|message|card|e-?card|note|greeting|post|story))?';
const karte = '(?:-?(?:video|film|clip|karte|nachricht|botschaft))?';
const message = "(?:(?:vidéo|clip|film|message|carte|mot)(?: \\p{Ll}+)? d(?:e\\s|['’]))?";
const mensaje = '(?:(?:v[ií]deo|clip|mensaje|tarjeta|mensagem|cartão)(?: \\p{Ll}+)? de )?';
const messaggio = '(?:(?:video|clip|messaggio|biglietto)(?: \\p{Ll}+)? di )?';

export const greetingKinds: readonly GreetingKind[] = [
  {
    asked: `thank[- ]?you${card}`,
    to: 'to|for',
    named: 'Thank you, $!',
    others: 'Thank you to $.',
    said: 'thank you|thanks',
  },
  {
    asked: `(?:happy )?birthday (?:video|film|clip|reel|animation|message|card|e-?card|note|greetings?|wish(?:es)?|post|story)`,
    to: 'to|for',
    named: 'Happy birthday, $!',
    others: 'Happy birthday!',
    said: 'happy birthday|many happy returns',
  },
  {
    asked: `(?:farewell|goodbye)${card}`,
    to: 'to|for',
    named: 'Farewell, $!',
    others: 'Farewell!',
    said: 'farewell|goodbye|good luck',
  },
  {
    asked: `congratulations?${card}`,
    to: 'to|for',
    named: 'Congratulations, $!',
    others: 'Congratulations to $!',
    said: 'congratulations|congrats',
  },
  {
    asked: `welcome (?:video|film|clip|reel|animation|message|card|note|greeting|post|story)`,
    to: 'to|for',
    named: 'Welcome, $!',
    others: 'Welcome to $!',
    said: 'welcome(?!\\s(?:video|film|clip))',
  },
  {
    asked: `(?:dankeschön|danke|dankes)${karte}|dankesgruß|danksagung`,
    to: 'an|für',
    named: 'Danke, $!',
    others: 'Danke an $.',
    said: 'danke(?!s|-)',
  },
  {
    asked: `geburtstags(?:gruß|grüße|wünsche|karte|botschaft|nachricht)(?:-?(?:video|film))?`,
    to: 'an|für',
    named: 'Alles Gute zum Geburtstag, $!',
    others: 'Alles Gute zum Geburtstag!',
    said: 'alles gute|glückwunsch|hoch soll',
  },
  {
    asked: `(?:abschieds|glückwunsch)(?:gruß|video|film|karte)`,
    to: 'an|für',
    named: 'Alles Gute, $!',
    others: 'Alles Gute!',
    said: 'alles gute|glückwunsch|mach.s gut',
  },
  {
    asked: `${message}(?:remerciements?)`,
    to: 'à|pour',
    named: 'Merci, $ !',
    others: 'Merci à $.',
    said: 'merci(?!\\sde\\s)',
  },
  {
    asked: `(?:${message}|vœux d['’])anniversaire`,
    to: 'à|pour',
    named: 'Joyeux anniversaire, $ !',
    others: 'Joyeux anniversaire !',
    said: 'joyeux|bon anniversaire',
  },
  {
    asked: `${mensaje}(?:felicitación de )?cumpleaños`,
    to: 'a|para',
    named: '¡Feliz cumpleaños, $!',
    others: '¡Feliz cumpleaños!',
    said: 'feliz cumpleaños|felicidades',
  },
  {
    asked: `${mensaje}agradecimiento`,
    to: 'a|para',
    named: '¡Gracias, $!',
    others: 'Gracias a $.',
    said: 'gracias(?! por favor)',
  },
  {
    asked: `(?:${messaggio})?(?:auguri di )?compleanno`,
    to: 'a|per',
    named: 'Buon compleanno, $!',
    others: 'Buon compleanno!',
    said: 'buon compleanno|auguri(?! di)',
  },
  {
    asked: `${messaggio}ringraziamento`,
    to: 'a|ai|agli|alle|per',
    named: 'Grazie, $!',
    others: 'Grazie a $.',
    said: 'grazie',
  },
  {
    asked: `${mensaje}aniversário`,
    to: 'a|à|ao|para',
    named: 'Feliz aniversário, $!',
    others: 'Feliz aniversário!',
    said: 'feliz aniversário|parabéns',
  },
  {
    asked: `${mensaje}agradecimento`,
    to: 'a|aos|às|ao|à|para',
    named: 'Obrigado, $!',
    others: 'Obrigado a $.',
    said: 'obrigad',
  },
  {
    asked: `verjaardags(?:groet|wens|kaart|boodschap|bericht)`,
    to: 'aan|voor',
    named: 'Fijne verjaardag, $!',
    others: 'Fijne verjaardag!',
    said: 'fijne verjaardag|gefeliciteerd|proficiat',
  },
  {
    asked: `bedankje|(?:bedank|dank)(?:video|filmpje|boodschap|kaart)`,
    to: 'aan|voor',
    named: 'Bedankt, $!',
    others: 'Dank aan $.',
    said: 'bedankt|dank (?:je|jullie|aan|u)',
  },
  {
    asked: `(?:wedding )?anniversary (?:card|e-?card|note|greetings?|wish(?:es)?)`,
    to: 'to|for',
    named: 'Happy anniversary, $!',
    others: 'Happy anniversary!',
    said: 'happy anniversary|congratulations',
  },
  {
    asked: `wedding (?:card|e-?card|greetings?|wish(?:es)?)`,
    to: 'to|for',
    named: 'Congratulations, $!',
    others: 'Congratulations!',
    said: 'congratulations|just married',
  },
  {
    asked: `get[- ]well(?: soon)? (?:card|e-?card|note|video|message|wish(?:es)?)`,
    to: 'to|for',
    named: 'Get well soon, $!',
    others: 'Get well soon!',
    said: 'get well',
  },
  {
    asked: `retirement (?:card|e-?card|greetings?|wish(?:es)?)`,
    to: 'to|for',
    named: 'Happy retirement, $!',
    others: 'Happy retirement!',
    said: 'happy retirement|farewell|goodbye',
  },
  {
    asked: `hochzeitstags?(?:karte|gruß|grüße)`,
    to: 'an|für',
    named: 'Alles Gute zum Hochzeitstag, $!',
    others: 'Alles Gute zum Hochzeitstag!',
    said: 'alles gute|glückwunsch',
  },
  {
    asked: `hochzeits(?:karte|gruß|grüße)`,
    to: 'an|für',
    named: 'Alles Gute zur Hochzeit, $!',
    others: 'Alles Gute zur Hochzeit!',
    said: 'alles gute|glückwunsch',
  },
  {
    asked: `genesungs(?:karte|gruß|grüße|wünsche)`,
    to: 'an|für',
    named: 'Gute Besserung, $!',
    others: 'Gute Besserung!',
    said: 'gute besserung',
  },
  {
    asked: `(?:carte|message) de vœux`,
    to: 'à|pour',
    named: 'Meilleurs vœux, $ !',
    others: 'Meilleurs vœux !',
    said: 'vœux de|meilleurs|bonne|joyeu',
  },
  {
    asked: `tarjeta de felicitación`,
    to: 'a|para',
    named: '¡Felicidades, $!',
    others: '¡Felicidades!',
    said: 'felicidades|feliz|enhorabuena',
  },
  {
    asked: `(?:biglietto|messaggio|cartolina) di auguri`,
    to: 'a|per',
    named: 'Tanti auguri, $!',
    others: 'Tanti auguri!',
    said: 'tanti auguri|buon',
  },
  {
    asked: `cartão de (?:parabéns|felicitações)`,
    to: 'a|à|ao|para',
    named: 'Parabéns, $!',
    others: 'Parabéns!',
    said: 'parabéns|feliz',
  },
];

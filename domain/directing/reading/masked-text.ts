/** A part of the brief that is never split: quoted words, code, an address. */
export interface HeldText {
  kind: 'quote' | 'code' | 'fence' | 'address';
  /** Without its marks. */
  text: string;
  /** As it stands in the brief. */
  raw: string;
}

/** How likely viewers shall read a stretch of a brief, between 0 and 1; null for what the brief does not hold. */
export type CopyChance = (text: string) => number | null;

/** Text in which every held part is one private-use character, so that no rule can cut through it. */
export interface MaskedText {
  text: string;
  held: HeldText[];
  copyChance?: CopyChance;
}

const firstMark = 0xe000;
const maxHeld = 6000;
const topLevel =
  'com|org|net|io|dev|app|de|fr|es|it|pt|co|ai|eu|uk|ch|at|nl|be|us|ca|gg|me|info|shop|store|tech|cloud|design|studio|events|tickets|museum|health|bank|energy|coffee|band|live|tv|fm|page|site|online|xyz|example|test|jp|br|mx|ar|pl|se|no|dk|fi|ie|nz|au|kr|cn|cz|hu|gr|ro|edu|gov|blog|news|travel|social|tools|run|sh|so|to|cc|world|earth|garden|kitchen|bio|care|academy|berlin|paris|london|restaurant|bike|farm|coop|jobs|house|gallery|media|agency|digital|work|works|space|life|fund|foundation|ngo|school|city|town|solutions|systems|services|group|company|solar|fit|yoga|wine|beer|cafe|pizza|photo|photos|film|art|club|team|community|network|zone|capital|estate|haus|wien|hamburg|koeln|nyc|tokyo|amsterdam|cat|scot|lu|sk|si|hr|lt|lv|ee|ua|ru|tr|il|in|pk|th|vn|sg|id|tw|hk|za|ke|cl|pe|uy';

/** "logo.svg" is a file, whatever its ending could be besides. */
const fileEndings =
  'svg|png|jpe?g|gif|webp|avif|mp[34]|mov|webm|wav|ogg|flac|aac|otf|ttf|woff2?|pdf|docx?|xlsx?|pptx?|csv|tsv|txt|json|ya?ml|toml|xml|html?|css|scss|less|tsx|jsx|mjs|cjs|java|swift|php|sql|ini|cfg|conf|config|env|log|lock|zip|tar|exe|dmg|apk|iso';

/** "Bonus_2026.xlsx" has an ending as an address does. */
export const isFileName = (text: string): boolean => new RegExp(`\\.(?:${fileEndings})$`, 'iu').test(text);

const patterns: { kind: HeldText['kind']; source: RegExp }[] = [
  { kind: 'fence', source: /```(?:[\w+-]*\n)?([\s\S]*?)```/gu },
  { kind: 'fence', source: /^((?:\$ [^\n]+\n?)+)/gmu },
  { kind: 'code', source: /`([^`\n]+)`/gu },
  { kind: 'quote', source: /“([^“”]{1,500})”/gu },
  { kind: 'quote', source: /„([^„“”"]{1,500})[“”"]/gu },
  { kind: 'quote', source: /(?<![\p{L}\p{N}])‚([^‚‘’'\n]{1,300}?(?:[’']\p{L}[^‚‘’'\n]*)*)[‘’'](?![\p{L}\p{N}])/gu },
  { kind: 'quote', source: /«\s?([^«»]{1,500}?)\s?»/gu },
  { kind: 'quote', source: /»([^«»]{1,500})«/gu },
  { kind: 'quote', source: /‹\s?([^‹›]{1,500}?)\s?›/gu },
  { kind: 'quote', source: /「([^「」]{1,500})」/gu },
  { kind: 'quote', source: /『([^『』]{1,500})』/gu },
  { kind: 'quote', source: /(?<![\p{L}\p{N}])"([^"]{1,500}?)"(?![\p{L}\p{N}])/gu },
  { kind: 'quote', source: /(?<![\p{L}\p{N}])‘([^‘’]*(?:’\p{L}[^‘’]*)*)’/gu },
  { kind: 'quote', source: /(?<=^|[\s([:,—–-])'([^'\n]{2,300}?(?:'\p{L}[^'\n]*?)*)'(?=$|[\s.,;:!?)\]])/gu },
  { kind: 'address', source: /(https?:\/\/[^\s<>]+[^\s<>.,;:!?)\]'"])/gu },
  { kind: 'address', source: /(?<![\w.])([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}[\w-]+)/gu },
  { kind: 'address', source: /(?<![\w/@.])(@[A-Za-z][\w.]{1,30}\w)/gu },
  {
    kind: 'address',
    source: new RegExp(
      `(?<![\\w@.&-])((?:[a-z0-9][a-z0-9&-]*\\.)+(?:${topLevel})(?:/[\\w./?=&%#~-]*[\\w/])?)(?![\\w-]|\\.\\w)`,
      'giu',
    ),
  },
  {
    kind: 'address',
    // Any newer ending, in small letters as addresses are written: "tarnhout.library". A stop without its space has a
    // capital behind it.
    source: new RegExp(
      `(?<![\\p{L}\\p{N}@./&_-])((?:[a-z0-9][a-z0-9-]+\\.)+(?!(?:${fileEndings})(?![a-z]))[a-z]{3,18}(?:/[\\w./?=&%#~-]*[\\w/])?)(?![\\p{L}\\p{N}_@-]|\\.\\p{L})`,
      'gu',
    ),
  },
  {
    kind: 'address',
    source:
      /(?<![\p{L}\p{N}])(\+\d{1,3}[\d ()/-]{6,18}\d|0\d{1,5}[ /.-]\d{2,}(?:[ .-]\d{2,}){1,5}|0\d{2,5}[ /-]\d{4,}(?:-\d{1,5})?|\(\d{3}\) ?\d{3}-\d{4}|(?:1-)?\d{3}-\d{3}-\d{4})(?![\p{L}\p{N}])/gu,
  },
  {
    kind: 'address',
    // "333 1234567", "11 5555 0142": no amount is grouped so.
    source:
      /(?<![\p{L}\p{N}€$£]|[€$£\d][ .,])(\d{3}[ /-]\d{6,7}|\(?\d{2}\)? 9?\d{4}[ -]\d{4})(?![\p{L}\p{N}]|[.,]\d|\s?[%€$£])/gu,
  },
  {
    kind: 'address',
    // "en el 912 555 014": three by three, and led to as a number is.
    source:
      /(?<=(?<!\p{L})(?:al|en el|no|pelo|on|unter|op|allo|au)\s)([679]\d{2} \d{3} \d{3})(?![\p{L}\p{N}]|[.,]\d|\s?[%€$£\p{L}])/giu,
  },
  {
    kind: 'address',
    // "Se ruega confirmar antes del 1 de mayo: 600 123 456"
    source:
      /(?<=(?<!\p{L})(?:confirm|rsvp|répon|respond|anmeld|inscri|reserv|réserv|llam|appel|avis|bel|aanmeld|iscri|preno)[^.!?:\n\d]{0,40}(?:\d{1,2}[^.!?:\n\d]{1,16})?:\s)([6-9]\d{2} \d{3} \d{3})(?![\p{L}\p{N}]|[.,]\d|\s?[%€$£\p{L}])/giu,
  },
  {
    kind: 'address',
    // … and at the end of a line behind the last words: "Termina con «¿Te vienes?» y 976 55 01 28."
    source:
      /(?<=[\ue000-\uf8ff][.,]?\s(?:(?:and|und|et|y|e)\s)?)((?=(?:\D?\d){7})\d{2,4}(?: \d{2,4}){2,4})(?=[.!]?[ \t]*(?:$|\n))/giu,
  },
  {
    kind: 'address',
    // Any digits are a number to call right behind a word that says so.
    source:
      /(?<=(?<!\p{L})(?:call|phone|tel|телефон|тел|telefon|teléfono|téléphone|telefono|telefone|fon|mobile|handy|whatsapp|reserva|réservations?|reservations?|reservierung|reservas|citas?|rendez-vous|appuntamento|consultas?|prenotazioni|prenota|termine?|buchung|booking|book|contact|kontakt|contacto|contatto|contato|info|llama|appelez|chiama|ligue|bel|encomendas?|pedidos?|marcações|inscrições|informações|bestellungen?|anmeldung(?:en)?|commandes?|inscriptions?|renseignements|ordini|iscrizioni|informazioni|bestellen|aanmelden|reserveren|información|information|inlichtingen|auskunft|dúvidas|questions|fragen|rückfragen|preguntas|dudas|domande|vragen|hotline|helpline|infoline|linha|línea|notruf|service|servicio|atendimento|assistance|assistenza|apoio|support)\s?[.:]?\s(?:(?:us\s)?(?:at|on|unter|al|au|no|en el|allo|pelo|sous le)\s)?)((?=(?:\D?\d){7})\d{1,4}(?:[ ./-]\d{2,7}){1,5})(?![\p{L}\p{N}])/giu,
  },
];

const isInwardMark = ({ source }: { source: RegExp }) => source.source.startsWith('»');
const inwardFirst = [...patterns].sort((a, b) => Number(isInwardMark(b)) - Number(isInwardMark(a)));

/** Replaces every held part by one mark. Private-use characters of the input are dropped: no font has them. */
export function maskText(raw: string): MaskedText {
  const held: HeldText[] = [];
  let text = raw.replace(/[\ue000-\uf8ff]/g, '').replace(/\r\n?/g, '\n');
  // »Wie auf Deutsch«: whichever of the two opens first opens them all.
  const isInward = /^[^«]*»[^«»]*«/u.test(text);
  for (const { kind, source } of isInward ? inwardFirst : patterns) {
    text = text.replace(source, (whole: string, inner: string) => {
      const plain = inner.trim();
      if (plain === '' || held.length >= maxHeld || /\n\s*\n/.test(kind === 'fence' ? '' : whole)) return whole;
      held.push({ kind, text: restore(plain, held, true), raw: restore(whole, held, false) });
      return String.fromCharCode(firstMark + held.length - 1);
    });
  }
  return { text, held };
}

function restore(text: string, held: readonly HeldText[], bare: boolean): string {
  return text.replace(/[\ue000-\uf8ff]/g, (mark) => {
    const part = held[mark.charCodeAt(0) - firstMark];
    return part === undefined ? '' : bare && part.kind !== 'quote' ? part.text : part.raw;
  });
}

/** A stretch of masked text as it was typed, marks and all. */
export const typed = (text: string, held: readonly HeldText[]): string => restore(text, held, false);

/** The brief's own words again: quoted parts with their marks, code and addresses without. */
export function unmask(text: string, held: readonly HeldText[]): string {
  const whole = heldOf(text, held)[0];
  if (whole !== undefined && text.trim().length === 1) return whole.text;
  return restore(text, held, true).replace(/\s+/g, ' ').trim();
}

/** Held parts in a stretch of masked text, in order. */
export function heldOf(text: string, held: readonly HeldText[]): HeldText[] {
  return [...text.matchAll(/[\ue000-\uf8ff]/g)]
    .map(([mark]) => held[mark.charCodeAt(0) - firstMark])
    .filter((part) => part !== undefined);
}

import { phraseSource } from '../reading/phrases.ts';
import { withPronoun } from './hanging-pronouns.ts';
import { startsAsEdit } from './starts-as-edit.ts';
import type { EditWords } from './words/edit-words.ts';

const counts: Readonly<Record<string, string>> = {
  ...{ 'half a': '0.5', 'eine halbe': '0.5', one: '1', a: '1', two: '2', three: '3', four: '4', five: '5' },
  ...{ eine: '1', zwei: '2', drei: '3', vier: '4', une: '1', deux: '2', trois: '3', un: '1', dos: '2', tres: '3' },
};
/** "two more seconds", "um eine Sekunde". */
const spelledCount = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(counts).join('|')})\\s+(?:(?:more|extra|additional|full|weitere|mehr|de plus)\\s+)?(?=(?:seconds?|sekunden?|secondes?|segundos?)(?![\\p{L}]))`,
  'giu',
);

/** "Could the opening stay on screen one second longer": asks of a scene what "make" tells it. */
const staying =
  /^(?:(?:could|can|should|let|may|kann|könnte|soll)\s+)?(.+?)\s+(?:(?:should|could|can|must|soll|kann|könnte)\s+)?(?:stays?|remains?|be\sheld|linger|bleiben|stehen)(?:\s+(?:on\sscreen|up|there|visible))?\s+(?:for\s+)?(?=\S)/iu;

/** "The ending feels rushed, give it 2 more seconds": what is complained of is what the wish is for. */
const hurried =
  /^(.+?)\s(?:feels?|is|are|seems?|looks?|wirkt|ist|est|semble)\s[^,]{2,24},\s*(?:so\s|please\s|bitte\s)?(give|make|hold|keep|gib|donne)\s+(?:it|them|ihm|ihr|ihnen|lui|leur)\s+/iu;
/** "Make registration £35 instead" */
const setInstead = /^(?:make|set|put|change)\s+(.+?)\s+(?:to\s|at\s)?(\S*\d\S*)\s+instead$/iu;
/** "Die letzte Szene soll 2 Sekunden länger stehen": German puts the verb last. */
const shallLast =
  /^(.+?)\s+(?:soll(?:te)?|muss|müsste|darf|kann|könnte)\s+(?=.*\d)(.+?)\s+(?:stehen(?:\sbleiben)?|bleiben|dauern|sein|laufen)$/iu;

/** "Make the comparison stay longer", "let the quote stand 2 seconds longer" */
const stayLonger =
  /^((?:make|let|have|lass|laisse)\s.+?)\s(?:stay|remain|last|stand|linger|run|stehen|durer|rester)(?:\s(?:on\sscreen|up))?\s(?=(?:[\d.,]+\s\p{L}+\s)?(?:longer|shorter|länger|kürzer|plus\slongtemps))/iu;

const typo =
  /^(?:(?:there(?:['’]s| is) a|fix (?:the|a)|(?:(?:one|two|three|some|a few|\d)\s)?(?:small|little|quick|tiny)|(?:one|two|three|some|a few|\d)|korrigiere den|corrige la|corrige el) )?(?:typos?|mistakes?|errors?|corrections?|to correct|corrected|tippfehler|korrektur|coquille|à corriger|corriger|corrigez|errata|corrección|correzione|correção)(?:\s(?:on\sour\s(?:side|end|part)|of\sours|from\sus|in\sour\sbrief|there|from\s(?:our|my|the)\s\p{L}+))?\s*[:：]\s*/iu;

/** "Add: “…”", "Füge hinzu: “…”" */
const adding = /^(add|füge?|ajoute[rz]?|añade|agrega|aggiungi|adiciona|acrescenta)(?:\s+hinzu)?\s*[:：]\s*/iu;

/** "Would you mind adding a line": what is asked for, as it would be told. */
function asked(text: string): string {
  const [lead = '', stem = ''] =
    /^(?:would|do)\s(?:you|u)\smind\s(\p{L}{2,})ing(?=\s)/iu.exec(text) ??
    /^(?:how|what)\sabout\s(\p{L}{2,})ing(?=\s)/iu.exec(text) ??
    [];
  if (lead === '') return text;
  const verb = [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')].find((one) => startsAsEdit(`${one} it`));
  return verb === undefined ? text : `${verb}${text.slice(lead.length)}`;
}

/** What several people say before a wish, which the tagger was never taught as courtesy. */
const wishing =
  'queremos, quisiera, quisiéramos, me gustaría, nos gustaría, podéis, podrías, podríais, podría, podrían, vogliamo, vorrei, vorremmo, mi piacerebbe, ci piacerebbe, potete, potresti, potreste, potrebbe, potremmo, si può, queria, queríamos, gostaria de, gostaríamos de, podem, podias, podiam, poderia, poderiam, dá para, je préférerais, nous préférerions, on préférerait, il nous faudrait, il me faudrait, on aimerait, nous aimerions, est-ce que vous pouvez, könntet ihr, würdet ihr, wir würden gern, ich würde gern, wir brauchen, magari'.split(
    ', ',
  );

/** A clause without courtesy before it, and without what German parts from its verb after it. */
export function courteous(text: string, words: EditWords): string {
  const lead = new RegExp(`^(?:${phraseSource([...words.please, ...wishing])})(?:\\s+|,\\s*)`, 'iu');
  let plain = asked(text.trim());
  for (let pass = 0; pass < 4; pass += 1) plain = plain.replace(lead, '').replace(typo, '');
  plain = plain
    .replace(/(?<=\S)\s(?:bitte|please|pls|svp|por favor|per favore)\s(?=\S)/giu, ' ')
    .replace(hurried, '$2 $1 ')
    .replace(setInstead, '$1 is now $2')
    .replace(shallLast, 'mache $1 $2')
    .replace(stayLonger, '$1 ')
    .replace(/\s(?:up|on(?:\sscreen)?|there)\s(?=(?:a\s(?:bit|little)\s)?longer$)/iu, ' ')
    .replace(staying, 'make $1 ')
    .replace(spelledCount, (_, count: string) => `${counts[count.toLowerCase()]} `);
  plain = plain.replace(
    /\s(?:overall|in\sgeneral|altogether|on\sthe\swhole|all\sin\sall|insgesamt|im\sganzen|generell|dans\sl['’]ensemble|en\sgénéral|en\sgeneral|in\sgenerale|no\sgeral)$/iu,
    '',
  );
  return imperative(withPronoun(plain, words).replace(attached, '$1 $2 '))
    .replace(adding, '$1 ')
    .replace(/^((?:swap|switch|exchange|trade)\s.*)\s(?:round|around|over|places)$/iu, '$1')
    .replace(
      /[\s,]+(?:please|pls|plz|bitte|thanks?|thx|danke|s['’]il (?:te|vous) pla[iî]t|por favor|per favore)$/iu,
      '',
    )
    .replace(
      /^((?:füge?|heb|hebe|fasse?|nimm|lass|stelle?|setze?|wirf|schalte?|tausche?|mach|mache|ändere?|teile?)\s.*)\s+(?:hinzu|hervor|zusammen|weg|raus|heraus|drunter|dazu|rein|um|ein|aus|ab)$/iu,
      '$1',
    )
    .trim();
}

/** "Laissez-les plus longtemps": French hangs "them" on its verb. */
const attached =
  /^((?:laisse|garde|montre|enlève|supprime|retire|déplace|place|remplace|change|agrandi)(?:[rz]|s|ssez)?|met(?:s|tez)|ren(?:ds|dez)|fai(?:s|tes))-(le|la|les)\s/iu;

const infinitives: Record<string, string> = {
  verlängern: 'verlängere',
  kürzen: 'kürze',
  ändern: 'ändere',
  ersetzen: 'ersetze',
  entfernen: 'entferne',
  löschen: 'lösche',
  streichen: 'streiche',
  tauschen: 'tausche',
  verschieben: 'verschiebe',
  betonen: 'betone',
  teilen: 'teile',
  verbinden: 'verbinde',
  ergänzen: 'ergänze',
  hinzufügen: 'ergänze',
  einfügen: 'ergänze',
  dazunehmen: 'ergänze',
  weglassen: 'entferne',
  rausnehmen: 'entferne',
  herausnehmen: 'entferne',
  wegnehmen: 'entferne',
  rauswerfen: 'entferne',
  setzen: 'setze',
  stellen: 'stelle',
  legen: 'setze',
  rücken: 'rücke',
  vergrößern: 'vergrößere',
  verkleinern: 'verkleinere',
  hervorheben: 'betone',
  machen: 'mache',
};

/** "Film auf 30 Sekunden verlängern": a German wish without its subject ends on its verb. */
function imperative(text: string): string {
  const found = new RegExp(`^(\\S.*)\\s(${Object.keys(infinitives).join('|')})$`, 'iu').exec(text);
  return found === null ? text : `${infinitives[(found[2] ?? '').toLowerCase()]} ${found[1]}`;
}

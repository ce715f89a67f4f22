/** `Emphasise "Sundays".`, "Highlight Harbour in mustard.": what shall stand out of the words that the film has anyway. */

const courtesy = '(?:(?:and|then|also|please|und|bitte|dann|et|puis|y|e|en|por favor|per favore|graag)[,]?\\s){0,2}';
const thing =
  "(?:(?:the|das|die|den|der|le|la|les|el|los|las|il|lo|i|o|a|os|as|het|de)\\s|l['’])?(?:(?:words?|name|phrase|wort|wörter|mots?|palabras?|parol[ae]|palavras?|woord(?:en)?)\\s)?";
/** What stands behind a verb, and how it shall stand out. */
const what = `(?<what>["“„«][^"“”„«»\\n]{1,60}["”“»]|[^"“”„«»:.!?\\n]{1,60}?)`;
const manner =
  '(?:\\s(?:in|with|mit|en|avec|con|com|met|through|by|using|a|a lot|please|bitte|everywhere|überall|partout|strongly|clearly|most)(?:\\s[^"“”:.!?\\n]{1,30})?)?';
const verbs =
  '(?:emphasi[sz]e|highlight|accentuate|underline|spotlight|betone?|betont|unterstreiche?|markiere?|souligne[rz]?|accentue[rz]?|resaltar?|destaca[r]?|destaque|subraya[r]?|enfatizar?|evidenzia(?:re|te)?|sottolinea(?:re|te)?|enfatizza(?:re|te)?|realçar?|realce|sublinhar?|benadruk|onderstreep|markeer|accentueer)';
const framed: readonly (readonly [string, string])[] = [
  ['stress', ''],
  ['give', '\\s(?:the\\s|some\\s|more\\s|most\\s){0,2}(?:weight|emphasis|prominence|attention)'],
  ['hebe?', '\\shervor'],
  ['stelle?', '\\sheraus'],
  ['(?:mets|mettez|mettre)', '\\sen\\s(?:valeur|avant|évidence|gras)'],
  ['insiste[rz]?\\ssur', ''],
  ['(?:pon|poned|poner)', '\\sen\\s(?:negrita|valor)'],
  ['haz\\shincapié\\sen', ''],
  ['(?:metti|mettete|mettere)', '\\sin\\s(?:evidenza|risalto|grassetto)'],
  ['(?:põe|ponha|pôr)', '\\sem\\s(?:destaque|negrito|evidência)'],
  ['laat', '\\s(?:opvallen|eruit springen)'],
];
const orders = [
  new RegExp(`^${courtesy}${verbs}\\s${thing}${what}${manner}$`, 'iu'),
  ...framed.map(([verb, end]) => new RegExp(`^${courtesy}${verb}\\s${thing}${what}${end}${manner}$`, 'iu')),
];
const partsOfFilm =
  /^(?:numbers?|figures?|prices?|name|title|headline|dates?|times?|hours?|discount|deadline|address|logo|code|percentages?|zahl(?:en)?|preise?|namen?|titel|datum|uhrzeit|rabatt|chiffres?|prix|nom|titre|date|heure|números?|cifras?|precios?|nombre|título|fecha|hora|numer[oi]|cifr[ae]|prezz[oi]|nome|titolo|data|ora|preços?|getal(?:len)?|cijfers?|prijs|naam)$/iu;
const quoted = /^["“„«]/u;

/** Whether a sentence only says which words of a brief shall stand out; `prompt` holds it, and these words beside it. */
export function isEmphasisOrder(sentence: string, prompt: string): boolean {
  const said = sentence.trim().replace(/[.!]$/u, '');
  if (said.length > 120) return false;
  const found = orders.map((order) => order.exec(said)?.groups?.what?.trim() ?? '').find((one) => one !== '');
  if (found === undefined) return false;
  if (/^stress/iu.test(said) && !quoted.test(found)) return false;
  if (partsOfFilm.test(found)) return true;
  const words = found.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const rest = ` ${prompt.replace(sentence, ' ').toLowerCase()} `;
  const isSaid = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(rest);
  return words.length > 0 && words.every(isSaid) && words.some((word) => word.length >= 3 || /\d/u.test(word));
}

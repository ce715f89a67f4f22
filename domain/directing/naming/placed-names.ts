/** Names that stand before their address or behind who joins them, and those that are of a street or of somebody's kin. */
import { everywhereBehind } from './torn-names.ts';

const street =
  '(?:Road|Rd|Street|St|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Square|Place|Court|Terrace|Row|Parade|Quay|Highway|Hwy)';
/** "4 Elm Street", "Lindenstraße 7", "12, rue Nationale", "Calle Mayor 5" */
const address = `(?:\\d{1,4}\\p{L}?,?\\s(?:\\p{Lu}[\\p{L}.'’-]+\\s){1,3}?${street}(?!\\p{L})|\\d{1,4},?\\s(?:rue|avenue|place|quai|boulevard)\\s|(?:\\p{Lu}[\\p{L}.-]*(?:straße|strasse|str\\.|straat|gasse|weg|platz|plein|laan|allee|gracht|kade)|(?:Calle|Plaza|Avenida|Via|Viale|Piazza|Corso|Rua|Praça|Travessa)\\s[\\p{L} ]{3,30}?),?\\s\\d)`;
const joins =
  '(?:is\\s)?(?:joins|joined|joining|has joined|will join|moves to|wechselt zu[rm]?|kommt zu[rm]?|rejoint|arrive chez|se (?:une|incorpora|suma) a|si unisce a|entra in|junta-se [àa]o?|entra (?:na|no)|komt bij|stapt over naar|versterkt)\\s(?:the\\s|la\\s|le\\s|der\\s|dem\\s|den\\s|de\\s|het\\s)?';

/** "Vanaf 1 mei vindt u X op …" */
const finds =
  "(?:[Yy]ou(?:['’]ll|\\swill|\\scan)(?:\\snow)?\\sfind|finden\\sSie|findet\\sihr|(?:[Rr]etrouve(?:z|rez)|[Tt]rouverez)|[Ee]ncontrar(?:á|ás|éis|án)|[Tt]rover(?:ai|ete)|[Ee]ncontra(?:m|rá|rão)?|vind(?:t|en)?\\s(?:u|je|jullie))\\s(?:(?:the|die|den|das|la|le|les|el|il|lo|o|a|de|het)\\s)?";
const placed =
  '(?:(?:at|on|in|in der|in de[nm]|im|am|au|en(?: la| el)?|a|in|na|no|op|aan(?: de| het)?|dans(?: la)?)\\s)?(?:the\\s)?';

/** "at Costa Shoes, 48 Harbor Road", "Ana Ruiz joins Brightwell Foods as …": whose the film is. `run` is a name's pattern. */
export const namesPlaced = (text: string, run: string): string[] =>
  [
    new RegExp(
      `(?:^|[.!?:]\\s+|(?<!\\p{L})(?:at|bei|beim|chez|presso|da|na|no|en|bij)\\s(?:the\\s|la\\s|der\\s)?)(${run}),\\s${address}`,
      'gmu',
    ),
    new RegExp(`\\p{Lu}[\\p{L}'’-]+\\s\\p{Lu}[\\p{L}'’-]+\\s${joins}(${run})`, 'gu'),
    new RegExp(`(?<!\\p{L})${finds}((?:(?:\\p{Lu}\\p{L}+\\s)?Dr\\.\\s)?${run})\\s${placed}${address}`, 'gu'),
  ].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));

/** "48 Harbor Road": where somebody is, and not who. */
export const isOfStreet = (name: string, text: string): boolean =>
  new RegExp(`\\s${street}$`, 'u').test(name) &&
  // "shut off in Ashby Road, Tanner's Row and Quay Street"
  everywhereBehind(
    name,
    text,
    /(?:^|\s)\d{1,4}\p{L}?,?\s$|(?<!\p{L})(?:in|on|along|near|into|off|between|and|via)\s$|,\s$/u,
  );

const kin =
  '(?:grand)?(?:daughter|son|mother|father)|niece|nephew|wife|husband|sister|brother|(?:enkel|schwieger)?(?:tochter|sohn|mutter|vater)|enkelin|nichte|neffe|frau|schwester|bruder|(?:petite?-)?(?:fille|fils)|nièce|neveu|femme|sœur|frère|niet[ao]|hij[ao]|sobrin[ao]|mujer|herman[ao]|nipote|figli[ao]|moglie|marito|sorella|fratello|net[ao]|filh[ao]|mulher|marido|irmã|irmão|(?:klein)?(?:dochter|zoon)|nicht|neef|vrouw|zus|broer';

/** "kleindochter Sanne": somebody's kin is no house. */
export const isKin = (name: string, text: string): boolean =>
  everywhereBehind(name, text, new RegExp(`(?<!\\p{L})(?:${kin})[,:]?\\s$`, 'iu'));

const former =
  /(?<!\p{L})(?:(?:years?|months?)\s(?:at|with)|(?:previously|formerly|before that)\s(?:at|with|of|from)|(?:comes?|came|coming|joins us|joined us)\sfrom|Jahren?\s(?:bei|beim)|(?:kommt|wechselt)\svon|zuvor\sbei|ans\schez|(?:vient|arrive)\s(?:de|de chez)|años\sen|(?:viene|procede)\sde|anni\s(?:in|presso|alla)|(?:viene|arriva)\sda|anos\s(?:na|no|em)|vem\sd[ao]|jaar\sbij|(?:komt|kwam)\s(?:van|over van))\s(?:the\s|der\s|la\s)?$/iu;

/** "15 years at Orion Bank": where somebody was before. */
export const isFormer = (name: string, text: string): boolean => everywhereBehind(name, text, former);

/** Orders to the director that carry copy: "Conclude that X", "Brand it as X", "Attribute it to X", as the reading knows them. */
import { capital } from '../reading/phrases.ts';

const start = '(?<=^|\\n|[.!?…)”"»]\\s)(?:please\\s|then\\s|finally,?\\s)?';
const quote = '["“„«][^"“”„«»\\n]{8,400}["”“»]';
const film = '(?:it|this|that|the (?:video|film|clip|end ?card|whole thing))';
const name = '((?-i:\\p{Lu})[^.,;:\\n"“”]{1,48}?)';

const attributed = new RegExp(
  `(${quote})[.,]?\\s+(?:please\\s)?(?:(?:attribute|credit)\\s(?:it|this|that|the (?:quote|words|line))\\sto|attribue[rz]?(?:-l[ae])?\\sà|atrib[uú]ye(?:l[oa])?\\sa|attribuisci(?:l[oa])?\\sa|atribua(?:-[oa])?\\sa)\\s([^\\n]+?)[.](?=\\s|$)`,
  'giu',
);
/** "“…” It's from Mia Lund, a baker in Graz." */
const sent = new RegExp(
  `(${quote})[.,]?\\s+(?:(?:it|this|that)(?:['’]s| is| was| came| comes)(?: said| written| sent)?|(?:the|this) (?:quote|words?|line|review|testimonial) (?:is|was|came|comes|are)|(?:es|das) (?:ist|stammt|kommt)|c['’]est|(?:cela|ça) vient|es|viene|è|é|vem|(?:het|dit) (?:is|komt))\\s(?:from|by|von|d['’]|de|da|di|van)\\s?(?:our\\s(?:customer|client|guest|member|neighbou?r),?\\s)?(?=\\p{Lu})([^\\n]+?)[.](?=\\s|$)`,
  'giu',
);
const branded = new RegExp(
  `${start}(?:brand|sign|badge)\\s${film}\\s(?:as|for|by|with)\\s(?:the\\s)?${name}(?:\\s(?:name|logo|brand))?[.](?=\\s|$)`,
  'giu',
);
const signed = new RegExp(
  `${start}(?:sign[ -]off|end|finish|close|wrap up)\\s(?:with|on)\\s(?:the\\s|our\\s)?${name}\\s(?:name|logo|branding|wordmark)(?:,?\\s(?:and|plus|with)\\s(?:the\\s(?:url|website|link|(?:web )?address)\\s)?([\\w.-]+\\.[a-z]{2,}\\S*?))?[.](?=\\s|$)`,
  'giu',
);
const concluded = new RegExp(
  `${start}(?:(?:conclude|close|end|finish|wrap up)(?:\\sby\\s(?:saying|stating|showing|announcing|adding|noting|mentioning|telling (?:viewers|people|everyone))|\\swith\\sthe\\s(?:message|point|fact|line))?\\sthat|conclu[sr]e[rz]?\\sque|termine[rz]?\\sen\\sdisant\\sque|(?:concluye|termina\\sdiciendo)\\sque|(?:concludi|finisci\\sdicendo)\\sche|(?:conclua|termine\\sdizendo)\\sque)\\s(?=\\p{L}|\\p{N})(\\S)`,
  'giu',
);
const opened = new RegExp(
  `${start}(?:start|open|begin|kick off)(?:\\s\\p{L}+ly)?\\swith\\s(?:an?|the|this|one)\\s(?:\\p{L}+\\s)?(?:question|line|quote|statement|hook|sentence|headline|words?)\\s?[:,–-]?\\s(?=["“])`,
  'giu',
);
const thanked = new RegExp(
  `${start}(thank\\s[^.,"“\\n]{3,60}?)\\s(?:and|then)\\s(?:say|write|show|end with|close with|finish with)\\s(?=["“])`,
  'giu',
);

/** "Add our website loafly.com.": where to find somebody, and no call of its own. */
const addressed = new RegExp(
  `${start}(?:add|include|put|show|display|mention|füge?|zeige?|nenne?|ajoute[rz]?|mentionne[rz]?|añade|incluye|pon|aggiungi|inserisci|adicione|inclua|coloque|voeg|vermeld|toon)\\s(?:(?:our|the|my|unsere?|die|notre|le|nuestr[oa]|la|el|il|nostro|noss[oa]|o|onze?|de)\\s)?(?:(?:web)?site|web ?address|url|link|website|webseite|site web|página web|web|sito(?: web)?|endereço|site)(?:\\s(?:at the end|on screen|hinzu|toe))?[:,]?\\s(?=\\S+\\.\\p{L}{2,})`,
  'giu',
);
/** "a post for Pebble Bakery's Instagram": where a film is seen is of nobody's name. */
const seen =
  /(\s(?:for|on)\s(?:the\s)?\p{Lu}[\p{L}\p{N}’' &-]{1,40}?)['’]s\s(?:Instagram|LinkedIn|Facebook|TikTok|YouTube|socials?|social media|website|newsletter|channel|page|feed|intranet)(?:\s(?:page|channel|feed|account|story|stories))?(?=[.,:;]|\s|$)/gu;
/** "Goal: recruit nurses for St. Brannock Hospital.": whose goal it is. */
const aim =
  /^(?:[Gg]oal|[Pp]urpose|[Oo]bjective|[Aa]im|Ziel|Zweck|[Oo]bjectif|[Oo]bjetivo|[Oo]biettivo|[Dd]oel)\s?:\s[^\n]*?\s(?:for|at|für|bei|pour|chez|para|per|voor|bij)\s(?:the\s)?((?:(?:St|Dr|Mt)\.\s)?\p{Lu}[\p{L}\p{N}’'&-]+(?:\s(?:(?:of|&|de|der|du|del|di|da|van)\s)?\p{Lu}[\p{L}\p{N}’'&-]+){1,4})(?=[.,;]|\s*$)/mu;
const isNamed =
  /^\s*(?:brand|company|client|name|product|business|organi[sz]ation|marke|firma|marque|entreprise|marca|empresa|azienda|merk|bedrijf)\s?:/imu;

/** Who has the goal, as a field, where no other field names anybody. */
const withAimed = (text: string): string => {
  const [, house = ''] = aim.exec(text) ?? [];
  return house === '' || isNamed.test(text) ? text : `${text}\nBrand: ${house}`;
};

/** "Our library needs a year in review for social media, 30 seconds, square." asks for a film and says nothing else. */
const needed = new RegExp(
  `${start}(?:our|my|the)\\s[^.!?:,\\n]{2,40}?\\s(?:needs|wants|would like|could use)\\san?\\s(?![^.!?:\\n]*\\s(?:about|announcing|showing|promoting|introducing|that|which|to|on how)\\s)[^.!?:\\n]*?(\\d{1,3}[\\s-]?(?:s|secs?|seconds?))(?!\\p{L})([^.!?:\\n]*)[.](?=\\s|$)`,
  'giu',
);

/** "a how-to video titled “X”": its title opens it. */
const titled =
  /((?:video|film|clip|reel|animation|short|ad|spot|vidéo|vídeo|filmato|filmpje|promo|tutorial|explainer)s?(?!\p{L})[^.!?:\n"“„«]{0,60}?),?\s(?:titled|entitled|with the title|mit dem titel|intitulée?|titulad[oa]|intitolat[oa]|intitulad[oa]|getiteld|met de titel|con el título|con il titolo|com o título|avec le titre)\s(["“„«][^"“”„«»\n]{3,90}["”“»])[.]?/giu;

/** "Help us hire: we are looking for …": what the film is to do stands in what it says. */
const helping =
  /^\s*(?:please\s)?(?:help us (?:to )?(?:hire|recruit|sell|promote|announce|find)[^.!?:\n]{0,30}|aide[sz]?[- ]nous à [^.!?:\n]{3,30}|hilf uns[^.!?:\n]{3,30}|ayúdanos a [^.!?:\n]{3,30}|aiutaci a [^.!?:\n]{3,30}|ajude-nos a [^.!?:\n]{3,30}|help ons[^.!?:\n]{3,30})\s?:\s+(?=\p{L})/iu;

/** The text with what such orders carry in their place. */
export const withCarriedCopy = (text: string): string =>
  withAimed(text)
    .replace(helping, '')
    .replace(addressed, '')
    .replace(seen, '$1')
    .replace(attributed, '$1 — $2.')
    .replace(sent, '$1 — $2.')
    .replace(branded, '\nBrand: $1\n')
    .replace(signed, (_, house: string, address = '') => `\nBrand: ${house}\n${address}`)
    .replace(concluded, (_, first: string) => capital(first))
    .replace(opened, 'Open with ')
    .replace(thanked, '$1. End with ')
    .replace(titled, '$1.\nTitle: $2\n')
    .replace(needed, 'Make a video, $1$2.');

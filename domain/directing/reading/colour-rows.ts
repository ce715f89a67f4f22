/** Sentences of nothing but colours and what wears them: "White letters on a dark blue background." */
import { isHueWord } from './colour-words.ts';

const surface =
  /^(?:letters?|lettering|text|type|writing|background|backdrop|ground|colou?rs?|tones?|tints?|shades?|palette|accents?|schrift|buchstaben|text|hintergrund|grund|farben?|farbtöne?n?|töne?n?|\p{L}*töne|akzente?n?|lettres?|texte|fond|couleurs?|tons?|teintes?|letras?|texto|fondo|colore?s|tonos?|lettere|scritte|testo|sfondo|colori|toni|tinte|fundo|cor(?:es)?|tons|letters|tekst|achtergrond|kleuren|tinten|\p{L}*tinten|tonen)$/iu;
const shade =
  /^(?:warme?[nrs]?|warm|earthy?|earth|erdige?|kühle?|cool|soft|sanfte?|bright|hell\p{L}*|dark|dunkel\p{L}*|deep|light|neon|pale|muted|pastel\p{L}*|clair\p{L}*|foncée?s?|chaud\p{L}*|chaleureu\p{L}*|doux|vifs?|vives|cálid[oa]s?|oscur[oa]s?|clar[oa]s?|suaves?|vivos|cald[io]|scur[oi]|chiar[oi]|tenui|quentes?|escur[oa]s?|terrosos|licht\p{L}*|donker\p{L}*|zachte?|felle?|our|unsere|nos|nuestros|nostri|nossas|onze)$/iu;
const joint =
  /^(?:and|on|in|with|an?|the|only|just|our|are|use|please|und|auf|mit|in|ein\p{L}*|dem|der|die|das|sind|nur|bitte|et|sur|avec|en|un|une|le|la|les|des|de|du|l|sont|y|sobre|con|el|los|las|por|favor|son|e|su|i|il|gli|sono|per|com|um|uma|o|a|os|as|são|op|met|een|de|het|zijn|graag|alleen|alsjeblieft|of|for|s|il|vous|te|plaît|d|merci|grazie|unsere|nos|nuestros|nostri|nossas|onze|our)$/iu;
const nothingElse =
  /,?\s(?:and )?(?:nothing else|no other colou?rs?|sonst nichts|nichts anderes|rien d['’]autre|nada más|nient['’]altro|mais nada|nada mais|verder niets|niets anders)(?=[.!]?$)/iu;
const earth = /^(?:erdtöne?n?|earth|tierra|terra|terre|aardetinten|aardtinten|erdfarben)$/iu;

/** At least a colour and, where its name is of a thing as well ("Mint and lemon."), a word that says it is meant as one. */
export function isColourRow(sentence: string): boolean {
  if (/[\d\ue000-\uf8ff:?]/u.test(sentence)) return false;
  const bare = sentence.replace(nothingElse, '');
  const words = bare.split(/[\s,.!'’-]+/u).filter(Boolean);
  if (words.length > 12 || words.length < 2) return false;
  const kinds = words.map((word) => ({
    hue: isHueWord(word),
    surface: surface.test(word) || earth.test(word),
    shade: shade.test(word),
    joint: joint.test(word),
  }));
  if (!kinds.every(({ hue, surface: worn, shade: shaded, joint: joined }) => hue !== null || worn || shaded || joined))
    return false;
  const isColoured = kinds.some(({ hue }) => hue !== null);
  const isWorn = kinds.some((one) => one.surface);
  const isMeant =
    isWorn ||
    bare !== sentence ||
    (kinds.filter(({ hue }) => hue === 'hard').length >= 1 && kinds.some((one) => one.shade));
  return (
    (isColoured && isMeant) || (isWorn && kinds.some((one) => one.shade || earth.test(words[kinds.indexOf(one)] ?? '')))
  );
}

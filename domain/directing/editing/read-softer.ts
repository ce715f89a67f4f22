/** A colour that is too loud: "The orange is garish, tone it down", "El fondo es demasiado chillón, ponedlo más suave". */
import { type Clause, type ClauseReader, isPronoun, match, targetOf } from './clause.ts';
import { aBit } from './degrees.ts';
import type { Edit } from './edit.ts';
import { colourIn } from './read-recolour.ts';

const soft =
  '(?:softer|paler|gentler|calmer|quieter|lighter|duller|subtler|more\\s(?:muted|subtle|subdued|gentle|pastel)|less\\s(?:bright|loud|garish|strong|intense|vivid|harsh)|sanfter|blasser|heller|dezenter|weicher|gedeckter|zarter|ruhiger|gedämpfter|weniger\\s(?:grell|knallig|schrill|kräftig|stark)|plus\\s(?:doux|douce|pâle|clair|claire|discret|discrète|tendre)|moins\\s(?:vif|vive|criard|criarde|fort|forte|voyant|voyante|agressif|flashy)|más\\s(?:suave|pálid[oa]|clar[oa]|discret[oa]|apagad[oa]|tenue)|menos\\s(?:chill[óo]na?|fuerte|viv[oa]|intens[oa]|llamativ[oa])|più\\s(?:tenue|chiar[oa]|morbid[oa]|pallid[oa]|delicat[oa]|soft|spent[oa]|discret[oa])|meno\\s(?:acces[oa]|forte|vivace|vistos[oa]|intens[oa])|mais\\s(?:suave|clar[oa]|pálid[oa]|discret[oa]|ténue)|menos\\s(?:berrante|forte|gritante|garrid[oa]))';
const making =
  '(?:(?:please|could|can|would|you|we|maybe|perhaps|bitte|vielleicht|könnt\\sihr|podéis|podríais|potete|potreste|podem)\\s)*(?:make|have|turn|mach(?:e|t|en)?|nehmt|nimm|rend(?:s|ez)|fai(?:s|tes)|mets|mettez|haz|haced|pon|poned|pong(?:a|an)|hazl[oa]|dej(?:a|ad)l[oa]|fai|fate|rendi|rendete|metti|mettete|faz|façam?|põe|ponham?|torn[ae]m?|deix[ae]m?)';
/** "ponedlo", "faites-le", "fatelo": the pronoun hangs on its verb. */
const hung = '(?:[\\s-]?(?:it|them|es|ihn|sie|das|l[oaie]|les|n[oa]|los|las))?';
const softening =
  '(?:soften|tone\\sdown|mute|calm\\sdown|adouci(?:s|ssez|r)|atténue[rz]?|suaviz(?:a|ad|ar)|suavice(?:n)?|aten[uú]a(?:d)?|ammorbidi(?:te|re)?|smorza(?:te|re)?|attenua(?:te|re)?|suaviz(?:e|em)|dämpf(?:e|t|en))';

const bit =
  '(?:(?:a\\s(?:bit|little)|slightly|much|etwas|ein\\s(?:bisschen|wenig)|un\\speu|bien|un\\spoco|algo|molto|um\\spouco)\\s)?';
const it = new RegExp(
  `^(?:(?:${making}${hung}|(?:bitte\\s)?(?:et|y|e|und|and\\s)?)\\s)?${bit}${soft}(?:\\s(?:machen|please|bitte|porfa|porfi))?$|^(?:please\\s)?(?:tone|bring|calm)\\s(?:it|them)\\sdown(?:\\s(?:a\\sbit|a\\slittle))?$|^${softening}${hung}(?:\\s(?:a\\sbit|un\\speu|un\\spoco|etwas))?$`,
  'iu',
);

/** "Too loud", "zu grell": of a colour, and so of no pace. */
export const isTooLoud = (text: string): boolean =>
  /(?<!\p{L})(?:too|zu|trop|demasiado|muy|troppo|demasiad[oa]|muito)\s(?:bright|garish|gaudy|harsh|glaring|vivid|grell\p{L}*|knallig\p{L}*|schrill\p{L}*|criarde?s?|vi(?:f|ve)s?|voyante?s?|flashy|chill[oó]n\p{L}*|llamativ\p{L}+|acces[oaei]|sgargiant[ei]|vistos[oaei]|berrantes?|gritantes?|garrid[oa]s?)(?!\p{L})/iu.test(
    text,
  );

/** "Make the background a bit softer", "ponedlo más suave" behind what was said of a colour. */
export const readSofter: ClauseReader = (clause) => {
  const { text } = clause;
  if (it.test(text)) return ofSpoken(clause);
  const named =
    match(clause, `(?:${making}\\s)?{the}(*)\\s${aBit}${soft}(?:\\s(?:machen|porfa))?`) ??
    match(clause, `${softening}\\s(*)`);
  return named === null ? null : ofNamed(clause, named[0] ?? '');
};

const softened = (was: string | null): Edit => ({
  kind: 'recolour',
  was,
  hex: was ?? '',
  lighter: 0.04,
  isSofter: true,
});

const light = /(?<!\p{L})(?:lighter|heller|claire?|claro|clara|chiar[oa])(?!\p{L})/iu;

const isGround = (clause: Clause, said: string): boolean => {
  const target = targetOf(clause, said);
  return target?.by === 'noun' && target.noun === 'ground';
};

function ofNamed(clause: Clause, said: string): Edit | null {
  if (isPronoun({ ...clause, text: said })) return ofSpoken(clause);
  const colour = colourIn(clause, said) ?? colourIn(clause, said.replace(ofGround, ''));
  if (colour !== null) return softened(colour);
  // A lighter ground is a ground by day.
  return isGround(clause, said) && !light.test(clause.text) ? softened(null) : null;
}
/** "el amarillo de fondo", "the yellow in the background" */
const ofGround =
  /\s(?:(?:of|in|im|vom|du|de|del|dello|di|do)\s(?:(?:the|l['’]|el|lo)\s?)?)(?:background|ground|hintergrund|grund|fond|fondo|sfondo|fundo)$|^hintergrund-?/iu;

/** What is spoken of is a colour or the ground; else nobody knows that a colour is meant. */
function ofSpoken({ spoken }: Clause): Edit | null {
  if (spoken?.colour) return softened(spoken.colour);
  const target = spoken?.target;
  return target?.by === 'noun' && target.noun === 'ground' ? softened(null) : null;
}

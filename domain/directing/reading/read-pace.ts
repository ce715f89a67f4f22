/** How fast a film is wished: its energy, by the words for its pace. */
import type { Brief } from '../brief.ts';
import { isRefused } from './read-treatment.ts';

const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu');

const pace =
  '(?:pace|pacing|tempo|rhythm|speed|rhythmus|geschwindigkeit|rythme|cadence|ritmo|compás|velocidad|velocità|velocidade|andamento|movements?|motion|animations?|bewegung(?:en)?|mouvements?|movimientos?|moviment[oi]|movimentos?)';
const full =
  "(?:max(?:imum|imale?r?|imal|\\.)?|máxima|massima|high|full|volle?|viel|hohe|haute|pleine|beaucoup d[’']|mucha|tanta|muita)[\\s-]*(?:energy|energie|énergie|energía|energia)";
const calm = word(
  'calm(?:ly|er)?|slow(?:ly|er)?|gentl[ey]|quiet(?:ly)?|soothing|meditative|unhurried|leisurely|breathing (?:room|space)|time to breathe|langsam\\p{L}*|ruhig\\p{L}*|ruhe|gemächlich\\p{L}*|gemütliche[snrm]? tempo|sanft\\p{L}*|bedächtig\\p{L}*|rustig\\p{L}*|kalm\\p{L}*|posée?s?|lent[aoe]?s?|lenti|lentement|calmes?|paisible\\p{L}*|rythme doux|mouvements? doux|tranquil\\p{L}*|pausad\\p{L}*|sosegad\\p{L}*|reposad\\p{L}*|seren[oa]s?|calm[oa]s?|pacat[oaie]|distes[oaie]|(?:ritmo|movimientos?|movimentos?) suaves?|(?:ritmo|movimento|movimenti) dolc[ei]|' +
    '(?:barely|hardly|little|very little|scarcely) (?:any )?(?:motion|movement|moving)|(?:wenig|kaum) bewegung(?:en)?|peu de mouvements?|poco movimiento|poco movimento|pouco movimento',
);
const fast = word(
  `${full}|energetic\\p{L}*|energy|fast(?:-paced)?|punchy|snappy|brisk(?:ly)?|rapid\\p{L}*|frenetic|upbeat|quick(?:ly)? cuts?|lively|bouncy|peppy|zippy|loud|bold(?! (?:type|font|sans|serif|letter|text|colou?r))|high[- ]energy|dynamic\\p{L}*|rasant\\p{L}*|zackig\\p{L}*|flott\\p{L}*|zügig\\p{L}*|munter\\p{L}*|lebhaft\\p{L}*|schwungvoll\\p{L}*|dynamisch\\p{L}*|energiegeladen\\p{L}*|schnell\\p{L}*|temporeich\\p{L}*|(?:rythme|montage|ton|coupes) vi(?:f|ve)s?|rapides?|soutenue?|enlevé|entraînant|énergiques?|dynamiques?|(?:ça|que ça) (?:doit |va )?boug\\p{L}*|vivaz|vivaci|vivace|veloc[ei]|serrat[oaie]|incalzante|enérgic\\p{L}*|dinámic\\p{L}*|energic\\p{L}*|dinamic\\p{L}*|dinâmic\\p{L}*|rápid[oa]s?|ágil(?:es)?|acelerad[oa]s?|mucho ritmo|muito ritmo|muita energia|con energía|com energia|(?:ritmo|tempo) (?:muy |bem |molto )?(?:alegre|allegro|sostenuto|sostenido|animado)|(?:fröhliche[sr]?|cheerful|joyful|happy|playful) ${pace}|vlot\\p{L}*|snel\\p{L}*`,
);
const middle = word(
  `(?:medium|moderate|measured|middling|even|steady|easy|easy-going|relaxed|supple|mid)[\\s-](?:\\p{L}+\\s)?${pace}|mittlere[snrm]?\\s${pace}|${pace}\\s?:?\\s(?:ist |soll |bitte )?(?:mittel|medium|modéré|moyen|mesuré|souple|medio|moderado|moderato|médio|normal|rilassato|relajado|relaxado|entspannt)|(?:gemäßigte|maßvolle|entspannte|normale)[snr]?\\s${pace}|easy-?going|relaxed`,
);
/** "Nothing hectic", "ohne Eile", "sin agobios", "rien qui bouge trop": not fast, which by itself is calm. */
const rush =
  'hectic|rush(?:ed|ing)?|hurr(?:y|ied)|frantic|frenzied|moves? too much|too fast|eile|hektik|hektisch\\p{L}*|gehetzt\\p{L}*|stress\\p{L}*|hast|zu schnell\\p{L}*|zu viel bewegung|hâte|précipitation|stress|pressée?|bouger? trop|trop (?:vite|rapide)|agobi\\p{L}*|prisas?|estr[eé]s|deprisa|atropell\\p{L}*|demasiado rápid[oa]|fretta|frenesia|ansia|frenetic[oa]|troppo veloce|pressa|correria|stress|afobação|depressa demais|haast|gejaagd';
const unhurried = new RegExp(
  `(?<!\\p{L})(?:no|not|nothing|never|without|kein\\p{L}*|nicht|nichts|nie|ohne|pas|sans|rien|jamais|sin|no|nada|senza|non|niente|sem|não|nada|geen|niet|zonder)\\s(?:[\\p{L}’']+\\s){0,3}(?:${rush})(?!\\p{L})`,
  'iu',
);

/** Gay, and fast only beside words that say how fast it shall not be. */
const cheerful = word(
  'cheerful|joyful|happy|fröhlich\\p{L}*|lustig\\p{L}*|heiter\\p{L}*|joyeu(?:x|ses?)|gaie?s?|enjouée?s?|animad[oa]s?|alegres?|allegr[oaie]|vrolijk\\p{L}*',
);
const atFull = new RegExp(full, 'iu');

/** The energy that words for a pace ask for; fast without hurry is in between, and "not slow" is no wish to be slow. */
export function readEnergy(wishes: string): Brief['energy'] {
  const text = wishes.replace(unhurried, ' ');
  const isUnhurried = text !== wishes;
  const says = (named: RegExp) => [...text.matchAll(named)].some(({ index }) => !isRefused(text, index));
  if (atFull.test(text)) return 'energetic';
  if (says(middle)) return 'balanced';
  if (says(calm)) return 'calm';
  if (says(fast)) return isUnhurried ? 'balanced' : 'energetic';
  if (!isUnhurried) return null;
  return says(cheerful) ? 'balanced' : 'calm';
}

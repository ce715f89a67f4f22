/** "Top 5 Tipps als 30-Sekunden-Video: …", "Testimonianza in formato quadrato, 15 secondi: …": a title with what is wished of the film behind it. */
import { lexicons } from '../lexicon/lexicons.ts';
import { languageOf } from '../reading/language.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { stripWrapper } from '../reading/wrapper.ts';
import { surelyFilm } from './asking-words.ts';

/** The brief without the wishes of its head, and these. */
export interface AskedHead {
  text: string;
  wishes: string[];
}

const unit =
  '(?:s|secs?|seconds?|sek|sekunden|sekündige[rnsm]?|secondes?|secondi|segs?|segundos?|seconden|secondo|minuten?|minutes?|minutos?|minuti|min)';
const length = `(?:(?:ca\\.?|about|around|etwa|rund|environ|unos|circa|cerca de|uns|ongeveer|max\\.?)\\s)?\\d{1,3}[\\s-]?${unit}\\.?`;
const format =
  '(?:vertical[ei]?|verticale?|vertikal(?:e[rs]?|es)?|hochkant|hochformat|querformat|quer|quadratisch(?:e[rs]?)?|quadrat|square|carrée?|cuadrad[oa]|quadrat[oa]|quadrad[oa]|vierkante?|staande?|liggende?|portrait|landscape|paysage|horizontal[e]?|orizzontale|reels?|stor(?:y|ies|ys?)|tiktok|shorts|instagram|16:9|9:16|1:1|4:5|format\\s\\S+|formato\\s\\S+|(?:im|in|en|em|au|à)\\s(?:format[o]?\\s)?(?:vertical[e]?|verticale|hochformat|querformat|quadrat\\p{L}*|quadrad[oa]|cuadrado|carré|portrait|formaat\\s\\S+|formato\\s\\S+|format\\s\\S+)(?:format)?|vierkant\\sformaat)';
const film = `(?:(?:\\d{1,3}[\\s-]?(?:seconds?|sekunden|sek|s)-)?${surelyFilm}|stor(?:y|ies)|storia|historia|história)`;
const article = '(?:an?|one|ein(?:e[nrms]?)?|une?|una?|un|uno|uma?|een|das|il|el|o|le|la|het|de)';
const little =
  '(?:kurze[rsn]?|kleine[rsn]?|short|courte?|cort[oa]|breve|curt[oa]|korte?|kleine?|quick|simple|einfache[rsn]?|animierte[rsn]?|vertikale[rsn]?|quadratische[rsn]?|verticale?|instagram|reel)';
const of = '(?:von|of|de|di|van|da|d’|em|in|mit|à|con|com|met)';
/** A length or a format, and nothing that is a film. */
export const measure = `(?:${length}|${format})`;

/** A clause of nothing but the film, its length and its format. */
export const filmClause = `(?:(?:als|as|comme|en|como|come|em|in)\\s)?(?:${article}\\s)?(?:${little}\\s)*(?:${film}|${length}|${format})(?:[\\s-]+(?:(?:${of}|en|in|para|für|for|pour|per|voor|fürs|im)\\s)?(?:${film}|${length}|${format}|${little}))*`;
const viewers = '(?:\\s(?:für|for|pour|para|per|voor)\\s(?<viewers>[^,:;.!?]{3,60}))?';
const head = new RegExp(
  `^(?<title>(?:[^.!?:：\\n(]|(?<=vs)\\.){3,110}?)(?:,\\s|\\s(?=(?:als|as|comme|como|come|em|im|in|en|au)\\s(?:[^\\s:]+\\s){0,3}?(?:${film}|${length}|${format}|${unit}))|\\s\\()(?<wish>${filmClause}(?:,\\s${filmClause})*${viewers})\\)?\\s?(?<end>[:：.](?=\\s|$)|$)`,
  'iu',
);

/** What kind of film it is, and nothing that viewers read. */
const kind =
  /^(?:ein(?:e|en)? |une? |una? |uma? |een |an? )?(?:(?:kurze|short|petit|breve|korte) )?(?:\p{L}*(?:stimme|anleitung|anzeige)|stellenanzeige|erklärung|(?:customer |client )?(?:testimonial|story|review)|(?:product )?tour|(?:how-to )?tutorial|explainer|ad|testimonial|témoignage(?: (?:client|cliente|d['’]un client))?|avis client|tuto(?:riel)?|offre d['’]emploi|annonce|testimonio(?: (?:de (?:un |una )?)?(?:client[ea]))?|opinión de (?:un )?cliente|oferta de empleo|testimonianza(?: (?:di (?:un |una )?)?(?:client[ei]))?|recensione|annuncio|depoimento(?: de (?:um |uma )?cliente)?|testemunho(?: de (?:um |uma )?cliente)?|anúncio|vaga|klantverhaal|klantervaring|ervaring|getuigenis|uitleg|handleiding|promo|promotion|teaser|intro|(?:side[- ]by[- ]side |head[- ]to[- ]head )?comparison)$/iu;
/** "Vergleich Ökostrom vs. Normaltarif": told outright, so that no colon is needed. */
const genre =
  /^(?:vergleich|comparaison|comparación|comparativa|confronto|comparação|comparativo|vergelijking|comparison|anleitung|tutorial|tutoriel|(?:die |les |los |las |i |le |os |as |de )?(?:top\s)?(?:\d{1,2}|drei|vier|fünf|sechs|sieben|trois|quatre|cinq|six|sept|tres|cuatro|cinco|seis|siete|tre|quattro|cinque|sei|sette|três|quatro|sete|drie|vier|vijf|zes|zeven|three|four|five|six|seven)\s\p{L})/iu;
/** Whoever asks with a verb is understood where askings are read. */
const asks =
  /^(?:please|bitte|kannst|können|könn|mach|erstell|zeig|erklär|wir |ich |we |i(?:['’]d)? (?:need|want|would|like)|make|create|show|explain|compare|crée|créez|fai[ts]|montre|explique|présente|nous |je |j['’]|haz|crea|muestra|explica|compara|necesit|quier|fai |mostra|spiega|vorrei|confronta|mi |faça|faz|crie|mostre|explique|quero|preciso|maak|toon|leg |kun |ik |vergleich(?:e|en|t)\s|vergelijk|graag|realiz|réalis|prepar|produ|gener|génér|dreh|stell)/iu;

/** A head that the reading understands as it stands needs no other words. */
const isReadAnyway = (said: string, title: string) =>
  lexicons.some((lexicon) => plainly(stripWrapper(said, lexicon) ?? '') === plainly(title));
const plainly = (text: string) =>
  text
    .trim()
    .replace(/[.:,]+$/u, '')
    .toLowerCase();

export function withoutAskedHead(prompt: string): AskedHead {
  const found = head.exec(prompt);
  const { title = '', wish = '', end = '', viewers: seen } = found?.groups ?? {};
  const isKind = kind.test(title);
  if (found === null || (asks.test(title) && !isKind) || countWords(title) > 14) return { text: prompt, wishes: [] };
  if (!isKind && isReadAnyway(found[0], title)) return { text: prompt, wishes: [] };
  const rest = prompt.slice(found[0].length);
  const isOpen = /[:：]/u.test(end) || /^\n/u.test(rest);
  // "Ready in 30 seconds. …" is told to viewers.
  if (!isOpen && !isKind && !genre.test(title)) return { text: prompt, wishes: [] };
  if (!/\d/u.test(wish) && !new RegExp(film, 'iu').test(wish)) return { text: prompt, wishes: [] };
  if (rest.trim() === '') return { text: prompt, wishes: [] };
  // What kind it is chooses how it is told.
  const wishes = [`Video, ${isKind ? `${title}, ` : ''}${wish}.`];
  const house =
    seen === undefined ? '' : (/(?:de la|del|der|von|de|di|della|da|do|van|de)\s(\p{Lu}.*)$/u.exec(seen)?.[1] ?? '');
  const signed = house === '' ? '' : `\n${languageOf(prompt) === 'en' ? 'Sender' : 'Brand'}: ${house}`;
  if (isKind) return { text: `${capital(rest.trimStart())}${signed}`, wishes };
  const isListed = /^\n/u.test(rest);
  return { text: `${title}${isListed ? '' : isOpen ? ':' : '.'}${rest}${signed}`, wishes };
}

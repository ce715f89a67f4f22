/** Leads of lists: "Zeigen Sie bitte den Ablauf: …", "Then one slide on what comes next: …"; viewers read what they name. */
import { inNominative } from '../reading/nominative.ts';
import { capital, countWords } from '../reading/phrases.ts';
import type { SaidSentence } from './by-sentence.ts';

const next =
  '(?:(?:and |und |et |y |e )?(?:then|next|now|after that|afterwards|also|finally|please|dann|danach|anschließend|jetzt|nun|bitte|puis|ensuite|après|maintenant|aussi|luego|después|ahora|también|a continuación|por favor|poi|dopo|ora|adesso|anche|per favore|depois|em seguida|a seguir|agora|também|por favor),?\\s)*';
const showing =
  '(?:show|list|display|present|go through|go over|run through|walk through|talk through|set out|zeige?n?|zeigt|listet?n?|nennt?|nenne[n]?|präsentiere?n?|montre[rz]?|affiche[rz]?|présente[rz]?|liste[rz]?|muestr[ae]n?|mostrad|enseña|presente[n]?|presenta|mostra(?:te)?|mostri(?:amo)?|presentate|elenca(?:te)?|mostre[m]?|apresente[m]?|liste[m]?)';
const beside =
  '(?:\\s(?:sie|bitte|please|then|dann|danach|auch|noch|anschließend|ensuite|puis|aussi|luego|después|también|poi|anche|depois|também|us|uns|people|viewers|everyone))*';
const shown = new RegExp(
  `^${next}${showing}${beside}\\s(?<what>[^.:!?;"“„«\\ue000-\\uf8ff]{3,70}?)\\s?:\\s+(?=\\S)`,
  'iu',
);
/** "Danach bitte die drei Höhepunkte zeigen: …": German asks with its verb behind. */
const shownBehind = new RegExp(
  `^${next}(?<what>(?:die|den|das|der|unsere?n?)\\s[^.:!?;"“„«\\ue000-\\uf8ff]{3,60}?)\\s(?:zeigen|auflisten|nennen|einblenden|vorstellen)\\s?:\\s+(?=\\S)`,
  'iu',
);

const slide =
  '(?:slide|scene|screen|card|frame|shot|page|folie|szene|seite|karte|diapo(?:sitive)?|écran|plan|image|diapositiva|pantalla|escena|schermata|scena|slide|tela|cena)';
const count =
  "(?:(?:one|a|another|the (?:next|last)|a (?:single|final|short)|eine?|noch eine|une|un|una|otra|un['’]altra|um|uma|outro|outra)\\s(?:more\\s|letzte\\s|weitere\\s|dernière\\s)?)";
/** "…, so to speak, …": an aside in what is asked for. */
const aside = '(?:,\\s[^,.:]{3,24},)?';
const onSlide = new RegExp(
  `^${next}(?:(?:i want|i['’]d like|we need|we want)\\s)?${count}${slide}${aside}\\s(?:on|about|for|with|showing|zu|über|mit|für|sur|avec|pour|sobre|con|para|su|per|com)\\s(?<what>[^.:!?;"“„«\\ue000-\\uf8ff]{3,60}?)\\s?:\\s+(?=\\S)`,
  'iu',
);

/** "go straight to the numbers": how the film goes on, and nothing of it. */
const goingOn =
  /(?:(?:,?\s(?:and|then|und|dann|et|puis|y|luego|e|poi)(?:\s(?:then|dann|puis|luego|poi|depois))?\s)|^(?:(?:then|and|dann|puis|luego|poi|depois),?\s)?)(?:(?:go|get|move|jump|cut|dive|come|head)\s(?:straight|right|directly|quickly|on)?\s?(?:on\s)?(?:to|into)\sthe\s(?:numbers|figures|facts|point|results|details|prices|offer|programme|steps)|(?:(?:gehen?|geht|kommen?|kommt|springen?|springt)\s(?:sie\s|bitte\s)*)?(?:direkt|gleich|sofort)\szu\sden\s(?:zahlen|fakten|ergebnissen|preisen|details)(?:\sübergehen|\skommen|\süber)?|(?:passe[rz]?|va|allez|venez-en|viens-en)\s(?:directement|tout de suite|droit)\saux\s(?:chiffres|faits|résultats|prix)|(?:pasa|pase|pasad|ve|vaya|id)\s(?:directamente|directo|enseguida|ya)\sa\s(?:las\scifras|los\s(?:números|datos|resultados|precios))|(?:passa|passate|vai|andate)\s(?:subito|direttamente|dritt[oi])\s(?:ai\s(?:numeri|dati|risultati|prezzi)|alle\scifre)|(?:passe|passem|vá|vão)\s(?:logo|diretamente|direto|já)\s(?:aos\s(?:números|dados|resultados|preços)|às\scifras))(?=[.!]?$)/iu;

/** "on a dark ground", "in large type": how, and not what. */
const how =
  /^(?:(?:on|in|with|at|by|how|auf|in|mit|als|sur|en|avec|comme|con|su|come|como|em|com|as (?:an?|the))\s|(?:it|this|that|them|these|the following|es|das|folgende\S*|ça|cela|ce qui suit|lo siguiente)$)/iu;

/** "Show your membership card: …": said to those who watch. */
const ofViewers =
  /^(?:your|deine?n?|eure?n?|ihre?n?|ton|ta|tes|votre|vos|tus?|sus?|(?:il |la )?(?:tu[oa]|vostr[oa])|(?:[oa] )?(?:seu|sua|teu|tua))\s/iu;
const film =
  /(?<!\p{L})(?:film|video|vidéo|vídeo|clip|text|words|line|caption|title|logo|titel|titre|título|titolo|zeile|text[eo]s?)(?!\p{L})/iu;

/** "A campanha de setembro é esta: …", "Our offer is as follows: …": what is pointed to heads what follows. */
const pointing =
  /^(?<what>(?:the|our|this|der|die|das|unsere?|l[ea]s?|notre|nos|el|los|las|nuestr[oa]s?|il|lo|i|gli|l['’]|[oa]s?)\s?[^.:!?;"“„«\ue000-\uf8ff]{3,50}?)\s(?:(?:is|are) (?:this|these|as follows|the following)|(?:ist|sind|lautet|lauten) (?:folgende[rs]?|diese[rs]?|wie folgt)|sieht so aus|(?:est|sont) (?:(?:la|le|les) suivante?s?|celles?-ci|ceux-ci|celui-ci)|(?:es|son) (?:est[aeo]s?|estos|(?:la|el|las|los) siguientes?)|(?:è|sono) (?:quest[aoei]|(?:la|il|le|i) seguent[ei])|(?:é|são) (?:est[ea]s?|[oa]s? seguintes?))\s?:\s+(?=\S)/iu;

/** A sentence that asks for a list, headed by what it lists; any other as it is. */
export function withListAsked({ text }: SaidSentence): string {
  const bare = text.replace(goingOn, '');
  if (bare !== text) return /[\p{L}\p{N}\ue000-\uf8ff]/u.test(bare) ? bare : '';
  const pointed = pointing.exec(text);
  if (pointed !== null) return `${pointed.groups?.what ?? ''}: ${text.slice(pointed[0].length)}`;
  const slideOf = onSlide.exec(text);
  const found = slideOf ?? shown.exec(text) ?? shownBehind.exec(text);
  const what = found?.groups?.what ?? '';
  const rest = text.slice(found?.[0].length ?? 0);
  if (
    found === null ||
    (slideOf === null && how.test(what)) ||
    ofViewers.test(what) ||
    film.test(what) ||
    countWords(what) > 8
  )
    return text;
  if (slideOf === null && !/[,;]\s|\d|\s(?:and|und|et|y|e)\s/u.test(rest)) return text;
  return `${capital(inNominative(what))}: ${rest}`;
}

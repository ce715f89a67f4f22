/** "Title types on: Why honey?", "Counter rolls up from zero to 1,152 bees": words for viewers inside what a storyboard has drawn. */
import { capital, countWords } from '../reading/phrases.ts';
import { withoutStaging } from './staged-leads.ts';

const little =
  '(?:(?:the|a|an|our|its?|big|bold|large|small|huge|single|final|closing|opening|two|three|four|five|\\d|simple|animated|horizontal|vertical|stacked|grouped|full|centred|centered)\\s)*';
/** What is drawn, and says nothing by itself. */
const drawn =
  '(?:(?:line|bar|pie|ring|donut|column)\\s(?:chart|graph)|title|headline|heading|counter|number|figure|caption|subtitle|sub-?line|quote|quotation|words?|text|line|label|logo|wordmark|bars?|columns?|chart|graph|map|icons?|list|cards?|checklist|ticker|badge|stamp|button|url|address|name|names|question|answer|price|date|compteur|zähler|contador|contatore|teller|titre|titel|título|titolo|légende|untertitel|leyenda|didascalia|onderschrift|texte|texto|testo|tekst|citation|zitat|cita|citazione|citaat|(?:graphique|diagramme) (?:en|à) barres|balkendiagramm|gráfico de barras|grafico a barre|staafdiagram)(?:\\s(?:wordmark|card|screen|text|line|chart|graph))?';
const moves =
  '(?:types?|runs?|one after (?:another|the other)|one by one|in turn|each|slams?|rolls?|counts?|ticks?|fades?|slides?|appears?|grows?|draws?|pops?|flies|fly|drops?|lands?|swells?|reveals?|builds?|wipes?|zooms?|pulses?|stacks?|rises?|enters?|comes?|animates?|flips?|spins?|shows?|sits?|stays?|holds?|beneath|below|under(?:neath)?|above|beside|behind|next|then|,?\\s?(?:centred|centered|left|right|big|bold|full[ -]screen|on|in|at))';

/** "Three words slam in on the beat: …", "Quote, centred: …": all before the colon is staged. */
const stagedLead = new RegExp(
  `^${little}${drawn},?(?:\\s${moves}(?![\\p{L}])[^:"“„«.\\d]{0,60})?(?:\\s?:|\\s[-–—])\\s+(?=\\S)`,
  'iu',
);
/** "Black screen, then in white: “…”" */
const stagedQuote =
  /^[^"“„«:.\d]{0,60}(?<!\p{L})(?:screen|letters|in (?:white|black|bold|big|large|small)(?: letters| type| text)?)[^"“„«:.\d]{0,30}:\s+(?=["“„«])/iu;
/** "Counter rolls up from zero to 1,152 bees": what it arrives at is what it says. */
const counted = new RegExp(
  `^${little}(?:(?:counter|number|figure|ticker)\\s(?:(?:${moves}|running|ticking|counting|climbing|rolling|spinning|racing|going|moving)\\s)[^:"“„«.]{0,30}?(?:to|at|on)|(?:compteur|zähler|contador|contatore|teller)\\s[^:"“„«.\\d]{0,30}?(?:jusqu['’]à|bis(?:\\sauf)?|hasta|fino\\sa|até|tot))\\s(?=[€$£]?\\d)`,
  'iu',
);
/** A figure as a storyboard moves it, as a source of patterns. */
export const amount = '[€$£]?\\d[\\d.,]*\\s?(?:%|[€$£])?';
/** "The number 1,860 counts up from zero", "Bar filling up to 68%", "progress ring animates to 82%": its figure is what it says. */
const moving = new RegExp(
  `^${little}(?:(?:progress|loading)\\s)?(?:number|figure|counter|bar|ring|gauge|dial|meter|circle|donut)\\s(?:(?<figure>${amount})\\s(?:counts?|counting|ticks?|ticking|rolls?|rolling|spins?|climbs?|climbing|animates?)(?![\\p{L}])[^"“„«.\\d]*|(?:fill(?:s|ing)?|animat(?:es?|ing)|grow(?:s|ing)?|ris(?:es?|ing)|climb(?:s|ing)?|mov(?:es?|ing)|goes|going)\\s(?:up\\s)?to\\s(?<reached>${amount}))[.!]?$`,
  'iu',
);

/** The figure of a sentence that only stages it; empty of any other. */
export const stagedFigure = (sentence: string): string => {
  const { figure, reached } = moving.exec(sentence.trim())?.groups ?? {};
  return (figure ?? reached ?? '').trim();
};

/** "Horizontal bars.", "Logo wordmark.", "Bars grow from the left.": nothing but what is drawn. */
const only = new RegExp(
  `^${little}${drawn}(?:\\s(?:and|&|\\+)\\s${little}${drawn})?(?:\\s${moves}[^:"“„«\\d]{0,50})?[.!]?$`,
  'iu',
);

/** "Bar chart titled “Visits by branch”: Harbour 84, …": the title leads its rows. */
const titledChart =
  /^(?:an?\s)?(?:animated\s)?(?:bar|line|pie|column|ring|donut)\s(?:chart|graph)\s(?:titled|called|headed|named)\s["“„«]([^"“”„«»]{2,60})["”“»]\s?:\s+(?=\S)/iu;
/** "As a list that builds line by line:", "Four points appear left to right:" */
const listLead =
  /^(?:as\s)?(?:an?\s|the\s)?(?:(?:two|three|four|five|six|seven|eight|\d)\s)?(?:list|points|items|lines|rows|cards|words|statistics|stats|figures|bars)(?:\s(?:that|which))?\s(?:builds?|appears?|comes?|slides?|fades?|flies|fly|drops?|pops?|enters?|rises?|stacks?)(?!\p{L})[^"“„«:\d]{0,50}:$/iu;
/** "Emphasise “Sundays”.", "Highlight Harbour in mustard." */
const marked =
  /^(?:emphasi[sz]e|highlight|stress|underline)\s(?:the\s)?["“„«]?[^"“”„«».!?:]{2,40}["”“»]?(?:\s(?:in|with)\s[^.!?:\d]{3,30})?[.!]?$/iu;

/** What of one sentence of a scene is for viewers; empty where it only stages. */
export function stagedWords(sentence: string): string {
  const said = withoutStaging(sentence.trim().replace(titledChart, '$1: '));
  if (listLead.test(said) || marked.test(said)) return '';
  const bare = said
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/\s(?:placeholder|goes here|tbd|tbc|reveal|animation)(?=[.!]?$)/iu, '');
  if (only.test(bare) && countWords(bare) <= 9) return '';
  const rest = said.replace(stagedLead, '').replace(stagedQuote, '').replace(counted, '');
  return rest === sentence.trim() ? rest : capital(rest);
}

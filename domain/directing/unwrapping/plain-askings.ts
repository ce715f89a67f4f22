/** Askings that say the film in the middle, "Erklärt in einem Video, wie …", or what it is for, "pour annoncer …", as askings for a film about it. */
import { languageOf } from '../reading/language.ts';
import { listeners } from '../reading/listeners.ts';
import { surelyFilm } from './asking-words.ts';

const film = `(?:\\p{L}+[ -]){0,2}?(?:\\d{1,3}[\\s-]?\\p{L}+[\\s-])?${surelyFilm}|(?:\\d{1,3}-sekündigen?\\s)?(?:produkt)?tour|tour|recorrido|visita guiada|visite guidée|rondleiding`;
const length =
  '(?:\\s(?:von|of|de|di|van|da|d’)\\s(?:(?:etwa|ca\\.|about|environ|unos|circa|ongeveer|uns)\\s)?\\d{1,3}\\s?\\p{L}{1,8})?';
const inFilm = `(?:in|en|em|dans)\\s(?:an?|eine[mnr]?|une?|una?|un|uno|uma?|een)\\s(?<film>(?:${film})${length})`;
const courtesy = '(?:(?:please|bitte|por favor|per favore|s’il (?:vous|te) plaît|graag),?\\s)?';
/** "Show in a 30 second video how …", by what leads to its subject in each language. */
const within: Readonly<Record<string, readonly [verbs: string, about: string, behind: string]>> = {
  en: ['show|explain|present|tell|introduce|describe', 'Video of N seconds about', ''],
  de: [
    'zeigt?|zeige|zeigen sie|erklär(?:e|t|en sie)?|erzählt?|stell(?:e|t)?|präsentier(?:e|t)?|beschreib(?:e|t)?',
    'Video von N Sekunden über',
    '\\svor',
  ],
  fr: ['montre[rz]?|explique[rz]?|présente[rz]?|raconte[rz]?', 'Vidéo de N secondes sur', ''],
  es: ['muestra|muestre|explica|explique|presenta|presente|cuenta|cuente|enseña', 'Vídeo de N segundos sobre', ''],
  it: ['mostra(?:re|te)?|spiega(?:re|te)?|presenta(?:re|te)?|racconta(?:re|te)?', 'Video di N secondi su', ''],
  pt: ['mostr[ae]|expliqu?[aeq]ue|explica|apresent[ae]|cont[ae]', 'Vídeo de N segundos sobre', ''],
  nl: ['laat|toon|leg|vertel|presenteer', 'Video van N seconden over', '\\s(?:zien|uit|horen)'],
};
/** What a film is to do with its subject, before it. */
const doing: Readonly<Record<string, readonly [RegExp, string]>> = {
  fr: [
    /\spour\s(?:annoncer|présenter|promouvoir|faire connaître)\s(?!(?:aos?|às?|a|al|ai|agli|alla|alle|aux?|à)\s)(?=\p{L})/iu,
    ' sur ',
  ],
  es: [
    /\spara\s(?:anunciar|presentar|promocionar|dar a conocer)\s(?!(?:aos?|às?|a|al|ai|agli|alla|alle|aux?|à)\s)(?=\p{L})/iu,
    ' sobre ',
  ],
  it: [
    /\sper\s(?:annunciare|presentare|promuovere|far conoscere|pubblicizzare)\s(?!(?:aos?|às?|a|al|ai|agli|alla|alle|aux?|à)\s)(?=\p{L})/iu,
    ' su ',
  ],
  pt: [
    /\spara\s(?:anunciar|apresentar|divulgar|promover)\s(?!(?:aos?|às?|a|al|ai|agli|alla|alle|aux?|à)\s)(?=\p{L})/iu,
    ' sobre ',
  ],
};
const dutch = new RegExp(
  `((?<![\\p{L}\\p{N}])(?:${surelyFilm})${length})\\som\\s([^.!?:]{3,60}?)\\s(?:aan te kondigen|te promoten|voor te stellen|te presenteren)(?=[.!?:])`,
  'iu',
);
const german = new RegExp(
  `((?<![\\p{L}\\p{N}])(?:${surelyFilm})${length}),?\\sum\\s([^.!?:]{3,60}?)\\s(?:anzukündigen|vorzustellen|zu bewerben|zu präsentieren)(?=[.!?:])`,
  'iu',
);

const filmNoun = new RegExp(`(?<![\\p{L}\\p{N}])(?:${surelyFilm}|story|historia|storia|história)(?![\\p{L}])`, 'iu');
/** "… che spieghi come funziona …": what it explains is what it is about. */
const explains: Readonly<Record<string, readonly [RegExp, string]>> = {
  de: [/,?\s(?:das|der|die)\s(?:erklärt|zeigt),?\s(?=(?:wie|warum|weshalb|was)\s)/iu, ' über '],
  fr: [/\squi\s(?:explique|montre)\s(?=(?:comment|pourquoi)\s)/iu, ' sur '],
  es: [/\sque\s(?:explique|muestre|cuente)\s(?=(?:cómo|por qué|qué)\s)/iu, ' sobre '],
  it: [/\sche\s(?:spieghi|spiega|mostri|mostra|racconti)\s(?=(?:come|perché|cosa)\s)/iu, ' su '],
  pt: [/\sque\s(?:explique|mostre|conte)\s(?=(?:como|por que|porque)\s)/iu, ' sobre '],
  nl: [/\s(?:die|dat)\s(?:uitlegt|laat zien|toont)\s(?=(?:hoe|waarom|wat)\s)/iu, ' over '],
};

/** "TikTok for our shop: …": what is shown there is a film. */
const channelFilm =
  /^((?:(?:please\s)?(?:make|create|we need|i need|i want|erstelle|mach|crée|haz|crea|faz|maak)\s)?(?:(?:an?|eine?n?|une?|una?|um|een)\s)?)(tiktok|instagram|insta)(?=\s(?:for|about|für|über|zu[mr]?|pour|sur|para|sobre|per|su|voor|over)\s|,\s|:\s)/iu;
/** "Documentary style opener, 30 seconds: …" */
const openers =
  /^((?:(?:please\s)?(?:make|create|we need|i need|i want)\s)?(?:an?\s)?)(?:(?:documentary|cinematic|film|video|youtube|channel|show|podcast|series|dramatic)(?:[\s-]style)?\s)+(?:opener|opening sequence|title sequence)(?=\s(?:for|about)\s|,\s|:\s)/iu;

export function withPlainAskings(prompt: string): string {
  const language = languageOf(prompt);
  // "einen 15-Sekünder", "Mag ik van jullie een filmpje"
  const text = prompt
    .replace(channelFilm, '$1$2 video')
    .replace(openers, '$1Video')
    .replace(/(\d{1,3})-?sekünder(?!\p{L})/giu, '$1-Sekunden-Video')
    .replace(/^(mag|mogen|kan|kunnen)\s(ik|we|wij)\svan\s(?:jullie|je|jou|u)\s/iu, '$1 $2 ');
  const first = /^[^\n]*?(?:[.!?](?=\s)|(?=\n|$))/u.exec(text)?.[0] ?? '';
  return `${plain(first, language)}${text.slice(first.length)}`;
}

function plain(given: string, language: string): string {
  const [explaining, of = ''] = explains[language] ?? [];
  const isExplained = explaining?.test(given) === true && filmNoun.test(given.slice(0, given.search(explaining)));
  const sentence = isExplained ? given.replace(explaining, of).replace(listeners, '') : given;
  const [verbs, about, behind] = within[language] ?? within.en ?? ['', '', ''];
  const found = new RegExp(
    `^${courtesy}(?:${verbs})\\s(?:(?:me|us|uns|mir|ons|nous|-nous|ci|nos)\\s)?${inFilm}${behind === '' ? '' : `(?:${behind}(?=\\s))?`},?\\s(?<rest>\\S.*)$`,
    'isu',
  ).exec(sentence);
  if (found?.groups !== undefined)
    return `${asFilm(found.groups.film ?? '', about)} ${(found.groups.rest ?? '').replace(new RegExp(`${behind}(?=[.!?]?$)`, 'iu'), behind === '' ? '$&' : '')}`;
  const [lead, preposition] = doing[language] ?? [];
  const at = lead === undefined ? -1 : sentence.search(lead);
  const isAsked = at > 0 && filmNoun.test(sentence.slice(0, at));
  if (lead !== undefined && isAsked) return sentence.replace(lead, preposition ?? '');
  if (language === 'nl') return sentence.replace(dutch, '$1 over $2');
  return language === 'de' ? sentence.replace(german, '$1 über $2') : sentence;
}

/** "in einer 35-sekündigen Produkttour": what is timed keeps its time. */
function asFilm(film: string, about: string): string {
  const seconds = /\d{1,3}/u.exec(film)?.[0];
  return seconds === undefined ? about.replace(/\s\p{L}+\sN\s\p{L}+/u, '') : about.replace('N', seconds);
}

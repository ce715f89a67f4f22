/** What prompt, requirement and goal say together: a caller may tell the facts in any of them. */
import type { DirectorInput } from '../director.ts';
import { languageOf } from '../reading/language.ts';
import { isDirection } from '../reading/open-directions.ts';
import { ownContexts } from '../reading/own-contexts.ts';
import { countWords } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';
import { partBrief } from '../tagging/part-brief.ts';
import { filmNouns, filmWords } from '../tagging/words.ts';
import { type PlainBrief, plainBrief } from './plain-brief.ts';
import { subjectOfGoal } from './subject-of-goal.ts';

/** Each source is freed of what it came in by itself; the goal's subject leads, the requirement's facts follow the prompt's. */
export function wholeBrief(input: DirectorInput): PlainBrief {
  const { goal, requirement } = ownContexts(input);
  if (goal === '' && requirement === '') return plainBrief(input.prompt);
  const prompt = withoutText(withoutText(input.prompt, requirement), goal);
  const isGiven = prompt.trim() !== '';
  const own = isGiven ? ownBrief(prompt, requirement !== '') : nothing;
  const required = requirement.trim() === '' ? nothing : plainBrief(inLines(requirement));
  const isLed = !hasSubject(prompt) && (holdsFacts(required.text) || !tellsItself(own.text));
  const lead = isLed ? leadOf(goal, own, required) : '';
  return { ...joined({ text: lead, told: [] }, own, required), aim: lead.split('\n')[0] ?? '' };
}

/** "A film for the Alpine Club": such a prompt says what its film is about, whatever the project is for. */
function hasSubject(prompt: string): boolean {
  const [film = ''] = filmNouns.exec(prompt) ?? [];
  return film !== '' && about.test(prompt.slice(prompt.indexOf(film) + film.length).split(/[.!?\n]/u)[0] ?? '');
}
const about =
  /^[^:]{0,24}?\s(?:for|about|on|of|announcing|introducing|showing|explaining|presenting|to|that|für|über|zum|zur|pour|sur|para|sobre|per|su|voor|over)\s/iu;

/** A requirement of facts goes with its goal; one of lengths and wishes leaves it to the prompt what is told. */
const holdsFacts = (text: string): boolean =>
  text
    .split('\n')
    .flatMap(splitAtStops)
    .some((sentence) => /[\d"“„«]/u.test(sentence) && !filmWords.test(sentence) && !isDirection(sentence));

/** Whether a prompt has words for viewers besides what it asks and whom it calls. */
const tellsItself = (text: string): boolean =>
  text !== '' &&
  partBrief(text)
    .text.split('\n')
    .flatMap(splitAtStops)
    .some(
      (sentence) =>
        /\p{L}/u.test(sentence) && !filmWords.test(sentence) && !isDirection(sentence) && !calls.test(sentence),
    );
const calls = /^(?:cta|call to action|button|end(?: card)?|ends?|finish|close|opening|closing)\s?(?::|on\s|with\s)/iu;

const nothing: PlainBrief = { text: '', told: [] };

/** Where the requirement holds the facts, a prompt may do nothing but direct. */
function ownBrief(prompt: string, isDirected: boolean): PlainBrief {
  if (!isDirected) return plainBrief(prompt);
  if (isOnlyAsking(prompt)) return asking(prompt);
  const lines = prompt.split('\n').map(splitAtStops);
  const crafted = lines.flat().filter(isOfCraft);
  if (crafted.length === 0) return plainBrief(prompt);
  const rest = lines.map((line) => line.filter((sentence) => !isOfCraft(sentence)).join(' ')).join('\n');
  const own = rest.trim() === '' ? nothing : plainBrief(rest);
  return { ...own, wishes: [...(own.wishes ?? []), ...crafted] };
}

/** "Numbers large, one after the other.": speaks of what is seen, and says nothing of its own. */
const isOfCraft = (sentence: string) =>
  countWords(sentence) <= 12 &&
  !/[\d"“”„«:?]/u.test(sentence) &&
  ((parts.test(sentence) && ways.test(sentence)) || manner.test(sentence));
/** "No sad pictures", "Kind, not preachy". */
const manner =
  /^(?:no|without|keine?|ohne|pas d[e'’]|sans|sin|senza|sem|geen|zonder)\s(?:[\p{L}-]+\s){0,2}(?:pictures|photos|images|faces|music|emojis?|jargon|clich[ée]s|effects|bilder|fotos|musik|gesichter|photos|imágenes|fotos|immagini|foto|imagens|beelden)[.!]?$|^\p{L}+(?:\sand\s\p{L}+)?,\s(?:not|never|nicht|pas|no|non|não|niet)\s[\p{L}-]+[.!]?$/iu;
const parts =
  /(?<!\p{L})(?:numbers?|figures?|quote|comparison|deadline|vergleich|comparaison|comparación|confronto|vergelijking|text|title|headline|logo|letters|type|zahlen|zitat|schrift|titel|text|chiffres|citation|titre|texte|cifras|números|cita|título|texto|numeri|citazione|titolo|testo|citação|cijfers|citaat|tekst)(?!\p{L})/iu;
const ways =
  /(?<!\p{L})(?:big|large|huge|small|bold|hero|first|last|at the end|side[- ]by[- ]side|am ende|à la fin|al final|alla fine|no fim|aan het eind|one (?:by|at a|after)|slow(?:ly)?|fast|in turn|groß|klein|nacheinander|fett|langsam|schnell|zuerst|grands?|en grand|l['’]un après|un par un|gros|lentement|grandes?|uno a uno|despacio|grandi|uno alla volta|lentamente|um a um|groot|klein|een voor een|na elkaar|star of)(?!\p{L})/iu;

/** "An upbeat invitation for parents of four-year-olds.": what film it shall be, and nothing that it tells. */
const isOnlyAsking = (given: string) => isBareAsking(given.replace(/\n\d{1,3} seconds\.$/u, '').trim());
const isBareAsking = (prompt: string) =>
  countWords(prompt) <= 14 &&
  !/[\d"“”„«:\n]|[.!?]\s/u.test(prompt) &&
  (filmNouns.test(prompt) || kinds.test(prompt)) &&
  !/\p{L}\s\p{Lu}/u.test(prompt);
const kinds =
  /(?<!\p{L})(?:invitation|announcement|reminder|teaser|greeting|notice|explainer|promo|ad|einladung|ankündigung|erinnerung|annonce|invitación|anuncio|invito|annuncio|convite|anúncio|uitnodiging|aankondiging)(?!\p{L})/iu;
const asking = (prompt: string): PlainBrief => ({ text: '', told: [], wishes: [prompt], kind: prompt });

/** A prompt made of its contexts repeats them. */
function withoutText(prompt: string, text: string): string {
  const at = text.trim() === '' ? -1 : prompt.indexOf(text.trim());
  return at < 0 ? prompt : `${prompt.slice(0, at)}${prompt.slice(at + text.trim().length)}`.trim();
}

/** "Must show: a, b. Must not show: c": each label heads a line of its own; "address x.example" is the address. */
const inLines = (requirement: string) =>
  requirement
    .replace(/(?<=[.!?;])\s+(?=\p{Lu}[\p{L} ]{2,24}:\s)/gu, '\n')
    .replace(bareAddress, '$1')
    .replace(slogan, 'Slogan: $1')
    .replace(/(?<=^|[.!?]\s)(\p{L}+(?:\s\p{L}+)?)\s[-–—]\s(?=["“„«])/gmu, '$1: ')
    .replace(addressBehind, '$1\n$2')
    .replace(
      /^\s*[-*•]\s+(?=(?:["“„«][^"“”„«»\n]+["”“»]|(?:\p{L}+\s?:\s)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?)\s*$)/gimu,
      '',
    )
    .replace(/(?<=^|[.!?]\s)signed:?\s(?=["“„«])/gimu, 'End with ')
    .replace(unshown, 'Avoid: $1')
    .replace(shown, '');
/** "Tickets: €18, students €9, at choir.example": where to get them is no price. */
const addressBehind =
  /^([^\n]*\d[^\n]*),\s(?:at|on|via|unter|auf|bei|sur|en|su|em|op)\s((?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;]*)?)\.?\s*$/gimu;
/** "Must not show: old prices". */
const unshown =
  /^\s*(?:[-*•]\s+)?(?:must not|should not|do not|don['’]t|never|nicht|ne pas|no|non|não|niet)\s(?:show|mention|include|say|use|contain|zeigen|erwähnen|montrer|mentionner|mostrar|mencionar|mostrare|menzionare|mencionar|tonen|noemen)\s*[:：]\s*(.+)$/gimu;
/** "Show the certificate date 14 August 2026": what has a figure of its own is shown, "the figures as written" directs. */
const shown =
  /(?<=^|[.!?]\s|^\s*[-*•]\s)(?:please\s|it must\s|must\s)?(?:show|mention|include|state|display|feature)\s(?:that\s|the\s)?(?=[^.!?\n:]*\d)(?![^.!?\n]*(?:as (?:written|given)|exactly|seconds?|readable|legible|large|for at least|\d ?s(?!\p{L})))(?=\p{L}{3,}|\d)/gimu;
/** "- Must include the slogan “Slow is a place”" */
const slogan =
  /^\s*(?:[-*•]\s+)?(?:please\s|it must\s|must\s)?(?:show|mention|include|contain|use)\s(?:the|our)\s(?:slogan|tagline|claim|motto)\s?:?\s(["“„«][^"“”„«»\n]+["”“»])[.]?\s*$/gimu;
const bareAddress =
  /^(\s*(?:[-*•]\s+)?)(?:(?:web\s?)?address|url|web\s?site|link|site|web|adresse|webseite|site web|sitio web|sito(?: web)?)\s*:?\s+(?=\S+\.\p{L}{2,}\S*\s*$)/gimu;

/** What the goal is about, unless the others say so, or begin in words of their own. */
function leadOf(goal: string, own: PlainBrief, required: PlainBrief): string {
  const said = `${own.text}\n${required.text}`;
  if (own.opening || required.opening) return '';
  const [first = '', ...more] = goal.trim().split('\n').flatMap(splitAtStops);
  const subject = subjectOfGoal(first, languageOf(`${goal}\n${said}`));
  const rest = more.filter((sentence) => /\d/u.test(sentence));
  const told = tells(first) ? first : '';
  const lines = [subject || told, ...rest].filter((line) => line !== '' && !isSaidIn(line, said));
  // "… in Kite 4.2" with a stop would be a German day.
  const text = lines.map((line) => (/[\d.!?]$/u.test(line) ? line : `${line}.`)).join('\n');
  return asksOutright.test(text) ? plainBrief(text).text : text;
}

/** "Two pastry chefs for our bakery": no aim, but what it is about. */
const determined =
  /^(?:the|our|an?|two|three|four|five|six|der|die|das|unsere?|zwei|drei|vier|le|la|les|l['’]|notre|nos|deux|trois|el|los|las|nuestr[oa]s?|dos|tres|il|lo|gli|due|tre|o|os|as|noss[oa]s?|de|het|een|onze?|twee|drie)(?:\s|(?<=['’]))/iu;

const tells = (sentence: string) =>
  !aims.test(sentence) &&
  !infinitive.test(sentence) &&
  !filmNouns.test(sentence) &&
  (/\d/u.test(sentence) || determined.test(sentence));
/** "Increase sign-ups by 20 %": what its owner wants to reach is nothing to its viewers. */
const aims =
  /^(?:to\s)?(?:increase|boost|grow|raise|drive|reach|build|improve|reduce|get|win|convert|generate|gain|support|motivate|make|create|keep|turn|attract|help|strengthen|double|\p{L}+(?:er|ir|ar|are|ere|ire)(?=\s))\s/iu;
/** A German or Dutch infinitive at the end; case tells it from "Leiden". */
const infinitive = /\s\p{Ll}+(?:en|ern|eln)[.!]?$/u;

/** "Thank our volunteers", "Compare A and B": asks in the words that a prompt would. */
const asksOutright = /^(?:thank|wish|congratulate|compar|vergleich|vergelijk|confront)/iu;

/** Whether nearly all that a line tells stands in a text, in whatever forms its words have there. */
function isSaidIn(line: string, text: string): boolean {
  const stems = new Set(wordsOf(text));
  const words = wordsOf(line);
  const figures = words.filter((word) => /\d/u.test(word));
  const shared = words.filter((word) => stems.has(word));
  return figures.every((figure) => stems.has(figure)) && shared.length >= words.length * 0.75;
}
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}|\d+(?:[.,:]\d+)*/gu) ?? []).map((word) =>
    /\d/u.test(word) ? word : word.slice(0, 5),
  );

function joined(...briefs: readonly PlainBrief[]): PlainBrief {
  const [lead, own, required] = briefs;
  return {
    text: briefs
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
    told: briefs.flatMap(({ told }) => told),
    wishes: briefs.flatMap(({ wishes }) => wishes ?? []),
    shown: briefs.flatMap(({ shown }) => shown ?? []),
    name: own?.name || required?.name || lead?.name || '',
    isScript: own?.isScript ?? false,
    opening: own?.opening || required?.opening || '',
    kind: [own?.kind, required?.kind].filter(Boolean).join('\n'),
  };
}

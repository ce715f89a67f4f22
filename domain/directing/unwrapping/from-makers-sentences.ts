/** A brief in running text without what its sentences say to the maker around what viewers read. */

import { lexiconOf } from '../lexicon/lexicons.ts';
import { cryRows } from '../reading/cries.ts';
import { sideLabelsIn } from '../reading/labelled-sides.ts';
import { languageOf } from '../reading/language.ts';
import { typed } from '../reading/masked-text.ts';
import { isDirection } from '../reading/open-directions.ts';
import { personRows } from '../reading/person-rows.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { verdict } from '../reading/read-statements.ts';
import { splitAtStops } from '../reading/stops.ts';
import { stripTask } from '../reading/strip-task.ts';
import { filmWords } from '../tagging/words.ts';
import { askedFilm, howItIs } from './asked-film.ts';
import { askingOf } from './asking-people.ts';
import { kindOfLabel } from './brief-labels.ts';
import { bySentence, loneQuote, type SaidSentence } from './by-sentence.ts';
import { isEmphasisOrder } from './emphasis-orders.ts';
import { isOfMechanism } from './explained-sentences.ts';
import { withoutFirstName } from './first-names.ts';
import { type Greeting, greetingIn } from './greeting-wishes.ts';
import { isOfAsker, withoutIntroduction } from './introductions.ts';
import { isOfTheMaking, isRhetorical } from './makers-conditions.ts';
import { isForKnowing } from './makers-knowledge.ts';
import { isTalk } from './makers-talk.ts';
import { tellsColour } from './names-colour.ts';
import { namesFilm } from './names-film.ts';
import { parallelLabels } from './parallel-labels.ts';
import type { PlainBrief } from './plain-brief.ts';
import { inOrder, plainTask, whatIsTold, withoutCourtesy } from './polite-wishes.ts';
import { withQuotedFirst } from './quoted-people.ts';
import { placed, placeLeads } from './said-places.ts';
import { withoutSayingThat } from './said-that.ts';
import { isGreetingBrief, isSurelyTold } from './surely-told.ts';
import { isToldOfColour } from './told-colours.ts';
import { isToldHow } from './told-how.ts';
import { withoutPurpose } from './told-purposes.ts';
import { isForWhom, withoutViewers } from './told-viewers.ts';

/** Whether a brief asks for a film, or says of its parts what they are. */
export function asksForFilm(prompt: string): boolean {
  if (namesFilm(prompt)) return true;
  let said = 0;
  let isFirst = true;
  const language = languageOf(prompt);
  bySentence(prompt, ({ text, isRunning }) => {
    if (askedFilm(text, language, isFirst)?.isRead === false) said += 2;
    const kind = isRunning ? kindOfLabel(label.exec(text)?.[1] ?? '') : null;
    if (kind !== null && kind !== 'context') said += 1;
    // "Congratulate Freya on …" at the head asks for a film that does.
    if (isFirst && greetingIn(text) !== null) said += 2;
    isFirst = false;
    // "Begin with “…”", "Announce that …", "Keep to 22 seconds."
    if (
      isDirection(text) ||
      stripTask(text) !== null ||
      plainTask(text) !== text ||
      inOrder(text) !== text ||
      lasting.test(text)
    )
      said += 2;
    return text;
  });
  return said >= 2;
}

const lasting =
  /(?<!\p{L})(?:make|create|do|need|want) (?:me |us )?something(?!\p{L})|(?:^(?:\p{L}+\s){0,2}|[\s(])\d{1,3}[\s-]?(?:seconds?|secs?|sekunden|secondes|segundos|secondi|seconden)(?:\s(?:long|max\p{L}*|please|lang))?(?:,\s.*|[.!]?)$/iu;

/** A subject with nothing hanging on it. */
const isPlain = /^(?!.*[;:,]|.*\s(?:that|which|who|that['’]s|qui|que|che|dat|die)\s|(?:it|this|that)(?!\p{L}))/iu;

/** Where nobody asks for a film, only what shall be said is freed of that; nothing of `copy`, which viewers read. */
export function fromMakersSentences(prompt: string, isAsked: boolean, copy = ''): PlainBrief {
  const wishes: string[] = [];
  const shown: string[] = [];
  let name = '';
  let count = 0;
  // "Hi there!" before it leaves an asking at the head.
  let isHead = true;
  let isExplained = false;
  const language = languageOf(prompt);
  const isGreeting = isGreetingBrief(prompt);
  const [opens, ends] = placeLeads(language);
  const sided = new Set([...sideLabelsIn(prompt, lexiconOf(language)), ...parallelLabels(prompt, language)]);
  const rows = new Set([...personRows(prompt), ...cryRows(prompt)]);
  const text = bySentence(prompt, (given) => {
    // "Do: smile. Don't: shout.": where both are said, neither is said to the maker.
    if (
      copy.includes(typed(given.text, given.held).trim()) ||
      rows.has(given.text.replace(/^\s*[-*•–]\s+|[.!]\s*$/gu, '').trim()) ||
      sided.has(label.exec(given.text)?.[1]?.toLowerCase() ?? '')
    ) {
      shown.push(typed(given.text, given.held));
      return given.text;
    }
    const asked = isAsked && greetingIn(given.text) === null ? askedFilm(given.text, language, isHead) : null;
    const film = asked?.isRead === false ? asked : null;
    // What is asked for as the reading knows it is no talk.
    if (asked?.isRead === true && count === 0 && isPlain.test(asked.subject)) shown.push(typed(given.text, given.held));
    isHead &&= countWords(given.text) <= 3;
    isExplained ||= howItIs.test(asked?.subject ?? '');
    if (film !== null) {
      count += 1;
      wishes.push(...film.lengths, typed(given.text, given.held));
      shown.push(typed(film.text, given.held));
      return film.text;
    }
    if (isToldHow(given.text) || isEmphasisOrder(typed(given.text, given.held), prompt)) {
      wishes.push(typed(given.text, given.held));
      return '';
    }
    if (isForWhom(given.text, prompt)) {
      wishes.push(typed(given.text, given.held));
      return '';
    }
    const sentence = { ...given, text: withoutViewers(given.text, language) };
    const bare = withoutSayingThat(isAsked ? withoutCourtesy(sentence.text) : sentence.text);
    const said: Plain | null = isAsked ? plainly({ ...sentence, text: bare }, opens, ends) : { text: bare };
    if (said === null) wishes.push(typed(sentence.text, sentence.held));
    if (count === 0 || (name === '' && said?.isAsker)) name = said?.name ?? '';
    count += 1;
    if (said?.isPlaced === true) wishes.push(typed(sentence.text, sentence.held));
    if (
      said?.isShown ||
      (isAsked && said !== null && isSurelyTold(said.text, isGreeting)) ||
      (isExplained && said !== null && isOfMechanism(said.text)) ||
      (said !== null && bare !== withoutCourtesy(sentence.text))
    )
      // One that asks to say several things becomes several sentences.
      shown.push(...splitAtStops(said.said ?? said.text).map((one) => typed(one, sentence.held)));
    return said?.text ?? '';
  });
  return { text, told: [], wishes, shown, name };
}

interface Plain {
  text: string;
  /** Surely for viewers. */
  isShown?: boolean;
  /** What of it is for viewers, where it asks for the film besides. */
  said?: string;
  /** Says where its quotation stands; what it says beside that is a wish. */
  isPlaced?: boolean;
  /** Begins with who speaks. */
  isNamed?: boolean;
  name?: string;
  /** Says for whom somebody asks. */
  isAsker?: boolean;
}

/** "The Museum of Small Machines in Coventry.", "Second Saddle, a charity …" */
const nameAtHead = (text: string) =>
  /^(?:[Tt]he\s)?[\p{Lu}\p{N}][\p{L}\p{N}&'’.-]*(?:\s(?:(?:&|and|of|the|und|de|la|le|du|des|del|di|da|do|dos|das|van|der)\s){0,2}[\p{Lu}\p{N}][\p{L}\p{N}&'’-]*)*/u
    .exec(text)?.[0]
    .replace(/[.]$/u, '') ?? '';

/** A sentence without what it says to the maker; null where all of it does. */
function plainly(sentence: SaidSentence, opens: string, ends: string): Plain | null {
  if (isRhetorical(sentence.text)) return { text: '' };
  const own = unlabelled(sentence, opens, ends);
  if (own === null || isOfTheMaking(own.text) || isOfAsker(own.text) || isForKnowing(own.text)) return null;
  if (isTalk(own.text)) return null;
  const asking = askingOf(own.text);
  if (asking !== null) return { ...asking, text: withoutPurpose(asking.text), isAsker: true };
  const greeting = greetingIn(own.text);
  if (greeting !== null) return { text: greeted(greeting), said: greeting.said, isShown: true };
  const quoted = withQuotedFirst({ ...sentence, text: own.text });
  const stood = placed({ ...sentence, text: quoted }, ends);
  const told = whatIsTold(stood);
  const aimed = withoutPurpose(told);
  const ordered = plainTask(inOrder(aimed));
  const tasked = withoutFirstName(ordered);
  const plain = withoutIntroduction(tasked, sentence.held);
  const isNamed = plain !== tasked || own.isNamed === true;
  const isPlaced = stood !== quoted;
  return {
    text: plain,
    isPlaced,
    isShown:
      own.isShown === true ||
      told !== stood ||
      (tasked !== ordered && !filmWords.test(tasked)) ||
      isToldOfColour(plain) ||
      saysWhoAndWhat.test(plain),
    name: isNamed ? nameAtHead(plain) : '',
  };
}

const greeted = ({ film, said }: Greeting) => (film === '' ? said : `${film}. ${said}`);

/** "We're a dental practice and we're moving.": no wish stands behind the joining word. */
const saysWhoAndWhat =
  /^(?:we(?:['’]re| are) an?|wir sind eine?|nous sommes une?|on est une?|somos una?|siamo un[ao]?|somos uma?|(?:we|wij) zijn een)\s[^,.:;?\ue000-\uf8ff]{3,80},?\s(?:and|und|et|y|e|en)\s(?:we(?:['’]re| are|['’]ve| have)|wir (?:ziehen|haben|sind|werden|feiern|eröffnen)|nous (?:avons|sommes|fêtons|ouvrons|déménageons)|on (?:a|déménage|ouvre|fête)|nos mudamos|abrimos|cumplimos|celebramos|ci trasferiamo|apriamo|festeggiamo|mudamos|comemoramos|(?:we|wij) (?:gaan|zijn|hebben|verhuizen|openen|vieren))(?![^.]*(?<!\p{L})(?:looking|hoping|want|need|film|video|clip|auf der suche|besoin|envie|suche|nodig|op zoek)(?!\p{L}))(?!\p{L})[^.:;?]*[.!]?$/iu;

/** "Do: use short sentences.": what stands beside "Don't: …" in a brief to an agent. */
const toDo =
  /^(?:please )?do\s?:\s(?:use|keep|write|sound|speak|stay|be|mention|include|focus|lead|make (?:it|the)|show (?:the|our) (?:logo|brand|product))(?!\p{L})/iu;

const label = /^([^:：.!?\ue000-\uf8ff]{2,80}?)\s?[:：]\s+(\S.*)$/su;
/** "L'accroche pourrait être “…”", "The key message is “…”" */
const saidToBe =
  /^([^:：.!?\ue000-\uf8ff]{2,60}?)\s(?:is|are|reads|will be|would be|could be|should be|might be|ist|wäre|lautet|heißt|könnte sein|könnte|soll|est|serait|pourrait être|sera|es|sería|podría ser|è|sarebbe|potrebbe essere|é|seria|poderia ser|luidt|zou kunnen zijn|wordt)\s?:?\s(?:maybe |vielleicht |peut-être |quizá )?([\ue000-\uf8ff](?:\s?(?:sein|lauten|zijn))?[.!?]?)$/iu;
/** "Am Ende soll stehen: “…”" */
const atEnd =
  /^(?:and |und )?(?:(?:at|in) the (?:very )?end|(?:ganz )?(?:am|zum) (?:ende|schluss)|à la (?:toute )?fin|al final|alla fine|(?:no|ao) fi(?:m|nal)|(?:aan|op) het (?:eind|einde|slot))(?:\s[^,]{2,30})?$/iu;
/** "Goal: £25,000 by June" is what is told. */
const counted = /[€$£¥%]|\d{3}/u;
const isAim = /(?:goal|aim|ziel|objecti[fv]o?|obiettivo|doel|but)$/iu;
const isWhen = /^[^\ue000-\uf8ff]*\d[^\ue000-\uf8ff]*$/u;
/** "For context, we …", "Zum Hintergrund: …" */
const context =
  /^(?:(?:just )?(?:for|as|by way of|some|a (?:bit|little) of) (?:context|background)|(?:kurz )?zum (?:hintergrund|kontext)|pour (?:le|votre) contexte|(?:por dar|para dar|para poneros en) contexto|per (?:darvi |dare )?(?:un po['’] di )?contesto|(?:só )?para (?:contexto|contextualizar)|(?:even )?(?:ter|wat) (?:achtergrond|context))\s?[,:]\s+/iu;
/** "Here is the text for our notice: …", "Here is what I want: a 30 second film …" */
const handing =
  /^(?:(?:so,? )?(?:here(?:['’]s| is| are| comes?)|this is|das ist|hier (?:ist|kommt|sind)|voici|c['’]est|este es|aquí (?:está|tienes|va|tenéis)|questo è|ecco|este é|aqui (?:está|vai)|hier is|dit is))\s[^:.!?\ue000-\uf8ff]{0,50}(?<!\p{L})(?:text|copy|words|brief|briefing|info|information|details|facts|what (?:i|we) (?:want|need)|announcement|texte|texto|testo|informations?|información|informazioni|informação|tekst|informatie)(?!\p{L})[^:.!?\ue000-\uf8ff]{0,40}[:：]\s+/iu;
const input =
  /^(?:(?:input|notes?|request|message|brief) from (?:the|our)|(?:system )?(?:brief|note|message) (?:to|for) (?:the )?(?:video )?agent)(?:\s[^:.]{3,40})?:\s+/iu;
/** "Agent instructions: generate …", "for the customer Nimbus": said between those who make it. */
const agent =
  /^(?:(?:agent|video|film|user|system|creative|production)\s)?(?:task|instructions?|request|prompt|job|order)\s?[:：]\s+(?=(?:please\s)?(?:generate|create|make|produce|render)\s)/iu;
const byAgent = /\sfor\s(?:the|our)\s(?:customer|client)\s(?=\p{Lu})/u;
/** "Brief: reopening film." */
const briefing =
  /^(?:(?:creative |film |video )?brief(?:ing)?|(?:film|video)? ?(?:project|projekt|projet|proyecto|progetto|projeto)|auftrag|encargo|incarico|pedido|opdracht)\s?:\s+(?=[^.:]{0,80}(?:film|video|vidéo|vídeo|clip))/iu;
/** "Quick one for our shop, …" asks for a film. */
const quick = /^(?:just )?(?:a )?quick (?:one|request|job|little one) (?=for\s)/iu;
/** "From: press-agent-2.": a program that hands a brief on says nothing to viewers. */
const fromProgram =
  /^(?:from|to|sender|requester|von|an|absender|de|à|expéditeur|para|remitente|da|a|mittente|remetente|van|aan|afzender)\s?:\s+(?=\S*(?:agent|bot|assistant|orchestrator|pipeline|workflow))[\p{Ll}\d_.-]+[.;]?$/u;
/** "So my dad turns 70" */
const talk =
  /^(?:so|well|ok(?:ay)?(?:,? so)?|also|naja|bon|bueno|allora|bom|nou)(?:,\s+|\s+(?=(?:my|our|we|i)(?:['’]\p{L}+)?\s))/iu;
/** "The client is the Museum of …": who it is, and not that it is one. */
const client =
  /^(?:(?:the|our) (?:client|customer|brand|company)(?:['’]s name)? is(?: called)?|(?:der|unser) (?:kunde|auftraggeber) ist|(?:le|notre) client est|(?:el|nuestro) cliente es|(?:il|il nostro) cliente è|o (?:nosso )?cliente é|(?:de|onze) klant is)\s+/iu;
const named = /^(?:(?:the|das|die|der|le|la|l['’]|el|il|o|a|het|de)\s?)?\p{Lu}/u;
const whoItIs = (text: string) => {
  const rest = text.replace(client, '');
  return named.test(rest) ? rest : text;
};

/** A sentence without its label; null for one that is the maker's. */
function unlabelled({ text, held, isRunning }: SaidSentence, opens: string, ends: string): Plain | null {
  const bare = text
    .replace(context, '')
    .replace(handing, '')
    .replace(talk, '')
    .replace(input, '')
    .replace(quick, 'A video ')
    .replace(agent, '')
    .replace(byAgent, ' for ')
    .replace(briefing, '');
  const who = whoItIs(bare);
  if (who !== text) return { text: capital(who), isNamed: who !== bare };
  const [, head = '', rest = ''] = label.exec(text) ?? saidToBe.exec(text) ?? [];
  const kind = head === '' ? null : atEnd.test(head) && loneQuote(rest, held) !== null ? 'ending' : kindOfLabel(head);
  if (isRunning && (toDo.test(text) || fromProgram.test(text.toLowerCase()))) return null;
  // "Background: dark green (#0F2A1D)" says what the film stands on.
  if (kind === null || (kind === 'context' && tellsColour(rest))) return { text };
  const quote = loneQuote(rest.replace(/\s?(?:sein|lauten|zijn)(?=[.!?]?$)/u, ''), held);
  if (quote === null && !label.test(text)) return { text };
  if (kind === 'opening' && quote !== null) return { text: `${opens} ${quote}.` };
  if (kind === 'ending' && quote !== null) return { text: `${ends} ${quote}.` };
  // "Start: 7 pm" and "Ende: 18 Uhr" tell viewers when.
  if ((kind === 'opening' || kind === 'ending') && isWhen.test(rest)) return { text };
  // A line of nothing else is a field, which the reading knows.
  if (!isRunning) return { text };
  // What the brief comes to asks for nothing.
  if (kind === 'ending' && verdict.test(head)) return { text, isShown: true };
  if (kind === 'ending') return { text: `CTA: ${rest}` };
  if (kind === 'told' && quote !== null) return { text: rest, isShown: true };
  if (kind === 'maker') return counted.test(rest) && isAim.test(head) ? { text } : null;
  return { text: capital(rest), isShown: kind !== 'context' };
}

import { capital, countWords } from '../reading/phrases.ts';
import { closing, dashes, greeting, header } from './letter-marks.ts';
import { namesFilm } from './names-film.ts';
import type { PlainBrief } from './plain-brief.ts';
import { splitAsking } from './split-asking.ts';

const device =
  /^\s*(?:sent from my|von meinem .{2,20} gesendet|envoyé de mon|enviado desde mi|inviato da(?:l mio)?|enviado do meu|verstuurd vanaf)(?![\p{L}]).*$/iu;
/** What letters say before they come to the matter. */
const smallTalk =
  /(?:^|(?<=[.!?\n]\s*))[ \t]*(?:(?:i\s|we\s)?(?:really\s)?hop(?:e|ing)\s(?:you|this|all|everyone|that)|trust\syou|ich\shoffe|wir\shoffen|hoffe|j['’]espère|nous\sespérons|espero|esperamos|spero|speriamo|ik\shoop|we\shopen|thanks\sfor\s(?:the|your)\s(?:call|chat|mail|email|message|quick|time)|danke\sfür\s(?:das|den|die|deine|eure|ihre)\s(?:gespräch|anruf|mail|nachricht|zeit|schnelle)|merci\spour\s(?:votre|ton|l['’])|gracias\spor\s(?:la|tu|su)\s(?:llamada|mensaje))(?![\p{L}])[^.!?\n,]*(?:,\s(?:alles|tout|todo|tutto|all)[^.!?\n]*)?(?:[.!?]+|,(?=\s)|(?=\n))\s*(?::-?\)|🙂|😊)?/giu;
const lead =
  /(?:^|(?<=[.!?\n]\s*))[ \t]*(?:(?:just\sa\s)?quick\s(?:one|note|request|question)(?:\sfrom\s(?:me|us))?|short\sversion|kurze\s(?:frage|bitte|anfrage)|eine\s(?:kurze\s)?bitte|petite\sdemande|una\s(?:cosa\s|petición\s)?rápida|una\srichiesta\sveloce|um\spedido\srápido|korte\svraag)\s*[–—:,.!-]+\s*/giu;
const site = /(?<![\w@.])(?:https?:\/\/|www\.)[^\s|,;<>]+[^\s|,;<>.]/iu;

/** "Square, 12 seconds.": what has a length is a film. */
const lasting =
  /(?<![\p{L}\d])\d{1,3}[\s-]?(?:secs?|seconds?|sek|sekunden|secondes?|segundos?|secondi|seconden)(?!\p{L})/iu;

/** The brief inside a letter: without its greeting, its courtesies and its signature, of which the web address stays. */
export function fromLetter(given: string): PlainBrief {
  const text = withoutAside(given);
  const lines = text.split('\n');
  const opened = withoutHeader(lines);
  const first = opened.findIndex((line) => line.trim() !== '');
  const isGreeted =
    greeting.test(opened[first] ?? '') &&
    countWords(opened[first] ?? '') <= 7 &&
    /[,!–—:)-]\s*$|^\s*$/u.test(
      `${opened[first]?.trim().slice(-1) ?? ''}${opened[first + 1]?.trim() ?? ''}`.slice(0, 1),
    );
  if (lines.length < 3 || !(namesFilm(text) || (isGreeted && lasting.test(text)))) return { text, told: [] };
  const body = isGreeted ? opened.slice(first + 1) : opened;
  const end = endOf(body, isGreeted || opened.length < lines.length);
  if (!isGreeted && end === body.length && opened.length === lines.length) return { text, told: [] };
  const signature = body.slice(end).map((line) => line.trim());
  const said = body.slice(0, end).join('\n').replace(smallTalk, ' ').replace(lead, '').trim();
  const signed = signature.filter((line) => line !== '' && !dashes.test(line) && !device.test(line)).join(' · ');
  const address = site.test(said) ? undefined : site.exec(signed)?.[0];
  const isKnown = /[\d@]/u.test(signed);
  return {
    text: [capital(said), ...(address === undefined ? [] : [address])].join('\n'),
    told: isKnown ? [`${signed} (the letter's signature)`] : [],
  };
}

const hello =
  /^\s*[¡]?(?:hi|hello|hey|hej|hallo|moin|good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|hola|buen[oa]s (?:días|tardes|noches)|ciao|buon(?:giorno|asera|\sgiorno|\spomeriggio)|salve|olá|oi|bo[ma] (?:dia|tarde|noite)|hoi|goede(?:morgen|middag|navond|ndag)|dag)(?:\s(?:there|all|team|zusammen|everyone|allerseits|[àa] (?:tous|toutes|vous|tod[oa]s|tutti|voi)|l['’]équipe|equip[oa]|allemaal|iedereen))?(?:,\s(?:team|equip[oa]|all))?\s?[!,.:–—-]\s+(?=\S)/iu;
/** "Quick favour: …" */
const favour =
  /^\s*(?:(?:just )?an? )?(?:(?:quick|small|little) (?:favou?r|request|question)|(?:eine )?(?:kurze|kleine) (?:bitte|frage|anfrage)|(?:une )?petite (?:demande|question)|(?:un )?(?:pequeño favor|favor (?:rápido|pequeño))|(?:un )?(?:piccolo favore|favore (?:veloce|rapido))|(?:um )?(?:pequeno favor|favor rápido)|(?:een )?(?:klein verzoek|kort verzoek|kleine vraag|korte vraag|verzoekje))\s?[:,.!–—-]\s+(?=\S)/iu;
/** "Hello! …": said to the maker before what is to be shown. */
function withoutAside(text: string): string {
  const asks = namesFilm(text) || /(?<!\p{L})brief/iu.test(text);
  if (!asks) return text;
  const bare = text.replace(hello, '').replace(favour, '');
  const said = bare === text ? text : bare.replace(/^[¡¿]?\p{Ll}/u, (first) => first.toUpperCase());
  return splitAsking(withoutSender(said, hello.test(text)));
}

/** "… Thanks, Ada Blum": who greeted at first signs at last. */
function withoutSender(text: string, isGreeted: boolean): string {
  const [, said = '', last = ''] = /^(.*[.!?])\s+(\S[^.!?\n]*[.!]?\s*)$/su.exec(text) ?? [];
  const isSigned = /,\s\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}’'-]+)?[.!]?\s*$/u.test(last);
  return isGreeted && isSigned && closing.test(last.replace(/[.!]\s*$/u, '')) ? said : text;
}

/** Two lines and more of "From: …", "Subject: …" head a letter; the subject's line goes with them. */
function withoutHeader(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => line.trim() !== '');
  let end = start;
  while (header.test(lines[end] ?? '')) end += 1;
  // "To: studio" alone says to whom as well.
  const isTo = /^\s*(?:to|from|an|von|à|para|aan)\s*:\s\S+(?:\s\S+){0,3}\s*$/iu.test(lines[start] ?? '');
  return end - start >= 2 || isTo ? lines.slice(Math.max(end, start + 1)) : [...lines];
}

/** Where the signature begins: at the last sign-off with a few short lines behind it. */
function endOf(lines: readonly string[], isLetter: boolean): number {
  const at = lines.findLastIndex((line, index) => (closing.test(line) || dashes.test(line)) && index > 0);
  if (at < 0) return lines.length;
  const before = lines.slice(0, at).findLastIndex((line) => line.trim() !== '');
  const start = closing.test(lines[before] ?? '') ? before : firstClosing(lines, at);
  const behind = lines.slice(start + 1).filter((line) => line.trim() !== '');
  const isShort =
    behind.length <= 12 &&
    behind.every((line) => countWords(line) <= 14 || /confiden|vertraulich|unsubscribe|disclaimer/iu.test(line));
  return isShort && (isLetter || closing.test(lines[start] ?? '')) ? start : lines.length;
}

/** "Many thanks, / Beth / -- / …": the sign-off leads the signature, a few lines above its dashes. */
function firstClosing(lines: readonly string[], dash: number): number {
  for (let at = dash - 1; at >= Math.max(1, dash - 5); at -= 1) if (closing.test(lines[at] ?? '')) return at;
  return dash;
}

/** A log of a chat that was pasted into a brief: what was written, without who wrote it, where and when, and without chatter. */
import { capital } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';

const clock = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?';
const day = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}';
const stamp = `(?:${day},?\\s)?${clock}(?:,?\\s${day})?`;
const nick = "[\\p{L}\\p{N}~@][\\p{L}\\p{N}._ ’'-]{0,30}?";
/** "[#ops] dana: …", "[10:42, 3/4/2025] Priya: …", "10:42 <dana> …" */
const bracketed = new RegExp(
  `^\\s*(?:\\[(?:#[\\p{L}\\p{N}_-]+|${stamp})\\]\\s(?:\\[${stamp}\\]\\s)?(?:<${nick}>|${nick}\\s?:)|${stamp}\\s<${nick}>)\\s*`,
  'iu',
);
/** "3/4/2025, 10:42 - Priya: …", "10:42 dana: …", "dana: …": of a chat where one of them wrote twice. */
const plain = new RegExp(`^\\s*(?:${stamp}\\s(?:[-–—]\\s)?)?(${nick})\\s?:\\s+(?=\\S)`, 'iu');
/** "Marta Lind  9:14 AM", "Marta Lind — Today at 9:14": a line of its own above what was written. */
const above = new RegExp(
  `^\\s*(\\p{Lu}[\\p{L}.’'-]*(?:\\s\\p{Lu}[\\p{L}.’'-]*){0,2})(?:\\s{1,3}|\\s?[,—–·|-]\\s|\\s\\()(?:(?:today|yesterday|heute|gestern|aujourd['’]hui|hier|hoy|ayer|oggi|ieri|hoje|ontem|vandaag|gisteren)(?:\\s(?:at|um|à|a las|alle|às|om))?\\s)?${stamp}\\)?\\s?:?\\s*$`,
  'iu',
);
const chat =
  '(?:chat|thread|slack|whats ?app|teams chat|discord|telegram|messages|conversation|unterhaltung|verlauf|nachrichten|discussion|échange|conversación|mensajes|conversazione|messaggi|conversa|mensagens|gesprek|berichten)';
/** "the chat above", "from this thread": who says so has pasted one. */
const ofChat = new RegExp(
  `(?<!\\p{L})(?:(?:this|the following|following|diese[mnrs]?|folgende[mnrs]?|ce(?:tte)?|cet|est[ea]s?|quest[oaie]|dit|deze) (?:\\p{L}+ )?${chat}|${chat} (?:above|below|oben|unten|ci-dessus|ci-dessous|de arriba|de abajo|(?:qui )?sopra|(?:qui )?sotto|acima|abaixo|hierboven|hieronder))(?!\\p{L})`,
  'iu',
);

const opener =
  "(?:ok(?:ay)?|alright|all right|o\\.k\\.|hey|hi|hello|(?:good )?morning|evening|nice|great|cool|wow|lol|haha|sure|yes|yep|yeah|no|nope|perfect|love (?:it|this)|done|will do|thx|ty|thanks(?! to)|\\+1|omg|awesome|brilliant|super|prima|toll|klar|danke(?! an)|moin|hallo|jo|ja|nein|top|merci(?! (?:à|aux))|salut|bonjour|génial|oui|non|d['’]accord|vale|hola|genial|gracias(?! a)|sí|perfecto|ciao|perfetto|grazie(?! a)|bello|va bene|sì|olá|ótimo|obrigad[oa](?! a)|sim|fixe|hoi|leuk|mooi|bedankt(?! aan)|nee|goed)";
const chatter = new RegExp(
  `^(?:[^\\p{L}\\p{N}"“„«]*\\s)?(?:${opener}(?!\\p{L})|here(?:['’]s| is| are| it is| you go)(?!\\p{L})|hier(?: ist| kommt| sind)(?!\\p{L})|voici(?!\\p{L})|aquí (?:va|está)|ecco(?!\\p{L})|aqui (?:vai|está)|(?:can|could|would|will|does|is|has) (?:you|we|somebody|someone|anyone|anybody)(?!\\p{L})|who(?:['’]s| has| can| is| wants)(?!\\p{L})|(?:kann|könnte) (?:jemand|wer)|quelqu['’]un (?:peut|pourrait)|(?:alguien|alguém) (?:puede|podría|pode|podia)|qualcuno (?:può|potrebbe)|kan iemand)`,
  'iu',
);
/** "i'm at the dentist til 11 btw": of oneself, with a figure as well. */
const own =
  /^(?:i['’]?m|i am|i['’]?ll|i will|brb|gotta|ich bin|je suis|estoy|sono|estou|ik ben)(?!\p{L})|(?<!\p{L})(?:btw|brb|afk)\W*$/iu;
/** "tagline? “…”" answers what somebody asked. */
const answered = /^(tagline|slogan|motto|claim|title|headline|titel|titre|título|titolo)\s?\?\s+(?=["“„«])/iu;
/** "ok here it is: …": what is handed over behind a colon. */
const handing = new RegExp(
  `^(?:${opener}[,!]?\\s)?(?:[^:\\d"“„«]{0,40}(?:here|it is|copy|text|hier|voici|aquí|ecco|aqui)[^:\\d"“„«]{0,30}):\\s+(?=\\S)`,
  'iu',
);
const told = /[\d"“„«@]|\w\.\w{2,}/u;

/** "Nobody's names, no timestamps.": carried out where the marks of the log go. */
const refusing =
  /(?<=^|[.!?]\s|\n)(?:no|nobody['’]s|without|leave out|skip|hide|do not show|don['’]t show|ohne|keine|sans|pas de|sin|no muestres|senza|sem|zonder|geen)\s[^.!?:\n\d"“„«]{0,50}(?:names?|nick ?names|time ?stamps?|times|who (?:said|wrote)|namen|uhrzeiten|noms|heures|nombres|horas|nomi|orari|nomes|tijden)(?!\p{L})[^.!?:\n\d"“„«]{0,50}[.!](?=\s|$)/giu;

/** The brief with each message as a line of what it says. */
export function withoutChatMarks(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => bracketed.test(line)).length >= 2) return inMessages(lines, bracketed);
  if (!ofChat.test(text)) return text;
  if (repeats(lines, above)) return withoutHeads(lines);
  return repeats(lines, plain) ? inMessages(lines, plain) : text;
}

/** Whether somebody wrote twice: of labels and of hours of a programme each stands once. */
function repeats(lines: readonly string[], mark: RegExp): boolean {
  const names = lines.flatMap((line) => mark.exec(line)?.[1]?.toLowerCase() ?? []);
  return names.length >= 3 && new Set(names).size < names.length;
}

const inMessages = (lines: readonly string[], mark: RegExp) =>
  lines.flatMap((line) => (mark.test(line) ? said(line.replace(mark, '')) : [line.replace(refusing, '')])).join('\n');

function withoutHeads(lines: readonly string[]): string {
  let isMessage = false;
  return lines
    .flatMap((line) => {
      const isHead = above.test(line);
      isMessage = isHead || (isMessage && line.trim() !== '');
      return isHead ? [] : isMessage ? said(line) : [line.replace(refusing, '')];
    })
    .join('\n');
}

/** A message without what its writer says to the others; no line where that is all. */
function said(message: string): string[] {
  const rest = splitAtStops(message.replace(handing, '').replace(answered, '$1: '))
    .filter((sentence) => !isChatter(sentence.trim()))
    .join(' ');
  return rest === '' ? [] : [capital(rest)];
}

const isChatter = (sentence: string) =>
  own.test(sentence)
    ? !/["“„«@]/u.test(sentence)
    : !told.test(sentence) && (chatter.test(sentence) || !/\p{L}/u.test(sentence));

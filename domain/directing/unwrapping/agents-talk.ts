/** What agents say around the material that they hand on: what "you" make, who they are, how sure they are, what they suggest. */
import { capital } from '../reading/phrases.ts';

const works = '(?:video|film|clip|animation|reel|spot|ad|motion graphic)';
/** "You are generating a 20-second square video from the following summary." */
const making = new RegExp(
  `(?<=^|\\n|[.!?]\\s)you(?:['’]re| are| will be)(?: now| going to)? (?:generating|creating|producing|making|rendering|building|generate|create|produce|make|render) ((?:an?|one|the) [^.:!?\\n]{0,60}?${works})(?!\\p{L})((?: for [^.:!?\\n]{2,40}?)?)(?:,? (?:from|out of|based on|using|given|summari[sz]ing|covering) (?:the|this|these|a) [^.:!?\\n]{3,60}?)?[.:](?=\\s)`,
  'iu',
);
/** "I am an automated reporting agent acting for the support team at Nimbus Parcel; a human will review the output." */
const machine =
  /(?<=^|\n|[.!?:]\s)(?:I am|I['’]m|this is|this (?:brief|message|request) (?:is|was) (?:sent|written|generated|created|produced) by) (?:an? |the |your )?(?:(?:automated|automatic|autonomous|ai|software|reporting|internal|scheduled|llm|data) )*(?:agent|assistant|bot|pipeline|workflow|scheduler|service|system|process)(?!\p{L})[^.!?\n]*[.!]\s*/iu;
const house =
  /(?:\sat|\son behalf of|\sworking for|\sacting for|\sof|\sfor)\s((?:\p{Lu}[\p{L}\p{N}&'’-]*)(?:\s(?:&\s|of\s)?\p{Lu}[\p{L}\p{N}&'’-]*){0,3})(?=[,;.!]|\s(?:and|who|which)\s)/gu;

/** "(confidence: high)" */
const certainty =
  /\s*[([](?:confidence|certainty|reliability|data quality|probability|konfidenz|sicherheit|confiance|fiabilité|confianza|fiabilidad|affidabilità|confiança)(?:\s(?:level|score))?\s?[:=]\s?[^()[\]\n]{1,40}[)\]]/giu;

const charts =
  '((?:line|bar|column|pie|donut|area)\\s(?:chart|graph)|donut|linien(?:diagramm|chart)|balken(?:diagramm|chart)|säulendiagramm|kreisdiagramm)';
/** "A line chart is recommended." */
const charted = new RegExp(
  `(?<=^|\\n|[.!?]["”»]?\\s)(?:an?|the|ein(?:e)?)\\s(?:simple\\s|clean\\s|einfaches\\s)?${charts}\\s(?:(?:is|would be|seems|should be|might be)\\s(?:the\\s)?(?:recommended|suggested|appropriate|suitable|best|ideal|preferred|advised|a good fit|fitting)(?:\\s[^.!?\\n]{2,40})?|(?:works|would work|fits|suits)\\s[^.!?\\n]{2,40}|(?:wird|wäre|ist)\\s(?:hier\\s)?(?:empfohlen|sinnvoll|passend|ideal|geeignet)|bietet\\ssich\\san)[.!]`,
  'giu',
);

/** "Key result: …": what it is called is told to nobody. */
const resultHead =
  /(?<=^|\n|[.!?]["”»]?\s)(?:key|main|headline|primary|top|central|first|second|further|additional)\s(?:result|finding|insight|takeaway|metric|figure|observation|fact|outcome)s?(?:\s\d)?\s?:\s+(\p{L})/giu;
/** "Suggested title: Replies, faster." */
const suggestion =
  /(?<=^|\n|[.!?]["”»]?\s)(?:suggested|recommended|proposed|possible|preferred|draft|working)\s(title|headline|heading|opening(?:\sline)?|hook|sign-?\s?off|closing(?:\sline)?|end(?:ing|\sline|\scard)?|tagline|cta|call\sto\saction)\s?:\s+["“]?([^"”\n]{2,100}?)["”]?([.])(?=\s|$)/giu;

/** "Ticket volume was 23,700, although a job failed, so treat this as approximate and omit it." */
const omitted =
  /(?<=^|\n|[.!?]["”»]?\s)(?=[^!?\n]{0,240}(?<!\p{L})(?:approximate|provisional|unverified|unconfirmed|uncertain|unreliable|preliminary|estimated?|disputed|outdated|not (?:yet )?(?:verified|confirmed|certain|final|reliable))(?!\p{L}))((?:[^.!?\n]|\.(?=\d)){20,240}?(?:,|\sand|\sso)\s(?:so\s|please\s|and\s|do\s)*(?:omit|exclude|skip|leave|drop)\s(?:it|this|that|them)(?:\sout)?)[.!]/giu;

const treated = /,?\s(?:so|and)\s(?:please\s)?(?:treat|consider|regard|omit|leave|skip|exclude|drop)\s.*$/iu;

/** 'The team wants to thank the night shift by name: "Thank you, Cebu nights."': what is said stands behind the colon. */
const wanted =
  /(?<=^|\n|[.!?]["”»]?\s)(?:the|our|my)\s(?:\p{L}+\s){1,3}(?:wants?|would\slike|wish(?:es)?|asks?)\sto\s[^:.!?"“\n]{4,140}:\s+(?=["“])/giu;

/** "– text below is approved by Legal, please do not paraphrase" */
const approved =
  /(?:\s[–—-]\s|^|(?<=[.!?]\s))(?:the\s)?(?:text|wording|copy|words|lines?|statement)\s(?:(?:below|here|that\sfollows|underneath)\s)?(?:is|are|has\sbeen|have\sbeen|was)\s(?:approved|signed\soff|cleared|agreed|checked|final|fixed|legally\s\p{L}+)(?!\p{L})[^\n.!?]{0,120}?(?:[.!]|$)/gimu;

/** "graftly init    -> Create the config": what a command or a day is for, line by line. */
const arrow = /^[ \t]*(?:[-*•][ \t]+)?([^\n→]{1,40}?)[ \t]*(?:->|→|=>|⇒)[ \t]+(\S[^\n]{1,80})$/gmu;
const withArrowRows = (text: string): string =>
  [...text.matchAll(arrow)].filter(([, left = '']) => !/["“„«:]|\d$/u.test(left)).length < 2
    ? text
    : text.replace(arrow, (line, left: string, right: string) =>
        /["“„«:]|\d$/u.test(left) ? line : `- ${typed(left.trim())}: ${right.trim()}`,
      );

/** A command is shown in the letters in which it is typed. */
const typed = (left: string): string => (/^[a-z][a-z\d-]*(?:\s[a-z\d./@=-]+)+$/u.test(left) ? `\`${left}\`` : left);

/** "Then each command typed out in mono, with a short label under it:" over its rows. */
const stagedRows =
  /^[ \t]*(?:(?:and\s)?then\s|next,?\s|after\sthat,?\s)?(?:each|every)\s[^\n:]{2,40}?\s(?:typed|shown|set|written|displayed|animated|appearing|revealed)(?!\p{L})[^\n:]{0,80}:[ \t]*$/gimu;
/** "After step 2 show a little result line: 4 tables, 0 conflicts." */
const placedLine =
  /(?<=^|\n|[.!?]\s)(?:after|below|under|beneath|beside|next\sto|behind)\s(?:the\s)?(?:\p{L}+\s){0,2}(?:\d{1,2}|one|two|three|four|step|command|chart|title|list),?\s(?:please\s)?(?:show|add|put|display)\s(?:an?\s|the\s|one\s)?(?:\p{L}+\s){0,3}(?:line|caption|label|note|text|message)\s?:\s+["“]?([^"”\n.!?]{3,80})["”]?[.!]?/giu;

/** "START: from 1 September" says when, and opens no film. */
const starting =
  /^([ \t]*)start(?:s|ing)?([ \t]*:[ \t]*)(?=(?:from|ab|am|on|immediately|asap|now|sofort|à partir|dès|desde|dal|a partir|\d)(?!\p{L}))/gimu;

function asAsked(text: string): string {
  const [said = ''] = machine.exec(text) ?? [];
  const name = [...said.matchAll(house)].at(-1)?.[1] ?? '';
  const rest = text.replace(machine, '');
  const asked = rest.replace(
    making,
    (_, film: string, use: string) => `Create ${film}${use === '' && name !== '' ? ` for ${name}` : use}.`,
  );
  return said !== '' && asked === rest && name !== '' ? `Create a video for ${name}. ${rest}` : asked;
}

export const withoutAgentsTalk = (text: string): string =>
  withArrowRows(asAsked(text))
    .replace(certainty, '')
    .replace(wanted, '')
    .replace(charted, (_, chart: string) =>
      /diagramm|chart$/iu.test(chart) && !/\s/u.test(chart) ? `Zeig es als ${chart}.` : `Show it as a ${chart}.`,
    )
    .replace(omitted, (_, sentence: string) => `\nAvoid: ${sentence.replace(treated, '')}\n`)
    .replace(resultHead, (_, first: string) => capital(first))
    .replace(suggestion, (_, what: string, words: string, stop: string) =>
      /title|head|opening|hook/iu.test(what)
        ? `\nOpen with "${words}${/[,;:]/u.test(words) ? stop : ''}"\n`
        : `\nEnd with "${words}"\n`,
    )
    .replace(approved, '')
    .replace(stagedRows, '')
    .replace(placedLine, '\n$1.\n')
    .replace(starting, '$1Starts$2');

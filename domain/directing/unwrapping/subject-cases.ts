/** A subject as a title bears it, whatever preposition leads to it: "sui nostri risultati" are "I nostri risultati". */
import { inNominative } from '../reading/nominative.ts';

const plain =
  'all about|about|on the (?:topic|subject) of|on|of|for|regarding|covering|featuring|with|über|zum thema|rund um|für|auf|à propos de|au sujet de|sur|pour|acerca de|sobre|para|riguardo a|riguardante|su|per|a respeito de|rond|over|voor|van|om';
/** Prepositions grown together with the article that the title keeps. */
const grown: Readonly<Record<string, string>> = {
  sul: 'il',
  sullo: 'lo',
  sulla: 'la',
  sui: 'i',
  sugli: 'gli',
  sulle: 'le',
  "sull'": "l'",
  "dell'": "l'",
  dello: 'lo',
  della: 'la',
  dei: 'i',
  degli: 'gli',
  delle: 'le',
  do: 'o',
  da: 'a',
  dos: 'os',
  das: 'as',
  du: 'le',
  des: 'les',
};
const leading = new RegExp(
  `^(?:${plain}|zu[mr]?|von|vom|del|de|di|d['’]|${Object.keys(grown).join('|')})(?:\\s+|(?<=['’]))`,
  'iu',
);
const genitive = /^(?=(?:unserer|meiner|der|dieser)\s\p{Lu})/u;

/** The words that lead to what a film is about; null where none do. */
export function leadsToSubject(text: string): { lead: string } | null {
  const lead = leading.exec(text)?.[0];
  if (lead !== undefined) return { lead };
  if (genitive.test(text)) return { lead: '' };
  const colon = /^\s?[:：]\s+(?=\S)/u.exec(text)?.[0];
  return colon === undefined ? null : { lead: colon };
}

/** Null where its words cannot be bent without knowing more of them. */
export function asTitle(subject: string, lead: string, language: string): string | null {
  const own = lead.trim().toLowerCase().replace('’', "'");
  if (language === 'de') return inGerman(subject, own);
  const isPortuguese = language === 'pt' || own === 'do' || own === 'da';
  const article = language === 'es' && own === 'del' ? 'el' : language === 'it' && own === 'del' ? 'il' : grown[own];
  if (article === undefined || (!isPortuguese && /^(?:do|dos|da|das)$/u.test(own))) return subject;
  return article.endsWith("'") ? `${article}${subject}` : `${article} ${subject}`;
}

function inGerman(subject: string, lead: string): string | null {
  if (/^(?:über|für|auf|um|zum thema|rund um|)$/u.test(lead) && !genitive.test(subject)) return inNominative(subject);
  if (lead === '' || /^(?:zu|von|mit)$/u.test(lead)) {
    // A noun alone says whose it is by its article: "unserer Halle", "unserem Fest".
    const [, article = '', rest = ''] = /^(unser|mein|euer|ein|dies|d)(?:er|em)\s(\p{Lu}.*)$/u.exec(subject) ?? [];
    if (article !== '' && /^\S+er\s/u.test(subject)) return `${article === 'd' ? 'di' : article}e ${rest}`;
    if (article !== '' && article !== 'd' && article !== 'dies') return `${article} ${rest}`;
    return /^(?:unseren|meinen|den|de[mnr]|\p{Ll}+e[mnr])\s/u.test(subject)
      ? lead === ''
        ? null
        : `${lead} ${subject}`
      : subject;
  }
  // "zum neuen Museum" keeps what bends it, "zur Eröffnung" needs none.
  if (/^(?:zum|zur|vom)$/u.test(lead)) return /^\p{Lu}/u.test(subject) ? subject : `${lead} ${subject}`;
  return subject;
}

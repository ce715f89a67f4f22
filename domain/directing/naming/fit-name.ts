/** A candidate as the brief itself spells it: neither torn out of a longer name nor running on into its sentence. */

import type { Lexicon } from '../lexicon/lexicon.ts';
import { nameJoints, newly } from '../lexicon/name-words.ts';
import { ownPeople, people } from '../lexicon/viewer-words.ts';
import { classesOf } from '../lexicon/word-classes.ts';
import { anyPhrase, capital, escaped } from '../reading/phrases.ts';
import { nameWord } from '../reading/tidy-name.ts';
import { anyOf, isOfHouse, isQuotedIn } from './kinds.ts';
import { wholeSentence, withoutGreeting } from './led-names.ts';
import { withoutSpeaker } from './speaking-houses.ts';

const joint = new RegExp(`^${nameJoints}$`, 'u');
const isNew = new RegExp(`^${anyOf(newly)}\\s(?=\\p{Lu})`, 'iu');

/** "il mercatino di Natale di Bolzano": a feast alone is no name, what is held on it is. */
function withHeld(name: string, text: string): string {
  if (!/^(?:Natale|Noël|Navidad|Natal|Pasqua|Pâques|Pascua|Páscoa|Carnaval|Carnevale)(?!\p{L})/u.test(name))
    return name;
  const held =
    new RegExp(`(?<!\\p{L})(\\p{Ll}{4,}\\s(?:di|de|del|do|da))\\s${escaped(name)}`, 'u').exec(text)?.[1] ?? '';
  return held === '' ? name : `${held.charAt(0).toUpperCase()}${held.slice(1)} ${name}`;
}

export const fitName = (candidate: string, text: string, lexicon: Lexicon): string =>
  withoutCrowd(withHeld(fittedName(candidate, text, lexicon), text));

/** "donors of Clearwell", "Grazie ai volontari della Croce Verde": whose people they are signs. */
const withoutCrowd = (name: string) => name.replace(crowd, '').replace(team, '');
/** "Ihr Team der Hausarztpraxis Lenz" */
const team =
  /^(?:(?:ihr|euer|dein|your|the|our|votre|su|uw|vosso|il vostro|el|il|a|o|het|le)\s)?(?:team|équipe|equipo|equipa|equipe)\s(?:der|des|vom|von|at|of|from|de|du|del|della|di|da|do|van)\s(?:(?:the|la|le|der|dem|het)\s)?(?=\p{Lu})/iu;
const crowd = new RegExp(
  `^(?:(?:thank you to|thanks to|danke an|merci (?:aux?|à)|gracias a|grazie (?:a|ai|agli|alle)|obrigado (?:aos?|às?|a)|dank aan)\\s)?(?:(?:all|the|our|die|alle|unsere|les|nos|los|las|i|gli|le|os|as|de|onze)\\s){0,2}(?:\\d[\\d.,]*\\s)?${anyOf([...people, ...ownPeople])}\\s(?:of|von|vom|de|du|del|della|do|da|van)\\s(?:la\\s|the\\s|der\\s|de\\s)?(?=\\p{Lu})`,
  'iu',
);

const fittedName = (candidate: string, text: string, lexicon: Lexicon): string =>
  withoutReport(
    withoutArticle(
      withOwnArticle(
        whole(
          untilVerb(
            withDot(
              withFirstName(
                withoutNew(
                  withoutTown(
                    withoutSpeaker(
                      withoutYear(
                        withoutDay(
                          withoutGreeting(
                            withoutReport(
                              wholeSentence(wholeWord(untilDoing(candidate.trim(), text, lexicon), text), text),
                            ),
                            text,
                          ),
                        ),
                        text,
                      ),
                    ),
                    text,
                  ),
                  text,
                ),
                text,
                lexicon,
              ),
              text,
            ),
            text,
          ),
          text,
          lexicon,
        ),
        text,
      ),
      text,
      lexicon,
    ),
  );

/** "Eröffnung unserer Bäckerei Kornblume", "Zum zweiten Quartal der Stadtwerke Aurental": whose it is signs, not what it is. */
export const ownerOfOccasion = (name: string): string => ownedByUs.exec(name)?.[1] ?? ofSubject.exec(name)?.[1] ?? name;
const ownedByUs =
  /^.+\s(?:unserer|unseres|of our|de notre|de nuestr[ao]|del nostro|della nostra|do nosso|da nossa|van onze|van ons)\s(\p{L}.*\p{Lu}.*)$/u;
const ofSubject = /^(?:Zum|Zur|Vom|Beim|Im|Über|Aus)\s(?:\S+\s){1,3}(?:der|des|von|vom)\s(\p{Lu}\S*\s\p{Lu}.*)$/u;

/** "Ashford Rovers 3, Kingsmill Town 1": one of two sides and its goals signs no film. */
export function isOfScore(name: string, prompt: string): boolean {
  const side = `${escaped(name.replace(/\s\d{1,3}$/u, ''))}\\s\\d{1,3}(?![\\d.,]*\\d)`;
  const other = "\\p{Lu}[\\p{L}'’.]+(?:\\s\\p{L}+){0,2}\\s\\d{1,3}(?![\\d.,]*\\d)";
  // "Harbour 3–2 Quarry"
  const goals = '\\d{1,3}\\s?[–:-]\\s?\\d{1,3}';
  const between = `${escaped(name)}\\s${goals}\\s\\p{Lu}|\\p{Lu}[\\p{L}'’.]+\\s${goals}\\s${escaped(name)}`;
  return new RegExp(`${other},?\\s(?:[–-]\\s)?${side}|${side},?\\s(?:[–-]\\s)?${other}|${between}`, 'u').test(prompt);
}

const leadingArticle =
  /^(?:The|Der|Die|Das|La|Le|Les|El|Los|Las|Il|Lo|Gli|O|A|Os|As|De|Het)\s(?=\p{L}{3})|^L['’](?=\p{L}{3})/u;

/** "für die Feuerwehr Lindau": an article that a prompt writes in small letters, and never otherwise, is none of the name's words. */
export function withoutSmallArticle(name: string, prompt: string): string {
  const [article = ''] = leadingArticle.exec(name) ?? [];
  if (article === '') return name;
  const rest = name.slice(article.length);
  const isTyped = new RegExp(`(?<!\\p{L})${escaped(name)}`, 'u').test(prompt);
  const isSmall = new RegExp(`(?<!\\p{L})${article.toLowerCase()}${escaped(rest)}`, 'u').test(prompt);
  return isSmall && !isTyped ? capital(rest) : name;
}

/** "Quadratisches Video für den Hofladen Petersen": whose film it is bears the name, without what asks for it. */
export const withoutFilm = (name: string) =>
  name
    .replace(
      /^(?:(?:für|pour|voor)\s(?:(?:den|die|das|les?|la|het|de)\s)?(?=\p{Lu})|(?:by|door)\s(?=\p{Lu})|for\s(?:the\s)?(?=\p{Lu}\S*\s\p{Lu}))/iu,
      '',
    )
    .replace(
      /^(?:\p{L}+\s){0,2}?(?:\p{L}+-)?(?:video|film|clip|spot|reel|vidéo|vídeo|filmpje|filmato)s?\s(?:für|for|pour|para|per|voor)\s(?:(?:de[nrm]|die|das|unser\p{L}*|the|our|la|les?|el|los|il|lo|[oa]s?|nuestr\p{L}+|notre|nos|de|het|ons|onze)\s|l['’])?(?=\p{L})/iu,
      '',
    );

/** "Quartalsbericht der Ostermann GmbH", "Annual report of Wren Housing": what it tells of bears the name. */
const withoutReport = (name: string) =>
  // "third quarter of 2025 for Norrland Timber AB"
  name
    .replace(
      /^(?:\p{Ll}[\p{L}\d-]*\s|\d+\s){1,6}(?:for|of|at|from|für|von|pour|para|per|voor)\s(?=\p{Lu}\S+\s\p{Lu})/u,
      '',
    )
    .replace(
      /^(?:\p{Lu}\p{L}*(?:bericht|rückblick|bilanz|zahlen|ergebnisse?|umfrage|vorstellung)(?:\s(?:19|20)\d\d)?\s(?:der|des|von|vom|bei)\s|(?:the\s)?(?:\p{L}+\s){0,2}?(?:report|review|results|survey|recap)(?:\s(?:19|20)\d\d)?\s(?:of|for|at|from)\s(?:the\s)?|(?:le\s|la\s)?(?:bilan|rapport|résultats|enquête)(?:\s\p{Ll}+)?\s(?:de la|des|du|de)\s|(?:el\s|los\s|il\s|i\s|o\s|os\s)?(?:informe|resultados|balance|bilancio|risultati|rapporto|relatório|indicadores)(?:\s\p{Ll}+)?\s(?:de la|de los|del|della|delle|dei|di|da|do|de)\s|(?:kwartaal|jaar)(?:cijfers|verslag|overzicht)\s(?:van)\s)(?=\p{Lu})/iu,
      '',
    );

/** "Halden S" out of "the Halden S4": a name ends where its word ends. */
function wholeWord(name: string, text: string): string {
  const at = text.indexOf(name);
  // "Aubin" of "Saint-Aubin"
  const lead = at < 0 ? '' : (/(?<!\p{L})\p{Lu}\p{L}*-$/u.exec(text.slice(0, at))?.[0] ?? '');
  if (lead !== '') return `${lead}${name}`;
  const tail =
    at < 0 || !/[\p{L}\p{N}]$/u.test(name)
      ? ''
      : // "Halden Energy Co-op" goes on behind its hyphen.
        (/^(?:\p{N}+(?![\p{L}\p{N}]|[.,:]\p{N})|-\p{Ll}{2,8}(?![\p{L}\p{N}-]))/u.exec(
          text.slice(at + name.length),
        )?.[0] ?? '');
  return text.split(name).length === text.split(`${name}${tail}`).length ? `${name}${tail}` : name;
}

/** "Sommerfest am 12", "Covoit en 25 secondes": when or how long is no part of a name. */
const withoutDay = (name: string) =>
  name.replace(
    /(?<=\p{L}{2}),?\s(?:am|next|nächsten|op|on|le|el|this|diesen)?\s?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)$|\s(?:this|next|last)\s(?:weekend|week|month|year|summer|autumn|spring|winter)$|(?<=\p{L}{2})\s(?:am|vom|ab|um|on|at|from|in|le|du|à|en|el|del|a|il|dal|alle|em|no|às|op|vanaf|om)\s\d[^\p{Lu}]*$/u,
    '',
  );

/** "Otter Rowing Trust 2024 in review": the year that is told of is no part of two words and more; at the head of a row it stays. */
const withoutYear = (name: string, text: string) =>
  new RegExp(`${escaped(name)}(?::|\\s[—–-]\\s)`, 'u').test(text)
    ? name
    : name.replace(/(?<=\S\s\S+)\s(?:19|20)\d{2}$/u, '');

/** "La Belle Loutre à Nantes", "Otter Singers at St Mark's": of two words and more, where they are is no part. A title in quotes stays. */
function withoutTown(name: string, text: string): string {
  const head = new RegExp(
    `^((?:(?:The|La|Le|Les|El|Los|Il|Lo|De|Het|Der|Die|Das|O|A)\\s)?(?!(?:The|La|Le|Les|El|Los|Il|Lo|De|Het|Der|Die|Das|O|A)\\s)${nameWord}\\s(?:(?:${nameJoints}\\s){0,2}${nameWord}\\s?)+?),?\\s(?:in|at|à|en|em|te|bei|a)\\s(?:${nameWord}(?:\\s|$)){1,3}$`,
    'u',
  ).exec(name)?.[1];
  return head === undefined || new RegExp(`[“"„«]\\s?${escaped(name)}`, 'u').test(text) ? name : head;
}

/** "Robledo" out of "Inés Robledo,": a last name behind a first one in the middle of a sentence. */
function withFirstName(name: string, text: string, { language }: Lexicon): string {
  const first = /(?<=[\p{Ll}\d],?\s)\p{Lu}\p{Ll}+\s$/u.exec(text.slice(0, Math.max(0, text.indexOf(name))))?.[0] ?? '';
  const isTorn = first !== '' && text.split(name).length === text.split(`${first}${name}`).length;
  return isTorn && language !== 'de' && /^\p{Lu}\p{Ll}+$/u.test(name) ? `${first}${name}` : name;
}

/** "dierenopvang De Stekelhoek": an article raised in the middle of a sentence belongs to the name. */
function withOwnArticle(name: string, text: string): string {
  const own = /(?<=\p{Ll},?\s)(?:The|De|Het|Le|La|Les|El|Los|Las|Il|Lo|Gli|Der|Die|Das|Os?|As?)\s$/u.exec(
    text.slice(0, Math.max(0, text.indexOf(name))),
  );
  return own === null ? name : `${own[0]}${name}`;
}

/** "Dorfkino e. V" before its last dot, "Reiter GmbH & Co" before "KG". */
function withDot(name: string, text: string): string {
  const tail = /(?:e\.\s?V|S\.A|S\.r\.l|S\.L|B\.V|N\.V|Inc|Ltd|Co)$/u.test(name)
    ? /^\.(?:\s(?:KG|OHG)(?!\p{L}))?/u.exec(text.slice(text.indexOf(name) + name.length))?.[0]
    : undefined;
  return `${name}${text.includes(name) ? (tail ?? '') : ''}`;
}

/** "Der Förderverein Dorfkino hat", "L'association Les Mains recrute": the article of a sentence is no part of a name. */
function withoutArticle(name: string, text: string, { language }: Lexicon): string {
  const at = text.indexOf(name);
  const opens = at >= 0 && /(?:^|[.!?:\n]\s)$/u.test(text.slice(0, at));
  if (!opens || text.includes(` ${name}`, at + 1)) return name;
  if (!/^\s\p{Ll}/u.test(text.slice(at + name.length))) return name;
  const society = language === 'de' ? name.replace(/^(?:Der|Die|Das)\s(?=\p{Lu})/u, '') : name;
  const isKind = classesOf((society.split(' ')[0] ?? '').toLowerCase(), language).includes('ORG');
  if (society !== name && (isOfHouse(society) || isKind)) return society;
  return name.replace(/^(?:L['’]|(?:L[aeo]s?|El|Il|[OA]s?|De|Het)\s)(?:\p{Ll}{3,}\s){1,2}(?=\p{Lu})/u, '');
}

/** "New Lumo" out of "the new Lumo 2". */
function withoutNew(name: string, text: string): string {
  const bare = name.replace(isNew, '');
  return bare === name || text.includes(` ${name}`) || !text.includes(bare) ? name : bare;
}

/** "St. Elphin's Hospice is looking" out of "… for drivers.": small words that go on behind it are its sentence's. */
function untilVerb(name: string, text: string): string {
  const words = name.split(/\s+/u);
  const isSmall = (word: string) => /^\p{Ll}{2,}$/u.test(word) && !joint.test(word);
  const first = words.findIndex((word, index) => index > 0 && isSmall(word));
  // "La boulangerie Au Bon Grain recherche": what kind it is stands before its name, in small letters as well.
  const verb = first === 1 && isSmall(words.at(-1) ?? '') && words.length > 3 ? words.length - 1 : first;
  const at = text.indexOf(name);
  const goesOn = at >= 0 && /^,?\s[\p{Ll}\d]/u.test(text.slice(at + name.length));
  const opens = at === 0 || /[.!?:\n]\s*$/u.test(text.slice(0, at));
  if (verb < 0 || !goesOn || !opens || !/^\p{Lu}/u.test(name)) return name;
  const head = words.slice(0, verb);
  while (head.length > 0 && joint.test(head.at(-1) ?? '')) head.pop();
  return head.length > 1 ? head.join(' ') : name;
}

/** "Les Voix Claires chante Bach", "Brightling recalls the Glow 2": what a name does, in small letters, is no part of it. */
function untilDoing(name: string, text: string, { language }: Lexicon): string {
  const head = /^((?:\S+\s)*?\S*\p{Lu}\S*)\s(\p{Ll}+)\s\S/u.exec(name);
  const [, who = '', verb = ''] = head ?? [];
  return doing[language]?.test(verb) === true && !isQuotedIn(text, name) ? who : name;
}

const doing: Readonly<Record<string, RegExp>> = {
  en: /^(?:recalls|announces|unveils|presents|introduces|releases|celebrates|invites|hosts|sings|reaches|cancels|closes|opens|reopens|moves|becomes|joins|hires|raises)$/u,
  de: /^(?:ruft|kündigt|präsentiert|zeigt|feiert|lädt|eröffnet|öffnet|schließt|singt|spielt|sucht|wird|stellt|erreicht|verlost)$/u,
  fr: /^(?:rappelle|annonce|présente|dévoile|invite|chante|chantent|joue|jouent|ouvre|ferme|célèbre|recrute|devient|lance|propose|organise)$/u,
  es: /^(?:anuncia|presenta|invita|canta|cantan|abre|cierra|celebra|estrena|lanza|organiza|retira)$/u,
  it: /^(?:annuncia|presenta|invita|canta|cantano|apre|chiude|celebra|festeggia|lancia|organizza|richiama|diventa)$/u,
  pt: /^(?:anuncia|apresenta|convida|canta|cantam|abre|fecha|celebra|estreia|lança|organiza|recolhe)$/u,
  nl: /^(?:kondigt|presenteert|nodigt|zingt|zingen|speelt|opent|sluit|viert|zoekt|wordt|lanceert|organiseert|roept)$/u,
};

/** "Tidemark Energy" for "Tidemark", "Lumo 2" for "Lumo": as it stands where it is named first. */
function whole(name: string, text: string, lexicon: Lexicon): string {
  const at = text.indexOf(name);
  if (at < 0 || !/^[\p{Lu}\d]/u.test(name)) return name;
  const behind = text.slice(at + name.length);
  const before = text.slice(0, at);
  const version = /^\s(\d{1,2}(?:\.\d+)?)(?=[.,;:!?)]*(?:\s|$))(?!\s?[%€$£])/u.exec(behind);
  if (version !== null && new RegExp(`(?<!\\p{L})${anyOf(newly)}\\s(?:\\p{Ll}+\\s)?$`, 'iu').test(before))
    return `${name}${version[0]}`;
  const more = new RegExp(`^(?:\\s(?:&\\s)?${nameWord}){1,2}(?![\\p{L}\\p{N}])`, 'u').exec(behind)?.[0] ?? '';
  const isDay = anyPhrase([...lexicon.months.flat(), ...lexicon.weekdays]).test(more);
  const isTitled = titleCase.test(text.slice(at).split(/[.!?\n]/u)[0] ?? '');
  const isOwn =
    isOfHouse(more) || (lexicon.language !== 'de' && new RegExp(`(?<!^|[.!?:\\n]\\s*)${nameWord}`, 'u').test(more));
  return more !== '' && !isDay && !isTitled && isOwn && !/\s/u.test(name) ? `${name}${more}` : name;
}

/** "Pebblewick Opens Today In Leeds": where every word is raised, none of them is. */
const titleCase = /^(?:\p{Lu}\S*\s?){4,}$/u;

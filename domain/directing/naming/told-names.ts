/** Names that the sentences of a brief tell by their build. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { nameJoints, namings, openings, opens, posts, weAre } from '../lexicon/name-words.ts';
import { anyPhrase, escaped, leadingPhrase, phraseSource } from '../reading/phrases.ts';
import { placesNamed } from '../reading/places.ts';
import { nameWord } from '../reading/tidy-name.ts';
import { anyOf, isOfHouse } from './kinds.ts';
import { namesPlaced } from './placed-names.ts';
import { namesHiring, namesSpeaking } from './speaking-houses.ts';

const part = `(?:${nameWord}|d['’]\\p{Lu}[\\p{L}'’-]*)`;
const version = '\\d{1,3}(?![\\d.,]*\\d|\\s?[%€$£])';
const legal =
  '(?:\\s(?:e\\.\\s?V\\.|S\\.A\\.|S\\.r\\.l\\.|S\\.L\\.|B\\.V\\.|N\\.V\\.|Inc\\.|Ltd\\.)|\\s&\\sCo\\.(?:\\sKG)?)';
const run = `${nameWord}(?:(?: ${nameJoints}){0,2} ${part}| ${version}|${legal})*${legal}?`;
const article = `(?:(?:[Tt]he|[Oo]ur|[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Dd]es|[Uu]nsere?[nrs]?|[Ll]es?|[Ll]a|[Nn]otre|[Ee]l|[Ll]os|[Nn]uestr[oa]|[Ii]l|[Ll]o|[Gg]li|[Nn]ostr[oa]|[OoAa]s?|[Nn]oss[oa]|[Dd]e|[Hh]et|[Oo]n[sz]e?) |[Ll]['’])`;
/** What kind of thing it is, before its name: "le nouveau train". */
const kind = `(?:(?!(?:of|for|in|at|on|de|du|des|von|van|di|do|da|del|mit|with|para|per|pour|que|that|and|und|et|y|e|en)\\s)\\p{Ll}[\\p{L}'’-]+\\s){0,3}`;

/** ", spécialisée dans l'éclairage,": what is said of somebody before what they do. */
const aside = ',\\s\\p{Ll}[^,.:;!?\\n]{3,80},';

/** "X is called Y", "we are Y": said outright. Two such names are several things' own. */
export function namesCalled(text: string): string[] {
  const called = [
    ...text.matchAll(new RegExp(`(?<!\\p{L})${anyOf(namings)}\\s["“„«]?\\s?(${run})`, 'gu')),
    ...text.matchAll(new RegExp(`(?<!\\p{L})${anyOf(weAre)}\\s${article}?${kind}(${run})(?=\\s\\p{Ll}|[.,!])`, 'gu')),
  ].flatMap((match) => (/^\p{Lu}/u.test(match[1] ?? '') ? [trimmed(match[1] ?? '')] : []));
  return new Set(called).size === 1 ? called.slice(0, 1) : [];
}

/** "Merci aux 60 bénévoles du festival Les Nuits Claires.": whose people are thanked. */
export const namesThanked = (text: string): string[] =>
  [
    ...text.matchAll(
      new RegExp(
        `(?:Thank you to|Danke an|Merci (?:aux?|à)|Gracias a|Grazie a\\p{Ll}*|Obrigado a\\p{Ll}*|Dank aan)\\s[^.!?:,\\n]{3,40}?\\s(?:of|at|von|vom|der|de|du|del|della|dell['’]|do|da|van)(?:\\s|(?<=['’]))(?:(?:the|la|le|l['’]|el|il|o|a|de|het)\\s?)?(?:\\p{Ll}{4,}\\s)?(${run})(?=[.,:!\\n]|\\s\\p{Ll}|$)`,
        'gu',
      ),
    ),
  ].map((match) => trimmed(match[1] ?? ''));

/** "New track out now: “Glass Harbour” by Lune Noir": who made what is out. */
export const namesOfMaker = (text: string): string[] =>
  [
    ...text.matchAll(
      new RegExp(
        `(?:[Bb]ook(?: launch)?|[Bb]uch|[Ll]ivre|[Ll]ibro|[Ll]ivro|[Bb]oek|track|single|song|album|EP|record|novel|debut|mixtape|Lied|Album|Single|Roman|chanson|titre|morceau|roman|canción|disco|novela|canzone|disco|romanzo|brano|música|álbum|nummer|plaat)(?!\\p{L})[^.!?\\n"“„«]{0,30}["“„«]\\s?[^"“”„«»\\n]{2,50}\\s?["”“»],?\\s(?:by|von|de|di|van|from)\\s(${run})(?=[.,:!\\n]|\\s\\p{Ll}|$)`,
        'gu',
      ),
    ),
  ].map((match) => trimmed(match[1] ?? ''));

/** "Episode 58 of Night Bus Stories": whose episode or season it is. */
export const namesOfShow = (text: string): string[] =>
  [
    ...text.matchAll(
      new RegExp(
        `(?<!\\p{L})(?:[Ee]pisode|[Ff]olge|[Éé]pisode|[Ee]pisodio|[Ee]pisódio|[Aa]flevering|[Pp]untata|[Ss]eason|[Ss]taffel|[Ss]aison|[Tt]emporada|[Ss]tagione)\\s\\d+\\s(?:of|von|de|di|da|do|del|van|der|des)\\s(?:the\\s)?["“„«]?(${run})(?=[.,:!?"”»\\n]|\\s\\p{Ll}|$)`,
        'gu',
      ),
    ),
  ].map((match) => trimmed(match[1] ?? ''));

/** "Fieldcam, an AI camera that spots pests": a thing that its sentence opens with and says what it is. */
export const namesDescribed = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:^|[.!?:\n]\s*)(\p{Lu}[\p{L}\d]+(?:\s\p{Lu}[\p{L}\d]+){0,2}),\s(?:an?|the (?:first|only|new)|our (?:new )?|eine?|die erste|das erste|une?|una?|uma?|een)\s(?:[\p{L}-]+\s){0,3}?\p{L}*(?:app|tool|camera|service|platform|device|software|system|machine|bike|lamp|kit|backpack|speaker|robot|engine|library|game|card|plattform|kamera|dienst|gerät|maschine|rad|lampe|outil|appli|plateforme|appareil|logiciel|vélo|lampe|herramienta|aplicación|cámara|plataforma|servicio|aparato|strumento|piattaforma|macchina|servizio|bici|ferramenta|aplicação|câmara|serviço|apparaat|dienst|fiets)(?!\p{L})/gu,
    ),
  ]
    .map((match) => match[1] ?? '')
    .filter((name) => /^\p{Lu}/u.test(name));

/** Whose house the speaker says it is, or where somebody is wanted. */
export const namesOfHouse = (text: string): string[] => [
  // "End with Larkfield Kitchens, 01632 960 417."
  ...[
    ...text.matchAll(
      new RegExp(
        `(?<!\\p{L})(?:[Ee]nd|[Ff]inish|[Cc]lose)s?\\s(?:on|with)\\s(${run})(?=,\\s(?:\\+?\\d|[\\w-]+\\.|call|tel)|\\sand\\s(?:our|the)\\s)`,
        'gu',
      ),
    ),
  ].map((match) => trimmed(match[1] ?? '')),
  ...namesSpeaking(text, run).map(trimmed),
  ...namesHiring(text, run).map(trimmed),
  ...namesPlaced(text, run).map(trimmed),
];

const reports =
  'update|report|letter|newsletter|review|results|changelog|release notes|bericht|ergebnisse|zahlen|rapport|bilan|résultats|informe|resultados|rapporto|risultati|relatório|verslag|cijfers';

/** "Offre de Noël de la Fromagerie Loutre : …", "Menu of the Otter Café:": whose the first head is, in two words and more. */
export const namesHeading = (text: string): string[] =>
  [
    new RegExp(
      `^\\s*[^.!?:\\n]{3,60}?\\s(?:(?:of|from|by|at)\\s(?:the\\s)?|(?:von|vom|der|des|beim?)\\s|(?:de la|du|de l['’]|del|della|dello|dell['’]|da|do|dal|dalla|chez|van|van de|van het|bij)(?:\\s|(?<=['’])))((?=\\S+\\s(?:\\p{Ll}{1,3}\\s)*\\p{Lu})${run})\\s?:\\s`,
      'u',
    ).exec(text)?.[1] ?? '',
    // "Investor update Q3, Halyard AI: …"
    new RegExp(`^\\s*[^,.!?:\\n]{0,30}(?:${reports})[^,.!?:\\n]{0,20}(?:,|\\s[–—-])\\s(${run})\\s?:\\s`, 'iu').exec(
      text,
    )?.[1] ?? '',
  ]
    .map(trimmed)
    .filter((name) => name !== '' && /^\p{Lu}/u.test(name) && placesNamed([name, name]) === null);

/** What is opened, and who or what the first sentence is about: where it stands before a verb, behind what it is. */
export function namesDoing(text: string, lexicon: Lexicon): string[] {
  const isGerman = lexicon.language === 'de';
  const opened = [
    new RegExp(`(?<!\\p{L})${anyOf(openings)}\\s?${article}?(${kind})(${run})`, 'gu'),
    new RegExp(`(?<!\\p{L})${anyOf(opens)}\\s${article}(${kind})(${run})`, 'gu'),
  ].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      /^\p{Lu}/u.test(match[2] ?? '') ? [ofItsKind(trimmed(match[2] ?? ''), match[0])] : [],
    ),
  );
  const doing = [
    ...text.matchAll(
      new RegExp(
        `(?:^|[.!?:\\n]\\s+)(${article})?(${kind})(${run})(?:\\s(?:in|à|en|em|a|at|te|di|de|from)\\s\\p{Lu}[\\p{L}'’-]+)?(?:${aside})?\\s(?!${nameJoints}\\s|in\\s|at\\s|on\\s)\\p{Ll}{2,}`,
        'gu',
      ),
    ),
  ].flatMap(({ 1: lead = '', 2: what = '', 3: found = '', index }) => {
    // "Les Mains Vertes" keeps its article, "With Kiem" loses what only opens the sentence.
    const name = lead + what === '' ? trimmed(found).replace(leadingSmall(lexicon), '') : trimmed(found);
    const isPlain = !/\s/u.test(name);
    const isFirst = text.slice(0, index).trim().length < 1;
    const isTold = countOf(text, name) > 1;
    // A single word that opens a sentence is a name where another sentence has it in the middle.
    const isKnown = isPlain ? (what !== '' && !isGerman && lead !== '') || isWithin(text, name) : true;
    return name.length > 1 && isKnown && (isFirst || isTold) && !(isGerman && isPlain) ? [name] : [];
  });
  return [...opened, ...ours(text, isGerman), ...doing, ...defined(text)].filter(
    (name) => !isDay(name, lexicon) && !opensPlain(name, lexicon),
  );
}

/** "our little brand Haverly is in …": German writes the kind in capitals, too. */
const ours = (text: string, isGerman: boolean): string[] =>
  isGerman
    ? []
    : [
        ...text.matchAll(
          new RegExp(
            `(?<!\\p{L})(?:[Oo]ur|[Nn]otre|[Nn]uestr[oa]|[Nn]ostr[oa]|[Nn]oss[oa]|[Oo]n[sz]e?)\\s(?=\\p{Ll})(${kind})(${run})(?=[.,;:!?]|$|\\s(?:in|en|em)\\s\\d|\\s(?:is|are|has|est|sont|a|es|son|è|ha|é|tem|heeft|turns|opens|makes)\\s)`,
            'gu',
          ),
        ),
      ].flatMap(({ 1: what = '', 2: found = '' }) =>
        anyPost.test(what) || !/^\p{Ll}{3}/u.test(what) ? [] : [trimmed(found)],
      );

const anyPost = new RegExp(`(?<!\\p{L})${anyOf(posts)}(?!\\p{L})`, 'u');

/** "Kuppel ist eine Lampe für den Garten.": what the first sentence says what it is. */
const defined = (text: string): string[] => {
  const name =
    new RegExp(
      `^(${nameWord}(?: (?:${nameWord}|\\d{1,2}))?)\\s(?:is an?|ist ein(?:e|en)?|est une?|es una?|è un[oa]?|é uma?|is een)\\s\\S`,
      'u',
    ).exec(text.trimStart())?.[1] ?? '';
  return plainSubject.test(name) ? [] : [name];
};
const plainSubject =
  /^(?:$|(?:Dr|Prof)(?!\p{L}).*|It|He|She|This|That|There|Here|What|Who|Es|Er|Sie|Dies|Das|Hier|Was|Wer|Il|Elle|Ce|C['’]est|On|Esto|Este|Esta|Eso|Aquí|Questo|Questa|Ecco|Isto|Este|Isso|Dit|Dat|Het|Hij|Ze|Er)$/u;

/** "Paper Boats by Lena Foss": a work goes by its title, not by who made it. */
export function workOf(author: string, text: string): string {
  const own = escaped(author);
  const work = new RegExp(
    `(${nameWord}(?: ${nameJoints})? ${part}(?:(?: ${nameJoints}){0,2} ${part})*) (?:by|par|por|door) ${own}`,
    'u',
  ).exec(text);
  return work?.[1] ?? '';
}

/** "founder of Clockless": whoever founded a house speaks for it. */
export const foundedBy = (role: string): string =>
  new RegExp(
    `^(?:(?:the|our|die|der)\\s)?(?:[Cc]o-?)?(?:[Ff]ounder|[Gg]ründer(?:in)?|[Ff]ondat(?:eur|rice|ore)|[Ff]undador[a]?|[Oo]prichter|[Oo]prichtster)(?:\\s(?:and|und|et|y|e|en)\\s\\p{L}+)?\\s(?:of|at|von|der|des|de|d['’]|du|di|della|do|da|van)\\s?(?:(?:the|la|le|der)\\s)?(${run})$`,
    'u',
  ).exec(role)?.[1] ?? '';

/** "COO at Petalworks", "directora de la Clínica Sol", "head of finance, Nordbau": where a speaker works. */
export const worksAt = (role: string): string => {
  const [, lead = '', found = ''] =
    new RegExp(
      `(?:^|\\s)(at|bei|beim|chez|presso|bij|@|of|von|der|des|de|de la|del|du|di|della|da|do|van)\\s(?:(?:the|la|le|der|de|het)\\s)?(${run})$`,
      'u',
    ).exec(role) ?? [];
  const behind = /,\s/u.test(role) ? (new RegExp(`,\\s(${run})$`, 'u').exec(role)?.[1] ?? '') : '';
  const name = found === '' ? behind : found;
  const isSure = /^(?:at|bei|beim|chez|presso|bij|@)$/u.test(lead) || isOfHouse(name);
  return name !== '' && (isSure || (behind !== '' && placesNamed([name, name]) === null)) ? trimmed(name) : '';
};

/** Ends behind its legal form: "Officine Berti S.r.l." of Parma. */
const trimmed = (name: string) =>
  name
    .replace(new RegExp(`(${legal})\\s(?!&).*$`, 'u'), '$1')
    .replace(new RegExp(`(?:\\s${nameJoints})+$`, 'u'), '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '');

/** "des Spielplatzes Pirateninsel": in the genitive the kind goes, and its own name stays. */
const ofItsKind = (name: string, said: string) =>
  /\sdes\s/u.test(said) ? name.replace(/^\p{Lu}\p{Ll}+(?:es|s)\s(?=\p{Lu})/u, '') : name;

/** "With", "In": small words are raised where they open a sentence. */
const leadingSmall = ({ article: articles, small }: Lexicon) =>
  new RegExp(`^(?:(?:${phraseSource([...articles, ...small])})\\s)+`, 'iu');

/** "My father", "This association", "Video of": no name begins so. */
const opensPlain = (name: string, { film, craft, make }: Lexicon) =>
  /^(?:an?|my|this|these|an?|one|every|mein|dein|sein|ihr|dies|jede|ein|un|mon|ma|mes|ce|cette|ces|chaque|mi|mis|este|esta|cada|mi[oae]|miei|quest[oaei]|ogni|meu|minha|um|uma|mijn|deze|dit|een|elke)(?:e[nrms]?)?(?![\p{L}&])/iu.test(
    name,
  ) || leadingPhrase([...film, ...craft, ...make].map((word) => (word.endsWith('*') ? word : `${word}*`))).test(name);

const countOf = (text: string, name: string) => text.split(name).length - 1;
const isWithin = (text: string, name: string) => new RegExp(`[\\p{L},]\\s${escaped(name)}(?!\\p{L})`, 'u').test(text);
const isDay = (name: string, { months, weekdays }: Lexicon) => anyPhrase([...months.flat(), ...weekdays]).test(name);

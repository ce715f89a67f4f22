import type { Lexicon } from '../lexicon/lexicon.ts';
import { isLookClause } from './look-words.ts';
import { anyPhrase, phraseSource } from './phrases.ts';

const word = "(?:(?:St|Ste|Mt)\\.\\s\\p{Lu}[\\p{L}'’-]*|\\p{Lu}[\\p{L}\\p{N}'’&+-]*|\\p{Ll}\\p{Lu}\\p{L}+)";
const run = `${word}(?:\\s(?:${word}|\\d{1,4}(?:\\.\\d+)?(?!\\d|[:.]\\d)|of|de|del|da|do|das|dos|du|des|di|della|&))*`;

const leadArticle = /^(?:the|our|la|le|les|l['’]|el|los|las|il|lo|gli|o|a|os|as|de|het|notre|nuestr[oa])\s*/iu;

/** The name that a film's subject is or opens with: "the Berlin Jazz Festival, 12 June". Empty when it is no name. */
export function nameOfSubject(subject: string, lexicon: Lexicon): string {
  const head =
    subject
      .split(/,\s|\s[–—-]\s|\s(?:in|at|am|im|à|en|auf|on)\s(?=\p{Lu}|\d)/u)[0]
      ?.replace(/(?<=\p{L}{2})[.!]$/u, '') ?? '';
  const bare = head
    .replace(
      /^(?:the|our|new|die|der|das|den|unsere?n?|le|la|les|l['’]|el|los|las|il|lo|gli|o|a|os|as|nuestr[oa]|notre)\s*(?=\p{Lu})/u,
      '',
    )
    .trim();
  const isName = new RegExp(
    `^${word}(?:\\s(?:${word}|\\d[\\d.]*|of|de|del|des|du|di|da|do|der|die|von|am|la|and|&))*$`,
    'u',
  ).test(bare);
  const words = bare.split(/\s+/);
  // "the ferry line Nordkai": what kind of thing it is stands before its name.
  const kind = isName
    ? null
    : new RegExp(`^(?:\\p{Ll}[\\p{L}-]*\\s){1,3}(${word}(?:\\s(?:${word}|&|and|\\d{1,4})){0,3})$`, 'u').exec(
        head.replace(leadArticle, '').replace(/[.!]$/u, ''),
      );
  const named = kind?.[1] ?? '';
  if (
    named !== '' &&
    lexicon.language !== 'de' &&
    leadArticle.test(head) &&
    !anyPhrase([
      'of',
      'for',
      'to',
      'in',
      'with',
      'that',
      'and',
      'from',
      'by',
      'are',
      'is',
      'do',
      'does',
      'de',
      'du',
      'des',
      'para',
      'per',
      'pour',
      'que',
      'di',
      'e',
      'et',
      'y',
      ...lexicon.months.flat(),
      ...lexicon.weekdays,
    ]).test(head.slice(0, head.lastIndexOf(named)))
  )
    return named;
  const isLead = /^(?:more|help|info|infos|mehr|hilfe|plus|más|meer|altro|mais)$/iu.test(bare);
  return isName &&
    !isLead &&
    words.length <= 6 &&
    (lexicon.language !== 'de' || words.length > 1 || !/ung$|er$/.test(bare))
    ? bare
    : '';
}

/** The name a film is about: said outright, matching the address, or the proper noun most leaned on; empty if unsure. */
export function readName(
  text: string,
  brand: string,
  address: string,
  lexicon: Lexicon,
  ignore: readonly string[],
): string {
  const host = hostOf(address);
  // "Marsh Lane Allotments" is a place and, at marshlane.example, who speaks.
  const isAtHome = (candidate: string) => host !== undefined && host.length >= 5 && flatten(candidate).startsWith(host);
  const scores = new Map<string, number>();
  const add = (candidate: string, score: number, isSaid = false) => {
    const clean = isSaid && /^\p{Lu}\p{L}+$/u.test(candidate) ? candidate : tidyName(candidate, lexicon);
    if (clean === '' || (!isAtHome(clean) && ignore.some((other) => other.toLowerCase().includes(clean.toLowerCase()))))
      return;
    scores.set(clean, (scores.get(clean) ?? 0) + score);
  };
  const said = phraseSource([
    ...lexicon.called,
    'introducing',
    'meet',
    'say hello to',
    'we are',
    'wir sind',
    'nous sommes',
    'somos',
    'siamo',
    'wir stellen vor',
    'voici',
    'presentamos',
    'presentiamo',
    'apresentamos',
    'découvrez',
    'launch of',
    'release of',
    'conoce',
    'conheça',
    'scopri',
  ]);
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}])(?:${said})\\s+(?:[a-zß-ÿ]+\\s+){0,3}?(${run})`, 'gu')))
    add(match[1] ?? '', 4);
  for (const match of text.matchAll(
    new RegExp(
      `(?:^|[.!?\\n]\\s*)(?:Introducing|Meet|We are|Wir sind|Nous sommes|Somos|Voici|Presentamos|Presentiamo|Apresentamos)\\s+(${run})`,
      'gu',
    ),
  ))
    add(match[1] ?? '', 4, true);
  for (const match of text.matchAll(
    new RegExp(
      `(?:^|[.!?:\\n]\\s*)(?:In (?:loving )?memory of|Remembering|(?:Zum|In) Gedenken an|Wir trauern um|(?:En|À la) mémoire de|En memoria de|In (?:memoria|ricordo) di|Em memória de)\\s+(${run})`,
      'gu',
    ),
  ))
    add(match[1] ?? '', 6, true);
  for (const match of text.matchAll(
    new RegExp(
      `(?:^|[.!?\\n]\\s*)(${run})\\s(?:is here|is out|is back|has arrived|ist da|est là|est arrivée?|ya está aquí|è arrivat[oa]|chegou)(?![\\p{L}])`,
      'gu',
    ),
  ))
    add(match[1] ?? '', 4, true);
  for (const match of text.matchAll(
    new RegExp(
      `(?<![\\p{L}])(?:[Ff]or|für|pour|para|per|about|(?<!(?:[Kk]eynote|[Tt]alk|[Ll]ecture|[Ss]peech|[Rr]eading|[Ww]orkshop|[Mm]usic|[Ss]ongs|[Pp]hotos|[Ww]ords|[Ww]ritten|[Dd]irected|[Hh]osted|[Ll]ed|[Gg]iven)\\s)by|von|at|with)\\s+(?:the\\s|our\\s)?(${run})`,
      'gu',
    ),
  ))
    add(match[1] ?? '', lexicon.language === 'de' ? 1 : 2);
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(${run})`, 'gu'))) {
    const isFirst = /(?:^|[.!?:\n“"„«]\s*|[-*•]\s)$/u.test(text.slice(Math.max(0, match.index - 3), match.index));
    if (lexicon.language === 'de' && !text.includes(`${match[1]}`.trim())) continue;
    add(match[1] ?? '', isFirst ? 0.5 : lexicon.language === 'de' ? 0.5 : 1);
  }
  for (const match of text.matchAll(
    new RegExp(`(?<!\\p{L})(?:release|version|update|build)\\sv?\\d[\\d.]*\\s(?:of|von|de|di)\\s(${run})`, 'giu'),
  ))
    if (/^\p{Lu}/u.test(match[1] ?? '')) add(match[1] ?? '', 5, true);
  // "A new episode of “Night Shift”": a work goes by its title.
  for (const match of text.matchAll(
    /(?<!\p{L})(?:(?:episode|season|series|issue|folge|ausgabe|épisode|episodio)\s(?:of|von|de|di)|podcast|newsletter|exhibition|ausstellung|exposition|album|novel|roman)\s(?:called\s)?[“"„«]\s?([^”"“»]{2,40}?)\s?[”"“»]/giu,
  ))
    add(match[1] ?? '', 6, true);
  // "Clear, teal": how a brand looks is not its name.
  for (const match of brand.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(${run})`, 'gu')))
    if (!isLookClause(match[1] ?? '')) add(match[1] ?? '', match.index < 40 ? 2.5 : 0.3);
  for (const candidate of scores.keys()) {
    const flat = flatten(candidate);
    const first =
      candidate
        .split(/\s/)[0]
        ?.toLowerCase()
        .replace(/[^a-z0-9]/g, '') ?? '';
    if (host !== undefined && first.length >= 5 && host !== flat && host.startsWith(first)) add(candidate, 3);
    if (host !== undefined && flat.length >= 3 && (host === flat || host.startsWith(flat) || flat.startsWith(host)))
      add(candidate, host === flat ? 8 : 4);
  }
  // `Text: "Rust am Abend"` at rust-am-abend.dev: what the address spells is the name.
  for (const [, quoted = ''] of text.matchAll(/[“"„«]\s?([^”"“»\n]{3,40}?)\s?[”"“»]/gu))
    if (host !== undefined && host.length >= 5 && flatten(quoted) === host) scores.set(quoted, 12);
  // "La Umbría" at laumbria.example: the article belongs to the name where the address says so.
  for (const match of text.matchAll(
    new RegExp(`(?<![\\p{L}\\p{N}])((?:La|Le|El|Los|Las|Les|Il|Lo|Der|Die|Das|The|O|A)\\s${run})`, 'gu'),
  )) {
    const words = (match[1] ?? '').split(/\s+/u);
    for (let count = words.length; count > 1; count -= 1) {
      const whole = words.slice(0, count).join(' ');
      const flat = flatten(whole);
      if (host !== undefined && flat.length >= 5 && flat === host) scores.set(whole, 9);
    }
  }
  const best = [...scores].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0];
  return best !== undefined && best[1] >= (lexicon.language === 'de' ? 2.5 : 2) ? best[0] : '';
}

/** The own label of an address: "marshlane" of www.marsh-lane.example/volunteer. */
function hostOf(address: string): string | undefined {
  const labels = (/^(?:https?:\/\/)?([\w.-]+)/iu.exec(address.replace(/^.*@/, ''))?.[1] ?? '').toLowerCase().split('.');
  return labels
    .filter((label, index) => index < labels.length - 1 && !['www', 'co', 'com'].includes(label))
    .at(-1)
    ?.replace(/-/g, '');
}

const flatten = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

function tidyName(candidate: string, lexicon: Lexicon): string {
  const craft = anyPhrase([
    ...lexicon.months.flat(),
    ...lexicon.weekdays,
    ...lexicon.craft,
    ...lexicon.film,
    ...Object.values(lexicon.fields).flat(),
    'cta',
    'i',
    'we',
    'hex',
    'api',
    'q1',
    'q2',
    'q3',
    'q4',
    'instagram',
    'tiktok',
    'youtube',
    'linkedin',
  ]);
  let words = candidate
    .trim()
    .replace(/(?:\s(?:of|de|del|da|do|das|dos|du|des|di|della|&))+$/u, '')
    .split(/\s+/);
  const dropped = anyPhrase([
    ...lexicon.article,
    ...lexicon.make,
    ...lexicon.direct,
    ...lexicon.act,
    ...lexicon.small,
    'introducing',
    'meet',
    'it',
    'they',
    'every',
    'each',
    'how',
    'why',
    'what',
    'when',
    'where',
    'who',
    'all',
    'if',
    'after',
    'before',
    'more',
    'most',
    'only',
    'new',
    'now',
    'today',
    'lost',
    'missing',
    'reward',
    'ring',
    'phone',
  ]);
  while (
    words.length > 0 &&
    (dropped.test(words[0] ?? '') ||
      (words.length < 3 && craft.test(words[0] ?? '')) ||
      /^[QH]\d$/.test(words[0] ?? ''))
  )
    words = words.slice(1);
  while (words.length > 0 && craft.test(words.at(-1) ?? '')) words = words.slice(0, -1);
  if (words.length > 4 || words.length === 0) return '';
  const name = words.join(' ');
  const isTerm =
    /^(?:St|Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Lady|Frau|Herr|Madame|Monsieur|Tel|Telefon|Phone|Fax|Mail|E-?Mail|Web|Infos?|More|Help|Hilfe|Mehr|Plus|This|Quote|[kMGT]?Wh|CO[2₂]|GmbH|OK|PDF|SDK|API|FAQ|VIP|EU|USA?|UK|AI|KI|IA|UTC|GMT|CET|CEST|[kMGTP]i?B|[kMG]Hz|[kMG]bit|[kMG]bps|km|kg|CEO|CFO|CTO|HR|PR|TV)$/u.test(
      name,
    );
  return /\p{L}{2}/u.test(name) && !isTerm ? name : '';
}

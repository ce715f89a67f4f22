import type { Lexicon } from '../lexicon/lexicon.ts';
import { isLookClause } from './look-words.ts';
import { escaped, phraseSource } from './phrases.ts';
import { tidyName, nameWord as word } from './tidy-name.ts';

const run = `${word}(?:\\s(?:${word}|\\d{1,4}(?:\\.\\d+)?(?!\\d|[:.]\\d)|(?:d|dell|dall|nell)['’]${word}|of|de|del|da|do|das|dos|du|des|di|della|&))*`;

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
    keep(
      isSaid && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(candidate) ? candidate : tidyName(candidate, lexicon),
      score,
    );
  };
  const keep = (clean: string, score: number) => {
    // "at Station Road", "free for Juniors": where it is and who pays nothing is not who speaks.
    if (isStreet.test(clean) && !isAtHome(clean)) return;
    // Where something is found is not who made it.
    if (
      /^(?:github|gitlab|codeberg|npm|pypi|instagram|tiktok|youtube|linkedin|twitter|facebook|app store|google play|play store)$/iu.test(
        clean,
      )
    )
      return;
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
      `(?:^|[.!?:\\n]\\s*)(?:Introducing|Meet|We are|Wir sind|Nous sommes|Somos|Voici|Presentamos|Presentiamo|Apresentamos)\\s+(${run})`,
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
    add(
      match[1] ?? '',
      lexicon.language === 'de'
        ? 1
        : isAside(text, match) || /(?:^|\s)free\s$/iu.test(text.slice(0, match.index))
          ? 0
          : 2,
    );
  // "Seed round! Lattice Bio raised …": two names at the head of a sentence that does something.
  for (const match of text.matchAll(
    /(?:^|[.!?\n]\s*)(\p{Lu}[\p{L}\p{N}-]+(?: \p{Lu}[\p{L}\p{N}-]+){1,2}) \p{Ll}+(?:ed|es|ts|ns|ks|ds|ps|rs)\s/gu,
  ))
    if (tidyName(match[1] ?? '', lexicon) === match[1]) keep(match[1], 2);
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(${run})`, 'gu'))) {
    const isFirst = /(?:^|[.!?:\n“"„«]\s*|[-*•]\s)$/u.test(text.slice(Math.max(0, match.index - 3), match.index));
    if (lexicon.language === 'de' && !text.includes(`${match[1]}`.trim())) continue;
    add(match[1] ?? '', isFirst ? 0.5 : lexicon.language === 'de' ? 0.5 : 1);
  }
  for (const match of text.matchAll(
    new RegExp(
      `(?<!\\p{L})(?:[Rr]elease|[Vv]ersion|[Uu]pdate|[Bb]uild)\\sv?\\d[\\d.]*\\s(?:of|von|de|di)\\s(${run})`,
      'gu',
    ),
  ))
    if (/^\p{Lu}/u.test(match[1] ?? '')) add(match[1] ?? '', 5, true);
  // "A new episode of “Night Shift”": a work goes by its title.
  for (const match of text.matchAll(
    /(?<!\p{L})(?:(?:episode|season|series|issue|folge|ausgabe|épisode|episodio)\s(?:of|von|de|di)|podcast|newsletter|exhibition|ausstellung|exposition|album|novel|roman)(?:\s(?:called|(?:by|von|de|di)\s[^“"„«.!?:]{3,40}))?:?\s[“"„«]\s?([^”"“»]{2,40}?)\s?[”"“»]/giu,
  ))
    keep(match[1] ?? '', 6);
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
    if (host !== undefined && first.length >= 5 && host !== flat && host.startsWith(first)) keep(candidate, 3);
    if (host !== undefined && flat.length >= 3 && (host === flat || host.startsWith(flat) || flat.startsWith(host)))
      keep(candidate, host === flat ? 8 : 4);
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
  return best !== undefined && best[1] >= (lexicon.language === 'de' ? 2.5 : 2) ? withOwnArticle(best[0], text) : '';
}

/** "le festival Les Nuits d'Orvane": an article in capitals inside a sentence belongs to the name. */
function withOwnArticle(name: string, text: string): string {
  const led = new RegExp(`(?<=\\p{Ll}\\s)((?:L[aeo]s?|El|Il|Gli|Het) )${escaped(name)}(?!\\p{L})`, 'u').exec(text);
  return `${led?.[1] ?? ''}${name}`;
}

const isStreet = /\s(?:Road|Rd|Street|Avenue|Ave|Lane|Close|Crescent|Terrace|Drive|Boulevard)$/u;

/** "… led by Northpoint, with Kima and four angels": whoever a later sentence stands with or meets is not who speaks. */
const isAside = (text: string, { 0: said, index }: RegExpExecArray) =>
  /^(?:with|at|by|mit|bei|avec|chez|con|com)\s/u.test(said) && /[.!?]\s/u.test(text.slice(0, index));

/** The own label of an address: "marshlane" of www.marsh-lane.example/volunteer. */
function hostOf(address: string): string | undefined {
  const labels = (/^(?:https?:\/\/)?([\w.-]+)/iu.exec(address.replace(/^.*@/, ''))?.[1] ?? '').toLowerCase().split('.');
  return labels
    .filter((label, index) => index < labels.length - 1 && !['www', 'co', 'com'].includes(label))
    .at(-1)
    ?.replace(/-/g, '');
}

/** "Stackline" at stackline.com/orbit: whose address it is. */
export const spellsHost = (name: string, address: string): boolean =>
  name !== '' && flatten(name).length >= 3 && flatten(name) === hostOf(address);

const flatten = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

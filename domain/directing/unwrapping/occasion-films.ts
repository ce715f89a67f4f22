/** "Black Friday ad for Luma": the day that a film is made for is told to its viewers, before anything else. */
import { namedDays, occasionStems, occasionsBefore, occasionsBehind, openings, sales } from '../lexicon/occasions.ts';
import { capital } from '../reading/phrases.ts';

const film =
  '(?:videos?|films?|clips?|reels?|ads?|adverts?|spots?|promos?|teasers?|trailers?|commercials?|posts?|stor(?:y|ies)|announcements?|animation)';
const romance =
  '(?:vidéos?|vídeos?|videos?|films?|filmatos?|filmes?|clips?|clipes?|spots?|reels?|teasers?|stor(?:y|ies)|publicités?|pubs?|anuncios?|annonces?|annunci|annuncio|anúncios?|posts?)';
const germanic = '(?:video|film|clip|spot|reel|teaser|werbung|anzeige|post|filmchen|filmpje|advertentie|aankondiging)';
/** How it shall be or where it is shown, between the day and the film. */
const manner =
  '(?:\\s(?:short|quick|animated|promo|promotional|campaign|social|social media|instagram|insta|tiktok|facebook|linkedin|youtube|teaser))*';
/** What asks for it, up to the day: nothing that tells. */
const asking = '[^.!?:;\\n"“”„«]{0,60}?';

const standing = (days: string, flags: string) =>
  new RegExp(`^(\\s*(?:${asking}\\s)??)(${days})${manner}\\s(${film})(?=\\s(?:for|from|by|at|of)\\s)`, flags);
const before = [standing(namedDays, 'u'), standing(occasionsBefore, 'iu')];
/** "A story ad for our summer sale: …" */
const ours = new RegExp(
  `^(\\s*${asking}${film})\\s(?:for|about|on)\\s(?:our|the|a|an|this year['’]s)\\s(${sales}|${openings})(?=\\s?[:.,]|\\s(?:at|from|of)\\s)`,
  'iu',
);
const behind = new RegExp(
  `^(\\s*(?:${asking}\\s)?${romance})\\s(?:(?:spécial|especial|speciale)\\s)?(?:(?:de|del|di|da|do|para|pour|per|sur)\\s|d['’]|(?=l['’]))?(${occasionsBehind})(?=\\s(?:pour|chez|du|de|des|para|en|per|di|della|da|do|no|na)\\s|\\s?:)`,
  'iu',
);
const zum = new RegExp(
  `^(\\s*(?:${asking}\\s)?\\p{L}*${germanic})\\s(?:zum|zur|zu|für den|voor|op)\\s(Weihnachten|Ostern|Silvester|Neujahr|Halloween|Black Friday|\\p{L}+(?:tag|dag)|(?:neu|wieder)?eröffnung|Kerst|Pasen|Sinterklaas|opening)(?=\\s(?:für|bei|von|der|des|voor|van|bij)\\s|\\s?:)`,
  'iu',
);

/** The asking without its day, and the day in the words of the brief; '' where it names none, or says it again. */
export function withoutOccasion(prompt: string): { text: string; opening: string } {
  const found = inFront(prompt) ?? standingBehind(prompt) ?? compounded(prompt);
  if (found === null) return { text: prompt, opening: '' };
  const rest = found.text.toLowerCase();
  return rest.includes(found.opening.toLowerCase()) ? { text: prompt, opening: '' } : found;
}

interface Found {
  text: string;
  opening: string;
}

const gathering =
  /(?<!\p{L})(?:conference|congress|summit|festival|gala|ceremony|awards?|meet-?up|convention|symposium|forum|hackathon|assembly|keynote|show|season|tournament|championships?)(?!\p{L})|\p{L}conf(?!\p{L})/iu;

function inFront(prompt: string): Found | null {
  const [whole, ask = '', day = '', noun = ''] = before.map((pattern) => pattern.exec(prompt)).find(Boolean) ?? [];
  if (whole === undefined) return null;
  // "Opening film for Drift Conf 2026" opens what it is shown at.
  if (/^opening$/iu.test(day) && gathering.test(prompt.split(/[.!?\n]/u)[0] ?? ''))
    return { text: `${ask}${capital(noun)}${prompt.slice(whole.length)}`, opening: '' };
  const plain = ask === '' || /^(?:post|story|stories|announcement)/iu.test(noun) ? 'video' : noun;
  return {
    text: `${ask.replace(/(?<=\s|^)an\s$/iu, 'a ')}${ask === '' ? capital(plain) : plain}${prompt.slice(whole.length)}`,
    opening: capital(day),
  };
}

function standingBehind(prompt: string): Found | null {
  const [whole, head = '', day = ''] = ours.exec(prompt) ?? behind.exec(prompt) ?? zum.exec(prompt) ?? [];
  if (whole === undefined) return null;
  return { text: `${head}${prompt.slice(whole.length)}`, opening: capital(day.replace(article, '')) };
}

const article = /^(?:les?|la|el|las|los|il|i|o|a|os)\s|^l['’]\s?/iu;

function compounded(prompt: string): Found | null {
  for (const [stem, alone] of occasionStems) {
    const pattern = new RegExp(
      `^(\\s*(?:${asking}\\s)?)${stem}(${germanic})(?=\\s(?:für|von|bei|voor|van)\\s|\\s?:)`,
      'iu',
    );
    const [whole, ask = '', day = '', noun = ''] = pattern.exec(prompt) ?? [];
    if (whole !== undefined)
      return { text: `${ask}${capital(noun)}${prompt.slice(whole.length)}`, opening: alone || capital(day) };
  }
  return null;
}

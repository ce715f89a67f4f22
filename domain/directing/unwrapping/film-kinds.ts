/** Of what kind a film shall be is said to its maker: "Product launch, 9:16, 15 seconds.", "vídeo de lanzamiento de 20 segundos para …". */
import { kindHeads, kindsBehind } from '../lexicon/film-kinds.ts';
import { withoutLastingKind } from './lasting-kinds.ts';

const length =
  '\\d{1,3}[\\s-]?(?:s|secs?|seconds?|sek(?:unden)?|secondes?|seg(?:undos)?|secondi|seconden|min(?:ut\\p{L}+)?)(?![\\p{L}\\p{N}])';
const format =
  '(?:9:16|16:9|1:1|4:5|(?:vertical|portrait|landscape|square|horizontal|hochkant|hochformat|querformat|quadratisch|vertikal|carré|paysage|cuadrado|apaisado|verticale|quadrato|orizzontale|quadrado|verticaal|liggend|staand|vierkant)\\p{Ll}{0,2}(?![\\p{L}-]))';
/** A length or a format among the clauses of an asking. */
export const wish = `(?:(?:formato?|format|in|im|als|en|au|em|for \\p{Lu}\\p{L}+,?)\\s)*(?:${length}|${format})`;

/** Right at the head of the brief or behind its format, with a length or a format beside it. */
const leading = new RegExp(`^(\\s*)(?:${kindHeads})(?=(?:,\\s|\\s\\(|\\s)${wish})`, 'iu');
const trailing = new RegExp(
  `^(\\s*(?:(?:make|create|erstelle|crée[rz]?|haz|crea|cria|maak)\\s(?:an?\\s|ein\\s|une?\\s|una?\\s|uma?\\s|een\\s)?)?[^.!?:\\n“"„«]{0,40}(?:${length}|${format})),\\s(?:${kindHeads})(?=\\s?[:.])`,
  'iu',
);
const behind = new RegExp(
  `((?<!\\p{L})(?:vidéos?|vídeos?|videos?|films?|filmatos?|filmes?|clips?|clipes?|spots?|reels?)(?:\\s\\p{Ll}+)?)\\s(?:(?:de|di)\\s|d['’]|(?=t[eé](?:st|moi)|depo))(?:${kindsBehind})s?(?=\\s(?:\\d|de|di|para|pour|per|da|en|in|em|von)(?!\\p{L})|,|\\s?[:.(]|\\sd['’])`,
  'iu',
);

/** "Klantverhaal, verticaal, 15 seconden.": a sentence of nothing else is no viewer's. */
const alone = new RegExp(`^\\s*(?:${kindHeads})(?:,\\s${wish})+[.:]\\s+`, 'iu');

/** "Social post for our bakery: …", "Post Instagram per il bar": what is posted is the film. */
const network = '(?:social(?:[ -]media)?|instagram|insta|facebook|linkedin|tiktok|whatsapp|youtube)';
const posted = new RegExp(
  `^(\\s*(?:[\\p{L}]+\\s){0,4}?)(?:(?:quick|short|square|vertical|kurzer|petit|breve|kort)\\s)?(?:${network}[ -](?:post|ad|advert|promo|announcement|beitrag|anzeige|bericht)|(?:post|publication|publicación|publicação|bericht)\\s(?:(?:pour|para|per|voor)\\s)?${network})(?=\\s(?:for|about|from|für|über|von|pour|sur|de|para|sobre|per|su|di|voor|over|van)\\s|\\s?:)`,
  'iu',
);

/** "Vergleich für unsere Kunden: …", "Locandina animata per la sagra": what kind of film it is, before whom or what it is for. */
const kindFor =
  /^(\s*)(?:(?:animiert(?:er|es|e)|animated|short|quick|vertical|square|portrait|kurzer|kleiner|kurze|vertikale|senkrechte)\s)?(?:invite|reminder|save-the-date|vergleich|comparison|comparatif|comparaison|comparativa|confronto|comparação|vergelijking|(?:(?:customer|client)\s)?(?:testimonial|success story)|témoignage(?:\sclient)?|testimonio(?:\sde\scliente)?|testimonianza(?:\scliente)?|depoimento|klantverhaal|locandina|poster|affiche|cartel|cartaz|plakat|flyer|volantino|prospectus|aushang|invitation|einladung|invitación|invito|convite|uitnodiging|sollicitatievideo|job ad|stellenanzeige|offre d['’]emploi|oferta de empleo|annuncio di lavoro|vacature)(?:\s(?:animat[oa]|animée?|animad[oa]))?(?=\s(?:for|für|pour|per|para|voor)\s[^.!?\n]{3,60}\s?:)/iu;

/** "Match report graphics: …": what is drawn of it is no part of its title. */
const drawn =
  /^(\s*\p{L}[^.!?:\n“"„«]{3,40}?)\s(?:motion )?(?:graphics?|infographic|animation|slides?|visuals?)(?=\s?[:.]\s)/iu;

/** "Stadtwerke Eichtal, 25 Sekunden.": who speaks, and behind a comma how long the film shall be. */
const signed =
  /(?<=[.!?…]["”»]?\s)(\p{Lu}[\p{L}&'’-]+(?:\s(?:(?:of|de|del|della|di|da|do|du|van|der|la|le|&)\s)?\p{Lu}[\p{L}'’-]+){1,3}),\s(?=([^,.\n]{2,20}))/gu;
const onlyWish = new RegExp(`^(?:${wish})$`, 'iu');
const withOwnLength = (prompt: string) =>
  prompt.replace(signed, (whole, name: string, next: string) => (onlyWish.test(next) ? `${name}. ` : whole));

/** The brief with a plain word for a film in place of its kind, and the kind as it was said. */
export function withoutFilmKind(given: string): { text: string; kind: string } {
  const prompt = withOwnLength(given);
  const [whole] = alone.exec(prompt) ?? [];
  if (whole !== undefined) return { text: prompt.slice(whole.length), kind: whole.trim() };
  for (const [pattern, plain] of [
    [leading, '$1Video'],
    [trailing, '$1'],
    [behind, '$1'],
    [posted, '$1Video'],
    [drawn, '$1'],
    [kindFor, '$1Video'],
  ] as const) {
    const [said] = pattern.exec(prompt) ?? [];
    if (said !== undefined) return { text: prompt.replace(pattern, plain), kind: said.trim() };
  }
  return withoutLastingKind(prompt) ?? { text: prompt, kind: '' };
}

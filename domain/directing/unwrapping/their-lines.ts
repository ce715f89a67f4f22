/** A line of somebody whom only "her" or "his" names: it is signed by who was named before. */

const sentence = '(?<=^|\\n|[.!?…)”"»]\\s)';
const piece =
  '(?:it|this|everything|(?:the|this|a|whole) (?:whole )?(?:piece|film|video|clip|spot|reel|promo|animation))';
/** What orders a film to stand on somebody's words. */
const orders = [
  `(?:build|centre|center|structure|base|make|hang|shape|design|open)\\s${piece}\\s(?:around|on|about|from|with)\\s(?:her|his|their)\\s(?:own\\s)?(?:line|quote|words?|sentence|answer|remark)`,
  '(?:use|feature|show|include|let us see)\\s(?:her|his|their)\\s(?:own\\s)?(?:line|quote|words|sentence|answer|remark)',
  '(?:baue?|stelle?|gestalte)\\s(?:den film|das video|den clip|alles)\\s(?:rund )?(?:um|auf)\\s(?:ihren?|seinen?)\\s(?:satz|zitat|worte?)(?:\\sherum)?',
  '(?:construi[st]|construisez|bâti[st]|centre[rz]?)\\s(?:le film|la vidéo|le clip|tout)\\s(?:autour de|sur)\\s(?:sa phrase|ses mots|sa réponse)',
  '(?:construye|monta|centra)\\s(?:la pieza|el v[ií]deo|todo)\\s(?:en torno a|alrededor de|en)\\s(?:su frase|sus palabras)',
  '(?:costruisci|monta|centra)\\s(?:il video|il film|tutto)\\s(?:attorno|intorno)\\s(?:alla|alle)\\s(?:sua frase|sue parole)',
  '(?:constr[oó]i|monta|centra)\\s(?:o v[ií]deo|o filme|tudo)\\s(?:à volta|em torno)\\s(?:da sua frase|das suas palavras)',
  '(?:bouw|maak)\\s(?:de film|het filmpje|de video|alles)\\s(?:rond|om)\\s(?:haar|zijn)\\s(?:zin|woorden|uitspraak)(?:\\sheen)?',
].join('|');
const quote = '(?:“[^“”\\n]{8,400}”|„[^„“”"\\n]{8,400}[“”"]|«[^«»\\n]{8,400}»|"[^"\\n]{8,400}")';
/** What is said behind it of how the words come is for the maker, too. */
const line = new RegExp(
  `${sentence}(?:${orders})\\s?[:,]?\\s(?<said>${quote})(?<rest>[,;]?(?:\\s[^.!?\\n"“”„«»\\d]*)?)(?:[.!?]|(?=\\n|$))`,
  'giu',
);
/** "the guest is Noor Berg", "speaks with Noor Berg": people as they are named. */
const person =
  /(?<!\p{L})(?:is|was|with|by|meet|meets|named|ist|heißt|mit|von|est|avec|es|con|è|é|com|met)\s((?:Dr\.\s)?\p{Lu}\p{Ll}+(?:[-’']\p{Lu}?\p{Ll}+)?(?:\s(?:de|van|von|da|di|el|la|der|den)\b)*\s\p{Lu}[\p{L}’'-]+)(?=[,.;:]|\s\p{Ll}|$)/gu;

/** "The guest is Noor Berg. Build it around her line, “…,” revealed word by word." says `“…” — Noor Berg.` */
export function withTheirLines(prompt: string): string {
  return prompt.replace(line, (...all) => {
    const [at, whole, groups] = all.slice(-3) as [number, string, Record<string, string>];
    const who = [...whole.slice(0, at).matchAll(person)].at(-1)?.[1] ?? '';
    const said = (groups.said ?? '').replace(/[,;](?=["“”»]$)/u, '.');
    return who === '' ? `${said}.` : `${said} — ${who}.`;
  });
}

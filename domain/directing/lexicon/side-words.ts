/** Labels of two sides that belong together in whatever order: "Myth: … Fact: …", "Do: … Don't: …", "Pros: … Cons: …". */

const sides: readonly (readonly [string, string])[] = [
  ['myth|fiction|misconception', 'fact|truth|reality'],
  ['mythos|irrtum|märchen', 'fakt|wahrheit|tatsache|wirklichkeit|realität'],
  ['mythe|idée reçue|légende', 'réalité|vérité|fait'],
  ['mito|leyenda|leggenda|lenda', 'realidad|verdad|hecho|dato|realtà|verità|fatto|realidade|verdade|facto|fato'],
  ['mythe|fabel', 'feit|waarheid|werkelijkheid'],
  ["do(?:['’]?s)?", "don['’]?t(?:['’]?s)?|do not"],
  ['so nicht|bitte nicht|falsch', 'sondern so|so geht es|richtig|besser so'],
  ['à faire|les? oui', 'à ne pas faire|à éviter|les? non'],
  ['qué hacer|sí', 'qué no hacer|no'],
  ['pros?|advantages?|upsides?|benefits', 'cons?|contras?|disadvantages?|downsides?|drawbacks?'],
  ['pro|vorteile?|dafür', 'contra|kontra|nachteile?|dagegen'],
  ['pour|avantages?', 'contre|inconvénients?'],
  ['ventajas?|a favor', 'desventajas?|inconvenientes?|en contra'],
  ['pro|vantaggi|a favore', 'contro|svantaggi'],
  ['prós?|vantagens?', 'contras?|desvantagens?'],
  ['voordelen?|plus', 'nadelen?|min'],
];

const pairs = sides.map((pair) =>
  pair.map((words) => new RegExp(`^(?:the\\s)?(?:${words})(?:\\s?(?:n[.°o]\\s?)?\\d)?$`, 'iu')),
);

/** "With spreadsheets: … With Fleetly: …", "Ohne App: … Mit App: …": two labels that open alike. */
const beside = /^(?:with(?:out)?|mit|ohne|avec|sans|con|sin|senza|com|sem|met|zonder)\s\S/iu;

export const isBeside = (label: string): boolean => beside.test(label.trim());

function besideSides(labels: readonly string[]): (0 | 1 | null)[] | null {
  const own = [...new Set(labels.filter(isBeside))];
  return own.length === 2 ? labels.map((label) => (label === own[0] ? 0 : label === own[1] ? 1 : null)) : null;
}

/** Which of two sides each label heads, where the labels are of one pair and both of them are there; else null. */
export function sidesOf(labels: readonly string[]): (0 | 1 | null)[] | null {
  for (const [left, right] of pairs) {
    const found = labels.map((label) => (left?.test(label.trim()) ? 0 : right?.test(label.trim()) ? 1 : null));
    if (found.includes(0) && found.includes(1)) return found;
  }
  return besideSides(labels);
}

const truths = new RegExp(
  `^(?:the\\s)?(?:${sides
    .slice(0, 5)
    .map(([, truth]) => truth)
    .join('|')})(?:\\s?\\d)?$`,
  'iu',
);

/** "Fact", "Realität": the side that holds. */
export const isTruth = (label: string): boolean => truths.test(label.trim());

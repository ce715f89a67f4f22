import { readColours } from '../reading/colours.ts';

/** Wishes that no edit can meet, and why: what is filmed, fetched or spoken, and what has depth. */
const reasons: readonly [RegExp, string][] = [
  [
    /(?<![\p{L}\p{N}])(?:3d|3-d|three-dimensional|dreidimensional\p{L}*|en\s3d|tridimensional\p{L}*|tridimensionale?)(?!\p{L})/iu,
    'A film is flat: it has no depth and nothing in it turns in space.',
  ],
  [
    /(?<!\p{L})(?:youtube|vimeo|tiktok\svideo|footage|filmaufnahmen?|images\sfilmées|(?:our|the|unser\p{L}*|notre|nuestr[oa]|nostro|nosso)\s(?:video|vídeo|vidéo)\s(?:of|from|on|von|de|di))(?!\p{L})/iu,
    'Nothing is fetched from the web, and no filmed scene is made up. A clip that was uploaded can be used by its name.',
  ],
  [
    /(?<!\p{L})(?:photos?|photographs?|pictures?\sof|fotos?|fotografía|fotografia|images?\sof)(?!\p{L})/iu,
    'Nothing is fetched from the web. A picture that was uploaded can be used by its name.',
  ],
  [
    /(?<!\p{L})(?:voice-?\s?over|narrat(?:or|ion)|speaker(?:in)?\svoice|sprecher(?:in)?|stimme|voix(?:[\s-]off)?|narrateur|narratrice|voz(?:\sen\soff)?|locutor\p{L}*|voce(?:\sfuori\scampo)?)(?!\p{L})/iu,
    'This voice cannot be made from these words: say “Add a voice-over” for the words of the scenes, and no accent or speaker.',
  ],
];

const deep =
  /^(?:please\s|bitte\s)?(?:make|turn|render|show|mach\p{L}*|zeig\p{L}*|mets|mettez|rends|faites|haz|pon|rendi|fai|faz)\s.+\s(?:(?:in|into|en|em)\s)?3-?d(?=$|\s(?:with|mit|avec|con|com)\s|[.!?,])/iu;

/** "Turn the boat in 3D" changes no boat's name: nothing of it is read as another edit. */
export const isDeep = (masked: string): boolean => deep.test(masked);

const ofWhole =
  /(?<!\p{L})(?:background|backdrop|ground|accents?|brand|text|letters?|lettering|headings?|titles?|everything|film|video|hintergrund|grund|akzent\p{L}*|schrift|text|fond|texte|lettres|accent|titres?|fondo|letras?|texto|acento|sfondo|testo|lettere|titoli|fundo)(?!\p{L})/iu;

/** "Could the £92,700 be in orange": a figure, a bar or a word has no colour of its own. */
const isColourOfPart = (clause: string): boolean => !ofWhole.test(clause) && readColours(clause, true).length > 0;

/** Why the unread clauses of a prompt cannot be met; empty where nothing is known of them. */
export const cannotBe = (clauses: readonly string[]): string[] => [
  ...reasons.filter(([wish]) => clauses.some((clause) => wish.test(clause))).map(([, reason]) => reason),
  ...(clauses.some(isColourOfPart)
    ? [
        'One figure, bar or word has no colour of its own: “Highlight …” marks it, and “Use orange as the accent colour” changes the colour of all that is marked.',
      ]
    : []),
];

/** How prompts call what a film is heard with, in the languages of the offline director. Sources of patterns, lower case. */
export const soundNouns = {
  voice:
    'voice[\\s-]?overs?|narrations?|narrator|off[\\s-]?(?:stimme|kommentar|sprecher(?:in)?|text)|sprecher(?:in|stimme)?|vertonung|voix[\\s-]off|voz\\s(?:en\\s)?off|locuci[oó]n|narraci[oó]n|voce\\sfuori\\scampo|voce\\snarrante|narrazione|narra[cç][aã]o|locu[cç][aã]o|(?:frauen|männer)?stimme|voice',
  music:
    '(?:background\\s|(?:hintergrund|klavier|gitarren|piano|streicher|orchester|akustik|ambient|harfen|jazz)-?)?musi[ck]|musical?\\sbed|soundtrack|underscore|musique(?:\\sde\\sfond)?|bande[\\s-]son|m[uú]sica(?:\\sde\\sf(?:on|un)do|\\sdi\\ssottofondo)?|banda\\ssonora|colonna\\ssonora|trilha(?:\\ssonora)?',
  captions: 'captions|subtitles|untertiteln?|sous[\\s-]titres|subt[ií]tulos|sottotitoli|legendas',
  effects:
    '(?:subtle\\s)?sound\\s?effects?|sfx|whooshes|sound-?effekten?|geräuscheffekten?|effets\\ssonores|bruitages?|efectos\\s(?:de\\ssonido|sonoros)|effetti\\ssonori|efeitos\\ssonoros',
} as const;
export type SoundKind = keyof typeof soundNouns;
export const soundKinds = Object.keys(soundNouns) as SoundKind[];

/** Nouns after which their adjectives stand: "voix off calme". */
export const romance =
  /^(?:voix|voz|voce|locuci|narra[cçz](?!tion)|musique|m[uú]sica(?!l)|trilha|banda|bande|colonna|sous|subt[ií]tulos|sottotitoli|legendas|eff?[ei]t|efectos|efeitos)/iu;

/** Nouns that name nothing but sound of a film: what else they stand in matters less. */
export const plainNouns =
  /^(?:voice[\s-]?overs?|narrations?|off[\s-]|voix[\s-]off|voz\s|voce\s|soundtrack|background\s|hintergrund|sound\s?effects?|sfx|underscore|bande|banda|colonna)/iu;

/** Words before a wish: "with a calm voiceover", "plus soft music". */
export const leads =
  'with|plus|and|add|use|include|have|featuring|set\\sto|(?:narrated|spoken|voiced|read)\\sby|gesprochen\\svon|mit|und|dazu|samt|unterlegt\\smit|avec|et|ajoute[rz]?|con|y|e|ed|com|agrega|añade|aggiungi|adicione|&|give\\sit|put|füge|nutze|verwende|pon|metti|coloque|adicione';
/** Words before what is not wanted. */
export const refusals = 'without(?:\\sany)?|no|ohne|keine?|sans|sin|senza|sem';
/** Whose music it is: then it is no wish. */
export const others =
  'their|your|our|my|his|her|its|whose|that|which|who|is|are|makes?|plays?|ihre?|eure?|unsere?|leur|votre|notre|su|tu|nuestra|loro|vostra|for|of|to|from|about|in|on|at|into|für|von|pour|para|per';
/** A word that may stand between the lead and the noun. */
export const between = `(?!(?:${leads}|${refusals}|${others})(?![\\p{L}]))[\\p{L}\\d'’-]+,?\\s+`;

/** Where a wish may end. */
export const boundary = `(?=\\s*(?:$|[.,:;!?)\\n—–]|(?:${leads}|but|for|about|announcing|introducing|that\\sannounces|throughout|für|über|pour|para|sobre|per|su|sur)(?![\\p{L}])))`;

export const languagesByName: readonly [RegExp, string][] = [
  [/\b(?:english|englisch\w*|anglais|inglés|inglese|inglês)\b/iu, 'en'],
  [/\b(?:german|deutsch\w*|allemand|alemán|tedesco|alemão)\b/iu, 'de'],
  [/(?:\bfrench|französisch\w*|français|francés|francese|francês)/iu, 'fr'],
  [/(?:\bspanish|spanisch\w*|espagnol|español|spagnolo|espanhol)/iu, 'es'],
  [/(?:\bitalian|italienisch\w*|italien|italiano)/iu, 'it'],
  [/(?:\bportuguese|portugiesisch\w*|portugais|portugués|portoghese|português)/iu, 'pt'],
];

export const femaleVoice =
  /\b(?:female|woman(?:['’]s)?|women|feminine|weiblich\w*|frauen\w*|frau|sprecherin|féminine|femme|femenina|mujer|femminile|donna|feminina|mulher)/iu;
export const maleVoice =
  /\b(?:male|man(?:['’]s)?|masculine|deep|männlich\w*|männer\w*|mann|masculine|homme|masculina|hombre|maschile|uomo|homem)\b/iu;
export const slowVoice =
  /\b(?:calm|slow|gentle|soft|relaxed|soothing|ruhig\w*|langsam\w*|sanft\w*|calme|lente|douce|tranquila|lenta|suave|calma|pacata)\b/iu;
export const fastVoice =
  /\b(?:fast|quick|energetic|lively|excited|brisk|schnell\w*|lebhaft\w*|rapide|énergique|rápida|enérgica|veloce|energica)\b/iu;
export const quietMusic =
  /\b(?:soft|quiet|subtle|gentle|low|light|discreet|faint|leise\w*|dezent\w*|sanft\w*|douce|discrète|légère|suave|discreta|sommessa|leggera)\b/iu;
export const loudMusic = /\b(?:loud|big|full|bold|laut\w*|kräftig\w*|forte|fuerte|alta)\b/iu;

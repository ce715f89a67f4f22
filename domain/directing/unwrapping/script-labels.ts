/** What the lines of a script are called in seven languages, and what each of them is to the film. */

/** `shown` and `spoken` are words for viewers, a `call` asks them, a `brand` names who speaks; `craft` is the maker's. */
export type ScriptKind = 'shown' | 'spoken' | 'call' | 'brand' | 'lasting' | 'craft';

export interface LabelledPart {
  /** `null`: no label stands before it. */
  kind: ScriptKind | null;
  label: string;
  text: string;
  /** A point of a list inside its scene. */
  isPoint?: boolean;
}

const labels: Record<ScriptKind, string> = {
  shown: [
    'on-?\\s?screen(?:\\s(?:text|copy|titles?|words|graphics?))?|(?:screen|overlay|super|title)\\s(?:text|copy)|text(?:\\s(?:on[\\s-]?screen|overlay|card))?',
    // "Big text", "Studio card", "Reward list", "Title slam"
    '(?:(?!show|display|reveal|present|add|zeige?\\s|logo\\s|and\\s|the\\s)[\\p{L}-]+\\s){1,2}(?:text|titles?|cards?|list|headline|tagline|quote|stat|fact)|(?:title|text|word)\\s(?:slam|pop|hit)|tagline|headline|stat|fact',
    'subs?|sub-?titles?|sub-?text|sub-?lines?|sub-?heads?|supers?|superimposed|overlay|titles?|title\\s?cards?|caption|copy|headline|lower\\sthird|chyron',
    '(?:bild|bildschirm)?text(?:tafel|einblendung)?|text\\sim\\sbild|einblendung|eingeblendet|schrift(?:tafel|zug)|texttafel|tafel|titel|insert|bauchbinde',
    "textes?(?:\\s(?:(?:à|sur)\\sl[’']écran|affichés?|écran|incrustés?))?|à\\sl[’']écran|incrustation|carton|titre|surimpression",
    'textos?(?:\\s(?:en\\spantalla|sobreimpreso|na\\stela|no\\secrã|em\\stela))?|en\\spantalla|r[oó]tulo|cartela|sobreimpresi[oó]n|t[ií]tulo',
    'test[oi](?:\\s(?:a\\sschermo|in\\ssovrimpressione|su\\sschermo))?|a\\sschermo|sovrimpressione|cartello|titolo|scritta',
    'na\\stela|no\\secrã|letreiro|tekst(?:\\s(?:in\\sbeeld|op\\s(?:het\\s)?scherm))?|in\\sbeeld|tussentitel|titelkaart|opschrift',
  ].join('|'),
  spoken: [
    'v\\.?\\/?o\\.?|voice[\\s-]?over(?:\\s(?:text|script))?|narrator|narration|announcer|anncr|voice',
    'sprecher(?:in|text)?|off(?:[\\s-]?(?:text|stimme|sprecher(?:in)?|kommentar))?|stimme|erzähler(?:in)?',
    'voix(?:[\\s-]?off)?|narrat(?:eur|rice)|commentaire',
    'voz(?:\\s(?:en\\s|em\\s)?off)?|locuci[oó]n|locutora?|narradora?|narraci[oó]n|locu[cç][aã]o|narra[cç][aã]o',
    'voce(?:\\s(?:fuori\\scampo|narrante|off))?|narrat(?:ore|rice)|narrazione|voice-?overtekst|verteller|stem',
  ].join('|'),
  call: [
    'clos(?:ing|er)|outro|ending|sign-?off|finale?|cta|call[\\s-]to[\\s-]action|button|end\\s?(?:card|frame|slate|title|super)|(?:closing|final)\\s(?:card|frame)',
    "handlungsaufforderung|abbinder|schlussbild|schlusstafel|appel\\sà\\sl[’']action|carton\\sde\\sfin|llamada\\sa\\sla\\sacci[oó]n|cartela\\sfinal",
    "invito\\sall[’']azione|cartello\\sfinale|chamada\\s(?:para\\sa?|à)\\s?ação|oproep|eindkaart|slotbeeld",
  ].join('|'),
  brand: 'logo(?:type|\\sreveal)?|brand|marke|marque|marca|marchio|merk',
  lasting:
    'duration|length|time|timing|timecode|dauer|länge|zeit|durée|temps|duración|tiempo|durata|tempo|duração|duur|tijd',
  craft: [
    'visuals?|video|image(?:ry)?|picture|action|animation|motion|camera|framing|angle|shot\\stype|music|[sv]?fx|gfx|graphics|sound(?:\\s(?:effects?|design))?|audio|transition|b-?roll|footage|background|setting|lighting|mood|notes?|direction|style|look|colou?rs?',
    'bild|visuell|kamera|musik|ton|geräusche?|übergang|hintergrund|handlung|regie|stimmung|schnitt|licht|einstellung',
    'visuels?|caméra|musique|son|bruitages?|décor|fond|ambiance|lumière|cadrage',
    'visual[ei]?|imagen|vídeo|cámara|música|sonido|efectos|animaci[oó]n|transici[oó]n|plano|acci[oó]n|fondo|ambiente|luz',
    'immagin[ei]|inquadratura|musica|suono|effetti|animazione|transizione|azione|sfondo|atmosfera|luce',
    'imagem|c[âa]m[ae]ra|som|efeitos|anima[cç][aã]o|transi[cç][aã]o|a[cç][aã]o|fundo',
    'beeld|visueel|muziek|geluid(?:seffecten)?|animatie|overgang|achtergrond|actie|sfeer',
  ].join('|'),
};
const kinds = Object.keys(labels) as ScriptKind[];
const whole = kinds.map((kind) => [kind, new RegExp(`^(?:${labels[kind]})$`, 'iu')] as const);
const any = kinds.map((kind) => labels[kind]).join('|');
/** "NARRATOR (V.O., calm):", with how it is said. */
const manner = '(?:\\s?\\([^)\\n]{1,40}\\))?';
const labelled = new RegExp(
  `(^|(?<=[.!?…"“”»)\\]])\\s+|\\s*[/|;·•,–—-]\\s+)(${any})${manner}\\s*[:：](?!\\/\\/)\\s*`,
  'giu',
);
/** "[VO] Your street …", and NARRATOR alone on a line in capitals. */
const bracketed = new RegExp(`^[([](${any})[)\\]]\\s*[:–—-]?\\s*(?=\\S)`, 'iu');
/** "End card. Full Plate Trust" */
const cardFirst = /^((?:end|title|closing|final)\s(?:card|frame|slate))\.\s+(?=\S)/iu;
const alone = new RegExp(`^(${any})${manner}\\s*$`, 'iu');

/** What is heard holds quoted words as well as noises. */
export const heard = /^(?:audio|sound|ton|son|sonido|suono|som|geluid)$/iu;

export const kindOfLabel = (label: string): ScriptKind | null =>
  whole.find(([, words]) => words.test(label.replace(/\s*\([^)]*\)|[:：]\s*$/gu, '').trim()))?.[0] ?? null;

/** A line cut where a label of a script begins: at its head, after a sentence, behind a stroke. */
export function partsOfLine(line: string): LabelledPart[] {
  const opened = line.replace(bracketed, '$1: ').replace(cardFirst, '$1: ');
  const named = alone.exec(opened)?.[1];
  if (named !== undefined && named === named.toUpperCase())
    return [{ kind: kindOfLabel(named), label: named, text: '' }];
  const marks = [...opened.matchAll(labelled)];
  const lead = opened.slice(0, marks[0]?.index).trim();
  return [
    ...(lead === '' ? [] : [{ kind: null, label: '', text: lead }]),
    ...marks.map((mark, at) => {
      const label = mark[2] ?? '';
      const text = opened.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
      const isSaid = heard.test(label) && /^["“„«][^"“”„«»]+["”“»]$/u.test(text);
      return { kind: isSaid ? ('spoken' as const) : kindOfLabel(label), label, text };
    }),
  ];
}

/** What stands before a colon in a storyboard, in seven languages, and what it makes of what stands behind it. */
import type { LineRole } from './board.ts';

/** `skip`: for the maker; `time`: how long; `items` and `rows` hold several lines. */
export type LabelRole =
  | Exclude<LineRole, 'item' | 'row' | 'cells' | 'brand' | 'kicker'>
  | 'items'
  | 'rows'
  | 'sides'
  | 'skip'
  | 'time'
  | 'spoken';

const screen = '(?:on[\\s-]?screen[\\s_]?)';
const sources: Record<LabelRole, string> = {
  skip: [
    'visuals?(?:[\\s_](?:direction|notes?|description|prompt))?|visual[es]|motion(?:[\\s_](?:language|notes?))?|animat(?:e|ed|ion)|transitions?|directions?|(?:stage[\\s_])?instructions?|what\\shappens|action|camera|movement|effects?|s?fx|sound(?:[\\s_]effects?)?|audio|music|background(?:[\\s_]colou?r)?|colou?rs?|styles?|style[\\s_]note|look|mood|tone|layout|notes?|assets?|icons?|b-?roll|footage|image(?:ry)?|id|scene|index|order|scene[\\s_]name|purpose',
    'bildidee|bild|animation|bewegung|übergang|musik|ton|hinweise?|regie(?:anweisung(?:en)?)?|anweisung(?:en)?|umsetzung|farben?|stil|stimmung',
    'couleurs?|visuel|mouvement|animation|transition|musique|son|remarques?|indications?|consignes?|réalisation|ambiance',
    'colores|visual|imagen|movimiento|animación|transición|música|sonido|notas?|observaciones|indicaciones|instrucciones',
    'colori|cores|kleuren|immagine|movimento|animazione|transizione|musica|suono|indicazioni|istruzioni|indicações|instruções|aanwijzing(?:en)?|imagem|animação|transição|som|beeld|beweging|animatie|overgang|muziek|geluid',
  ].join('|'),
  time: 'duration|length|time|timing|timecode|seconds|secs|dauer|länge|zeit|durée|duree|temps|duración|duracion|tiempo|durata|duração|duur|tijd',
  spoken:
    'v\\.?\\/?o\\.?|voice[\\s-]?over(?:[\\s_](?:text|script))?|narrat(?:ion|or)|sprecher(?:text)?|voix[\\s-]off|locuci[óo]n|voz[\\s_]en[\\s_]off|voce[\\s_]fuori[\\s_]campo|locu[çc][ãa]o',
  figure: [
    '(?:(?:big|large|giant|huge|bold)\\s)?(?:number|figure|stat(?:istic)?|counter|kpi|metric|value)(?:\\sfills\\s(?:the\\s)?screen)?|huge|very\\sbig',
    '(?:große\\s)?zahl(?:\\sim\\skreis)?|kennzahl|kernzahl|(?:(?:gran|grand|grosse?|un\\sgrand)\\s)?(?:chiffre|cifra|dato|n[úu]mero)(?:\\sgrande)?|cijfer|getal',
  ].join('|'),
  title: [
    `${screen}?(?:text|copy|words|titles?)|on[\\s-]?screen|screen[\\s_](?:text|copy|words)|(?:opening\\s|main\\s|big\\s|chart\\s)?(?:title|headline|heading|header|head)(?:\\s(?:card|text))?|(?:top|first|main)\\sline|line\\s(?:one|1)|big\\s(?:type|text|words)|step(?:\\scard)?|claim|hook|primary[\\s_]text`,
    "überschrift|(?:diagramm)?titel(?:\\sgroß)?|text\\sim\\sbild|bildtext|schritt|im\\sbild|auf\\sdem\\sbildschirm|texte(?:\\sà\\sl['’]écran)?|à\\sl['’]écran|titre(?:\\sseul)?|étape",
    'título|titulo|texto(?:\\sen\\spantalla)?|en\\spantalla|paso|titolo|testo(?:\\sa\\sschermo)?|a\\sschermo|passo|passaggio|kop|tekst(?:\\sin\\sbeeld)?|stap|texto\\sna\\stela',
  ].join('|'),
  line: [
    'sub(?:[\\s_-]?(?:text|title|line|head(?:ing|line)?))?|supporting[\\s_](?:line|text)|second(?:ary)?[\\s_](?:line|copy|text|title)|line\\s(?:two|2|below)|captions?|small(?:er)?(?:\\s(?:text|line))?(?:\\s(?:below|under(?:neath)?)(?:\\sit)?)?|body(?:[\\s_](?:text|copy))?|underneath|below|under\\sit|beneath|tagline|label|description|details?|price|source\\sline|with',
    'unterzeile|untertitel|bildunterschrift|(?:klein\\s)?darunter|sous[\\s_-]?(?:texte|titre)|légende|(?:en\\s)?dessous',
    '(?:texto\\s)?secundario|subtítulo|debajo|leyenda|didascalia|sottotitolo|(?:di\\s)?sotto|onderschrift|onderregel|daaronder|legenda|(?:por|em)\\sbaixo',
  ].join('|'),
  items: [
    '(?:(?:two|three|four|five|top|check|bullet|ingredients?|reward|feature)[\\s-]?)?(?:list|bullets)(?:[\\s_](?:items|points))?|items|bullet\\spoints|points|ingredients|rules|agenda|programme|features|cards|stats?|item|tips|reasons|speakers|steps',
    '(?:zutaten)?liste|punkte|ablauf|aufzählung|zutaten|schritte|lista|elenco|lijst(?:je)?|punten|puntos|punti|ingrédients|étapes|ingredientes|ingredienti',
  ].join('|'),
  rows: [
    '(?:(?:bar|column|line|donut|pie|vertical|horizontal)\\s)*(?:chart|graph|bars)(?:[\\s_](?:rows|data))?|rows|data(?:[\\s_]points)?|values|ranking|bar\\srace|bars\\sor\\sdonut',
    '(?:balken)?diagramm|balken|barras|graphique|gr[áa]fico(?:\\sde\\sbarras)?|grafico(?:\\sa\\sbarre)?|barre|staafdiagram|staven|rijen|zeilen|filas|lignes|werte|valeurs|valores|valori|waarden|daten',
  ].join('|'),
  quote:
    '(?:(?:customer|listener|user|client|guest|pupil|ceo)\\s)?(?:quote|quotation|testimonial)|zitat|citation|cita|citazione|citaat|citação|citacao',
  who: 'attribution|attributed[\\s_]to|who|sign(?:ed|ature)?|author|credit|by|said\\sby|speaker|quelle|firma|autor[ea]?|auteur|name|role|source|unterschrift|person|funktion|fonction|cargo|ruolo|functie|naam|nome|nombre|nom',
  sides: 'compar(?:e|ison)|versus|vs|vergleich|comparaison|comparaci[óo]n|confronto|comparação|vergelijking',
  call: '(?:cta|call[\\s_]to[\\s_]action|button|action[\\s_]text|aufruf|bouton|bot[óo]n|pulsante|knop|bot[ãa]o|appel)(?:[\\s_](?:text|label))?',
  address: 'url|(?:web\\s?)?address|link|web(?:site)?|adresse|direcci[óo]n|indirizzo|adres|endereço|handle',
  was: 'was|previously|previous(?:[\\s_]value)?|old[\\s_]value|war|avant[\\s_]valeur',
  command: 'command|cmd|shell|terminal|befehl|commande|comando|commando',
  left: '(?:on\\sthe\\s)?left(?:[\\s_](?:card|side|half|column))?|links|(?:à\\s)?gauche|(?:a\\sla\\s)?izquierda|(?:a\\s)?sinistra|(?:à\\s)?esquerda|before|old\\sway|vorher|früher|avant|antes|prima|voor(?:heen)?|vroeger',
  right:
    '(?:on\\sthe\\s)?right(?:[\\s_](?:card|side|half|column))?|rechts|(?:à\\s)?droite|(?:a\\sla\\s)?derecha|(?:a\\s)?destra|(?:à\\s)?direita|after|new\\sway|nachher|heute|après|después|depois|dopo|nu|na',
};

/** The first that knows a label has it. */
const roles = Object.keys(sources) as LabelRole[];
const wholes = roles.map((role) => [role, new RegExp(`^(?:${sources[role]})$`, 'iu')] as const);

/** "List (check marks)", "on_screen_text", "onScreenText" */
const plain = (label: string) =>
  label
    .replace(/\s*[([][^)\]]*[)\]]/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/_/gu, ' ')
    .replace(/^\s*(?:the|a|an|der|die|das|le|la|el|il|o|de)\s+/iu, '')
    .trim();

/** What a label makes of its text; null for one that no storyboard has. */
export function roleOfLabel(label: string): LabelRole | null {
  const said = plain(label);
  return wholes.find(([, words]) => words.test(said))?.[0] ?? null;
}

/** Labels of a scene's words inside a line: "Title: … / Line below: …", "Number fills screen: … Caption: …", "Punkte – …". */
const inside = roles.filter((role) => role !== 'time').map((role) => sources[role]);
const lead =
  '(?:^|(?<=[.!?"“”»’)\\]\ue000-\uf8ff])\\s+|\\s*[/|;,·]\\s+|\\s+[–—-]\\s+|\\s+with\\s(?:a\\s)?|\\s+and\\s(?:a\\s)?)(?:(?:and|then|und|dann|et|puis|y|e|en)\\s)?(?:the\\s|a\\s)?';
export const inlineLabel = new RegExp(`${lead}(${inside.join('|')})(?:\\s*[:：]\\s*(?!\\/\\/)|\\s[–—]\\s+)`, 'giu');

/** How people say that something is not for viewers, in seven languages: sources of patterns, without their ends. */

const films =
  '(?:film|video|vídeo|vidéo|clip|reel|spot|piece|animation|screen|copy|voice-?over|caption|viewers?|audience|public|anyone|anybody|frame|bildschirm|bild|écran|pantalla|schermo|ecrã|tela|scherm|beeld|filmpje|filme)';
/** "in the film", "on screen", "anywhere", "im Film". */
const place = `(?:,?\\s(?:anywhere|publicly|at all|at any point|ever|yet|please|bitte|s['’]il (?:vous|te) pla[iî]t|por favor|per favore|graag|alsjeblieft|(?:in|on|to|of|from|auf|aus|dans|à|en|nel|nella|sullo|no|na|op|uit|im)\\s(?:the\\s|this\\s|our\\s|any\\s|dem\\s|den\\s|der\\s|le\\s|la\\s|l['’]|el\\s|de\\s|het\\s)?${films})(?!\\p{L}))*`;

const done = '(?:mentioned|shown|revealed|disclosed|named|displayed|made public|published|quoted|said|stated|public)';
const notBe =
  "(?:(?:must|should|may|can|shall|will|is|are)\\s(?:not|never)|cannot|can['’]t|mustn['’]t|shouldn['’]t)\\s(?:ever\\s|to\\s)?";
const shut = `(?:(?:must|should|has to|needs to|is to|can)\\s)?(?:stays?|remains?|be kept|is kept|be left)\\s(?:strictly\\s)?(?:out of (?:the|this|our) ${films}|off (?:the )?screen|between us|internal|in[- ]?house|confidential|unmentioned|secret)`;
const marked = `(?:is|are)\\s(?:strictly |only |just )?(?:internal(?: only)?|off the record|between us|not (?:meant )?for (?:the |this )?(?:${films}|publication)|for your (?:eyes|information) only|strictly confidential|not public)`;
const banned = `(?:${notBe}(?:be\\s${done}|appear)|${shut}|${marked})`;

const tell = {
  en: '(?:mention|promise|reveal|disclose|name|say|state|show|give away|quote|publish)',
  de: '(?:erwähnen|nennen|zeigen|verraten|einblenden|sagen|veröffentlichen)',
  deOrder: '(?:erwähn|nenn|zeig|verrat|sag|blend)(?:e|t|et|en Sie)?',
  deDone: '(?:erwähnt|genannt|gezeigt|verraten|eingeblendet|gesagt|veröffentlicht)',
  fr: '(?:mentionn|montr|révél|cit|nomm|affich|dévoil|divulgu)(?:er?|ez|es)|dire|dis|dites',
  frDone: '(?:mentionn|montr|révél|cit|nomm|affich|dévoil|divulgu)ée?s?|dite?s?',
  es: '(?:mencion|muestr|mostr|revel|cit|nombr|desvel)(?:ar|es|e|en|éis)|digas?|decir|digáis',
  it: '(?:menzion|mostr|rivel|cit|nomin)(?:are|ate|a|i)|dire|dite',
  itDone: '(?:menzionat|mostrat|rivelat|citat|nominat|dett)[oaie]',
  pt: '(?:mencion|mostr|revel|cit)(?:ar|e|es|em)|diga|dizer',
  ptDone: '(?:mencionad|mostrad|revelad|citad|dit)[oa]s?',
  nl: '(?:noemen|vermelden|tonen|laten zien|zeggen|verklappen)',
  nlDone: '(?:genoemd|vermeld|getoond|gezegd|verklapt|verteld)',
};

/** "that", "this figure", "das", "ce chiffre": what points back to what was just told. */
const thing =
  '(?:figure|amount|number|sum|price|value|name|part|fact|bit|detail|point|information|zahl|summe|betrag|name|angabe|teil|preis|chiffre|montant|somme|nom|prix|détail|cifra|cantidad|importe|nombre|dato|precio|importo|nome|dettaglio|prezzo|valor|número|preço|bedrag|getal|naam|prijs|detail)';
const that = `(?:(?:any|all) of (?:it|this|that)|(?:that|this|the)\\s${thing}|it|that|this|them|those)`;
const das = `(?:(?:diese[nrs]?|die|den)\\s${thing}|das|dies|es|ihn|sie)`;
const demonstrative = `(?:cela|ça|ceci|eso|esto|ciò|questo|isso|isto|dat|dit|(?:ce|cette|cet|es[ea]|est[ea]|quest[oa]|ess[ea]|dit|dat|die)\\s${thing})`;
const inner =
  '(?:intern(?:al|o|e)?(?: bleiben)?|vertraulich|unter uns|confidentiel(?:le)?|entre nous|confidencial|entre nosotros|riservat[oa]|tra noi|entre nós|vertrouwelijk|onder ons)';

/** What points back and shuts it out, as a relative clause or a sentence of its own: "which must not be mentioned". */
export const shutsOut: readonly string[] = [
  "(?:that|this|which)(?:['’]s|\\sis|\\sstays|\\sremains)\\s(?:strictly )?(?:internal|between us)(?: only)?",
  `(?:which|that|this|it|all of which|${that})\\s${banned}${place}`,
  `(?:please )?(?:do not|don['’]t|never|let['’]s not) ${tell.en}(?:\\s${that})?${place}`,
  `(?:please )?(?:do not|don['’]t|never)\\suse\\s${that}${place}`,
  `(?:i|we)(?:['’]d|\\swould)\\s(?:rather|prefer(?: (?:if|that|it if))?)\\s(?:(?:nobody|no one|people|they|we|you|viewers)\\s(?:(?:did not|didn['’]t|never)\\s)?(?:was|were|are|gets?|got|be)?\\s?(?:reminded|told|knew|know|saw|see|seen|noticed?|heard?|remember(?:ed)?|brought up|dw[eh]l[lt]+ on|talk(?:ed)? about|${tell.en})|not\\s(?:to\\s)?(?:see|dwell on|talk about|go into|bring up|be reminded of|be asked about|be quoted on|${tell.en}))(?:\\s(?:of |about )?${that})?${place}`,
  `(?:please )?(?:keep|leave)\\s${that}\\s(?:out of (?:the|this|our) ${films}|off (?:the )?screen|out|between us|internal|to yourself|unsaid)${place}`,
  `(?:please )?(?:keep|steer|stay) (?:well )?(?:clear|away) (?:of|from) ${that}${place}`,
  `(?:please |better )?avoid ${that}${place}`,
  `(?:(?:i guess|i suppose|i['’]d say|i['’]d|we['’]d|maybe|perhaps|probably|better|let['’]s|please|rather|we should|you should)\\s)+(?:skip|drop|omit|scrap|leave out|leave off|cut|forget)(?:\\s(?:${that}|out))?${place}`,
  '(?:(?:bitte|lieber|wohl|besser|vielleicht|am besten)\\s)+(?:weg|raus|aus)lassen',
  "(?:autant|mieux vaut|il vaut mieux|on peut|plutôt)\\s(?:l['’](?:enlever|omettre)|(?:le|la|les) (?:laisser de côté|retirer)|ne pas (?:en parler|le (?:mettre|dire|montrer)))",
  '(?:mejor|casi mejor)\\s(?:quitarlo|omitirlo|no (?:ponerlo|decirlo|mostrarlo|mencionarlo)|dejarlo fuera)',
  '(?:meglio|piuttosto)\\s(?:toglierlo|ometterlo|non (?:metterlo|dirlo|mostrarlo)|lasciarlo (?:fuori|perdere))',
  '(?:melhor|mais vale)\\s(?:tirar|omitir|não (?:pôr|dizer|mostrar)|deixar de fora)',
  '(?:dus\\s)?(?:liever|beter)\\s(?:weglaten|niet noemen)',
  `(?:strictly |for )?(?:internal(?: use| eyes)? only|off the record|strictly confidential|for your (?:eyes|information) only|just between us|not for (?:the |this )?(?:${films}|publication))${place}`,
  `(?:was|das|die|der|dies|${das})\\s(?:(?:aber|bitte|im|in|den|dem|film|video|auf keinen fall|wir|darf|soll|sollte|dürfen|sollen|keinesfalls)\\s)*(?:nicht|niemals|nie|keinesfalls)\\s(?:(?:im|in|den|dem|das|auf|film|video|bildschirm)\\s)*(?:(?:${tell.deDone})(?:\\swerden)?(?:\\s(?:darf|soll|sollte|dürfen|sollen|wird|werden))?|(?:${tell.de}|vorkommen|erscheinen|auftauchen)(?:\\s(?:darf|soll|sollte|dürfen|sollen|wollen))?|gehört)`,
  `(?:was|das|dies|${das})?\\s?(?:bleibt|ist)\\s(?:aber |bitte |nur |streng |rein )*${inner}(?:\\sbleiben)?`,
  `(?:bitte )?(?:${das}\\s)?(?:bitte )?(?:nicht|niemals|nie|auf keinen fall)\\s(?:im (?:film|video) )?${tell.de}`,
  `(?:bitte )?${tell.deOrder}\\s${das}\\s(?:bitte |auf keinen fall )*(?:nicht|niemals|nie)`,
  `(?:nicht für (?:den|das|die) (?:film|video|bildschirm|öffentlichkeit|zuschauer)|nur intern|streng vertraulich|rein intern)`,
  `(?:ce qu['’](?:il|on)|qu['’](?:il|on)|qu[ei]|${demonstrative})\\s(?:ne|n['’])\\s?(?:faut|doit|doivent|devons|veut|peut)\\s(?:surtout )?(?:pas|jamais|en aucun cas)\\s(?:être (?:${tell.frDone})|apparaître|figurer|${tell.fr})${place}`,
  `(?:mais |et )?(?:(?:à )?ne (?:surtout )?(?:pas|jamais)\\s(?:l['’]|(?:le|la|les|en)\\s)?(?:${tell.fr})|(?:ne|n['’])\\s?(?:l['’]|(?:le|la|les|en)\\s?)?(?:${tell.fr}|parle[rz]?)\\s(?:surtout )?(?:pas|jamais)(?:\\s${demonstrative})?)${place}`,
  `(?:${demonstrative}\\s)?(?:reste|est)\\s(?:strictement |entre nous et )?${inner}`,
  `(?:lo que|lo cual|que|cosa que|algo que|${demonstrative})\\sno\\s(?:se\\s)?(?:debe|puede|debería|ha de|hay que|tiene que|deben)\\s?(?:ser )?(?:(?:${tell.es})(?:se)?|mencionad[oa]|mostrad[oa]|revelad[oa]|aparecer)${place}`,
  `(?:por favor,? |pero )?no\\s(?:(?:lo|la|los|las|se)\\s)?(?:${tell.es})(?:l[oa]s?)?(?:\\s${demonstrative})?${place}`,
  `(?:${demonstrative}\\s)?(?:queda|es|se queda)\\s(?:estrictamente )?${inner}`,
  `(?:il che|cosa che|cifra che|che|${demonstrative})\\snon\\s(?:deve|devono|va|vanno|può|bisogna)\\s(?:mai\\s)?(?:essere\\s)?(?:${tell.itDone}|comparire|apparire|${tell.it})${place}`,
  `(?:ma |per favore,? )?(?:da )?non\\s(?:(?:lo|la|li|le)\\s)?(?:${tell.it})(?:l[oaie])?(?:\\s${demonstrative})?${place}`,
  `(?:${demonstrative}\\s)?(?:resta|rimane|è)\\s(?:strettamente )?${inner}`,
  `(?:o que|o qual|que|${demonstrative})\\snão\\s(?:deve|devem|pode|é para)\\s(?:ser\\s)?(?:${tell.ptDone}|aparecer|${tell.pt})${place}`,
  `(?:mas |por favor,? )?(?:a )?não\\s(?:(?:o|a|os|as)\\s)?(?:${tell.pt})(?:-?[oa]s?)?(?:\\s${demonstrative})?${place}`,
  `(?:${demonstrative}\\s)?(?:fica|é)\\s(?:estritamente )?${inner}`,
  `(?:wat|dat|die|hetgeen|${demonstrative})\\s(?:(?:mag|mogen|absoluut|we|in|op|de|het|film|video|beeld)\\s)*(?:niet|nooit)\\s(?:(?:in|op|de|het|film|video|beeld)\\s)*(?:${tell.nlDone}(?:\\s(?:mag|mogen|moet))?(?:\\sworden)?|${tell.nl}|voorkomen)`,
  `(?:graag |maar )?(?:${demonstrative}\\s)?(?:niet|nooit)\\s${tell.nl}`,
  `(?:${demonstrative}\\s)?(?:blijft|is)\\s(?:strikt |alleen )?${inner}`,
];

/** An order that says itself what to hold back: "don't reveal which …", "leave the old logo out of the video". */
export const holdsBack: readonly string[] = [
  `(?:please )?(?:do not|don['’]t|let['’]s not)\\s(?:ever )?(?:${tell.en}|include|refer to|put)\\s(?<object>.+)`,
  `(?:please )?(?:keep|leave)\\s(?<object>.{2,80}?)\\s(?:out of (?:the|this|our) ${films}|off (?:the )?screen)${place}`,
  `(?:bitte )?(?:${tell.deOrder})\\s(?:aber |bitte )?(?:nicht|nie),?\\s(?<object>.+)`,
  `(?:ne|n['’])\\s?(?:mentionne|montre|révèle|révéle|cite|nomme|affiche|dévoile|di[ts]e?)[sz]?\\s(?:surtout )?(?:pas|jamais)\\s(?<object>.+)`,
  `no\\s(?:${tell.es})\\s(?<object>.+)`,
  `non\\s(?:${tell.it})\\s(?<object>.+)`,
  `não\\s(?:${tell.pt})\\s(?<object>.+)`,
  '(?:noem|vermeld|toon|zeg|verklap)\\s(?:graag )?niet\\s(?<object>.+)',
  "(?:please )?(?:do not|don['’]t|never)\\s(?:ever )?use\\s(?<object>(?:the |our )?(?:old|former|previous|working|internal|code)[ -]?(?:name|title|logo|brand|slogan).*)",
];

/** A whole sentence that shuts out its own subject: "The rent of £900 must not appear in the film." */
export const shutSubjects: readonly string[] = [
  `.{3,200}?\\s(?:is|are|stays?|remains?)\\s(?:strictly )?(?:internal only|for internal use only|off the record|strictly confidential|not for (?:the |this )?${films})${place}`,
  '.{3,200}?\\sbitte\\s(?:auf keinen fall|nicht|nie|niemals)\\s(?:im (?:film|video) )?(?:erwähnen|nennen|zeigen|einblenden|verraten)',
  `.{3,200}?\\s(?:${notBe}(?:be\\s(?:mentioned|named)|appear|be\\s${done}(?=\\s(?:anywhere|publicly|(?:in|on) (?:the |this )?${films})))|(?:must|should|has to|needs to|is to)\\s(?:stay|remain|be kept|be left)\\s(?:out of (?:the|this|our) ${films}|off (?:the )?screen|between us|unmentioned))${place}`,
  `.{3,200}?\\s(?:darf|dürfen|soll|sollen|sollte)\\s(?:bitte |auf keinen fall )*(?:nicht|nie|niemals)\\s(?:im (?:film|video)\\s)?(?:(?:erwähnt|genannt|eingeblendet) werden|(?:im (?:film|video)\\s)?(?:vorkommen|auftauchen|erscheinen))`,
  `.{3,200}?\\sne (?:doit|doivent)\\s(?:surtout )?(?:pas|jamais)\\s(?:être (?:mentionn|cit|nomm)ée?s?|(?:apparaître|figurer) (?:dans|à) (?:le |la |l['’])?${films})`,
  `.{3,200}?\\sno\\s(?:debe|deben|puede)\\s(?:mencionarse|ser mencionad[oa]s?|aparecer en (?:el |la )?${films})`,
  `.{3,200}?\\snon\\s(?:deve|devono|va|vanno)\\s(?:mai )?(?:(?:essere )?(?:menzionat|citat|nominat)[oaie]|(?:comparire|apparire) nel ${films})`,
  `.{3,200}?\\snão\\s(?:deve|devem|pode)\\s(?:ser (?:mencionad|citad)[oa]s?|aparecer no ${films})`,
  `.{3,200}?\\s(?:mag|mogen)\\s(?:absoluut )?(?:niet|nooit)\\s(?:genoemd|vermeld) worden`,
];

/** What heads a remark among colleagues: "Internal:", "Nicht zeigen:", "Off the record:". */
export const secretLabels =
  "(?:(?:just )?(?:for context|for background|for you to know|fyi|so you know|background),? (?:but )?)?(?:(?:strictly )?(?:internal|confidential)(?: (?:only|notes?|use only))?|(?:internal|confidential) (?:facts?|figures?|info(?:rmation)?)|off the record|between us|for your (?:eyes|information) only|not for (?:the )?(?:screen|film|video|viewers|publication)|(?:please )?(?:do not|don['’]t|never) (?:mention|show|reveal|say|disclose|name)(?: on screen| in the (?:film|video))?|keep out(?: of the (?:film|video))?|intern(?:e notiz|er hinweis)?|nur intern|vertraulich|(?:bitte )?nicht (?:zeigen|erwähnen|nennen|sagen)|nicht für den (?:film|bildschirm)|interne|note interne|confidentiel|(?:à )?ne pas (?:montrer|mentionner|dire|citer)|interno|nota interna|confidencial|no (?:mencionar|mostrar|decir)|riservato|confidenziale|(?:da )?non (?:menzionare|mostrare|dire|citare)|não (?:mencionar|mostrar|dizer)|intern[e]? (?:notitie|info)|vertrouwelijk|niet (?:noemen|tonen|vermelden|zeggen))";

/** What leads to a name that a brief says to its maker, in all seven languages, as sources of patterns. */

/** "Name on the end card:", "Abspann:", before nothing but a name. */
export const endCards = [
  "(?:(?:our|company|brand|unser)\\s)?(?:brand |company |marken|firmen)?(?:name|logo|nom|nombre|nome|naam)(?:\\s?-?(?:text|tekst|texto|testo|texte))?(?:\\s(?:on|at|for|in|auf|am|im|sur|à|en|al|nella|sulla|na|no|op|aan)\\s[\\p{L}’'\\s]{3,24})?",
  '(?:end|closing|final|last)[\\s-]?(?:card|screen|frame|slide|title)|(?:schluss|end)(?:karte|bild|tafel)|abspann|letztes bild',
  'carton (?:de fin|final)|(?:écran|plan|image) (?:de fin|finale?)|(?:pantalla|cartela|imagen) final|cierre|(?:schermata|cartello|immagine) finale|chiusura',
  'for|für|pour|para|per|voor',
  '(?:tela|cartão|imagem) final|encerramento|slot(?:beeld|kaart|scherm)|eind(?:kaart|beeld|scherm)|laatste (?:beeld|scherm)',
].join('|');

/** "The last screen" that "should just say X". */
export const lastScreens =
  '(?:[Ll]ast|[Ff]inal|[Cc]losing|[Ee]nd)[\\s-](?:screen|frame|card|shot|image|slide)|[Ll]etzte[nms]?\\s(?:Bild|Seite|Folie|Karte|Tafel|Einstellung)|(?:[Dd]ernier|[Dd]ernière)\\s(?:écran|plan|image|carton)|(?:écran|plan|carton)\\sfinal|(?:última|ultima|último|ultimo)\\s(?:pantalla|imagen|plano|schermata|immagine|inquadratura|tela|imagem|cena)|(?:pantalla|schermata|tela)\\sfinale?|[Ll]aatste\\s(?:scherm|beeld|shot)';

/** "our name, X", "the logo is X", "the bakery's name is X". */
export const nameIs = [
  "(?:[Oo]ur|[Tt]he|[Mm]y|[Ii]ts)\\s(?:\\p{Ll}+(?:['’]s)?\\s){0,3}(?:name|logo)(?:\\s(?:is|should be|reads))?",
  '(?:[Uu]nser(?:e[mnrs]?)?|[Dd]er|[Dd]as|[Dd]em|[Dd]en|[Mm]ein(?:e[mnrs]?)?)\\s(?:Namen?|Logo)(?:(?:\\s(?:der|des|unsere[rs])\\s[\\p{L}-]+)?\\s(?:ist|lautet))?',
  "(?:[Nn]otre|[Ll]e|[Mm]on)\\s(?:nom|logo)(?:(?:\\s(?:de la|du|de notre|de l['’])\\s?[\\p{L}’' -]{3,30}?)?\\sest)?",
  '(?:[Nn]uestro|[Ee]l|[Mm]i)\\s(?:nombre|logo|logotipo)(?:(?:\\s(?:de la|del|de nuestr[oa])\\s[\\p{L} -]{3,30}?)?\\ses)?',
  "(?:[Ii]l\\snostro|[Ii]l|[Ii]l\\smio|[Nn]ostro)\\s(?:nome|logo)(?:(?:\\s(?:della|del|dello|dell['’])\\s?[\\p{L}’' -]{3,30}?)?\\sè)?",
  '(?:[Oo]\\snosso|[Nn]osso|[Oo]|[Oo]\\smeu)\\s(?:nome|logo|logotipo)(?:(?:\\s(?:da|do)\\s[\\p{L} -]{3,30}?)?\\sé)?',
  '(?:[Oo]nze|[Oo]ns|[Dd]e|[Hh]et|[Mm]ijn)\\s(?:naam|logo)(?:(?:\\svan\\s(?:de|het|onze?)\\s[\\p{L}-]+)?\\sis)?',
].join('|');

const person = "\\p{Lu}[\\p{Ll}'’-]+(?:\\s\\p{Lu}[\\p{Ll}'’-]+)?";
const news = {
  en: '(?:[Aa]nnouncement|[Nn]ews|[Nn]otice|[Mm]essage|[Gg]reetings?|[Uu]pdate|[Ii]nvitation)',
  de: '(?:[Mm]itteilung|[Nn]eues|[Nn]euigkeiten|[Nn]achricht(?:en)?|(?:\\p{L}+)?[Gg]r(?:uß|üße)|[Ee]inladung|[Aa]ushang|[Hh]inweis)',
  fr: '(?:[Aa]nnonce|[Nn]ouvelles|[Mm]essage|[Aa]vis|[Ii]nvitation|[Vv]œux)',
  es: '(?:[Aa]nuncio|[Nn]ovedades|[Nn]oticias|[Aa]viso|[Mm]ensaje|[Ii]nvitación)',
  it: '(?:[Aa]nnuncio|[Nn]ovità|[Nn]otizie|[Aa]vviso|[Mm]essaggio|[Ii]nvito|[Aa]uguri)',
  pt: '(?:[Aa]núncio|[Nn]ovidades|[Nn]otícias|[Aa]viso|[Mm]ensagem|[Cc]onvite)',
  nl: '(?:[Mm]ededeling|[Nn]ieuws|[Bb]ericht|[Uu]itnodiging|[Gg]roeten?)',
};
const atDe = '(?:bei|beim|für|von|vom|im|in der|der|des)';
const deFr = "(?:de la|du|de|chez|au|à la|pour|d['’])";
const deEs = '(?:de la|del|de|en la|en el|en|para)';
const diIt = "(?:della|dello|del|dell['’]|di|presso|per|da|alla|al)";
const daPt = '(?:da|do|de|na|no|em|para)';
const vanNl = '(?:van het|van de|van|bij de|bij het|bij|voor)';

/** Behind `surely` stands a house; behind `maybe` it may be a town as well. */
export const houseLeads = {
  surely: [
    // "I do the social media for X": what somebody does for a house.
    '\\bI (?:do|run|handle|manage|lead|look after) (?:the|our) [\\p{Ll} -]{3,30} (?:for|at|of)|\\bI (?:run|own|manage|lead)',
    '[Ii]ch (?:leite|betreue|mache|verantworte) (?:das|die|den) (?:\\p{Ll}+ )?\\p{Lu}\\p{L}+ (?:bei|beim|für|von|vom)|[Ii]ch (?:leite|betreibe|führe)|[Mm]ir gehört',
    '[Jj]e (?:gère|dirige|tiens|suis) (?:les|la|le) [\\p{L} ]{3,30} (?:de la|du|de|chez)|[Jj]e (?:gère|dirige|tiens)',
    '(?:[Ll]levo|[Dd]irijo|[Gg]estiono) (?:la|el|los|las) [\\p{L} ]{3,30} (?:de la|del|de|en)|[Dd]irijo',
    '(?:[Ss]eguo|[Gg]estisco|[Cc]uro|[Dd]irigo) (?:i|la|il|le|gli) [\\p{L} ]{3,30} (?:della|del|di)|[Dd]irigo|[Gg]estisco|[Qq]ui \\p{Lu}\\p{Ll}+ (?:della|del|di)',
    '(?:[Cc]uido|[Tt]rato) d[aeo]s? [\\p{L} ]{3,30} (?:da|do|de)',
    '[Gg]roeten van|[Ii]k (?:doe|verzorg|leid|run) (?:de|het) [\\p{L} ]{3,30} (?:van|voor|bij)|[Ii]k (?:leid|run)|[Hh](?:allo|oi),? \\p{Lu}\\p{Ll}+ van',
    '[Pp]arish of|[Pp]aroisse|[Pp]arroquia de|[Pp]arrocchia di|[Pp]aróquia de|[Pp]arochie van|[Kk]irchengemeinde',
    "[Oo]n behalf of|[Ww]e(?: all)?(?: here)? at|(?:My|my) \\p{Ll}+ and I (?:run|own|manage)|\\bI(?: also)? (?:volunteer|work|teach) (?:at|for|with)|\\bI(?:[’']m| am) (?:an? |the )?[\\p{Ll} -]{3,30} (?:at|for|with)",
    `[Ii]m (?:Auftrag|Namen) (?:von|vom|der|des)|[Ww]ir (?:von|vom|bei|beim)|[Ii]ch (?:arbeite|helfe|schreibe|frage|spreche)(?: \\p{Ll}+)? ${atDe}|[Ii]ch bin (?:\\p{Ll}+ )?(?:\\p{Lu}\\p{L}+) (?:bei|beim|von|vom|im)|(?:[Hh]ier (?:ist|spricht|schreibt)|[Ii]ch bin) ${person} (?:von|vom|von der)|[Öö]ffentlichkeitsarbeit ${atDe}|(?:und ich|[Ww]ir) (?:betreiben|führen|leiten)|(?:alles|vieles|was) (?:ist )?neu (?:bei|beim|im)`,
    `[Dd]e la part (?:de la|du|de)|[Aa]u nom (?:de la|du|de)|[Cc]hez(?=\\s\\p{Lu}[^.!?]{2,60}nous)|[Jj]e travaille (?:pour|chez|à la|au)|[Jj]e suis (?:\\p{Ll}+ ){1,3}(?:chez|au|pour)|(?:et moi|[Nn]ous) (?:tenons|dirigeons|gérons)|[Jj]e m['’]occupe (?:de la communication|des réseaux) ${deFr}|[Jj]e (?:vous |t['’])?écris (?:pour|de la part de)`,
    `[Dd]e parte (?:de la|del|de)|[Ee]n nombre (?:de la|del|de)|[Tt]rabajo (?:en|para)|(?:y yo|[Nn]osotros) (?:llevamos|tenemos|dirigimos|regentamos)|(?:[Ll]levo|[Mm]e encargo de|[Mm]e ocupo de) la comunicación (?:de la|del|de)|[Ss]oy (?:\\p{Ll}+ ){1,3}en|[Ee]n(?=\\s\\p{Lu}[^.!?,]{2,50}\\s(?:queremos|necesitamos|buscamos))`,
    `[Pp]er conto (?:della|del|di)|[Aa] nome (?:della|del|di)|[Ll]avoro (?:per|presso|da|alla|al)|(?:e io|[Nn]oi) (?:gestiamo|dirigiamo|abbiamo)|(?:[Cc]uro|[Mm]i occupo della|[Ss]eguo) (?:la )?comunicazione (?:della|del|di)|[Ff]accio (?:la|il) \\p{Ll}+ (?:presso|da|per)|[Ss]ono (?:\\p{Ll}+ ){1,3}(?:presso|da)|[Nn]oi (?:di|della|del)`,
    `[Ee]m nome (?:da|do|de)|[Tt]rabalho (?:para|na|no|em)|(?:e eu|[Nn]ós) (?:cuidamos d[eao]|temos|dirigimos|tocamos)|(?:[Cc]uido|[Tt]rato) da comunicação (?:da|do|de)|[Ss]ou (?:\\p{Ll}+ ){1,3}(?:na|no|em)|[Nn]ós,? (?:da|do)`,
    `[Nn]amens|[Ii]n opdracht van|(?:[Ww]ij|[Ww]e) (?:van|bij)|[Ii]k werk (?:bij|voor)|[Ii]k (?:schrijf|spreek) namens|(?:en ik|[Ww]ij) (?:runnen|leiden|hebben)|[Ii]k (?:doe|verzorg) de communicatie (?:van|voor|bij)|[Ii]k ben (?:een )?\\p{Ll}+ (?:bij|van)|(?:met|hier is|hier) ${person} van`,
  ].join('|'),
  maybe: [
    `${news.en} (?:from|of)|(?:this is|I[’']m|I am) ${person},? (?:from|of|at)|[Ii](?:[’']m| am) (?:an? |the )?[\\p{Ll} -]{3,30} (?:of|from)|I(?:[’']m| am) writing (?:from|for)|[Ww]e(?:[’']re| are)`,
    `${news.de} (?:von|vom|der|des|aus dem|aus der)|[Ww]ir sind`,
    `${news.fr} (?:de la|du|de)|[Ii]ci ${person},? (?:de la|du|de)|[Jj]e suis (?:\\p{Ll}+ ){1,3}(?:de la|du|de|à)|[Jj]e (?:vous |t['’])?écris (?:de la|du|de|depuis)|[Nn]ous sommes`,
    `${news.es} (?:de la|del|de)|(?:[Ss]oy|[Aa]quí) ${person},? (?:de la|del|de)|[Ss]oy (?:\\p{Ll}+ ){1,3}${deEs}|(?:[Oo]s|[Tt]e|[Ll]es) escribo (?:desde|de)(?: la| el)?|[Ss]omos`,
    `${news.it} (?:della|dello|del|dalla|dal|di|da)|[Ss]ono ${person},? (?:della|del|di)|[Ss]ono (?:\\p{Ll}+ ){1,3}${diIt}|(?:[Vv]i|[Tt]i) scrivo (?:dalla|dal|da)|[Ss]iamo`,
    `${news.pt} (?:da|do|de)|(?:[Aa]qui é (?:a|o)|[Ss]ou (?:a |o )?) ?${person},? (?:da|do|de)|[Ss]ou (?:\\p{Ll}+ ){1,3}${daPt}|[Ee]screvo (?:da|do|de)|[Ss]omos`,
    `${news.nl} ${vanNl}|[Ii]k schrijf (?:vanuit|voor)|(?:[Ww]ij|[Ww]e) zijn`,
  ].join('|'),
};

const own =
  'our|my|unser(?:e[mnrs]?)?|mein(?:e[mnrs]?)?|notre|nos|mon|ma|nuestr[oa]s?|mis?|(?:(?:il|la|lo|dell[ao]?|del|al|alla)\\s)?(?:nostr[oa]|mi[oa])|(?:[oa]\\s|d[ao]\\s)?(?:noss[oa]|minha|meu)|onze|ons|mijn';
/** "da nossa cooperativa": what leads is part of the article. */
const contracted =
  '(?:(?:d[ao]|n[ao]|pel[ao]|à)\\s(?:noss[oa]|minha|meu)|(?:dell[ao]|del|alla|al|nella|nel|sulla|sul)\\s(?:nostr[oa]|mi[oa]))';
const before =
  '(?:for|about|of|on|with|für|über|von|mit|pour|sur|de|avec|para|sobre|con|per|su|di|com|voor|over|van|met|launching|run|runs|own)';
const notLast =
  '(?:naar|bij|uit|zu|nach|aus|desde|hacia|hasta|vers|chez|depuis|dans|sans|into|near|around|through|across|after|before|tra|fra|verso|até|of|for|in|at|on|to|from|by|with|and|or|the|de|du|des|à|au|en|et|ou|pour|avec|sur|la|le|les|del|y|o|con|para|por|el|los|di|del|della|a|e|per|da|do|na|no|em|com|van|voor|met|aan|op|te|het|und|oder|im|am|in|zum|zur|who|that|qui|que|che|die|dat)';
/** Kin and friends are whom a film is for, and no house. */
const kin =
  '(?:mum|mom|dad|mother|father|sister|brother|son|daughter|wife|husband|friend|boss|teacher|coach|colleague|dog|cat|Mutter|Vater|Schwester|Bruder|Sohn|Tochter|Frau|Mann|Freund|Freundin|Oma|Opa|Chef|Chefin|Kollegin|Kollege|Kollegen|mère|père|sœur|frère|fils|fille|femme|mari|madre|padre|hermana|hermano|hijo|hija|amiga|amigo|sorella|fratello|figlio|figlia|moglie|marito|mãe|pai|irmã|irmão|filho|filha|moeder|vader|zus|broer|zoon|dochter|vrouw|man)';
const smallKind = `(?:\\p{Ll}[\\p{L}'’-]*\\s){0,4}(?!${notLast}[\\s,]|${kin}[\\s,])\\p{Ll}[\\p{L}-]*`;
const germanKind = `(?:\\p{Ll}+e[nrms]?\\s){0,2}(?!${kin}[\\s,])\\p{Lu}[\\p{L}-]+`;

/** "for our bakery, X", "über unseren Fahrradladen X", "da nossa cooperativa, a X". */
export const possessives = {
  any: own,
  led: new RegExp(
    `(?<!\\p{L})(?:(?:${before}\\s(?:${own})|${contracted})\\s(?:${smallKind}|${germanKind})|(?<=(?:^|[.!?\\n])\\s*)(?:${[
      'our',
      'my',
      'unser',
      'mein',
      'notre',
      'mon',
      'ma',
      'nuestr',
      'mi',
      'il nostr',
      'la nostr',
      'a noss',
      'o noss',
      'noss',
      'onze',
      'ons',
      'mijn',
    ]
      .map((one) => one.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`))
      .join(
        '|',
      )})\\p{Ll}{0,3}\\s(?:${smallKind}|${germanKind})(?=\\s\\())(?:\\s\\(|,\\s(?:(?:the|der|die|das|[oa]|la|le|el|il|de|het)\\s(?=\\p{Lu}))?|\\s)`,
    'gu',
  ),
};

/** "X needs a film". */
export const wanting =
  'needs|wants|requires|is looking for|would like|braucht|möchte|sucht|hätte gern|wünscht sich|a besoin|veut|voudrait|souhaite|cherche|necesita|quiere|busca|querría|ha bisogno|vuole|cerca|vorrebbe|precisa|quer|gostaria|heeft|wil|zoekt';

/** Naming outright what somebody's own thing is called, in the middle of a sentence. */
export const called =
  "(?:bears|carries) the name(?: of)?|goes by the name of|trägt den Namen|porte le nom de|lleva el nombre de|porta il nome di|leva o nome de|draagt de naam|called|named|by the name of|under the name(?: of)?|namens|genannt|mit dem Namen|appelée?|nommée?|baptisée?|du nom de|qui s['’]appelle|llamad[oa]|que se llama|de nombre|chiamat[oa]|che si chiama|di nome|chamad[oa]|que se chama|de nome|genaamd|met de naam";

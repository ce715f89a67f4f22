/** How askers leave a choice to the maker, and own up to what they think, in seven languages: sources of patterns. */

/** "your call", "je vous laisse juger": who leaves a decision to the maker says nothing to viewers. */
const decisions: Readonly<Record<string, string>> = {
  en: "(?:(?:it|that|this)(?:['’]s| is)\\s)?(?:(?:entirely|completely|totally|really)\\s)?(?:your (?:call|choice|decision|pick)|up to you|(?:you (?:decide|choose|pick|know best|know better|(?:can|may) (?:decide|choose|judge))|(?:i(?:['’]ll| will)? |we(?:['’]ll| will)? )?(?:leave|trust) (?:it|that|this|the choice|the rest) (?:up )?to you|you(?:['’]re| are) the (?:designer|experts?|professionals?|artist|director|pro|makers?)|(?:whichever|whatever) (?:you (?:like|think|prefer|want)|(?:works|looks) best)|i(?:['’]m| am) (?:agnostic|neutral|undecided|easy|torn|not (?:fussed|bothered|sure either way)|on the fence|in two minds|fine (?:with|either way)[^,.;]*)|(?:i|we) (?:do not|don['’]t) (?:really )?(?:mind|care)(?: either way)?(?=[.!?]*$)|either (?:way )?(?:works|is fine)))",
  de: '(?:das |die wahl |den rest )?(?:überlasse ich|überlassen wir|überlass\\p{L}* ich) (?:ganz )?(?:euch|ihnen|dir)|ich überlasse (?:es|das) (?:euch|ihnen|dir)|(?:das )?(?:entscheidet|entscheiden|entscheide|entscheidest) (?:bitte )?(?:ihr|sie|du|selbst)|eure (?:entscheidung|wahl)|wie (?:ihr|sie|du) (?:wollt|wollen|willst|meint|meinen|meinst)',
  fr: "(?:je|on|nous) (?:vous|te|l['’]) ?(?:en )?laiss\\p{L}+ (?:juger|décider|choisir|voir|faire|le choix)|(?:c['’]est )?à (?:vous|toi) de (?:voir|juger|choisir|décider)|comme (?:vous|tu) (?:voulez|préférez|veux|préfères)",
  es: '(?:eso |esto )?(?:lo |os |te )*dej(?:o|amos) (?:a|en) (?:vuestr|tu|su)\\p{L}* (?:criterio|elección|manos)|(?:eso )?(?:lo )?decid(?:ís|es|e|en|id) (?:vosotros|vosotras|tú|ustedes)|(?:vosotros|vosotras|tú|ustedes) decid\\p{L}+|como (?:prefir|quer|quier)\\p{L}+',
  it: '(?:lascio|lasciamo) (?:a voi|a te|decidere|scegliere|la scelta)|(?:decidete|decidi|fate|fai|scegliete|scegli) (?:pure )?(?:voi|tu)|(?:vedete|vedi) (?:voi|tu)|come (?:preferite|preferisci|volete|vuoi)',
  pt: '(?:deixo|deixamos) (?:(?:isso|isto) )?(?:a|ao) (?:vosso|teu|seu) critério|(?:vocês|vós|você|tu) (?:é que )?(?:decidem|decides|decide|escolhem)|como (?:preferirem|quiserem|preferires)',
  nl: '(?:dat |de keuze )?(?:laat ik|laten we|laten wij) aan (?:jullie|je|jou|u) over|ik laat (?:het|dat) aan (?:jullie|je|jou|u) over|(?:jullie|jouw|uw) keuze|(?:kies|kiezen jullie|beslis) (?:maar|zelf)|(?:mag je|mogen jullie) zelf (?:kiezen|weten|bepalen)',
};

/** "franchement c'est une passoire": what somebody owns up to behind a fact. */
const candours: Readonly<Record<string, string>> = {
  en: "(?:honestly|frankly|quite frankly|to be honest|to be frank|truth be told|let['’]s be honest),?\\s(?:it|that|this|they|he|she|we|i)(?!\\p{L})",
  de: '(?:ehrlich gesagt|offen gesagt|ganz ehrlich|um ehrlich zu sein)',
  fr: "(?:franchement|honnêtement|à vrai dire|pour être honnête|soyons honnêtes),?\\s(?:c['’]\\p{L}+|ce|ça|cela|ils?|elles?|on|je|j['’]\\p{L}+)",
  es: '(?:sinceramente|francamente|la verdad(?: es que)?|a decir verdad|para ser sincer[oa]s?)',
  it: '(?:francamente|sinceramente|onestamente|a dire il vero|a dirla tutta)',
  pt: '(?:sinceramente|francamente|honestamente|para ser sincer[oa]|na verdade)',
  nl: '(?:eerlijk gezegd|om eerlijk te zijn|heel eerlijk)',
};

const joints: Readonly<Record<string, string>> = {
  en: 'and|but|so',
  de: 'und|aber|also',
  fr: 'et|mais|donc',
  es: 'y|pero|así que',
  it: 'e|ma|quindi',
  pt: 'e|mas|por isso',
  nl: 'en|maar|dus',
};
const joined = (language: string, source: string) => `(?:(?:${joints[language] ?? joints.en})\\s)?(?:${source})`;

/** "You decide who runs the town" is told; "you decide which looks best" is left to the maker. */
const end =
  "(?=[.!?]*$|\\s(?:how|which|what|whether|where)\\s(?:(?:to|you(?:['’]d)?|it|they)\\s(?:show|draw|do|present|set|chart|display|use|like|arrange|colou?r|animate)|(?:one |of them )?(?:looks?|works?|is (?:better|best|nicer|clearer|easier)))(?!\\p{L}))";
/** What may be left to the maker: how figures are drawn, what comes first. */
export const choices =
  /^(?:whether|ob|si)(?!\p{L})|(?<!\p{L})(?:pies?|bars?|lines?|columns?|charts?|graphs?|donuts?|colou?rs?|order|cards?|slides?|balken|kreis|kreise|säulen?|linien?|diagramm|torte|barres?|camembert|courbes?|colonnes?|jauge|graphique|barras?|círculo|tarta|columnas?|línea|gráfic[oa]|torta|barre|linea|grafico|linhas?|colunas?|staven|staafjes|taart|lijn|grafiek)(?!\p{L})/iu;
/** Who leaves it speaks of themselves. */
export const leaves =
  /(?<!\p{L})(?:i(?:['’]\p{L}+)?|we|ich|wir|je|on|nous|dej(?:o|amos)|lasci(?:o|amo)|deix(?:o|amos)|ik|laten we)(?!\p{L})/iu;

/** What leaves a decision to the maker, with the word that joins it to what was said. */
export const decisionIn = (language: string): string =>
  `${joined(language, decisions[language] ?? decisions.en ?? '')}${end}`;
/** What is owned up to, with the word that joins it. */
export const candourIn = (language: string): string => joined(language, candours[language] ?? candours.en ?? '');

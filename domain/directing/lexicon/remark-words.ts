/** People and verbs of what somebody remarks beside the copy: who stands behind the asker, and how people take it. */

/** Who stands behind whoever asks; none of them is who the film is for. */
const sidePeople: Readonly<Record<string, string>> = {
  en: 'partner|wife|husband|boss(?:es)?|chief|colleagues?|co-?workers?|(?:co-?)?founders?|business partner|c[efto]o|chair(?:man|woman|person)?|treasurer|director|manager|accountants?|lawyers?|legal(?: team| department)?|marketing(?: team| department| people)?|sales(?: team| people)?|designer|apprentice|intern|assistant|secretary|editor|publisher|agency|client|investors?|sponsors?|landlord|insurers?|brother|sister|mother|father|mum|mom|dad|sons?|daughters?|uncle|aunt|cousin|grandm\\p{L}+|grandf\\p{L}+|gran|grand(?:ma|pa)|girlfriend|boyfriend|friends?|flatmate|neighbou?rs?|caretaker|board|committee|council|trustees?|drivers|engineers|chef|mechanics?|captain|head teacher|principal|owner',
  de: '(?:partner|frau|mann|chef|kolleg|geschäftsführ|vorständ|vorstand|vorsitzend|buchhalt|anwält|bruder|schwester|mutter|vater|sohn|tochter|onkel|tante|oma|opa|freund|nachbar|hausmeister|trainer|meister|kassier)(?:e|en|er|in|innen)?',
  fr: '(?:partenaire|associée?|femme|mari|patronne?|chef|cheffe|collègues?|directeur|directrice|comptable|avocate?|trésori[eè]re?|frère|sœur|mère|père|fils|fille|oncle|tante|amie?|voisine?|gardien)',
  es: '(?:socia|socio|mujer|marido|esposa|jefa|jefe|compañer[oa]s?|colegas?|director[a]?|contable|abogad[oa]|tesorer[oa]|herman[oa]|madre|padre|hij[oa]|tí[oa]|amig[oa]|vecin[oa]|conserje)',
  it: '(?:soci[oa]|moglie|marito|cap[oa]|colleg(?:a|hi|he)|direttore|direttrice|commercialista|avvocat[oa]|fratello|sorella|madre|padre|figli[oa]|zi[oa]|amic[oa]|vicin[oa]|custode)',
  pt: '(?:sóci[oa]|mulher|marido|chefe|patr[ãa]o?|colegas?|diretora?|contabilista|advogad[oa]|tesoureir[oa]|irmão|irmã|mãe|pai|filh[oa]|ti[oa]|amig[oa]|vizinh[oa]|porteiro)',
  nl: "(?:partner|vrouw|man|baas|collega(?:['’]?s)?|directeur|boekhouder|penningmeester|broer|zus|moeder|vader|zoon|dochter|oom|tante|vriend(?:in)?|buur(?:man|vrouw)|conciërge)",
};
const whose: Readonly<Record<string, string>> = {
  en: '(?:my|our)|the(?=\\s(?:boss|board|committee|director|client|owner|council|chair|trustees|drivers|engineers|insurer|landlord|treasurer|captain|principal|ce|cf))',
  de: '(?:mein|unser)(?:e|er|em|en)?',
  fr: 'm(?:on|a|es)|n(?:otre|os)',
  es: 'mis?|nuestr[oa]s?',
  it: '(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaei])',
  pt: '(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)',
  nl: 'mijn|onze?',
};
/** "my colleague Ruth", "our chief". */
export const sideOf = (language: string): string =>
  `(?:${whose[language] ?? whose.en})\\s(?:[\\p{L}-]+\\s)?${`(?:${sidePeople[language] ?? sidePeople.en})`}(?!\\p{L})(?:,?\\s\\p{Lu}[\\p{L}'’-]+,?)?`;

/** Whoever hears or sees it, told of as people whom the asker knows. */
export const audience =
  '(?:(?:the|our|most|some|many|lots of|all|a lot of|older|younger)\\s)*(?:people|folks|visitors|viewers|guests|customers|patients|tenants|owners|kids|children|parents|pupils|students|locals|regulars|reviewers|journalists|drivers|engineers|members|residents|neighbou?rs|nobody|no one|everybody|everyone|half of (?:the|them|our) ?\\p{L}*|(?:older|younger|other|new|old|little) (?:ones|folks|people))(?: (?:among|of|in) (?:the|our|them) ?\\p{L}*)?';

/** Between a subject and its verb. */
export const adverbs =
  "(?:(?:really|always|never|ever|still|also|honestly|frankly|personally|secretly|actually|usually|often|just|quite|rather|very|all|both|only|even|sometimes|generally|mostly|probably|would(?: not)?|will(?: not)?|might|can|could(?: not)?|do not|did not|does not|doesn[’']t|tend to|do|don[’']t|didn[’']t|won[’']t|can[’']t|cannot|couldn[’']t|wouldn[’']t|normally|mainly|kind of|sort of|a bit)\\s)*";

/** How somebody of the asker's side takes it. */
export const opinions =
  "(?:thinks?|thought|insists?|insisted|says?|said|believes?|believe|feels?|felt|finds?|found|hates?|likes?|loves?|prefers?|stand|mind|keeps?|kept|stop(?:s|ped)? \\p{L}+ing|wants?|wanted|cares?|reckons?|swears?|swore|complains?|complained|argues?|disagrees?|laughs?|mentions?|brings? up|calls?|considers?|would(?:n['’]t)?|['’]d|gets? (?:nervous|cross|annoyed|angry|excited)|(?:is|are|was|were|am) (?:\\p{L}+ ){0,2}(?:proud|fond|happy|glad|nervous|keen|sorry|sure|afraid|scared|tired|thrilled|pleased|worried|convinced|embarrassed|ashamed|amazed|obsessed|delighted|sceptical|skeptical|surprised)|had a fit|asks?|asked|tells?|told|rolls? (?:his|her|their) eyes|forgets?|reads?)";

/** What a maker may be told to do with what was said. */
export const orders =
  "(?:(?:please|just|maybe)\\s)?(?:give|leave|keep|make|let|show|put|use|add|do not|don['’]t|never|treat|hold|spend|start|open|end|toss|feel free|skip|mention|avoid)";

/** How people take what they hear. */
export const reactions =
  '(?:laugh|groan|whistle|giggle|gasp|smile|cheer|boo|clap|cry|roll their eyes|ask|asks|argue|complain|scroll|fall asleep|stop listening|switch off|forget|miss|overlook|believes?|get (?:it )?wrong|want to (?:argue|know|hear|touch|see|try|discuss)|wants to (?:argue|know|hear)|(?:are|is|was|were|be|get|gets|got) (?:\\p{L}+ )?(?:disappointed|surprised|amazed|shocked|glad|happy|pleased|relieved|confused|bored|impressed|sceptical|skeptical|nervous|cross|upset|puzzled)|went (?:a bit |quite |totally )?(?:mad|crazy|nuts|wild)|(?:love|hate|like|enjoy)s? (?:that|this) (?:one|bit|part|line)|cares?|worry|have patience)';

const nobody: Readonly<Record<string, string>> = {
  de: 'ich|mich|niemand|keiner|jeder|alle|die leute',
  fr: 'je|j|personne|tout le monde|les gens',
  es: 'yo|nadie|todo el mundo|la gente|todos',
  it: 'io|nessuno|tutti|la gente',
  pt: 'eu|ninguém|toda a gente|todo (?:o )?mundo|as pessoas',
  nl: 'ik|niemand|iedereen|de mensen',
};
/** What they think, say or feel, in languages that say it elsewhere in the clause. */
const feelings: Readonly<Record<string, string>> = {
  de: 'hält|halten|finde[nt]?|meine?[nt]?|sage?[nt]?|erzähl\\p{L}+|glaub\\p{L}+|stolz|freu\\p{L}+|lieb[et]n?|hass[et]n?|beton\\p{L}+|frag\\p{L}+|lach\\p{L}+|staun\\p{L}+|überrasch\\p{L}+|ärger\\p{L}+|nervös|peinlich',
  fr: 'trouve|pense|croi[ts]|dit|répète|raconte|fièr?e?|adore|déteste|demandent?|rit|rient|étonne\\p{L}*|surpri\\p{L}*|insiste|nerveu\\p{L}+',
  es: 'cree|creo|piensa|dice|repite|cuenta|orgullos[oa]|encanta|odia|pregunta[n]?|ríe[n]?|sorprend\\p{L}+|insiste|nervios[oa]',
  it: 'crede|credo|pensa|dice|ripete|racconta|fier[oa]|orgoglios[oa]|ama|odia|chiede|chiedono|ride|ridono|sorpre\\p{L}+|insiste|nervos[oa]',
  pt: 'acha|acho|acredita|pensa|diz|repete|conta|orgulhos[oa]|adora|odeia|pergunta[m]?|ri|riem|surpre\\p{L}+|insiste|nervos[oa]',
  nl: 'vind[t]?|denkt|zegt|vertelt|geloof[t]?|trots|haat|vraagt|vragen|lacht|lachen|verra(?:st|ssen)|benadrukt|zenuwachtig',
};
const relatives: Readonly<Record<string, readonly [string, string]>> = {
  de: ['was|worauf|worüber', 'weil|denn'],
  fr: ['ce (?:que|dont|qui)', 'parce que|car|puisque'],
  es: ['lo que|cosa que|de lo que|algo que', 'porque|ya que'],
  it: ['cosa (?:che|di cui)|il che', 'perché|visto che'],
  pt: ['o que|coisa que|algo (?:de )?que|do que', 'porque|já que'],
  nl: ['wat|waar', 'omdat|want'],
};

/** "was meine Frau für das Wichtigste hält", "parce que mon frère …", as sources of patterns; English has its own. */
export const remarksIn = (language: string): readonly string[] => {
  const [relative, because] = relatives[language] ?? [];
  if (relative === undefined) return [];
  return [
    `(?:${relative})\\s(?:${sideOf(language)}|(?:${nobody[language]})(?!\\p{L}))(?=.*(?<!\\p{L})(?:${feelings[language]})(?!\\p{L}))`,
    `(?:${because})\\s${sideOf(language)}`,
  ];
};

/** Words of guides: what heads one, what heads the things that it needs, and the forms that a step begins or ends with. */

const head =
  /^(?:(?:the |a |our |short |simple |easy |quick |full )*(?:how to(?! be\b)|what to do (?:when|if|in)|step[- ]by[- ]step|(?:\p{L}+[\s-]){0,3}(?:guide|tutorial|recipe|instructions)(?=[:.]?$| (?:for|to|on)\s))|so (?:geht|wird|machst|machen|baust|bauen|wechsel\p{L}*|pflan\p{L}*|back\p{L}*|koch\p{L}*|reinig\p{L}*|richte\p{L}*|\p{L}+(?:st|t) du|\p{L}+en sie|\p{L}+ man)(?!\p{L})|wie (?:man|du|sie)(?!\p{L})|(?:\p{L}*anleitung|anleitung|rezept|\p{L}*rezept|tutorial|schritt für schritt)(?!\p{L})|comment (?!(?:ça|cela|fonctionne|marche)(?!\p{L}))\p{L}+(?:er|ir|re|oir)(?!\p{L})|(?:la |notre )?recette(?!\p{L})|mode d['’]emploi|tuto(?:riel)?(?!\p{L})|cómo \p{L}+(?:ar|er|ir)(?:se|lo|la)?(?!\p{L})|receta(?!\p{L})|come \p{L}+(?:are|ere|ire|rre|rsi|re)(?!\p{L})|ricetta(?!\p{L})|como \p{L}+(?:ar|er|ir|or)(?!\p{L})|receita(?!\p{L})|passo a passo|hoe (?!werkt)(?:(?:je|u)|\p{L}+ (?:je|u))(?!\p{L})|zo (?!werkt)(?:gaat het|\p{L}+ (?:je|u))(?!\p{L})|recept(?!\p{L})|handleiding(?!\p{L})|stappenplan(?!\p{L}))/iu;

/** "How to tie a bowline", "Recette de crêpes", "So wechselst du einen Schlauch": what follows is done in its order. */
export const isGuideHead = (text: string): boolean => head.test(text.trim());

const needsHead =
  /^(?:(?:the )?ingredients?|(?:what )?you(?:['’]ll| will)? need|materials?(?: needed)?|tools?(?: needed)?|supplies|zutaten|(?:was )?(?:du|ihr|man) (?:brauchst|braucht)|materialien|ingrédients?|matériel|ingredientes?|materiales|(?:qué )?necesitas|ingredienti|occorrente|materiais|ingrediënten|benodigdheden|(?:dit |wat )?(?:heb )?je nodig(?: hebt)?)(?:\s(?:for|für|pour|para|per|voor)\s.{1,24})?(?:\s?\(.{1,24}\))?$/iu;

/** "Ingredients", "Zutaten für 4 Personen": what is needed, never a row of figures to marvel at. */
export const isNeedsHead = (label: string): boolean => needsHead.test(label.trim());

/** "Steps", "So geht's": behind it the steps begin. */
export const isStepsHead = (label: string): boolean =>
  /^(?:(?:the |die |les |los |i |os |de )?(?:steps?|schritte|étapes|pasos|passaggi|procedimento|passos|stappen)|method|instructions|directions|zubereitung|so geht['’]?s|préparation|preparación|preparazione|preparo|modo de preparo|bereiding|werkwijze)$/iu.test(
    label.trim(),
  );

const counted =
  '(?:\\d|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei|dois|duas|três|quatro|twee|vijf|zes)';
const surely = new RegExp(
  `^(?:${[
    `.+ (?:in|en|em) ${counted} (?:(?:easy |simple |quick |einfachen |simple )?(?:steps|schritten|étapes|pasos|passaggi|passos|etapas|stappen))`,
    '(?:the |our )?(?:\\p{L}+ )?(?:steps|procedure)(?: .+)?|step by step|what (?:to|you must|they must|you have to|you need to) do(?: .+)?|what happens next',
    '(?:die |der )?(?:ablauf|vorgehen|vorgehensweise|reihenfolge)|was (?:(?:jetzt |nun )?zu tun ist|(?:du|ihr|man) tun (?:musst|müsst|muss|kannst|kann))',
    "(?:le )?déroul(?:é|ement)|(?:la )?(?:marche à suivre|procédure)|mode d['’]emploi|(?:que|quoi) faire(?: .+)?|ce qu['’]il faut faire",
    '(?:el )?procedimiento|(?:las )?instrucciones|qué (?:hacer|hay que hacer)(?: .+)?',
    '(?:la )?procedura|(?:le )?istruzioni|(?:che )?cosa (?:fare|bisogna fare)(?: .+)?',
    '(?:as )?instruções|(?:o )?procedimento|o que fazer(?: .+)?',
    'wat (?:te doen|je moet doen|moet je doen)(?: .+)?',
  ].join('|')})$`,
  'iu',
);
const maybe =
  /^(?:how (?:to|it|this|that|we|you|they|the)|(?:getting|to get) (?:here|there|started)|so (?:\p{Ll}+|geht['’]s)|comment|c[óo]mo|come|hoe|zo \p{Ll}+)(?!\p{L})/iu;

/** "Ablauf", "What to do", "How it works in three steps": what stands in a row behind it is done one after the other. */
export const headsSteps = (label: string): boolean => isStepsHead(label) || surely.test(label.trim());

/** "So bewirbst du dich", "Cómo apuntarse": it is, where its items tell deeds. */
export const mayHeadSteps = (label: string): boolean => maybe.test(label.trim());

/** How a step of a guide opens, or in German and Dutch ends, besides the verbs of the lexicon. */
export const stepForms: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:gently|slowly|carefully|quickly|now|then|next|always|never|don['’]t|do not)\s)?(?:make|pass|go|bring|pull|take|put|keep|give|call|ask|use|move|get|find|start|stop|begin|look|read|tell|buy|book|visit|learn|hook|hang|lay|line|tuck|bend|lean|roll|rotate|raise|lower|relax|inhale|exhale|stand|sit|lie|kneel|step|walk|bake|stack|sort|sketch|switch|close|clean|clear|clamp|cut|test|type|name|note|mark|match|finish|replace|return|release|reset|refill|apply|avoid|activate|allow|arrange|assemble|break|brush|build|bury|carry|change|collect|count|cross|decide|describe|divide|dip|drop|enable|engage|enjoy|explain|expose|fasten|fit|fix|gather|grab|grease|harvest|hit|ignore|include|jack|join|knot|layer|light|list|listen|load|lock|mist|moisten|notice|offer|order|pat|pay|pin|point|polish|practise|practice|prepare|preheat|protect|prune|puree|reach|record|reduce|reheat|rehearse|report|roast|rotate|rub|scatter|scrape|scrub|seal|secure|separate|settle|shape|show|skip|smooth|snap|soap|sow|spin|splash|split|spoon|spray|squeeze|stick|stir-fry|submit|support|tap|taste|tear|thin|throw|touch|treat|try|turn|twist|undo|unfold|unscrew|untie|update|vacuum|verify|watch|wear|whip|wind|work|zip)(?!\p{L})/iu,
  de: /(?:^|\s)(?:\p{Ll}{3,}(?:en|ern|eln|tun))$|^\p{Lu}\p{Ll}+(?:e|en)\s(?:sie\s|den|die|das|dem|der|ein|eine|einen|alles?|mit|auf|in|nach|bis|etwas|zwei|drei|\d)(?!\p{L})/iu,
  fr: /^(?:ne\s)?\p{L}{3,}(?:ez|er|ir|re|issez)(?:-\p{L}+)?(?!\p{L})/iu,
  es: /^(?!(?:una?|esta|este|para|nada|cada|toda|nuestra|sobre|desde|entre|siempre)\s)\p{L}{3,}(?:[aeáé]|ar|er|ir|ad|ed|id|lo|la|los|las)\s?(?=$|[\s,])/iu,
  it: /^(?!(?:una?|questa|questo|della|nella|ogni|tutte|nostra|sempre)\s)\p{L}{3,}(?:[aei]|are|ere|ire|lo|la|li|le)(?=$|[\s,])/iu,
  pt: /^(?!(?:uma?|esta|este|para|nada|cada|toda|nossa|sobre|desde|entre|sempre)\s)\p{L}{3,}(?:[aeí]|ar|er|ir)(?=$|[\s,])/iu,
  nl: /\s\p{Ll}{3,}en$|^(?:haal|maak|doe|zet|leg|pak|trek|duw|draai|plaats|plant|vul|geef|verwijder|was|spoel|veeg|plak|steek|hang|test|controleer|gebruik|laat|strooi|schenk|breng|knip|zaag|boor|schroef|vouw|zaai|rijg|bind|knoop|schil|hak|pel)(?!\p{L})/iu,
};

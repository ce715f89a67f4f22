/** Kinds of marks in pasted texts that a brief may refuse: how people call them, and what they look like. */
export interface RefusedKind {
  called: string;
  /** What goes, with what leads to it and the brackets around it. */
  marks: RegExp;
  /** What goes of several lines. */
  block?: RegExp;
  /** The sentence that such a mark stands in goes with it, where it says little besides. */
  inSentence?: boolean;
  /** Other orders that leave it out. */
  unless?: string;
}

const authors =
  '(?:authors?|contributors?|writers?|reporters?|senders?|participants?|autor(?:en|es|i|as?)?|verfasser\\p{L}*|auteurs?|autrici|autores)';

const placed =
  '(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|\\d{1,2}(?:st|nd|rd|th)) (?:place|position|spot)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th)) in the (?:league|table|standings)|(?:platz|rang|tabellenplatz) (?:\\d{1,2}|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)|(?:\\d{1,2}\\.|\\p{L}+ten?) (?:platz|rang|tabellenplatz)|(?:\\d{1,2} ?(?:er|e|ème)|première?|deuxième|\\p{L}+ième|dernière) (?:place|position|rang)|(?:\\d{1,2} ?[ºª°]|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa]|noven[oa]|décim[oa]|últim[oa]) (?:puesto|posición|lugar|plaza)|(?:\\d{1,2} ?[ºª°]|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|sest[oa]|settim[oa]|ottav[oa]|non[oa]|decim[oa]|ultim[oa]) (?:posto|posizione)|(?:\\d{1,2} ?[ºª°]|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|oitav[oa]|non[oa]|décim[oa]|últim[oa]) (?:lugar|posição)|(?:\\d{1,2}e|eerste|tweede|derde|\\p{L}+[ds]te|laatste) plaats)';

export const refusedKinds: readonly RefusedKind[] = [
  {
    // "La squadra sale all'ottavo posto con 27 punti.": where a side stands is said in a sentence of its own.
    called:
      '(?:(?:league |the )?(?:tables?|standings?|rankings?)|league positions?|tabellen(?:platz|stand|position)|tabelle|rangliste|classements?|clasificaci(?:ón|ones)|classific(?:a|he)|graduatori[ae]|classificaç(?:ão|ões)|ranglijst|klassement)',
    marks: new RegExp(
      `(?<=^|[.!?]\\s)(?:[^.!?\\n]|\\.(?=\\d|\\s(?:platz|rang|tabellenplatz))){0,140}?(?<!\\p{L})${placed}(?!\\p{L})(?:[^.!?\\n]|\\.(?=\\d)){0,140}[.!](?=\\s|$)[ \\t]?`,
      'gimu',
    ),
  },
  {
    // "The manager said she was pleased.": who asks for the result alone has no use for how an official takes it.
    called:
      "(?:(?:officials[’'] )?(?:quotes|reactions|statements|moods)|stimmen|zitate|reaktionen|réactions|déclarations|declaraciones|reacciones|dichiarazioni|reazioni|declarações|reações|reacties)",
    unless:
      "(?<=^|[.!?:,;]\\s|\\n)(?:(?:please |bitte )?(?:put |show |use |take |zeig\\p{L}* |nimm |metti |mostra |pon |muestra |mets |montre |põe |toon )?(?:only|just|nur|bloß|seulement|uniquement|solo|sólo|solamente|soltanto|só|apenas|somente|alleen)) (?:the|our|das|die|den|der|les?|la|l['’]|el|las|los|il|lo|i|gli|os?|as?|de|het)(?!\\p{L})",
    marks:
      /(?<=^|[.!?]\s)(?:(?:the|our|der|die|das|le|la|el|il|l['’]|o|a|de|het)\s)?(?:[\p{L}'’-]+\s){0,2}?(?:managers?|coach|head coach|directors?|director of football|president|chair(?:man|woman)?|captain|trainer(?:in)?|präsident(?:in)?|sportdirektor(?:in)?|vorsitzende[r]?|kapitän(?:in)?|direttore|direttrice|allenatore|allenatrice|presidente|capitan[oa]?|entrenadora?|directora?|entraîneu(?:r|se)|directeur|directrice|président|treinadora?|diretora?|voorzitter)(?:\s[\p{L}'’-]+){0,3}?\s(?:si dichiara|si è dett[oa]|si dice|said (?:he|she|they) (?:was|were|is|are|felt)|(?:was|were|is|declared (?:him|her)self|pronounced (?:him|her)self|professed (?:him|her)self) (?:\p{L}+ )?(?:pleased|satisfied|delighted|happy|proud|disappointed|content|thrilled)|zeigte? sich|s['’]est dite?|se dit|se (?:mostró|muestra|declaró|declara|dijo)|mostrou-se|declarou-se|toonde zich)(?!\p{L})[^.!?\d\n]{0,140}[.!](?=\s|$)[ \t]?/gimu,
  },
  {
    // "chore(deps): bump eslint": points of a list that nobody but those who work on it reads.
    called:
      '(?:chores?|housekeeping|dependency (?:bumps|updates)|dependencies|ci (?:stuff|changes)|internal (?:changes|stuff|work)|wartung\\p{L}*|interna|maintenance)',
    marks: /^[ \t]*[-*•+][ \t]+(?:chore|ci|build|deps?|test|style|refactor)(?:\([^()\n]{1,30}\))?!?:[ \t].*$/gimu,
  },
  {
    called: '(?:(?:commit )?(?:hash(?:es)?|shas?|ids?)|commit-?hash\\p{L}*|hachages?)',
    marks:
      /\s?[([]?(?:merge )?(?:commit )?(?<![\p{L}\p{N}./-])(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}(?![\p{L}\p{N}-])[)\]]?/giu,
    inSentence: true,
  },
  {
    called: `(?:(?:\\p{L}+ )?(?:handles?|user ?names?|nick ?names?|@-?names?|benutzernamen|nutzernamen|identifiants?|pseudos?|(?:nombres? de )?usuarios?|(?:nomi )?utent[ei]|gebruikersnamen)|${authors})`,
    marks:
      /\s?[([]?(?:by |thanks (?:to )?|von |par |por |di |da |door )?(?<![\p{L}\p{N}.])@[\p{L}\p{N}_-]+(?:\[bot\])?[)\]]?/giu,
    inSentence: true,
  },
  {
    called:
      '(?:(?:ticket|issue|jira|bug|task|(?:action )?item|case|story) ?-?(?:numbers?|ids?|keys?|references?|refs?|codes?|links?)|ticket-?nummern?|vorgangsnummern?|numéros? de ticket|números? de (?:ticket|incidencia)|numeri (?:di|dei) ticket|ticketnummers?)',
    marks: /\s?[([]?(?<![\p{L}\p{N}-])(?:\p{Lu}{2,6}-\d{1,6}|#\d{1,6})(?![\p{L}\p{N}-])[)\]]?/gu,
  },
  {
    called:
      '(?:(?:pr|pull[ -]request|merge[ -]request|issue) ?(?:numbers?|ids?|links?|refs?|references?)|pr-nummern?|numéros? de pr)',
    marks: /\s?[([]?(?:(?:in|see|via|closes|fixes|pr) )?(?<![\p{L}\p{N}/#&])[#!]\d{1,6}(?![\p{L}\p{N}])[)\]]?/giu,
  },
  {
    called:
      '(?:(?:file|reference|case|dossier|document|our) ?(?:numbers?|refs?|references?|no\\.?)|file (?:number|reference)|references?|références?|referencias?|riferimenti|referências?|akten(?:zeichen|nummer)|geschäftszeichen|(?:numéro|référence) (?:de|du) dossier|número de expediente|numero di (?:protocollo|pratica)|número (?:do|de) processo|dossiernummer|kenmerk)',
    marks:
      /(?:(?<![\p{L}])(?:(?:our |file |case )?ref(?:erence)?(?: no)?|file no|case no|az|aktenzeichen|gz|geschäftszeichen|réf|n\/réf|dossier(?: n°)?|exp(?:te|ediente)?|rif|prot|proc(?:esso)?|kenmerk|dossiernr|arrêté n°|arrêté))(?:\.|(?=\s?:|\s))\s?:?\s?(?=[\p{L}/-]{0,12}\d|[\p{L}/-]{1,12}[\s/-]\S*\d)[\p{L}\p{N}][\p{L}\p{N}/._ -]{1,30}?(?=[.;,)]?(?:\s|$))[.;,]?/giu,
  },
  {
    called:
      '(?:(?:the )?legal (?:references?|basis|bases|citations?|notes?|bit|stuff|text)|legal paragraphs?|rechtsgrundlagen?|rechtsverweise?|(?:base|référence|mention)s? (?:légales?|juridiques?)|(?:bases?|referencias?) legal(?:es)?|(?:base|riferiment[oi]) (?:giuridic|legal|normativ)\\p{L}+|(?:base|referência) legal|(?:wettelijke|juridische) (?:grondslag|verwijzing\\p{L}*)|rechtsgrond)',
    marks:
      /(?<=^|[.!?;]\s)(?:(?:issued|published|made|given|served|erlassen|pris|dictad[oa]|emess[oa])\s)?(?:(?:pursuant to|under|in accordance with|by virtue of|gemäß|nach|auf grund(?:lage)?|en application de|conformément à|en virtud de|de conformidad con|conforme a|ai sensi (?:di|del|dell['’])|nos termos d[aeo]|ao abrigo d[aeo]|krachtens|op grond van)\s|(?:rechtsgrundlage|legal basis|base légale|base legal|base giuridica|rechtsgrond)\s?:\s)(?:[^.\n]|\.(?!\s|$)|(?<=(?:^|[\s(])(?:s|ss|sec|art|abs|nr|no|para|reg|lit|cap|al|n))\.){0,240}(?:\.(?=\s|$)|(?=$))/gimu,
  },
  {
    called: `(?:names? of (?:the )?${authors}|${authors} ?names?|(?:the )?names? in brackets|namen der autor\\p{L}*|autorennamen|noms? des auteurs|nombres? de (?:los )?autores|nomi degli autori|nomes? dos autores)`,
    marks: /\s\((?:by )?\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}.]*){0,2}\)(?=[.;,]?\s*$)/gmu,
  },
  {
    called: '(?:build ?(?:numbers?|ids?)|build-?nummern?|numéros? de build|números? de compilación)',
    marks: /\s?[([]build \d+[)\]]|\s?\bbuild \d{2,}/giu,
  },
  {
    called:
      '(?:(?:e-?)?mail ?(?:addresses|address)|e-?mail-?adressen?|adresses? (?:e-?mail|mail)|correos(?: electrónicos)?|indirizzi e-?mail)',
    marks: /\s?[(<[]?(?<![\w.@])[\w.+-]+@[\w-]+(?:\.[\w-]+)+[)>\]]?/giu,
  },
  {
    called:
      '(?:boilerplate|(?:the )?about (?:paragraph|section|text|us)|company (?:description|profile)|unternehmensprofil|abbinder|à propos)',
    marks: /(?!)/gu,
    block:
      /(?<=^|\n)\W{0,3}(?:[Aa]bout|ABOUT|Über|À propos d[eu]|Acerca de|Sobre|Informazioni su|Over)\s\p{Lu}[^\n.!?]{1,50}\n(?:(?!\n)[^\n]+(?:\n|$))+/gu,
  },
  {
    called:
      '(?:(?:media|press) contacts?|contact (?:details|block|info)|pressekontakt|contacts? presse|contacto de prensa|contatti? stampa|contacto de imprensa|perscontact)',
    marks:
      /^\W{0,3}(?:media|press) (?:contacts?|enquiries|inquiries)\s?:.*$|^\W{0,3}(?:pressekontakt|contacts? presse|contacto de prensa|contatti? stampa|contacto de imprensa|perscontact)\s?:.*$/gimu,
  },
  {
    called:
      '(?:(?:list|names) of (?:those |who was |people |the )?(?:present|attend\\p{L}*|absent)|attendance(?: list)?|attendees|who (?:was|attended|came)|teilnehmer(?:liste)?|anwesen\\p{L}+|liste des présents|asistentes|presenti|presentes|aanwezigen)',
    marks:
      /^\W{0,3}(?:present|attendees|attending|in attendance|apologies|absent|anwesend|entschuldigt|teilnehmer(?:innen)?|présents?|excusés?|absents?|asistentes|ausentes|presenti|assenti|presentes|aanwezig|afwezig)\s?:.*$/gimu,
  },
];

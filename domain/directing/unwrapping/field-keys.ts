/** What the keys of a brief in fields say of their values, in seven languages and in any spelling. */

/** `maker` never reaches viewers; a `name` is who speaks or what is shown; of `copy` the key says nothing to them. */
export type KeyRole = 'maker' | 'refusal' | 'colours' | 'length' | 'name' | 'headline' | 'copy' | 'link';

const any = (...words: string[]) => new RegExp(`^(?:${words.join('|')})$`, 'u');

const roles: [KeyRole, RegExp][] = [
  [
    'colours',
    any(
      '(?:brand )?(?:palette|colou?rs?|primary|secondary|accent|colou?r palette|colou?r scheme)(?: colou?rs?)?',
      '(?:brand |marken|haus)?farb(?:en|e|palette|welt|schema)',
      '(?:palette de )?couleurs?|colores|color|paleta(?: de (?:colores|cores))?|colori|colore|cor(?:es)?|kleur(?:en|enpalet)?',
    ),
  ],
  [
    'length',
    any(
      '(?:max |target |total |video )?(?:duration|length|runtime|len|dur|seconds|secs|total)(?: ?(?:in )?(?:seconds|secs?|s))?(?: max(?:imum)?)?',
      '(?:dauer|laufzeit|länge|laenge|durée|duree|duración|duracion|durata|duração|duracao|duur|lengte)(?: (?:in |en |em )?(?:sek(?:unden)?|sec(?:ondes|ondi|onden)?|seg(?:undos)?|s))?(?: m[aá]x(?:imal|imale|imum|imo|ima|imaal)?)?',
      'how long(?: should it be)?|wie lang(?:e)?|(?:quelle )?longueur|cuánto dura|quanto dura|hoe lang',
    ),
  ],
  [
    'refusal',
    any(
      '(?:any ?thing|something|words?|what) to avoid|was (?:zu )?vermeiden|à ne pas dire|qué evitar|cosa evitare|o que evitar|wat te vermijden',
      '(?:do not|don t) include|nicht (?:zeigen|verwenden|einbauen)|ne pas (?:montrer|inclure|utiliser)|no (?:incluir|mostrar)|non (?:includere|mostrare)|n[ãa]o (?:incluir|mostrar)|niet (?:tonen|gebruiken|opnemen)',
      'restrictions?|skip|hide|leave out|omit|non ?goals?|out of scope|forbids?|disallow(?:ed)?|avoid|exclude|banned|forbidden|do not(?: use| show)?|dont|donts|don ts|must not|no gos?|nicht|vermeiden|tabu|verboden|verboten|interdits?|prohibido|vietato|proibido',
      'ausschlie(?:ß|ss)en|exclure|excluir|escluder?e|escludi|uitsluiten|da evitare|(?:à |a )?éviter|eviter|(?:a )?evitar|no usar|evitare|non usare|não usar|nao usar|vermijden|niet',
    ),
  ],
  [
    'maker',
    any(
      'tone(?: of voice)?|(?:brand )?voice(?: ?over)?(?: style)?|mood|vibe|feel(?:ing)?|(?:visual |music |animation )?style|style guide|look(?: and feel)?|aesthetics?|art direction|visual direction',
      'music|soundtrack|sound(?: design| effects?)?|audio|sfx|(?:target |primary )?audience|target(?: group| market)?|demographics?|persona',
      'aspect(?: ratio)?|ratio|format|output(?: format)?|orientation|resolution|fps|frame ?rate|codec|file (?:type|format|name)',
      '(?:notes?|remarks?|hints?|hinweise?|anmerkung(?:en)?|remarques?|notas?|observaciones|note|indicazioni|observações|opmerking(?:en)?) (?:for|to|für|an|pour|para|per|voor) \\p{L}.*',
      '\\p{L}+ s (?:notes?|remarks?|comments?|wishes|hints?)|for|rules?|anim(?:ation)?s?|(?:enter|exit)(?: (?:anim(?:ation)?|effect))?|back ?drop|bg|shape|show as|chart type',
      'notes?|internal notes|(?:editor|production|designer) notes?|comments?|remarks|references?|inspiration|mood ?board|status|priority|requester|requested by|approver|stakeholders?',
      'platforms?|channels?|placement|language|locale|fonts?|typography|typeface|pacing|pace|tempo|animations?|transitions?|motion|camera(?: movement)?|lighting|visuals?|imagery|footage|b ?roll|backgrounds?|layout',
      '(?:requested|submitted|sent) by|requester|department|team|contact person|cost cent(?:er|re)|abteilung|ansprechpartner(?:in)?|kostenstelle|service demandeur|demandeur|departamento|solicitante|reparto|richiedente|afdeling|aanvrager',
      '(?:who is it|who is this|whom is it) for|für wen(?: ist (?:es|das))?|pour qui|para quién|per chi|para quem|voor wie',
      '(?:render(?:er|ing)?|agent|model|design|production|technical) (?:hints?|notes?|constraints?|rules?|instructions?)|constraints? for \\p{L}.*|hints?|canvas|size|dimensions?|width|height|intent|job|request|prompt|purpose|sprache|langues?|callback(?: \\p{L}+)?|legal(?: notes?)?|severity|where (?:it|this) (?:runs|plays|is shown|goes|will be shown)|shown (?:on|at|in)|usage|notas? de \\p{L}+|notes? de \\p{L}+|note di \\p{L}+',
      'directions?|eas(?:e|ing)|emphasi[sz]e|to ?dos?|dev ?notes?|(?:copy|scene|shot) order|who(?:m)? for|narration|vo|tts|narrator|spoken|author agent|guard ?rails?|(?:channel|content|video|film) type|(?:chart|graph|plot|viz) (?:type|kind|style)|(?:editor|production|designer|review(?:er)?|animator|layout|client|team|dev|developer|director|agent|writer|legal|admin|author|maker)s? (?:notes?|comments?|remarks?)|(?:notes?|comments?|remarks?) (?:private|internal|confidential)|(?:private|confidential) (?:notes?|comments?|remarks?)',
      'max(?:imum|imal)? (?:words?|wörter|mots|palabras|parole|palavras|woorden)(?: .*)?|deliverables?|due(?: date)?|delivery date|project (?:id|code)|job (?:id|number)',
      'wo (?:es|er|das) läuft|ton|tonalität|tonalitaet|tonfall|stimmung|stil|bildsprache|musik|zielgruppe|seitenverhältnis|anmerkung(?:en)?|notiz(?:en)?|referenz(?:en)?|vorbilder|schrift(?:art)?|typografie|kamera|übergänge?|hintergrund|sprache|plattform|kanal|animation|tempo',
      'audience cible|où (?:ça|cela) passe|son|ambiance|atmosphère|musique|cible|public(?: cible)?|remarques?|références?|inspirations?|police|typographie|caméra|transitions?|fond|langue|plateforme|rythme',
      'dónde se (?:ve|verá)|sonido|tono|estilo|ambiente|atmósfera|música|público(?: objetivo| alvo)?|audiencia|formato|notas?|observaciones|referencias?|inspiración|tipografía|cámara|transiciones|fondo|idioma|plataforma|ritmo',
      'dove (?:va|gira)|suono|stile|atmosfera|musica|pubblico(?: target)?|destinatari|note|osservazioni|riferimenti|ispirazione|carattere|tipografia|telecamera|transizioni|sfondo|lingua|piattaforma',
      'audiência|destinatários|onde (?:passa|vai passar)|som|tom|estilo|observaç(?:ão|ões)|referências?|inspiração|câmera|transições|fundo|plataforma',
      'waar (?:het|hij) (?:draait|komt)|geluid|toon|sfeer|stijl|muziek|doelgroep|formaat|beeldverhouding|opmerking(?:en)?|notities|referenties?|inspiratie|lettertype|camera|overgangen|achtergrond|taal',
    ),
  ],
  [
    'name',
    any(
      '(?:brand|company|business|product|client|customer|organi[sz]ation|event|app|campaign|shop|store|podcast|project)(?: name| title)?|name|org|institution|issuer|issued by|competition|league|tournament|series|festival',
      'publisher|published by|word ?mark|brand ?mark|lock ?up|sign|signature|signed(?: (?:as|by))?|(?:author|brand|name|signature) card|credit|presented by|absender|expéditeur|remitente|mittente|remetente|afzender',
      'restaurant|café|bakery|bank|studio|game|school|university|college|hospital|clinic|gym|hotel|museum|theat(?:er|re)|band|artist|charity|foundation|agency|brand owner',
      'schule|klinik|praxis|hochschule|bäckerei|hotel|spiel|école|hôtel|musée|boutique|magasin|escuela|colegio|restaurante|tienda|clínica|ristorante|scuola|negozio|clinica|escola|loja|winkel',
      '(?:marken|firmen|produkt|projekt)?name|marke|firma|projekt|unternehmen|organisation|verein|verband|kunde|kundin|auftraggeber(?:in)?|produkt|veranstaltung|anlass',
      '(?:nom(?: (?:du|de la|de l) (?:produit|marque|entreprise|client|événement))?|marque|entreprise|commanditaire|société|organisme|association|client|cliente|produit|événement|evenement|application|enseigne)',
      'nombre(?: (?:del|de la) (?:producto|marca|empresa|evento))?|marca|empresa|compañía|organizaci[oó]n|asociación|cliente|producto|evento|aplicación|negocio',
      'campanha|campaña|campagna|campagne|kampagne|nome(?: (?:del|della|do|da) \\p{L}+)?|marchio|azienda|committente|società|ditta|organizzazione|associazione|prodotto',
      '(?:the )?couple|bride and groom|host(?:s|ed by)?|organi[sz]e(?:r|rs|d by)|(?:braut)?paar|veranstalter(?:in)?|gastgeber(?:in)?|ausrichter(?:in)?|(?:les )?mariés|organisat(?:eur|rice)|hôte|entité',
      'entidade?|pareja|(?:los )?novios|organizador(?:a|es)?|anfitri[óo]n|ente|coppia|(?:gli )?sposi|organizzator[ei]|casal|(?:os )?noivos|anfitrião|bruidspaar|(?:het )?koppel|organisator|gastheer|instantie',
      'organizaç(?:ão|ao)|associação|companhia|produto|aplicativo|aplicação',
      'naam|klant|merk|merknaam|productnaam|bedrijf|bedrijfsnaam|organisatie|vereniging|opdrachtgever|evenement',
    ),
  ],
  [
    'headline',
    any(
      'headline|hook|claim|(?:key |main |core |primary )?message|title|titel|titre|t[íi]tulo|titolo|titular|manchete|kop|koptekst|überschrift|ueberschrift|schlagzeile|accroche',
      '(?:kern|haupt)?botschaft|message(?: clé| principal)|mensaje(?: clave| principal)?|messaggio(?: chiave| principale)?|mensagem(?: chave| principal)?|(?:kern|hoofd)?boodschap',
    ),
  ],
  [
    'copy',
    any(
      'what|what is it about|what is this about|worum geht es|was|quoi|de quoi s agit il|qué|de qué (?:se )?trata|cosa|di cosa si tratta|o qu[eê]|wat|waar gaat het over',
      'period|zeitraum|période|período|periode|quarter|(?:job|open) (?:title|position)|stelle|poste|puesto|vaga|vacature|sub(?: ?(?:headline|title|line))?|arg(?:ument|omento) ?\\d|(?:fact|benefit|feature|point|message) ?\\d|on ?screen text',
      '(?:key|fun|main) (?:fact|stat|statistic|figure|number)|(?:kern|schlüssel)(?:zahl|fakt)|wichtigste zahl|(?:chiffre|fait|donnée) clé|(?:dato|dado|cifra|hecho) (?:clave|chiave|chave)|kern(?:cijfer|feit)',
      'topic|subject|theme|body(?: copy| text)?|copy|texts?|description|about|summary|details?|content|task|prompt|request',
      'thema|betreff|texte?|fließtext|beschreibung|inhalt|aufgabe|sujet|thème|contenu|tema|asunto|textos?|descripci[oó]n|contenido|argomento|testo|descrizione|contenuto|assunto|descriç(?:ão|ao)|conteúdo|onderwerp|tekst|beschrijving|omschrijving|inhoud|opdracht',
    ),
  ],
  [
    'link',
    any(
      '(?:more )?info(?:rmation)?s?|details|link|url|website|web ?site|site|homepage|web|webseite|internetseite|lien|site web|enlace|sitio(?: web)?|sito(?: web)?|mehr(?: infos?)?|weitere infos?|meer info',
    ),
  ],
];

/** "toneOfVoice", "TONE_OF_VOICE" and "Tone of voice" are one key. */
export const wordsOfKey = (key: string) =>
  key
    .replace(/[_\-/]+/gu, ' ')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replace(/['’]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** "Camera: 50 MP" and "Platform: iOS" say what a thing has. */
const ofThings =
  /^(?:camera|kamera|caméra|cámara|câmera|audio|sound|resolution|motion|lighting|(?:platforms?|plattform|plateforme|plataforma|piattaforma))$/u;
const having = /\d|(?<!\p{L})(?:ios|android|windows|macos|linux|playstation|switch|xbox|web)(?!\p{L})/iu;

/** "Status: draft" is how far the work on a film is, "Status: resolved" its news. */
const ofWork =
  /^(?:draft|wip|work in progress|in progress|pending|approved|(?:in|for|under) review|final|to ?do|open|ready|new|active|done|on hold|backlog|scheduled|blocked|entwurf|freigegeben|offen|brouillon|borrador|bozza|rascunho|concept)[.!]?$/iu;

/** What never reaches viewers. */
export const isMakersRole = (role: KeyRole | null): boolean => role !== null && makers.has(role);
const makers: ReadonlySet<KeyRole> = new Set<KeyRole>(['maker', 'refusal', 'colours', 'length']);

/** "Delivery: 1:1, 20 sec" is how a film is handed over, "Delivery: 2 days" what a shop does. */
const ofOutput =
  /\d:\d|\d\s?(?:secs?|seconds?|s|fps|px|p)(?!\p{L})|\d{3,4}\s?[x×]\s?\d{3,4}|mp4|vertical|square|landscape|portrait/iu;

const handedOver = /^(?:delivery|specs?|tech(?:nical)? specs?|output|export)$/u;
/** "Pieza: lista de precios, 20 segundos, vertical": what is asked for, where its measure stands with it. */
const pieceOfWork =
  /^(?:(?:type|kind|sort) of (?:film|video|clip|piece)|type|kind|piece|job|medium|video|film|clip|art|typ|stück|werk|auftrag|pièce|genre|type de film|vidéo|pieza|tipo|trabajo|vídeo|pezzo|lavoro|filmato|peça|trabalho|soort|stuk|opdracht)$/u;
/** `"request": "promo video"`: of what kind the film shall be, and nothing that it tells. */
const asking =
  /^(?:requests?|tasks?|jobs?|briefs?|project|kind|type|anfrage|aufgabe|auftrag|projekt|demande|tâche|commande|projet|solicitud|petición|encargo|tarea|pedido|proyecto|richiesta|compito|incarico|progetto|solicitação|tarefa|projeto|tipo|art|typ|genre)$/u;
const ofFilmKind =
  /^(?:[\p{Ll}-]+\s){0,3}(?:\p{L}*-?(?:video|film|clip|spot|trailer|teaser|reel|animation)|vidéo|vídeo|filmato|filme)(?:\s[\p{Ll}-]+){0,3}[.]?$/iu;
const ofLength =
  /\d\s?(?:sek|seg|secondi|secondes?|segundos?|seconden)|(?<!\p{L})(?:hochkant|hochformat|querformat|quadratisch|verticale|carrée?|paysage|cuadrad[oa]|quadrat[oa]|quadrad[oa]|orizzontale|staand|liggend|vierkant)(?!\p{L})/iu;

/** "Channel: Instagram" is where a film is shown, "Channel: Beeline Data" whose it is. */
const platform =
  /instagram|insta|tiktok|youtube|facebook|linkedin|twitter|^x$|whatsapp|threads|snapchat|pinterest|vimeo|web|site|social|stories|story|reels?|shorts|feed|mail|newsletter|tv|screen|print|online|app|in-?store|paid|organic|display|ooh|slack|teams|discord/iu;

const isAddress = /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u;

export function roleOfKey(key: string, value = ''): KeyRole | null {
  const words = wordsOfKey(key);
  if (ofThings.test(words) && having.test(value)) return null;
  if (/^(?:where|online|at|visit|kontakt|contact|wo|où|dónde|dove|onde|waar)$/u.test(words) && isAddress.test(value))
    return 'link';
  if (words === 'channel' && value !== '' && !platform.test(value)) return 'name';
  if (
    (handedOver.test(words) && ofOutput.test(value)) ||
    (pieceOfWork.test(words) && (ofOutput.test(value) || ofLength.test(value)))
  )
    return 'maker';
  if (asking.test(words) && ofFilmKind.test(value)) return 'maker';
  // "Team: €19 per month" is what a plan for teams costs.
  if (words === 'team' && /[€$£]\s?\d|\d\s?[€$£%]/u.test(value)) return null;
  if (words === 'credit' && /:|(?<!\p{L})(?:photos?|music|fotos?|by)(?!\p{L})/iu.test(value)) return null;
  if (words === 'status' && value !== '' && !ofWork.test(value)) return null;
  return roles.find(([, one]) => one.test(words))?.[0] ?? null;
}

/** What stands below a title is shown, whatever its words. */
export const isSubtitle = (key: string) => /^sub(?: ?(?:headline|title|line))?$/u.test(wordsOfKey(key));

export const isProject = (key: string) => /^proje[ck]t/u.test(wordsOfKey(key));

/** Who speaks leads before what is shown, where a brief names both. */
export const namesSpeaker = (key: string) =>
  !isOfHost(key) &&
  !/product|prod[ou]|event|evento|event|veranstaltung|anlass|événement|evenement|app|aplica|campaign|podcast|proje[ck]t/u.test(
    wordsOfKey(key),
  );

/** A form that says which department asks bears the name of whoever filled it in. */
const requesting =
  /^(?:department|team|requester|(?:requested|submitted) by|cost cent(?:er|re)|abteilung|kostenstelle|service(?: demandeur)?|departamento|reparto|afdeling)$/u;
export const isOfRequest = (key: string) => requesting.test(wordsOfKey(key));

/** Who receives people is told as such where the film bears another name. */
const hosting =
  /^(?:studio|publisher|label|host(?:s|ed by)?|organi[sz]e(?:r|rs|d by)|veranstalter(?:in)?|gastgeber(?:in)?|ausrichter(?:in)?|organisat(?:eur|rice|or)|hôte|organizador(?:a|es)?|anfitri[óo]n|anfitrião|organizzator[ei]|gastheer)$/u;
export const isOfHost = (key: string) => hosting.test(wordsOfKey(key));

/** Those who marry give their wedding its name, and what it is called besides stays said. */
export const isOfCouple = (key: string) =>
  /couple|bride|paar|mariés|pareja|novios|coppia|sposi|casal|noivos|koppel/u.test(wordsOfKey(key));

const purpose =
  /^(?:(?:the |our |main |business )?(?:goal|objective|aim|purpose)|ziel|zweck|objectif|but|objetivo|obiettivo|scopo|finalidad|doel)$/u;
const telling =
  /^(?:to )?(?:explain|show|announce|introduce|present|teach|tell|describe|promote|advertise|invite)|^(?:expliquer|montrer|annoncer|présenter|inviter|explicar|mostrar|anunciar|presentar|apresentar|invitar|convidar|spiegare|mostrare|annunciare|presentare|invitare|uitleggen|tonen)(?!\p{L})|(?:erklären|zeigen|ankündigen|vorstellen|einladen|uitleggen|laten zien|aankondigen|uitnodigen)\.?$/iu;
/** "Objective: Drive app installs" tells what a film is good for; "Explain how it works" what it tells. */
export const isGainOf = (key: string, value: string) =>
  purpose.test(wordsOfKey(key)) && value !== '' && !telling.test(value);

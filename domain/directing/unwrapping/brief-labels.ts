/** What somebody calls the parts of a film, or of a brief, before a colon in running text, in seven languages. */

/** `opening` and `ending` say where words stand; `told` is shown without its label; of a `context` that is not sure; `maker` reaches no viewer at all. */
export type LabelKind = 'opening' | 'ending' | 'told' | 'context' | 'maker';

const any = (...words: string[]) => words.join('|');

const opening = any(
  'start|begin(?:ning)?|intro|lead-in(?: line)?|(?:first|opening) (?:screen|title|question|card)|first words|hook(?: line)?|opener|opening(?: (?:line|words?|sentence|phrase|shot|frame|text|scene))?|(?:first|opening) (?:line|words?) on screen|first (?:line|words?|sentence|frame(?: text)?|thing (?:on screen|people see|to see))',
  'beginn|startbild|intro|(?:einstiegs|start|eröffnungs|anfangs)(?:frage|zeile|bild)|erste (?:worte|zeile)|erstes bild|aufhänger|einstieg(?:ssatz)?|erster satz|eröffnung(?:ssatz)?|auftakt|startsatz|anfang',
  "début|intro(?:duction)?|premiers mots|premier écran|première (?:image|question)|question d[’']ouverture|accroche|phrase d[’']accroche|phrase d[’']ouverture|première phrase|ouverture",
  'inicio|intro(?:ducción)?|primeras palabras|pregunta inicial|primera pantalla|gancho|frase (?:de apertura|inicial|de inicio|de arranque)|apertura|primera frase|arranque',
  "inizio|intro(?:duzione)?|prime parole|domanda iniziale|prima schermata|gancio|aggancio|frase (?:iniziale|di apertura|d[’']apertura)|prima frase|attacco|incipit",
  'gancho|início|arranque|intro(?:dução)?|primeiras palavras|pergunta inicial|primeiro ecrã|primeira tela|frase (?:de abertura|inicial)|abertura|primeira frase',
  'begin|intro|opening(?:svraag|sregel|sbeeld)|eerste (?:woorden|beeld|regel|scherm)|openings?titel|haak|opening(?:szin)?|eerste zin|binnenkomer',
);
const ending = any(
  'parting (?:line|words)|close|end|outro|finale|(?:last|final|closing|end) (?:words|slide|tag|screen|title|tagline|slogan)|(?:payoff|end) line|closing statement|call[ -]to[ -]action|cta|sign[ -]?off|closer|closing|ending|pay-?off|(?:last|final|closing) (?:line|words?|thing) on screen|(?:last|final|closing|end) (?:line|words?|message|frame(?: text)?|card(?: text)?|thought|sentence)|(?:wording|words|line|text) (?:for|at) the (?:very )?end',
  'schluss(?:motto|spruch)|ende|finale|ausklang|abspann|abbinder|zum (?:schluss|abschluss|ende)|letzte (?:worte|zeile)|letztes bild|(?:schluss|end)(?:bild|karte|tafel|text|botschaft|slogan|folie)|(?:motto|slogan|claim|spruch|satz) (?:zum|am) (?:schluss|ende)|(?:handlungs)?aufruf(?: (?:zum|am) (?:schluss|ende))?|handlungsaufforderung|schluss(?:satz|zeile|wort|wörter)?|abschluss|letzter satz|letztes wort',
  "ligne finale|fin|final|conclusion|clôture|pour finir|derniers mots|(?:dernière|ultime) image|dernier écran|(?:carton|écran|message|texte|slogan|mot) (?:final|de fin)|(?:accroche|devise|image) finale|phrase de (?:clôture|conclusion)|appel à l[’']action|appel final|phrase (?:finale|de fin)|dernière phrase|mot de la fin|signature|chute",
  'línea final|final|fin|conclusión|para (?:terminar|acabar|cerrar)|últimas palabras|última (?:pantalla|imagen|línea)|(?:lema|cartel|cartela|mensaje|texto|eslogan|claim|pantalla|imagen) (?:final|de cierre)|llamad[ao] a la acción|frase (?:final|de cierre)|cierre|última frase|remate|despedida',
  "riga finale|finale|fine|chiusa|conclusione|per (?:finire|chiudere|concludere)|ultime parole|ultima (?:immagine|schermata|riga)|(?:motto|cartello|messaggio|testo|slogan|claim|schermata|immagine|saluto|battuta) (?:finale|di chiusura)|invito (?:finale|all[’']azione)|frase (?:finale|di chiusura)|chiusura|ultima frase",
  'linha final|final|fim|conclusão|assinatura|despedida|para (?:terminar|fechar|acabar)|últimas palavras|último ecrã|última (?:frase|tela|imagem|linha)|(?:lema|cartela|cartão|mensagem|texto|slogan|ecrã|tela|imagem) (?:final|de fecho)|(?:chamada|apelo) (?:para |à |final)?(?:a )?(?:ação|acção)?|frase (?:final|de fecho)|fecho|encerramento',
  'eindzin|afsluitende (?:zin|regel)|einde|eind|finale|tot slot|laatste (?:woorden|beeld|regel|scherm)|(?:slot|eind)(?:woord|woorden|beeld|tekst|boodschap|slogan|kaart|scherm|regel|motto)|(?:motto|slogan) (?:aan het eind|tot slot)|oproep(?: (?:tot actie|aan het eind(?:e)?))?|slotzin|slot|laatste zin|afsluiter|afsluiting|uitsmijter',
);
const told = any(
  'subject|(?:back)?story|plot|narrative|storyline|message|take-?\\s?(?:aways?|home)(?: (?:line|message|point|sentence|thought))?|(?:social )?proof(?: points?)?|evidence|support|reasons? to believe|offer|deal|facts|details|body(?: copy)?|copy|content|promise|usp|differentiator|(?:message|point|thing|idea|fact) (?:to (?:get across|land|remember|convey)|(?:we|i) want to (?:get across|land|convey))|(?:line|phrase|thing) (?:that )?(?:people|viewers|they|everyone) should (?:remember|take away)|what (?:the )?(?:viewers?|people|they|everyone|users|customers) (?:must|should|need to|have to|ought to) (?:learn|know|remember|take away|understand|see|hear)',
  'anzeige(?:text)?|einblendung(?:en)?|texteinblendung(?:en)?|text (?:im bild|auf dem bildschirm)|betreff|geschichte|kern(?:botschaft|aussage)|haupt(?:botschaft|aussage)|botschaft|beleg|beweis|angebot|fakten|eckdaten|inhalt|versprechen|(?:satz|spruch), der hängen ?bleiben soll|was (?:hängen ?bleiben|die leute wissen|man wissen) (?:soll|sollen|sollte|müssen)',
  "affichage|texte à l['’]écran|à l['’]écran|histoire|récit|message(?: clé| principal| à (?:faire )?passer)?|idée|preuve(?: sociale)?|offre|faits|contenu|promesse|ce qu[’']il faut retenir",
  'texto en pantalla|en pantalla|asunto|historia|mensaje|idea|prueba(?: social)?|oferta|datos|hechos|contenido|promesa|frase que (?:debe|tiene que) quedar|lo que (?:la gente )?(?:debe|tiene que|hay que) (?:saber|quedar|recordar)',
  'testo (?:a schermo|in sovrimpressione)|a schermo|in sovrimpressione|oggetto|storia|messaggio|prova(?: sociale)?|offerta|dati|fatti|contenuto|promessa|frase che deve (?:restare|rimanere)(?: in testa)?|cosa deve (?:restare|rimanere|passare)',
  'texto (?:no ecrã|na tela)|no ecrã|na tela|assunto|história|mensagem|ideia|prova(?: social)?|dados|factos|fatos|conteúdo|frase que (?:deve|tem de|precisa) ficar|o que (?:as pessoas )?(?:devem|deve|precisam) (?:saber|ficar|lembrar)',
  'tekst in beeld|in beeld|onderwerp|verhaal|(?:kern|hoofd)?boodschap|idee|bewijs|aanbod|aanbieding|feiten|inhoud|belofte|wat (?:mensen|kijkers) moeten (?:weten|onthouden)',
);
const context =
  'background(?: info(?:rmation)?)?|context|value prop(?:osition)?|legal(?: line)?|input|must (?:include|have|say|show)|mandator(?:y|ies)|must[- ]haves?|hintergrund(?:info)?|kontext|pflicht|contexte|obligatoire|contexto|obligatorio|contesto|obbligatorio|obrigatório|achtergrond|verplicht|het zit zo|so ist es|voilà';
const maker = any(
  "audience|where (?:it|this) (?:runs|plays|is shown)|who (?:watches|sees|will see) (?:this|it)|don[’']?t|(?:emotional )?angle|personality|must not (?:include|have|say|show)|nice to have|not needed|optional|out of scope|output|target(?: (?:audience|group|market))?|who (?:it|this)(?:[’']s| is) for|goal|objective|aim|purpose|insight|(?:consumer |customer )insight|tone(?: of voice)?|voice|feel(?:ing)?|mood|vibe|style|look(?: and feel)?|constraints?|restrictions?|brand (?:rules?|guidelines?|voice)|style (?:rules?|guide)|house rules|guidelines|requirements?|do[’']?s and don[’']?ts|don[’']?ts|no-?gos?|length|duration|(?:notes?|remarks?|instructions?) (?:to|for) (?:the )?(?:makers?|editors?|designers?|team|you|agent)|background for you|for your (?:background|information)|fyi",
  'zielgruppe|wo (?:es|er|das) läuft|ziel|zweck|zielsetzung|tonalität|ton(?:fall)?|stimmung|stil|anmutung|vorgaben|markenregeln|regeln für die marke|länge|dauer|(?:hinweis|anmerkung)e?n? (?:für euch|an euch|für sie|fürs team)|für euch zum hintergrund|zur info',
  "cible|à éviter|où (?:ça|cela) passe|public(?: visé| cible)?|objectif|but|ton|ambiance|style|contraintes?|règles de (?:la )?marque|durée|(?:remarques?|notes?|précisions?) (?:pour vous|pour le (?:monteur|créateur))|pour info|à titre d[’']info(?:rmation)?",
  'dónde se (?:ve|verá)|público(?: objetivo)?|audiencia|objetivo|finalidad|tono|estilo|ambiente|restricciones|normas de (?:la )?marca|duración|(?:notas?|observaciones) para (?:vosotros|usted|ustedes|el equipo)|para (?:vuestra|su) información',
  'da evitare|dove (?:va|gira)|pubblico|destinatari|obiettivo|scopo|tono|stile|atmosfera|vincoli|regole (?:di|del|della) (?:marca|marchio|brand)|durata|(?:note|indicazioni) per (?:voi|chi monta)|per vostra informazione',
  'público-alvo|audiência|destinatários|onde (?:passa|vai passar)|a evitar|finalidade|tom|restrições|regras da marca|duração|(?:notas|observações) para (?:vocês|vós|a equipa|a equipe)|para vossa informação',
  'doelgroep|doel|toon|sfeer|stijl|huisstijl|merkregels|lengte|duur|(?:opmerking(?:en)?|notities?) voor (?:jullie|de maker)|ter info(?:rmatie)?',
);

/** "Our offer: …" and "Notre histoire : …" may as well be said to viewers: whose it is makes it theirs. */
const article =
  "(?:the|a|an|some|one|and|die|der|das|ein|eine|etwas|l[’']|la |le |les |el |los |il |lo |i |o |a |as |os |de |het |een |un |une |una |um |uma )?";
const manner =
  '(?:(?:key|main|core|one-line|one-sentence|single-sentence|closing|central|primary|single|single-minded|one|short|quick|brief|overall|campaign|brand|creative|basic|essential|more|little|bit of|general|zentrale|wichtigste|kurze?r?|kurz|principale?|petit|breve|brevi|pequeñ[ao]|un poco de|corte|korte|belangrijkste) ){0,2}';
const tail =
  '(?: (?:principal[ei]?|clés?|clave|chiave|chave|finale?|central[ei]?|para (?:vocês|vosotros)|for (?:you|the (?:film|ad|video|spot))|(?:of|in) the (?:film|ad|video|spot)|des (?:films|spots)|du (?:film|spot)|de la vidéo|del v[ií]deo|del video|do vídeo|van (?:de|het) (?:film|filmpje|video)))?';

const kinds: readonly [LabelKind, RegExp][] = (
  [
    ['opening', opening],
    ['ending', ending],
    ['maker', maker],
    ['told', told],
    ['context', context],
  ] as const
).map(([kind, words]) => [
  kind,
  new RegExp(`^(?:${article.trim()}\\s?)${manner}(?:${words})${tail}(?:, [^,]{3,40})?$`, 'iu'),
]);

/** What a label in running text says of the words behind its colon; null for one that viewers may read. */
export const kindOfLabel = (label: string): LabelKind | null =>
  kinds.find(([, known]) => known.test(label.trim().replace(/\s+/gu, ' ')))?.[0] ?? null;

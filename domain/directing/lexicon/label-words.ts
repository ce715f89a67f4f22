/** What people write before a colon to say which part of a film follows, in seven languages, as sources of patterns. */

const any = (...words: string[]) => words.join('|');

/** Who speaks, or what the film is for: its value signs the film. */
export const nameLabels = any(
  "credit line|sender|signed(?: by)?|(?:final |end |closing )logo|platform|brand|company|business|tool|product|charity|club|organi[sz]ation|client|customer|app|software|project|issued by|presented by|published by|sent by|brought to you by|(?:brand|company|business|product|shop|organi[sz]ation|tool|app|client|sender)(?: |[’']s )name",
  'urheberzeile|absender(?:in)?|gezeichnet|unterzeichnet|plattform|firma|marke|unternehmen|tool|produkt|verein|kunde|auftraggeber(?:in)?|organisation|betrieb|herausgeber(?:in)?|werkzeug|(?:firmen|marken|vereins|produkt)name|name (?:der firma|des vereins|der marke|des unternehmens)',
  "ligne de crédits?|expéditeur|signé(?: par)?|logo (?:final|de fin|à la fin)|plateforme|expéditrice|émetteur|marque|entreprise|société|outil|produit|association|client|organisme|commanditaire|enseigne|de la part de|au nom de|nom (?:de la (?:marque|société)|de l['’](?:entreprise|association|enseigne)|du produit)",
  'línea de créditos?|remitente|firmado(?: por)?|logo (?:final|al final)|plataforma|emisor|marca|empresa|compañía|herramienta|producto|asociación|cliente|organización|organiza|negocio|de parte de|en nombre de|nombre de(?: la marca|l negocio| la empresa|l producto)',
  "riga dei crediti|mittente|firmato(?: da)?|logo (?:finale|alla fine)|piattaforma|marchio|brand|azienda|società|strumento|prodotto|associazione|cliente|organizzazione|ditta|committente|da parte di|a cura di|nome (?:del marchio|dell['’]azienda|del prodotto|della ditta)",
  'linha de créditos?|remetente|assinado(?: por)?|logo(?:tipo)? final|emissor|companhia|ferramenta|produto|associação|organização|negócio|da parte de|em nome de|nome (?:da marca|da empresa|do produto|do negócio)',
  'afzender|(?:onder|ge)tekend|eindlogo|logo aan het eind(?:e)?|zender|merk|bedrijf|organisatie|gereedschap|vereniging|stichting|klant|opdrachtgever|namens|(?:merk|bedrijfs|product)naam|naam van (?:het bedrijf|het merk|de vereniging)',
);
/** Of what kind whoever speaks is: signs the film where a name and nothing else stands behind it. */
export const houseLabels = any(
  'employer|arbeitgeber(?:in)?|employeur|empleador(?:a)?|datore di lavoro|empregador(?:a)?|werkgever|org|institut(?:e|ion)|university|college|school|museum|gallery|theat(?:re|er)|restaurant|caf[eé]|bar|pub|bakery|shop|store|boutique|studio|agency|foundation|trust|ngo|non-?profit|clinic|gym|farm|winery|brewery|vineyard|nursery|festival|podcast|band|artist|choir|orchestra|start-?up|publisher|organi[sz]ers?|hosted by|host|from us at',
  'institut|universität|hochschule|schule|galerie|theater|gasthaus|bäckerei|laden|geschäft|agentur|stiftung|klinik|praxis|hof|weingut|brauerei|kita|chor|orchester|künstler(?:in)?|verlag|veranstalter(?:in)?',
  'école|université|musée|théâtre|boulangerie|boutique|magasin|agence|fondation|clinique|ferme|domaine|brasserie|groupe|chorale|orchestre|artiste|éditeur|organisat(?:eur|rice)s?',
  'escuela|colegio|universidad|museo|galería|teatro|restaurante|cafetería|panadería|tienda|estudio|agencia|fundación|clínica|bodega|granja|grupo|coro|orquesta|artista|editorial|organiza(?:dor|dora|dores)?|ong',
  'scuola|università|galleria|ristorante|panificio|negozio|agenzia|fondazione|clinica|cantina|fattoria|gruppo|orchestra|casa editrice|organizzat(?:ore|rice|ori)|onlus',
  'escola|universidade|museu|galeria|padaria|loja|estúdio|agência|fundação|quinta|adega|orquestra|editora|organizador(?:es|a)?',
  'school|universiteit|galerie|bakkerij|winkel|zaak|bureau|kliniek|boerderij|wijngaard|brouwerij|koor|orkest|kunstenaar|uitgeverij|organisator',
);
/** Little words that name the sender where nothing but a name stands behind them. */
export const fromLabels = 'from|von|de|da|van';

/** What heads the film. */
export const headLabels = any(
  '(?:main |film |video |campaign )?(?:headline|title|heading)|title of the (?:film|video)|(?:main|key|core|central) message|theme|topic|subject|motto',
  '(?:film|haupt|video)?titel|titel (?:des films|des videos)|(?:haupt)?überschrift|schlagzeile|headline|(?:haupt|kern)botschaft|botschaft|(?:leit|haupt)?thema|motto|leitmotto',
  '(?:gros |grand )?titre(?: principal| du film| de la vidéo)?|intitulé|thème|thématique|sujet|message(?: clé| principal| central)?',
  '(?:gran )?título(?: principal| del v[ií]deo)?|titular|encabezado|tema(?: central| principal)?|asunto|mensaje(?: clave| principal| central)?|idea (?:principal|central|clave)',
  '(?:grande )?titolo(?: principale| del video)?|intestazione|tema(?: centrale| principale)?|argomento|oggetto|messaggio(?: chiave| principale| centrale)?|idea (?:principale|centrale|chiave)',
  '(?:grande )?título(?: principal| do v[ií]deo)?|manchete|cabeçalho|assunto|mensagem(?:[- ]chave| principal| central)?|ideia (?:principal|central|chave)',
  'titel (?:van (?:de film|het filmpje|de video))?|(?:grote )?(?:hoofd)?titel|kop(?:tekst)?|onderwerp|(?:hoofd|kern)boodschap|boodschap|hoofdgedachte|thema',
);

/** What is to be told: its points stand for themselves. */
export const factLabels = any(
  '(?:key |main |basic |essential )?(?:facts|points|contents?)|extras?|bonus|conditions?|small print|terms|also|further (?:info|details)|additional(?: (?:info|information|text|copy|facts?|details?))?|reminders?|occasion|anlass|occasione|ocasión|ocasião|(?:facts|points|things|details|info) to (?:include|cover|mention|show|get across|make)|what (?:to|we want to|it should) (?:say|include|cover|mention)|talking points|body(?: copy)?|copy|to mention|(?:the )?(?:figure|number|stat(?:istic)?)s? to (?:highlight|stress|feature|emphasi[sz]e|put forward)',
  '(?:die )?(?:wichtigste[n]? )?(?:fakten|eckdaten|punkte|inhalte?)|zusatz(?:info|text)?|extras?|bonus|bedingung(?:en)?|außerdem|erinnerung|kleingedrucktes|weitere infos?|kern(?:aussagen|punkte|fakten)|stichpunkte|stichworte|(?:das|was) (?:soll )?(?:rein|vorkommen)(?: soll| muss)?|was (?:rein|hinein|drin sein) (?:soll|muss)|das muss rein|zu erwähnen|(?:das )?muss rein|(?:hervorzuhebende|zu betonende) zahl(?:en)?|zahl(?:en)? zum hervorheben',
  "(?:les )?(?:faits|points)(?: clés?| à (?:montrer|dire|aborder|citer|mentionner)| principaux| essentiels)?|conditions?|bonus|extras?|en plus|rappel|à savoir|aussi|contenus?|(?:ce qu[’']il faut|à) (?:dire|mentionner|citer|montrer|faire figurer)|chiffres? à (?:mettre en (?:avant|valeur)|retenir|souligner|montrer)",
  '(?:los )?(?:puntos|datos|hechos)(?: clave| principales| que deben salir| a (?:mostrar|mencionar|tratar))?|condici(?:ón|ones)|extras?|además|también|recordatorio|contenidos?|(?:qué|lo que hay que) (?:decir|contar|mencionar)|a mencionar|para mencionar|debe(?:n)? aparecer|(?:cifra|dato|número)s? (?:a|para) (?:destacar|resaltar)',
  '(?:i )?(?:punti|dati|fatti)(?: chiave| principali| da (?:mostrare|citare|dire|toccare))?|condizion[ei]|extra|bonus|inoltre|anche|promemoria|contenut[oi]|cosa (?:dire|raccontare)|da (?:citare|dire|menzionare|inserire)|(?:cifra|numero|dato) da (?:evidenziare|mettere in (?:evidenza|risalto))',
  '(?:os )?(?:pontos|dados|fa[c]?tos)(?:[- ]chave| principais| a (?:mostrar|mencionar|focar))?|condiç(?:ão|ões)|extras?|bónus|além disso|também|lembrete|conteúdos?|o que (?:dizer|contar|mencionar)|a mencionar|devem? aparecer|(?:número|dado)s? a (?:destacar|realçar)',
  '(?:de )?(?:kern|hoofd)?(?:punten|feiten)|belangrijkste (?:punten|feiten)|inhoud|wat (?:erin|er in) (?:moet|komt)|te (?:noemen|vermelden)|(?:cijfer|getal)(?:len|s)? om uit te lichten|moet erin|wat (?:we|te) (?:willen )?(?:zeggen|vertellen)',
);
/** "Depois os números: …", "Then the figures: …": in which order they come. */
export const orderLabels =
  '(?:(?:and |und |et |y |e |en )?(?:then|after that|next|danach|dann|anschließend|ensuite|puis|après|luego|después|poi|dopo|depois|em seguida|daarna|dan|vervolgens)),? (?:come |kommen |viennent |vienen |vengono |vêm |komen )?(?:the |our |die |unsere |les |nos |los |las |nuestros |i |gli |os |as |de |onze )?(?:\\p{Ll}+ )?(?:facts|figures|numbers|points|details|zahlen|fakten|punkte|chiffres|faits|cifras|datos|números|puntos|numeri|dati|punti|factos|dados|pontos|cijfers|feiten|punten)';

/** What somebody said, before the words themselves. */
export const quoteNouns = any(
  '(?:(?:customer|client|pull|member|guest|staff|key|short|patient|user|press) )?(?:quote|quotation|testimonial|statement|review|phrase|feedback)|words|(?:key |strong )?line',
  '(?:kunden|mitglieder|gäste|presse|patienten|nutzer)?(?:zitat|stimme|aussage|bewertung)|o-ton|statement|testimonial|worte|(?:kern|leit|merk)?satz|(?:wichtiger|starker) satz|spruch',
  '(?:citation|témoignage|verbatim|avis|parole|phrase|mot|déclaration)s?(?: (?:client|clé|forte|choc|à retenir|de (?:membre|client|cliente)))?',
  '(?:cita|testimonio|frase|palabras|declaración|opinión|reseña)(?: (?:de (?:un |una )?(?:cliente|socia|socio|clienta)|clave|destacada|fuerte|para recordar))?',
  '(?:citazione|testimonianza|frase|parole|dichiarazione|recensione|opinione)(?: (?:cliente|chiave|forte|da usare|da ricordare|di (?:un |una )?(?:socia|socio|cliente)))?',
  '(?:citação|testemunho|depoimento|frase|palavras|declaração|opinião|avaliação)(?:[- ](?:de (?:um |uma )?(?:cliente|sócia|sócio)|chave|forte|de destaque|para lembrar))?',
  '(?:sterke )?(?:klant|leden|gasten|kern|patiënten)?(?:quote|citaat|uitspraak|ervaring|review|woorden|zin|reactie)(?: van een (?:lid|klant))?',
);

/** What heads things with what each of them costs. */
export const priceLabels = any(
  '(?:(?:the|our|all) )?(?:[\\p{L}\\d]+ )?(?:prices?|pricing|price list|fees?|rates|tickets?|admission|entry|plans|memberships?|packages|passes)|what (?:it|they|this) costs?|how much(?: it costs)?',
  '(?:(?:die|unsere|der) )?(?:[\\p{L}\\d]+ )?(?:preise?|preisliste|tarife?|gebühren|eintritt(?:spreise)?|tickets|karten|pakete|abos|kosten)|was es kostet|das kostet es',
  "(?:(?:les|nos|le|l['’])\\s?)?(?:(?:deux|trois|quatre|cinq|\\d) )?(?:tarifs?|prix|billets|entrées?|formules|abonnements|forfaits|offres)",
  '(?:(?:los|las|nuestros|nuestras|la) )?(?:(?:dos|tres|cuatro|cinco|\\d) )?(?:precios?|tarifas?|entradas?|planes|bonos|cuotas|abonos)',
  "(?:(?:i|le|gli|il|l['’])\\s?)?(?:(?:due|tre|quattro|cinque|\\d) )?(?:prezz[oi]|tariffe|bigliett[oi]|ingress[oi]|listino|abbonamenti|piani)",
  '(?:(?:os|as|nossos|nossas|o|a) )?(?:(?:dois|duas|três|quatro|cinco|\\d) )?(?:preços?|tarifas?|tarifários?|bilhetes|ingressos?|entradas?|planos|pacotes|mensalidades)',
  '(?:(?:de|onze) )?(?:(?:twee|drie|vier|vijf|\\d) )?(?:prijzen|prijs|tarieven|tickets|kaarten|kaartjes|toegang|abonnementen)',
);

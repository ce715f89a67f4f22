/** The words in which people say with which words a film begins, by language: what tells of a beginning or an end, and what else such a wish is made of. */

export interface PlaceWords {
  /** Says that something begins; a pattern for whole words. */
  begin: string;
  end: string;
  /** What words on a screen are called. */
  line: string;
  /** What else a wish is made of: the film, who sees it, verbs of wishing and showing, small words. */
  rest: string;
}

const words = (text: string) => text.trim().split(/\s+/u).join('|');

const en: PlaceWords = {
  begin:
    words(`open(?:s|ed|ing|er)? start(?:s|ed|ing|er)? begin(?:s|ning)? began kick(?:s|ed|ing)? kickoff lead(?:s|ing)?
    led cold going first firstly intro introduction introductory hook upfront`),
  end: words(
    `end(?:s|ed|ing)? close(?:s|d|r)? closing finish(?:es|ed|ing)? conclud(?:e|es|ed|ing) last final finally wrap sign`,
  ),
  line: words(`line lines words? phrase sentence question text titles? cards? title-?card headline slogan claim message
    quote quotation tagline motto caption copy statement`),
  rest: words(`strong strongly boldly bang a an the our my your their its this that it these those one film video clip ad advert reel animation spot
    piece movie teaser promo short story thing things something frame frames image picture shot screen scene slide with
    on by to of at in for as into up off out from with be is are being should must shall could would can may might will
    has have having had need needs want wants wanted like love loved prefer hope wish please pls kindly maybe perhaps
    possible possibly ideally if when great nice lovely good perfect wonderful best fine ok happy say says saying read
    reads reading show shows shown showing display displays displayed appear appears see sees seen hear put puts set use
    used using make makes let lets have go goes going get gets come comes stand stands people viewers? audience everyone
    everybody we i you they us me re ll ve so then just simply only very right straight away immediately directly
    exactly word also there here what which thanks thank and both do does know ought
    front idea thought think how top thinking suggest suggestion followed rest anything everything else before used nothing`),
};
const de: PlaceWords = {
  begin: words(`beginn(?:e|en|t|st|end|s)? begänne begonnen start(?:e|en|et|s)? gestartet anfang(?:en|s)? anfäng(?:t|st)
    fang(?:e|t|en)? fängt angefangen anzufangen einstieg(?:s)? einsteig(?:en|t|e) einzusteigen steig(?:e|t|en)?
    eröffn(?:e|en|et|ung) öffn(?:e|en|et) auftakt los losgehen losgeht losginge loslegen zuerst erste[nrsm]? zunächst
    eingangs anfangs allererst\\p{L}* eingeleitet einleiten einleitend intro opener aufhänger hook opening einleitung vorneweg voran vorn vorne
    (?:anfangs|eröffnungs|start|einstiegs|auftakt|eingangs)(?:satz|zeile|wort|worte|worten|text|titel|bild|frage|tafel|karte|szene)`),
  end: words(`end(?:e|en|et)? schlu(?:ss|ß) schließ(?:e|en|t)? abschließen(?:d)? abschluss hör(?:e|t|en)? aufhören beende(?:n|t)?
    letzte[nrsm]? zuletzt (?:schluss|end)(?:satz|zeile|wort|worte|text|bild)`),
  line: words(`satz satzes worte worten wort wörter wörtern zeile zeilen frage text titel überschrift slogan claim
    botschaft tafel texttafel titelkarte spruch motto zitat ausruf aussage`),
  rest: words(`stark kräftig knackig der die das den dem des ein eine einen einem einer dieser dieses diesem diesen er es sie ihr wir ich du
    man uns mir mich dir euch ihnen unser unseren film films filmchen video videos clip clips spot reel animation
    kurzfilm streifen teaser bild bilder einstellung szene schrift schriftzug einblendung folie karte bildschirm screen
    mit auf als an am im in ins zu zum zur für von vom ab soll sollen sollte sollten muss müssen müsste darf dürfen
    dürfte kann können könnte könnten könntest könntet mag mögen möchte möchten möchtest will wollen wünsche wünschen
    würde würden wäre wären hätte hätten habe haben ist sind sein sei wird werden lautet lauten heißt heißen bitte gern
    gerne dann ganz gleich direkt sofort nur auch und am liebsten idealerweise ideal optimal vielleicht möglichst wenn
    dass damit toll schön super prima gut fein steht stehen zeigen zeigt zeige gezeigt erscheinen erscheint auftauchen
    sehen sieht zu lesen liest kommt kommen einblenden eingeblendet blende blendet ein setzen setz setzt stellen nehmen
    nehmt nimm verwenden verwende nutzen machen mach macht lassen lass lasst geht gehen hin vor allem etwa so folgendes
    folgender folgende folgenden danke vielen dank wunsch unbedingt alles ersten etwas gehört
    möge idee unsere unserer dachten dachte denken zuschauer(?:in|innen)? heraus voranstellen
    wünsch\\p{L}+ könnt\\p{L}* würd\\p{L}+ sollt\\p{L}* dürft\\p{L}* denke gedacht leute zuschauer anderen allem nur nichts sonst`),
};
const fr: PlaceWords = {
  begin:
    words(`commen[cç]\\p{L}+ début\\p{L}* démarr\\p{L}+ ouvr\\p{L}+ ouvert\\p{L}* ouverture accroche premi(?:er|ers|ère|ères)
    abord introduction intro introduire lanc(?:er|ez|e) lancement entrée départ amorc\\p{L}+ incipit attaqu\\p{L}+ entam\\p{L}+`),
  end: words(
    `fin fini\\p{L}* termin\\p{L}+ conclu\\p{L}* clos clore ferm\\p{L}+ dernier dernière derniers achèv\\p{L}+ achev\\p{L}+ clôtur\\p{L}+`,
  ),
  line: words(`mots? phrases? question texte titre ligne slogan message carton citation formule interrogation`),
  rest: words(`fort fortement force le la les l un une des de du d notre nos mon ma votre ce cet cette ces cela ça c s qu que qui quoi il elle on
    nous je j vous tu me m te t y film films vidéo clip spot reel animation court montage histoire image images écran
    écrans plan plans scène scènes diapo chose matière par avec sur en au aux à pour dans comme doit doivent devra
    devrait devraient faut faudra faudrait peut peux peuvent pouvez pourrait pourriez pourrais veux veut voulons
    voudrais voudrions voudrait aimerais aimerions aimerait souhaite souhaitons souhaiterais souhaiterions préfère
    préférons est sont sera seront soit serait être ait a avoir merci stp svp s'il plaît plait si possible idéalement
    bien bon mieux parfait super génial sympa top peut-être juste tout toute simplement directement immédiatement
    apparaît apparaître apparaisse apparaissent afficher affiche affichez affichent voir voit lire lit lise dire dit dise
    mettre mets mettez met montrer montre montrez place placez utiliser utilise utilisez prendre prends prenez faire fais
    faites fasse lieu même exactement suivante suivant suivants où et
    idée pensait pensions spectateurs? voilà guise comment aimer\\p{L}+ voudr\\p{L}+ souhait\\p{L}+ préfér\\p{L}+ pourr\\p{L}+ devr\\p{L}+ pensé penser rien autre toute vous`),
};
const es: PlaceWords = {
  begin:
    words(`emp(?:ie|e)[cz]\\p{L}+ com(?:ie|e)n[cz]\\p{L}+ arran[cq]\\p{L}+ abr\\p{L}+ abiert\\p{L}+ apertura inici\\p{L}+
    principio primer\\p{L}* inicial gancho entrada entradilla intro introducción introducir part(?:ir|e|a|iendo|iera|iese) encabez\\p{L}+`),
  end: words(`fin final finali\\p{L}+ termin\\p{L}+ acab\\p{L}+ cierr\\p{L}+ cerr\\p{L}+ últim[oa]s? conclu\\p{L}+`),
  line: words(`palabras? frases? pregunta texto título titular línea lema eslogan mensaje rótulo cartel cita letrero`),
  rest: words(`fuerte fuerza el la los las lo un una unos unas de del al a nuestro nuestra mi tu su este esta esto ese esa eso ello que
    qué se me nos os te le les yo nosotros vosotros usted ustedes vídeo video film filme clip película anuncio spot reel
    animación pieza corto cosa imagen plano pantalla escena diapositiva con por en sobre como para desde debe deben
    deberá deberían debería tiene tienen tendría ha de haber hay puede pueden puedes podéis podría podrías podrían
    podríais podamos quiero queremos quisiera quisiéramos querría querríamos gustaría prefiero preferimos encantaría
    deseo deseamos necesito es son sea sean ser será serán sería serían fuera fuese estaría estar esté estén está va vaya
    favor gracias porfa si posible idealmente bien bueno ideal perfecto genial mejor quizá quizás tal vez justo solo muy
    ya todo directamente aparece aparezca aparecer aparecerá aparecen ver vea vean leer lea lean lee decir diga dice
    poner pon poned ponga pongan mostrar muestra muestre mostrad usar usa usad use utiliza utilizar hacer haz haced
    haga salir sale salga así siguiente y
    idea pensado habíamos espectador(?:es)? modo vez pensábamos prefer\\p{L}+ quer\\p{L}+ quisi\\p{L}+ gustar\\p{L}+ podr\\p{L}+ deber\\p{L}+ verse leerse`),
};
const it: PlaceWords = {
  begin:
    words(`inizi\\p{L}* cominc\\p{L}+ apr(?:i|a|e|o|ire|ite|iamo|isse|irei|irebbe|irsi|irlo|irà|ano) apert\\p{L}+ part(?:a|e|i|o|ire|ite|iamo|isse|irà|irebbe|irei|enza|endo)
    prim[oaie] primissim[oa] iniziale incipit gancio attacc\\p{L}+ esordi\\p{L}* avvi\\p{L}* intro introduzione debutt\\p{L}+ innanzitutto anzitutto`),
  end: words(`fine fini\\p{L}+ termin\\p{L}+ chiu\\p{L}+ conclu\\p{L}+ ultim[oaie]`),
  line: words(
    `parol[ae] fras[ei] domanda testo titolo riga slogan motto messaggio scritta citazione battuta didascalia`,
  ),
  rest: words(`forte forza deciso il lo la i gli le l un una uno di del della dei delle d al alla all allo a da dal dalla dalle dall nel nella
    nell sul sulla sulle sull su in con per come che cosa si ci vi mi me ti te ne noi io voi nostro nostra mio questo
    questa questi queste quello quella video film filmato clip spot reel animazione corto pubblicità cosa immagine
    inquadratura schermata schermo scena slide cartello deve devono dovrà dovranno dovrebbe dovrebbero dev può possono
    puoi potete potrebbe potresti potreste voglio vogliamo vorrei vorremmo piacerebbe preferirei preferisco preferiamo
    desidero desideriamo è sono sia siano essere sarà saranno sarebbe sarebbero fosse avere abbia ha va vada stare stia
    sta favore grazie cortesia se possibile idealmente bene bello buono meglio ideale perfetto magari forse proprio solo
    molto subito tutto direttamente compare comparire compaia appare apparire appaia vedere vede veda vedano leggere
    legge legga dire dica dice mettere metti mettete metta mostrare mostra mostri mostrate usare usa usate usi fare fai
    fate faccia così seguente seguenti e
    nei nelle nel negli idea pensavamo pensato spettator[ei] modo vorr\\p{L}+ prefer\\p{L}+ dovr\\p{L}+ potr\\p{L}+ piacer\\p{L}+ dev`),
};
const pt: PlaceWords = {
  begin:
    words(`come[cç]\\p{L}+ abr(?:a|e|am|ir|imos|isse|irá|iria|indo|em|issem) abert\\p{L}+ inici\\p{L}+ início princípio
    primeir\\p{L}+ inicial gancho entrada arran[cq]\\p{L}+ intro introdução introduzir part(?:a|e|ir|isse|irá|iria) chamada`),
  end: words(`fim final finali\\p{L}+ termin\\p{L}+ acab\\p{L}+ fech\\p{L}+ encerr\\p{L}+ últim[oa]s? conclu\\p{L}+`),
  line: words(`palavras? frases? pergunta texto título linha lema slogan mensagem legenda citação cartão letreiro`),
  rest: words(`forte força o a os as um uma uns umas de do da dos das ao à no na nos nas em com por pelo pela para como que se me nós eu
    você vocês lhe te ti nosso nossa meu minha este esta isto esse essa isso ele ela vídeo video filme clipe clip anúncio
    spot reel animação peça curta coisa imagem plano ecrã tela cena slide sobre desde deve devem deverá deverão deveria
    deveriam tem têm teria ter pode podem podes poderia poderiam podiam podia quero queremos queria queríamos gostava
    gostávamos gostaria gostaríamos prefiro preferimos preferia desejo desejamos é são seja sejam ser será serão seria
    seriam fosse estar está esteja favor obrigado obrigada se possível idealmente bem bom ideal perfeito ótimo melhor
    talvez logo mesmo só muito já tudo diretamente aparece aparecer apareça surgir surja ver veja vejam vê ler leia leiam
    lê dizer diga diz vir vem venha pôr põe ponha ponham colocar coloque coloquem coloca mostrar mostre mostrem mostra
    usar use usem usa fazer faz faça façam assim seguinte seguintes e
    nos nas ideia pensámos espectador(?:es)? modo pensamos quer\\p{L}+ prefer\\p{L}+ gosta\\p{L}+ dever\\p{L}+ poder\\p{L}+ pensado`),
};
const nl: PlaceWords = {
  begin:
    words(`begin(?:t|nen|nend)? begonnen open(?:t|en|er)? opening start(?:en|te)? gestart allereerst\\p{L}* eerst(?:e|en)? intro introductie
    inleiding binnenkomer aftrap(?:pen)? trap vooraan voorop aanvang aanhef aanvangen
    (?:begin|openings|start|aanvangs)(?:zin|zinnen|woord|woorden|tekst|regel|beeld|titel|vraag|scherm)`),
  end: words(`eind(?:e|ig|igt|igen)? slot afsluit(?:en|er|ing)? sluit(?:en)? laatste slotzin slotwoorden`),
  line: words(`woord woorden zin zinnen zinnetje tekst regel vraag titel titelkaart kop slogan leus boodschap quote
    citaat uitspraak spreuk`),
  rest: words(`de het een t n onze ons mijn je jij jullie u uw we wij ik hij zij ze er deze dit dat die wat welke film
    filmpje filmpjes video videootje clip spot reel animatie promo beeld beelden scherm shot scène slide kaart ding
    met op als aan in van voor door bij naar tot uit om te moet moeten moest mag mogen kan kun kunt kunnen zou zouden
    zal zullen wil wilt willen graag heb hebben had hadden is zijn wordt worden luidt luiden staat staan
    staat komt komen laat laten ga gaat gaan zien ziet lezen leest tonen toon toont zetten zet gebruik gebruiken neem
    nemen maak maken verschijnen verschijnt alsjeblieft alstublieft aub svp bedankt dank dankjewel dankuwel wel liefst
    het liefst idealiter misschien eventueel mogelijk indien leuk mooi fijn goed prima top prachtig dan gewoon meteen
    direct gelijk helemaal heel echt precies ook alleen alles en af volgende
    idee dachten dacht kijkers? zeggen zegt zo hoe ideaal alles dient niets`),
};

export const placeWords: Readonly<Record<string, PlaceWords>> = { en, de, fr, es, it, pt, nl };

import { type Lexicon, list, months } from './lexicon.ts';

export const de: Lexicon = {
  language: 'de',
  small: list(`
    der, die, das, und, für, mit, ist, ein, eine, einen, wir, von, zu, den, im, auf, sich, nicht, wie, jetzt,
    unser, unsere, zum, am, bis, dich, euch, uns, unter
  `),
  make: list(`
    erstelle, erstellen, mach, mache, machen, produziere, generiere, gestalte, baue, brauche, brauchen,
    möchte, möchten, will, animiere, erzeuge, hätte, hätten`),
  film: list(`
    video*, clip*, film*, *video, *clip, *filmchen, animation*, spot*, teaser*, trailer*, reel*, intro*, outro*, erklärvideo*,
    werbespot*, werbefilm*, werbeclip*, werbevideo*, imagefilm*, imagevideo*, produktvideo*, produktfilm*,
    promovideo*, vorstellungsvideo*, story, kurzvideo*, kurzfilm*, einladungsvideo*, anleitung*,
    rückblick*, jahresrückblick*, einladung*, überblick
  `),
  link: list(`
    das, der, die, für, über, zu, zum, zur, von, vom, mit, ankündigt, zeigt, erklärt, vorstellt, bewirbt,
    wie man, in dem, namens, vergleicht
  `),
  direct: list(`
    zeige, zeig, ende mit, beende, beginne, starte mit, verwende, nutze, blende, füge, halte, lass,
    das video, der film, nenne, hebe, am ende, keine, vermeide, schließe mit, schluss mit
  `),
  craft: list(`
    stil, ton, stimmung, farbe*, schrift*, hintergrund*, musik, übergang*, übergänge, format, dauer, länge,
    zielgruppe, hochformat, querformat, quadratisch, szene*, animiert
  `),
  fields: {
    message: list('überschrift, botschaft, titel, schlagzeile, kernbotschaft, motto, text'),
    name: list(
      'name, marke, firma, unternehmen, organisation, verein, kunde, auftraggeber, produkt, produktname, veranstaltung',
    ),
    tagline: list('claim, slogan, untertitel, unterzeile'),
    action: list(`
      telefon, tel,
      cta, handlungsaufforderung, aufruf, webseite, website, link, anmeldung, kontakt,
      schluss, ende, abspann, schlussbild, am ende
    `),
    date: list('gültig, gültigkeit, gültig bis, gültig für, gültig ab, gültig am, zeitraum, datum, wann, termin, tag'),
    time: list('zeit, uhrzeit, beginn, einlass'),
    place: list('ort, wo, adresse, veranstaltungsort'),
    price: list('preis, eintritt, tickets, kosten, karten'),
    code: list('code, gutschein, gutscheincode, rabattcode'),
    quote: list('zitat, kundenstimme, bewertung'),
    steps: list(`schritte, anleitung, so gehts, so geht's, ablauf, zubereitung`),
    list: list(`
      funktionen, vorteile, tipps, gründe, programm, themen, zutaten, mit dabei, zahlen, fakten, merkmale, besonderheiten, highlights, extras, neu
    `),
    before: list('vorher, früher, alt, ohne, bisher'),
    after: list('nachher, heute, neu, mit, jetzt'),
    colours: list('farben, farbe, farbpalette, markenfarben'),
    note: list(`
      stil, ton, stimmung, dauer, länge, format, zielgruppe, musik, schrift, ziel, hinweis, tonalität,
      hintergrund
    `),
  },
  cues: {
    launch: list(`
      neu, neue, neues, vorstellung, ab sofort, jetzt verfügbar, einführung, markteinführung, wir stellen vor,
      startet, produktstart, launch
    `),
    explainer: list('was ist, warum, wie funktioniert, funktioniert, erklär*, verstehen'),
    report: list(`
      ergebnis*, quartal*, umfrage, wuchs, gewachsen, stieg, jahresbericht, bericht, umsatz, wachstum,
      kennzahlen, bilanz, zahlen
    `),
    event: list(`
      tickets, konferenz, eröffnung, *tagung, *kongress, *seminar, *symposium, festival, konzert, einlass, ausstellung, veranstaltung, fest, messe,
      lade*, einladung, komm*, termin, lesung, feier
    `),
    hiring: list(
      'stelle, offene stellen, stellenangebot*, bewirb*, gehalt, karriere, job, jobs, wir suchen, team verstärk*, bewerbung*, auszubildende*, azubi*, verstärkung, teilzeit, vollzeit, urlaub',
    ),
    comparison: list(`
      vs, gegen, statt, anstatt, als, vorher, nachher, vergleich*, im vergleich, unterschied
    `),
    tutorial: list(`
      so gehts, anleitung, schritt, schritte, zuerst, dann, danach, zum schluss, rezept, einrichten
    `),
    testimonial: list('sagt, kundenstimme, bewertung, sterne, zitat, erfahrung, kundin, kunde'),
    sting: list('logo, intro, outro, ident, logoanimation'),
    alert: list(`
      wartung, ausfall, rückruf, frist, wichtig*, achtung, störung*, sperrung, warnung, geschlossen, hinweis, abgestellt,
      abgeschaltet, gesperrt, unterbrochen, stromausfall, vollsperrung, schienenersatzverkehr, ersatzbusse
    `),
    tour: list('rundgang, funktionen, dashboard, app, oberfläche, überblick'),
    manifesto: list('wir glauben, mission, niemals, stell dir vor, manifest, vision, wofür wir stehen'),
    offer: list(`
      rabatt, angebot, gutschein, code, gratis, kostenlos, sparen, schlussverkauf, nur heute, aktion
    `),
    list: list('tipps, gründe, fehler, dinge, ideen, wege, regeln, fakten'),
  },
  tones: {
    precise: list('präzise, technisch, entwickler*, sicher*, daten, software, schlicht, klar, cloud'),
    premium: list('elegant, luxus*, edel, hochwertig, exklusiv'),
    bold: list('kräftig, laut, mutig, sport*, rabatt, dynamisch, energiegeladen'),
    warm: list(`
      warm, herzlich, familie*, bäckerei, brot, gemeinschaft, kaffee, küche, rezept, freundlich, nachbar*
    `),
    playful: list('verspielt, spaß, kinder*, party, bunt, spiel*'),
    calm: list('ruhig, sanft, natur, gesund*, medizin*, entspannt, schlaf, vertrauen, yoga'),
    corporate: list('seriös, geschäftlich, bericht, professionell, unternehmen, bank, stadtwerke, quartal*'),
    cinematic: list('filmisch, dramatisch, dunkel, düster'),
    futuristic: list('futuristisch, ki, weltraum, roboter'),
    culture: list('kultur*, museum, klassisch*, bibliothek, ausstellung, oper, theater, lesung, buch*'),
    retro: list('retro, handgemacht, analog, vintage, schallplatte*, jazz'),
  },
  months: months(
    'januar/jänner/jan, februar/feb, märz, april/apr, mai, juni/jun, juli/jul, august/aug, september/sept/sep, oktober/okt, november/nov, dezember/dez',
  ),
  weekdays: list('montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag'),
  until: list('bis, bis zum'),
  placeAt: list('in, im, am, bei, auf dem, auf der, ort'),
  and: list('und, &'),
  or: list('oder'),
  fromTo: [list('von, vom'), list('auf, zu')],
  once: list('früher, bisher, dauerte, dauerten, war, vorher, brauchte'),
  now: list('jetzt, heute, nun, nur noch'),
  versus: list('vs, vs., gegen, statt, anstatt, im vergleich zu'),
  rise: list('wuchs, stieg, stiegen, plus, mehr, gewachsen, zunahme'),
  fall: list('sank, sanken, fiel, fielen, weniger, minus, reduziert, gesenkt'),
  act: list(`
    jetzt, teste*, starte, starten, komm*, melde, buche*, kaufe*, besuche*, bestelle*, lade, entdecke*,
    bewirb, sichere*, probiere*, mach mit, reserviere*, anmelden, abonniere*, ruf,
    antworte*, bestätige*, gib bescheid, gebt bescheid, sagt uns, meldet
  `),
  holds: list(`
    feiert, feiern, gibt, geben, veranstaltet, veranstalten, lädt, laden, spielt, spielen, singt, singen,
    zeigt, zeigen, stellt, sucht, suchen, eröffnet, eröffnen, öffnet, hält, halten, heiratet, heiraten,
    wird, werden, präsentiert, präsentieren, organisiert, organisieren, trifft, treffen, macht, machen,
    kommt, kehrt
  `),
  ask: list(`
    bewerbung, bewerbungen, anmeldung, anmeldungen, buchung, buchungen, reservierung, reservierungen,
    termine, terminvereinbarung, karten, tickets, vorverkauf, fragen, rückfragen, infos, auskunft,
    kontakt, bestellung, bestellungen, zusagen, rückmeldung, rückmeldungen, spenden, anfragen,
    störungsnummer
  `),
  step: list(`
    mische*, gib, geben, backe*, koche*, schneide*, rühre*, erhitze*, serviere*, gieße*, öffne*, klicke*,
    tippe*, installiere*, wähle*, verbinde*, knete*, lass, warte*, speichere*, sende*, lade, drücke*, forme*,
    melde, starte*, scanne*, nimm, füge
  `),
  says: list('sagt, sagte, laut, so, erzählt, meint, berichtet, schwärmt'),
  avoid: list('vermeide, keine, kein, keinen, ohne, nicht'),
  free: list('gratis, kostenlos, frei'),
  second: list('sekunden, sekunde, sek, sekündiges, sekündiger, sekündige, s'),
  minute: list('minuten, minute, min, minütiges'),
  called: list('namens, genannt, heißt'),
  because: list('weil, damit, deshalb, dadurch'),
  article: list(`
    der, die, das, den, dem, des, ein, eine, einen, einem, unser, unsere, von, und, oder, für, zu, im, in,
    am, mit, nicht, kein, als
  `),
  connectors: {
    before: 'Vorher',
    after: 'Nachher',
    versus: 'vs',
    step: 'Schritt',
    from: 'von',
    to: 'auf',
    until: 'bis',
  },
};

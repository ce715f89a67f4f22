import { type Lexicon, list, months } from './lexicon.ts';

export const it: Lexicon = {
  language: 'it',
  small: list(`
    il, lo, la, gli, le, e, per, con, è, un, una, di, del, della, che, nel, nostro, nostra, tuo, si, ora,
    dal, fino, come, più, alla, i
  `),
  make: list(`
    crea, creare, fai, fare, genera, produci, realizza, progetta, voglio, vorrei, serve, prepara, vorremmo, vogliamo, servirebbe`),
  film: list(`
    video*, clip*, film*, animazione*, spot*, teaser*, trailer*, reel*, storia, intro, tutorial*, annuncio*,
    tiktok*, post
  `),
  link: list(`
    che dica che, che dica, che racconti che, che racconti, per dire che, che, che confronti, che confronta, per lanciare, per promuovere, per annunciare, per presentare, per, su, sul, sulla, sullo, sui, sugli, sulle, di, del, dello, della, dei, degli, delle, annuncia, annunci, mostra, mostri, spiega, spieghi, presenta,
    presenti, confronta, intitolato, con
  `),
  direct: list(`
    mostra, mostrare, termina, inizia, usa, utilizza, aggiungi, includi, mantieni, il video, evita,
    alla fine, chiudi, metti
  `),
  craft: list(`
    stile, tono, atmosfera, colore*, colori, carattere, sfondo, musica, transizione*, formato, durata,
    pubblico, verticale, orizzontale, quadrato, scena*, ritmo
  `),
  fields: {
    message: list('titolo, messaggio, testo'),
    name: list('nome, marchio, azienda, organizzazione, associazione, cliente, prodotto, evento'),
    tagline: list('slogan, sottotitolo, motto'),
    action: list(`
      telefono, tel,
      cta, invito all’azione, pulsante, sito, link, contatto, iscrizione,
      finale, chiusura, fine, alla fine
    `),
    date: list('validità, valido, valido per, valido il, valido dal, periodo, date, data, quando, giorno'),
    time: list('ora, orario'),
    place: list('luogo, dove, indirizzo, sede'),
    price: list('prezzo, biglietti, ingresso'),
    code: list('codice, coupon'),
    quote: list('citazione, testimonianza, recensione'),
    steps: list('passi, passaggi, ricetta, istruzioni, preparazione'),
    list: list(`
      funzioni, vantaggi, consigli, motivi, programma, ingredienti, numeri, risultati, caratteristiche
    `),
    before: list('prima, senza, ieri'),
    after: list('dopo, ora, con, oggi'),
    colours: list('colori, colore, palette'),
    note: list(`
      stile, tono, durata, lunghezza, formato, pubblico, musica, carattere, obiettivo, nota, sfondo, ritmo
    `),
  },
  cues: {
    launch: list('nuovo, nuova, presentiamo, lancio, scopri, arriva, ora disponibile, novità'),
    explainer: list(`cos'è, che cosa è, perché, come funziona, spiega*, capire, funziona`),
    report: list(`
      risultat*, trimestre, sondaggio, è cresciuto, rapporto, ricavi, fatturato, crescita, annuale, bilancio,
      vendite
    `),
    event: list(`
      biglietti, conferenza, convegno, congresso, seminario, sagra, inaugurazione, festival, concerto, mostra, evento, fiera, invito, festa, unisciti,
      laboratorio
    `),
    hiring: list(
      'assumiamo, lavoro, stipendio, remoto, carriera, posizione, cerchiamo, candidatura*, apprendist*, assume',
    ),
    comparison: list('vs, contro, invece di, prima, dopo, confronto, confronta*, differenza'),
    tutorial: list('come, passo, passi, prima, poi, infine, ricetta, guida, tutorial'),
    testimonial: list('recensione, stelle, dice, testimonianza, cliente, opinione'),
    sting: list('logo, intro, sigla'),
    alert: list(
      'manutenzione, interruzione, importante, avviso, scadenza, chiusura, allerta, interrott*, richiamo, guasto, sospes*, chiusa al traffico, chiuso al traffico',
    ),
    tour: list('tour, pannello, app, schermat*, interfaccia'),
    manifesto: list('crediamo, missione, mai, immagina, manifesto, visione'),
    offer: list('saldi, sconto, offerta, codice, gratis, risparmia, promozione, solo oggi'),
    list: list('consigli, motivi, errori, cose, idee, trucchi, modi'),
  },
  tones: {
    precise: list('preciso, tecnico, sviluppator*, sicuro, dati, software, pulito'),
    premium: list('elegante, lusso, raffinato, esclusivo, vino, moda'),
    bold: list('audace, sport*, potente, saldi, energico, dinamico'),
    warm: list(`
      caldo, famiglia, panetteria, pane, cucina, caffè, comunità, ricetta, accogliente, mercato
    `),
    playful: list('giocoso, bambini, festa, gioco, divertente, colorato'),
    calm: list('calmo, sereno, natura, salute, sonno, benessere, fiducia, yoga'),
    corporate: list('aziendale, rapporto, professionale, banca, trimestre, chiaro'),
    cinematic: list('cinematografico, drammatico, scuro, mistero'),
    futuristic: list('futuristico, ia, spazio, robot*'),
    culture: list('cultura*, museo, classico, biblioteca, mostra, opera, teatro, libro'),
    retro: list('retrò, artigianale, analogico, vintage, vinile, jazz'),
  },
  months: months(
    'gennaio/gen, febbraio/feb, marzo/mar, aprile/apr, maggio/mag, giugno/giu, luglio/lug, agosto/ago, settembre/set, ottobre/ott, novembre/nov, dicembre/dic',
  ),
  weekdays: list('lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica'),
  until: list('fino al, entro'),
  placeAt: list('a, al, alla, presso, luogo'),
  and: list('e, ed, &'),
  or: list('o'),
  fromTo: [list("da, dal, dall', dall’, dai, dalle"), list("a, al, all', all’, ai, alle")],
  once: list('prima, era, ci volevano, una volta'),
  now: list('ora, oggi, adesso'),
  versus: list('vs, contro, invece di'),
  rise: list('cresciuto, cresciuta, aumentato, salito, più, crescita'),
  fall: list('sceso, calato, meno, ridotto'),
  act: list(`
    prova, inizia, unisciti, prenota, acquista, registrati, scarica, visita, scopri, ordina, chiama, vieni,
    iscriviti,
    conferma, confermate, confermateci, rispondi, rispondete, prenotate, iscrivetevi, chiamate, scrivete, scriveteci
  `),
  holds: list(`
    festeggia, festeggiano, festeggiamo, celebra, celebrano, celebriamo, organizza, organizzano,
    organizziamo, dà, danno, offre, offrono, invita, invitano, presenta, presentano, presentiamo, suona,
    suonano, canta, cantano, apre, aprono, riapre, riaprono, cerca, cercano, assume, si sposano, compie,
    compiono, torna, tornano, ospita, ospitano, inaugura
  `),
  ask: list(`
    prenotazione, prenotazioni, iscrizione, iscrizioni, informazioni, info, biglietti, candidature,
    ordini, appuntamenti, conferme, adesioni, contatti, donazioni
  `),
  step: list(`
    mescola, aggiungi, inforna, cuoci, taglia, versa, servi, apri, clicca, installa, scegli, collega,
    impasta, lascia, sbuccia, invia, premi, scalda, friggi
  `),
  says: list('dice, secondo, afferma, racconta, spiega, commenta'),
  avoid: list('evita, senza, non, niente'),
  free: list('gratis, gratuito'),
  second: list('secondi, secondo, sec, s'),
  minute: list('minuti, minuto, min'),
  called: list('chiamato, chiamata, si chiama, intitolato'),
  because: list('perché, così, quindi'),
  article: list(`
    il, lo, la, i, gli, le, un, una, di, del, della, e, o, per, a, al, in, con, non, che, da, nostro, nostra
  `),
  connectors: { before: 'Prima', after: 'Dopo', versus: 'vs', step: 'Passo', from: 'da', to: 'a', until: 'fino al' },
};

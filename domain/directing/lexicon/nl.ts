import { type Lexicon, list, months } from './lexicon.ts';

export const nl: Lexicon = {
  language: 'nl',
  small: list(`
    het, een, voor, met, van, op, wij, je, jij, zijn, naar, niet, wordt, onze, ook, meestal, tot, uit, bij, elke, elk, maar,
    hebben, heeft, deze, dit
  `),
  make: list('maak, maken, produceer, genereer, ontwerp, bouw, wil, willen, animeer, wilt, zou, zouden'),
  film: list(`
    video*, clip*, film*, *video, *filmpje, animatie*, spot*, teaser*, trailer*, reel*, intro*, outro*, uitlegvideo*, promovideo*,
    tiktok*, bedrijfsfilm*, wervingsvideo*, story
  `),
  link: list('dat, die, voor, over, van, met, aankondigt, toont, uitlegt, hoe je, waarin, genaamd, vergelijkt'),
  direct: list(`
    toon, laat, eindig met, sluit af met, begin, start met, gebruik, houd, noem, benadruk, aan het eind, geen,
    vermijd, de video, de film, graag
  `),
  craft: list(`
    stijl, toon, sfeer, kleur*, lettertype*, achtergrond*, muziek, overgang*, formaat, duur, lengte, doelgroep,
    staand, liggend, vierkant, scène*, geanimeerd
  `),
  fields: {
    message: list('kop, boodschap, titel, kernboodschap, motto, tekst'),
    name: list('naam, merk, bedrijf, organisatie, vereniging, opdrachtgever, product, evenement'),
    tagline: list('slogan, claim, ondertitel, onderregel'),
    action: list(`
      telefoon, tel,
      cta, oproep, website, link, aanmelden, contact, inschrijven,
      einde, slot, slotbeeld, eindkaart
    `),
    date: list('geldig, geldig voor, geldig op, geldig vanaf, periode, data, datum, wanneer, dag'),
    time: list('tijd, aanvang, begin'),
    place: list('plaats, waar, adres, locatie'),
    price: list('prijs, toegang, tickets, kosten, kaarten'),
    code: list('code, kortingscode, vouchercode'),
    quote: list('citaat, klant, recensie'),
    steps: list('stappen, zo werkt het, bereiding, handleiding'),
    list: list('functies, voordelen, tips, redenen, programma, onderwerpen, ingrediënten, cijfers, feiten, nieuw'),
    before: list('vroeger, eerst, oud, zonder, voorheen'),
    after: list('nu, vandaag, nieuw, met'),
    colours: list('kleuren, kleur, kleurenpalet, merkkleuren'),
    note: list('stijl, toon, sfeer, duur, lengte, formaat, doelgroep, muziek, lettertype, doel, opmerking'),
  },
  cues: {
    launch: list('nieuw, nieuwe, maak kennis met, nu verkrijgbaar, vanaf nu, lancering, introductie, launch'),
    explainer: list('wat is, waarom, hoe werkt, werkt, uitleg*, begrijp*'),
    report: list('resultaat*, kwartaal*, enquête, groeide, steeg, jaarverslag, omzet, groei, cijfers, bezoekers'),
    event: list(`
      tickets, conferentie, *congres, symposium, opening, festival, concert, tentoonstelling, evenement, feest, beurs, uitnodiging,
      lezing, open dag
    `),
    hiring: list(
      'vacature*, solliciteer*, salaris, carrière, baan, banen, wij zoeken, versterk*, sollicitatie*, leerling-*',
    ),
    comparison: list('vs, tegen, in plaats van, dan, voorheen, vergelijk*, verschil'),
    tutorial: list('zo doe je, handleiding, stap, stappen, eerst, daarna, ten slotte, recept, instellen'),
    testimonial: list('zegt, klant, recensie, sterren, citaat, ervaring'),
    sting: list('logo, intro, outro, ident, logoanimatie'),
    alert: list(
      'onderhoud, storing, terugroep*, deadline, belangrijk, let op, afgesloten, waarschuwing, gesloten, gestremd, omleiding, werkzaamheden',
    ),
    tour: list('rondleiding, functies, dashboard, app, overzicht'),
    manifesto: list('wij geloven, missie, nooit, stel je voor, manifest, visie, waar we voor staan'),
    offer: list('korting, aanbieding, voucher, code, gratis, besparen, uitverkoop, alleen vandaag, actie'),
    list: list('tips, redenen, fouten, dingen, ideeën, manieren, regels, feiten'),
  },
  tones: {
    precise: list('precies, technisch, ontwikkelaar*, veilig*, data, software, strak, helder'),
    premium: list('elegant, luxe, chic, hoogwaardig, exclusief'),
    bold: list('krachtig, luid, gedurfd, sport*, korting, dynamisch, energiek'),
    warm: list(
      'warm, hartelijk, familie*, bakker*, brood, gemeenschap, koffie, keuken, recept, vriendelijk, buurt*, eerlijk',
    ),
    playful: list('speels, plezier, kinderen, feest, bont'),
    calm: list('rustig, zacht, natuur, gezond*, medisch, ontspannen, slaap, vertrouwen, yoga'),
    corporate: list('zakelijk, verslag, professioneel, onderneming, bank, kwartaal*, gemeente'),
    cinematic: list('filmisch, dramatisch, donker, duister'),
    futuristic: list('futuristisch, ai, ruimte, robot*'),
    culture: list('cultuur*, museum, klassiek*, bibliotheek, tentoonstelling, opera, theater, lezing, boek*'),
    retro: list('retro, handgemaakt, analoog, vintage, vinyl, jazz'),
  },
  months: months(
    'januari/jan, februari/feb, maart/mrt, april/apr, mei, juni/jun, juli/jul, augustus/aug, september/sept/sep, oktober/okt, november/nov, december/dec',
  ),
  weekdays: list('maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag'),
  until: list('tot, tot en met, t/m'),
  placeAt: list('in, te, op, bij, locatie, langs op'),
  and: list('en, &'),
  or: list('of'),
  fromTo: [list('van'), list('naar, tot')],
  once: list('vroeger, voorheen, eerst, duurde, was, kostte'),
  now: list('nu, vandaag, nog maar'),
  versus: list('vs, vs., tegen, in plaats van, versus, vergeleken met'),
  rise: list('groeide, groeiden, steeg, stegen, meer, gegroeid, toename'),
  fall: list('daalde, daalden, minder, gedaald, verlaagd'),
  act: list(`
    probeer*, start, kom*, meld, boek, koop*, bezoek*, bestel*, download, ontdek*, solliciteer*, reserveer*,
    schrijf je in, abonneer*, doe mee, bel,
    bevestig*, reageer*, laat weten
  `),
  holds: list(`
    viert, vieren, geeft, geven, houdt, houden, organiseert, organiseren, presenteert, presenteren,
    speelt, spelen, zingt, zingen, opent, openen, heropent, zoekt, zoeken, trouwt, trouwen, nodigt,
    nodigen, wordt, keert, komt, komen
  `),
  ask: list(`
    aanmelden, aanmelding, aanmeldingen, inschrijven, inschrijving, inschrijvingen, reserveren,
    reservering, reserveringen, reservaties, kaarten, tickets, vragen, solliciteren, sollicitatie,
    sollicitaties, bestellen, bestelling, bestellingen, afspraken, informatie, info, proefrit boeken,
    contact
  `),
  step: list(`
    meng*, voeg, bak*, kook*, snijd*, roer*, verhit*, serveer*, giet*, open*, klik*, typ*, installeer*, kies*,
    verbind*, kneed*, laat, wacht*, sla, verstuur*, druk*, vorm*, start*, scan*, neem
  `),
  says: list('zegt, zei, volgens, aldus, vertelt'),
  avoid: list('vermijd, geen, zonder, niet'),
  free: list('gratis, vrij'),
  second: list('seconden, seconde, sec, s'),
  minute: list('minuten, minuut, min'),
  called: list('genaamd, genoemd, heet'),
  because: list('omdat, zodat, daarom, waardoor'),
  article: list('de, het, een, onze, ons, van, en, of, voor, naar, in, op, met, niet, geen, als, dan'),
  connectors: { before: 'Eerst', after: 'Nu', versus: 'vs', step: 'Stap', from: 'van', to: 'naar', until: 'tot' },
};

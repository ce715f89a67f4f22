import { type Lexicon, list, months } from './lexicon.ts';

export const fr: Lexicon = {
  language: 'fr',
  small: list(`
    le, la, les, et, pour, avec, est, un, une, des, du, nous, notre, votre, vous, sur, dans, qui, que, au,
    aux, nos, vos, en, de, ce
  `),
  make: list(`
    crée, créez, créer, fais, faites, faire, produis, réalise, réalisez, réaliser, génère, conçois, veux, voudrais,
    besoin, anime, prépare, aimerais, aimerions, voudrions, souhaite, souhaitons`),
  film: list(`
    vidéo*, video*, clip*, film*, animation*, spot*, teaser*, bande-annonce, story, reel*, intro, publicité,
    tutoriel*, annonce*, post, publication instagram, tiktok*
  `),
  link: list(`
    qui dit que, qui annonce que, pour dire que, qui, que, pour expliquer, pour présenter, pour annoncer, pour lancer, pour promouvoir, pour faire connaître, pour, sur, de, du, des, annonçant, annonce, présente, présentant, explique, expliquant, montre,
    montrant, à propos de, comparant, compare, intitulée, avec
  `),
  direct: list(`
    terminer par, finir par, finir sur, terminer sur, conclure par,
    montre, montrez, affiche, affichez, termine, terminez, commence, commencez, utilise, utilisez, ajoute,
    ajoutez, garde, la vidéo, le film, finis, évite, évitez, inclus, incluez, à la fin
  `),
  craft: list(`
    style, ton, ambiance, couleur*, police, fond, musique, transition*, format, durée, public, vertical,
    verticale, paysage, carré, scène*, rythme
  `),
  fields: {
    message: list('titre, message, accroche, texte'),
    name: list('nom, marque, entreprise, société, organisation, association, client, produit, événement'),
    tagline: list('slogan, sous-titre, signature'),
    action: list(`
      téléphone, tél,
      cta, appel à l'action, bouton, site, lien, contact, inscription, réservation,
      fin, conclusion, dernière image, terminer par, terminer sur, finir par, finir sur, conclure par
    `),
    date: list('validité, valable, valable le, valable du, valable pour, période, date, quand, dates, jour'),
    time: list('heure, horaire, horaires, ouverture'),
    place: list('lieu, où, adresse'),
    price: list('prix, tarif, billets, entrée'),
    code: list('code, code promo'),
    quote: list('citation, témoignage, avis'),
    steps: list('étapes, recette, mode d’emploi, préparation'),
    list: list(`
      fonctions, fonctionnalités, avantages, conseils, raisons, programme, au programme, ingrédients, chiffres,
      résultats, points forts
    `),
    before: list('avant, ancien, sans, hier'),
    after: list(`après, nouveau, avec, aujourd'hui`),
    colours: list('couleurs, couleur, palette'),
    note: list(`
      style, ton, ambiance, durée, longueur, format, public, musique, police, objectif, note, cible, fond
    `),
  },
  cues: {
    launch: list(`
      nouveau, nouvelle, nouveaux, découvrez, lancement, présente, voici, désormais disponible, arrive, sortie
    `),
    explainer: list(`qu'est-ce que, pourquoi, comment fonctionne, explique*, comprendre, fonctionne`),
    report: list(`
      résultat*, trimestre, sondage, bilan, rapport, chiffre d’affaires, chiffre d'affaires, croissance,
      annuel, chiffres, a augmenté
    `),
    event: list(`
      billets, conférence, colloque, congrès, séminaire, portes ouvertes, brocante, ouverture, festival, concert, exposition, rendez-vous, invitation, fête, salon,
      rejoignez, événement, spectacle, atelier
    `),
    hiring: list(`
      recrute, recrutons, poste, salaire, télétravail, carrière, postulez, emploi, rejoignez notre équipe, candidature*, apprenti*, cdi, cdd
    `),
    comparison: list('vs, contre, au lieu de, avant, après, comparaison, compare*, plutôt que, différence'),
    tutorial: list(`comment, étape, étapes, d'abord, ensuite, puis, enfin, recette, tutoriel, guide`),
    testimonial: list('témoignage, avis, étoiles, dit, cliente, client, citation'),
    sting: list('logo, intro, outro, générique, jingle'),
    alert: list(`
      maintenance, panne, rappel, important, attention, fermeture, perturbation, date limite, alerte, coupure*, avis aux,
      avis à la population, interruption, rappel de produit, vigilance
    `),
    tour: list('visite, tableau de bord, application, interface, écran*'),
    manifesto: list('nous croyons, mission, jamais, imaginez, manifeste, vision, nos valeurs'),
    offer: list(`
      soldes, remise, réduction, promo, code, gratuit, offre, jusqu'au, économisez, promotion
    `),
    list: list('conseils, raisons, erreurs, choses, astuces, idées, façons'),
  },
  tones: {
    precise: list('précis, technique, développeur*, sécurisé, données, logiciel, sobre'),
    premium: list('élégant*, luxe, raffiné*, haut de gamme, exclusif, parfum, vin'),
    bold: list('audacieux, sport*, soldes, puissant, dynamique, énergique'),
    warm: list(`
      chaleureux, chaleureuse, famille, boulangerie, pain, cuisine, café, convivial, recette, voisin*, marché
    `),
    playful: list('ludique, enfants, fête, coloré, jeu, amusant'),
    calm: list('calme, doux, douce, nature, santé, sommeil, bien-être, confiance, yoga'),
    corporate: list('entreprise, rapport, professionnel, banque, trimestre, bilan, clair'),
    cinematic: list('cinématographique, dramatique, sombre, mystère'),
    futuristic: list('futuriste, ia, espace, robot*'),
    culture: list(`
      culture*, musée, classique, bibliothèque, exposition, opéra, théâtre, livre*, histoire
    `),
    retro: list('rétro, artisanal, fait main, vintage, vinyle, jazz'),
  },
  months: months(
    'janvier/janv, février/févr, mars, avril/avr, mai, juin, juillet/juil, août, septembre/sept, octobre/oct, novembre/nov, décembre/déc',
  ),
  weekdays: list('lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche'),
  until: list(`jusqu'au, jusqu'à, avant le, jusqu’au`),
  placeAt: list('à, au, aux, lieu, chez, place'),
  and: list('et, &'),
  or: list('ou'),
  fromTo: [list("de, d', d’"), list('à, au')],
  once: list('avant, autrefois, prenait, prenaient, était'),
  now: list(`maintenant, aujourd'hui, désormais`),
  versus: list('vs, contre, au lieu de, plutôt que'),
  rise: list('augmenté, hausse, croissance, plus, progressé'),
  fall: list('baissé, baisse, moins, réduit, chuté'),
  act: list(`
    essayez, commencez, rejoignez, réservez, achetez, inscrivez, téléchargez, visitez, découvrez, commandez,
    postulez, appelez, essayer, profitez, venez, testez,
    répondez, confirmez, contactez, écrivez, réponds, confirme
  `),
  holds: list(`
    célèbre, célèbrent, fête, fêtent, organise, organisent, organisons, donne, donnent, donnons, tient,
    tiennent, invite, invitent, invitons, présente, présentent, présentons, joue, jouent, chante,
    chantent, ouvre, ouvrent, rouvre, recrute, recrutent, cherche, recherche, accueille, accueillent,
    propose, proposent, proposons, se marient, revient, reviennent
  `),
  ask: list(`
    inscription, inscriptions, réservation, réservations, renseignements, candidature, candidatures,
    billets, billetterie, commandes, rendez-vous, réponse, réponses, infos, informations, contact, dons,
    questions
  `),
  step: list(`
    mélangez, ajoutez, cuisez, coupez, versez, faites, servez, ouvrez, cliquez, installez, choisissez,
    connectez, pétrissez, laissez, enfournez, remuez, épluchez, envoyez, téléchargez, appuyez, battez
  `),
  says: list(`dit, selon, déclare, affirme, d'après, raconte, explique, confie, témoigne`),
  avoid: list('évite, évitez, sans, pas de, ne'),
  free: list('gratuit, gratuite, offert'),
  second: list('secondes, seconde, sec, s'),
  minute: list('minutes, minute, min'),
  called: list(`appelé, appelée, s'appelle, se nomme, nommé, intitulé, intitulée`),
  because: list('parce que, car, donc, afin que'),
  article: list(`
    le, la, les, un, une, des, du, de, d’, et, ou, pour, à, au, en, sur, avec, ne, pas, que, notre, nos,
    votre, vos, par
  `),
  connectors: { before: 'Avant', after: 'Après', versus: 'vs', step: 'Étape', from: 'de', to: 'à', until: "jusqu'au" },
};

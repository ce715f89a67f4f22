import { trades } from './trades.ts';

/** Signs of lines on a field of 24 by 24, with the words that ask for them, as they begin. */
const table = {
  rocket: [
    'rocket|launch|start-?up|rakete|lanzamiento',
    'M12 2c3 2.500 4.500 6 4.500 10l-2 3h-5l-2-3C7.500 8 9 4.500 12 2zM12 8.500a1.600 1.600 0 1 0 .01 0M9.500 17.500L8 22l4-2 4 2-1.500-4.500M7.500 11L4 15v3l4-2M16.500 11l3.500 4v3l-4-2',
  ],
  chart: [
    'chart|growth|data|report|analy|sales|revenue|wachstum|ventas|croissance',
    'M3 21h18M6 21v-6M11 21V10M16 21V5M4 9l5-4 4 2 7-5M16 2h4v4',
  ],
  clock: ['time|clock|fast|deadline|hour|minute|uhr|zeit|tiempo|temps', 'M12 3a9 9 0 1 0 .01 0M12 7v5l3.500 2.500'],
  shield: [
    'secur|safe|shield|protect|privacy|sicher|segur|sécur',
    'M12 2.500l8 3v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6zM8.500 12l2.500 2.500 4.500-5',
  ],
  heart: [
    'heart|love|health|caring|herz|amor|santé|salud',
    'M12 20.500C6 16 3 12.500 3 8.800A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9 2.300c0 3.700-3 7.200-9 11.700z',
  ],
  leaf: [
    'leaf|green|eco|nature|plant|climate|blatt|umwelt|nature|verde',
    'M5 20C4 10 9 4 20 4c.500 11-5 16.500-13 15M5 20C8 15 11 12 15 9.500',
  ],
  cloud: [
    'cloud|server|hosting|wolke|nube|nuage',
    'M7 19a4.500 4.500 0 0 1-.500-9 6 6 0 0 1 11.500 1.500A3.800 3.800 0 0 1 17.500 19z',
  ],
  bolt: ['energy|power|electric|bolt|lightning|strom|energie|energía', 'M13.500 2L5 13.500h6L10.500 22 19 10.500h-6z'],
  chat: ['chat|message|talk|support|communit|nachricht|mensaje', 'M4 4h16v12h-8l-5 4v-4H4zM8 8.500h8M8 12h5'],
  cart: [
    'shop|cart|store|buy|commerce|kauf|tienda|achat',
    'M2 3h3l3 12h10l3-9H6.500M9 19.500a1.200 1.200 0 1 0 .01 0M17 19.500a1.200 1.200 0 1 0 .01 0',
  ],
  globe: [
    'globe|world|global|travel|web|welt|mundo|monde|reise',
    'M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  ],
  team: [
    'team|people|user|customer|employee|person|leute|equipo|équipe',
    'M9 4a3.500 3.500 0 1 0 .01 0M2.500 20c0-4 2.500-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14c2.500.800 3.500 3 3.500 6',
  ],
  music: [
    'music|sound|audio|song|musik|música|musique',
    'M9 18V5l11-2v13M6.500 15.500a2.500 2.500 0 1 0 .01 0M17.500 13.500a2.500 2.500 0 1 0 .01 0',
  ],
  camera: ['photo|camera|foto|bild', 'M3 7h4l2-3h6l2 3h4v13H3zM12 9a4 4 0 1 0 .01 0'],
  mail: ['mail|email|letter|newsletter|brief|correo', 'M3 5h18v14H3zM3 6l9 7 9-7'],
  code: ['code|software|app|develop|program|tech|entwick', 'M8 6l-6 6 6 6M16 6l6 6-6 6M14 3l-4 18'],
  idea: [
    'idea|lightbulb|bulb|creativ|innovat|idee|idée',
    'M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-4 11.500c.700.700 1 1.500 1 3.500h6c0-2 .300-2.800 1-3.500A6.500 6.500 0 0 0 12 3z',
  ],
  star: [
    'star|quality|best|award|premium|stern|estrella',
    'M12 2.500l3 6.300 6.800.900-5 4.700 1.300 6.800L12 17.800l-6.100 3.400 1.300-6.800-5-4.700 6.800-.900z',
  ],
  bread: [
    'bread|loaf|loaves|bakery goods|brot(?!h)|pain(?![\\p{L}])|pan(?![\\p{L}])|pane|pão',
    'M4 10a4 4 0 0 1 4-5h8a4 4 0 0 1 4 5c0 1.500-.800 2.500-2 3v6H6v-6c-1.200-.500-2-1.500-2-3zM10 8.500l1 3M14 8.500l1 3',
  ],
  croissant: [
    'croissant|pastr|hörnchen|viennoiserie|gebäck',
    'M3 16c0-6 4-10.500 9-10.500S21 10 21 16c-2 1-4 .500-5-1-1-2-2.300-3-4-3s-3 1-4 3c-1 1.500-3 2-5 1zM9 6.200l1.300 5.600M15 6.200l-1.300 5.600M4.600 10.500l3.600 4M19.400 10.500l-3.600 4',
  ],
  cup: [
    'cups?(?![\\p{L}])|coffee|tea(?![\\p{L}])|espresso|latte|mug|kaffee|tee(?![\\p{L}])|tasse|café|caffè',
    'M4 8h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 9.500h1.500a2.500 2.500 0 0 1 0 5H17M8 2.500c-1 1.200 1 1.800 0 3M12 2.500c-1 1.200 1 1.800 0 3M3 21.500h15',
  ],
  cake: [
    'cakes?(?![\\p{L}])|birthday|torte|kuchen|gâteau|pastel(?![\\p{L}])|torta|bolo(?![\\p{L}])',
    'M4 20.500v-7.500h16v7.500zM4 16.500c2 1.500 3.300 1.500 5.300 0s3.400-1.500 5.400 0 3.300 1.500 5.300 0M12 13V8.500M12 3c1.600 1.600 1.600 3.200 0 3.800-1.600-.600-1.600-2.200 0-3.800z',
  ],
  wheat: [
    'wheat|grain|flour|cereal|weizen|mehl|blé|trigo|grano',
    'M12 22V7M12 7.500c-1.600-1.600-1.600-3.600 0-5 1.600 1.400 1.600 3.400 0 5zM12 12.500c-3 0-4.500-1.800-4.500-4 2.500 0 4.500 1.500 4.500 4zM12 12.500c3 0 4.500-1.800 4.500-4-2.500 0-4.500 1.500-4.500 4zM12 17.500c-3 0-4.500-1.800-4.500-4 2.500 0 4.500 1.500 4.500 4zM12 17.500c3 0 4.500-1.800 4.500-4-2.500 0-4.500 1.500-4.500 4z',
  ],
  bowl: [
    'bowls?|ramen|soup|noodle|food|meal|dish|essen|suppe|comida|repas|cibo',
    'M3 11.500h18c0 5-3.500 8.500-9 8.500s-9-3.500-9-8.500zM8 21.500h8M8 8.500c-1-1.500 1-2.500 0-4M12.500 8.500c-1-1.500 1-2.500 0-4M21 3l-4.500 8.500',
  ],
  fork: [
    'fork|knife|cutlery|dinner|lunch|besteck|couverts|cubiertos',
    'M6 2.500v5.500a2.500 2.500 0 0 0 5 0V2.500M8.500 2.500v19M17.500 12.500V2.500c-2.200 1.500-3 4-3 6.500 0 2 1 3.500 3 3.500zM17.500 12.500v9',
  ],
  wine: [
    'wine|vineyard|bar(?![\\p{L}])|wein(?!e)|vin(?![\\p{L}])|vino|vinho',
    'M7 3h10c.500 5-1.500 8.500-5 8.500S6.500 8 7 3zM12 11.500v9M8 20.500h8M7.100 7h9.800',
  ],
  house: [
    'house|home|cottage|cabin|property|haus|maison|casa(?![\\p{L}])|roof',
    'M3 11.500L12 3.500l9 8M5.500 9.500v11h13v-11M10 20.500v-6h4v6',
  ],
  car: [
    'cars?(?![\\p{L}])|auto(?![\\p{L}])|automobile|vehicle|wagen|voiture|coche',
    'M2.500 16.500v-3.500l3-1 2-5h8.500l3 5 2.500 1v3.500h-2M9.500 16.500h5M2.500 16.500h2M7 14.500a2 2 0 1 0 .01 0M17 14.500a2 2 0 1 0 .01 0M5.500 12h13.500',
  ],
  bicycle: [
    'bicycle|bikes?(?![\\p{L}])|cycling|cyclist|fahrrad|vélo|bicicleta|bicicletta',
    'M6 12.500a4 4 0 1 0 .01 0M18 12.500a4 4 0 1 0 .01 0M6 16.500l3.500-7.500h6l2.500 7.500M9.500 9l3.500 7.500H6M13 16.500l2.500-7.500-.800-2.500h2.300M7.800 6.500h3',
  ],
  train: [
    'trains?(?![\\p{L}])|railway|metro|tram|zug(?![\\p{L}])|bahn|tren(?![\\p{L}])|treno',
    'M6 3h12v13H6zM6 10h12M9 13.200h.010M15 13.200h.010M8 16l-2.500 5M16 16l2.500 5M7 19.500h10',
  ],
  plane: [
    'plane|flight|airport|airline|flug|avion|avión|aereo',
    'M2.500 13l19-9-6 17-3.500-7.500zM12 13.500l9.500-9.500',
  ],
  truck: [
    'truck|van(?![\\p{L}])|deliver|shipping|logistic|lieferung|livraison|envío',
    'M2 6h11v10.500H2zM13 9.500h5l3.500 3.500v3.500H13M6 14.700a2 2 0 1 0 .01 0M17.500 14.700a2 2 0 1 0 .01 0',
  ],
  tree: [
    'trees?(?![\\p{L}])|oak|baum|arbre|árbol|albero',
    'M12 22v-8M12 18l3-2.500M12 3a5 5 0 0 1 5 5.500A4.500 4.500 0 0 1 15 16H9a4.500 4.500 0 0 1-2-7.500A5 5 0 0 1 12 3z',
  ],
  flower: [
    'flower|rose|tulip|bouquet|blume|fleur|flor(?:es)?(?![\\p{L}])|fiore',
    'M12 8a2.500 2.500 0 1 0 .01 0M12 8c-2.200-1.500-2.200-5 0-5.500 2.200.500 2.200 4 0 5.500M14.400 9.800c.600-2.800 4-4 5.400-2.200.500 2.200-2.700 4-5.200 3.500M9.600 9.800c-.600-2.800-4-4-5.400-2.200-.500 2.200 2.700 4 5.200 3.500M12 13v9M12 20.500c-2.500 0-4.500-1-5.500-3.200 3-.300 5 .700 5.500 3.200',
  ],
  sun: [
    'sun(?:ny|shine|light)?(?![\\p{L}])|solar|summer|sonne|soleil|sol(?![\\p{L}])',
    'M12 7.500a4.500 4.500 0 1 0 .01 0M12 1.500v2.500M12 20v2.500M1.500 12H4M20 12h2.500M4.600 4.600l1.800 1.800M17.600 17.600l1.800 1.800M4.600 19.400l1.800-1.800M17.600 6.400l1.800-1.800',
  ],
  moon: ['moon|sleep|schlaf|mond|lune|luna', 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z'],
  drop: [
    'drops?(?![\\p{L}])|water|rain|wasser|regen|eau(?![\\p{L}])|agua|acqua',
    'M12 2.500c4 5 6.500 8 6.500 11.500a6.500 6.500 0 0 1-13 0C5.500 10.500 8 7.500 12 2.500zM8.500 14a3.500 3.500 0 0 0 3 3.500',
  ],
  book: [
    'books?(?![\\p{L}])|reading|librar|buch|livre|libro',
    'M12 6c-2-2-5-2.500-9-2.500V19c4 0 7 .500 9 2.500 2-2 5-2.500 9-2.500V3.500c-4 0-7 .500-9 2.500zM12 6v15.500',
  ],
  laptop: [
    'laptop|computer|notebook|screen|desktop|rechner|ordinateur|ordenador',
    'M5 4.500h14v11H5zM2 19.500h20l-2-4H4z',
  ],
  phone: ['phone|mobile|smartphone|handy|telefon|téléphone|móvil', 'M7 2h10v20H7zM11 18.500h2'],
  calendar: [
    'calendar|date(?![\\p{L}])|appointment|kalender|termin|agenda',
    'M3.500 5h17v16h-17zM3.500 10h17M8 2.500v4M16 2.500v4M8 14h.010M12 14h.010M16 14h.010M8 17.500h.010M12 17.500h.010',
  ],
  money: [
    'money|coin|price|saving|budget|geld|preis|argent|dinero|soldi',
    'M12 3a9 9 0 1 0 .01 0M15 8.800c-1-1-2-1.400-3-1.400-1.800 0-3 .900-3 2.300 0 3.300 6 1.600 6 4.900 0 1.500-1.200 2.300-3 2.300-1.200 0-2.300-.400-3.200-1.400M12 5.500v13',
  ],
  gift: [
    'gift|present(?![\\p{L}])|geschenk|cadeau|regalo',
    'M3 8.500h18v4H3zM5 12.500h14V21H5zM12 8.500V21M12 8.500C9 8.500 7 7.500 7 5.500S10.500 3 12 8.500c1.500-5.500 5-5 5-3s-2 3-5 3z',
  ],
  lock: [
    'lock|password|key(?![\\p{L}])|schloss|clé|clave',
    'M5 10.500h14V21H5zM8 10.500V7a4 4 0 0 1 8 0v3.500M12 14.500v2.500',
  ],
  fish: [
    'fish|salmon|seafood|fisch|poisson|pescado|pesce',
    'M2.500 12c3-5 8-6.500 13-3.500l6-3.500-2 7 2 7-6-3.500c-5 3-10 1.500-13-3.500zM8 10.500h.010',
  ],
  paw: [
    'paw|dogs?(?![\\p{L}])|cats?(?![\\p{L}])|puppy|kitten|pets?(?![\\p{L}])|hund|katze|chien|perro',
    'M12 12c-3 0-5.500 3-5.500 5.500 0 2 1.500 3 3 2.500 1.700-.600 3.300-.600 5 0 1.500.500 3-.500 3-2.500 0-2.500-2.500-5.500-5.500-5.500zM9 3.500a1.800 2.500 0 1 0 .01 0M15 3.500a1.800 2.500 0 1 0 .01 0M4.800 8.500a1.700 2.200 0 1 0 .01 0M19.200 8.500a1.700 2.200 0 1 0 .01 0',
  ],
  dumbbell: [
    'dumbbell|gym|fitness|workout|training|muscle|sport',
    'M2 9.500v5M5 7v10M8 5.500v13M16 5.500v13M19 7v10M22 9.500v5M8 12h8',
  ],
  medicine: [
    'medic|doctor|hospital|pharmac|pill|arzt|médecin|médico',
    'M3.500 7.500h17v13h-17zM8.500 7.500v-3h7v3M12 10.500v7M8.500 14h7',
  ],
  tool: [
    'tool|repair|wrench|workshop|werkzeug|outil|herramienta',
    'M20.500 6.500l-3 3-3-3 3-3A5 5 0 0 0 11 10l-8 8 3 3 8-8a5 5 0 0 0 6.500-6.500z',
  ],
  pin: [
    'pin(?![\\p{L}])|map(?![\\p{L}])|location|address|route|karte|carte|mapa',
    'M12 22c-4-5.500-7-9-7-12.500a7 7 0 0 1 14 0C19 13 16 16.500 12 22zM12 6.500a3 3 0 1 0 .01 0',
  ],
  bell: [
    'bell|notification|alarm|reminder|glocke|cloche|campana',
    'M6 16.500V11a6 6 0 0 1 12 0v5.500l2 2H4zM10 21.500h4M12 5V2.500',
  ],
  trophy: [
    'trophy|winner|champion|victory|pokal|trophée|trofeo',
    'M7 3h10v6a5 5 0 0 1-10 0zM7 5H3.500c0 3.500 1.500 5 3.800 5M17 5h3.500c0 3.500-1.500 5-3.800 5M12 14v4M8 21h8M9.500 18h5',
  ],
  pencil: ['pencil|pen(?![\\p{L}])|writing|stift|crayon|lápiz|matita', 'M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4'],
  suitcase: [
    'suitcase|luggage|holiday|vacation|trip|koffer|urlaub|valise|maleta',
    'M3 7.500h18V20H3zM8.500 7.500V4h7v3.500M8 7.500V20M16 7.500V20',
  ],
  fire: [
    'fire|flame|oven|grill|feuer|feu(?![\\p{L}])|fuego|fuoco',
    'M12 2.500c1 4 6 6.500 6 12a6 6 0 0 1-12 0c0-2.500 1.200-4 2.500-5.500.300 2 1 3 2 3.500 0-4-.500-6.500 1.500-10z',
  ],
  game: [
    'gam(?:e|es|ing)(?![\\p{L}])|controller|console|spiel|jeu(?:x)?(?![\\p{L}])|juego',
    'M7 7h10a5 5 0 0 1 5 5l-1 5.500c-1 2-3 1.500-4-.500L16 15H8l-1 2c-1 2-3 2.500-4 .500L2 12a5 5 0 0 1 5-5zM7 9.500v4M5 11.500h4M16 10.300h.010M18 12.500h.010',
  ],
  scissors: [
    'scissor|haircut|barber|schere|ciseaux|tijera|forbici',
    'M6 4a2.500 2.500 0 1 0 .01 0M6 15a2.500 2.500 0 1 0 .01 0M8 8l12.500 9.500M8 16L20.500 6.500',
  ],
  sofa: [
    'sofa|couch|furniture|armchair|möbel|canapé|muebles|mobili',
    'M5 11V7.500A2.500 2.500 0 0 1 7.500 5h9A2.500 2.500 0 0 1 19 7.500V11M3 11a2 2 0 0 1 4 0v3h10v-3a2 2 0 0 1 4 0v7H3zM6 18v2.500M18 18v2.500',
  ],
} as const;
export type Sign = keyof typeof table;

const all = Object.keys(table) as Sign[];
const wordsOf = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})`, 'iu');
const patterns = all.map((sign) => ({ sign, words: wordsOf(table[sign][0]) }));
const tradePatterns = trades.map(([words, signs]) => ({ signs, words: wordsOf(words) }));

export const pathOf = (sign: Sign): string => table[sign][1];

/** The signs for what a prompt names, in its order; of a trade alone, those that it is told by. */
export function signsIn(prompt: string): Sign[] {
  const found = patterns
    .map(({ sign, words }) => ({ sign, at: prompt.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ sign }) => sign);
  const trade = tradePatterns.find(({ words }) => words.test(prompt));
  return trade && found.length < 2 ? [...new Set([...found, ...trade.signs])] : found;
}

/** Signs for a prompt that names none: as many, spread over all of them. */
export const anySigns = (count: number, first: number): Sign[] =>
  Array.from({ length: count }, (_, index) => all[(first + index * 5) % all.length] as Sign);

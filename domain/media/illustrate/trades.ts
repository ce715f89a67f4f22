import type { Sign } from './signs.ts';

/** What a trade is told by, where a prompt names it and not its things. */
export const trades: readonly (readonly [string, readonly Sign[]])[] = [
  [
    'bakery|bakeries|baker|bäckerei|boulangerie|panadería|panificio|padaria',
    ['bread', 'croissant', 'cup', 'cake', 'wheat', 'clock'],
  ],
  ['café|coffee\\s?shop|coffee\\s?house|kaffeehaus|cafetería', ['cup', 'croissant', 'cake', 'chat', 'book', 'clock']],
  [
    'restaurant|bistro|diner|pizzeria|kitchen|ristorante|restaurante',
    ['bowl', 'fork', 'wine', 'fish', 'fire', 'clock'],
  ],
  ['hotel|travel|touris|reise|voyage|viaje|viaggio', ['plane', 'suitcase', 'sun', 'pin', 'camera', 'globe']],
  [
    'school|universit|education|course|schule|école|escuela|scuola',
    ['book', 'pencil', 'laptop', 'idea', 'trophy', 'calendar'],
  ],
  ['gym|fitness|yoga|sports?\\sclub|athlet', ['dumbbell', 'heart', 'trophy', 'drop', 'clock', 'fire']],
  [
    'bank(?![\\p{L}])|financ|insurance|fintech|versicherung|assurance|banco',
    ['money', 'chart', 'lock', 'shield', 'phone', 'globe'],
  ],
  [
    'clinic|dentist|hospital|pharmacy|klinik|apotheke|clinique|clínica',
    ['medicine', 'heart', 'calendar', 'shield', 'team', 'clock'],
  ],
  ['garden|florist|nursery|gärtnerei|fleuriste|floristería', ['flower', 'leaf', 'drop', 'sun', 'tree', 'tool']],
  ['veterinar|pet\\s?shop|tierarzt', ['paw', 'heart', 'medicine', 'house', 'calendar', 'star']],
  ['courier|freight|logistic|spedition', ['truck', 'pin', 'clock', 'globe', 'gift', 'phone']],
  [
    'real\\s?estate|estate\\sagent|property|immobilien|immobilier|inmobiliaria',
    ['house', 'lock', 'pin', 'money', 'calendar', 'team'],
  ],
  ['salon|hairdresser|barber|friseur|coiffeur|peluquería', ['scissors', 'star', 'clock', 'heart', 'calendar', 'drop']],
  ['farm|organic|bauernhof|ferme|granja|fattoria', ['wheat', 'leaf', 'sun', 'drop', 'tree', 'truck']],
  ['event|festival|conference|concert|konferenz|congreso', ['calendar', 'music', 'pin', 'star', 'team', 'camera']],
  ['software|saas|start-?up|tech\\b|platform', ['code', 'cloud', 'rocket', 'chart', 'shield', 'chat']],
  ['boutique|retail|e-?commerce|online\\s?shop|tienda|negozio', ['cart', 'gift', 'money', 'truck', 'star', 'heart']],
];

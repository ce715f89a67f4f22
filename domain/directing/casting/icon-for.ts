import type { kitIcons } from '../../../contract/kit.ts';

type IconName = (typeof kitIcons)[number];

const nouns: [string, IconName][] = [
  ['secur*|safety|protect*|sicherheit|sécurité|seguridad|sicurezza|privacy|datenschutz', 'shield'],
  ['passwords?|login|encrypt*|verschlüssel*|chiffrement', 'lock'],
  [
    'prices?|money|costs?|salar*|savings?|revenue|budgets?|preise?|geld|gehalt|prix|salaires?|precios?|dinero|prezzi?',
    'money',
  ],
  ['hearts?|love|loved|liebe|cœur|amour|corazón|amor|amore', 'heart'],
  [
    'plants?|trees?|forests?|leaf|leaves|gardens?|pflanzen?|bäume?|baum|wald|forêts?|arbres?|bosques?|árbol*|vineyards?',
    'leaf',
  ],
  ['sun|solar|sunlight|sonne|soleil', 'sun'],
  ['sleep*|moon|schlaf|sommeil|sueño|nachts?|nights?', 'moon'],
  ['water*|rain|ocean|sea|wasser|regen|eau|agua|acqua', 'drop'],
  ['coffee|teas?|espresso|kaffee|café|caffè', 'cup'],
  ['music|jazz|concerts?|songs?|musik|musique|música|musica', 'music'],
  ['books?|reading|readings|library|stories|bücher*|livres?|libros?|libri', 'book'],
  ['teams?|people|community|neighbours?|neighbors?|gemeinsam|équipe|equipo|squadra', 'team'],
  ['homes?|houses?|roofs?|haus|häuser|maisons?|casas?', 'home'],
  ['deliver*|shipping|trucks?|parcels?|vans?|liefer*|livraisons?|envíos?', 'truck'],
  ['power|electric*|energy|charging|batter*|strom|énergie|energía|energia', 'bolt'],
  ['repair*|tools?|maintenance|repar*|wartung|werkzeuge?|outils?', 'tool'],
  ['minutes?|hours?|seconds?|minuten|stunden?|heures?|horas?|ore', 'clock'],
  ['calendar|schedule|termine?|agenda', 'calendar'],
  ['world|global|international|languages?|countries|welt|monde|mundo|mondo', 'globe'],
  ['cloud|weather|forecasts?|wetter', 'cloud'],
  ['code|api|developers?|software|deploy*', 'code'],
  ['photos?|cameras?|pictures?|fotos?', 'camera'],
  ['shop*|cart|basket|boutique|tienda|negozio|loja', 'cart'],
  ['gifts?|free|geschenk*|gratis|kostenlos|cadeaux?|gratuit*|regalos?', 'gift'],
  ['growth|results|reports?|umsatz|quartalsbericht|croissance|crecimiento', 'chart'],
  ['awards?|winner|best|auszeichnung', 'star'],
  ['messages?|talk|chat|conversation*|questions?|fragen|nachrichten', 'chat'],
  ['warning|alert|outage|achtung|attention|atención|attenzione', 'warning'],
  ['phones?|mobile|smartphone|handy|téléphone|móvil', 'phone'],
  ['search|suche|recherche|búsqueda', 'search'],
  ['fire|ovens?|bake*|baking|bread|feuer|ofen|brot|pain|horno', 'fire'],
];
/** Whole words only: a van is no vanity and a Sunday no sun. `*` lets an ending follow. */
const patterns = nouns.map(([words, name]) => ({
  name,
  source: new RegExp(`(?<![\\p{L}])(?:${words.replaceAll('*', '\\p{L}*')})(?![\\p{L}])`, 'iu'),
}));

/** A drawn icon for what a text speaks of; undefined where no noun is known. */
export const iconFor = (text: string): IconName | undefined => {
  // "with code LIGHT1": a code at the till is none of a program.
  const said = text.replace(/(?<!\p{L})[Cc]ode:?\s(?=[A-Z0-9]{4,}(?!\p{L}))/gu, '');
  return patterns.find(({ source }) => source.test(said))?.name;
};

import type { kitIcons } from '../../../contract/kit.ts';

type IconName = (typeof kitIcons)[number];

const nouns: [RegExp, IconName][] = [
  [/secur|safe|protect|sicher|sécur|segur|sicur|privacy|shield/iu, 'shield'],
  [/password|login|encrypt|lock|schloss|verrou/iu, 'lock'],
  [
    /price|money|cost|salary|save|revenue|budget|euro|dollar|preis|geld|gehalt|prix|salaire|precio|dinero|prezzo|preço/iu,
    'money',
  ],
  [/heart|love|care|liebe|cœur|amour|amor|amore|health|gesund|santé|salud/iu, 'heart'],
  [/plant|tree|forest|green|natur|leaf|garden|baum|wald|forêt|arbre|bosque|árbol|nature/iu, 'leaf'],
  [/sun|solar|summer|sonne|soleil|sol\b|verano|été|sommer|morning|morgen/iu, 'sun'],
  [/night|sleep|moon|nacht|schlaf|nuit|sommeil|noche|sueño|bed/iu, 'moon'],
  [/\bwater|\brain|drop|river|ocean|sea\b|wasser|eau\b|agua|acqua|water/iu, 'drop'],
  [/coffee|tea\b|cup|kaffee|café|caffè|brew/iu, 'cup'],
  [/music|jazz|concert|song|band|sound|musik|musique|música|musica/iu, 'music'],
  [/book|read|library|story|buch|livre|libro|livro/iu, 'book'],
  [/team|people|community|together|hiring|join|gemeinsam|équipe|equipo|squadra|wir suchen/iu, 'team'],
  [/home|house|roof|haus|maison|casa/iu, 'home'],
  [/deliver|ship|truck|transport|liefer|livr|envío|bus\b|commute|road/iu, 'truck'],
  [/fast|speed|instant|power|energy|electric|charge|schnell|strom|énergie|energía|rapid/iu, 'bolt'],
  [/repair|fix|tool|build|maintenance|repar|wartung|werkzeug|outil/iu, 'tool'],
  [/time|minute|hour|clock|second|zeit|stunde|temps|heure|tiempo|tempo|ora\b|deadline|schedule/iu, 'clock'],
  [/date|calendar|week|month|termin|woche|semaine|agenda/iu, 'calendar'],
  [/world|global|international|language|country|welt|monde|mundo|mondo/iu, 'globe'],
  [/cloud|server|weather|forecast|wetter|wolke/iu, 'cloud'],
  [/code|api\b|developer|software|deploy|program/iu, 'code'],
  [/photo|camera|picture|film\b|foto/iu, 'camera'],
  [/shop|store|buy|cart|sale|kauf|boutique|tienda|negozio|loja/iu, 'cart'],
  [/gift|free|geschenk|gratis|cadeau|regalo/iu, 'gift'],
  [/grow|results|report|data|numbers|growth|umsatz|quartal|croissance|crecimiento|quarter/iu, 'chart'],
  [/star|best|award|stern|étoile|estrella|stella/iu, 'star'],
  [/message|talk|chat|question|support|frage|nachricht|parler/iu, 'chat'],
  [/warning|important|alert|outage|achtung|wichtig|attention|atención|attenzione/iu, 'warning'],
  [/phone|mobile|app\b|call|telefon|téléphone|móvil/iu, 'phone'],
  [/search|find|discover|such|trouv|busca|cerca/iu, 'search'],
  [/fire|heat|warm|cook|bake|bread|oven|feuer|brot|pain\b|pan\b|pane\b/iu, 'fire'],
];

/** A drawn icon for what a text speaks of; undefined where no noun is known. */
export const iconFor = (text: string): IconName | undefined => nouns.find(([noun]) => noun.test(text))?.[1];

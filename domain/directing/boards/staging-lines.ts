/** Lines among those of a scene that tell how it is drawn: "sun turns like a dial", "barre granata su fondo bianco". */
const moves = [
  'fad(?:es?|ing)|appears?|slides?|bounc(?:es?|ing)|pops?|spins?|turns?|rolls?|grows?|pulses?|ripples?|shakes?|drops?|flip(?:s|ping)?|typed?|draws?|drawn|spreads?|holds?|zooms?|glows?|wobbles?|blinks?|ticks?|counts?\\sup|connected|squares?|dotted|side\\sby\\sside|background|transition|fonts?|bold|big\\snumber|on\\sthe\\sscreen|one\\s(?:after|by)\\s(?:the\\sother|one)',
  'einblenden|hüpf(?:t|en)|wackelt|läuft|klatscht|erscheint|wächst|wachsen|stehen\\slassen|blendet|dreht|rollt|fliegt|im\\shintergrund|schrift',
  'appara[îi](?:t|ssent)|faire\\stourner|tourne|glisse|monte|fondu|flèches|aiguille|arrière-plan|animation',
  'aparecen?|entran?|crecen?|cae|sale|sube|brilla|se\\silumina|filas?\\sque|barras?|gigante|de\\sfondo|como\\suna?|lentamente|despacio',
  'appare|appaiono|entrano?|cresc(?:e|ono)|scend(?:e|ono)|lampeggia|barre|sfondo|come\\suna?',
  'aparecem?|entram?|cresce|sobe|desliza|fundo|verschijn(?:t|en)|rolt|groei(?:t|en)|draait|staafjes|achtergrond|door\\sbeeld',
];
const every = new RegExp(`(?<!\\p{L})(?:${moves.join('|')})(?!\\p{L})`, 'giu');

/** "No photos of planets.", "Bitte keine Fotos": what shall not be seen or heard. */
const refusing =
  /^(?:please\s|bitte\s|(?:s['’]il\svous\spla[iî]t\s)?surtout\s)?(?:no|don['’]?t|do\snot|avoid|never|kein\p{L}*|pas\sd['’e]|ne\spas|sin|senza|niente|sem|geen|nada\sde)\s.*(?<!\p{L})(?:photos?|pictures?|images?|footage|music|emojis?|stock|voice[\s-]?over|sounds?|zooms?|effects?|transitions?|animations?|fotos?|bilder|musik|musique|música|musica|fotografías?|foto['’]?s|muziek|drones?|logos?|icons?|drawings?|dessins?|zeichnungen|disegni|dibujos|desenhos)(?!\p{L})/iu;

/** A line in small letters, or behind an arrow, that says how something moves or looks, or one that says it twice. */
export function isStaging(line: string): boolean {
  const bare = line.replace(
    /\d+\s?(?:s|secs?|seconds|sek\p{L}*|segundos|secondi|secondes|cards|points|lines)(?!\p{L})/iu,
    '',
  );
  if (/^(?:->|→|<-|←)/u.test(line) || refusing.test(line)) return true;
  if (/\d/u.test(bare)) return false;
  return (bare.match(every) ?? []).length >= (/^\p{Ll}/u.test(line) ? 1 : 2);
}

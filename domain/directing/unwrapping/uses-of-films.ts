/** Where and to whom a film is shown, how long it lasts and how it is asked for: what no viewer reads of it. */
import { list } from '../lexicon/lexicon.ts';
import { circles, people } from '../lexicon/viewer-words.ts';
import { anyOf } from '../naming/kinds.ts';

/** What a film is shown on. */
const media = `(?:\\p{L}+-)?${anyOf(
  list(`
    *website, web, readme, repo, repository, *site, homepage, *page, webshop, intranet, newsletter, app, socials, media, channels, channel, feed, *stories, *story, *status, instagram, insta, tiktok, linkedin, facebook, youtube,
    whatsapp, twitter, *screen, *screens, display, displays, monitor, monitors, tv, tvs, blog, reels, shorts, *webseite, *seite, *startseite, *kanäle, *kanal, *bildschirm, *bildschirme, *monitore, *storys, schaufenster, *status,
    site internet, *réseaux, réseaux sociaux, écran, écrans, vitrine, page, newsletter, web, página, redes, *redes sociales, pantalla, pantallas, escaparate, boletín, historia, historias, estado, sito, social, schermo, schermi, vetrina, homepage, storie, storia,
    ecrã, ecrãs, tela, telas, montra, vitrine, redes sociais, histórias, história, nieuwsbrief, scherm, schermen, etalage, *kanaal, *kanalen, sociale media, *-story, website, ledscherm, social media, statut, estado, stato
  `),
)}`;
/** What a film is shown at, and in which room. */
const occasions = anyOf(
  list(`
    lobby, foyer, reception, waiting room, canteen, staff room, entrance, window, shop window, booth, stand, meeting, all-hands, town hall, gathering, assembly, agm, conference, pitch, presentation, pitch deck, demo day, workshop, training, trade fair, trade show, expo, townhall, standup, stand-up, review, offsite, kick-off, kickoff, evening, monday, tuesday, wednesday, thursday, friday, class, school, tomorrow,
    classroom, *versammlung, *sitzung, *besprechung, *treffen, *abend, empfang, *raum, *zimmer, *halle, kantine, montag, dienstag, mittwoch, donnerstag, freitag, schule, vorstand, eingang,
    réunion, assemblée, accueil, hall, salle, salle d'attente, salle de pause, cantine, lundi, mardi, mercredi, jeudi, vendredi, conseil, entrée, soirée,
    reunión, asamblea, recepción, vestíbulo, sala, sala de espera, sala de descanso, comedor, junta, lunes, martes, miércoles, jueves, viernes, entrada,
    riunione, assemblea, atrio, ingresso, sala d'attesa, sala pausa, mensa, consiglio, lunedì, martedì, mercoledì, giovedì, venerdì, reception,
    reunião, assembleia, receção, recepção, cantina, sala de espera, direção, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira,
    *vergadering, *bijeenkomst, receptie, hal, wachtkamer, pauzeruimte, kantine, bestuur, maandag, dinsdag, woensdag, donderdag, vrijdag, ingang, *avond, follower, new starters, starters, nouveaux, nuevos, nuovi arrivati, agent
  `),
);
const word = "[\\p{L}\\p{N}][\\p{L}\\p{N}’'-]*";
const article =
  "(?:(?:the|our|my|a|an|all|next|its|die|das|den|dem|der|unsere?[nmr]?|meine?n?|eine?n?|le|la|les|l['’]|notre|nos|mon|ma|mes|un|une|el|los|las|nuestr[oa]s?|mis?|il|lo|gli|i|la nostra|il nostro|i nostri|le nostre|o|os|as|[oa]s? noss[oa]s?|noss[oa]s?|de|het|onze?|mijn|een)\\s?)*";
const at =
  "(?:\\s(?:générale?|general[e]?|geral|annuelle|anual|annuale|grande|principale?)(?!\\p{L}))?(?:\\s(?:of|in|at|by|near|im|in der|am|beim?|von|du|des|de la|de|d['’]|dell['’]|del|della|da|do|van|op|aan|bij)\\s?(?:(?:the|our|l[ea]|el|il|de|het|der|den)\\s)?[\\p{L}’'-]+)?";
const forUse = `(?:for(?: use (?:on|in|at))?|für|fürs|pour|para|pro|pra|per|voor(?: op| in)?)`;
const onUse = "(?:on|auf|sur|en|in|su|sul|sullo|sugli|no|na|nos|nas|em|op|à|aux?|al|alla|all['’])";
/** "for our lobby screen", "auf LinkedIn", "pour la réunion": behind a plain comma or none. */
const use = `(?:${forUse}\\s${article}(?:${word}\\s(?:(?:de|d['’]|della|dell['’]|da|do|del|of|van|dei)\\s?)?(?:(?:the|la|le|las?|el|il|l['’])\\s?)?){0,3}?(?:${media}|${occasions}|${anyOf(people)}|${anyOf(circles)})${at}|${onUse}(?:\\s|(?<=['’]))${article}(?:${word}\\s){0,2}?${media}${at})`;
/** "to show at the meeting", "à montrer en réunion", "den wir bei der Sitzung zeigen" */
const toShow =
  '(?:(?:to (?:show|be shown|play|run|share|post|put|use)|à (?:montrer|diffuser|projeter|passer)|para (?:enseñar|mostrar|poner|proyectar|passar)|da (?:mostrare|proiettare|far vedere)|om te laten zien|om te tonen)(?:\\s[^,.:?]{2,60})?|,\\s(?:den|das|die|der)\\s(?:wir|ich|man)\\s[^,.:?]{3,60}(?:zeigen|zeige|nutzen|brauchen))';

const courtesy =
  "(?:please|pls|plz|bitte|svp|stp|s['’]il (?:te|vous) pla[iî]t|por favor|per favore|se faz favor|graag|alsjeblieft|alstublieft|aub|thanks?(?: you)?|danke|merci|gracias|grazie|obrigad[oa]|bedankt)";
/** What ends an asking in languages in which its verb does. */
const verbs =
  '(?:zu\\s)?(?:(?:machen|erstellen|drehen|produzieren|basteln|gestalten|haben|bekommen)(?:\\s(?:könnt|könntet|kannst|könntest|könnten|würdet|würdest|würden))?|zeigen|freuen|vor|gesucht|benötigt|wäre (?:toll|schön|super|gut|prima)|maken|te maken|te hebben|hebben|te krijgen|krijgen|nodig|voor te bereiden|laten zien|van maken|in elkaar (?:te )?zetten|te laten zien|kunnen (?:maken|komen)|zou (?:fijn|mooi|leuk|top) zijn|(?:would|will) be (?:lovely|great|nice|perfect|good|fantastic|wonderful)|serait (?:parfait|bien|super|idéal)|sería (?:perfecto|ideal|genial)|sarebbe (?:perfetto|bello|ideale)|seria (?:perfeito|ótimo|ideal))';
const source =
  '(?:(?:as|als|en|como|come|em|comme|in) (?:an? |eine?n? |een |une? |uma? )?(?:short |kurzes |korte |petite )?(?:video|vidéo|vídeo|film|clip)|(?:at|in) (?:school|class)(?: tomorrow)?|tomorrow|out of this|from this|from it|hieraus|daraus)';
const manner =
  '(?:no sound(?: needed)?|without sound|no music|ohne ton|ohne musik|sans (?:le )?son|sans musique|sin sonido|sin música|senza (?:audio|musica)|sem (?:som|música)|zonder (?:geluid|muziek)|animated|quick|short|animée?|explicati[fv][oaes]*|esplicativ[oa]|(?:de|di) (?:court|breve|corto|curto)|korts|kurzes|court|courte|corto|corta|breve|curto|curta|rápid[oa]|veloce|rapide|animad[oa]|animat[oa]|dynamique|ágil|dinamico|dinâmico|novo|nov[oa]|nuev[oa]|nouve(?:au|lle)|snel|request)';
const lengthLead =
  "(?:in|im|en|of|von|van|de|di|d['’]|em|da|à|au|con|com|mit|with|for|lasting|about|around|etwa|circa|ongeveer|environ|della durata di|de una duración de|d['’]une durée de|de unos|de uns|unos|uns|roughly|ca\\.?|nur|only|just|max\\.?)";
const lengthEnd = '(?:\\s(?:long|lang|lange|de\\slong|lunga?|(?:de|di|in)\\s(?:dur[\\p{L}]+|length)|duur|max\\p{L}*))?';
const shape =
  '(?:(?:in|im|en|em|au|à)\\s?(?:het\\s)?(?:format(?:o)?\\s)?(?:hochformat|querformat|portrait|landscape|paysage|vertical[e]?|orizzontale|horizontal|staand|liggend|quadrat\\p{L}*|square|carré)(?:\\s(?:format|formaat|formato))?|format(?:o)?\\s(?:vertical[e]?|paysage|portrait|horizontal|orizzontale|carré|cuadrado|quadrato|quadrado)|vertical[e]?s?|verticaux|square|portrait|landscape|horizontal|orizzontale|hochkant|hochformat|querformat|carrée?|cuadrad[oa]|quadrat[oa]|quadrad[oa]|staande?|liggende?|vierkante?|16:9|9:16|1:1|4:5)';

/** Letters as the seven languages write them: in patterns as large as these a class of all letters costs seconds. */
const inLetters = (source: string) =>
  source
    .replaceAll('[\\p{L}\\p{N}]', '[a-zß-öø-ÿœ0-9]')
    .replaceAll('\\p{L}\\p{N}', 'a-zß-öø-ÿœ0-9')
    .replace(/\[([^\]]*)\\p\{L\}/gu, '[$1a-zß-öø-ÿœ')
    .replaceAll('\\p{L}', '[a-zß-öø-ÿœ]');

/** "for our lobby screen", "für die Sitzung", as a source of patterns. */
export const useOfFilm = inLetters(`${forUse}\\s${article}(?:${word}\\s){0,3}?(?:${media}|${occasions})(?![\\p{L}])`);

/** "for city hall screens", "für Instagram": media alone, which nothing takes place on. */
export const mediaOfFilm = inLetters(`${forUse}\\s${article}(?:${word}\\s){0,3}?${media}(?![\\p{L}])`);

/** A length or a format, held as one sign so that no pattern need know all of them. */
export const heldFormat = '[\u2400-\u243f]';
const wish = `(?:(?:${lengthLead}\\s?){0,3}(?:formato?\\s)?${heldFormat}${lengthEnd}|${shape}|${manner}|${courtesy}|\\((?:[^()]{0,40}(?:${heldFormat}|${shape})[^()]{0,40})\\))`;

/** Whether a sentence says where it is shown. */
export const showing = new RegExp(inLetters(`(?:^|\\s)(?:${use})(?![\\p{L}])`), 'i');

const leadingWish = new RegExp(
  inLetters(
    `^[\\s,;–—-]*(?:${wish}|(?:de |d['’]|di )?(?:présentation|presentación|presentazione|apresentação|recette|ricetta|receta|receita)(?=\\s(?:d[ei]\\s[\\d${heldFormat.slice(1, -1)}]|sur|sobre|su|d['’]une))|(?:recette|ricetta|receta|receita)(?=\\s(?:de|del|dello|della|dei|degli|delle|du|des|do|da|dos|das)\\s|\\s(?:dell|d)['’])|(?:haben|machen|kunnen maken|maken|krijgen|komen|te krijgen|te maken|nodig|in elkaar zetten)(?=\\s|$)|van(?=\\s(?:over|voor))|(?:${use}|${toShow})(?=\\s(?:about|on|über|zu|sur|sobre|su|over|van|showing|explaining|describing|presenting|summarizing|summarising|that shows|which shows|that explains)\\s|,|\\s?$|\\s(?:sull['’]|dell['’]|sul\\p{L}+)))(?![\\p{L}\\p{N}])`,
  ),
  'i',
);
const trailingWish = new RegExp(
  inLetters(`(?<=\\S)(?:[\\s,;–—-]+(?:${use}|${toShow}|${wish}|${verbs}|${source})|${toShow})\\s*$`),
  'i',
);

/** A text behind the word for the film, without the lengths, formats and uses it begins with. */
export function leadingWishes(after: string): string {
  let rest = after;
  for (let pass = 0; pass < 10; pass += 1) {
    const next = rest.replace(leadingWish, '');
    if (next === rest) break;
    rest = next;
  }
  return rest.replace(/^[\s,;–—]+/u, '');
}

const useAtHead = new RegExp(
  inLetters(
    `^${forUse}\\s${article}(?:${word}\\s){0,2}?(?:${media}|${occasions}|${anyOf(circles)}|${anyOf(people)})${at},?\\s(?=\\S)`,
  ),
  'i',
);
/** "For our homepage I need …": where it is shown, before what is asked for. */
export const startsWithUse = (head: string): string => head.replace(useAtHead, '');

/** A subject without what an asking says behind it. */
export function withoutTail(text: string): string {
  let rest = text.trim();
  for (let pass = 0; pass < 10; pass += 1) {
    const bare = rest.replace(/[\s.!?,;]+$/u, '');
    const next = bare.replace(trailingWish, '');
    rest = next;
    if (next === bare) break;
  }
  return rest;
}

/** "Create a short clip for our chess club.": whose film it is stays, where nothing else tells it. */

import type { Part } from './leave-out.ts';
import { filmNouns } from './words.ts';

const possessive =
  '(?:our|my|unser\\p{L}*|mein\\p{L}*|notre|nos|mon|ma|mes|nuestr\\p{L}+|mis?|(?:(?:il|la|i|le)\\s)?(?:nostr|mi)\\p{L}+|(?:[oa]s?\\s)?(?:noss|me|minh)\\p{L}+|onze|ons|mijn)';
const owned = new RegExp(
  `(?<!\\p{L})(?:for|für|pour|para|per|voor|about|über|sur|sobre|su(?:lla|lle|gli|i|l)?|over)\\s${possessive}\\s(?<whose>\\p{L}[\\p{L}\\p{N}'’-]*(?:\\s(?!(?:in|at|on|about|to|that|which|who|with|am|im|auf|über|à|sur|sobre|su|em|op|over|und|and|et|y|e|en)\\s)[\\p{L}\\p{N}'’-]+){0,4})(?<title>\\s?[\\ue000-\\uf8ff])?`,
  'iu',
);
/** Who watches, and where: for them a film is made, and about something else. */
const watching =
  /^(?:web ?site|site|page|homepage|blog|app store|instagram|insta|tiktok|linkedin|youtube|facebook|channel|socials?|media|newsletter|feed|stor(?:y|ies)|reels?|screens?|lobby|window|booth|stand|reception|tv|intranet|use|customers?|clients?|guests?|members?|followers?|subscribers?|investors?|team|staff|colleagues?|employees?|boss|board|students?|pupils|class|kids|children|parents?|audience|viewers?|users|readers|patients|visitors|residents|neighbou?rs|friends|family|volunteers|webseite|seite|startseite|kanal|bildschirme?|messestand|schaufenster|kund\p{L}*|gäste|mitglieder|mitarbeit\p{L}*|kolleg\p{L}*|schüler\p{L}*|eltern|kinder|chefin?|klasse|nachbar\p{L}*|freunde|familie|chaîne|écrans?|vitrine|clients?|client\p{L}*|membres?|équipe|collègues|élèves|parents|enfants|patron|web|página|canal|pantallas?|escaparate|clientes?|socios|equipo|alumnos|padres|niños|jefe|sito|pagina|canale|schermi|vetrina|clienti|soci|squadra|alunni|genitori|bambini|capo|ecrãs?|montra|sócios|equipa|equipe|alunos|pais|crianças|chefe|kanaal|schermen|etalage|klanten|leden|collega\p{L}*|leerlingen|ouders|kinderen|baas)$/iu;

/** "for our shop" is where it runs, "for our village swap shop" whose it is. */
const shop = /^(?:shop|store)$/iu;

/** The parts, of which the one that asks for the film stays if it says whose it is and what is left does not. */
export function keepSubject(parts: Part[]): Part[] {
  const asking = parts.findIndex(({ isOut, text }) => isOut && filmNouns.test(text));
  const { whose = '', title } = owned.exec(parts[asking]?.text ?? '')?.groups ?? {};
  const words = whose.split(/\s/u);
  const isWatching =
    title === undefined && (shop.test(whose) || watching.test(words.at(-1) ?? '') || watching.test(words[0] ?? ''));
  return whose === '' || isWatching
    ? parts
    : parts.map((part, at) => (at === asking ? { ...part, isOut: false, isAsking: false } : part));
}

/** "A 25-second safety briefing for visitors: …", "Vertel in 20 seconden wat …": a length inside what is asked for, as a field of its own. */

import { capital } from '../reading/phrases.ts';
import { surelyFilm } from './asking-words.ts';

/** What is told in so many seconds, and no kind of film by its word. */
const kinds =
  'briefing|notice|lesson|guide|message|update|pitch|tour|introduction|intro|reminder|report|presentation|how-to|overview|summary|news|story|profile|portrait|appeal|bulletin|quiz|announcement|walkthrough|piece|demo';
const headed = new RegExp(
  `^\\s*(?:(?:an?|the)\\s)?(\\d{1,3})[\\s-]?(?:seconds?|secs?|s)\\s((?:(?!video|film|clip|animation|vertical|square|portrait|landscape|animated)[\\p{L}-]+\\s){0,3}?(?:${kinds})(?!\\p{L}|\\s(?:video|film|clip|animation|reel|spot|ad|about|on)(?!\\p{L})))`,
  'iu',
);
const second = '(?:s|secs?|seconds?|sek|sekunden|secondes?|segundos?|secondi|seconden)';
const inside = new RegExp(
  `^(\\s*(?:(?:bitte|please)\\s)?(?:erkläre?|zeige?|erzähle?|expliqu(?:e|ez)|montre[rz]?|raconte[rz]?|explica|explique|cuenta|muestra|spiega|racconta|mostra|conte|mostre|vertel|leg|toon)\\s)(?:in|en|em)\\s(?:etwa\\s|environ\\s|unos\\s|circa\\s|cerca de\\s|ongeveer\\s)?(\\d{1,3})\\s?${second},?\\s(?=\\p{L})`,
  'iu',
);
/** "Vertel wat ons park biedt: …": who is to tell it says nothing of it. */
const asked =
  /^\s*(?:bitte\s)?(?:erzähle?|zeige?|raconte[rz]?|cuenta|racconta|conte|vertel|toon)\s(?=(?:was|wie|warum|ce que|comment|lo que|cómo|qué|cosa|come|o que|como|wat|hoe|waarom)\s[^.!?:\n]{4,80}:)/iu;

/** "Duration: 45 minutes plus Q&A": no film lasts so long, what takes place does. */
const ofEvent =
  /(?<=^|\n)(?:duration|dauer|durée|duración|durata|duração|duur)\s?:\s*((?:\d{2,3}\s?-?min\p{L}*|(?:\d+(?:[.,]\d)?|one|two|three)\s?-?(?:hours?|h|stunden?|heures?|horas?|ore|ora|uur|days?|tage?|jours?|días?|giorni|dias?|dagen|weeks?|wochen?|semaines?|semanas?|settimane|weken|months?|monate?|mois|meses|mesi|maanden))(?!\p{L})[^\n]*)/giu;

/** "- Dauer: 5 Minuten, kein Termin nötig", below a line that says how many seconds the film lasts: what else takes its time. */
const ofSubject =
  /(?<=^|\n)([ \t]*[-*•][ \t]+)(duration|dauer|durée|duración|durata|duração|duur)\s?:[ \t]*(?=\d{1,3}\s?-?min\p{L}*(?!\p{L}))/giu;
const filmsOwn = /^[^\n]*\d\s?-?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segs?|segundos?|secondi|seconden)(?!\p{L})/iu;

/** "einen Erklärfilm (30 s) für …": a length in brackets behind the film. */
const bracketed = new RegExp(
  `^([^.!?\\n(]{3,60}?)\\s\\((?:ca\\.?\\s|about\\s)?(\\d{1,3})\\s?${second}\\.?\\)(?=[\\s,:])`,
  'iu',
);

/** "Weekend weather card for Radio Skerry, 0:16": a length as players write it, at the end of the first line. */
const clocked = /^(\s*[^\n]{3,120}?)(?:,|\s[–—|·-])\s(?:length\s)?0:([0-5]\d)(?:\s?min)?[.]?[ \t]*(?=\n|$)/u;

export function withHeadLength(given: string): string {
  const told = filmsOwn.test(given) ? given.replace(ofSubject, '$1$2 ') : given;
  const prompt = told.replace(ofEvent, '$1').replace(clocked, '$1\nLength: $2 seconds');
  const [opened, start = '', bracket] = bracketed.exec(prompt) ?? [];
  if (opened !== undefined && new RegExp(`(?:${surelyFilm})$`, 'iu').test(start))
    return `${start}${prompt.slice(opened.length)}\nLength: ${bracket} seconds`;
  const [lead, seconds, kind = ''] = headed.exec(prompt) ?? [];
  if (lead !== undefined) return `${capital(kind)}${prompt.slice(lead.length)}\nLength: ${seconds} seconds`;
  const [within, asking = '', length] = inside.exec(prompt) ?? [];
  if (within === undefined) return prompt;
  const rest = `${asking}${prompt.slice(within.length)}`;
  return `${capital(rest.replace(asked, ''))}\nLength: ${length} seconds`;
}

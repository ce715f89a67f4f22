/** "…, Vier-Tage-Woche, Bewerbung per WhatsApp an 0151 5550 2284.": a call that trails its sentence is one of its own. */
import { capital } from '../reading/phrases.ts';

const asking =
  '(?:apply|book|call|text|order|register|sign up|rsvp|tickets?|info(?:s|rmation)?|details|more|bookings?|reservations?|registration|bewerb\\p{L}*|anmeld\\p{L}*|buch\\p{L}*|bestell\\p{L}*|reservier\\p{L}*|karten|mehr|anruf\\p{L}*|inscri\\p{L}*|réserv\\p{L}*|postule\\p{L}*|candidat\\p{L}*|renseignements|billets|appele\\p{L}*|reserv\\p{L}*|llama\\p{L}*|entradas|iscri\\p{L}*|prenot\\p{L}*|chiama\\p{L}*|biglietti|inscreve\\p{L}*|liga\\p{L}*|ligue|bilhetes|ingressos|aanmeld\\p{L}*|meld\\p{L}*|solliciteren|reserveren|kaarten|bel)';
const address =
  '(?:\\+?\\d[\\d ()/-]{6,}\\d|[^\\s@,]+@[^\\s,]+|(?:https?://)?[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.\\p{Ll}{2,}(?:/\\S*)?)';
/** At least two clauses stand before it. */
const trailing = new RegExp(
  `(?<=[^.!?\\n]{24,}[^.!?\\n,:])(?:,\\s|\\s[–—-]\\s)(?:and\\s|und\\s|et\\s|y\\s|e\\s|en\\s)?(${asking}(?:\\s[\\p{L}’'-]+){0,4}\\s${address}[.!]?)(?=\\s*$|\\n)`,
  'giu',
);

/** The brief with such calls as sentences. */
export const withTrailingCalls = (prompt: string): string =>
  prompt.replace(trailing, (_, call: string) => `. ${capital(call)}`);

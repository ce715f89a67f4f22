/** "A frase final é: Corre connosco!", "El lema es Pregunta más", "Oben drüber als Spruch: Mach was": copy without marks behind what says which it is. */
import { languageOf } from '../reading/language.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { placeLeads } from './said-places.ts';

const begins = '(?<=^\\s{0,4}|\\n\\s{0,4}(?:[-*•]\\s{1,4})?|[.!?]["”»]?\\s{1,4})(?:(?:and|und|et|y|e|en),?\\s)?';
const is =
  '(?:\\s(?:is|should be|will be|would be|reads?|ist|lautet|heißt|soll(?:te)? sein|wäre|est|sera|serait|dit|es|será|debe ser|sería|dice|è|sarà|sarebbe|é|seria|deve ser|diz|luidt|wordt)\\s?:?|\\s?:)\\s+';
const said = '(?<said>[^.!?\\n"“”„«»\\ue000-\\uf8ff][^.!?\\n"“”„«»]*[.!?]*)';
const last =
  '(?:(?:the|our|a) )?(?:very )?(?:last|final|closing) (?:line|sentence|words?|phrase|message)|(?:der|die|das|unser(?:e)?) (?:letzte (?:zeile|satz|wort)|schluss(?:satz|zeile|wort))|(?:la|notre) (?:dernière (?:phrase|ligne)|phrase (?:finale|de fin))|le mot de la fin|(?:la|nuestra) (?:última (?:frase|línea)|frase (?:final|de cierre))|(?:la|la nostra) (?:ultima (?:frase|riga)|frase (?:finale|di chiusura))|(?:a|a nossa) (?:última (?:frase|linha)|frase (?:final|de (?:fecho|encerramento)))|de (?:laatste (?:zin|regel)|slotzin)';
const motto =
  "(?:(?:the|our|this year[’']s) (?:slogan|motto|tagline|claim|strapline)|(?:der|das|unser) (?:slogan|motto|claim|spruch|leitspruch)|(?:le|la|notre) (?:slogan|devise|accroche|mot d[’']ordre)|(?:el|la|nuestro|nuestra) (?:lema|eslogan|eslógan|slogan|consigna)|(?:il|lo|il nostro) (?:slogan|motto)|(?:o|a|o nosso) (?:lema|slogan|mote)|(?:de|het|onze?) (?:slogan|motto|leus|slagzin))";
const top =
  '(?:(?:ganz )?oben(?: drüber| drauf)?|drüber|über allem|(?:across|at|on) the (?:very )?top|up top|(?:tout )?en haut|au-dessus|arriba(?: del todo)?|encima|in (?:alto|cima)|em cima|no topo|bovenaan)(?:,? (?:als|as (?:an?|the)|comme|como|come) \\p{L}+)?';
const roughly =
  '(?:the )?(?:text|copy|wording|texte|texto|testo|tekst)(?: (?:is|goes|ist|est|es|è|é))?,? (?:(?:something|roughly|more or less|a bit) ?(?:like(?: this)?|so)?|(?:ungefähr|etwa|in etwa|circa|ca\\.?) ?(?:so|wie folgt)?|à peu près(?: comme ça)?|en gros|más o menos(?: así)?|più o meno(?: così)?|mais ou menos(?: assim)?|ongeveer(?: zo)?)\\s?:\\s+';

const ending = new RegExp(`${begins}(?:${last})${is}${said}`, 'giu');
const opening = new RegExp(`${begins}(?:${top})\\s?:\\s+${said}`, 'giu');
const called = new RegExp(`${begins}(?:${motto})${is}${said}`, 'giu');
const wording = new RegExp(`${begins}${roughly}(?=\\S)(\\p{L}?)`, 'giu');

/** More words than these are no line of their own. */
const most = 14;
const saidIn = (all: unknown[]) => ((all.at(-1) as { said?: string }).said ?? '').trim();

export function withWordedLabels(prompt: string): string {
  const [opens, ends] = placeLeads(languageOf(prompt));
  const placed =
    (lead: string) =>
    (whole: string, ...all: unknown[]) => {
      const words = saidIn(all);
      return countWords(words) > most || words === '' ? whole : `${lead} “${capital(words)}”.`;
    };
  return prompt
    .replace(wording, (_, first: string) => first.toUpperCase())
    .replace(ending, placed(ends))
    .replace(opening, placed(opens))
    .replace(called, (whole: string, ...all: unknown[]) => {
      const words = saidIn(all);
      // "Our motto is to serve": what a motto asks for is told of it.
      return /^[\p{Lu}¡¿]/u.test(words) && countWords(words) <= most ? words : whole;
    });
}

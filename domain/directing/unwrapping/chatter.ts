/** What somebody types who writes as they talk: "heyy so my grandma …", "… lol", "Not sure if this is the right place, but …". */
import { capital } from '../reading/phrases.ts';

/** "heyy so", "ok so" before the first words. */
const opener =
  /^\s*(?:(?:he+y+|hi+|yo+|ok(?:ay)?|um+|well|sooo*|alright|right)(?:\s(?:there|all|guys|team|folks))?[,!]?\s+)+(?:so,?\s+)?(?=\p{L})/iu;
/** Not before a name that is greeted, nor a cry of its own. */
const isTalk = /^\s*\p{Ll}|(?:^|\s)so\s/u;

const laughing = /[ \t]+(?:lol|lmao|rofl|ha(?:ha)+h?|he(?:he)+|xd|:-?[)DP]|;-?\)|😂|🤣|😅)+(?=[.!?,]|\s|$)/giu;

/** What is said of the asking itself, before the "but" behind which it begins. */
const unsure =
  /(?<=^|[.!?]["”»]?\s|\n)(?:(?:i['’]?m\s|we['’]?re\s)?not (?:really |quite |100% )?sure (?:if|whether|how)\s|(?:i\s|we\s)?hope (?:this|it)['’]?s (?:ok(?:ay)?|fine|enough|the right)|sorry (?:if|for|that)\s|(?:first time|never) (?:doing|using|trying) (?:this|it|one of these)|bear with (?:me|us)|(?:i\s|we\s)?(?:don['’]?t|do not) (?:really )?know (?:if|how|much)\s)[^.!?\n\d"“„«]{0,60}?[,–—-]?\sbut\s(?=\S)/giu;

/** "Also: …", "Bon, alors : …", "oh and …": words that only lead to the next. */
const leads =
  /(?<=^[ \t]{0,4}|\n[ \t]{0,4}|[.!?]["”»]?[ \t]{1,4})(?:(?:also|ok(?:ay)?(?:,? so)?|so|well|right then|anyway|basically|here (?:goes|we go)|na (?:gut|dann)|gut|tja|naja|bon(?:,? alors)?|alors|donc|voilà|pues(?: nada| bueno)?|bueno|a ver|allora|dunque|ecco|então|bom|nou|dus)\s?:|(?:oh|ah|ach),? (?:and|also|und|et|y|e|en)(?=\s))\s+(?=\S)(\p{Ll}?)/giu;

const short = /(?<!\p{L})li['’]?l(?=\s(?:video|film|clip|thing|something|animation|promo|teaser|intro))/giu;

export function withoutChatter(prompt: string): string {
  // What is typed without a stop is opened as a whole elsewhere.
  const lead = /[.!?]\s/u.test(prompt) ? (opener.exec(prompt)?.[0] ?? '') : '';
  const rest = prompt.slice(lead.length);
  // "Hi there, we're a small ferry line.": who greets the maker goes on to say who they are.
  const isGreeting = /,\s*$/u.test(lead) && /^we(?:['’]re|\sare|\srun|\shave)\s/iu.test(rest);
  const begun = lead !== '' && isGreeting ? capital(rest) : lead !== '' && isTalk.test(lead) ? rest : prompt;
  return begun
    .replace(leads, (lead: string, first: string, at: number) =>
      // Who begins without a capital writes without.
      at === 0 && /^\p{Ll}/u.test(lead) ? first : first.toUpperCase(),
    )
    .replace(laughing, '')
    .replace(short, 'little')
    .replace(unsure, '');
}

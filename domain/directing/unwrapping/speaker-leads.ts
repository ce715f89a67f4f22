/** Who says the words in quotation marks, by what leads to them or stands behind them. */
import { lexicons } from '../lexicon/lexicons.ts';
import { feelings, pronouns, quotings, sayings, usedTo } from '../lexicon/speaking-words.ts';
import { capital, phraseSource } from '../reading/phrases.ts';
import { isPlainName, type Speaker, speakerIn } from './speaker-names.ts';

/** A pronoun stands for whom the brief has named before. */
export type Said = Speaker | 'named before';

const verb = `(?:${phraseSource([...new Set([...lexicons.flatMap(({ says }) => says), ...sayings])])})(?!\\p{L})`;
const feeling = `(?:${phraseSource(feelings)})(?!\\p{L})`;
const custom = `(?:${phraseSource(usedTo)})(?!\\p{L})`;
/** "always", "nous a", "si è": small words before a verb. */
const small =
  "(?:(?!(?:of|from|with|von|aus|mit|avec|con|de|del|di|da|do|com|van|uit|met)\\s)\\p{Ll}{1,10}['’]?\\s|\\p{Ll}['’]){0,3}?";
const acts = new RegExp(`^,?\\s${small}(?<verb>${custom}|${feeling}|${verb})(?<tail>[\\s\\S]*)$`, 'u');
const pronoun = `(?:${phraseSource(pronouns)})(?!\\p{L})`;

const joining =
  /^(?:(?:what|was|this is what|here is what|das|dies|ce que|voici ce que|lo que|esto|cosa|ecco cosa|quello che|o que|eis o que|dit|wat)\s)?(?:(?:and|und|et|y|e|en|but|aber|mais|pero|ma|mas|maar|also|so|denn|or)\s)?(?:(?:as|like|or as|wie|comme|como|come|zoals|así|ainsi|così|assim)\s(?:(?:le|l['’]|lo|it|es|ci|nous)\s?)?)?/iu;
const asks =
  /^(?:(?:please|bitte|merci de|por favor|per favore|alsjeblieft|graag),?\s)?(?:(?:(?:we|i)(?:['’]d| would) (?:like|love) to|we want to|(?:wir|ich) (?:möchten|würden gern|möchte)|nous (?:aimerions|voudrions)|on aimerait|(?:nos|me) gustaría|quer(?:emos|ríamos)|vorremmo|vorrei|gostaríamos de|queríamos|we willen)\s)?(?:(?:montrer|mostrare|mostrar|tonen|use|add|include|insert|show|feature|put in|with|dazu|nimm|nehmt|verwende\p{L}*|füge?t?|zeig\p{L}*|bring\p{L}*|mettre|mettez|mets|ajoute[rz]?|inclure|incluez|inclus|utilise[rz]?|incluye|incluid|incluir|añade|añadid|añadir|pon|poned|usa|usad|inserite|inserisci|inserire|aggiungi|aggiungete|usate|metti|mettete|inclua\p{L}*|incluam|acrescente\p{L}*|acrescentem|use[mn]?|adicione\p{L}*|ponha\p{L}*|coloque\p{L}*|gebruik|voeg|neem|zet|plaats)\s)?(?:(?:please|bitte|alsjeblieft|graag)\s)?(?:(?:the|this|a|one|das|dieses?|ein|le|la|les|cette|une|el|esta|una|questa|un|a|esta|uma|het|dit|een|following|folgende[sn]?)\s){0,2}(?:(?:customer|short|client|kurzes|guest|member)\s)?(?:quote|quotation|testimonial|line|zitat|citation|témoignage|cita|testimonio|citazione|testimonianza|citação|testemunho|depoimento|citaat|review|kundenstimme|bewertung|avis|reseña|opinión|recensione|avaliação|opinião)(?:\s(?:to use|toe|hinzu|ein|we['’]d like to use))?(?:\s(?:is|comes|ist|kommt|est|es|è|é))?(?:,?\s(?:d['’]|dell['’]|(?:from|by|of|von|van|de la|de|del|du|della|di|da|do)\s)(?=\S)|\s(?=(?:eines|einer|unserer|unseres|des|der)\s))/iu;
/** "… verwenden: “…”": a verb at the end asks for it as well. */
const asked = /\s(?:verwenden|einbauen|zeigen|nehmen|einfügen|gebruiken|opnemen|tonen|laten zien|toe)$/iu;
const genitive = /^(?:eines|einer|unserer|unseres|des|der|meiner|meines)\s+\p{Lu}\p{L}*,?\s+(?=\p{Lu})/u;
/** "of our volunteer Jo": the article was told by the preposition. */
const quotes = new RegExp(
  `^(?:${phraseSource(quotings)})(?:\\s|(?<=['’]))(?:(?:dell['’])|(?:l['’]|la|le|el|il|de|der|den|dem|du)\\s)?`,
  'iu',
);
const leadEnd =
  /\s(?:gilt|zu sagen|zu sprechen|te spreken|geldt|de conclure|de résumer|de rire|noch einmal|c['’]est simple|es ist klar|it is simple|it['’]s simple)$/iu;

/** "In her words", "Selon elle" */
const ownWords =
  /^(?:in (?:his|her|their)(?: own)? words|in (?:ihren|seinen)(?: eigenen)? worten|(?:selon|pour) (?:elle|lui)|avec ses mots|según (?:ella|él)|en sus (?:propias )?palabras|secondo (?:lei|lui)|con le sue parole|segundo (?:ela|ele)|nas (?:suas|palavras) (?:palavras|del[ae])|in (?:haar|zijn)(?: eigen)? woorden|volgens (?:haar|hem))$/iu;
/** "From our guest book": where it was written is nobody, and nothing without its words. */
const fromBook =
  /^(?:(?:an )?(?:excerpt )?from (?:our|the) (?:guest|visitors['’]?) ?book|aus (?:dem|unserem) gästebuch|(?:extrait )?d(?:u|e notre) livre d['’]or|del? (?:nuestro )?libro de visitas|dal (?:nostro )?libro degli ospiti|do (?:nosso )?livro de visitas|uit (?:het|ons) gastenboek)$/iu;
/** "Jo Lund about the shed" */
const ofMatter =
  /^(?<who>\p{Lu}[^,]*?)\s(?:about|on|über|à propos d(?:e|u|es)|sur|sobre|su|sul|sulla|sullo|over)\s\P{N}{2,40}$/u;
const byPronoun = new RegExp(`^${pronoun}(?=,?\\s)`, 'iu');
const verbFirst = new RegExp(
  `^(?:\\p{Ll}{1,4}\\s){0,2}${verb}(?:\\s(?:us|uns|nous|nos|me|ci|ons|mi|immer|always|un jour|una vez|una volta|uma vez))?\\s(\\S.*)$`,
  'u',
);

/** "Please quote Jo Lund", "Merci de citer Jo Lund" */
const citing =
  /^(?:(?:please|bitte|merci de|por favor|per favore),?\s)?(?:quote|cite|zitiert?|zitieren sie|citer|citez|citad a|cita a|citen a|citate|cita|citare|cite[mn]?|citeer)\s(?:(?:please|bitte|alsjeblieft)\s)?(?<who>\p{Lu}.+?)(?:\smit)?$/iu;

/** "Ask Lena and she will tell you" */
const asking =
  /^(?:ask|fragt man|fragt|frag|demandez à|demande à|si le preguntas a|pregúntale a|preguntad a|se lo chiedi a|chiedi a|se perguntar (?:a|à|ao)|pergunte (?:a|à|ao)|vraag het|vraag)\s(?<who>.+?),?\s(?:and|so|then|et|y|e|en|te|ti|ela|ele|ze|hij|he|she|er|sie|il|elle)\s.{2,40}$/iu;
/** "Pour Léna Brand, c'est simple" */
const ofMind =
  /^(?:for|für|pour|para|per|voor)\s(?<who>[^,]+),?\s(?:it['’]s|it is|ist|c['’]est|está|è|é|is)\s(?:\p{L}+\s){0,2}(?:simple|clear|easy|klar|einfach|sicher|clair|évident|claro|simple|sencillo|chiaro|semplice|simples|duidelijk|simpel)$/iu;

/** What leads to a quotation, without its colon or comma, as who speaks; null where it tells something else. */
export function saidBefore(given: string, hasColon: boolean): Said | null {
  const lead = given.trim();
  if (lead === '' || /[.!?;:\ue000-\uf8ff\n]/u.test(lead.replace(/(?<=(?:^|\s)\p{L}{1,4})\./gu, ''))) return null;
  const cited = hasColon ? (citing.exec(lead)?.groups?.who ?? '') : '';
  const own = cited === '' ? null : speakerIn(cited);
  if (own !== null) return own;
  if (asks.test(lead))
    return hasColon ? speakerIn(lead.replace(asks, '').replace(asked, '').replace(genitive, '')) : null;
  const bare = lead.replace(joining, '');
  if (quotes.test(bare)) {
    const own = speakerIn(bare.replace(quotes, '').replace(leadEnd, ''));
    if (own !== null) return own;
  }
  const askedWho = asking.exec(bare)?.groups?.who ?? ofMind.exec(bare)?.groups?.who;
  const one = askedWho === undefined ? null : speakerIn(askedWho);
  if (one !== null) return one;
  if (ownWords.test(bare)) return 'named before';
  if (hasColon && fromBook.test(bare)) return { who: '', role: '' };
  const about = hasColon ? ofMatter.exec(bare)?.groups?.who : undefined;
  const teller = about === undefined ? null : speakerIn(about);
  if (teller !== null && isPlainName(teller.who)) return teller;
  if (byPronoun.test(bare) && isSaid(bare.replace(byPronoun, ''))) return 'named before';
  const before = actor(bare);
  if (before !== null) return before;
  // "Comme disait grand-mère", "Asks our coach": the verb stands first.
  const [, turned = ''] = verbFirst.exec(bare.replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase())) ?? [];
  const behind = turned === '' ? null : speakerIn(turned);
  if (behind !== null) return behind;
  // "Et Jo Lund de conclure", "And Jo Lund", "Ask Lena and she will tell you"
  const alone = hasColon ? speakerIn(bare.replace(leadEnd, '')) : null;
  if (alone === null) return null;
  const isLed = leadEnd.test(bare) || (bare !== lead && isPlainName(alone.who));
  return isLed || (alone.role !== '' && isPlainName(alone.who, /^\d/u.test(alone.role))) ? alone : null;
}

/** "Ada Marsh, our founder, likes to say": what names somebody, and a verb behind it. */
function actor(text: string): Speaker | null {
  for (const gap of text.matchAll(/,?\s/gu)) {
    const said = gap.index === 0 ? null : acts.exec(text.slice(gap.index));
    const who = said === null ? null : speakerIn(text.slice(0, gap.index), gap[0].startsWith(','));
    const year = yearOf(said?.groups?.tail ?? '');
    if (who !== null && year !== null) return { ...who, role: [who.role, year].filter(Boolean).join(', ') };
  }
  return null;
}

const isSaid = (rest: string) => {
  const said = acts.exec(rest);
  return said !== null && yearOf(said.groups?.tail ?? '') !== null;
};

/** How something was said is left behind; a year is told, and with other figures or names the sentence stays. */
function yearOf(tail: string): string | null {
  const [year = ''] = /(?<![\d.,])1[5-9]\d\d(?![\d.,])|(?<![\d.,])20[0-4]\d(?![\d.,])/u.exec(tail) ?? [];
  const rest = tail.replace(year, '');
  return /\d/u.test(rest) || rest.trim().split(/\s+/u).length > 8 || /[,;:]/u.test(rest) ? null : year;
}

const behindVerb = new RegExp(
  `^,?\\s*(?:\\p{Ll}{1,5}\\s|\\p{Ll}['’]){0,2}${verb}(?:\\s(?:us|uns|nous|nos|me|ci|ons|mir))?\\s(?<who>\\S.*)$`,
  'u',
);
const behindPronoun = new RegExp(
  `^,?\\s*(?:(?:\\p{Ll}{1,5}\\s){0,2}${verb}(?:\\s\\p{Ll}{2,4})?\\s${pronoun}|${pronoun}\\s(?:\\p{Ll}{1,6}\\s){0,2}${verb}|a-t-(?:elle|il)\\s${verb}|(?:dit|disait|raconte|explique|confie|écrit|assure|résume|ajoute|affirme)(?:-t)?-(?:elle|il))(?<tail>[^\\ue000-\\uf8ff]*)$`,
  'iu',
);

/** What stands behind a quotation in its sentence. */
export function saidBehind(given: string): Said | null {
  const text = given.trim().replace(/[.!]$/u, '');
  if (text === '' || /^[—–-]/u.test(text)) return null;
  const led = text.replace(/^[,\s]+/u, '');
  // "…", as Jo Lund once put it.
  const compared = led.replace(joining, '');
  if (compared !== led) return saidBefore(led.replace(/^(?:wie|comme|zoals) (?:es|l['’]|het)\s?(?:a )?/iu, ''), false);
  const own = behindVerb.exec(text.replace(/\s(?:sich|zich)$/u, ''))?.groups?.who;
  const who = own === undefined ? null : speakerIn(own);
  if (who !== null) return who;
  const tail = behindPronoun.exec(text)?.groups?.tail;
  if (tail !== undefined) return yearOf(tail) === null ? null : 'named before';
  return actor(text.replace(/^,\s*/u, ''));
}

/** "Jo Lund, member no. 12." right behind a whole quotation. */
export function saidNext(given: string): Speaker | null {
  const text = given.trim().replace(/(?<!\p{L}\p{L}?)[.!]$|[.!]$/u, '');
  const who = speakerIn(text);
  const isFact = /\d[.:h]\d|(?:€|£|\$|%)/u.test(text);
  if (who !== null && who.role !== '' && isPlainName(who.who) && /,/u.test(text) && !isFact) return who;
  return actor(text);
}

export const attributed = (quote: string, { who, role }: Speaker): string =>
  `${quote} — ${capital(who)}${role === '' ? '' : `, ${role}`}.`;

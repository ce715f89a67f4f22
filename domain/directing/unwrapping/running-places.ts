/** Where an asked film runs and what it is to do: "…, der in den Bussen läuft und zur Blutspende aufruft" shows nobody a bus. */
import { capital } from '../reading/phrases.ts';
import type { SaidSentence } from './by-sentence.ts';
import { mediaOfFilm } from './uses-of-films.ts';

const stop = '[^,.:;!?\\ue000-\\uf8ff]';
const film =
  /(?<!\p{L})\p{L}*(?:film|video|clip|spot|vidéo|vídeo|filmato|filme|reel|animation)(?:s|e|chen|pje)?(?!\p{L})/iu;
/** Where the running of it is told, and how far. */
const running = [
  `(?:(?:that|which)\\s(?:will |can |should |is going to )?(?:runs?|plays?|loops?|(?:is|be|gets) (?:shown|played|screened))|to (?:run|play|loop|be (?:shown|played|screened))|(?:running|playing|shown))\\s(?:on|in|at|inside|across|along|by)\\s(?:the|our|all|every|a|its)\\s${stop}{3,60}?`,
  `(?:der|das|den|die)\\s(?:in|auf|an|bei|im|am|über)\\s${stop}{3,60}?\\s(?:läuft|laufen (?:soll|wird)|gezeigt (?:wird|werden soll)|zu sehen ist|hängt|abgespielt wird)`,
  `qui\\s(?:passe(?:ra)?|tourne(?:ra)?|sera (?:diffusé|projeté)e?|est (?:diffusé|projeté)e?)\\s(?:dans|sur|à|au|aux|en)\\s${stop}{3,60}?`,
  `que\\s(?:se (?:ve|verá|emite|emitirá|proyecta|proyectará)|sale|saldrá|pasa|pasará)\\s(?:en|por|sobre)\\s${stop}{3,60}?`,
  `che\\s(?:gira|girerà|passa|passerà|va in onda|andrà in onda|scorre|sarà (?:trasmesso|proiettato)|viene (?:trasmesso|proiettato))\\s(?:su\\p{L}*|ne\\p{L}*|in|a\\p{L}{0,4})\\s${stop}{3,60}?`,
  `que\\s(?:passa|vai passar|passará|é exibido|será exibido|roda|vai rodar|circula)\\s(?:n[oa]s?|em|dentro)\\s${stop}{3,60}?`,
].join('|');
/** What it asks of whom: what they are asked to is what it is about. */
const asking = [
  `(?:that |which )?(?:invites?|asks?|encourages?|urges?|calls?)\\s(?:[^\\s,.:]+\\s){1,3}?(?:to|on)\\s(?<en>${stop}+)`,
  `(?:der |das )?(?:zum|zur|zu)\\s(?<de>${stop}{3,60}?)\\s(?:aufruft|einlädt|auffordert|ermuntert)`,
  `(?:qui )?(?:appelle|invite)\\s(?:[^\\s,.:]+\\s){0,2}?(?:au|à la|aux|à|à l['’])\\s?(?<fr>${stop}+)`,
  `(?:que )?(?:invite|invita|anima|anime|llama|llame)\\s(?:a [^\\s,.:]+\\s)?a\\s(?<es>${stop}+)`,
  `(?:che )?(?:invita|inviti|chiama|chiami)\\s(?:[^\\s,.:]+\\s){0,2}?(?:al|alla|allo|ai|alle|a|all['’])\\s?(?<it>${stop}+)`,
  `(?:que )?(?:convida|convide|chama|chame)\\s(?:[^\\s,.:]+\\s){0,2}?(?:para|à|ao|a)\\s(?<pt>${stop}+)`,
].join('|');
const clause = new RegExp(
  `,?\\s(?:${running})(?:,?\\s(?:and|und|et|y|e)\\s(?:${asking}))?(?=[.!?]?$|[,:;]\\s|[,.]?\\s[\\ue000-\\uf8ff])`,
  'iu',
);
/** "per i monitor del porto": what it is shown on, where no name stands. */
const onMedia = new RegExp(
  `,?\\s${mediaOfFilm}(?:\\s(?:of|at|in|im|an|auf|der|des|du|de la|des|de|del|della|dei|do|da|dos|nel|nella)\\s(?!\\p{Lu})[^,.:;!?\\ue000-\\uf8ff]{2,30})?(?=[.!?]?$)`,
  'u',
);
/** "…, den unsere Mitglieder weiterschicken können": what is done with it. */
const using =
  /,\s(?:den|das|die)\s(?:wir|ich|man|(?:unsere?|die|alle)\s[^\s,.:]+)\s[^,.:;\ue000-\uf8ff]{0,40}?(?:weiterschicken|weiterleiten|teilen|posten|zeigen|verschicken|verwenden|nutzen|hochladen|einbinden)\s(?:können|könnt|wollen|möchten|dürfen|sollen)(?=[.?!]?$|,\s)/iu;
/** A subject has a word of its own for what takes place. */
const event = /^(?:(?:the|our|an?|la|le|les|el|los|las|il|lo|gli|o|a|as|os)\s)?(?:[^\s]+\s){0,5}[^\s]+$/iu;
const isNoun: Readonly<Record<string, RegExp>> = {
  en: /^(?:the|our|an?)\s/iu,
  de: /^(?:[a-zäöüß]+\s){0,2}\p{Lu}/u,
  fr: /^(?![^\s]+(?:er|ir|re)(?:\s|$))/iu,
  es: /^(?:la|el|los|las|nuestr[oa])\s/iu,
  it: /^(?![^\s]+(?:are|ere|ire)(?:\s|$))/iu,
  pt: /^(?:[oa]s?|noss[oa])\s/iu,
};

/** "for our bike repair shop, Spoke & Barrel": whose film it is goes by its name. */
const house =
  /(?<=\s(?:for|für|pour|para|per)\s)(?:our|my|unsere?n?|meine?n?|notre|mon|ma|nuestr[oa]|mi|la nostra|il nostro|(?:[oa] )?noss[oa])\s(?:[^\s,.:;]+\s){0,3}[^\s,.:;]+,\s(?=((?:The\s)?\p{Lu}[\p{L}’'-]+(?:\s(?:(?:&|and|und|et|y|e|de|of)\s)?\p{Lu}[\p{L}’'-]+){0,3})(?:[,.]|$))/u;

/** "Pour la boulangerie Au Levain, on voudrait une vidéo …": whose film it is stands behind what is asked for. */
const dedicated =
  /^(?<hello>(?:bonjour|hola|ciao|buongiorno|olá|oi)[,!]?\s)?(?<whose>(?:pour|para|per)\s[^,.:;]{3,50}),\s(?<asked>(?:nous|on|je|queremos|necesitamos|quisiéramos|nos|vorremmo|vogliamo|ci|precisamos|gostaríamos)\s[^.:;\ue000-\uf8ff]*?)(?=[.!]?$)/iu;
const dedicatedLater = (text: string) =>
  text.replace(dedicated, (whole, hello: string | undefined, whose: string, asked: string) =>
    film.test(asked) && !/\s(?:pour|para|per|sur|sobre|su)\s/u.test(asked)
      ? `${hello ?? ''}${hello === undefined ? capital(asked) : asked} ${whose.charAt(0).toLowerCase()}${whose.slice(1)}`
      : whole,
  );

/** The sentence that asks for a film, without where it runs, and of whose film it is their name alone; any other as it is. */
export function withoutRunningPlace({ text }: SaidSentence): string {
  return film.test(text) ? dedicatedLater(withoutPlace(text)).replace(house, '') : text;
}

/** Where nothing but its length is told of the film; what is new, or has a name, is what it is about. */
function withoutMedia(text: string): string {
  const rest = text.replace(onMedia, '');
  const media = text.slice(rest.replace(/[.!?]$/u, '').length);
  const isOnly = rest !== text && film.test(rest) && /\d/u.test(rest);
  return isOnly && !/\s(?:\p{Lu}|new|neu|nouve|nuev|nuov|nov[oa]s?\s)/u.test(media) ? rest : text;
}

function withoutPlace(text: string): string {
  const found = clause.exec(text);
  if (found === null || !film.test(text.slice(0, found.index))) return withoutMedia(text.replace(using, ''));
  const [language, subject = ''] =
    Object.entries(found.groups ?? {}).find(([, said]) => said !== undefined && said !== '') ?? [];
  // "…, like 20 seconds?": behind the place its length is a length, and like nothing.
  const after = text.slice(found.index + found[0].length).replace(/^,\s(?:like|say|maybe)\s(?=\d)/iu, ', ');
  const rest = `${text.slice(0, found.index)}${after}`;
  const isSubject = language !== undefined && isNoun[language]?.test(subject) === true && event.test(subject);
  return isSubject
    ? `${rest.replace(/[.!?]$/u, '')}. ${capital(subject.replace(/^(?:neuen|großen|kleinen)\s/u, ''))}.`
    : rest;
}

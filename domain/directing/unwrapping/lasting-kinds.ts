/** "20 second volunteer call for …", "Un appel de 20 secondes pour …": what lasts seconds and is for somebody is a film, whatever it is called. */
import { surelyFilm } from './asking-words.ts';

const start = '(?<=^\\s*|[.!?]\\s+)';
const greeting = '(?:(?:hi|hey|hello|hallo|bonjour|hola|ciao|olá|hoi)(?: \\p{L}+)?[,!.]\\s)?';
const number = '\\d{1,3}';
/** A few words in small letters. */
const noun = "(?:\\p{Ll}[\\p{Ll}’'-]*\\s){0,3}?\\p{Ll}[\\p{Ll}’'-]+";

const kinds: readonly [pattern: RegExp, film: string][] = [
  [
    new RegExp(
      `${start}(${greeting}(?:(?:please |kindly )?(?:make|create|produce|i need|we need|i want|we want|i['’]d like|we['’]d like|need|want)\\s(?:me |us )?)?(?:an?\\s)?${number}[\\s-]?(?:seconds?|secs?|s))\\s(${noun})(?=\\s(?:for|about|on|to|from|asking|telling|announcing|introducing|explaining|inviting|showing|thanking|saying)\\s)`,
      'iu',
    ),
    '$1 video',
  ],
  [
    new RegExp(
      `${start}(${greeting}(?:(?:bitte\\s)?(?:wir brauchen|ich brauche|mach(?:t|e)?|erstell(?:t|e)?)\\s)?(?:[Ee]ine?n?\\s)?${number}[\\s-]?sekündige[rns]?)\\s((?:\\p{Ll}+e[rns]?\\s)?\\p{Lu}[\\p{L}-]+)(?=\\s(?:für|über|zum|zur|an|von|mit)\\s)`,
      'u',
    ),
    '$1 Video',
  ],
  [
    new RegExp(
      `${start}(${greeting}(?:(?:nous voulons|il nous faut|je veux|queremos|necesitamos|quiero|vogliamo|ci serve|queremos|precisamos de|haz|crée[rz]?|crea|cria)\\s)?)(?:une?|una?|uno|uma?)\\s(${noun})(?=\\s(?:de|di)\\s${number}\\s?(?:secondes|segundos|secondi)\\s(?:pour|sur|à|para|sobre|per|su|de|da|di|d['’]))`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      `${start}(${greeting}(?:(?:we willen|ik wil|maak)\\s)?(?:een\\s)?)(${noun})(?=\\svan\\s${number}\\s?seconden\\s(?:voor|over|aan)\\s)`,
      'iu',
    ),
    '$1video',
  ],
];

const videos: Readonly<Record<string, string>> = { secondes: 'Vidéo', segundos: 'Vídeo', secondi: 'Video' };

const film = new RegExp(`(?<!\\p{L})${surelyFilm}(?!\\p{L})`, 'iu');
/** What itself takes that long is told of. */
const itself =
  /(?:rule|work-?out|plank|sprint|exercise|timer|delay|rest|pause|break|interval|recipe|meal|sauce|stretch|squat|drill|test|challenge|hold|walk|run|ride|penalty|window|limit|exposure|boil|cook|rinse|wash|cycle|charge|shower|nap|read|fix|trick|routine|massage|commute|setup|install|checkout|sign-?up|entraînement|exercice|recette|pause|douche|ejercicio|receta|pausa|ducha|esercizio|ricetta|doccia|exercício|receita|oefening|recept|übung|rezept|pause|dusche)s?$/iu;

/** The brief with a plain word for a film in place of such a kind, and the kind as it was said; null where nothing lasts. */
export function withoutLastingKind(prompt: string): { text: string; kind: string } | null {
  for (const [pattern, plain] of kinds) {
    const [said, , kind = ''] = pattern.exec(prompt) ?? [];
    if (said === undefined || film.test(said) || itself.test(kind) || /(?:^|\s)(?:of|de|für)$/u.test(kind)) continue;
    const unit = /^\s(?:de|di)\s\d+\s?(\p{L}+)/u.exec(prompt.slice(said.length))?.[1] ?? '';
    return { text: prompt.replace(pattern, plain || `$1${videos[unit] ?? 'Video'}`), kind };
  }
  return null;
}

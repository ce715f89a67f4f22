/** Questions with answers to choose from: "Q1 How many hearts? A) 1 B) 2 C) 3 -> C" is asked, offered, and then answered. */
import { languageOf } from '../reading/language.ts';

const marker = '(?:(?:Q|F|P|D|V|Question|Frage|Pregunta|Domanda|Pergunta|Vraag)\\s?\\d{1,2}[.:)]?|\\d{1,2}[.)])';
const option = '[A-Da-d][).:]\\s*';
/** On one line, or the options on lines of their own. */
const asked = new RegExp(
  `^[ \\t]*(?:[-*•][ \\t]+)?(?:\\*\\*)?${marker}[ \\t]*(?:\\*\\*)?[ \\t]*(?<question>[^\\n?？]{4,160}[?？])(?:\\*\\*)?(?<options>(?:\\s+(?:[-*•][ \\t]+)?${option}(?:(?!\\s+(?:[-*•][ \\t]+)?${option}|\\s*(?:->|→|=>|✓)|\\s+\\(?(?:answer|correct|antwort|réponse|respuesta|risposta|resposta|antwoord))[^\\n]){1,60}){2,4})(?:\\s*(?:(?:->|→|=>)\\s*|\\(?(?:the\\s)?(?:correct\\s)?(?:answer|correct|antwort|lösung|réponse|respuesta|risposta|resposta|antwoord)(?:\\sis)?\\s?[:=]?\\s*)(?<answer>[A-Da-d])(?![\\p{L}])\\)?[^\\n]*)?[ \\t]*$`,
  'gimu',
);

/** What joins the last two options, and what leads to the right one. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: ['or', 'The answer is'],
  de: ['oder', 'Die Antwort ist'],
  fr: ['ou', 'La réponse est'],
  es: ['o', 'La respuesta es'],
  it: ['o', 'La risposta è'],
  pt: ['ou', 'A resposta é'],
  nl: ['of', 'Het antwoord is'],
};
/** "Sea otter, manatee or seal?": read as one question, where options in a row would be a table. */
const offered = (items: readonly string[], or: string) => `"${items.slice(0, -1).join(', ')} ${or} ${items.at(-1)}?"`;

const opened =
  /(?<=^|\n|[.!?]\s)(?:start|open|begin)\s(?:it\s)?with\s(["“„«][^"“”„«»\n]{3,120}["”“»])(?:\s(?:and\s)(?=end|close|finish)|[.,]?\s?)/iu;

const letters = 'ABCD';
const choice = (letter: string) =>
  `${letter}[).:]?\\s(?<${letter.toLowerCase()}>(?:(?!\\s[A-D][).:]?\\s)[^\\n–—;"“”]){1,40}?)`;
const solving =
  '(?:reveal|show|highlight|light up|answer|zeig\\p{L}*|auflös\\p{L}*|lösung|enthüll\\p{L}*|révèle[rz]?|montre[rz]?|revela[r]?|muestra|mostra[r]?|svela|rivela|revele|mostre|onthul|toon)';
/** "12 second quiz card, purple: “Which …?” A Mercury B Venus C Mars – short pause, then reveal B Venus, 243 days" */
const inOneLine = new RegExp(
  `^(?<head>[^"“„«:\\n]{3,90}):\\s+["“„«]?(?<question>[^"“”„«»?？\\n]{4,160}[?？])\\s?["”“»]?\\s+${choice('A')}[,;/]?\\s${choice('B')}(?:[,;/]?\\s${choice('C')})?(?:[,;/]?\\s${choice('D')})?(?:\\s[–—-]\\s|[.;,]\\s|\\s→\\s)[^\\n\\d"“”„«»]{0,60}?(?<!\\p{L})${solving}\\s(?<answer>[A-D])(?![\\p{L}])[).:]?\\s?(?<said>[^\\n]{0,120})$`,
  'imu',
);
const quizFilm =
  /(?:quiz|trivia)[\s-]?(?:question|cards?|clip|film|video|slide|frage|karte|kachel|fiche|tarjeta|scheda)?(?!\p{L})/iu;

/** A quiz of one line, typed as a note: what it asks and offers, then what is right and what is told of it. */
function withNotedQuiz(prompt: string): string {
  const { 0: whole, groups = {} } = inOneLine.exec(prompt) ?? {};
  const { head = '', question = '', answer = '', said = '' } = groups as Record<string, string | undefined>;
  if (whole === undefined || !quizFilm.test(head)) return prompt;
  const [or = 'or', answerIs = 'The answer is'] = words[languageOf(prompt)] ?? [];
  const items = [...letters].flatMap((letter) => groups[letter.toLowerCase()]?.trim() ?? []);
  const right = groups[answer.toLowerCase()]?.trim() ?? '';
  const fact = said.toLowerCase().startsWith(right.toLowerCase())
    ? said.slice(right.length).replace(/^\W+/u, '')
    : said;
  const scenes = [
    'Scene 1',
    `TEXT: ${question.trim()}`,
    `TEXT: ${offered(items, or)}`,
    'Scene 2',
    `TEXT: ${answerIs} ${right}`,
    ...(fact === '' ? [] : ['Scene 3', `TEXT: ${fact}`]),
  ];
  return prompt.replace(whole, () => `${head.replace(quizFilm, 'video')}.\n${scenes.join('\n')}`);
}

/** Each question as a scene with its options, and its answer as the next; a brief without two such questions stays. */
export function withQuiz(prompt: string): string {
  const found = [...prompt.matchAll(asked)];
  if (found.length < 2) return found.length === 0 ? withNotedQuiz(prompt) : prompt;
  const [, opening = ''] = opened.exec(prompt) ?? [];
  const rest = prompt.replace(opened, '');
  const [or = 'or', answerIs = 'The answer is'] = words[languageOf(prompt)] ?? [];
  let scene = 0;
  const sceneOf = (...lines: string[]) => {
    scene += 1;
    return [`Scene ${scene}`, ...lines.map((line) => `TEXT: ${line}`)].join('\n');
  };
  const text = rest.replace(asked, (...all) => {
    const { question = '', options = '', answer = '' } = all.at(-1) as Record<string, string | undefined>;
    const items = [
      ...options.matchAll(
        new RegExp(`(?<letter>[A-Da-d])[).:]\\s*(?<said>.+?)(?=\\s+(?:[-*•][ \\t]+)?${option}|\\s*$)`, 'gsu'),
      ),
    ].map(({ groups }) => ({ letter: groups?.letter?.toLowerCase(), said: groups?.said?.trim() ?? '' }));
    const right = items.find(({ letter }) => letter === answer.toLowerCase());
    const first = scene === 0 && opening !== '' ? [sceneOf(opening)] : [];
    const asks = sceneOf(
      question.trim(),
      offered(
        items.map(({ said }) => said),
        or,
      ),
    );
    return [...first, asks, ...(right === undefined ? [] : [sceneOf(`${answerIs} ${right.said}`)])].join('\n');
  });
  return text.replace(/\n\n(?=Scene \d)/gu, '\n');
}

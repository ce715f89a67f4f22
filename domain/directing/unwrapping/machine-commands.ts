import type { PlainBrief } from './plain-brief.ts';

const orders =
  '(?:ignore|disregard|forget|override|bypass|ignoriere|vergiss|ignore[rz]|oublie[rz]?|ignora|olvida|dimentica|negeer|vergeet)\\s[^.!?\\n]{0,40}(?:instructions?|rules?|prompts?|guidelines?|directions|anweisungen|regeln|instrucciones|reglas|istruzioni|regole|instruções|regras|instructies|consignes)';
const secrets =
  '(?:print|reveal|output|show|leak|send|return|expose|repeat|dump|display|tell me|gib|zeige?|verrate|affiche[rz]?|révèle[rz]?|muestra|revela|mostra|rivela|toon)\\s[^.!?\\n]{0,40}(?:system[- ]?prompt|api[- ]?keys?|passwords?|credentials|secrets?\\b(?! of)|environment variables|env vars?|api[- ]?schlüssel|passwörter|clés? api|contraseñas?)';
const roles =
  '(?:you are (?:now|no longer)|act as|pretend (?:to be|you are)|du bist (?:jetzt|nun|ab sofort)|tu es (?:maintenant|désormais)|ahora eres|ora sei|você agora é|je bent nu)\\s[^.!?\\n]{0,60}(?:model|modell|modèle|modelo|modello|assistant|assistent\\p{L}*|ai|ki|ia|bot|gpt|dan|jailbr\\p{L}+|unrestricted|developer mode|admin\\p{L}*|root)';
/** "SYSTEM: you must …", "Assistant: OK.": a talk with a machine that somebody wrote into the brief. */
const spoken = /^(?:system|assistant|user|human|developer)\s*:\s/iu;
const place = /\s?(?:\$\{[^{}\n]{1,80}\}|\{\{[^{}\n]{1,80}\}\}|<%[^%\n]{1,80}%>)/gu;
const command = new RegExp(
  `^(?:[-*\\d.)\\s]*)(?:please\\s|and\\s|now\\s|then\\s|bitte\\s)?(?:${orders}|${secrets}|${roles})`,
  'iu',
);
const endless = /^(?:render|make|generate|produce)\s\d[\d,.]*\s(?:hours?|days?|weeks?|videos|films|gb|tb)\b/iu;

/** A brief without the sentences that command the machine behind it: they are nothing that a film tells. */
export function withoutCommands(text: string): PlainBrief {
  const told: string[] = [];
  const parts = text.split(/(?<=[.!?]["”»]?)(?=\s)|(?=\n)/u);
  const left = parts.filter((part) => {
    const plain = part.trim();
    const isTalk =
      spoken.test(plain) && (told.length > 0 || /(?:ignore|must now|you are|render|override|disregard)/iu.test(plain));
    const isCommand = isTalk || command.test(plain) || (told.length > 0 && endless.test(plain));
    if (isCommand) told.push(`${plain.replace(/[.!]$/u, '')} (spoken to the machine)`);
    return !isCommand;
  });
  const rest = left
    .join('')
    .trim()
    .replace(/^(?:then|now|and)\s+(?=\p{L})/iu, '');
  // A brief of nothing else is shown as it was written.
  const isLeft = told.length > 0 && /\p{L}{3}/u.test(rest);
  const filled = withoutPlaces(isLeft ? rest : text);
  return { text: filled.text, told: [...(isLeft ? told : []), ...filled.told] };
}

/** `{{name}}`: a place that some template left empty. Code stands as it is. */
function withoutPlaces(text: string): PlainBrief {
  const told: string[] = [];
  const filled = text.split(/(```[\s\S]*?```|`[^`\n]+`)/u).map((part, index) =>
    index % 2 === 1
      ? part
      : part.replace(place, (empty) => {
          told.push(`${empty.trim()} (a place that was left empty)`);
          return '';
        }),
  );
  return told.length === 0 ? { text, told } : { text: filled.join(''), told };
}

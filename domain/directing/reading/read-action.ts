import { heldOf } from './masked-text.ts';
import { anyPhrase, countWords, leadingPhrase, opensWithSubject, phraseSource } from './phrases.ts';
import { actionWords, place } from './read-fields.ts';
import { ending } from './read-quotes.ts';
import { openSentences, type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

/** A closing sentence that asks for something, with or without its address. */
export function readAction(reading: Reading): void {
  const open = openSentences(reading);
  const { lexicon, found } = reading;
  for (const [index, sentence] of [...open].reverse()) {
    const address = heldOf(sentence.text, reading.held).find(({ kind }) => kind === 'address');
    // "Donate at … before 1 July": what leads to the address goes with it.
    const plain = sentence.text
      .replace(/\s(?:at|on|via|under|auf|unter|bei|über|sur|en|su|em|op|na)\s[\ue000-\uf8ff](?=\s\p{L})/giu, ' ')
      .replace(/[\ue000-\uf8ff]/g, ' ');
    const others = heldOf(sentence.text, reading.held).filter(({ kind }) => kind !== 'address');
    const asks =
      others.length === 0 && new RegExp(`^[¡¿]?(?:${phraseSource(lexicon.act)})(?![\\p{L}])`, 'iu').test(plain.trim());
    const isLate = index >= reading.sentences.length * 0.55;
    const isEnd = isLast(reading, index);
    if (address !== undefined) {
      found.address ||= address.text;
      place(reading, sentence.text);
      const words = actionWords(plain).replace(/^¡(?=[^!]*$)/u, '');
      // "Zapisz się: glinaiogien.pl": whatever the language, a few words that lead to the last address ask for it.
      if (isLabelled(sentence, words) && isEnd) {
        const all = say(reading, sentence.text).replace(/[.!]$/u, '');
        if (found.address === address.text && all.length <= 40) found.address = all;
        found.action ||= say(reading, sentence.label);
        sentence.label = '';
        reading.used.add(index);
        continue;
      }
      if ((isLeading(plain, words) || isPointing(plain, words)) && isEnd) {
        found.action ||= words;
        reading.used.add(index);
        continue;
      }
      // "Send your CV to …": with an address to send it to, the line asks for it.
      const sends = others.length === 0 && leadingPhrase(lexicon.step).test(plain.trim()) && isEnd;
      if ((asks || sends || isCalling(words)) && countWords(words) <= 8 && !isGoing(words)) found.action ||= words;
      if (
        countWords(words) <= 8 &&
        (asks ||
          sends ||
          isCalling(words) ||
          words === '' ||
          isGoing(words) ||
          /^(?:tel|telefon|phone|fon|mail|e-?mail|web|infos?)\.?$/iu.test(words) ||
          ending.test(words) ||
          sentence.role === 'direction')
      )
        reading.used.add(index);
      else
        sentence.text = withoutEnd(sentence.text, (text) =>
          text.replace(
            /(?:,?\s(?:or|oder|ou|o)(?=\s))?[\s,(–—-]*(?:(?<![\p{L}])(?:call|ring|dial|phone|text|at|on|via|see|visit|auf|unter|bei|sur|en|su|em)\s+)?[\ue000-\uf8ff]\)?(?=[.!]?$)/iu,
            (found_) => (heldOf(found_, reading.held)[0]?.kind === 'address' ? '' : found_),
          ),
        );
    } else if (
      (asks || (isUrgent(plain) && isEnd)) &&
      (isLate || (index > 0 && isEnd)) &&
      found.action === '' &&
      sentence.bullet === null &&
      sentence.role === 'copy' &&
      countWords(plain) <= 7 &&
      !/\d{3}/.test(plain)
    ) {
      if (anyPhrase(lexicon.step).test(plain.split(/\s/)[0] ?? '') && open.length > 3 && !isEnd) continue;
      found.action = say(reading, sentence.text).replace(/[.。]$/u, '');
      place(reading, sentence.text);
      reading.used.add(index);
    }
  }
}

/** "Everything is at …" needs its address: a line that would end on its verb stays whole. */
function withoutEnd(text: string, cut: (text: string) => string): string {
  const rest = cut(text);
  return /(?<!\p{L})(?:is|are|was|were|ist|sind|est|sont|es|está|están|son|è|é|são|zijn|staat|steht)[.!]?$/iu.test(rest)
    ? text
    : rest;
}

const contact =
  /^(?:tel|telefon|phone|fon|mail|e-?mail|web|website|www|infos?|contact|kontakt|call|source|quelle|more|mehr)\b/iu;

/** "Call 0170 555 0142": the verb belongs to the number. */
const isCalling = (words: string) =>
  /^(?:please\s)?(?:call|ring|phone|text)(?:\s(?:us|me|now|today))?$|^(?:ruf(?:en sie|t)?\s(?:uns\s)?an|mail(?:t|en sie)?|e-?mail|write|schreib(?:t|en sie)?|écrivez|escríbenos|scrivi(?:ci)?|escreva|schrijf|appele[rz]|llama|llámanos|chiama|liga|ligue|bel)$/iu.test(
    words,
  );

/** "Give today: mangrove.example" */
const isLabelled = ({ label, field }: Sentence, words: string) =>
  field === null &&
  words === '' &&
  label !== '' &&
  countWords(label) <= 4 &&
  !contact.test(label) &&
  !/\d/u.test(label);

const isLeading = (plain: string, words: string) =>
  /^[^.,;:：!?]{3,30}[:：]\s*[.!]?\s*$/u.test(plain.trim()) && countWords(words) <= 4 && !contact.test(words);

/** "Programme sur …", "Have your say by 1 May at …": a few words and a preposition before the last address. */
const isPointing = (plain: string, words: string) =>
  countWords(words) <= 7 &&
  !contact.test(words) &&
  !/[€$£¥%]|(?<!\p{L})(?:zł|kr|CHF|euros?)(?!\p{L})/iu.test(words) &&
  !/^(?:we|our|the|it|its|they|an?|he|she|this|these|you|i|there|wir|unsere?|der|die|das|ein|eine|es|nous|notre|nos|le|la|les|el|los|las|un|una|une|il|lo|o|os|as|het|de|een|everything|all|alles|tout|todo|tutto|tudo)\s|[,;:]|\s(?:is|are|was|were|be|ist|sind|est|sont|es|son|è|sono|é|são)$/iu.test(
    words,
  ) &&
  /^\p{Lu}[^.!?]*\s(?:at|on|via|auf|unter|bei|sur|chez|en|su|em|no|op|na|på|pod|на|по)\s*[.!]?\s*$/u.test(
    plain.trimStart(),
  );

/** "Update now.", "Switch today!": the last line asks for something at once, whatever its verb. */
const isUrgent = (plain: string) =>
  countWords(plain) <= 5 &&
  !opensWithSubject(plain) &&
  /^\p{Lu}\p{Ll}+(?<!(?:ly|ed|ing|[^s]s))\s(?:[\p{Ll}\s]+\s)?(?:now|today|tonight|jetzt|heute|maintenant|aujourd['’]hui|ahora|hoy|ora|oggi|agora|hoje|nu|vandaag)[.!]*$/u.test(
    plain.trim(),
  );

/** "Visit" or "More at" leads to an address and says nothing beside it. */
const isGoing = (words: string) =>
  /^(?:visit|see|go to|more|find out more at|besuche|besuchen sie|mehr|mehr dazu|visitez|en savoir plus|visita|visite|más|altro|di più|mais|meer)(?:\s(?:us|uns))?$/iu.test(
    words,
  );

/** Nothing that is shown comes after it. */
const isLast = ({ sentences }: Reading, index: number) =>
  sentences.slice(index + 1).every(({ role }) => role !== 'copy');

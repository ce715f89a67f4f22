/** What a film is to explain is told by the sentences behind its asking. */
import { isLookWord } from '../reading/look-words.ts';
import { countWords } from '../reading/phrases.ts';
import { filmWords } from '../tagging/words.ts';

/** "A fan draws air in.": behind "how it works" such a sentence tells how. */
export const isOfMechanism = (text: string) =>
  /^(?:the|an?|der|die|das|eine?|zuerst|dann|anschließend|le|la|les|l['’]|une?|on|el|los|las|una?|il|lo|gli|i|uno|o|a|os|as|uma?|de|het|een)(?:\s|(?<=['’]))/iu.test(
    text,
  ) &&
  countWords(text) >= 4 &&
  !filmWords.test(text) &&
  !text.split(/[\s,.;]+/u).some((word) => isLookWord(word)) &&
  !/(?<!\p{L})(?:should|must|soll(?:te|en)?|muss|bitte|doit|devrait|debe(?:ría)?|deve|dovrebbe|moet|zou|please|graag)(?!\p{L})/iu.test(
    text,
  );

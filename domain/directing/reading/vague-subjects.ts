/** A subject that only says of what kind it is: "a clinic", "the channel of a sports club". */
import type { Sentence } from './sentences.ts';

/** "… for a clinic." above the clinic's own facts: what kind of house it is says nothing beside them. */
export const withoutVagueSubject = (sentences: Sentence[]): Sentence[] =>
  sentences.filter(({ role }) => role === 'copy').length < leastBeside
    ? sentences
    : sentences.map((one, at) =>
        (one.isSubject || (at === 0 && sentences.some(({ field }) => field === 'name'))) &&
        one.label === '' &&
        isVague(`${one.text.charAt(0).toLowerCase()}${one.text.slice(1)}`, sentences)
          ? { ...one, role: 'note', isSubject: false }
          : one,
      );
const leastBeside = 5;
const vague =
  /^(?:an?|eine?[nmrs]?|une?|una?|uno|uma?|een)\s(?:\p{Ll}[\p{L}’'-]*\s?){1,5}[.]?$|^(?:an?|the|der|die|das|den|le|la|les|el|los|las|il|lo|i|gli|[oa]s?|de|het)\s(?:[\p{L}-]+\s){1,2}(?:of an?|eine[rs]|d[’']une?|de una?|di una?|di uno|de uma?|van een)\s[\p{L}-]+[.]?$/u;
/** "the pod", "our tide app" beside its name: what it is called says more. */
const known =
  /^(?:the|our|my)\s(?:\p{Ll}+\s){0,2}(?:pod|podcast|show|channel|newsletter|blog|app|game|site|website|page|shop|store)[.?]?$/u;
const isVague = (text: string, sentences: readonly Sentence[]) =>
  vague.test(text) || (known.test(text) && sentences.some(({ field }) => field === 'name'));

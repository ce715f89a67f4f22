/** What an agent says beside the object that it hands over: "Sure, I've gathered the figures. The user wants it calm." */
import { splitAtStops } from '../reading/stops.ts';
import { roleOfKey } from './field-keys.ts';

const first = /(?<!\p{L})I(?:['’](?:ve|ll|d|m))?(?!\p{L})/u;
const others =
  /(?<!\p{L})(?:(?:(?:the|our|my) )?(?:user|client|customer|boss|colleague|team|human)(?: \([^()]*\))?|she|he|they) (?:wants?|wanted|said|says|asked|asks|sent|would like|prefers?|needs?|mentioned)(?!\p{L})/iu;
const handing =
  /(?<!\p{L})(?:let me know|the payload|(?:converted|turned) (?:in)?to (?:json|yaml)|(?:as|in) (?:json|yaml)(?= |[.:!]|$)|calling the|(?:video|render(?:ing)?) (?:tool|api|endpoint))(?!\p{L})/iu;
const inOtherLanguages =
  /(?<!\p{L})(?:(?:ich (?:habe|rufe|werde|würde|schicke)|der (?:nutzer|kunde) (?:will|möchte|wünscht))|(?:j['’]ai|je (?:vais|propose)|(?:l['’]utilisateur|le client) (?:veut|souhaite))|(?:he (?:reunido|preparado)|el (?:usuario|cliente) (?:quiere|pide))|(?:ho (?:raccolto|preparato)|(?:l['’]utente|il cliente) (?:vuole|chiede))|(?:ik heb|de (?:gebruiker|klant) wil))(?!\p{L})/iu;

/** The talk as directions, which are obeyed and not shown; sentences of anything else as they are. */
export const asDirections = (talk: string): string =>
  talk
    .split('\n')
    .flatMap((line) => splitAtStops(line))
    .map((sentence) => (isTalk(sentence) ? asDirection(sentence) : sentence))
    .join('\n');

/** A line that is obeyed and not shown; its quotation marks go, since what is quoted is copy. */
export const asDirection = (sentence: string) => `Style: ${sentence.replace(/["“”„«»]/gu, '').trim()}`;

const isRemark = (sentence: string) => {
  const [, label = ''] = /^([^:\n]{3,40}):\s/u.exec(sentence) ?? [];
  return label !== '' && roleOfKey(label) === 'maker';
};

const isTalk = (sentence: string) =>
  isRemark(sentence) || [first, others, handing, inOtherLanguages].some((one) => one.test(sentence));

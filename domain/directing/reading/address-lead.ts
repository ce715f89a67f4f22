/** Words that lead to an address or a number, and say nothing once it stands elsewhere. */

const preposition =
  "at|on|via|under|to|by|for|with|in|bei|auf|unter|an|per|über|sur|à|au|aux|chez|par|en el|en la|en|su|em|al|allo|alla|all['’]|a|para|por|no|na|ao|pelo|pela|op|naar|aan|på|pod|na stronie|на|по";
const joint = 'and|or|oder|und|ou|et|e|y|o|of|→';
const article = 'the|our|der|dem|die|unserer|le|la|il|lo|el|o|het|de|nuestro|nosso|nostro|ons|onze|notre';
const number = `(?:(?:${article})\\s)?(?:(?:tele)?phone\\snumber|number|(?:telefon|ruf|handy|telefoon)?nummer|num[eé]ro|número|web\\s?(?:site|address|page)|internetadresse|webseite|homepage|(?:adresse|site|sito|página|dirección|indirizzo|endereço)\\s(?:web|internet|e-?mail))`;

const leading = new RegExp(
  `(?:^|[\\s,]+)(?:(?:(?:${preposition}|${joint})\\s+)*${number}|(?:pelo|no|al|au|par|por|em)\\s+(?:tele(?:fone|fono)|téléphone|teléfono)|(?:${joint})(?:\\s(?:call|ring|dial|phone|text|visit|see|bel|llama|appelez|chiama|ligue))?|${preposition}|(?:tele?f?|tél|tlf|fon|ph|mob)\\.?)$`,
  'iu',
);

/** "Rufen Sie uns an", "Meld je aan": the last word belongs to the verb. */
const separable =
  /^(?:(?:bitte|graag|jetzt|nu)\s)?(?:ruf|meld|schließ|bied|vraag|schrijf)\p{L}*\s(?:.*\s)?(?:a?an|in)$/iu;

const tidy = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.!,;:–—-]+$/u, '')
    .trim();

/** What is said before an address: "Prenotazioni" of "Prenotazioni allo 010…". */
export function withoutLead(text: string): string {
  const bare = tidy(text);
  return separable.test(bare) ? bare : tidy(bare.replace(leading, ''));
}

/** "Stay indoors and follow" */
const following = /\s(?:follow|visit|folgt|folgen Sie|suivez|sigue|siga|segui|seguite|volg)$/iu;

/** "Bewerbung bis 31. März an", "… Bescheid geben: Anja": what an address left behind and what needs it. */
export const needsAddress = (text: string): boolean => {
  const bare = tidy(text);
  return (
    (leading.test(bare) && !separable.test(bare)) || /[:：]\s*(?:\p{L}+\s?){0,3}$/u.test(bare) || following.test(bare)
  );
};

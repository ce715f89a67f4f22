import { capital } from '../reading/phrases.ts';

/** "Mention: we come to your door; wash and trim for £45": what is to be mentioned is said, each thing for itself. */
const asking = [
  'mention|show|include|state|feature|display',
  'erwähne?n?|zeigen?|zeige|nenne?n?|bitte (?:zeigen|nennen|erwähnen)',
  'mentionne[rz]?|montre[rz]?|indique[rz]?',
  'menciona[r]?|mencione|muestra|mostrar|mostre|incluye|incluir|inclua',
  'menziona(?:re)?|mostra(?:re)?|indica(?:re)?',
  'noem|noemen|toon|tonen|vermeld(?:en)?',
].join('|');
const mention = new RegExp(
  `((?:^|[.!?]\\s+)(?:[-*•]\\s)?)(?:please\\s|(?:must|should|muss|soll|doit|debe|deve|moet)\\s)?(?:${asking})\\s?[:：]\\s+([^\\n]+?)(?=[.!?](?:\\s|$)|$)`,
  'gimu',
);

export const fromMentions = (text: string): string =>
  text.replace(mention, (_, before: string, said: string) => {
    const things = thingsIn(said).map((thing) => capital(thing.trim()));
    return `${before}${things
      .map((thing) => (/^`[^`]+`$/u.test(thing) ? thing : `${thing}.`))
      .join('\n')
      .replace(/\.$/u, '')}`;
  });

/** Semicolons part for sure; three commas and more part where each thing has a few words, or figures and more. */
function thingsIn(said: string): string[] {
  if (/["“”„«»]/u.test(said)) return [said];
  if (said.includes(';')) return said.split(/\s*;\s*/u).filter((thing) => thing !== '');
  const things = said.split(/,\s+(?:(?:and|und|et|y|e|en)\s+)?/u);
  const isRow =
    things.length >= 3 && things.every((thing) => /\s/u.test(thing)) && things.some((one) => /\d/u.test(one));
  return isRow ? things : [said];
}

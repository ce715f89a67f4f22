import { type ClauseReader, match, targetOf } from './clause.ts';

const capitals =
  '(?:(?:all\\s|block\\s|tout\\s|todo\\s|tutto\\s|ganz\\s)?(?:in(?:to)?|en|em)\\s(?:all\\s|full\\s|block\\s)?)?(?:all[\\s-]caps|caps|capitals|capital\\sletters|block\\s(?:capitals|letters)|upper[\\s-]?case|großbuchstaben|versalien|majuscules?|lettres\\smajuscules|capitales|mayúsculas?|maiuscol[oea]|stampatello|maiúsculas?)';
const small =
  '(?:in(?:to)?|en|em)\\s(?:all\\s)?(?:lower[\\s-]?case|small\\sletters|kleinbuchstaben|minuscules?|minúsculas?|minuscol[oea])';
const putting =
  '(?:{make}|{use}|{move}|{change}|write|type|spell|schreibe?|schreibt|écri(?:s|re|vez)|escrib(?:e|id|ir)|scriv(?:i|ete|ere)|escrev(?:e|a|am|er))';
/** "The motto": the words that a film goes by. */
const motto = /^(?:motto|slogan|tag-?line|leitspruch|wahlspruch|devise|lema|divisa)$/iu;

/** "Put the motto in capitals", "die Überschrift in Großbuchstaben": the same words in other letters. */
export const readCase: ClauseReader = (clause) => {
  for (const [letters, to] of [
    [capitals, 'upper'],
    [small, 'lower'],
  ] as const) {
    const said = match(clause, `(?:${putting}\\s+)?{the}(*)\\s+${letters}`)?.[0];
    if (said === undefined) continue;
    if (motto.test(said)) return { kind: 'case', target: { by: 'noun', noun: 'tagline' }, to };
    const target = targetOf(clause, said);
    return target === null ? null : { kind: 'case', target, to };
  }
  return null;
};

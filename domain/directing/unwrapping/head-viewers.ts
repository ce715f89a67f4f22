/** "Explainer, 40 seconds, for pupils: how …", "Compare for beginners three ways …": whom a film is for, behind a comma or between the asking and what is asked. */
import { maybeFilm, surelyFilm } from './asking-words.ts';
import { withoutViewers } from './told-viewers.ts';

const film = `(?<![\\p{L}])(?:${surelyFilm}|${maybeFilm})(?![\\p{L}])`;
const lead = '(?:for|für|pour|para|per|voor)';
const headed = new RegExp(
  `^(?<head>[^:.!?\\n]{0,60}?${film}[^:.!?\\n]{0,60}?),?\\s${lead}\\s(?<who>[^:.!?,\\n\\d]{3,60}?)(?=\\s?:\\s)`,
  'iu',
);
const ordered = new RegExp(
  `^(?<head>(?:please\\s|bitte\\s)?(?:compare|explain|show|vergleiche?|erkläre?|zeige?|compare[rz]?|explique[rz]?|montre[rz]?|compara|explica|muestra|confronta|spiega|mostra|vergelijk|toon))\\s${lead}\\s(?<who>\\p{Ll}[^:.!?,\\n\\d]{3,60}?|\\p{Lu}\\p{L}+)(?=\\s(?:how|why|what|wie|warum|was|comment|pourquoi|cómo|por qué|come|perché|como|hoe|waarom|the|our|die|der|das|den|unsere?n?|les?|la|los|las|el|il|lo|i|gli|os?|as?|de|het|two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|dois|três|twee|drie|vijf|\\d)(?!\\p{L}))`,
  'iu',
);
/** "Explain A vs B to small business owners." */
const whom = '(?<who>[^:.!?,\\n\\d]{3,60}?)(?=\\s?[.:]\\s|\\s+in\\s\\d)';
const explained = [
  new RegExp(
    `^(?<head>(?:please\\s)?(?:compare|explain|show|present|introduce|teach|describe)\\s[^.!?:\\n]{3,90})\\sto\\s${whom}`,
    'iu',
  ),
  new RegExp(
    `^(?<head>(?:explique[rz]?|présente[rz]?|montre[rz]?|explica|presenta|muestra|spiega|mostra|apresente|mostre)\\s[^.!?:\\n]{3,90})\\s(?:aux|à|a|ai|agli|alle|aos?|às)\\s${whom}`,
    'iu',
  ),
];
/** "How to bleed a radiator, for tenants who have never held a key." */
const taught =
  /^(?<head>(?:how to|how|why|what)\s[^.!?:\n,]{3,90}),\s(?:for|aimed at)\s(?<who>[^:.!?,\n\d]{3,70}?)(?=\s?[.]\s|\s?\n)/iu;
/** "A film for our members": nobody's but those whom it is for. */
const isCrowd = (who: string) => withoutViewers(`A film for ${who}`, 'en') === 'A film';

/** The prompt without those people; "Video for Otter Boats: …" stays. */
export function withoutHeadViewers(prompt: string): string {
  for (const pattern of [headed, ordered, taught, ...explained]) {
    const found = pattern.exec(prompt);
    const { head = '', who = '' } = found?.groups ?? {};
    if (found !== null && isCrowd(who)) return `${head}${prompt.slice(found[0].length)}`;
  }
  return prompt;
}

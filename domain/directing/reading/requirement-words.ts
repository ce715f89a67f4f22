/** What a brief asks to be shown without saying it: "The name, the uptime, where to start." */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitItems } from './lists.ts';
import { phraseSource } from './phrases.ts';

const question =
  '(?:where|how|when|why|what|who|which|wo|wohin|wie|wann|warum|was|wer|où|comment|quand|pourquoi|qui|ce que|dónde|cómo|cuándo|por qué|qué|quién|dove|come|quando|perché|chi|onde|como|quem)';
const endings =
  /^(?:to|it|we|they|you|he|she|man|es|sie|wir|ich|on|nous|vous|il|elle|se|si|lo|la|ist|sind|est|is|are|costs?|kostet|coûte|cuesta|costa|comprar|acheter|kaufen|buy|start|find|apply|works?|happens?)(?![\p{L}])/iu;

/**
 * Whether a line only names kinds of things: bare nouns with articles and open questions, at least one of the latter or
 * three in all, no figure, no name of its own. Such a line directs the maker and is never copy.
 */
export function namesKindsOnly(text: string, lexicon: Lexicon): boolean {
  const plain = text.trim();
  if (/[\d\ue000-\uf8ff:!?¿¡“„«"]/u.test(plain)) return false;
  const items = splitItems(plain, lexicon);
  if (items.length < 2 || items.length > 8) return false;
  const article = new RegExp(
    `^(?:(?:${phraseSource([...lexicon.article, 'its', 'our', 'their', 'your'])})\\s+|l['’]\\s?)`,
    'iu',
  );
  const isQuestion = (item: string) => {
    const rest = new RegExp(`^${question}\\s+(.+)$`, 'iu').exec(item)?.[1];
    return rest !== undefined && (endings.test(rest) || rest.split(/\s+/u).length <= 4);
  };
  const isKind = (item: string) => {
    const noun = item.replace(article, '');
    // German nouns are capitalised anyway; elsewhere a capital is a name.
    const isPlain = lexicon.language === 'de' || !/(?<=\s|^)\p{Lu}/u.test(noun);
    return noun !== item && isPlain && noun.split(/\s+/u).length <= 3;
  };
  const questions = items.filter(isQuestion).length;
  return items.every((item) => isKind(item) || isQuestion(item)) && (questions > 0 || items.length >= 3);
}

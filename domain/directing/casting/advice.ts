import type { List } from '../brief.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { areSteps } from '../reading/lists.ts';

/** Whether a list tells those who watch what to do: "Advice:", or points that are orders. */
export const isAdvice = ({ title, items }: List, language: string): boolean =>
  adviceHead.test(title) ||
  areSteps(
    items.map((item) => item.title),
    lexiconOf(language),
  );
const adviceHead =
  /^(?:advice|what to do|what you (?:should|must|can) do|please|instructions|safety (?:advice|tips)|verhalten\p{L}*|was (?:zu )?tun|hinweise|conseils?|consignes|que faire|consejos|qué hacer|recomendaciones|consigli|cosa fare|conselhos|o que fazer|advies|wat te doen)$/iu;

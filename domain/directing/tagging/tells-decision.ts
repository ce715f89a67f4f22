import { filmWords } from './words.ts';

/** "Der Gemeinderat hat beschlossen, …": that somebody has decided something is news, whatever it sounds like. */
export const tellsDecision = (said: string): boolean => !filmWords.test(said) && decided.test(said);

const decided =
  /^(?!(?:we|i|wir|ich|nous|je|on|ik|wij?)\s)(?=\p{Lu})[^,;:]{3,80}\s(?:(?:has|have) (?:decided|approved|voted)|(?:hat|haben)\s(?:[^,.;:]{3,60}\s)?(?:beschlossen|genehmigt|entschieden)|(?:a|ont) (?:décidé|voté|approuvé|adopté)|(?:ha|han) (?:decidido|aprobado|acordado)|(?:ha|hanno) (?:deciso|approvato|deliberato)|decidi(?:u|ram)|aprov(?:ou|aram)|(?:heeft|hebben)\s(?:[^,.;:]{3,60}\s)?(?:besloten|goedgekeurd))(?!\p{L})/u;

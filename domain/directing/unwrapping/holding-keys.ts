/** Keys of an object that hold others together and say nothing of them. */

const holding =
  /^(?:brief|video|film|content|data|project|params|parameters|input|payload|settings|options|meta|spec|style guide)$/iu;
const unnamed =
  /^(?:prompt|copy|texts?|content|body|scenes?|slides?|sections?|blocks?|items?|lines?|bullets?|points?|key ?points?|key ?messages?|supporting points?|facts|rows|entries|data ?points|data ?sets|series|values|stops|beats|kpis?|metrics|stats|statistics|figures|key ?figures|numbers|kennzahlen|zahlen|chiffres(?: clés)?|cifras|numeri|números|cijfers|must ?haves?|must ?show|show)$/iu;

/** "payload", "settings": a holder of whatever a film needs. */
export const isHolding = (label: string) => holding.test(label);

/** "bullets", "key figures": a holder of points, which stand without it as their head. */
export const isUnnamed = (label: string) => unnamed.test(label);

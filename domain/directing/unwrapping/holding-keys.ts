/** Keys of an object that hold others together and say nothing of them. */

const holding =
  /^(?:brief|video|film|content|data|project|params|parameters|input|payload|settings|options|meta|spec|style guide)$/iu;
const unnamed =
  /^(?:prompt|copy|texts?|content|body|scenes?|slides?|sections?|blocks?|items?|lines?|bullets?|points?|key ?points?|key ?messages?|supporting points?|facts|rows|entries|data ?points|data ?sets|series|values|stops|beats|kpis?|metrics|stats|statistics|figures|key ?figures|numbers|kennzahlen|zahlen|chiffres(?: clés)?|cifras|numeri|números|cijfers|must ?haves?|must ?show|show)$/iu;

/** "payload", "settings": a holder of whatever a film needs. */
export const isHolding = (label: string) => holding.test(label);

/** "bullets", "key figures": a holder of points, which stand without it as their head. */
export const isUnnamed = (label: string) => unnamed.test(label);

const onScreen = /^(?:on ?)?screen(?: ?(?:text|copy))?$|^overlay(?: text)?$|^copy$|^texts?$/u;
const themes = /^(?:theme|look|design|styling|styles|branding|appearance)$/u;
const signs =
  /^(?:word ?mark|brand ?mark|lock ?up|sign|signature|channel|signed(?: (?:as|by))?|(?:author|brand|name|signature) card)$/u;
const charted =
  /^(?:chart|graph|data ?viz|plot|viz|diagram|visuali[sz]ation|table|ranking|donut|bars?|bar chart|line chart|pie)$/u;

/** "onScreen", "copy": a holder of lines that are all shown. */
export const isOnScreen = (label: string) => onScreen.test(label);

/** "theme", "branding": a holder of how a film looks. */
export const isTheme = (label: string) => themes.test(label);

/** "wordmark", "sign": what stands there signs the film. */
export const isSignature = (label: string) => signs.test(label);

/** "chart", "ranking": a holder of figures with what heads them. */
export const isChart = (label: string) => charted.test(label);

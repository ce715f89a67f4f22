/** Keys of an object that hold others together and say nothing of them. */

const holding =
  /^(?:brief|video|film|content|data|project|params|parameters|input|payload|settings|options|meta|spec|style guide)$/iu;
const unnamed =
  /^(?:prompt|copy|texts?|content|body|scenes?|slides?|sections?|blocks?|items?|lines?|bullets?|points?|key ?points?|key ?messages?|supporting points?|facts|rows|entries|data ?points|data ?sets|series|values|stops|beats|kpis?|metrics|stats|statistics|figures|key ?figures|numbers|kennzahlen|zahlen|chiffres(?: clés)?|cifras|numeri|números|cijfers|must ?haves?|must ?show|show)$/iu;

const exact = new RegExp(
  `^(?:${[
    '(?:must |to )?(?:show|say|display|include|use)(?: \\p{L}+)? (?:exactly|verbatim|as is|word for word)|(?:exact|verbatim|literal|fixed|mandatory|required)(?: (?:text|copy|words?|wording|phrases?|lines?|strings?))?|(?:texts?|copy|words|phrases?|lines) (?:verbatim|exact(?:ly)?|as is)|must appear(?: verbatim| exactly)?',
    '(?:texte?|worte|sätze|zeilen) (?:w(?:ö|oe?)rtlich|exakt|genau)|(?:exakte|wörtliche|feste)[rs]? (?:texte?|worte|sätze)|w(?:ö|oe?)rtlich|wortlaut(?: exakt)?|exakt',
    'textes? (?:exacts?|littérau?x?|littéral|mot à mot|tels quels|obligatoires?)|mot (?:à|a) mot|à afficher tel quel',
    '(?:textos?|frases?) (?:literal(?:es)?|exact[oa]s?|textual(?:es)?|obligatori[oa]s?)|textual(?:es)?|literal(?:es)?',
    '(?:test[oi]|fras[ei]) (?:letteral[ei]|esatt[oaie]|testual[ei]|obbligator[ioae]+)|letteral[ei]|testual[ei]',
    '(?:textos?|frases?) (?:literais|exat[oa]s?|obrigatóri[oa]s?)|literais',
    '(?:exacte|letterlijke) (?:teksten?|zinnen)|teksten? (?:exact|letterlijk)|letterlijk',
  ].join('|')})$`,
  'iu',
);

/** "show exactly", "textos literales": a holder of words that are shown as they are written. */
export const isExact = (label: string) => exact.test(label);

/** "payload", "settings": a holder of whatever a film needs. */
export const isHolding = (label: string) => holding.test(label);

/** "bullets", "key figures": a holder of points, which stand without it as their head. */
export const isUnnamed = (label: string) => unnamed.test(label) || isExact(label);

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

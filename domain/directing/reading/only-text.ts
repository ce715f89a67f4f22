/** "No text except “Come and see.” and the date": what the film may say at most. */
const only =
  /(?<!\p{L})(?:no|kein(?:en|e)?|aucun(?:e)?|pas d['’]autres?|ningún|ninguna|nessun|nenhum|sem)\s(?:other\s|anderen?r?\s|autres?\s|otro\s|altro\s|outro\s)?(?:on[- ]screen\s)?(?:text|texte|words?|copy|captions|titles|wörter|worte|mots?|textos?|palabras|testo|parole|palavras)\s(?:on screen\s)?(?:except|but|other than|besides|apart from|save for|außer|als|sauf|que|excepto|salvo|tranne|eccetto|exceto|a não ser)(?!\p{L})/iu;

export const isOnlyText = (text: string): boolean => only.test(text);

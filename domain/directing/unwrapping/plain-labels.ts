/** Labels of brand briefs in the words that the reading knows. */

/** "Must appear exactly: …" */
const wordForWord =
  /^([ \t]*(?:[-*•]\s)?)(?:must (?:appear|include|say|show|be shown)(?: exactly| verbatim| word for word)?|(?:exact|mandatory|required) (?:text|copy|wording|words|line|phrase)|pflichttext|texte (?:obligatoire|exact)|texto (?:obligatorio|exacto|obrigatório|exato)|testo (?:obbligatorio|esatto)|verplichte tekst)\s*[:：]\s+/gimu;
/** "Last frame: the name, nothing else": as every film ends. */
const namedAtEnd =
  /^[ \t]*(?:[-*•]\s)?(?:last|final|closing|end|letztes?|dernière|última|ultima|laatste) (?:frame|card|shot|screen|image|bild|imagen|immagine|imagem|beeld)\s*[:：]\s+(?:just |only |nur )?(?:(?:the|our|der|unser|le|el|il|o|de) )?(?:name|logo|nom|nombre|nome|naam)(?:[^,.;\n]{0,40})?(?:,? (?:and )?nothing else)?[.]?[ \t]*$/gimu;

export const withPlainLabels = (prompt: string): string =>
  prompt.replace(wordForWord, '$1Text: ').replace(namedAtEnd, '');

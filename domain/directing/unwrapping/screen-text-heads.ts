/** "Text on screen, in this order:": a line that only says that the words below it are to be seen. */
const what =
  "(?:(?:all|the|exact|full|short|nur|only|just)\\s)?(?:(?:on[\\s-]?screen|screen|overlay)\\s(?:texts?|copy|words|lines|titles|captions)|(?:texts?|words|copy|lines|captions|titles)(?:\\s(?:on|for)\\s(?:the\\s)?screen)|on[\\s-]screen|text\\s?overlays?|(?:texte?|sätze|zeilen|worte|wörter|schrift)\\s(?:im\\sbild|auf\\sdem\\s(?:bildschirm|schirm)|fürs\\sbild)|bildschirmtexte?|(?:einblendungen|texteinblendungen)|(?:textes?|phrases|mots|lignes)\\s(?:à\\sl['’]écran|affichée?s?)|à\\sl['’]écran|(?:textos?|frases|palabras|líneas)\\s(?:en\\s(?:la\\s)?pantalla)|en\\spantalla|(?:test[oi]|frasi|parole|scritte)\\s(?:a|sullo)\\sschermo|a\\sschermo|(?:textos?|frases|palavras|linhas)\\s(?:no\\secrã|na\\stela|em\\stela)|no\\secrã|na\\stela|(?:tekst(?:en)?|zinnen|woorden|regels)\\s(?:in\\sbeeld|op\\s(?:het\\s)?scherm)|in\\sbeeld)";
const order =
  "(?:in\\s(?:this|that|the\\sfollowing|exactly\\sthis|the\\sgiven|order)(?:\\s(?:very\\s)?order)?|one\\s(?:after\\sthe\\sother|by\\sone|at\\sa\\stime)|(?:exactly\\s)?as\\s(?:written|given|below)|word\\sfor\\sword|in\\s(?:genau\\s)?dieser\\s(?:reihenfolge|abfolge)|nacheinander|wörtlich|genau\\sso|dans\\s(?:cet|l['’])\\s?ordre(?:\\ssuivant)?|l['’]un\\saprès\\sl['’]autre|mot\\s(?:à|pour)\\smot|(?:por|en)\\seste\\sorden|un[oa]\\stras\\sotr[oa]|tal\\scual|(?:in|nel)\\s(?:quest['’]|questo\\s|seguente\\s)ordine|un[oa]\\sdopo\\sl['’]altr[oa]|(?:por|nesta|por\\sesta)\\s(?:esta\\s)?ordem|um[a]?\\sa\\suma?|in\\s(?:deze|die|precies\\sdeze)\\svolgorde|(?:een|één)\\s(?:voor|na)\\s(?:een|één)|letterlijk)";
const head = new RegExp(
  `(?<=^|\\n)[ \\t]*(?:[#*_>]+[ \\t]*)*${what}(?:,?\\s\\(?${order}\\)?){0,2}[ \\t]*(?:[*_]+)?\\s?[:：][ \\t]*[*_]*[ \\t]*\\n+(?=[ \\t]*\\S)`,
  'giu',
);
const may = /[:：][ \t]*[*_]*[ \t]*\n/u;

/** The words alone, each on its line. */
export const withoutScreenTextHead = (text: string): string => (may.test(text) ? text.replace(head, '') : text);

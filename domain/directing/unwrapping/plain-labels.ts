/** Labels of brand briefs in the words that the reading knows. */

/** "Must appear exactly: …" */
const wordForWord =
  /^([ \t]*(?:[-*•]\s)?)(?:must (?:appear|include|say|show|be shown)(?: exactly| verbatim| word for word)?|(?:exact|mandatory|required) (?:text|copy|wording|words|line|phrase)|pflichttext|texte (?:obligatoire|exact)|texto (?:obligatorio|exacto|obrigatório|exato)|testo (?:obbligatorio|esatto)|verplichte tekst)\s*[:：]\s+/gimu;
/** "Last frame: the name, nothing else": as every film ends. */
const namedAtEnd =
  /^[ \t]*(?:[-*•]\s)?(?:last|final|closing|end|letztes?|dernière|última|ultima|laatste) (?:frame|card|shot|screen|image|bild|imagen|immagine|imagem|beeld)\s*[:：]\s+(?:just |only |nur )?(?:(?:the|our|der|unser|le|el|il|o|de) )?(?:name|logo|nom|nombre|nome|naam)(?:[^,.;\n]{0,40})?(?:,? (?:and )?nothing else)?[.]?[ \t]*$/gimu;

/** "First thing on screen: “…”" */
const opening =
  /((?:^|[.!?]["”“»]?\s+)(?:[-*•]\s)?)(?:(?:the )?(?:first|opening) (?:thing (?:on screen|to see|people see)|line|frame|shot|words?|text)|opening|opener|(?:the |our )?(?:opening )?hook|(?:der )?(?:aufhänger|einstieg)|erste[rs]? (?:satz|bild|zeile)|(?:l['’])?accroche|première (?:phrase|image|ligne)|(?:el )?gancho|primera (?:frase|imagen|línea)|prima (?:frase|immagine|riga)|primeira (?:frase|imagem|linha)|eerste (?:zin|beeld|regel))(?:(?:,|\s[–—-]|\s\()\s?[^:"“„«\n.!?]{3,40})?\s*[:：]\s+(?=["“„«])/gimu;
/** "Facts to be shown:" labels copy for the maker. */
const toShow =
  /((?:^|[.!?]\s+)(?:[-*•]\s)?)(?:(?:the |all )?(?:facts|details|data|information|info|points|numbers|figures) (?:to (?:be )?(?:shown?|included?|mention(?:ed)?)|that (?:must|should) (?:appear|be shown|be included))|(?:folgende |diese |die )?(?:fakten|infos|angaben|daten|punkte|zahlen),? (?:(?:die )?(?:gezeigt werden|vorkommen|rein|ins video|zu sehen sein) (?:sollen|müssen)|(?:sollen|müssen) (?:gezeigt werden|vorkommen|rein|zu sehen sein))|(?:hier )?(?:sind |kommen )?(?:hier )?die wichtigsten (?:infos|fakten|angaben|punkte|daten)|(?:les )?(?:informations?|faits|données|chiffres|points) (?:à (?:montrer|afficher|inclure|faire figurer)|qui doivent (?:apparaître|figurer))|(?:los )?(?:datos|hechos|puntos|cifras) (?:que (?:deben|tienen que) (?:aparecer|salir|figurar|mostrarse)|(?:a|para) (?:mostrar|incluir))|(?:i )?(?:dati|fatti|punti|numeri) (?:da (?:mostrare|inserire|includere)|che devono (?:comparire|apparire))|(?:os )?(?:dados|fa[c]?tos|pontos|números) (?:(?:a|para) (?:mostrar|incluir)|que (?:devem|têm de) aparecer)|seguem (?:abaixo )?(?:as informações|os dados|os factos|os fatos)|(?:de )?(?:gegevens|feiten|punten|cijfers) (?:die (?:in beeld|erin|getoond|in de video) (?:moeten|worden)(?: worden| komen)?|om te tonen))\s?[:：]\s*/gimu;
/** "You are making a vertical ad for Snorkl" */
const making =
  /^(\s*)you(?:['’]re| are)(?: now| going)?(?: to)? (?:making|producing|creating|designing|make|produce|create)\s(?=an?\s)/iu;
/** "Bitte beginne mit …": a courtesy before an opening or an ending goes with it. */
const courtesy =
  /((?:^|[.!?]\s+))(?:please|bitte|por favor,?|per favore,?|s['’]il (?:vous|te) pla[iî]t,?|graag)\s+(?=(?:open|begin|start|end|close|finish|beginne?n?|starte?n?|öffne|eröffne|ende|schließe?|commence[rz]?|termine[rz]?|empieza|termina|inizia|chiudi|comece|begin|eindig)\s(?:with|on|mit|auf|par|avec|con|com|met)\s)(\p{L})/gimu;

/** "Beginnen Sie den Film mit …", "Commence la vidéo par …": what is opened or ended needs no naming. */
const ofTheFilm =
  /(?<!\p{L})(open|start|begin|end|finish|beginne?n?|starte?n?|eröffnen?|ende?n?|beenden?|schließen?|commence[rz]?|ouvre[rz]?|débute[rz]?|termine[rz]?|fini[st]?|empieza|comienza|abre|termina|acaba|cierra|inizia|apri|comincia|chiudi|finisci|comece|comeca|abra|termine|acabe|feche|begin|eindig)(?:\s(?:sie|bitte|(?:the|den|das|la|le|el|il|o|de|het)\s(?:film(?:pje)?|v[ií]deo|vidéo|clip|spot))){1,3}(?=\s(?:with|on|mit|par|avec|sur|con|com|met)\s["“„«])/giu;

/** "Make a video for the club out of it": what it is made of stands beside the asking. */
const outOfIt =
  /((?:^|[.!?\n]\s*)(?:please\s)?(?:make|create|produce|build)\s[^.!?\n]{0,20}(?:video|film|clip|animation|reel)[^.!?\n]{0,60}?)\sout of (?:it|this|that|these|them)(?=[,.!]|\s(?:for|to|and|with|in)\s|\s*$)/gimu;

export const withPlainLabels = (prompt: string): string =>
  prompt
    .replace(wordForWord, '$1Text: ')
    .replace(namedAtEnd, '')
    .replace(opening, '$1Open with ')
    .replace(toShow, '$1')
    .replace(making, '$1Make ')
    .replace(outOfIt, '$1')
    .replace(ofTheFilm, '$1')
    // Behind a quotation only a capital begins a sentence.
    .replace(courtesy, (_, before: string, first: string) => `${before}${first.toUpperCase()}`);

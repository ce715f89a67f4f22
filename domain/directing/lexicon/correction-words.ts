/** How people tell their maker that a paper or a message of theirs has a wrong or old value, in seven languages: sources of patterns. */

export interface CorrectionWords {
  /** Where the old value stands: "the flyer says", "in our newsletter", "I first wrote". */
  stood: string;
  /** What was planned or told before, which is no more than old where a verdict stands right behind it. */
  once: string;
  /** That it is wrong, old, or to be ignored; each points to what was said before it. */
  wrong: string;
  /** That papers still hold what the sentence before told. */
  still: string;
}

const english = {
  papers:
    '(?:fl[iy]ers?|leaflets?|posters?|brochures?|newsletters?|web ?sites?|site|web ?pages?|home ?page|e-?mails?|messages?|posts?|press (?:releases?|kit|pack|notice)|program(?:me)?s?|invit(?:ation|e)s?|drafts?|versions?|doc(?:ument)?s?|briefs?|briefing|decks?|slides?|spreadsheets?|sheets?|reports?|magazines?|articles?|listings?|catalogues?|adverts?|ads?|banners?|handouts?|agenda|minutes|calendars?|intranet|wiki|pdf|menus?|lists?|announcements?|letters?|memos?|notes?|notices?|signs?|chat|call|handbook|prospectus|one-pager|booklets?|guides?|forms?|threads?|attachments?|files?|notice ?boards?|boards?|plaques?|footers?|maps?|videos?|films?|clips?|trailers?|tables?|contracts?|templates?|screenshots?|scans?|photos?|packaging|labels?|shop windows?|letterhead|signatures?|feed|gazette|(?<!\\p{L})(?:facebook|instagram|insta|slack|teams|linkedin|whatsapp))',
  whose: "(?:the|our|my|your|last (?:week|month|year)[’']s|[\\p{L}-]+[’']s)",
  old: '(?:earlier|previous|old|older|first|last|original|printed|former|initial)',
  too: '(?:(?:still|also|might|may|will|did|wrongly|now|all|once|originally|first)\\s)*',
  says: '(?:says?|said|stat(?:es?|ed)|lists?(?:ed)?|shows?|showed|mention(?:s|ed)?|reads?|gives?|gave|prints?|printed|has|have|had|quot(?:es?|ed)|puts?|names?|claim(?:s|ed)?|use[sd]?)',
  value: '(?:number|figure|date|day|price|value|one|time|hour|name|address|total|amount|version|info(?:rmation)?)s?',
  sure: '(?:(?:now|already|all|simply|just|clearly|obviously|actually|unfortunately|sadly|plain|long|since|sorry|of course|both)\\s)*',
};

/** By language. */
export const correctionWords: Readonly<Record<string, CorrectionWords>> = {
  en: {
    stood: [
      `(?:in|on|at|from|per|with|over) ${english.whose} (?:[\\p{L}-]+ ){0,3}?${english.papers}`,
      `(?:${english.whose} (?:[\\p{L}-]+ ){0,3}?|${english.old} (?:[\\p{L}-]+ ){0,2}?)${english.papers}(?: (?:at|in|on|for|of|from) (?:[\\p{L}-]+ ){1,3}?| \\([^()]{2,20}\\))? ${english.too}${english.says}`,
      "(?:i|we)(?:['’](?:d|ve)| had| have)? (?:(?:also|first|originally|previously|initially|wrongly|once|earlier|accidentally|mistakenly|already|probably|may have|might have) )*(?:said|wrote|written|announced|quoted|posted|stated|published|printed|typed|told (?:[\\p{L}-]+ ){1,4}(?:it|that|there|they|we|[€£$]?\\d))",
      '(?:somewhere|there|where|when|elsewhere|it) (?:it |we |i )?(?:still |also |once )?(?:says?|said|reads?|sent|printed|published)',
      `(?:ignore|disregard|forget|scrap|discard|overlook|(?:do not|don['’]t) (?:use|trust)) (?:the|that|my|our) ${english.old} (?:[\\p{L}-]+ ){0,2}?${english.papers}`,
      '(?:if you (?:see|find|read|spot) [^.,;:!?]{1,40} (?:anywhere|somewhere)|you (?:may|might|will|probably) (?:still |also )?(?:have|see|find|remember)|(?:was|were|got) (?:wrongly )?(?:printed|announced|advertised|published) (?:as|with))',
      '(?:may|might|could) have been (?:announced|printed|advertised|published|given|listed|quoted)',
    ].join('|'),
    once: `(?:it|they|that|this|we|the [\\p{L}-]+) (?:used to|was going to|were going to|was originally|were originally|was previously|were previously)|the (?:old|former|previous|first|original) ${english.value} (?:was|were)`,
    wrong: [
      `(?:that|this|it|which|they|those|both|(?:that|this|the|those|the old) (?:${english.value}|${english.papers}))(?: (?:is|was|are|were|has been|have been)|['’]s|['’]re) ${english.sure}(?:wrong|incorrect|inaccurate|outdated|out of date|out-of-date|obsolete|old|stale|from (?:last|before)|superseded|void|corrected|changed since|(?:a|an|my|our|the printer['’]s) (?:\\p{L}+ )?(?:typo|misprint|mistake|error|slip|guess|estimate)|no longer (?:true|valid|correct|right|current|so|the case)|not (?:true|valid|correct|right|current)(?: any ?more)?|before)`,
      `${english.papers}(?: (?:at|in|on|for|of|from) (?:[\\p{L}-]+ ){1,3}?)? still ${english.says}`,
      "(?:(?:has|have)(?:n['’]t| not| never)|was never|were never) been (?:right|true|correct|valid|current)",
      `(?:that|this|it|which|they|(?:that|this|the|those) ${english.value})(?: has| have|['’]s|['’]ve)? ${english.sure}changed`,
      "(?:i|we)(?: was| were|['’]d got| got| had) (?:it |that |this |them )?(?:wrong|mistaken)",
      '(?<=[,;(–—-] ?|but |though )not (?:any ?more|any longer|now)',
      `(?:do not|don['’]t) (?:use|copy|show|take|trust|repeat) (?:it|that|this|them|those|from (?:there|it|that)|(?:that|those|the old) ${english.value})`,
      `(?:was|were|is|are) ${english.sure}(?:wrong|incorrect|outdated|out of date|a typo|a misprint|a mistake|an error)(?=[,.!)]|$| so )`,
      `(?:ignore|disregard|scrap|discard) (?:the|that|my|our) ${english.old} (?:[\\p{L}-]+ ){0,2}?${english.papers}`,
      '(?:is |are )?no longer (?:true|valid|correct|applies|apply|applicable|current|stands?|holds?|counts?)',
      '(?:please |so |just )?(?:ignore|disregard|forget|scrap|discard|overlook) (?:it|that|this|them|those|both|the old [\\p{L}-]+)(?! \\p{L})',
      '(?<=(?:^|[,;(–—-]|please|outdated|wrong|old|so)\\s?)(?:ignore|disregard|misprint|typo|outdated|out of date|superseded|wrong)(?=[.,;:!)]|$|\\s(?:–|-|—))',
      '(?:that|this|it|which) turned out (?:to|not|wrong|that)',
      '(?:someone|somebody|i|we|they|the printers?) (?:had |has |have )?(?:swapped|mixed up|transposed|miscounted|mistyped|misread|recounted|miscalculated)',
      `the (?:right|correct|real|lower|higher|new|newer|second|current) (?:one|${english.value}) is (?:the (?:one )?)?(?:right|correct|here|above|below|in the (?:list|table|brief)|the right one)`,
      `the (?:lower|higher|new|newer|second|latter|later) (?:one|${english.value}) is (?:the )?(?:right|correct|real|current)`,
    ].join('|'),
    still:
      "(?:(?:still|also) (?:say|state|show|claim|list|read|think)s? (?:so|that|it|this|the old)|(?:have|has)(?:n['’]t| not) (?:caught up|been (?:updated|changed|corrected)))",
  },
  de: {
    stood: [
      '(?:i[mn]|in (?:der|den|dem|einem|einer|unserer?[mn]?|meiner?[mn]?)|auf (?:der|den|dem|einem|einer|unserer?[mn]?|meiner?[mn]?|alten)|aus (?:der|dem|den|unserer?[mn]?)|an der) (?:\\p{L}+ ){0,3}?\\p{L}*(?:flyer[n]?|plakat(?:en?)?|prospekt|broschüre|newsletter|webseite|website|homepage|seite|mail|post|beitrag|pressemitteilung|pressemappe|programm(?:heft)?|einladung|entwurf|fassung|version|dokument|briefing|präsentation|folien?|tabelle|bericht|heft|zeitung|blatt|artikel|anzeige|aushang|kalender|intranet|karte|preisliste|faltblatt|handzettel|schreiben|angebot|ausschreibung|inserat|briefkopf|rundbrief|schaukasten|formular|anhang|datei|video|film|facebook|instagram|whatsapp|schild|karte|telefon|gruppe|chat)(?!\\p{L})',
      '(?:der|die|das|unser|unsere|mein|meine) (?:\\p{Ll}+ ){0,2}?\\p{L}*(?:flyer|plakate?|prospekt|broschüre|newsletter|webseite|website|homepage|pressemitteilung|programm(?:heft)?|einladung|entwurf|aushang|anzeige|preisliste|rundbrief) (?:(?:noch|auch|leider|fälschlich) )*(?:sagt|nennt|zeigt|hat|hatte|nannte|steht|stand|behauptet|listet)',
      '(?:falls|wenn|sollten?) (?:ihr|sie|du)(?!\\p{L})[^.!?,]{0,40} (?:lest|lesen|liest|seht|sehen|siehst|findet|finden|findest|stolper\\p{L}+)(?!\\p{L})',
      '(?:ich|wir)(?!\\p{L})[^.!?]{0,60} (?:geschrieben|gesagt|angegeben|genannt|gemeldet|geschickt|veröffentlicht|angekündigt|drinstehen|drin stehen|gepostet|mitgeteilt|notiert|eingetragen)(?!\\p{L})',
      '(?:schrieb(?:en)?|sagten?|nannten?|hatten?|haben?) (?:ich|wir)(?!\\p{L})[^.!?]{0,60}(?:geschrieben|gesagt|angegeben|genannt|gemeldet|geschickt|veröffentlicht|angekündigt|drinstehen|drin stehen|gepostet|mitgeteilt|notiert|eingetragen)(?!\\p{L})',
    ].join('|'),
    once: '(?:vorher|früher|bisher|ursprünglich|zuerst|anfangs|eigentlich) (?:war(?:en)?|stand(?:en)?|hieß(?:en)?|sollten?|kostete[n]?)|(?:es|das|wir|er|sie) (?:sollte[n]?|war(?:en)?|hatte[n]?) (?:ursprünglich|früher|vorher|zuerst|mal|erst)',
    wrong: [
      '(?:ist|war|sind|waren) (?:(?:schon|inzwischen|mittlerweile|jetzt|leider|einfach|nur|längst|aber|wohl|nun|so|das|alles|beides) )*(?:falsch|alt|veraltet|überholt|hinfällig|ungültig|geändert|korrigiert|passé|nicht mehr (?:aktuell|gültig|richtig|wahr)|(?:ein|eine|mein|unser)\\s(?:\\p{L}+\\s)?\\p{L}*(?:fehler|versehen|dreher|irrtum|tippo)|vor (?:dem|der|den))(?!\\p{L})',
      '(?:flyer|plakat|prospekt|broschüre|newsletter|webseite|website|homepage|seite|programm(?:heft)?|einladung|entwurf|anzeige|aushang|preisliste|karte|facebook|instagram|rundbrief|dort|da|irgendwo) (?:steht|stehen|hat|haben|nennt|sagt) (?:dort |da |immer )?noch(?!\\p{L})|(?:steht|stehen|hat|nennt|sagt) (?:dort |da )?(?:leider|fälschlich(?:erweise)?|versehentlich)(?!\\p{L})',
      '(?:ist|war) (?:noch )?(?:der|die|das) (?:alte[rsn]?|frühere[rsn]?|vorige[rsn]?|falsche[rsn]?) (?:stand|zahl|wert|preis|termin|datum|uhrzeit|angabe|fassung|version|plan|name)(?!\\p{L})|(?:hat|haben|habe) (?:\\p{L}+ ){0,4}?(?:vertan|geirrt|verzählt|verschrieben|vertippt|verrechnet|geändert|verschoben)(?!\\p{L})',
      '(?:gilt|gelten|stimmt|stimmen|passt) (?:(?:so|leider|aber|inzwischen|ab sofort) )*nicht(?: mehr)?(?!\\p{L})',
      '(?:bitte )?(?:ignorier(?:en|t|e)?|nicht (?:verwenden|übernehmen|beachten|mehr verwenden)|vergessen|vergesst|vergiss)(?: sie)?(?: (?:das|es|die zahl|den wert|den termin))?(?: bitte| einfach)?(?=[.!),;]|$)',
      '(?<=[,;(–—-]\\s?)(?:(?:tipp|druck|zähl|rechen|schreib|über)\\p{L}*fehler|zahlendreher|veraltet|überholt|falsch)(?=[.,;!)]|$)',
    ].join('|'),
    still: '(?:steht|stehen|heißt es) (?:das |es )?(?:dort |da )?(?:immer )?noch so',
  },
  fr: {
    stood: [
      "(?:sur|dans|à|du|de|des) (?:l['’]|les? |la |notre |nos |mon |ma |mes |une? |votre |(?=facebook|instagram|tract|site|dossier|communiqué|programme))(?:\\p{L}+ ){0,2}?(?:affiches?|flyers?|tracts?|dépliants?|brochures?|site|page|mails?|courriels?|message|communiqué|dossier|programme|invitations?|brouillon|version|document|brief|présentation|tableau|rapport|bulletin|article|annonce|calendrier|carte|menu|devis|courrier|lettre|plaquette|journal|facebook|instagram|formulaire|panneau|vitrine|fichier|vidéo)(?: (?:de |d['’])?\\p{L}+)?",
      "(?:l['’]|les? |la |notre |nos |mon |ma )(?:\\p{L}+ ){0,2}?(?:affiches?|flyers?|tracts?|dépliants?|brochures?|site|page|mails?|communiqué|dossier|programme|invitations?|version|document|rapport|bulletin|article|annonce|plaquette)(?: (?:de |d['’])?\\p{L}+)? (?:(?:indique|dit|affiche|mentionne|annonce|donne|parle|porte)(?:nt)?|disai(?:t|ent)|indiquai(?:t|ent)|annonçai(?:t|ent))",
      '(?:a|ont|avait|avaient) (?:imprimé|annoncé|écrit|indiqué|publié)',
      "(?:j['’]|nous |on )(?:ai|avais|avons|avions|a|avait) (?:(?:d['’]abord|déjà|peut-être|initialement|par erreur) )*(?:écrit|dit|annoncé|indiqué|mis|noté|publié|envoyé|donné|mentionné)",
    ].join('|'),
    once: "(?:avant|auparavant|au départ|à l['’]origine|initialement),? (?:c['’]était|il était|elle était|on avait|nous avions|ils étaient|il y avait)",
    wrong: [
      "(?:c['’](?:est|était)|il s['’]agit d['’]|ce sont|qui est) ?(?:(?:en fait|malheureusement|désormais|donc|déjà|évidemment) )*(?:faux|fausse|une? (?:\\p{L}+ )?(?:erreur|coquille|faute|oubli)|erroné|périmé|dépassé|obsolète|ancien|avant|plus (?:à jour|valable|vrai|bon|d['’]actualité))",
      "(?:n['’](?:est|était|sont)|ne (?:sont|vaut|tient|compte)) (?:donc |hélas )?plus (?:à jour|valables?|vrai|bon|exact|d['’]actualité|rien)?",
      '(?:indique|dit|donne|affiche|mentionne|annonce|porte)(?:nt)? (?:encore|toujours|malheureusement|par erreur)|(?:le |la |les |cette |ce )?(?:chiffre|date|prix|horaire|heure|tarif|nombre)s? (?:a|ont|avait) (?:depuis )?(?:changé|été corrigée?s?)|ne (?:tenez|tiens) pas compte d\\p{L}+',
      '(?:est|sont) (?:erronée?s?|périmée?s?|obsolètes?|fauss?e?x?)(?=[.!)]|$)',
      "(?<=(?:^|[,;(–—-]|merci de|à|svp)\\s?)(?:(?:n['’]en tenez pas compte|ne pas en tenir compte|oubli(?:ez|e)|ignor(?:ez|er|e))(?:-l[ea]s?| cela| ça| ce chiffre| cette date)?|coquille|erreur|faute de frappe|périmé)(?=[.,;!)]|\\s*$)",
    ].join('|'),
    still: "(?:indiquent?|disent|affichent?|mentionnent?) (?:encore|toujours) (?:ça|cela|l['’]ancien\\p{L}*)",
  },
  es: {
    stood: [
      '(?:en|por) (?:el|la|los|las|nuestr[oa]s?|mi|un|una) (?:\\p{L}+ ){0,2}?(?:carteles|cartel|folletos?|octavillas?|web|página|correo|e?-?mail|mensaje|nota|dosier|dossier|programa|invitación|borrador|versión|documento|brief|presentación|tabla|informe|boletín|artículo|anuncio|calendario|carta|menú|lista|revista|periódico)(?: (?:de |anterior|antigu[oa]|viej[oa])?\\p{L}*)?',
      '(?:el|la|nuestr[oa]|mi) (?:\\p{L}+ ){0,2}?(?:cartel|folleto|web|página|correo|dosier|programa|invitación|borrador|versión|documento|informe|boletín|anuncio)(?: \\p{L}+){0,4}? (?:todavía |aún )?(?:dice|pone|indica|muestra|anuncia|decía|ponía|indicaba)',
      '(?:(?:yo|antes|primero|al principio|ayer) )?(?:(?:había(?:mos)?|he|hemos) (?:escrito|dicho|puesto|anunciado|enviado|indicado|publicado)|escribí|dije|puse|pusimos|anunciamos|dijimos|escribimos)',
    ].join('|'),
    once: '(?:antes|al principio|originalmente),? (?:era[n]?|costaba|estaba|ponía|teníamos|había)',
    wrong: [
      '(?:es|era|fue|son|eran) (?:(?:en realidad|claramente|ya|por desgracia) )*(?:un[ao]? (?:\\p{L}+ )?(?:error(?:es)?|errata|fallo|equivocación|lapsus)|falso|incorrect[oa]|antigu[oa]|viej[oa]|erróne[oa]|antes de)',
      '(?:todavía|aún|sigue) (?:dice|pone|indica|muestra|anuncia|diciendo|poniendo)|no es así|(?:ha|han) cambiado|(?:me|nos) (?:equivoqué|equivocamos|confundí)',
      '(?:ya no|no) (?:vale|valen|es válid[oa]|sirve|es correct[oa]|cuenta|está vigente|es así)',
      '(?:está|estaba|están) (?:(?:ya|muy|claramente) )*(?:mal|equivocad[oa]s?|desfasad[oa]s?|anticuad[oa]s?|desactualizad[oa]s?|obsolet[oa]s?|errad[oa])',
      '(?<=(?:^|[,;(–—-]|favor)\\s?)(?:ignor(?:ad|a|e|en|adlo|alo|arlo)|olvid(?:ad|a|e|en|adlo|alo)|no (?:lo|la|le) (?:uséis|uses|use|hagáis caso)|errata|error)(?: (?:eso|esa cifra|ese dato|lo|la))?(?=[.,;!)]|\\s*$)',
    ].join('|'),
    still: '(?:siguen?|todavía|aún) (?:diciendo|poniendo|dicen?|ponen?) (?:eso|lo mismo|lo anterior)',
  },
  it: {
    stood: [
      "(?:su|in|sul|sulla|sull['’]|sui|sugli|sulle|nel|nella|nell['’]|nei|negli|nelle) ?(?:\\p{L}+ ){0,2}?(?:volantin[oi]|locandin[ae]|manifest[oi]|brochure|sito|pagina|e?-?mail|messaggio|comunicato|programma|invit[oi]|bozza|versione|documento|brief|presentazione|tabella|relazione|bollettino|articolo|annuncio|calendario|menù|menu|lista|giornale|cartello|depliant)(?: (?:vecchi[oa]|precedente|stampat[oa]))?",
      "(?:il|la|l['’]|lo|i|le) ?(?:\\p{L}+ ){0,2}?(?:volantin[oi]|locandina|manifesto|brochure|sito|pagina|comunicato|programma|invito|bozza|versione|documento|relazione|annuncio)(?: \\p{L}+)? (?:ancora )?(?:dice|diceva|riporta|riportava|indica|mostra|annuncia)(?: ancora)?",
      '(?:avevo|avevamo|ho|abbiamo) (?:(?:già|prima|inizialmente|per errore) )*(?:scritto|detto|messo|annunciato|mandato|indicato|pubblicato)',
    ].join('|'),
    once: "(?:prima|all['’]inizio|in origine),? (?:era(?:no)?|stava(?:no)?|costava(?:no)?|c['’]era(?:no)?|avevamo)|(?:\\p{L}+ )?prima (?:era(?:no)?|stava(?:no)?|costava(?:no)?)",
    wrong: [
      "(?:è|era|sono|erano) (?:(?:in realtà|purtroppo|ormai|già|chiaramente) )*(?:un (?:\\p{L}+ )?(?:refuso|errore|sbaglio)|una svista|un['’] ?errata|sbagliat[oaie]|errat[oaie]|vecchi[oa]|superat[oaie]|fals[oaie]|prima (?:di|del|che))",
      '(?:dice|riporta|indica|mostra) ancora|ancora (?:dice|riporta|indica)|non è così|(?:è|sono) cambiat[oaie]|(?:mi sono|ci siamo) (?:sbagliat[oaie]|confus[oaie])',
      'non (?:vale|valgono|è) più(?: valid[oa]| corrett[oa]| vero| così)?',
      '(?<=(?:^|[,;(–—-]|favore)\\s?)(?:ignora(?:te|telo|lo|re)?|lascia(?:te)? perdere|non (?:usarlo|usatelo|consideratelo)|refuso|errore|superato)(?: (?:quello|quella cifra|quel dato))?(?=[.,;!)]|\\s*$)',
      "(?:quello|il prezzo|la data|il dato|il numero|la cifra|l['’]orario) giust[oa] è (?:quell[oa]|qui|sopra|sotto|nell)",
    ].join('|'),
    still: '(?:dicono|riportano|dice|riporta) ancora (?:così|quello|il vecchio)',
  },
  pt: {
    stood: [
      '(?:n[oa]s?|em|pel[oa]) (?:(?:noss[oa]|meu|minha|\\p{L}+) ){0,2}?(?:cartaz(?:es)?|folhetos?|panfletos?|site|página|e-?mail|mensagem|comunicado|programa|convite|rascunho|versão|documento|brief|apresentação|tabela|relatório|boletim|artigo|anúncio|calendário|menu|lista|jornal|revista)(?: (?:antig[oa]|anterior|impress[oa]))?',
      '(?:[oa]|noss[oa]|meu|minha) (?:\\p{L}+ ){0,2}?(?:cartaz|folheto|panfleto|site|página|comunicado|programa|convite|rascunho|versão|documento|relatório|anúncio)(?: \\p{L}+)? (?:ainda )?(?:diz|dizia|indica|mostra|anuncia|tem|traz)',
      '(?:(?:eu|antes|primeiro|ontem) )?(?:tinha(?:mos)? (?:escrito|dito|posto|anunciado|enviado|indicado|publicado)|escrevi|disse|pus|anunciámos|anunciamos|dissemos|escrevemos|colocamos)',
    ].join('|'),
    once: '(?:antes|no início|originalmente),? (?:era[m]?|custava|estava|tínhamos|havia)',
    wrong: [
      '(?:é|era|foi|são|eram) (?:(?:na verdade|claramente|já|infelizmente) )*(?:um (?:\\p{L}+ )?(?:erro|engano|lapso)|uma? ?gralha|gralha|engano|errad[oa]|fals[oa]|antig[oa]|velh[oa]|antes (?:de|da|do))',
      'ainda (?:diz|tem|indica|mostra|traz|anuncia)|não é assim|(?:mudou|mudaram)|(?:enganei-me|enganámo-nos|me enganei|nos enganamos)',
      '(?:já não|não) (?:vale|valem|é válid[oa]|serve|conta|é mais|vale mais)',
      '(?:está|estava|estão|ficou) (?:(?:já|muito|claramente) )*(?:mal|errad[oa]s?|desatualizad[oa]s?|ultrapassad[oa]s?|obsolet[oa]s?)',
      '(?<=(?:^|[,;(–—-]|favor)\\s?)(?:ignor(?:em|e|a|ar|ai)|esqueçam?|não (?:usem|use)|gralha|erro)(?: (?:isso|esse número|essa data))?(?=[.,;!)]|\\s*$)',
    ].join('|'),
    still: '(?:ainda|continuam? a) (?:diz(?:em|er)?) (?:isso|o mesmo|o antigo)',
  },
  nl: {
    stood: [
      '(?:in|op) (?:de|het|een|onze?|mijn) (?:\\p{L}+ ){0,2}?(?:flyers?|folders?|posters?|brochure|nieuwsbrief|website|site|pagina|mail|bericht|persbericht|programma(?:boekje)?|uitnodiging|concept|versie|document|presentatie|tabel|rapport|verslag|blad|artikel|advertentie|kalender|menukaart|lijst)',
      '(?:de|het|onze|mijn) (?:\\p{Ll}+ ){0,2}?(?:flyer|folder|poster|brochure|nieuwsbrief|website|site|persbericht|programma|uitnodiging|versie|advertentie) (?:nog )?(?:zegt|noemt|vermeldt|heeft|zei|noemde|vermeldde)',
      '(?:ik|we|wij) (?:had(?:den)?|heb(?:ben)?)(?!\\p{L})[^.!?]{0,50}(?:geschreven|gezegd|vermeld|gemeld|gestuurd|aangekondigd|staan|gezet)',
    ].join('|'),
    once: '(?:eerst|vroeger|eerder|oorspronkelijk) (?:was|waren|stond(?:en)?|kostte|hadden we)|(?:het|dat|we) (?:was|waren|zou(?:den)?) (?:eerst|eerder|oorspronkelijk)',
    wrong: [
      '(?:is|was|zijn|waren) (?:(?:al|inmiddels|nu|helaas|gewoon|intussen) )*(?:fout|onjuist|oud|verouderd|achterhaald|ongeldig|niet meer (?:geldig|juist|actueel)|een (?:\\p{L}+ )?\\p{L}*(?:fout|vergissing)|vóór|voor (?:de|het))(?!\\p{L})',
      '(?:staat|staan|zegt|noemt|vermeldt|heeft) (?:daar |er )?(?:nog|helaas|per ongeluk)(?!\\p{L})|(?:heb|hebben) (?:me|ons) vergist',
      '(?:klopt|kloppen|geldt|gelden) (?:(?:dus|helaas) )?niet(?: meer)?(?!\\p{L})',
      '(?<=(?:^|[,;(–—-]|graag)\\s?)(?:negeer(?: dat)?|negeren|vergeet dat|(?:typ|druk|tel|reken)fout|verouderd)(?=[.,;!)]|\\s*$)',
    ].join('|'),
    still: '(?:staat|staan) (?:daar |er )?nog (?:zo|steeds zo)',
  },
};

/** What frames a letter: its head, its greeting, its sign-off. */

/** "From: Maren", "Betreff: der Rückblick" */
export const header =
  /^\s*(?:from|to|cc|bcc|sent|date|subject|reply-to|von|an|gesendet|betreff|datum|de|à|envoyé|objet|para|enviado|asunto|da|inviato|oggetto|assunto|aan|verzonden|onderwerp)\s*:\s+\S/iu;
/** "Dear all," */
export const greeting =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|hallo|liebe[rs]?|guten (?:tag|morgen|abend)|moin|servus|grüezi|sehr geehrte[r]?|bonjour|bonsoir|salut|coucou|ch(?:er|ère|ers)|hola|buen[oa]s (?:días|tardes)|estimad[oa]s?|querid[oa]s?|ciao|buongiorno|salve|gentil[ei]|car[oaie]|olá|oi|bom dia|boa tarde|prezad[oa]s?|beste|hoi|goede(?:morgen|middag)|dag)(?![\p{L}])[^.:?\n]{0,48}[,!–—-]?\s*(?::\)|👋|🙂|😊)?\s*$/iu;
/** "Warmly, and with apologies for the length," */
export const closing =
  /^\s*(?:many thanks|thanks(?: so much| very much| a lot| again| in advance| a million)?|thank you(?: so much| very much)?|thx|best(?: from (?:all of )?(?:us|me)(?: all)?(?: (?:at|on|in|here) [\p{L}' ]{2,30})?)?|(?:\p{L}+(?: and \p{L}+)? )?regards|(?:best|warm(?:est)?|kind(?:est)?|good) wishes|ta(?: very much)?|cheers|yours(?: sincerely| truly| faithfully)?|sincerely|warmly|all the best|take care|(?:(?:ganz )?[\p{L}-]+ (?:und [\p{L}-]+ )?)?(?:gr(?:ue|ü)(?:ss|ß)(?:e|le|chen)?|gruß|gruss)|mit [\p{L}-]+ gr(?:ue|ü)(?:ss|ß)en|mfg|lg|vg|(?:vielen |herzlichen |lieben )?dank(?:e)?(?: schon mal| im voraus| euch| dir| ihnen)*|(?:bien )?cordialement|\p{L}{4,}ement(?: vôtre)?(?=,)|(?:\p{L}+ )?salutations(?: \p{L}+)?|bien à (?:vous|toi)|(?:mille |grand )?mercis?(?: d['’]avance| beaucoup| à vous| bien)?|à bientôt|bises|amicalement|(?:(?:un )?(?:\p{L}+ )?saludo|saludos)(?: (?:desde )?\p{L}+)?|(?:muchas |mil )?gracias(?: de antemano| por todo)?|atentamente|(?:un )?(?:fuerte |gran )?abrazos?(?: (?:muy )?\p{L}+)?|(?:\p{L}+ )?saluti(?: \p{L}+)?|(?:mille |molte )?grazie(?: mille| in anticipo)?|a presto|(?:muito )?obrigad[oa](?: desde já)?|(?:com os )?(?:melhores )?cumprimentos(?: \p{L}+)?|atenciosamente|(?:um )?(?:grande |forte )?abraços?(?: \p{L}+)?|beij(?:o|inho)s|(?:met )?(?:\p{L}+ )?groet(?:en|jes)?|(?:alvast )?(?:hartelijk )?bedankt)(?:,?\s(?:und|and|et|y|e|en)\s[\p{L} ]{2,40})?\s*(?:[,!.–—-]|:\)|🙏|😊)*(?:\s\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)?)?\s*$/iu;
/** What parts a signature from its letter. */
export const dashes = /^\s*(?:--|—|__+|\*{3,}|={3,})\s*$/u;

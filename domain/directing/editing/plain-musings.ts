/** Wishes in the conditional, and wishes behind what is found wrong, put as the edits that they are: "Toglierei la citazione". */
import { type PlainRule, plainRule } from './plain-rule.ts';

const figure = '((?:[€£$]\\s?)?\\d(?:[\\d.,:\\s\\u00a0\\u202f]*\\d)?(?:\\s?(?:%|[€£$]|\\p{L}{1,12}))?)';
const seconds = '(?:s|secs?|seconds?|sek|sekunden|secondes|segundos|secondi)';
const lead = '(?:(?:and|und|et|y|e)\\s)?';

/** "Toglierei", "j'enlèverais", "yo quitaría", "eu tiraria", "ich würde … streichen", "I would drop". */
const conditional: readonly [string, string][] = [
  ['(?:io\\s)?(?:toglierei|leverei|eliminerei|toglieremmo|leveremmo|elimineremmo)', 'togli'],
  [
    "(?:moi,?\\s)?(?:j['’]|je\\s|on\\s|nous\\s)(?:enlèverai(?:s|t)|supprimerai(?:s|t)|retirerai(?:s|t)|enlèverions|supprimerions|retirerions)",
    'supprime',
  ],
  ['(?:yo\\s|nosotros\\s)?(?:quitaría(?:mos)?|eliminaría(?:mos)?|sacaría(?:mos)?)', 'quita'],
  ['(?:eu\\s|nós\\s)?(?:tiraria|tiraríamos|removeria|removeríamos|eliminaria|eliminaríamos)', 'tira'],
  ["(?:i|we)(?:['’]d|\\swould)\\s(?:rather\\s)?(?:drop|remove|cut|lose|delete|leave\\sout|take\\sout)", 'remove'],
];

const better =
  "(?:(?:would|might|could|['’]d)\\s(?:look|be|work|read|come\\sacross)\\s(?:much\\s|a\\slot\\s)?(?:better|clearer|nicer)|(?:wäre|wären|würde|würden)\\s(?:(?:besser|klarer|schöner)\\s)?|(?:serait|seraient|rendrait|rendraient|passerait)\\s(?:mieux|plus\\sclaire?s?|plus\\slisibles?)|(?:quedaría|quedarían|estaría|estarían|se\\svería|se\\sverían)\\s(?:mejor|más\\sclaros?)|(?:starebbe|starebbero|sarebbe|sarebbero|renderebbe)\\s(?:meglio|più\\schiar[oaie])|(?:ficaria|ficariam|estaria)\\s(?:melhor|mais\\sclar[oa]s?))";
const shownBy = '(?:as|in|with|als|mit|en|comme|avec|como|con|come|a|em|com)';
const lastly = '(?:,\\s(.+))?';
const behind = (reason: string) => (reason === '' ? '' : `, ${reason}`);

const wrong =
  '(?:(?:is|was|looks|ist|war|stimmt|est|était|es|está|era|è|é|está)\\s(?:leider\\s|still\\s|noch\\s|not\\s|nicht\\s)?(?:wrong|incorrect|right|falsch|richtig|verkehrt|fausse|faux|inexacte?|mal|incorrect[oa]|equivocad[oa]|sbagliat[oa]|errat[oa]|errad[oa])|stimmt\\s(?:leider\\s)?nicht)';
const rightly =
  "(?:(?:richtig|correct|korrekt|right|le\\sbon\\schiffre|la\\sbonne\\svaleur|lo\\scorrecto|la\\scorrecta|el\\scorrecto|quell[oa]\\sgiust[oa]|il\\snumero\\sgiusto|o\\scerto|o\\scorreto)\\s(?:is|are|ist|sind|wäre|wären|est|es|son|è|sono|é|são)|c['’]est|(?:it|es)\\s(?:is|sind|waren|was)|il\\sfaut|deve\\sessere|debe\\sser|deve\\sser|son|sono|são)";

const gone =
  '(?:(?:est|sont|a\\sété|ont\\sété)\\s(?:supprimée?s?|annulée?s?)|(?:is|are|was|has\\sbeen|have\\sbeen)\\s(?:cancelled|canceled|dropped|discontinued|gone|scrapped)|(?:wurde|wurden|ist|sind)\\s(?:gestrichen|abgesagt|abgeschafft)|(?:fällt|fallen)|entfällt|(?:se\\sha|se\\shan|ha\\ssido|han\\ssido|está|están)\\s(?:cancelad|suprimid|anulad|eliminad)[oa]s?|(?:è|sono)\\s(?:stat[oaie]\\s)?(?:annullat|cancellat|sospes|eliminat|soppress)[oaie]|(?:foi|foram|está|estão)\\s(?:cancelad|suprimid|anulad|eliminad)[oa]s?)';
const goneVerbs: readonly [RegExp, string][] = [
  [/^(?:wurde|ist|sind|fällt|fallen|entfällt)/iu, 'entferne'],
  [/^(?:est|sont|a|ont)\s/iu, 'supprime'],
  [/^(?:se\sha|ha\ssido|han|está)/iu, 'quita'],
  [/^(?:è|sono)\s/iu, 'togli'],
  [/^(?:foi|foram|estão)\s/iu, 'tira'],
];
const soRemove =
  "(?:(?:so|donc|also|así\\sque|por\\seso|quindi|perciò|por\\sisso|portanto|please|bitte)\\s){0,3}(?:(?:il\\sfaut|faut|you\\scan|please|hay\\sque|bisogna|va|vanno|é\\spreciso|tem\\sde)\\s)?(?:(?:donc|please|bitte)\\s)?(?:l['’]enlever|les\\senlever|la\\ssupprimer|le\\ssupprimer|les\\ssupprimer|l['’]ôter|(?:enlevez|supprimez|retirez|enlève|supprime|retire)[-\\s](?:le|la|les)|(?:remove|drop|delete)\\s(?:it|them)|take\\s(?:it|them)\\sout|streichen|entfernen|rausnehmen|weglassen|raus|weg|(?:quita[dr]?|elimina[dr]?|borra[dr]?)l[oa]s?|toglietel[oaie]|toglil[oaie]|tolt[oaie]|tirem-n[oa]s?|tire-[oa]s?|tirá-l[oa]s?)(?:\\s(?:bitte|please|svp))?";

export const musingRules: readonly PlainRule[] = [
  ...conditional.map(
    ([verb, put]): PlainRule => plainRule(`${lead}${verb}\\s([^\\ue000-\\uf8ff]{3,90})`, (what) => `${put} ${what}`),
  ),
  // "La cita la quitaría", "la citazione la toglierei"
  plainRule(
    `${lead}([^,]{3,40}?),?\\s(?:je\\s)?(?:la|le|lo|las|los|les|li|a|as|os)\\s(toglierei|leverei|eliminerei|supprimerais|enlèverais|quitaría|quitaríamos|eliminaría|tiraria|tirava)${lastly}`,
    (what, verb, reason = '') =>
      `${/^(?:tol|lev|elimine)/iu.test(verb) ? 'togli' : /^(?:sup|enl)/iu.test(verb) ? 'supprime' : /^tir/iu.test(verb) ? 'tira' : 'quita'} ${what}${behind(reason)}`,
  ),
  // "la durata la porterei a 35 secondi", "die Länge würde ich auf 35 Sekunden kürzen"
  plainRule(
    `${lead}(?:(?:the|our|die|la|a)\\s)?(?:total\\s|whole\\s)?(?:length|running\\stime|runtime|duration|länge|dauer|gesamtlänge|durée|duración|durata|duração),?\\s(?:(?:la|je\\sla|j['’]y|i['’]d|i\\swould|we\\swould|würde\\sich|würden\\swir)\\s)?(?:porterei|porteremmo|metterei|ridurrei|allungherei|passerais|mettrais|ramènerais|pondría|dejaría|bajaría|subiría|passaria|poria|deixaria|reduziria|auf|bring|put|take|cut|make)\\s(?:(?:it|down|up)\\s)?(?:(?:a|à|en|em|auf|para|to|at)\\s)?(\\d{1,3})\\s?${seconds}(?:\\s(?:bringen|setzen|kürzen|verlängern))?`,
    (count) => `make it ${count} seconds`,
  ),
  // "total 20s pls"
  plainRule(
    `${lead}(?:(?:in\\s|the\\s|au\\s|en\\s|in\\s|no\\s)?(?:total|overall|runtime|length|gesamt|gesamtlänge|insgesamt|totale|durée|duración|durata|duração))(?:\\s(?:only|just|now|nur|length|länge))?\\s?:?\\s(\\d{1,3})\\s?${seconds}(?:\\s(?:pls|please|plz|max|bitte|svp))?${lastly}`,
    (count, reason = '') => `make it ${count} seconds${behind(reason)}`,
  ),
  // "Die Zahl für 2022 ist falsch: richtig sind 34.000"
  plainRule(`(.{3,50}?)\\s${wrong}\\s?[,:;–-]\\s?${rightly}\\s${figure}`, (what, value) => `${what} is now ${value}`),
  // "El reparto quedaría mejor en barras, ahora cuesta leerlo"
  plainRule(
    `([^,]{3,60}?)\\s${better}\\s?${shownBy}\\s(?:an?\\s|einer?\\s|un[ae]?\\s|uma?\\s)?(\\p{L}+(?:\\s(?:chart|graph))?)(?:\\s(?:besser|klarer|schöner|clearer|better))?(?:,\\s.+)?`,
    (what, piece) => `show ${what} as ${piece}`,
  ),
  // "Statt Säulen hätten wir die Besucherzahlen lieber als Linie"
  plainRule(
    "(?:instead\\sof|statt|anstatt|anstelle\\svon|au\\slieu\\sd(?:e\\s|['’])|en\\svez\\sde|en\\slugar\\sde|invece\\sd(?:i\\s|elle\\s|el\\s)|em\\svez\\sde)\\s?(?:the\\s|der\\s|des\\s)?(?:\\p{L}+(?:\\s(?:chart|graph))?),?\\s(?:(?:i|we)(?:['’]d|\\swould)\\s(?:like|love|prefer)(?:\\s(?:to\\s(?:see|have)))?|hätten\\swir|hätte\\sich|(?:nous|on|je)\\s(?:préférerions|préférerait|préférerais|voudrions|aimerions)(?:\\svoir)?|preferiríamos|preferiría|preferimos|preferiremmo|preferirei|vorremmo|vorrei|preferíamos|preferia|gostaríamos\\sde)\\s(?:(?:gern|lieber|ver|vedere)\\s)?([^,]{3,50}?)\\s(?:(?:gern|lieber|plutôt|mejor|meglio)\\s)?(?:as|als|comme|en|como|come|in|a|em)\\s(?:an?\\s|einer?\\s|un[ae]?\\s|uma?\\s)?(\\p{L}+(?:\\s(?:chart|graph))?)",
    (what, piece) => `show ${what} as ${piece}`,
  ),
  // "the lemon bun should come first in the prices"
  plainRule(
    `(?:but\\s|and\\s)?(.{3,40}?)\\s(?:should|must|has\\sto|needs\\sto|ought\\sto|could)\\s(?:come|go|be|stand)\\s(first|last)\\s(?:in|on|of|among)\\s(?:the\\s)?([^,]{3,30})${lastly}`,
    (what, where, list, reason = '') =>
      `move ${what} to the ${where.toLowerCase() === 'first' ? 'top' : 'bottom'} of the ${list}${behind(reason)}`,
  ),
  // "Le créneau du dimanche est supprimé, il faut donc l'enlever"
  plainRule(
    `([^,]{3,60}?)\\s(${gone})(?:\\s[^,]{1,25})?,\\s${soRemove}`,
    (what, news) => `${goneVerbs.find(([told]) => told.test(news))?.[1] ?? 'remove'} ${what}`,
  ),
  // "Put the quote at the very start, even before the figures"
  plainRule(
    '(.+\\s(?:start|beginning|front|anfang|début|principio|inicio|inizio|início))(\\s(?:stellen|setzen|rücken|schieben|nehmen))?,?\\s(?:even|noch|sogar|encore|même|incluso|aún|ancora|persino|ainda|até)\\s(?:before|ahead\\sof|vor|avant|antes\\sd[eo]l?|prima\\sd[ei]l?|prima\\sdelle)\\s.+',
    (what, verb = '') => (verb === '' ? what : `verschiebe ${what}`),
  ),
  // "Könnten Sie das Ganze etwas langsamer laufen lassen": a film that runs slower lasts longer.
  plainRule(
    '(?:(?:kann|können|könnt|könnten|könntet|kannst|könntest|würden|würdet)\\s(?:sie|ihr|du|man|wir)\\s)?(?:bitte\\s)?(?:das\\sganze|alles|den\\s(?:ganzen\\s)?film|das\\s(?:ganze\\s)?video)\\s(?:(?:insgesamt|bitte|noch)\\s){0,2}(?:(?:etwas|ein\\s(?:bisschen|wenig)|deutlich|viel)\\s)?(langsamer|schneller)\\s(?:laufen|ablaufen|abspielen|durchlaufen)(?:\\slassen)?',
    (how) => `mache den Film ${how.toLowerCase() === 'langsamer' ? 'länger' : 'kürzer'}`,
  ),
  plainRule(
    '(?:(?:can|could|would)\\s(?:you|we)\\s)?(?:please\\s)?(?:let|have|make)\\s(?:it\\sall|the\\swhole\\s(?:thing|film|video)|everything)\\s(?:run|play|go)\\s(?:(?:a\\s(?:bit|little)|slightly|somewhat|much)\\s)?(?:more\\s)?(slower|slowly|faster)',
    (how) => `make the film ${/^slow/iu.test(how) ? 'longer' : 'shorter'}`,
  ),
  // "el microchip lo hemos bajado a 35 €", "den Chip haben wir auf 35 € gesenkt"
  plainRule(
    `(?:(?:h?ola+|hi+|hey+|hello+|hallo+|ciao+|olá+|oi+|salut|bonjour)\\s?[,!]\\s)?(.{3,40}?),?\\s(?:(?:lo|la|los|las)\\s(?:hemos|he|han)\\s(?:baj|sub|rebaj)ado\\sa|(?:nous\\s|on\\s)(?:l['’]a|les\\sa|l['’]avons|les\\savons)\\s(?:baiss|mont|augment|pass)ée?s?\\sà|(?:l['’]|lo\\s|la\\s|li\\s|le\\s)abbiamo\\s(?:abbassat|alzat|portat|ridott)[oaie]\\sa|(?:baixámo|subimo|baixamo)-l?[nl]?[oa]s?\\spara)\\s${figure}`,
    (what, value) => `${what} is now ${value}`,
  ),
  plainRule(
    `(.{3,40}?)\\shaben\\swir\\s(?:jetzt\\s)?auf\\s${figure}\\s(?:gesenkt|erhöht|gesetzt|angehoben)`,
    (what, value) => `${what} is now ${value}`,
  ),
  plainRule(
    `(?:we['’]ve|we\\shave|we)\\s(?:now\\s)?(?:dropped|lowered|raised|put|reduced|brought)\\s(?:the\\s)?(?:price\\sof\\s(?:the\\s)?)?(.{3,40}?)\\s(?:down\\s|up\\s)?to\\s${figure}`,
    (what, value) => `${what} is now ${value}`,
  ),
  // "Orange feels wrong. Maybe a deep purple instead?"
  plainRule(
    '(?:maybe|perhaps|how\\sabout|what\\sabout|vielleicht|wie\\swäre|peut-être|pourquoi\\spas|quizás?|tal\\svez|mejor|forse|magari|talvez)\\s(?:(?:rather|lieber|eher|plutôt|mejor|meglio|melhor)\\s)?(?:an?\\s|ein(?:e[nm]?)?\\s|un[ae]?\\s|uma?\\s)?([^,]{3,30}?)\\s(?:instead|stattdessen|à\\sla\\splace|en\\ssu\\slugar|al\\ssuo\\sposto|invece|em\\svez\\sdisso)',
    (colour) => `make the accent ${colour}`,
  ),
];

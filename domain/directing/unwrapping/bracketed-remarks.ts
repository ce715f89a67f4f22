/** "“Bring a bag.” (nice if it comes alone)": what stands in brackets behind copy and says how to show it. */

const size =
  '(?:big|bigger|small|smaller|large|larger|huge|tiny|bold|subtle|slow|slowly|prominent|first|last|alone|full[- ]screen|side by side|one (?:by|at a|after (?:the|an)) ?\\p{L}+|one after the other)';
const film =
  '(?:it|this|that|them|these|those|the (?:number|figure|date|name|line|quote|title|price|logo|address|text)s?)';
const english = [
  `(?:(?:it|that|this) )?(?:would|['’]d) (?:be|look|work) (?:nice|great|good|lovely|cool|ideal|best|perfect|fine|better|well)(?: .*)?`,
  '(?:nice|great|good|cool|lovely|better|fine) if (?:the|it|this|that|these|those|we|you could|they|each|both|all|possible)(?: .*)?',
  `(?:ideally|preferably|maybe|perhaps|possibly)(?: .*)?`,
  `(?:(?:can|could|may|should|must|has to|needs to) (?:be|go|stand|come|appear|stay) )?(?:really |very |quite |nice and |rather )?${size}(?: (?:is|would be) (?:ok(?:ay)?|fine|enough))?(?:,? (?:please|pls|if possible))?`,
  `(?:please |pls )?(?:show|put|set|animate|highlight|emphasi[sz]e|split|fade|make|keep|leave|hold|place) ${film}(?: .*)?`,
  `(?:please |pls )?(?:do not|don['’]t) (?:forget|show|drop|cut|skip|hide|change|translate) (?:${film}|that (?:bit|part|one))`,
  "(?:please |pls )?(?:do not|don['’]?t|no need to) (?:bother (?:with|about|listing|showing)|include|mention|list) (?:theirs|others?|the .*|them|it|those|that|these)",
  `as (?:an? )?(?:\\p{L}+ )?(?:counter|chart|bars?|list|quote|punch ?line|stamp|badge|ticker|title card|end card|beats?|card)`,
  'in (?:two|three) (?:beats|parts|steps|lines)',
].join('|');
const german = [
  '(?:das |es )?wäre (?:schön|gut|super|toll|ideal|nett|prima)(?:,? .*)?',
  '(?:schön|gut|super|toll|am besten),? wenn .*',
  '(?:am liebsten|am besten|vielleicht|eventuell|evtl\\.?|gerne?|idealerweise) .*',
  '(?:(?:bitte|gern|gerne|ruhig|darf|kann|soll|möglichst|schön|richtig|ganz|das darf|das kann) )*(?:groß|klein|größer|kleiner|fett|langsam|nacheinander|nebeneinander|einzeln|zuletzt|zuerst)(?: (?:sein|stehen|kommen|bitte|zeigen|reicht))?',
  '(?:bitte )?(?:das |den teil )?nicht (?:vergessen|weglassen|übersetzen)',
  'als (?:zähler|balken|diagramm|liste|zitat|stempel)',
].join('|');
const romance = [
  '(?:ce serait|serait|ça serait) (?:bien|mieux|sympa|joli|top|super|chouette)(?: .*)?',
  '(?:idéalement|de préférence|peut-être|éventuellement|plutôt)(?: .*)?',
  "(?:bien |assez |plutôt )?(?:en (?:très )?(?:grand|gros|petit)|l['’]une? après l['’]autre|côte à côte|lentement)(?:,? (?:si possible|svp|merci))?",
  '(?:à )?ne pas oublier',
  '(?:estaría|quedaría|sería) (?:bien|genial|bonito|ideal|perfecto|mejor)(?: .*)?',
  '(?:quizás?|tal vez|a ser posible|preferiblemente|idealmente)(?: .*)?',
  '(?:bien |muy )?(?:en (?:grande|pequeño)|un[oa] tras otr[oa]|despacio)(?:,? (?:por favor|si puede ser))?',
  'sarebbe (?:bello|carino|ideale|meglio|perfetto)(?: .*)?',
  '(?:magari|forse|preferibilmente|idealmente)(?: .*)?',
  "(?:bello |molto )?(?:in (?:grande|piccolo)|un[oa] dopo l['’]altr[oa]|lentamente)(?:,? (?:per favore|se possibile))?",
  '(?:seria|ficaria) (?:bom|ótimo|giro|legal|ideal|lindo|melhor)(?: .*)?',
  '(?:talvez|de preferência|idealmente)(?: .*)?',
  '(?:bem )?(?:em (?:grande|pequeno|tamanho grande)|um[a]? depois d[oa] outr[oa]|devagar)(?:,? (?:por favor|se possível))?',
].join('|');
/** "(they went back and forth on the price, it was nearly £4)", "(could we do a flip? might be naff)": brackets that are the maker's with all they hold. */
const talk = new RegExp(
  `^(?:${[
    "(?:they|we|i|he|she|everyone|the (?:board|committee|client|team|trustees|owners?))(?:['’](?:d|ve)| had| have| all)? (?:went|gone|go) (?:back and forth|round in circles)(?!\\p{L}).*",
    "(?:they|we|i|everyone|the (?:board|committee|client|team|trustees|owners?))(?:['’](?:d|ve)| had| have| all| nearly| almost)* (?:argued|fought|quarrelled|bickered|haggled|dithered|agonised|(?:couldn['’]t|could not) (?:agree|decide)|changed (?:their|our|my) minds?)(?!\\p{L}).*",
    '(?:it|this|that|they) (?:was|were) (?:nearly|almost|going to be|supposed to be|meant to be) (?:about |only )?[€£$]?\\d.*',
    '(?:and |or |so )?(?:could|would|should|shall|might) (?:we|you|i|this|that|it|they|these|an?|the)(?!\\p{L})[^?]*\\?.*',
    '(?:can|may) (?:we|you) (?:also |even |maybe )?(?:do|make|have|get|show|use|add|put|animate|try|draw|include)(?!\\p{L})[^?]*\\?.*',
    "(?:is|isn['’]t) (?:this|that|it) (?:ok(?:ay)?|too|possible|clear|legible|corny|naff|allowed|enough|silly|cheesy)(?!\\p{L})[^?]*\\?.*",
    '(?:maybe|perhaps) (?!you(?!\\p{L}))[^?]*\\?.*',
    '(?:könnte|könntet|könnten|kann|können|geht|ginge|sollen|sollte[nt]?|wäre|dürfen) (?:man|wir|ihr|sie|das|es|da|hier|sowas)(?!\\p{L})[^?]*\\?.*',
    "(?:peut-on|pourrait-on|on (?:peut|pourrait)|(?:vous )?(?:pouvez|pourriez)(?:-vous)?|est-ce (?:que c|possible)|c[’']est possible)(?!\\p{L})[^?]*\\?.*",
    '¿?(?:se (?:puede|podría)|podéis|podríais|podríamos|podrían?|pueden|sería posible|quedaría)(?!\\p{L})[^?]*\\?.*',
    '(?:si (?:può|potrebbe)|potete|potreste|potremmo|sarebbe (?:possibile|troppo))(?!\\p{L})[^?]*\\?.*',
    '(?:dá para|podem|podemos|poderiam?|poderíamos|seria (?:possível|demais)|ficaria)(?!\\p{L})[^?]*\\?.*',
  ].join('|')})$`,
  'iu',
);
/** "so maybe save it up": an order for what stands before the bracket; what stands beside it there is why. */
const order =
  /^(?:(?:so|and|but|also|bitte|please|maybe|perhaps|just|donc|así que|quindi|por isso)\s)*(?:(?:save|keep|hold|leave|put|show|make|give|place|reveal) (?:it|this|that|them|these|those)(?!\p{L}).*|(?:bitte |gern |erst |ruhig )*(?:zum schluss|ans ende|am ende|groß|zuletzt)(?: bitte| zeigen| bringen)*|(?:à|a|al|no) (?:la )?(?:fin|final|fine)(?:al)?)$/iu;

const remark = new RegExp(`^(?:${english}|${german}|${romance})\\s?[.!]*$`, 'iu');
const bracket = /[ \t]{0,8}\(([^()\n]{3,200})\)/gu;

/** The text without such brackets; of a bracket that tells something besides, the rest stays. */
export const withoutRemarks = (text: string): string =>
  text.includes('(')
    ? text.replace(bracket, (whole, inside: string) => {
        if (remark.test(inside.trim()) || talk.test(inside.trim())) return '';
        const clauses = inside.split(/[,;]\s+|\s[–—-]\s/u);
        if (clauses.length > 1 && !/\d/u.test(inside) && clauses.some((clause) => order.test(clause.trim()))) return '';
        const told = clauses.filter((clause) => !remark.test(clause.trim()));
        if (told.length === clauses.length) return whole;
        return told.length === 0 ? '' : whole.replace(inside, () => told.join(', '));
      })
    : text;

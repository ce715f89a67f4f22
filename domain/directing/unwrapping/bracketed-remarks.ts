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
const remark = new RegExp(`^(?:${english}|${german}|${romance})\\s?[.!]*$`, 'iu');
const bracket = /[ \t]{0,8}\(([^()\n]{3,140})\)/gu;

/** The text without such brackets; of a bracket that tells something besides, the rest stays. */
export const withoutRemarks = (text: string): string =>
  text.includes('(')
    ? text.replace(bracket, (whole, inside: string) => {
        if (remark.test(inside.trim())) return '';
        const clauses = inside.split(/[,;]\s+|\s[–—-]\s/u);
        const told = clauses.filter((clause) => !remark.test(clause.trim()));
        if (told.length === clauses.length) return whole;
        return told.length === 0 ? '' : whole.replace(inside, () => told.join(', '));
      })
    : text;

/** Leads that ask the maker to tell something: "Hay que decir que …", "I'd like people to see what …"; viewers read what stands behind them. */
import { capital } from '../reading/phrases.ts';
import { asMainClause } from './german-order.ts';

/** In patterns as large as these a class of all letters costs time: a word is what no sign ends. */
const word = '[^\\s,.:;!?\\ue000-\\uf8ff]+';

interface Leads {
  lead: RegExp;
  /** Behind it stands a question that the copy answers: "what they will make". */
  asked?: RegExp;
  /** What joins the next thing to be told. */
  next: RegExp;
  asSaid?: (clause: string) => string | null;
}

const people = `(?:people|viewers|everyone|everybody|customers|users|visitors|guests|parents|members|readers|neighbou?rs|residents|students|[a-z]{3,}s|staff|(?:our|all|the|all our) ${word}(?: ${word})?)`;
const say =
  'say|mention|add|note|state|announce|celebrate|point out|make (?:it )?clear|stress|emphasi[sz]e|explain|show';
const tell = `(?:${say}|(?:tell|remind|show|reassure|assure) ${people}|let ${people} know)`;
const telling = tell
  .replace(
    'say|mention|add|note|state|announce|celebrate',
    'saying|mentioning|adding|noting|stating|announcing|celebrating',
  )
  .replace('tell|remind|show|reassure|assure', 'telling|reminding|showing|reassuring|assuring');
const we = "(?:we|i)(?:['’]d| would)?(?: really| also)? (?:like|love|want|need|have|hope|wish)";
const before =
  '(?:(?:first|then|also|and|next|finally|after that|please|afterwards|besides|in between|in addition|at some point|somewhere),?\\s)*';
const english = [
  `(?:(?:${we}|(?:the (?:film|video|clip)|it|we) (?:should|must|has to|have to|needs to)|(?:make|be) sure|remember|(?:do not|don['’]t|never) forget) (?:to )?(?:also )?)?${tell}`,
  `it(?:['’]s| is|['’]d be| would be| will be) (?:${word} )?(?:good|great|nice|important|worth|helpful|useful|lovely|best) (?:to (?:also )?${tell}|${telling}|if (?:it|you|we) (?:could |can |also )?(?:says?|mentions?|mentioned|said))`,
  `(?:there (?:should|must|could) be|(?:please )?(?:add|include|have|put in)|${we}) (?:an?|one) (?:short )?(?:line|sentence|note|screen|scene|slide) (?:saying|to say|that says|which says)`,
  `(?:${we}) ${people} to (?:also )?(?:know|see|learn|remember|understand|hear)`,
  `${people} (?:should|must|need to|have to) (?:also )?(?:know|learn|hear|see)`,
  `(?:please )?make sure ${people} knows?`,
  '(?:the|an?|one) (?:short )?(?:line|sentence|message|information|note|reminder|fact|statement)(?: saying)?',
  'also',
].join('|');

const german =
  'erwähn(?:e|t|en sie)|sag(?:e|t|en sie)?|beton(?:e|t|en sie)|weis(?:e|t|en sie)|erinner(?:e|t|n sie)|schreib(?:e|t|en sie)|ergänz(?:e|t|en sie)|füg(?:e|t|en sie)|erklär(?:e|t|en sie)|zeig(?:e|t|en sie)|erzähl(?:e|t|en sie)';
const germanly = `(?: (?:bitte|auch|noch|außerdem|ruhig|kurz|unbedingt|darauf|daran|dazu|hinzu|hin|allen|(?:den|die|unsere|unseren|alle) ${word}))*`;
const gesagt =
  'erwähnen|sagen|hinweisen|erinnern|betonen|dazusagen|ergänzen|hinzufügen|zeigen|erzählen|erklären|nicht vergessen|erwähnt werden|gesagt werden|vorkommen|stehen|hinein|rein';

const french =
  '(?:dire|rappeler|préciser|mentionner|indiquer|signaler|ajouter|expliquer|montrer|souligner|annoncer|faire savoir)';
const ditPrecise =
  '(?:rappel(?:le|ez)|dis|dites|précise[rz]?|mentionne[rz]?|indique[rz]?|signale[rz]?|ajoute[rz]?|explique[rz]?|annonce[rz]?|souligne[rz]?)(?:-leur)?';
const frenchly = `(?: (?:aussi|également|bien|encore|aux ${word}|à tous|à nos ${word}|à tout le monde))*`;

const spanish = '(?:decir|contar|recordar|avisar|mencionar|explicar|añadir|indicar|destacar|anunciar)';
const spanishly = `(?: (?:también|además|a la gente|a tod[oa]s|a l[oa]s ${word}))*`;
const italian =
  '(?:dire|ricordare|spiegare|aggiungere|segnalare|indicare|menzionare|far sapere|avvisare|precisare|sottolineare|annunciare)';
const italianly = `(?: (?:anche|inoltre|pure|a tutti|al pubblico|ai ${word}|alle ${word}))*`;
const portuguese = '(?:dizer|lembrar|avisar|mencionar|explicar|acrescentar|indicar|informar|destacar|referir|anunciar)';
const portuguesely = `(?: (?:também|ainda|a todos|aos ${word}|às ${word}))*`;

const tongues: readonly Leads[] = [
  {
    lead: new RegExp(`^${before}(?:${english})(?:,? please,?)? that\\s(?=\\S+\\s\\S)`, 'iu'),
    asked: new RegExp(
      `^${before}(?:(?:${we}) ${people} to (?:see|know|learn|hear)|(?:${we} to )?(?:tell|show) ${people}) (?=(?:what|how|why|where|when|who)\\s[^,.:;]{3,60}:\\s)`,
      'iu',
    ),
    next: /,?\s(?:and|but)\s(?:also\s)?that\s/iu,
  },
  {
    lead: new RegExp(
      `^(?:(?:und|dann|danach|anschließend|darauf|schließlich|zudem|bitte|auch|außerdem|ferner|noch) )*(?:(?:${german})${germanly}|(?:(?:wir|ich) (?:möchten?|wollen|will|würden?)|es (?:soll(?:te)?|muss)|(?:der film|das video) (?:soll(?:te)?|muss)|(?:soll(?:te)?|muss|darf))?${germanly} ?(?:${gesagt})|(?:der|den|ein|einen|die|eine) (?:kurze[nr]? )?(?:satz|hinweis|info|information|botschaft|zeile|aussage)|(?:auch|außerdem|zudem)),\\sdass\\s(?=\\S+\\s\\S)`,
      'iu',
    ),
    next: /,?\s(?:und|aber)\s(?:auch\s)?dass\s/iu,
    asSaid: asMainClause,
  },
  {
    lead: new RegExp(
      `^(?:(?:puis|ensuite|et|aussi|enfin|merci de|veuillez|pensez à|pense à|n['’]oublie[rz]? pas d(?:e |['’])|il (?:faut|faudrait)|(?:nous|on|je|j['’]) ?(?:voudrions|voudrait|voudrais|aimerions|aimerait|aimerais|souhaitons|souhaite|voulons|veut|veux|devons|doit)|il serait (?:bon|bien|utile) d(?:e |['’])|le film (?:doit|devrait))${frenchly} ?)+${french}${frenchly} (?:que |qu['’])(?=\\S+\\s\\S)|^(?:(?:puis|ensuite|et|aussi|enfin),? )*(?:${ditPrecise}${frenchly}|(?:la phrase|le message|l['’]information|l['’]info|un rappel|le rappel)(?: disant| selon lequel)?|aussi) (?:que |qu['’])(?=\\S+\\s\\S)`,
      'iu',
    ),
    next: /,?\s(?:et|mais)\s(?:aussi\s)?qu(?:e\s|['’])/iu,
  },
  {
    lead: new RegExp(
      `^(?:(?:luego|después|y|también|además|por favor),? )*(?:(?:hay que|habría que|habrá que|conviene|queremos|quiero|quisiéramos|quisiera|nos gustaría|me gustaría|es importante|falta|debe|tiene que|se debe|no (?:te )?olvid(?:e|es|éis|en)(?: de)?|acuérdate de)${spanishly} ${spanish}${spanishly}|(?:di|diga|decid|digan|cuenta|cuente|contad|recuerda|recuerde|recordad|menciona|mencione|mencionad|indica|indique|explica|explique|explicad|añade|añada|añadid|avisa|avise|avisad|destaca|destaque)${spanishly}|(?:la|el|una|un) (?:frase|información|mensaje|aviso|dato|nota)(?: diciendo)?|también|además) (?:de )?que\\s(?=\\S+\\s\\S)`,
      'iu',
    ),
    next: /,?\s(?:y|pero)\s(?:también\s)?(?:de\s)?que\s/iu,
  },
  {
    lead: new RegExp(
      `^(?:(?:poi|e|anche|inoltre|per favore),? )*(?:(?:vorremmo|vogliamo|vorrei|voglio|bisogna|occorre|bisognerebbe|si deve|dobbiamo|deve|è importante|sarebbe (?:bello|bene|utile)|ci piacerebbe|mi piacerebbe|non dimentica(?:te|re|rti|tevi)?(?: di)?|ricordate(?:vi)? di|ricordati di)${italianly} ${italian}${italianly}|(?:di['’]|dì|dite|dica|ricorda|ricordate|ricordi|spiega|spiegate|aggiungi|aggiungete|segnala|segnalate|menziona|menzionate|indicate|precisate)${italianly}|(?:la|il|l['’]|una|un) ?(?:frase|informazione|messaggio|avviso|dato|nota)|anche|inoltre) che\\s(?=\\S+\\s\\S)`,
      'iu',
    ),
    next: /,?\s(?:e|ma)\s(?:anche\s)?che\s/iu,
  },
  {
    lead: new RegExp(
      `^(?:(?:depois|e|também|além disso|por favor),? )*(?:(?:é (?:importante|preciso|bom|necessário)|queremos|quero|gostaríamos de|gostaria de|gostávamos de|convém|há que|precisamos(?: de)?|temos de|deve|falta|seria bom|não (?:se )?esqueç(?:a|am)(?:-se)?(?: de)?)${portuguesely} ${portuguese}${portuguesely}|(?:diga|digam|lembre|lembrem|mencione|mencionem|avise|avisem|explique|expliquem|acrescente|acrescentem|informe|indique|refira)${portuguesely}|(?:a|o|uma|um) (?:frase|informação|mensagem|aviso|dado|nota)(?: dizendo| a dizer)?|também) (?:de )?que\\s(?=\\S+\\s\\S)`,
      'iu',
    ),
    next: /,?\s(?:e|mas)\s(?:também\s)?(?:de\s)?que\s/iu,
  },
];

const toReaders: readonly (readonly [RegExp, string])[] = [
  [/(?<=^\S+\s)they(?=\s)/iu, 'you'],
  [/(?<=\s)their(?=\s)/giu, 'your'],
];

/** What shall be told, each thing a sentence of its own; null where a sentence asks for nothing of the kind. */
export function toldClauses(sentence: string): string[] | null {
  for (const { lead, asked, next, asSaid } of tongues) {
    const question = asked?.exec(sentence)?.[0];
    if (question !== undefined)
      return [capital(toReaders.reduce((text, [from, to]) => text.replace(from, to), sentence.slice(question.length)))];
    const said = lead.exec(sentence)?.[0];
    if (said === undefined) continue;
    const stop = /[.!?]$/u.exec(sentence)?.[0] ?? '';
    const clauses = sentence.slice(said.length, sentence.length - stop.length).split(next);
    const told = clauses.map((clause) => (asSaid === undefined ? clause : asSaid(clause)));
    return told.every((one) => one !== null) ? told.map((one) => `${capital(one)}${stop || '.'}`) : null;
  }
  return null;
}

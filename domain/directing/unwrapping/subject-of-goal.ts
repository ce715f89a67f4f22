/** "Invite families to the open day": what a goal is about is said to viewers, what it wants of them is not. */
import { inNominative } from '../reading/nominative.ts';
import { capital } from '../reading/phrases.ts';

/** How a goal is put, and its subject: each form by the words around what it is about. */
type Form = readonly [RegExp, (...parts: string[]) => string];
const forms = (...all: readonly (readonly [string, ((...parts: string[]) => string)?])[]): readonly Form[] =>
  all.map(([source, said = (subject) => subject]) => [new RegExp(`^(?:${source})$`, 'iu'), said]);

/** Up to eight words that name whom a film is for. */
const whom = '(?:[^\\s,;:]+\\s){1,8}?';
const clauses = '(?:how|why|what|when|where|which)\\s.+';

const articles = {
  fr: { au: 'le', aux: 'les', à: '', du: 'le', des: 'les', de: '' },
  es: { al: 'el', a: '', del: 'el', de: '', sobre: '' },
  it: {
    ...{ al: 'il', allo: 'lo', alla: 'la', ai: 'i', agli: 'gli', alle: 'le', sul: 'il', sulla: 'la', su: '' },
    ...{ sui: 'i', sugli: 'gli', sulle: 'le', sullo: 'lo', "all'": "l'", "sull'": "l'", 'all’': 'l’', 'sull’': 'l’' },
  },
  pt: { ao: 'o', aos: 'os', à: 'a', às: 'as', para: '', sobre: '', a: '' },
} as const;
/** "à la fête" → "la fête", "al mercato" → "il mercato": the article is left of what is one with it. */
const unfused = (tongue: keyof typeof articles) => (preposition: string, subject: string) => {
  const article = Object.entries(articles[tongue]).find(([key]) => key === preposition.trim().toLowerCase())?.[1] ?? '';
  return `${article}${article === '' || /['’]$/u.test(article) ? '' : ' '}${subject}`;
};

/** "to wash their hands" → "Wash your hands": what others are reminded of is said to them. */
const toYou = (asked: string) =>
  asked.replace(/(?<!\p{L})their(?!\p{L})/giu, 'your').replace(/(?<!\p{L})themselves(?!\p{L})/giu, 'yourself');

const tongues: Readonly<Record<string, readonly Form[]>> = {
  en: forms(
    [`((?:thank|compare|wish|congratulate) .+)`],
    [`(?:tell|inform|notify|alert|assure|update|brief|remind|show|convince|persuade|teach) ${whom}(?:that|about) (.+)`],
    [`remind ${whom}of (.+)`],
    [`remind ${whom}to (.+)`, toYou],
    [`(?:raise|collect) ((?:[€$£]\\s?)?\\d.* (?:for|to) .+)`],
    // "Make sure developers migrate off API v1": one word for whom, and what they are to do.
    [
      `(?:make sure (?:that )?|make |have |let )(?:(?:the|our|all|every|more) )?(?:\\p{L}+ )?\\p{L}+s ((?!aware|know|understand|happy|feel|see|think|believe|want|love|smile)\\p{Ll}+(?<!s|ed|er) .+)`,
      toYou,
    ],
    [`make (?:sure )?${whom}(?:aware|know|understand)(?: of| about)?(?: that)? (.+)`],
    [`(?:let) ${whom}know (?:that |about )?(.+)`],
    [`(?:teach|show|tell|help|explain to|walk) ${whom}(?:understand |learn |see |find out |through )?(${clauses})`],
    [`(?:help) ${whom}(?:to )?(?:understand|learn|see|discover|know) (?:about )?(.+)`],
    [`explain (${clauses})`],
    [`(?:announce|explain|report|confirm|prove|say) to ${whom}that (.+)`],
    [`(?:invite|bring|attract|draw|welcome|get) ${whom}to ((?:the|our|a|an|this|my)\\s.+)`],
    [`(?:get|encourage|motivate|urge|ask|persuade|convince) ${whom}to (.+)`],
    [`raise awareness (?:of|about|for|on) (.+)`],
    [`find (?:a|new) (?:new )?(?:tenants?|buyers?|owners?|homes?) for (.+)`],
    [`(?:recruit|hire|find) (.+)`],
    [
      `(?:announce|introduce|present|promote|advertise|launch(?! of)|explain|celebrate|publici[sz]e|reveal|summari[sz]e|report on|report|showcase|unveil|recap|share|demonstrate|highlight|market|sell(?: off)?) (.+)`,
    ],
    [`teach ${whom}((?:the|our|a)\\s.+)`],
  ),
  de: forms(
    [
      `(?:einen? )?(?:neue[nrs]? )?(?:(?:Nach)?mieter(?:in)?|Käufer(?:in)?|Zuhause) für (.+) (?:finden|suchen)`,
      inNominative,
    ],
    [`(vergleiche?n? .+)`],
    // "…, dass am Montag das Wasser abgestellt wird": without its last verb it stands as a headline does.
    [
      `(?:.{3,80}? )?(?:informier(?:en|e|t)|mitteilen|teile?n? .{3,40}? mit|sagen|zeigen|erklären|erinnern),? dass (.+) (?:wird|werden|ist|sind|kommt|kommen)`,
    ],
    [`(?:.{3,80}? )?über (.+) (?:informieren|aufklären|berichten|erzählen)`, inNominative],
    [`(?:.{3,60}? )?von (.+) (?:erzählen|berichten)`, inNominative],
    [`(.*\\d.*€? für .+) (?:sammeln|einnehmen|zusammenbekommen)`],
    [`informiere?n? .{3,60}? über (.+)`, inNominative],
    [`(?:.{3,60}? )?(?:zum|zur) (.+) (?:einladen|holen|locken|bringen)`],
    [
      `(?:.{3,60}? )?zu (unserem|unserer|unseren) (.+) (?:einladen|holen|locken)`,
      (own, rest) => `${possessive(own)} ${rest}`,
    ],
    [`lade?n? .{3,60}? (?:zum|zur) (.+) ein`],
    [`lade?n? .{3,60}? zu (unserem|unserer|unseren) (.+) ein`, (own, rest) => `${possessive(own)} ${rest}`],
    [`(?:kündige?|stelle?|mache?|gib) (.+) (?:an|vor|bekannt)`, inNominative],
    [`(?:bewirb|bewerbe|erkläre?|präsentiere?|feiere?|zeige?) (.+)`, inNominative],
    [`\\S+(?:\\s\\S+){0,3}? sollen ((?:den|die|das|unsere?n?|einen?)\\s.+) \\p{Ll}+en`, inNominative],
    [
      `(?:(?:den|unseren|allen|ihren)\\s\\S+(?:\\s(?:der|des|von)\\s\\S+)?\\s(?=d|uns|ein))?(.+) (?:zusammenfassen|ankündigen|vorstellen|bewerben|erklären|präsentieren|feiern|bekannt ?machen|bekannt ?geben|einführen|gewinnen|suchen|finden)`,
      inNominative,
    ],
  ),
  fr: forms(
    [`trouve[rz]? (?:un|des) (?:nouveaux? )?(?:locataires?|acheteurs?|repreneurs?|foyers?) pour (.+)`],
    [`(compare[rz]? .+)`],
    [`(?:annonce[rz]?|présente[rz]?|montre[rz]?) (?:à|aux) ${whom}((?:les?|la|notre|nos|une?)\\s.+|l['’].+)`],
    [`(?:explique[rz]?|montre[rz]?) (?:à|aux) ${whom}((?:comment|pourquoi|quand|où|ce qu[ei'’])\\s?.+)`],
    [`(?:explique[rz]?|montre[rz]?) ((?:comment|pourquoi)\\s.+)`],
    [
      `(?:annonce[rz]?|présente[rz]?|(?:faire|fais|faites) (?:connaître|découvrir)) ((?:les?|la|notre|nos|l['’])\\s?.+?) (?:aux|à nos|au) \\p{Ll}+(?:\\s\\p{Ll}+s)?( (?:pendant|lors|du|avant|en|le|à) .+)`,
      (subject, rest) => `${subject}${rest}`,
    ],
    [`(?:invite[rz]?|convie[rz]?|attire[rz]?) ${whom}(au|aux|à) (.+)`, unfused('fr')],
    [`(?:informe[rz]?|prévenir) ${whom}(du|des|de|sur) (.+)`, unfused('fr')],
    [`(?:récolte[rz]?|collecte[rz]?|réuni[rs]*) (\\d.* pour .+)`],
    [`(?:rappele[rz]?|dire|annonce[rz]?|montre[rz]?) (?:à|aux) ${whom}qu(?:e |['’])(.+)`],
    [
      `(?:annonce[rz]?|présente[rz]?|promouvoir|lance[rz]?|célébre[rz]?|fête[rz]?|(?:faire|fais|faites) (?:connaître|découvrir)|dévoile[rz]?|partage[rz]?|recrute[rz]?) (.+)`,
    ],
  ),
  es: forms(
    [`(?:encontrar|buscar) (?:un |una )?(?:nuev[oa]s? )?(?:inquilin[oa]s?|comprador(?:es)?|hogar) para (.+)`],
    [`(compar(?:ar|a|e) .+)`],
    [`(?:anunci(?:ar|a|e)|present(?:ar|a|e)|mostrar) a(?:l)? ${whom}((?:el|la|los|las|nuestr[oa]s?|una?)\\s.+)`],
    [`(?:explicar?|explique|mostrar|enseñar) a ${whom}((?:cómo|por qué|cuándo|dónde)\\s.+)`],
    [`(?:explicar?|explique) ((?:cómo|por qué)\\s.+)`],
    [`(?:invitar?|invite|atraer) a(?:l)? ${whom}(al|a) (.+)`, unfused('es')],
    [`(?:informar?|informe) a(?:l)? ${whom}(sobre|del|de) (.+)`, unfused('es')],
    [`(?:recaudar|reunir) (\\d.* para .+)`],
    [`(?:recordar|contar|decir|mostrar)(?:les?)? a(?:l)? ${whom}que (.+)`],
    [
      `(?:anunci(?:ar|a|e)|present(?:ar|a|e)|promocion(?:ar|a|e)|lanz?(?:ar|a)|celebr(?:ar|a|e)|dar a conocer|difundir|compartir|contratar|reclutar) (.+)`,
    ],
  ),
  it: forms(
    [`trovare (?:un )?(?:nuov[oi] )?(?:inquilin[oi]|acquirent[ei]|affittuari[oi]?|casa) per (.+)`],
    [`(confront(?:are|a) .+)`],
    [`(?:annunci(?:are|a)|present(?:are|a)|mostrare) a(?:i|gli|lle|l)? ${whom}((?:il|lo|la|i|gli|le|un[ao]?)\\s.+)`],
    [`spieg(?:are|a) a(?:i|gli|lle)? ${whom}((?:come|perché|quando|dove)\\s.+)`],
    [`spieg(?:are|a) ((?:come|perché)\\s.+)`],
    [`invit(?:are|a) ${whom}(al|allo|alla|ai|agli|alle) (.+)`, unfused('it')],
    [`invit(?:are|a) ${whom}(all['’])(.+)`, unfused('it')],
    [`inform(?:are|a) ${whom}(sull['’])(.+)`, unfused('it')],
    [`inform(?:are|a) ${whom}(su|sul|sulla|sui|sugli|sulle|sullo) (.+)`, unfused('it')],
    [`raccogliere (\\d.* per .+)`],
    [`(?:ricordare|dire|annunciare) a(?:i|gli|lle)? ${whom}che (.+)`],
    [
      `(?:annunci(?:are|a)|present(?:are|a)|promuov(?:ere|i)|lanci(?:are|a)|celebr(?:are|a)|festeggi(?:are|a)|(?:far|fai) conoscere|condividere|assumere) (.+)`,
    ],
  ),
  pt: forms(
    [`(compar(?:ar|a|e) .+)`],
    [`(?:anunci(?:ar|e|a)|apresent(?:ar|e|a)|mostrar) a(?:os?|s)? ${whom}((?:os?|as?|noss[oa]s?|uma?)\\s.+)`],
    [`expli(?:car|que) a(?:os?|s)? ${whom}((?:como|por que|quando|onde)\\s.+)`],
    [`convid(?:ar|e|a) ${whom}(para|ao|aos|à|às) (.+)`, unfused('pt')],
    [`inform(?:ar|e|a) ${whom}(sobre) (.+)`, unfused('pt')],
    [`(?:arrecadar|angariar) (\\d.* para .+)`],
    [`(?:lembrar|dizer|mostrar) a(?:os?|s)? ${whom}que (.+)`],
    [
      `(?:anunci(?:ar|e|a)|apresent(?:ar|e|a)|divulg(?:ar|ue|a)|promov(?:er|a)|lan(?:çar|ce|ça)|celebr(?:ar|e|a)|partilhar|contratar|recrutar) (.+)`,
    ],
  ),
  nl: forms(
    [`(?:een )?(?:nieuwe )?(?:huurders?|kopers?) voor (.+) (?:vinden|zoeken)`],
    [`(vergelijk .+)`],
    [`nodig .{3,60}? uit voor (.+)`],
    [`(?:.{3,60}? )?uitnodigen voor (.+)`],
    [`(?:.{3,60}? )?voor (.+) uitnodigen`],
    [`informeer .{3,60}? over (.+)`],
    [`(?:.{3,60}? )?informeren over (.+)`],
    [`(?:.{3,60}? )?over (.+) informeren`],
    [`(.*\\d.* voor .+) (?:ophalen|inzamelen)`],
    [`kondig (.+) aan`],
    [`stel (.+) voor`],
    [`leg(?: .{3,40}?)? uit ((?:hoe|waarom|wanneer|waar)\\s.+)`],
    [`(?:presenteer|promoot|vier|lanceer) (.+)`],
    [
      `(.+) (?:aankondigen|voorstellen|presenteren|promoten|vieren|lanceren|onder de aandacht brengen|bekendmaken|werven)`,
    ],
  ),
};

const possessive = (own: string) => (own === 'unserem' ? 'Unser' : 'Unsere');

/** "…, so that they leave the car at home": what it shall lead to. */
const purpose =
  /,?\s(?:so that|so (?=they|people|viewers|everyone|customers|users)|in order to|and (?:tell|show|explain to|give|make|get|let) (?:them|people|viewers)(?!\p{L})|damit (?=sie|alle|die)|afin (?:de|que)|pour qu(?:e\s|['’])|para que\s|affinché\s|zodat\s).*$/iu;
/** "Present our results to investors": before whom. */
const audience =
  /\s(?:to|with|among|amongst|avec|con|com|mit|met|aux|ai|a(?:os|gli|lle)|bij|aan)\s(?:(?:our|all|the|its|their|new|existing|potential|nos|les|i|gli|le|los|las|nuestros|den|unseren|de|os|onze)\s){0,2}(?:\p{Ll}[\p{L}-]+)(?:\s(?:and\s)?\p{Ll}[\p{L}-]+)?$/u;

const isClause =
  /^(?:how|why|what|when|where|which|wie|warum|was|wann|comment|pourquoi|ce qu|quand|cómo|por qué|come|perché|como|hoe|waarom)(?!\p{L})/iu;

/**
 * What a goal's first sentence is about, as a title says it: "Present our Q3 results to investors" → "Our Q3 results".
 * Empty where it only says what shall be reached ("Get more bookings").
 */
export function subjectOfGoal(goal: string, language: string): string {
  const bare = goal
    .trim()
    .replace(/^(?:to|um|pour|para|per|om)\s+(?=\p{Ll})/iu, '')
    .replace(/[.!]+$/u, '')
    .replace(purpose, '');
  const own = tongues[language] ?? [];
  for (const [form, said] of [...own, ...Object.values(tongues).flat()]) {
    const parts = form.exec(bare)?.slice(1);
    if (parts === undefined) continue;
    const subject = said(...parts.map((part) => part ?? '')).trim();
    // "how it works when we move to the new office": a clause ends on what it tells.
    return capital(isClause.test(subject) ? subject : subject.replace(audience, ''));
  }
  return '';
}

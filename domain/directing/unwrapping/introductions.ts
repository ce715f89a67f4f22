/** Who somebody is that asks for a film: "I run a small charity called X that repairs bikes" shows "X, a small charity …". */
import { type HeldText, heldOf } from '../reading/masked-text.ts';
import { capital } from '../reading/phrases.ts';

const word = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}&'’.-]*";
const name = `(?<name>${word}(?:\\s(?:(?:&|and|of|the|und|de|la|le|du|des|del|di|da|do|dos|das|en|et|y|e|van|der)\\s){0,2}${word}){0,5})`;
const kind = (article: string) => `(?<kind>(?:${article})\\s[^,.:;!?\\ue000-\\uf8ff]{3,80}?)`;
const rest = '(?<rest>[\\s,.][^\\n]*)?$';

/** In each language: who and does what, the article of what it is, and what leads to its name. */
const tongues: readonly [string, string, string][] = [
  [
    "(?:(?:hi|hello|hey)[,!]?\\s)?(?:(?:my (?:\\p{L}+ ){1,2}and )?i|we|(?:my|our) (?:family|team))(?:\\s(?:run|runs|own|owns|manage|manages|lead|head|have|started|founded|opened|set up)|(?:['’]re| are|['’]m| am))",
    'an?|this',
    'called|named|by the name of|under the name(?: of)?',
  ],
  [
    '(?:(?:hallo|hi)[,!]?\\s)?(?:(?:mein(?:e)? \\p{L}+ und )?ich|wir)\\s(?:betreibe|führe|leite|habe|besitze|betreiben|führen|leiten|haben|besitzen|sind|bin)',
    'eine?n?',
    'namens|mit dem namen|genannt',
  ],
  [
    "(?:(?:bonjour|salut)[,!]?\\s)?(?:je (?:tiens|dirige|gère|possède|suis)|j['’]ai|(?:nous|on) (?:tenons|dirigeons|gérons|avons|sommes|tient|gère|a|est))",
    'une?',
    "appelée?|nommée?|qui s['’]appelle|baptisée?",
  ],
  [
    '(?:hola[,!]?\\s)?(?:mi \\p{L}+ y yo )?(?:tengo|llevo|dirijo|regento|tenemos|llevamos|dirigimos|regentamos|somos|soy)',
    'una?',
    'llamad[oa]|que se llama',
  ],
  [
    '(?:(?:ciao|buongiorno)[,!]?\\s)?(?:io e mi[ao] \\p{L}+ )?(?:ho|gestisco|dirigo|abbiamo|gestiamo|dirigiamo|siamo|sono)',
    "un[ao]?|un['’]",
    'chiamat[oa]|che si chiama|di nome',
  ],
  [
    '(?:olá[,!]?\\s)?(?:eu e \\p{L}+ \\p{L}+ )?(?:tenho|dirijo|giro|temos|dirigimos|gerimos|somos|sou)',
    'uma?',
    'chamad[oa]|que se chama',
  ],
  [
    '(?:(?:hallo|hoi)[,!]?\\s)?(?:(?:mijn \\p{L}+ en )?ik|wij|we)\\s(?:run|heb|leid|bezit|hebben|runnen|leiden|zijn|ben)',
    'een',
    'genaamd|met de naam',
  ],
];

/** "…, Les Mains Vertes, qui …": where a comma leads to the name it ends at one, too. */
const forms = tongues.flatMap(([who, article, called]) => [
  new RegExp(`^${who}\\s${kind(article)},?\\s(?:${called})\\s${name}${rest}`, 'iu'),
  // "a small podcast called “…” about …"
  new RegExp(`^${who}\\s${kind(article)},?\\s(?:${called}),?\\s(?<quoted>[\\ue000-\\uf8ff])${rest}`, 'iu'),
  new RegExp(`^${who}\\s${kind(article)},\\s${name}(?<rest>[,.][^\\n]*)?$`, 'iu'),
]);

/** "We're a team of four building X, an app that …" */
const makers =
  /^(?:(?:hi|hello|hey)[,!]?\s)?we(?:['’]re| are)\s(?:an?\s[^,.:;]{3,40}?\s)?(?:building|making|developing|running|the (?:team|people|makers|folks) (?:behind|of))\s(?<said>\p{Lu}[^.!?]*[.!?]?)$/u;

const isNamed = (text: string) => /^(?:\p{Lu}|\p{N})/u.test(text);

export function withoutIntroduction(sentence: string, held: readonly HeldText[]): string {
  const called = house.exec(sentence)?.groups;
  if (called?.name !== undefined) return `${called.name} ${called.said}`;
  const taught = (teaching.exec(sentence) ?? trading.exec(sentence))?.groups;
  if (taught?.name !== undefined && taught.said !== undefined && isNamed(taught.name))
    return `${taught.name}. ${capital(taught.said)}`;
  const spoken = [...speaking, ...fromHouse]
    .map((one) => one.exec(sentence)?.groups?.said)
    .find((one) => one !== undefined);
  if (spoken !== undefined && isNamed(spoken)) return spoken.endsWith('.') ? spoken : `${spoken}.`;
  const ofKind = ofItsKind.exec(sentence)?.groups;
  if (ofKind?.said !== undefined)
    return `${ofKind.said}.${ofKind.more === undefined ? '' : ` ${capital(ofKind.more)}.`}`;
  const made = makers.exec(sentence)?.groups?.said;
  if (made !== undefined) return made;
  for (const form of forms) {
    const groups = form.exec(sentence)?.groups;
    const quote = heldOf(groups?.quoted ?? '', held)[0]?.text ?? '';
    if (quote !== '' && groups?.kind !== undefined && isNamed(quote))
      return `${quote}, ${asSubject(groups.kind)}${goingOn(groups.rest ?? '')}`;
    if (groups?.name === undefined || groups.kind === undefined || !isNamed(groups.name)) continue;
    const named = capitalsOf(groups.name);
    if (named === '') continue;
    const behind = `${groups.name.slice(named.length)}${groups.rest ?? ''}`;
    return `${named}, ${asSubject(groups.kind)}${goingOn(behind)}`;
  }
  return sentence;
}

/** The pattern ignores case, a name does not: it ends before the first small word that no capital follows. */
function capitalsOf(text: string): string {
  const words = text.split(/(?<=\s)/u);
  const end = words.findLastIndex((one) => /^[\p{Lu}\p{N}]/u.test(one));
  const small = words.findIndex((one, at) => /^\p{Ll}/u.test(one) && !joint.test(one.trim()) && at <= end);
  const own = words.slice(0, small < 0 ? end + 1 : small);
  // "called Clay Corner and would love a 25 second clip": a joint that leads to no capital is none of it.
  while (joint.test(own.at(-1)?.trim() ?? '')) own.pop();
  return own.join('').trim().replace(/[.]$/u, '');
}
const joint = /^(?:&|and|of|the|und|de|la|le|du|des|del|di|da|do|dos|das|en|et|y|e|van|der)$/u;

/** "Ich betreibe einen kleinen Laden": beside its name it is "ein kleiner Laden". */
const asSubject = (kind: string) =>
  /^einen\s/iu.test(kind)
    ? kind.replace(/^[Ee]inen((?:\s\p{Ll}+en(?=\s))*)/u, (_, own: string) => `ein${own.replace(/en(?=\s|$)/gu, 'er')}`)
    : kind;

const relative = /^,?\s(?=(?:that|which|who|die|der|das|qui|que|che|dat)\s)/iu;
const next = /^,?\s(?:and|but|so|und|aber|et|mais|donc|y|pero|e|ma|mas|en|maar)\s/iu;

const mine =
  '(?:we|i|our|wir|ich|unsere?|nous|on|notre|nos|wij|we|onze|queremos|necesitamos|tenemos|buscamos|vogliamo|vorremmo|cerchiamo|precisamos|procuramos|my|mein|mon|ma|mi|el|la|los|il|lo|o|a|the|der|die|das)';
const goesOn = new RegExp(
  `,?\\s(?:and|but|so|und|aber|et|mais|donc|y|pero|e|ma|mas|en|maar)\\s(?=${mine}(?:['’]\\p{L}+)?\\s)`,
  'iu',
);

/** What is said behind the name: of it, or a sentence of its own. */
function goingOn(behind: string): string {
  if (next.test(behind)) return `. ${capital(behind.replace(next, ''))}`;
  const [own = '', ...more] = behind.split(goesOn);
  const rest = more.length === 0 ? '' : `. ${capital(behind.slice(own.length).replace(goesOn, ''))}`;
  const said = relative.test(own)
    ? `${/^,?\s(?:die|der|das)\s/u.test(own) ? ',' : ''}${own.replace(relative, ' ')}`
    : own;
  return rest === '' && /^[.!?]?$/u.test(said.trim()) ? '.' : `${said}${rest}`;
}

/** "The charity is called X and it teaches …": X teaches. */
const house = new RegExp(
  `^(?:The|Our) (?:charity|company|firm|shop|business|school|club|group|association|organi[sz]ation|brand|app|studio|café|restaurant) is called (?<name>${word}(?:\\s${word}){0,4}),?\\sand\\s(?:it|we)\\s(?<said>\\p{Ll}+s\\s.*)$`,
  'u',
);
/** "I bake cakes under the name X and I mostly do weddings." */
const trading = new RegExp(
  `^(?:I|We)\\s[^,.:]{3,60}?\\sunder the name(?: of)?\\s(?<name>${word}(?:\\s(?:(?:&|and)\\s)?${word}){0,4}),?\\sand\\s(?<said>\\p{L}.*)$`,
  'u',
);
/** "I'm the head of fundraising at X.", "Product team here (X, a tool …).": only whom somebody speaks for is told. */
const speaking = [
  new RegExp(
    `^(?:[Hh](?:i|ello|ey)[,!]?\\s)?(?:I['’]m|I am|My name is \\p{L}+ and I(?:['’]m| am)|Ich bin|Je suis|Soy|Sono|Sou|Ik ben)\\s(?:(?:the|an?|die|der|das|ein|eine|la|le|l['’]|une?|el|una?|il|lo|o|a|uma?|de|het|een)\\s?)?[\\p{L} '’-]{3,50}?\\s(?:at|of|for|from|bei|beim|von|der|des|chez|à|au|de|del|di|da|do|bij|van)\\s(?:the |la |le |der |dem |l['’])?(?<said>${word}(?:\\s(?:(?:&|and|of|the|und|de|la|le|du|des|del|di|da|do|van|der)\\s){0,2}${word}){0,5}(?:,\\s(?:an?|the|ein|eine|une?|una?|uma?|een)\\s[^.!?]*)?[.])$`,
    'u',
  ),
  /^(?:(?:the|our)\s)?(?:\p{L}+\s){0,2}team\shere\s?\((?<said>\p{Lu}[^()]*)\)/iu,
];

const person = "\\p{Lu}[\\p{Ll}'’-]+";
const iAm = `(?:(?:[Hh](?:i|ello|ey)|[Hh]allo|[Bb]onjour|[Ss]alut|[Hh]ola|[Cc]iao|[Bb]uongiorno|[Oo]lá|[Oo]i|[Hh]oi)[,!.]?\\s)?(?:I['’]m|I am|[Tt]his is|[Mm]y name is|[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist|[Hh]ier ist|[Jj]e suis|[Jj]e m['’]appelle|[Cc]['’]est|[Ii]ci|[Ss]oy|[Mm]e llamo|[Ss]ono|[Mm]i chiamo|[Ss]ou|[Cc]hamo-me|[Mm]e chamo|[Ii]k ben|[Mm]ijn naam is)\\s(?:(?:a|o|die|der)\\s)?${person}(?:\\s${person})?`;
const itsKind = '(?:an?|the|our|ein|eine|unser|unsere|une?|notre|una?|nuestr[oa]|un[ao]?|uma?|een|onze)\\s[^.!?]*';
const houseName = `${word}(?:\\s(?:(?:&|and|of|the|und|de|la|le|du|des|del|di|da|do|della|van|der)\\s){0,2}${word}){0,4}`;
/** "Sono Marta di Lontra, un piccolo forno": for whom somebody speaks, where it is no town. */
const fromHouse = [
  new RegExp(
    `^${iAm},?\\s(?:at|von|vom|von der|de chez|chez|van|bij)\\s(?:the |der |dem |de |het )?(?<said>${houseName}(?:,\\s${itsKind})?[.])$`,
    'u',
  ),
  new RegExp(
    `^${iAm},?\\s(?:from|of|de|del|de la|di|della|del|da|do)\\s(?:the |la |il )?(?<said>${houseName},\\s${itsKind}[.])$`,
    'u',
  ),
];

/** "ik ben Kim van roeiclub De Otter.": what kind of house it is leaves no doubt of it. */
const ofItsKind = new RegExp(
  `^${iAm},?\\s(?:from|at|of|von|vom|von der|der|de|du|de la|del|di|della|do|da|van|bij)\\s(?:the |our |la |het |de |o |a )?(?:l['’]|dell['’])?\\p{Ll}{3,}\\s(?<said>${houseName})(?:,\\s(?<more>(?:on|nous|we|i|wir|wij|abbiamo|tenemos|hacemos|facciamo|fazemos)\\s[^.!?]*))?[.]$`,
  'u',
);

const asker = new RegExp(`^${iAm}(?:,?\\s(?:from|of|aus|de|di|da|do|uit|à|a)\\s\\p{Lu}[\\p{L}'’-]+)?[.]$`, 'u');
/** "Hi, I'm Dave.", "Sono Piero di Lodi.": who asks, and nobody whom the film is about. */
export const isOfAsker = (sentence: string): boolean => asker.test(sentence.trim()) || teaches.test(sentence.trim());

/** "I teach year 8 science.", "Ich unterrichte Physik.": what somebody does who asks, with no house named. */
const teaches =
  /^(?:(?:[Hh](?:i|ello|ey)|[Hh]allo|[Bb]onjour|[Hh]ola|[Cc]iao|[Oo]lá|[Hh]oi)[,!.]?\s)?(?:I (?:teach|tutor|coach|lecture in|am a teacher|train)|I['’]m a (?:teacher|tutor|coach|trainer)|Ich (?:unterrichte|lehre)|J['’]enseigne|Je donne des cours d[e’']|(?:Doy clases? de|Enseño)|Insegno|(?:Dou aulas de|Ensino)|Ik geef (?:les|lessen) in)(?![^.!?]*(?:\sat|\sbei|\schez|\ben|\sbij)\s(?:the |der |la |de )?\p{Lu})[^.!?:,\ue000-\uf8ff]{0,60}[.]$/u;

/** "I teach year 5 at X and my class has finished …" */
const teaching = new RegExp(
  `^(?:I|We)\\s(?:teach|work|volunteer|study|coach|train)(?:\\s[^.,:;]{0,40}?)?\\s(?:at|for|with)\\s(?<name>${word}(?:\\s${word}){0,4}),?\\sand\\s(?<said>\\p{Ll}.*)$`,
  'u',
);

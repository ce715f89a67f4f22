/** Wishes that courtesy or a condition leads to: "It would be nice if it opens with …", "If possible mention that …". */
import { people as crowd } from '../lexicon/viewer-words.ts';
import { anyOf } from '../naming/kinds.ts';
import { capital } from '../reading/phrases.ts';

const film = '(?:it|this|(?:the|our|my) (?:film|video|clip|ad|reel|animation))';
const making =
  '(?:show|mention|say|tell|use|add|include|put|open|start|begin|end|close|finish|feature|highlight|keep|make|explain|thank)';

/** "It would be great if the film could start with …", "Ideally it ends on …". */
const nice = new RegExp(
  `^(?:(?:also|and|so),?\\s)*(?:(?:it|that)(?:['’]d| would| will) be (?:(?:really|very|so|super) )?(?:great|nice|lovely|good|perfect|ideal|wonderful|brilliant|cool|fun|fantastic|amazing|helpful) if (?:${film}|you|we)|ideally,? (?:${film}|you)|i(?:['’]d| would) (?:like|love|prefer) (?:${film}|you) to|(?:we|i) (?:want|need) ${film} to)\\s(?:(?:could|can|would|should|might|also|please)\\s)*(?=${making}(?:s|es)?\\s)(\\p{L}+)`,
  'iu',
);
/** "If possible mention that …", "If there's room, add …" */
const possible = new RegExp(
  `^(?:(?:also|and),?\\s)*(?:if (?:at all )?possible|if you can|if (?:there(?:['’]s| is)|you have) (?:still )?(?:room|time|space)(?: left)?|ideally|(?:maybe|perhaps)(?: you (?:can|could))?),?\\s(?:then |please |also )*(?=${making}\\s)`,
  'iu',
);
/** "You can use the phrase “…” as the opener": words in quotation marks are handed over, whoever may use them. */
const free =
  /^(?:(?:also|and),?\s)*(?:you (?:can|could|may|might|are welcome to)|(?:please )?feel free to|why not)\s(?:also |maybe )*(?=(?:show|mention|say|use|add|include|put|open|start|begin|end|close|finish)\s[^\ue000-\uf8ff]{0,40}[\ue000-\uf8ff])/iu;

/** The same in six languages, before a verb that stands as it would alone, or before "that". */
const abroad =
  /^(?:(?:wenn möglich|falls möglich|si possible|si es posible|se possibile|se possível|indien mogelijk|als het kan),?\s|(?:ihr (?:dürft|könnt)|sie (?:dürfen|können)) (?:gern(?:e)?|ruhig|auch)\s(?=[^\ue000-\uf8ff]{0,40}[\ue000-\uf8ff]))/iu;

/** A wish without the courtesy before it; the sentence as it is where there is none. */
export function withoutCourtesy(sentence: string): string {
  const [lead, verb] = nice.exec(sentence) ?? [];
  if (lead !== undefined && verb !== undefined) {
    const own = sentence.slice(lead.length - verb.length);
    return capital(own.replace(/^(\p{L}+?)(?:(?<=sh|ch|ss)es|s)(?=\s)/u, '$1'));
  }
  const rest = sentence.replace(possible, '').replace(free, '').replace(abroad, '');
  return rest === sentence ? sentence : capital(rest);
}

const people =
  '(?:people|viewers|everyone|everybody|them|residents|customers|users|visitors|parents|members|students|neighbours|neighbors|the public|(?:our|the) \\p{L}+)';
/** "What we want to get across is that …", "We want people to know that …": what shall be told stands behind it. */
const across = [
  new RegExp(
    `^(?:(?:what|all|the (?:main |one |only |single )?(?:thing|point|message|idea)) (?:we|i)(?:['’]d)? (?:really |mainly )?(?:want|need|like|hope|have)(?: ${people})? to (?:get across|take away|take home|say|tell|show|convey|communicate|know|understand|remember|learn|land)|(?:the|our) (?:main |key |core |central )?(?:message|point|idea|takeaway|thing to (?:say|get across)) is|(?:we|i)(?:['’]d)? (?:really |just )?(?:want|need|like|would like|would love|['’]d love|hope) (?:${people} to (?:know|understand|realise|realize|remember|learn|see|hear)|to (?:tell|remind|show|let) ${people}(?: know)?)) (?:is )?that\\s(?=\\S+(?:\\s\\S+){2})`,
    'iu',
  ),
  /^(?:(?:nous|on) (?:voulons|voudrions|veut|voudrait|aimerions|aimerait) que (?:les gens|tout le monde|chacun|le public|nos \p{L}+|les \p{L}+) (?:sachent?|comprennent?|retiennent?) qu(?:e\s|['’])|l['’]idée(?: (?:de la vidéo|du film))?,? (?:c['’]est|est) de (?:dire|raconter|montrer|rappeler|expliquer|faire savoir) qu(?:e\s|['’])|(?:le|notre) message(?: (?:clé|principal))?,? (?:c['’]est|est) qu(?:e\s|['’])|ce qu(?:e nous voulons|['’]on veut) (?:dire|faire passer|montrer),? c['’]est qu(?:e\s|['’]))(?=\S+(?:\s\S+){2})/iu,
  /^(?:queremos que (?:la gente|todo el mundo|todos|el público|l[oa]s \p{L}+) (?:sepan?|entiendan?|recuerden?|vean?) que|(?:la idea|el mensaje)(?: (?:clave|principal|central|del v[ií]deo|de fondo))? es (?:contar |decir |explicar |mostrar |transmitir )?que|lo que queremos (?:transmitir|contar|decir|explicar) es que)\s(?=\S+(?:\s\S+){2})/iu,
  /^(?:vogliamo che (?:la gente|tutti|le persone|il pubblico|[ilg]\p{L}* \p{L}+) (?:sappiano?|capiscano?|ricordino?) che|(?:l['’]idea|il messaggio)(?: (?:chiave|principale|centrale|del video))? è (?:raccontare |dire |spiegare |mostrare )?che|quello che vogliamo (?:dire|raccontare|trasmettere|far capire) è che)\s(?=\S+(?:\s\S+){2})/iu,
  /^(?:queremos que (?:as pessoas|toda a gente|todos|o público|[oa]s \p{L}+) (?:saibam?|percebam|entendam|lembrem) que|(?:a ideia|a mensagem)(?: (?:principal|chave|central|do v[ií]deo|do filme))? é (?:contar |dizer |explicar |mostrar |transmitir )?que|o que queremos (?:dizer|contar|transmitir|passar) é que)\s(?=\S+(?:\s\S+){2})/iu,
];

/** What shall be told, as it will be read. */
export function whatIsTold(sentence: string): string {
  const lead = across.map((one) => one.exec(sentence)?.[0]).find((one) => one !== undefined);
  if (lead === undefined) return sentence;
  // "… que A et que B": each of them stands behind the same verb.
  const rest = sentence.slice(lead.length).replace(/(?<=\s(?:et|y|e)\s)(?:que\s|qu['’]|che\s)(?=\p{L})/giu, '');
  return capital(rest);
}

const who = "(?:we|i|(?:our|the|my)\\s(?:[\\p{L}'’-]+\\s){0,3}[\\p{L}'’-]+)";
/** "Our council wants to explain to residents why …": an asking, whoever wants it. */
const tasks: readonly [RegExp, string][] = [
  [
    new RegExp(
      `^(?:so |now )?${who}(?:['’]d)?\\s(?:wants?|needs?|would like|would love|likes?|is (?:hoping|trying|planning)|are (?:hoping|trying|planning))\\sto\\s(explain|announce)(?=\\s)`,
      'iu',
    ),
    '$1',
  ],
  [
    /^(?:unsere?|die|der|das|wir(?:,\s[^,.:]{3,50},)?)\s(?:[\p{L}-]+\s){0,4}?(?:möchten?|will|wollen|würden? gern)\s(?:(?:[\p{L}-]+\s){0,5})erklären,?\s(?=(?:warum|wieso|weshalb|wie|was|wer|wo)\s)/iu,
    'Erkläre, ',
  ],
  [
    /^(?:(?:notre|la|le|l['’]|nous|on)\s?(?:[\p{L}'’-]+\s){0,4}?(?:voulons|voudrions|veut|voudrait|souhaite|souhaitons|aimerait|aimerions|devons|doit))\sexpliquer\s(?:aux?\s(?:[\p{L}'’-]+\s){1,3}?|à\s(?:[\p{L}'’-]+\s){1,3}?)?(?=(?:pourquoi|comment|ce que|où|quand)\s)/iu,
    'Explique ',
  ],
  [
    /^(?:(?:nuestr[oa]|el|la)\s(?:[\p{L}-]+\s){1,4}?)?(?:queremos|necesitamos|quiere|necesita|quisiéramos|quisiera)\sexplicar\s(?:a\s(?:l[oa]s?\s)?[\p{L}-]+\s)?(?=(?:en\s\d+\s\p{L}+\s)?(?:por qué|cómo|qué|en qué|dónde|cuándo)\s)/iu,
    'Explica ',
  ],
  [
    /^(?:(?:il|la|lo|l['’]|nostr[oa])\s?(?:[\p{L}'’-]+\s){1,4}?)?(?:vogliamo|vorremmo|vuole|vorrebbe|dobbiamo|deve)\sspiegare\s(?:(?:ai|agli|alle|alla|al)\s[\p{L}-]+\s)?(?=(?:perché|come|cosa|che cosa|dove|quando)\s)/iu,
    'Spiega ',
  ],
  [
    /^(?:(?:[oa]|noss[oa])\s(?:[\p{L}-]+\s){1,4}?)?(?:queremos|precisamos de|precisa de|quer|gostaríamos de|gostaria de)\sexplicar\s(?:(?:aos|às|ao|à)\s[\p{L}-]+\s)?(?=(?:porque|por que|porquê|como|o que|onde|quando)\s)/iu,
    'Explique ',
  ],
];

const filmNoun = '(?:\\p{L}*(?:film|video|clip|spot)(?:pje)?|reel|vidéo|vídeo|filme|filmpje)';
/** "Für unser Intranet brauchen wir einen Film über …": as one asks with the verb first. */
const turned = new RegExp(
  `^Für\\s(?<where>[^,.:]{3,50}?)\\s(?<verb>brauchen|suchen|möchten|wünschen|hätten)\\s(?:wir|ich)\\s(?:gern\\p{L}*\\s)?(?<film>ein(?:en|e)?\\s(?:\\p{L}+\\s){0,2}${filmNoun}(?!\\p{L}).*)$`,
  'iu',
);
/** "Pour notre boulangerie X, on voudrait annoncer …": whose film it is, and what it tells. */
const dedicated =
  /^(?:pour|para|per|for)\s(?<whose>(?:notre|nos|nuestr[oa]s?|la nostra|il nostro|noss[oa]s?|a nossa|o nosso|our|my)\s[^:.]{3,60}?),?\s(?:(?:nous|on|we|i)\s)?(?:voudr\p{L}*|veut|voulons|aimer\p{L}*|souhait\p{L}*|queremos|querríamos|quisiéramos|vorremmo|vogliamo|gostar\p{L}*|['’]d like|would like|want)\s(?:de\s|to\s)?(?:annoncer|présenter|lancer|anunciar|presentar|lanzar|annunciare|presentare|lanciare|apresentar|lançar|announce|present|launch|introduce)\s(?<said>\S.*)$/iu;
/** "…, mit dem wir um Spenden bitten", "que invite a la gente del pueblo": what the film is for, and nothing it tells. */
const purpose = new RegExp(
  `(?<=(?<!\\p{L})${filmNoun}(?!\\p{L})[^,.:]{0,40}),?\\s(?:(?:mit|in)\\s(?:dem|der)\\s(?:wir|ich|man)\\s|que\\s(?:invite|anime|convenza|haga que|consiga|logre|lleve)\\s|qui\\s(?:donne|incite|invite|convainc|pousse)\\s|che\\s(?:inviti|invogli|convinca|faccia|spinga)\\s|que\\s(?:convide|convença|faça|leve)\\s|dat\\smensen\\s|(?:(?:that|which)\\s)?(?:we|i)(?:['’]ll)?\\s(?:can|could|will|want to)?\\s?(?:put|share|use|post|show|play|send|hand|give|run|loop)\\s|(?:das|den)\\s(?:wir|ich)\\s|qu(?:e nous|['’]on)\\s(?:pourr\\p{L}*|puisse|puissions)\\s|que\\s(?:podamos|pueda|possamos|possa)\\s|che\\s(?:possiamo|posso)\\s|dat\\s(?:we|wij|ik)\\s|that\\s(?:makes|gets|invites|convinces|persuades|encourages|inspires)\\s(?:people|viewers|everyone|them|folks|families|students|parents|visitors|customers)\\s)[^,.:?\\d\\ue000-\\uf8ff]*(?=[.?]?$)`,
  'iu',
);
/** "a video that brings in more people", "un vídeo para conseguir alumnos": whom it shall win. */
const winning = new RegExp(
  `(?<=(?<!\\p{L})${filmNoun}(?!\\p{L})[^,.:]{0,40}?),?\\s(?:(?:that|which)\\s(?:brings?(?: in)?|attracts?|draws?|wins?|gets? (?:us|me))|to (?:bring in|attract|draw|win|get|find)|qui (?:attire|amène|fasse venir)|pour (?:attirer|trouver|avoir|gagner)|que (?:atraiga|traiga|consiga|atraia|traga)|para (?:conseguir|atraer|captar|encontrar|atrair|arranjar|ter)|che (?:attiri|porti)|per (?:attirare|trovare|avere)|um|om)\\s(?:(?:more|new|some|some more|plus de|de nouveaux|des|más|nuev[oa]s|più|nuov[ie]|mais|nov[oa]s|mehr|neue|meer|nieuwe)\\s)?(?:${anyOf(crowd)}|business)(?:\\s(?:zu (?:gewinnen|finden|bekommen)|te (?:trekken|werven|krijgen|vinden)))?(?=[.!?]?$)`,
  'iu',
);
/** "The film should thank the volunteers and invite people to the next clean-up, …" */
const inviting =
  /^(?:(?:the|our) (?:film|video)|o (?:filme|vídeo)|el v[ií]deo|il video|le film|la vidéo)\s(?:should|must|needs to|has to|deve|debe|tiene que|doit|dev['’]e)\s(?:[^.:,]*?\s)?(?:invite (?:people|everyone|viewers) to|convidar (?:\p{L}+ )?para|invitar (?:a (?:\p{L}+ ){1,2})?a|invitare (?:\p{L}+ )?a|inviter (?:\p{L}+ )?à)\s(?<what>(?:the|our|o|a|el|la|lo|il|le|nuestr[oa]|noss[oa]|notre)\s.*)$/iu;

/** "Vorremmo promuovere la nostra app …": what is advertised is what is told. */
const promoting =
  /^(?:(?:we|i)(?:['’]d| would) (?:like|love) to (?:promote|advertise|show off|introduce)|(?:we|i) (?:want|need) to (?:promote|advertise|show off|introduce)|(?:nous|on) (?:voudrions|voudrait|aimerions|aimerait|veut|souhaitons) (?:promouvoir|présenter|faire connaître)|(?:queremos|quisiéramos|nos gustaría) (?:promocionar|presentar|dar a conocer)|(?:vorremmo|vogliamo) (?:promuovere|presentare|far conoscere)|(?:queremos|gostaríamos de) (?:promover|divulgar|apresentar|dar a conhecer))\s(?<what>(?:the|our|my|le|la|les|l['’]|notre|nos|mon|ma|el|los|nuestr[oa]s?|il|lo|la nostra|il nostro|o|a|noss[oa]s?|\p{Lu})(?:\s|(?<=['’])).*)$/u;

/** "I need a little video for my Instagram that says we open on Friday": what it says is a sentence of its own. */
const saying = new RegExp(
  `^[^.:]{0,60}(?<!\\p{L})${filmNoun}(?!\\p{L})[^.:\\ue000-\\uf8ff]{0,50}?\\s(?:that|which)\\s(?:says|tells (?:people|everyone|viewers|them))\\s(?:that\\s)?(?=(?:we|i|our|my|the|there)(?:['’]\\p{L}+)?\\s)(?<said>.*)$`,
  'iu',
);

/** A sentence that asks for a film in another order, as the reading knows it. */
export function inOrder(sentence: string): string {
  const first = turned.exec(sentence)?.groups;
  if (first?.film !== undefined) return `Wir brauchen ${first.film}`;
  const own = dedicated.exec(sentence)?.groups;
  if (own?.said !== undefined) return `Video: ${own.whose}. ${capital(own.said)}`;
  const what = inviting.exec(sentence)?.groups?.what;
  if (what !== undefined) return capital(what);
  const saidIn = saying.exec(sentence)?.groups?.said;
  if (saidIn !== undefined) return `A video. ${capital(saidIn)}`;
  const praised = promoting.exec(`${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`)?.groups?.what;
  return praised === undefined ? sentence.replace(purpose, '').replace(winning, '') : capital(praised);
}

export function plainTask(sentence: string): string {
  for (const [known, verb] of tasks) {
    const rest = sentence.replace(known, verb);
    if (rest !== sentence) return capital(rest);
  }
  return sentence;
}

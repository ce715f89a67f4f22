/** What a writer says to the maker before, between and behind the copy: of themselves, of the deadline, of what they hope for. */

const whole = (source: string) => new RegExp(`^(?:${source})\\s?[.!…]*(?:\\s?[:;]-?\\))?$`, 'iu');
const open = '[^.:!?\\d\\ue000-\\uf8ff]*';

/** "Here's roughly what I'd tell them …" */
const wouldTell = whole(
  `(?:(?:here(?:['’]s| is)|(?:this|that)(?:['’]s| is)) (?:\\p{L}+ ){0,3}(?:what|how) (?:i|we)(?:['’]d| would)|(?:what|how) (?:i|we) (?:usually |normally |always |generally )?(?:tell|say|explain|put|describe)(?: (?:\\p{L}+ ){0,3})?(?:goes|is|runs|sounds)(?: (?:roughly|something|more or less|about|a bit|usually|simply))? (?:like this|as follows|this)|was ich (?:\\p{L}+ ){0,3}(?:sage|erzähle|erkläre),? (?:geht|ist|klingt) (?:etwa |ungefähr |so ungefähr )?so|(?:so|das) (?:\\p{L}+ ){0,3}würden? (?:ich|wir) (?:es|das)?|voici (?:à peu près |en gros )?(?:ce que|comment) (?:je|nous) (?:leur |lui |l['’])?\\p{L}+rai[st]|(?:esto|así|eso) es (?:más o menos )?(?:lo que|como) (?:yo )?(?:les |lo |le )?\\p{L}+ría|ecco (?:più o meno |a grandi linee )?(?:cosa|quello che|come) (?:gli |lo )?\\p{L}+rei|é (?:mais ou menos )?(?:isto|isso|assim) (?:o )?que (?:eu )?(?:lhes? )?\\p{L}+ria|(?:dit|zo) (?:is|zou) (?:ongeveer )?(?:wat )?ik (?:ze|hun|het|hen|dit)(?: zou)?)(?!\\p{L})${open}`,
);

/** "Below is everything you need." */
const below = whole(
  `(?:(?:(?:below|attached|here)(?:,? you(?:['’]ll| will) find| is| are|['’]s)|you(?:['’]ll| will) find below) (?:everything|all|the (?:details|facts|information|info|copy|text))|(?:unten|anbei|hier|im folgenden) (?:steht|stehen|findet ihr|finden sie|findest du|ist|sind) (?:alles|die (?:fakten|infos|details|angaben|texte?))|(?:vous trouverez|tu trouveras|voici) ci-(?:dessous|joint|après)? ?(?:tout ce|toutes? les|les)|(?:abajo|aquí|a continuación|debajo) (?:tenéis|tienes|tienen|está|van|encontraréis|encontrarás) (?:todo|toda|los|la)|(?:qui (?:sotto|di seguito)|qua sotto|di seguito|sotto) (?:trovate|trova|trovi|c['’]è) (?:tutto|tutte|i|le)|(?:abaixo|aqui|em baixo|a seguir) (?:está|estão|vai|segue|têm|encontram) (?:tudo|toda|os|as)|(?:hieronder|hier) (?:staat|vind je|vinden jullie|vindt u) (?:alles|de)) ?(?!\\p{L})${open}|voici tout ce ${open}`,
);

/** "We need it by Thursday.", "No rush, but …" */
const deadline = whole(
  `(?:(?:(?:we|i)(?:['’]d| would)? (?:need|like|want) (?:it|this)(?: ready| done| finished| back)? (?:by|before|on|until|for)|(?:wir|ich) (?:bräuchten?|brauchen?|hätten? es gern) (?:es|das|ihn)? ?(?:bis|spätestens|vor)|il (?:nous|me) l[ea] fau(?:drait|t) (?:pour|avant|d['’]ici)|l[oae] (?:necesit\\p{L}+|querríamos|quisiera) (?:para|antes)|(?:ci|mi) (?:servirebbe|serve) (?:per|entro|prima)|(?:precis(?:o|amos|ava|ávamos)) (?:del[ea]|disto|disso) (?:até|para|antes)|(?:we|wij|ik) (?:hebben|heb|willen|wil) (?:het|hem|dit) (?:graag )?(?:voor|uiterlijk|tegen))(?!\\p{L})[^.!?:\\ue000-\\uf8ff]*|(?:there(?:['’]s| is) )?no (?:rush|hurry)(?: at all)?(?:,? (?:but|the|any|by|end|next|this)[^.!?:\\d]*)?|(?:es |das )?eilt nicht(?:,[^.!?:\\d]*)?|(?:rien ne presse|ce n['’]est pas (?:pressé|urgent)|pas d['’]urgence)(?:,[^.!?:\\d]*)?|no (?:hay|corre|tenemos) (?:ninguna )?prisa(?:,[^.!?:\\d]*)?|(?:non c['’]è (?:nessuna )?fretta|senza fretta)(?:,[^.!?:\\d]*)?|(?:não há|não temos|sem) pressa(?:,[^.!?:\\d]*)?|(?:er is )?geen haast(?:,[^.!?:\\d]*)?)`,
);

/** What comes of the work. */
const outcome =
  '(?:it|this|the (?:result|outcome|draft|finished piece)|what you (?:come up with|make)|das ergebnis|den entwurf|euren vorschlag|eure (?:idee|version)\\p{L}*|le résultat|ça|cela|ce que (?:vous|tu)|verl[oa]|(?:ver )?el resultado|vederl[oa]|(?:vedere )?il risultato|(?:ver )?o resultado|vê-l[oa]|het resultaat|wat (?:jullie|je|u) \\p{L}+)';
const awaited = whole(
  `(?:(?:(?:we|i)(?:['’]re| are|['’]m| am)? )?(?:really |very much )?(?:look(?:ing)? forward to|excited (?:to|about)|can(?:['’]t|not) wait to|curious to)(?: see(?:ing)?)? ?${outcome}|(?:wir (?:freuen uns|sind gespannt)|ich (?:freue mich|bin gespannt))(?: schon)?(?: sehr)? auf ${outcome}|(?:nous avons|j['’]ai|on a|nous sommes|je suis)? ?(?:hâte|impatient\\p{L}*|curieux) (?:de|d['’])\\s?(?:voir|découvrir) ${outcome}|¡?(?:(?:tenemos|tengo) (?:muchas )?ganas de|estamos deseando|estoy deseando) (?:ver )?${outcome}|non (?:vediamo|vedo) l['’]ora di ${outcome}|(?:estamos|estou) ansios\\p{L}+ (?:por|para) ${outcome}|(?:we zijn|wij zijn|ik ben) (?:heel |erg )?(?:benieuwd naar|nieuwsgierig naar) ${outcome})(?: soon| bald| pronto| presto| em breve)?`,
);

/** "I hope that's enough.", "Hope you're well." */
const hope = whole(
  `(?:(?:(?:i|we) )?hope (?:(?:that|this|it)(?:['’]s| is| makes| gives| helps| will)(?!\\p{L})[^.:\\d]*|(?:you(?:['’]re| are| all are|['’]re all)|all is|everything(?:['’]s| is)|this finds you|you(?:['’]ve| have) had a)[^.:\\d]*|that helps)|(?:(?:ich|wir) )?hoffe(?:n)?,? (?:(?:dass )?(?:das|es) (?:reicht|hilft|passt|genügt)[^.:\\d]*|(?:es|euch|ihnen|dir) geht[^.:\\d]*)|(?:j['’]espère|nous espérons|en espérant) que (?:(?:cela|ça|c['’]est|ce sera)[^.:\\d]*(?:suffi|aide|clair|assez|convien)[^.:\\d]*|(?:vous allez|tu vas|tout va|vous vous portez) bien[^.:\\d]*)|esper(?:o|amos) que (?:(?:\\p{L}+ ){0,3}(?:sea|baste|sirva|ayude|os valga)[^.:\\d]*|est(?:éis|és|én|é)(?: todos)? bien|(?:todo )?(?:os |te )?vaya (?:todo )?bien)|sper(?:o|iamo) che (?:(?:\\p{L}+ ){0,3}(?:bast|serv|sia (?:sufficiente|abbastanza|chiaro))[^.:\\d]*|(?:stiate|stia|tu stia|voi stiate)(?: tutti)? bene|(?:vada )?tutto (?:vada )?bene)|esper(?:o|amos) que (?:(?:isto|isso|assim) (?:chegue|baste|seja|ajude|sirva)[^.:\\d]*|(?:esteja[ms]?|estejas) (?:tod[oa]s )?bem|esteja tudo bem)|(?:(?:ik|we|wij) (?:hoop|hopen)|hopelijk)(?: dat)? (?:(?:dit|dat|het|is dit|is het|gaat het|alles)[^.:\\d]*(?:genoeg|voldoende|duidelijk|helpt|goed)[^.:\\d]*))`,
);

const wording =
  "(?:the order|the wording|the sentences|the phrasing|die reihenfolge|der reihenfolge|(?:die|den) (?:sätze|texte|wortlaut)|den text|l['’]ordre|les phrases|la formulation|le texte|el orden|las frases|los textos|el texto|l['’]ordine|dell['’]ordine|le frasi|i testi|il testo|a ordem|as frases|os textos|o texto|de volgorde|de zinnen|de teksten|de tekst)";
const may =
  "(?:feel free to|you (?:can|may|could)|don['’]t worry|do not worry|(?:ihr|sie) (?:könnt|dürft|können|dürfen)|du (?:kannst|darfst)|könnt ihr|können sie|kannst du|dürft ihr|macht euch|n['’]hésitez pas|n['’]hésite pas|vous pouvez|tu peux|ne vous inquiétez pas|ne t['’]inquiète pas|pod(?:éis|rías|ríais)|puedes?|pueden|no os preocupéis|no te preocupes|no se preocupen?|potete|puoi|può|non preoccup\\p{L}+|pod(?:em|es|e)|não se preocup\\p{L}+|(?:je|jullie|u) (?:mag|mogen|kunt|kunnen)|(?:mag|mogen|kun|kunnen) (?:je|jullie|u)|maak(?:t)? (?:je|jullie))";
const ends =
  "(?:\\s(?:a bit|around|if|as|where|though|too|gern|ändern|kürzen|anpassen|umstellen|wenn|keine|si|s['’]|au besoin|sin|como|se|senza|à vontade|conforme|als|gerust|inkorten|veranderen|aanpassen)(?!\\p{L})[^.:\\d\\ue000-\\uf8ff]*)?";
/** "Feel free to change the order.": the words and their order are the maker's. */
const leave = whole(
  `(?:${may}(?!\\p{L})[^.:\\d\\ue000-\\uf8ff]{0,40}\\s${wording}${ends}|${wording}\\s(?:ist|sind|is|zijn)?\\s?${may}(?!\\p{L})[^.:\\d\\ue000-\\uf8ff]*|${wording} (?:(?:doesn['’]t|does not) matter|ist egal|n['’]a pas d['’]importance|da igual|no importa|non (?:importa|conta)|não importa|maakt niet uit)${open})`,
);

const trade =
  '(?:(?:graphic |web )?designers?|design person|(?:marketing |video )?(?:experts?|professionals?|people|person)|copywriter|(?:grafik)?designer(?:in)?|grafiker(?:in)?|(?:werbe)?profis?|graphiste|designeuse|pro|spécialiste|diseñador[ae]?|expert[oa]s?|grafic[oa]|espert[oa]|designers?|especialista|ontwerper|vormgever|deskundige)';
/** "I'm not a designer, so please help me out.", "I've never done this before." */
const unskilled = whole(
  `(?:(?:(?:i['’]m|i am|we['’]re|we are) (?:not|no)(?: an?)?|(?:ich bin|wir sind) keine?|(?:je ne suis|nous ne sommes) pas(?: une?)?|no (?:soy|somos)(?: una?)?|non (?:sono|siamo)(?: una?| un['’])?|não (?:sou|somos)(?: uma?)?|(?:ik ben|we zijn|wij zijn) geen) (?:\\p{L}+ )?${trade}(?:,[^.:\\d]*| myself| by trade)?|(?:i(?:['’]ve| have)|we(?:['’]ve| have)) never (?:done|made|tried|ordered) (?:this|that|anything like (?:this|that|it)|one)(?: before| yet)?|(?:ich habe|wir haben) (?:so ?(?:et)?was|das|dergleichen)[^.:\\d]{0,16} nie (?:gemacht|bestellt|probiert)|(?:je n['’]ai|nous n['’]avons) (?:encore )?jamais fait (?:cela|ça|(?:une )?chose pareille)|nunca (?:he|hemos) hecho (?:algo|nada|esto|una cosa)[^.:\\d]*|non (?:ho|abbiamo) mai fatto (?:una cosa|qualcosa|niente|nulla|questo)[^.:\\d]*|nunca (?:fiz|fizemos) (?:nada|isto|algo|uma coisa)[^.:\\d]*|(?:ik heb|we hebben|wij hebben) (?:dit|zoiets)[^.:\\d]{0,10} nooit (?:eerder )?gedaan)`,
);

const bosses =
  '(?:boss|manager|director|chair(?:man|woman|person)?|supervisor|chef(?:in)?|vorgesetzter?|patronn?e?|responsable|directrice|directeur|jef[ea]|director[ae]?|capo|titolare|direttore|direttrice|chefe|patr[ãa]o?|diretor[a]?|baas|leidinggevende)';
/** "My boss asked me to get this done today.", "My name is Ellen and I'm new here." */
const ofMyself = whole(
  `(?:(?:my|our|mein[e]?|unsere?|mon|ma|notre|nuestr[oa]|mi|il mio|la mia|o meu|a minha|mijn|onze) ${bosses} (?:has )?(?:just )?(?:asked|told|wants|hat (?:mich|uns) gebeten|m['’]a demandé|nous a demandé|(?:me|nos) ha pedido|(?:mi|ci) ha chiesto|(?:pediu-me|pediu-nos|me pediu)|vroeg (?:me|mij|ons)|heeft (?:me|mij|ons) gevraagd)(?!\\p{L})[^.:\\d\\ue000-\\uf8ff]*|(?:my name(?:['’]s| is)|i['’]m|i am|mein name ist|ich heiße|ich bin|je m['’]appelle|je suis|me llamo|soy|mi chiamo|sono|chamo-me|me chamo|sou|mijn naam is|ik heet|ik ben) \\p{L}+(?: \\p{Lu}\\p{L}+)?(?: and|,| und| et| y| e| en) (?:i['’]m (?:new|quite new)|ich bin (?:ganz )?neu|je (?:viens d['’]arriver|suis nouve\\p{L}+)|soy nuev[oa]|sono nuov[oa]|sou nov[oa]|ik ben (?:hier )?nieuw)[^.:\\d]*)`,
);

const piece =
  '(?:part|bit|point|section|teil|punkt|abschnitt|stelle|partie|passage|parte|punto|passaggio|ponto|stuk(?:je)?|deel|gedeelte)';
/** "This part is important to us." */
const weighty = whole(
  `(?:(?:i think |we think |for us,? )?(?:this|that)(?: ${piece})?(?:['’]s| is) (?:\\p{L}+ ){0,3}(?:important|favou?rite) ?${piece}?(?: (?:to|for) (?:us|me))?|(?:dieser?|der|das) (?:${piece} )?(?:ist|liegt) (?:uns|mir) (?:\\p{L}+ )?(?:wichtig\\p{L}*|am herzen)|(?:c['’]est|voilà) (?:le|la) (?:${piece} )(?:la |le )?plus important\\p{L}*(?: pour (?:nous|moi))?|cette ${piece} est (?:\\p{L}+ )?important\\p{L}* (?:pour|à) (?:nous|moi)\\p{L}*|est[ae] ${piece} es (?:(?:muy|la|lo|el) )?(?:más )?importante para (?:nosotr[oa]s|mí)|quest[ao] ${piece} è (?:(?:molto|la|il) )?(?:più )?importante per (?:noi|me)|est[ae] ${piece} é (?:(?:muito|a|o) )?(?:mais )?importante para (?:nós|mim)|d(?:it|at) ${piece} is voor (?:ons|mij) (?:\\p{L}+ )?belangrijk\\p{L}*)`,
);

/** "I'm happy to answer questions.", with no number to call. */
const available = whole(
  `(?:(?:voor|bij) vragen (?:ben ik|zijn we|zijn wij|kun je|kunnen jullie)[^.:\\d@]*bereik\\p{L}*|bei fragen (?:bin ich|sind wir)[^.:\\d@]*(?:erreichbar|da)|(?:resto|restiamo|rimango) a (?:vostra )?disposizione[^.:\\d@]*|(?:quedo|quedamos) a (?:vuestra|su|tu) disposición[^.:\\d@]*|(?:fico|ficamos) (?:à|ao) (?:vossa )?disposição[^.:\\d@]*|je reste à (?:votre|ta) disposition[^.:\\d@]*)`,
);

/** "Best wishes from Bristol, Hal", "Gracias de antemano, el equipo": a letter's last line behind its copy. */
const signed = [
  /^(?:(?:many |warm |kind |best )?(?:best wishes|greetings|regards|thanks)|(?:viele |liebe |schöne |beste |herzliche )?grüße|(?:cordialement|bises|amicalement|salutations)|(?:muchos |un )?saludos?|(?:cari |tanti )?saluti|(?:muitos )?cumprimentos|abraços?|(?:hartelijke |vriendelijke )?(?:groeten|groetjes))\s(?:from|aus|von|de|d['’]|desde|da|dal|di|uit|van)\s[\p{L}' ’-]{2,30},\s\p{Lu}[\p{L} .]{1,30}[.!]?$/u,
  /^(?:(?:many )?thanks in advance|vielen dank im voraus|danke (?:schon mal )?im voraus|merci d['’]avance|(?:muchas )?gracias (?:de antemano|por adelantado)|grazie in anticipo|obrigad[oa] desde já|alvast bedankt),\s[^.!?\d]{2,50}[.!]?$/iu,
];
const first = /^\p{L}/u;
const signing = (text: string) =>
  signed.some((one) => one.test(text) || (first.test(text) && one.test(`${text[0]?.toLowerCase()}${text.slice(1)}`)));

const kinds = [wouldTell, below, deadline, awaited, hope, leave, unskilled, ofMyself, weighty, available];

/** Whether a sentence is said to the maker alone: nothing in it is news, an offer or a fact. */
export const isTalk = (sentence: string): boolean => {
  const text = sentence.trim();
  return signing(text) || kinds.some((kind) => kind.test(text));
};

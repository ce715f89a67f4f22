/** What somebody tells the maker of those who watch, of where they watch, and of what the film need not tell. */
import { isReasonedWish } from './reasoned-wishes.ts';

/** "…, so you can assume they know us", "…, maar dat hoeft niet in de film": the words before it are for the maker as well. */
const needless = [
  /(?:^|[,;–—-]\s)(?:(?:and|so|but|which means|as)\s)*(?:you (?:can|could|may) (?:safely )?assume|(?:you|we) (?:don['’]t|do not|needn['’]t|won['’]t) (?:need |have )?(?:to )?(?:explain|introduce|mention|spell out|go into)|(?:no need|there(?:['’]s| is) no need) to (?:explain|introduce|mention|spell out|go into)|(?:that|this|it|none of (?:that|this)) (?:does not|doesn['’]t|needn['’]t|need not|shouldn['’]t|should not) (?:have to |need to )?(?:be|go|appear) in the (?:film|video|clip)|(?:leave|keep) (?:that|this|it) out of the (?:film|video|clip))(?!\p{L})/iu,
  /(?:^|[,;–—-]\s)(?:(?:und|aber|also|deshalb)\s)*(?:(?:das|die|den|uns)\s(?:müss?t|müssen|braucht|brauchen)\s(?:ihr|sie)\s(?:also |deshalb )?(?:nicht|niemandem)|ihr (?:könnt|dürft) (?:also )?(?:davon ausgehen|voraussetzen)|(?:das|die|der) (?:muss|soll|braucht) (?:aber )?(?:nicht|gar nicht) (?:in den film|ins video|im (?:film|video)))(?!\p{L})/iu,
  /(?:^|[,;–—-]\s)(?:(?:et|mais|donc)\s)*(?:(?:inutile|pas besoin|ce n['’]est pas la peine) de (?:l['’]|le |la |les |nous )?(?:expliquer|rappeler|mentionner)|vous pouvez (?:donc )?(?:supposer|partir du principe)|(?:ça|cela) n['’]a pas (?:besoin d['’]être|sa place) dans (?:le film|la vidéo))(?!\p{L})/iu,
  /(?:^|[,;–—-]\s)(?:(?:y|pero|así que)\s)*(?:no (?:hace falta|es necesario) (?:que (?:lo |la |nos )?)?(?:expli(?:c|qu)|mencion|nombr)\p{L}*|pod(?:éis|emos|ría\p{L}*) (?:dar por (?:hecho|sabido)|suponer)|eso no (?:hace falta|tiene que (?:salir|estar|aparecer)) en el v[ií]deo)(?!\p{L})/iu,
  /(?:^|[,;–—-]\s)(?:(?:e|ma|quindi|perciò)\s)*(?:non (?:serve|occorre|c['’]è bisogno di) (?:spiegar|nominar|menzionar)\p{L}*|potete (?:dare per scontato|supporre)|(?:questo|ciò) non (?:deve|serve) (?:stare |essere |comparire )?nel (?:video|film))(?!\p{L})/iu,
  /(?:^|[,;–—-]\s)(?:(?:e|mas|por isso)\s)*(?:não é (?:preciso|necessário) (?:explicar|mencionar)|podem (?:assumir|partir do princípio|supor)|isso não (?:precisa|tem) de (?:estar|aparecer|entrar) no (?:vídeo|filme))(?!\p{L})/iu,
  /(?:^|[,;–—-]\s)(?:(?:en|maar|dus)\s)*(?:(?:dat|die|dit|ons) (?:hoeft|hoeven|moet) (?:je |jullie |u )?(?:dus )?niet (?:in (?:de film|het filmpje|de video)|uit te leggen|uitgelegd)|(?:je|jullie|u) (?:kunt|kunnen|mag|mogen) (?:er)?(?:van uitgaan|aannemen))(?!\p{L})/iu,
];

const where =
  "(?:[^,.:;\\d€£$\\ue000-\\uf8ff]{0,60}\\s)?(?:screens?|website|web ?page|(?:\\p{L}+ )?page|help cent(?:er|re)|lobby|foyer|app store|newsroom|homepage|intranet|social media|instagram|facebook|tiktok|youtube|linkedin|newsletter|waiting room|bildschirm(?:e|en)?|wartezimmer|webseite|schaufenster|écrans?|site|réseaux sociaux|salle d[’']attente|pantallas?|redes(?: sociales)?|sala de espera|web|schermo|schermi|sito|social|sala d[’']attesa|ecrãs?|telas?|redes sociais|scherm(?:en)?|wachtkamer)";
/** "It goes on the screens in the waiting room.": where it is watched is read by nobody there. */
const shownAt = new RegExp(
  `^(?:(?:it|this|(?:the|this|our) (?:film|video|clip))(?:['’]ll| will| is going to| is)?\\s(?:goes?|go|runs?|run|plays?|play|be (?:shown|played|seen)|shown|played|appears?|appear)(?: up)? (?:on|in|at)|(?:es|er|der film|das video) (?:läuft|wird|kommt|soll|erscheint)(?: später| dann)? (?:auf|in|im|ins)|(?:elle|il|la vidéo|le film) (?:sera|passera|tournera|passe|tourne)(?: diffusée?| projetée?| montrée?)? (?:sur|dans)|(?:el v[ií]deo|la película)?\\s?(?:se (?:verá|pondrá|proyectará|mostrará|emitirá)|irá|saldrá) (?:en|por)|(?:il (?:video|film))?\\s?(?:andrà|girerà|sarà (?:mostrato|proiettato)|verrà (?:mostrato|proiettato)|passerà) (?:in onda )?(?:su|sul|sullo|sugli|sui|sulla|in|nella)|(?:o (?:vídeo|filme))?\\s?(?:vai (?:passar|ser (?:mostrado|exibido)|para)|será (?:mostrado|exibido)|passará) (?:n[oa]s?|em)|(?:het (?:filmpje)?|de (?:film|video)) (?:komt|draait|wordt|staat)(?: straks)? (?:op|in))\\s${where}(?!\\p{L})[^.!?\\d€£$\\ue000-\\uf8ff]*[.!]?$`,
  'iu',
);

const people =
  '(?:people|viewers|everyone|everybody|residents|customers|parents|patients|members|visitors|students|them|die leute|alle|die menschen|möglichst viele|les gens|le public|tout le monde|la gente|el público|le persone|tutti|il pubblico|as pessoas|a gente|o público|todos|mensen|iedereen|de mensen)';
/** "El objetivo es que la gente venga el primer día.": what it shall bring about in those who watch. */
const aim = new RegExp(
  `^(?:(?:the|our|my) (?:main |only )?(?:goal|aim|objective|purpose|hope|idea)(?: of (?:the|this) (?:film|video))? is (?:for ${people} to|that ${people}|to (?:get|make|encourage|persuade|convince) ${people})|(?:das|unser) ziel(?: (?:des films|des videos))? ist(?: es)?, dass ${people}|(?:le but|l['’]objectif|l['’]idée)(?: (?:de la vidéo|du film))?,? (?:c['’]est|est) que ${people}|(?:el|nuestro) objetivo(?: del v[ií]deo)? es que ${people}|(?:l['’]|il nostro )(?:obiettivo|idea)(?: del (?:video|film))? è che ${people}|o (?:nosso )?objetivo(?: do (?:vídeo|filme))? é que ${people}|(?:het|ons) doel(?: van (?:het filmpje|de film))? is dat ${people})(?!\\p{L})[^\\d€£$]*$`,
  'iu',
);

/** "For the help centre, embedded at the top of article 118.": for where it is made, and how it stands there. */
const placedFor =
  /^(?:for|für|pour|para|per|voor) (?:the|our|das|die|den|unser\p{L}*|le|la|notre|nos|el|nuestr\p{L}+|il|nostr\p{L}+|o|a|noss\p{L}+|de|het|onze)\s[^,.;:]{3,48},\s(?:embedded|shown|played|placed|looping|looped|running|displayed|pinned|to be (?:shown|played|embedded)|eingebettet|gezeigt|intégrée?|affichée?|diffusée?|incrustad\p{L}+|mostrad\p{L}+|inserit\p{L}+|mostrat\p{L}+|getoond|ingebed)(?!\p{L})[^.!?]*[.!]?$/iu;
/** "The clip goes on the pricing page, so viewers are mid-decision: be clear": where it runs, with what follows from that. */
const goesOn =
  /^(?:the|this|our) (?:film|video|clip|piece|animation) (?:goes|will go|runs|will run|plays|will play|sits|will sit|is shown|will be shown|appears|will appear|is embedded|lives) (?:on|in|at|above|below|under)\s[^.!?\d€£$]*[.!]?$/iu;
/** "Never say “only” in front of a price", "Be honest about the basket": how the maker shall speak. */
const spoken =
  /^(?:please )?(?:never|do not|don['’]t|avoid) (?:say|saying|use|using|write|writing|call|calling)(?: (?:the )?(?:words?|phrases?|terms?)| words? like)? [\ue000-\uf8ff]|^be (?:honest|frank|upfront|candid|transparent|open) about\s[^.!?\ue000-\uf8ff]*(?:[.!]|$)/iu;

/** "Tono claro y optimista, sin dibujos infantiles.": a look, and what it does without. */
const looks =
  /^(?:tono|estilo|stile|toon|stijl|ambiance|ambiente|atmosfera|colores|colori|cores|couleurs|kleuren|tonalität|farben)\s(?!(?:des?|der|die|das|du|della?|do|da|van)\s)\p{Ll}[^\d€£$“”"\ue000-\uf8ff:]*,\s(?:sin|senza|sem|sans|ohne|zonder|pas de|geen|kein\p{L}*|nada de|niente)\s[^\d€£$“”"\ue000-\uf8ff:]*$/iu;

/** Whether a sentence only lets the maker know something. */
export const isForKnowing = (sentence: string): boolean =>
  isReasonedWish(sentence.trim().replace(/^[-*•]\s+/u, '')) ||
  [...needless, placedFor, goesOn, spoken, looks, shownAt, aim].some((one) =>
    one.test(sentence.trim().replace(/^[-*•]\s+/u, '')),
  );

/** What somebody tells the maker about the making: what to drop where room is short, why the film is made, what the client wants. */

/** What does not fit, or is too much of it. */
const short =
  '(?:fit|fits|shorten(?: it)?|cut it(?: down)?|room|space|too (?:much|long|many|full|tight|busy|crowded)|crowded|short of time|time left|not enough time|run out|cut something|needs? cutting|kürzer|passt|passen|platz|zu (?:viel|lang|voll|eng|knapp)|gekürzt|kürzen|zeit (?:übrig|bleibt)|tient|tiennent|rentre|rentrent|place|trop (?:long|de texte|chargé|plein)|couper|raccourcir|reste du temps|cabe|caben|sitio|espacio|demasiado|recortar|acortar|sobra tiempo|ci sta|ci stanno|spazio|troppo|tagliare|accorciare|avanza|resta tempo|couber|couberem|espaço|demasiado|muito (?:texto|longo)|cortar|encurtar|sobrar tempo|past|ruimte|plek|te (?:lang|veel|vol)|inkorten)';
/** What the maker shall do then. */
const deed =
  '(?:(?:then|please|rather|just|dann|bitte|lieber|alors|plutôt|mejor|entonces|por favor|per favore|allora|então|dan|graag|liever|you can|feel free to)\\s)*(?:drop|cut|skip|lose|omit|shorten|remove|leave|keep|trim|add|kürz\\p{L}*|lass\\p{L}*|streich\\p{L}*|nehm\\p{L}*|nimm|coupe[rz]?|enlève|enlevez|supprime[rz]?|retire[rz]?|laisse[rz]?|garde[rz]?|raccourci\\p{L}*|ajoute[rz]?|quit\\p{L}*|recort\\p{L}*|elimin\\p{L}*|dej\\p{L}*|añad\\p{L}*|togli\\p{L}*|tagli\\p{L}*|aggiung\\p{L}*|lascia\\p{L}*|cort\\p{L}*|tir[ae]\\p{L}*|deix\\p{L}*|acrescent\\p{L}*|adicion\\p{L}*|haal|laat|schrap|kort|knip|voeg)';
const when =
  "(?:if|when|in case|should|wenn|falls|sollte|si|s[’']il|au cas où|en caso|se|nel caso|caso|als|indien|mocht)";

const room = new RegExp(
  `^(?:and |but |und |aber |et |y |e |en )?(?:${when}(?!\\p{L})[^,]*(?<!\\p{L})${short}(?!\\p{L})[^,]*,\\s${deed}(?!\\p{L})|${deed}\\s[^,]*,?\\s${when}(?!\\p{L})[^,]*(?<!\\p{L})${short}(?!\\p{L}))`,
  'iu',
);

/** "The reason we're doing this is that …" */
const reason =
  /^(?:the (?:only )?reason (?:why |that )?(?:we|i)(?:['’]re| are|['’]m| am)? (?:doing|making|want|need|asking)|(?:we|i)(?:['’]re| are|['’]m| am)? (?:doing|making) (?:this|the (?:film|video)) because|wir machen (?:das|den film|das video), weil|der grund(?: dafür)? ist|der grund, warum wir|nous faisons (?:ça|cela|cette vidéo|ce film) parce|la raison pour laquelle nous|hacemos (?:esto|este v[ií]deo) porque|la razón por la que|facciamo (?:questo|il) video perché|il motivo per cui|fazemos (?:isto|este vídeo) porque|a razão pela qual|we maken (?:dit|deze film) omdat|de reden dat we)(?!\p{L})/iu;

/** "The client likes understatement.", "They also asked that we never …": what somebody wants of the film. */
const wanted =
  /^(?:(?:the|our|my) (?:client|customer|boss|director|board|ceo|owner)|they|der kunde|die kundin|die chefin|der chef|le client|la cliente|el cliente|il cliente|o cliente|de klant) (?:also |auch |aussi |también |anche |também |ook )?(?:likes?|wants?|prefers?|hates?|insists?|asked|asks|mag|möchte|will|wünscht|aime|veut|préfère|souhaite|quiere|prefiere|vuole|preferisce|quer|prefere|wil|houdt)\s(?!to\s(?:eat|play|learn|live|work|go|be|help|make))/iu;

/** "The people watching will mostly be neighbours", "Die Zuschauer sind Laien": who they are, by whatever word. */
const watching =
  /^(?:(?:(?:the )?(?:people|those|ones|folks) (?:who (?:will |are )?)?(?:watch|watching|see|seeing)(?: (?:it|this|the (?:film|video)))?|(?:most |the )?(?:viewers?|watchers|onlookers))(?:['’]ll| will| are| is)(?: \p{L}+)? (?:be|mostly|mainly|largely|all|usually|are)?|(?:it|this|the (?:film|video))(?: will be|['’]ll be|['’]s| is) (?:mostly |mainly )?(?:watched|seen|viewed) (?:mostly |mainly )?by|(?:die )?zuschauer(?:innen)? sind|(?:zusehen|gucken|anschauen) werden|wer (?:zuschaut|das sieht),? (?:ist|sind)|(?:les|nos) (?:spectateurs|téléspectateurs) (?:sont|seront)|ceux qui (?:la |le )?(?:regardent|verront) (?:sont|seront)|(?:los|nuestros) espectadores (?:son|serán)|quienes (?:lo |la )?(?:ven|verán|vean) (?:son|serán)|(?:gli|i nostri) spettatori (?:sono|saranno)|chi (?:lo |la )?(?:guarda|guarderà|vedrà) (?:è|sono|sarà|saranno)|os (?:nossos )?espectadores (?:são|serão)|quem (?:vê|vai ver) (?:é|são)|(?:de |onze )?kijkers zijn|wie (?:er )?kijkt,? (?:is|zijn))(?!\p{L})/iu;

/** "We will send the logo later." */
const material =
  /^(?:we|i|wir|ich|nous|on|je|wij|ik)?(?:['’]ll)?\s?(?:will|can|werden?|können|schicken?|senden?|liefern?|vous|enver\p{L}*|fourni\p{L}*|mand\p{L}*|envi\p{L}*|sturen|leveren)\s[^,.:]{0,40}(?<!\p{L})(?:logo|music|footage|photos?|pictures?|images?|files?|fonts?|musik|fotos?|bilder|dateien|musique|images|fichiers|música|imágenes|archivos|musica|immagini|imagens|ficheiros|muziek|beelden|bestanden)(?!\p{L})[^,.:]{0,40}[.]?$/iu;
/** "You can play on the mountain side, but avoid clichés." */
const free =
  /^(?:you (?:can|may|could)|feel free to|ihr (?:dürft|könnt) gern\p{L}*|sie dürfen gern\p{L}*|vous pouvez|tu peux|podéis|puedes|pueden|potete|puoi|podem|pode|jullie mogen|je mag)\s[^.:\ue000-\uf8ff]*,?\s(?:but|aber|mais|pero|ma|mas|maar)\s(?:please |bitte |por favor,? |per favore |graag )?(?:avoid|no|not|don['’]t|keep|keine?n?|nicht|ohne|vermeide\p{L}*|évite\p{L}*|pas|sans|evit\p{L}*|sin|nada|senza|niente|non|sem|não|vermijd|geen|niet)(?!\p{L})/iu;

/** "Can you help us?", "Dura 20 segundos.", "Use Ana's quote.", "We don't want to glamorise it.": asked of nobody who watches. */
const asked = [
  /^¿?(?:me|nos) (?:podéis|podríais|puedes|podrías|pueden|podrían) (?:hacer|preparar|montar|crear) un v[ií]deo[^.:\ue000-\uf8ff]*\?$/iu,
  /^(?:(?:(?:i|we)(?:['’]d)? )?(?:just )?(?:need|want|like) something|(?:(?:ich|wir) )?brauchen?(?: \p{L}+)? (?:et)?was|il (?:me|nous) faut quelque chose|(?:necesito|necesitamos) algo|(?:mi|ci) serve qualcosa|(?:preciso|precisamos) de algo|(?:ik heb|we hebben|wij hebben) iets nodig)\s(?:\p{L}+ )?(?:for|für|pour|para|per|voor)\s[^\d€£$:\ue000-\uf8ff]{3,50}[.!]?$/iu,
  /^(?:(?:for|zur) (?:immediate release|sofortigen veröffentlichung)|press release|pressemitteilung|communiqué de presse|nota de prensa|comunicato stampa|comunicado de imprensa|persbericht)[.:]?$/iu,
  /^(?:(?:can|could) (?:you|anyone) (?:please )?help(?: us| me)?(?: out)?(?: with (?:this|something))?|(?:könnt ihr|können sie|kannst du) (?:uns|mir)(?: dabei)? helfen|(?:pouvez-vous|tu peux|vous pouvez) (?:nous|m['’])\s?aider|¿?(?:nos podéis|podéis|puedes|me puedes) ayudar(?:nos|me)?|(?:potete|puoi) aiutar(?:ci|mi)|(?:podem|pode) ajudar(?:-nos|-me)?|(?:kunnen jullie|kun je) (?:ons|me|mij) helpen)\s?\?$/iu,
  /^(?:dauert|dauer|dura|duración|durée|dure|durata|duração|duurt|duur|runtime)\s?:?\s(?:about|etwa|rund|ca\.?|max\.?|unos|environ|circa|cerca de|ongeveer)?\s?\d{1,3}\s?(?:s|secs?|seconds?|sekunden|segundos|secondes|secondi|seconden)[.!]?$/iu,
  /^(?:(?:it would|it['’]d) be \p{L}+ to |please |do |you can )?(?:use|include|keep|work in) (?:the|that|this|her|his|their|\p{Lu}[\p{L}'’]+s?)\s?(?:whole |full )?quote(?:s)?(?: (?:if you can|if possible|somewhere|in full|please))?[.!]?$/iu,
  /^(?:we|i) (?:do not|don['’]t|really don['’]t) want (?:it |this |the (?:film|video) )?to (?:glamori[sz]e|be|sound|look|come across|scare|preach|seem|feel|patroni[sz]e|dramati[sz]e)(?!\p{L})/iu,
];

/** "Brief for our agency's video bot." */
const headed =
  /^(?:brief(?:ing)?|task|job|instructions?|request|order) for (?:the|our|my|an?)\s[^.:]{0,40}(?:bot|agent|agency|team|tool|generator|editor|director|designer|studio)[.]$/iu;

/** Whether nothing of a sentence is for viewers. */
export const isOfTheMaking = (sentence: string): boolean =>
  room.test(sentence) ||
  reason.test(sentence) ||
  watching.test(sentence) ||
  material.test(sentence) ||
  headed.test(sentence) ||
  asked.some((one) => one.test(sentence.trim())) ||
  free.test(sentence) ||
  (wanted.test(sentence) && !/^they\s(?:like|want|prefer|hate)s?\s/iu.test(sentence));

/** "Worum geht es?": asked by nobody who watches. */
export const isRhetorical = (sentence: string): boolean =>
  /^(?:worum geht(?:['’]s| es)(?: \p{L}+)?|what(?:['’]s| is) (?:it|this) (?:all )?about|de quoi s['’]agit-il|c['’]est quoi|¿?de qué se trata|di (?:che )?cosa si tratta|do que se trata|de que se trata|waar gaat het (?:om|over))\s?[?]$/iu.test(
    sentence.trim(),
  );

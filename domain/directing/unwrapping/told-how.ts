/** Sentences that say how the film shall look, sound, last or be used: whoever watches it reads none of them. */
import { isColourRow } from '../reading/colour-rows.ts';
import { withPlainLengths } from '../reading/spelled-lengths.ts';
import { isOfScreens } from './reasoned-wishes.ts';
import { isToldToRenderer } from './told-to-renderer.ts';

const please =
  "(?:,?\\s(?:please|pls|thanks|thank you|bitte|danke|s['’]il (?:vous|te) pla[iî]t|svp|stp|merci|por favor|gracias|per favore|grazie|obrigad[oa]|graag|alsjeblieft|alstublieft))?";
const lead =
  "(?:(?:please|and|also|but|ideally|bitte|und|auch|aber|am besten|s['’]il (?:vous|te) pla[iî]t|et|mais|por favor|y|además|pero|per favore|e|inoltre|graag|en|liefst|maar),?\\s)?";
const rest = '[^\\d\\ue000-\\uf8ff:?]';
const itself =
  '(?:it|this|that|the (?:film|video|clip|whole thing|animation)|es|das|der (?:film|clip)|das (?:video|ganze)|ça|cela|elle|il|le (?:film|clip)|la vidéo|(?:el|o|il) (?:vídeo|video|filmato|filme)|isto|esto|het|hij|dit|de (?:film|video)|het (?:filmpje|geheel))';
const sound =
  "(?:sound|audio|music|narration|a voice[- ]?over|voice[- ]?over|ton|musik|(?:le |de )?son|(?:la |de )?musique|(?:el )?sonido|(?:la )?música|(?:l['’])?audio|(?:la )?musica|(?:o )?som|geluid|muziek)";
const text =
  '(?:(?:the|all|die|der|das|le|la|les|el|il|i|lo|o|a|os|as|de|het|alle) )?(?:text|type|letters|lettering|words|font|writing|titles?|captions?|numbers|figures|schrift|text|texte|buchstaben|zahlen|titel|lettres|textes?|caractères|titres?|letras?|textos?|cifras|títulos?|lettere|testi?|scritte|caratteri|titoli|tekst|letters|cijfers|titels)';
const must =
  '(?:should|must|has to|have to|needs? to|ought to|can|soll(?:te|ten|en)?|muss|müssen|darf|kann|doit|doivent|devrait|devraient|peut|debe|deben|debería|deberían|tiene que|tienen que|deve|devono|dovrebbe|devono|devem|deveria|tem (?:de|que)|têm (?:de|que)|moet(?:en)?|mag|zou moeten)';

const patterns = [
  // "No sound needed.", "Le son n'est pas nécessaire."
  `(?:no |we need no |we don['’]t need (?:any )?|there is no need for |kein(?:e|en)? |wir brauchen keinen? |pas besoin de |(?:il n['’]y a )?pas besoin d['’]|no (?:hace falta|se necesita|es necesario|necesitamos) |non (?:serve|occorre|è necessari[oa]|ci serve|abbiamo bisogno di) |não (?:é preciso|é necessári[oa]|precisa (?:de )?|precisamos de |faz falta )\\s?|we hebben geen )${sound}(?: (?:is )?(?:needed|required|necessary|nötig|notwendig|nodig))?`,
  `${sound} (?:is(?:n['’]t| not)? ?(?:not )?(?:needed|required|necessary|important)|wird nicht gebraucht|(?:ist|wäre) (?:nicht nötig|nicht notwendig|unnötig|überflüssig)|brauchen wir nicht|brauch(?:t es|en wir|st du) nicht|n['’]est pas (?:nécessaire|utile|indispensable)|no (?:es necesari[oa]|hace falta)|non (?:è necessari[oa]|serve)|não é (?:necessári[oa]|precis[oa])|is niet (?:nodig|vereist)|hoeft niet)`,
  // "It has to work without sound / without anybody explaining it."
  `(?:so )?(?:${itself} )?(?:${must}|(?:se|si) (?:${must})|${must} se|funktioniert) ${rest}{0,30}(?:work|make sense|understood|understandable|clear|funktionier\\p{L}*|verständlich|verstehen|klar|fonctionne\\p{L}*|comprend\\p{L}*|compris\\p{L}*|funcionar|entender|entenderse|funzionare|capire|perceber|entender|compreender|werken|begrijpen|duidelijk)(?!\\p{L})${rest}{0,20}(?:without|ohne|sans|sin|senza|sem|zonder) ${rest}{3,50}`,
  `${itself} (?:${must}) (?:auch |ook )?(?:ohne|zonder) ${rest}{3,30} (?:funktionieren|verständlich sein|zu verstehen sein|werken|te begrijpen zijn|duidelijk zijn)`,
  // "The text should be large enough for the back row.", "Der Text soll langsam einblenden."
  `${text} ${must} ${rest}{0,60}(?:legible|readable|read|large|big|visible|slow\\p{L}*|fade|appear|lesbar|groß|sichtbar|langsam|einblenden|erscheinen|lisibles?|lire|lus?|grands?|gros\\p{L}*|visibles?|fondu|apparaître|doucement|legibles?|leerse|leer|grandes?|aparecer|despacio|fundido|leggibil[ei]|grand[ei]|visibil[ei]|apparire|comparire|lentamente|dissolvenza|legível|legíveis|ler(?:-se)?|visíve(?:l|is)|devagar|leesbaar|groot|zichtbaar|langzaam|verschijnen)(?!\\p{L})${rest}{0,50}`,
  `(?:let|have|make|laissez|fai(?:tes|s)|lass(?:t|en sie)?|laat|que|deja que|haz que|fai|fa['’]|deixe|faça) ${text} ${rest}{0,30}(?:fade|appear|slide|come|move|readable|large|big|einblenden|erscheinen|apparaître|entrer|aparezca|aparezcan|aparecer|entre|apparire|comparire|entrar|verschijnen|binnenkomen|infaden)(?!\\p{L})${rest}{0,40}`,
  `(?:de )?(?:big|large|bigger|huge|bold|große|grosse|dicke|grosses?|grandes|lettere|letras|grote|dikke|groß geschriebene) (?:letters|text|type|buchstaben|schrift|lettres|caractères|grandi|grandes|letras|letters)(?:[,;:]? ${rest}{0,60})?`,
  // "Slow pace, so everyone can read along.", "Fade in slowly, no bouncing."
  `(?:a )?(?:slow|calm|gentle|unhurried|fast|quick|steady|ruhiges|langsames|gemächliches|schnelles|flottes|zügiges|rythme|ritmo|rustig|langzaam|kalm|vlot|snel) (?:pace|tempo|pacing|rhythm|lent|calme|posé|rapide|lento|pausado|tranquilo|tranquillo|calmo|rápido|veloce)(?:,? (?:so|damit|sodass|pour|afin|para|così|perché|de modo|de forma|zodat|opdat|as|denn|car|no|kein)(?!\\p{L})${rest}{3,60})?`,
  `(?:fade (?:in|out|everything|it)|langsam (?:ein|aus|über)blenden|(?:sanft|weich) (?:ein|aus|über)blenden|langzaam (?:in|uit|over)?(?:faden|vloeien)|fondus? (?:lents?|doux)|apparition en fondu|fundidos? (?:lentos?|suaves?)|dissolvenze? (?:lent[ae]|dolc[ei]|morbid[ae])|transições (?:lentas|suaves)|transiciones (?:lentas|suaves)|transizioni (?:lente|morbide|dolci))(?: (?:in|out|slowly|gently|softly|everything|please))*(?:, ${rest}{3,40})?`,
  // "It will run on loop in the waiting room."
  `(?:${itself} )?(?:(?:will|is going to) (?:run|play|be shown)|runs|plays|is (?:shown|played)|läuft|wird|tourne(?:ra)?|passera|sera|se (?:verá|proyectará|mostrará|emitirá|reproducirá)|girerà|sarà|andrà|verrà|vai (?:passar|rodar|ficar)|será|passa|draait|wordt|komt|speelt) ${rest}{0,70}(?:on (?:a )?loop|in a loop|(?:on|to) our (?:website|site|screens|channels)|(?:in|als) (?:einer )?(?:dauer)?schleife|auf unserer (?:website|webseite|homepage)|en boucle|sur notre (?:site|page)|en bucle|(?:a|en) nuestra (?:web|página)|in loop|(?:sul|nel) nostro (?:sito|canale)|em (?:loop|ciclo)|no nosso (?:site|canal)|in een (?:lus|loop)|op onze (?:website|site))(?!\\p{L})${rest}{0,50}`,
  // "Landscape please, it goes on the big screen in the foyer."
  `(?:in |im |en |au |na |no |em |als )?(?:format )?(?:landscape|portrait|vertical|horizontal|upright|square|widescreen|querformat|hochformat|hochkant|quadratisch|paysage|portrait|carré|vertical|horizontal|cuadrado|orizzontale|verticale|quadrato|quadrado|liggend|staand|verticaal|horizontaal|vierkant)(?: (?:format|formaat|mode))?${please}(?:, | )(?:it|this|because|since|as|es|das|weil|denn|c['’]est|ça|car|parce|es|va|porque|perché|è|será|é|het|want|omdat|dit|for|für|pour|para|per|voor)(?!\\p{L})${rest}{2,70}`,
  // "Bastano 15 secondi.", "Deve durare 90 s.", "Laufzeit 15 Sek.", "Hooguit 30 s."
  `(?:(?:it|this|${itself}) )?(?:${must}|bastano|bastam|chegam|con|com|laufzeit|runtime|que|max(?:imum)?|at most|höchstens|maximal|au plus|como máximo|al massimo|no máximo|hooguit|about|around|roughly|etwa|rund|ungefähr|environ|unos|circa|cerca de|ongeveer|needs? to)?:? ?(?:last|run|be|take|dauern|laufen|sein|durer|faire|dure|duren|durar|durare|tener|essere|ser|zijn)? ?(?:about |around |etwa |ungefähr |environ |unos |circa |cerca de |ongeveer )?\\d{1,3} ?(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?|secondi|seconden)(?: (?:long|lang|max(?:imum|imal|imaal)?|at (?:the )?most|tops|au maximum|maximum|como máximo|máximo|al massimo|no máximo|basta[nm]?|bastan|bastam|chegam|duren|dauern|will do|is (?:enough|fine|plenty|genoeg)|reichen(?: völlig)?|suffisent|lang duren))*(?:, (?:no|not|nothing|nichts|nicht|kein\\p{L}*|rien|pas|nada|sin|sem|niente|senza|non|niets|geen|niet) ${rest}{3,40})?`,
  // "Nothing too corporate", "Rien de trop publicitaire."
  `(?:but |aber |mais |pero |ma |mas |maar )?(?:nothing|not|nichts|nicht|rien(?: de)?|pas|nada|no|niente(?: di)?|non|não|niets|niet) (?:too|zu|allzu|trop|demasiado|muy|troppo|demasiado|muito|te|al te) \\p{L}[\\p{L}-]*(?: (?:und|and|et|y|e|en|or|oder|ou|o|of) \\p{L}+)?`,
  // "Dazu leise Klaviermusik.", "Soft piano music underneath."
  `(?:dazu|im hintergrund|in the background|en fond|de fondo|in sottofondo|de fundo|op de achtergrond),? ${rest}{0,30}(?:musik|music|musique|música|musica|muziek)(?!\\p{L})${rest}{0,30}|${rest}{0,30}(?:musik|music|musique|música|musica|\\p{L}*muziek)(?: de (?:piano|guitare|guitarra)| al piano)? (?:underneath|in the background|im hintergrund|en fond|de fondo|in sottofondo|de fundo|eronder|op de achtergrond)`,
  // "Build some suspense before number one.", "Build up slowly to the last step."
  `(?:build|create|add|keep|raise|hold|baue?n?|erzeuge?n?|halte?n?|crée[rz]?|maintien[sz]?|fai(?:s|tes) monter|crea|genera|mant[ée]n|cria|bouw|houd)(?: up)? ${rest}{0,20}(?:suspense|tension|anticipation|momentum|drama|curiosity|spannung|tensión|expectación|tensione|tensão|expectativa|spanning)(?!\\p{L})${rest}{0,50}`,
  `build(?: it| things)? up ${rest}{0,12}(?:to|towards|until|before) ${rest}{3,50}`,
  // "Simple and easy to read, please."
  `${rest}{0,30}(?:easy to read|gut lesbar|gut zu lesen|leicht zu lesen|faciles? à lire|fácil(?:es)? de leer|facil[ei] da leggere|fác(?:il|eis) de ler|(?:goed|makkelijk) (?:te lezen|leesbaar))`,
  // "Please avoid …", "We never say “customers”.", "The word “crisis” must not appear."
  '(?:(?:here|aquí|aqui|da noi|bei uns|chez nous),? )?(?:we|wir|on|nous|wij)? ?(?:never|nie(?:mals)?|nooit|nunca|mai|non si dice mai|ne (?:dit|disons) jamais|jamais|sagen nie(?:mals)?|zeggen nooit|nunca decimos|nunca dizemos|non diciamo mai) ?(?:say|use|write|call them|sagen|zeggen)? ?(?:the words? |das wort |het woord )?[\\ue000-\\uf8ff](?:(?:,| and| or| und| oder| et| ou| y| o| e| en| of|, also bitte weglassen| chez nous| bei uns| please| bitte) ?[\\ue000-\\uf8ff]?)*',
  '[^.\\d\\ue000-\\uf8ff]{0,40}(?:words?|terms?|wort|wörter|worte|begriffe?|mots?|termes?|palabras?|términos?|parol[ae]|termin[ei]|palavras?|termos?|woord(?:en)?|term(?:en)?) [\\ue000-\\uf8ff](?:(?:,| and| or| nor| und| oder| noch| et| ou| ni| y| o| e| né| nem| en| of) ?[\\ue000-\\uf8ff])*[^.:\\ue000-\\uf8ff]{0,50}',
].map((source) => new RegExp(`^${lead}(?:${source})${please}[.!]?$`, 'iu'));

/** What a sentence about a word says of it: that it is not to be used. */
const isBanned =
  /(?<!\p{L})(?:avoid\p{L}*|never|not|don['’]t|no|without|leave out|skip|omit|nicht|kein\p{L}*|ohne|vermeid\p{L}*|verzichte\p{L}*|weglass\p{L}*|lass\p{L}*|nie|pas|sans|évit\p{L}*|jamais|ne|no|sin|evit\p{L}*|nunca|non|senza|mai|niente|não|sem|nada|niet|geen|zonder|vermijd\p{L}*|nooit|liever niet)(?!\p{L})/iu;

/** Whether a sentence, its quotations held, only says how the film shall be made, shown or worded. */
export function isToldHow(sentence: string): boolean {
  if (isToldToRenderer(sentence) || isOfScreens(sentence)) return true;
  const plain = withPlainLengths(sentence.trim());
  if (/[\ue000-\uf8ff]/u.test(plain) && !isBanned.test(plain)) return false;
  return isColourRow(plain) || patterns.some((pattern) => pattern.test(plain));
}

/** What the maker is told and nobody shall see: "…, which must not be mentioned", "Don't show that.", "Internal: …". */
import { splitAtStops } from '../reading/stops.ts';

const it =
  '(?:(?:any of |all of )?(?:that|this|it|these|those|them)|(?:the|this|that) (?:figure|number|amount|sum|price|name|part|fact|detail)s?)';
const film = '(?:the |our |this )?(?:film|video|clip|screen|animation|copy)';
const past = '(?:mentioned|shown|revealed|named|included|disclosed|published|quoted|displayed|spelled out|made public)';
/** "It must not be shown to strangers" is a rule for those who watch. */
const unlessRule =
  '(?! (?:to (?!(?:the )?(?:viewers|public|audience|customers|press|anyone))|while|unless|without|during|before|after))';
const end = '(?!\\p{L})';

/** A clause that forbids what stands before it, in the seven languages. */
const forbidding = [
  `(?:which|that|this|it|these|they) (?:is|are|must|should|may|can|shall|needs? to)\\s?(?:not|n['’]t|never)(?: to)? (?:be ${past}${unlessRule}|appear|go (?:in|on)(?:to)? ${film}|get out|for (?:the )?(?:screen|film|video|public|viewers|publication))`,
  `(?:do not|don['’]t|never|please (?:do not|don['’]t)) (?:mention|show|reveal|disclose|display|publish|quote|include|print|use|say) ${it}(?: (?:on screen|in ${film}|anywhere|at all|to anyone))?`,
  `(?:keep|leave) ${it} (?:out of|off|away from) ${film}`,
  `(?:that|this|it)(?:['’]s| is| stays?) (?:strictly |purely |only )?(?:confidential|internal|between us|off the record|for (?:your|our) (?:eyes|information|background) only|for background only)`,
  '(?:das|die|der|dies|was) (?:darf|soll|sollte|dürfen|sollen|muss|ist)(?: aber| bitte| auf keinen fall| jedoch)? (?:nicht|nirgends|niemals) (?:erwähnt|gezeigt|genannt|eingeblendet|veröffentlicht|erscheinen|auftauchen|für (?:den film|das video|die öffentlichkeit|den bildschirm))(?: werden)?',
  '(?:das|dies|die zahl|den namen) (?:bitte )?(?:nicht|nirgends|niemals|auf keinen fall) (?:erwähnen|zeigen|nennen|einblenden|verraten)',
  '(?:das|dies) (?:ist|bleibt) (?:streng )?(?:vertraulich|intern|unter uns)',
  '(?:ce qui|qui|cela|ça|ce chiffre|il) ne (?:doit|doivent|devra) (?:pas|jamais|surtout pas) (?:être (?:mentionn|montr|affich|cit|divulgu)\\p{L}+|apparaître|figurer)',
  '(?:à ne (?:pas|jamais|surtout pas)|ne (?:pas|surtout pas)) (?:le |la |les )?(?:mentionner|montrer|afficher|citer|divulguer)',
  "(?:cela|ça|c[’']est|ce chiffre est) (?:reste |est )?(?:strictement )?confidentiel\\p{L}*",
  '(?:que|esto|eso|lo cual|dato que) no (?:debe|deben|puede|tiene que) (?:aparecer|mencionarse|mostrarse|salir|verse|publicarse|ser mencionad\\p{L}+)',
  '(?:no (?:lo |la )?(?:menciones|muestres|mencion\\p{L}+lo|mostr\\p{L}+lo)|(?:esto|eso) es (?:confidencial|interno))',
  '(?:che|questo|ciò|dato che) non (?:deve|devono|va|può) (?:essere (?:mostrat|menzionat|citat|rivelat)\\p{L}+|comparire|apparire|mostrat\\p{L}+)',
  '(?:da non (?:mostrare|menzionare|citare|rivelare)|(?:questo|ciò) è (?:riservato|confidenziale))',
  '(?:que|isto|isso|o que) não (?:deve|devem|pode) (?:ser (?:mostrad|mencionad|revelad)\\p{L}+|aparecer)',
  '(?:não (?:mostrar|mencionar|revelar)|(?:isto|isso) é confidencial)',
  '(?:die|dat|dit|wat) (?:mag|mogen|moet) (?:niet|nooit|beslist niet) (?:worden )?(?:genoemd|getoond|vermeld|in beeld|onthuld)(?: worden)?',
  '(?:dat|dit) (?:niet|nooit) (?:noemen|tonen|laten zien|vermelden)|(?:dat|dit) (?:is|blijft) vertrouwelijk',
].map((one) => new RegExp(`(?<!\\p{L})(?:${one})${end}`, 'iu'));

const forbids = (text: string) => forbidding.some((one) => one.test(text));

/** Words that may lead to such a clause, where it stands for itself and forbids the sentence before. */
const alone = /^(?:(?:and|but|so|please|und|aber|bitte|et|mais|y|pero|e|ma|mas|en|maar)[,\s]+){0,2}/iu;
const standsAlone = (sentence: string) => {
  const bare = sentence.trim().replace(alone, '');
  return forbidding.some((one) => (one.exec(bare)?.index ?? -1) === 0);
};

/** "Internal: …", "Not for the screen: …", "Vertraulich: …" at the start of a line. */
const secretLabel =
  /^\s*(?:[-*•#>]+\s*)?(?:\*\*|__)?(?:(?:strictly |please |streng )?(?:internal(?: only| note| notes| use only)?|confidential|private|off the record|not for (?:the )?(?:screen|film|video|viewers|public(?:ation)?)|do not show|don['’]t show|never show|for your eyes only|(?:(?:context|background|notes?|info(?:rmation)?) (?:for you|for the (?:maker|editor|director))|for (?:your|the maker['’]s) (?:information|background))(?:,? (?:only|not for the (?:screen|film|video)))?|(?:nur )?intern|vertraulich|nicht (?:für den film|zeigen|einblenden)|(?:usage )?interne|confidentiel|à ne pas montrer|interno|confidencial|no mostrar|riservato|da non mostrare|não mostrar|vertrouwelijk|niet tonen))(?:\*\*|__)?\s*(?:[:：]|[–—-]\s|$)(?:\*\*|__)?/iu;
/** "(do not show: …)", "(internal, …)" */
const inBrackets =
  /\s?[([](?:[^()[\]]{0,80}[,;–—-]\s?)?(?:internal(?: only)?|confidential|not for (?:the )?(?:screen|film|video|viewers)|(?:do not|don['’]t|never) (?:show|mention|reveal)(?: (?:this|that|it))?|intern|vertraulich|nicht (?:zeigen|erwähnen|einblenden)|confidentiel(?:le)?|à ne pas montrer|no mostrar|confidencial|da non mostrare|riservato|não mostrar|niet tonen|vertrouwelijk)(?:[,;:–—-]\s?[^()[\]]{0,120})?[)\]]/giu;

/** The prompt without what nobody shall see; how it is told besides is left to those who read directions. */
export function withoutSecrets(prompt: string): string {
  const lines = prompt.replace(inBrackets, '').split('\n');
  const kept: string[] = [];
  let isSecret = false;
  for (const line of lines) {
    const label = secretLabel.exec(line);
    // A label alone heads the lines below it, as far as the next heading or empty line.
    if (isSecret) isSecret = line.trim() !== '' && !/^\s*#/u.test(line);
    if (label !== null) isSecret = line.slice(label[0].length).trim() === '';
    if (label !== null || isSecret) continue;
    kept.push(forbids(line) ? withoutForbidden(line) : line);
  }
  return kept.join('\n');
}

function withoutForbidden(line: string): string {
  const sentences = splitAtStops(line);
  const gone = sentences.map((sentence, at) => forbids(sentence) || standsAlone(sentences[at + 1] ?? ''));
  return sentences.filter((_, at) => !gone[at]).join(' ');
}

/** A passage that is refused as a whole, by what heads it or by the sentence behind it: "None of that should be in the video." */
import { splitAtStops } from '../reading/stops.ts';

const film =
  '(?:film|video|vídeo|vidéo|clip|screen|piece|animation|copy|bildschirm|bild|écran|pantalla|schermo|ecrã|filmpje|filme|scherm)';
const inFilm = `[^.!?:\\d]{0,40}(?<!\\p{L})${film}(?!\\p{L})[^.!?:\\d]{0,30}`;
/** What refuses all that was told before it in its passage. */
const refusing = [
  `(?:please[,]? )?(?:none|nothing) of (?:that|this|it|the above|these|those|all that|all this)(?!\\p{L})(?:${inFilm}|\\s(?:is|are|was) for (?:viewers|the public|the audience|publication))`,
  `(?:please )?(?:keep|leave) (?:all (?:of )?(?:that|this|it|the above)|the above|that whole (?:part|bit|paragraph))\\s(?:out|off|aside)(?!\\p{L})[^.!?:\\d]{0,30}`,
  `(?:all (?:of )?)?(?:that|this) (?:is|was|['’]s) (?:all |just |only |purely )*(?:background|context)(?:,? (?:for you|so you know|not for ${inFilm}|nothing else))?`,
  `nichts davon(?!\\p{L})${inFilm}`,
  `(?:rien de tout (?:cela|ça)|rien de cela|tout (?:cela|ça) ne)(?!\\p{L})${inFilm}`,
  `nada de (?:esto|eso|lo anterior|todo (?:esto|eso))(?!\\p{L})${inFilm}`,
  `(?:niente|nulla) di (?:questo|ciò|tutto (?:questo|ciò))(?!\\p{L})${inFilm}`,
  `nada (?:disto|disso|de (?:isto|isso))(?!\\p{L})${inFilm}`,
  `niets (?:daarvan|hiervan|van dit alles)(?!\\p{L})${inFilm}`,
].map((source) => new RegExp(`^(?:${source})[.!]?$`, 'iu'));

const notes =
  '(?:some |a (?:bit|little) of |just )?(?:background|context|history|back ?story|notes?|explanation|hintergrund|kontext|zur info|contexte|contexto|contesto|achtergrond)';
const forYou =
  '(?:(?:just |only )?for (?:you|the maker|the designer|your (?:eyes|information|ears))(?: only| alone| and not for [^:]{3,20})?|(?:nur )?für (?:euch|dich|sie)|(?:rien que |juste )?pour (?:vous|toi)|(?:solo )?para (?:vosotros|vosotras|ti|ustedes)|(?:solo )?per (?:voi|te)|(?:só )?para (?:vocês|vós|ti)|(?:alleen )?voor (?:jullie|jou|u))';
/** "Background, for you only: …" heads its paragraph. */
const heading = new RegExp(`^\\s*${notes},? \\(?${forYou}(?!\\p{L})[^:.!?\\d]{0,25}\\)?\\s?:\\s`, 'iu');

/** The brief without its refused passages, and these. */
export function withoutRefusedPassages(prompt: string): { text: string; wishes: string[] } {
  const lines = prompt.split('\n');
  const kept: string[] = [];
  const wishes: string[] = [];
  for (const line of lines) {
    if (heading.test(line)) {
      wishes.push(line.trim());
      continue;
    }
    const sentences = splitAtStops(line);
    const at = sentences.findLastIndex((one) => refusing.some((pattern) => pattern.test(one.trim())));
    if (at < 0) {
      kept.push(line);
      continue;
    }
    if (at === 0) wishes.push(...withoutLastParagraph(kept));
    wishes.push(sentences.slice(0, at + 1).join(' '));
    kept.push(sentences.slice(at + 1).join(' '));
  }
  const text = kept.join('\n');
  return text.trim() === '' || wishes.length === 0 ? { text: prompt, wishes: [] } : { text, wishes };
}

/** Takes the last paragraph off the lines, and hands it back; the first one asks for the film. */
function withoutLastParagraph(lines: string[]): string[] {
  let end = lines.length;
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1;
  let start = end;
  while (start > 0 && lines[start - 1]?.trim() !== '') start -= 1;
  return start === 0 ? [] : lines.splice(start, end - start);
}

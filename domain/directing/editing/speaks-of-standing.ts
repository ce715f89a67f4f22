/** Whether a prompt that nobody read whole speaks of the film that stands: then it is no brief of another one. */
import type { FilmWords } from './clause.ts';
import { startsAsEdit } from './starts-as-edit.ts';
import { flat } from './stems.ts';

/** What was told wrongly, or is no longer so. */
const putRight =
  /(?<![\p{L}])(?:mistakes?|errors?|typos?|corrections?|corrected|correct(?=\s(?:it|that|this|both|them|all|throughout|the))|put\s(?:it|that|this|both|them)\sright|fix(?:ed)?|changed\sour|no\slonger|any\s?more|instead|rather\sthan|used\sto\s(?:be|say)|(?:re)?counted|measured\sagain|fehler|korrektur|korrigier\p{L}*|statt|anstatt|stimm(?:t|en)\s(?:so\s|leider\s)*nicht|nicht\smehr|(?:bitte\s|noch\s)ändern|ändert|erreurs?|corrig\p{L}*|rectifi\p{L}*|au\slieu|à\sla\splace|ne\s\p{L}+\splus|en\s(?:vez|lugar)\sde|correg\p{L}*|ya\sno|falta\p{L}*|invece\sdi|correzion\p{L}*|non\s(?:è|sono)\spiù|em\svez\sde|corre[çc]\p{L}*)(?![\p{L}])/iu;
/** What shall stay as it is can only be said of what is there. */
const staying =
  /(?<!\p{L})(?:stays?|leave\s.{1,40}\s(?:alone|as\s(?:it|they)\s|untouched)|as\s(?:it|they)\s(?:is|are)(?:\snow)?|the\srest\s(?:is|of\s(?:it|the)|stays)|everything\selse|bleib(?:t|en)|so\s(?:lassen|bleiben)|der\srest|alles\sandere|gard(?:e[rz]?|ons)|le\sreste|reste\s(?:bien|comme|la|le)|(?:igual|como\sest[áa])|lo\sdemás|(?:il|o)\srest[oa])(?!\p{L})/iu;
/** Parts of a film behind an article that means one in particular. */
const parts =
  /(?<!\p{L})(?:(?:the|our|das|die|der|den|le|la|les|el|los|las|il|lo|o)\s(?:[\p{L}\d]+\s)?(?:quote|chart|graph|list|heading|headline|caption|background|scenes?|screens?|opening|ending|bars?|zitat|diagramm|liste|überschrift|hintergrund|szenen?|anfang|schluss|citation|graphique|titre|fond|scène|écran|début|gráfico|cita|título|fondo|pantalla|escena|citazione|grafico|titolo|sfondo|scena))(?!\p{L})/giu;
const asking =
  /^(?:please\s|bitte\s)?(?:can|could|would|will)\s(?:you|we|that|it|this)(?!\p{L})|^(?:könnt|könnten|kannst|macht)\s(?:ihr|du|sie)|^pou(?:vez|rriez)[\s-]vous|^(?:podéis|podrías|puedes|potete|podem)(?!\p{L})/iu;

/** Two signs of it are enough; one may stand in any brief. */
export function speaksOfStanding(masked: string, { texts }: FilmWords): boolean {
  const sentences = masked.split(/[.!?;:]+\s+|\n+/u).map((one) => one.trim().replace(/^(?:and|und|et|y|e)\s/iu, ''));
  const signs =
    (putRight.test(masked) ? 2 : 0) +
    (staying.test(masked) ? 2 : 0) +
    Math.min(2, [...masked.matchAll(parts)].length) +
    (sentences.some((one) => asking.test(one) || startsAsEdit(one)) ? 1 : 0) +
    (tellsShown(masked, texts) ? 1 : 0);
  return signs >= 2;
}

/** Words and figures of the film: two of the one kind, or one of each. */
function tellsShown(masked: string, texts: readonly string[]): boolean {
  const shown = new Set(texts.flatMap((text) => flat(text).split(' ')).filter((word) => /\d{2}|\p{L}{5}/u.test(word)));
  return (
    new Set(
      flat(masked)
        .split(' ')
        .filter((word) => shown.has(word)),
    ).size >= 2
  );
}

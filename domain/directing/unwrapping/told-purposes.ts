/** What a film is made for, where that is what it tells: "L'obiettivo del video è far conoscere X" asks for a film of X. */
import { capital } from '../reading/phrases.ts';

const film =
  "(?:(?:of |des |vom |du |de la |de l['’]|del |do |van (?:de |het )?)(?:this |the |our )?(?:film|video|clip|films|videos|filme|filmpje|vid[eé]o|vídeo|película)s?)";
const aims: readonly RegExp[] = [
  `(?:the|our) (?:main |only )?(?:goal|aim|objective|purpose|point|job)(?: ${film})? is to (?:announce|present|introduce|promote|advertise|show off|tell (?:people|everyone|residents|customers) about|make (?:people|everyone) aware of)\\s`,
  `(?:le but|l['’]objectif|l['’]idée)(?: ${film})?,? (?:c['’]est|est) (?:d['’]annoncer|de (?:présenter|faire connaître|faire découvrir|promouvoir))\\s`,
  `(?:el|nuestro) (?:objetivo|fin)(?: ${film})? es (?:anunciar|presentar|dar a conocer|promocionar)\\s`,
  `(?:l['’]|il nostro )(?:obiettivo|scopo|idea)(?: ${film})? è (?:quell[oa] di |di )?(?:annunciare|presentare|far(?:e)? (?:conoscere|scoprire)|promuovere)\\s`,
  `(?:o|a) (?:nosso |nossa )?(?:objetivo|objectivo|finalidade|ideia)(?: ${film})? é (?:anunciar|apresentar|dar a conhecer|divulgar|promover)\\s`,
].map((one) => new RegExp(`^${one}(?=\\S)`, 'iu'));

/** Whom something is announced to stands between the verb and what is announced in these languages. */
const toWhom =
  /(?<=(?<!\p{L})(?:anunciar|presentar|contar|explicar|annunciare|presentare|raccontare|spiegare|apresentar|annoncer|présenter|expliquer)\s)(?:a\s(?:l[oa]s?|nuestr[oa]s|noss[oa]s)|al|ai|agli|alle|alla|aos?|às?|aux|à\s(?:nos|tous\snos|toutes\snos|la|l['’]))\s?\p{Ll}+(?:\s(?:de|del|des|dei|degli|di|do|da|dos)\s\p{L}+)?\s(?=(?:el|la|los|las|nuestr[oa]s?|il|lo|gli|i|le|l['’]|un[ao]?|une|os?|as?|uma?|noss[oa]s?|notre|nos|que|che)(?:\s|(?<=['’])))/giu;

/** "un vídeo para presentar X", "une vidéo pour annoncer X": a film about X. */
const made =
  /(?<=(?<!\p{L})(?:v[ií]deo|vidéo|film|filme|película|clip)(?:\s\p{Ll}+)?\s)(?:(para) (?:apresentar|presentar|anunciar|dar a conocer|dar a conhecer)|(pour) (?:annoncer|présenter|faire connaître|faire découvrir)|(per) (?:annunciare|presentare|far conoscere))\s(?=(?:el|la|los|las|nuestr[oa]s?|il nostr|la nostr|i nostr|le nostr|un[ao]?|une|os?|as?|uma?|noss[oa]s?|le|les|notre|nos)(?:\s|(?<=nostr)))/iu;
/** A sentence that says what its film is made to tell, as what it tells. */
export function withoutPurpose(sentence: string): string {
  const said = sentence.replace(toWhom, '').replace(made, (_, para?: string, pour?: string) => {
    if (para !== undefined) return 'sobre ';
    return pour === undefined ? 'su ' : 'sur ';
  });
  const lead = aims.map((one) => one.exec(said)?.[0]).find((one) => one !== undefined);
  return lead === undefined ? said : capital(said.slice(lead.length));
}

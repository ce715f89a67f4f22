/** What a brief says its film is about: "It is about our spring week, 7–12 April." tells "Our spring week, 7–12 April". */
import { capital } from '../reading/phrases.ts';
import type { SaidSentence } from './by-sentence.ts';
import { asTitle } from './subject-cases.ts';

const filmOf: Readonly<Record<string, string>> = {
  en: '(?:it|this|(?:the|our|this) (?:film|video|clip|spot|piece))',
  de: '(?:es|er|(?:der|das|unser) (?:film|video|clip|spot))',
  fr: '(?:il|elle|ça|(?:le|la|notre|ce|cette) (?:film|vidéo|clip|spot))',
  es: '(?:(?:el|nuestro|este) (?:v[ií]deo|clip|anuncio|spot))',
  it: '(?:(?:il|lo|questo|il nostro) (?:video|filmato|spot|clip))',
  pt: '(?:(?:o|este|nosso|o nosso) (?:v[ií]deo|filme|clipe|spot))',
};

/** How each language says it, with a preposition that the title's article may be grown together with. */
const abouts: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `^${filmOf.en}(?:(?:['’]s| is| will be| should be| has to be)(?: all| mainly| really)? (?<lead>about)| (?:should|must|has to|is (?:meant|supposed|there|made) to|needs to|serves to) (?:announce|present|introduce|promote|advertise)|(?<=(?:film|video|clip|spot|piece)) covers) (?=(?:our|the|a|an|my|this|how|why|what)\\s)`,
    'iu',
  ),
  de: new RegExp(
    `^(?:(?:darin |dabei |hier |im (?:film|video) )?(?:es geht|geht es) (?<lead>um)|es handelt sich um|${filmOf.de} handelt von) `,
    'iu',
  ),
  fr: new RegExp(
    `^(?:il s['’]agit (?<lead>du|des|de|d['’])|${filmOf.fr} (?:parle|traite) (?<more>du|des|de|d['’])|${filmOf.fr} (?:(?:doit |devra )?(?:sert|servir|servira) à (?:faire connaître|présenter|annoncer|promouvoir)|(?:doit|devrait) (?:annoncer|présenter|promouvoir)))\\s?(?=(?:\\p{L}))`,
    'iu',
  ),
  es: new RegExp(
    `^(?:se trata (?<lead>del|de)|(?:${filmOf.es} )?(?:trata|habla|va|es) (?:sobre|(?<more>del|de))|(?:${filmOf.es} )?(?:sirve|es|servirá) para (?:dar a conocer|presentar|anunciar|promocionar))\\s`,
    'iu',
  ),
  it: new RegExp(
    `^(?:si tratta (?<lead>del|dello|della|dei|degli|delle|dell['’]|di)|(?:${filmOf.it} )?(?:parla) (?<more>del|dello|della|dei|degli|delle|dell['’]|di)|(?:${filmOf.it} )?(?:serve|deve servire|servirà) (?:a|per) (?:far conoscere|presentare|annunciare|promuovere|lanciare))\\s?(?=\\p{L})`,
    'iu',
  ),
  pt: new RegExp(
    `^(?:trata-se (?<lead>do|da|dos|das|de)|(?:${filmOf.pt} )?(?:fala|é) (?<more>sobre|do|da|dos|das)|(?:${filmOf.pt} )?(?:serve|é|servirá) para (?:dar a conhecer|divulgar|apresentar|anunciar|promover))\\s`,
    'iu',
  ),
};
/** "Se trata de ahorrar", "Es geht um mehr als Brot": what somebody does, or hopes for, is no subject. */
const noSubject =
  /^(?:not|time|more|people|mehr|alles|nichts|wenig|plus|moins|más|menos|più|mais|\p{Ll}+(?:er|ir|re|ar|are|ere|ire)(?=\s(?:la|le|les|l['’]|un|une|el|los|las|una|il|lo|i|gli|o|a|os|as|uma)(?:\s|(?<=['’])))|présenter|annoncer)(?!\p{L})/iu;

/** "a video that sums up the year at Harbour Kitchen": what is summed up is what it is about. */
const summing =
  /(?<=(?<!\p{L})(?:film|video|clip|vidéo|vídeo|filmato|filme|reel|spot)(?:\s(?:for|für|pour|para|per)\s[^,.:;!?]{2,60})?),?\s(?:that|which|to|qui|que|che)\s(?:sums? up|summari[sz]es?|recaps?|looks? back (?:on|at|over)|reviews?|wraps? up|résume|retrace|revient sur|fait le bilan de|resum[ae]|repas[ae]|haga balance de|recoja|riassum[ae]|ripercorr[ae]|faça o balanço de|recorde)\s(?=\S+\s\S)/iu;
const film = /(?<!\p{L})(?:film|video|clip|vidéo|vídeo|filmato|filme|reel|spot)(?!\p{L})/iu;
/** "Film for the Eastmere Museum, announcing our exhibition on lighthouses." */
const announcing =
  /,\s(?:announcing|presenting|introducing|promoting|advertising|celebrating|about)\s(?=(?:our|the|an?)\s[^,.:;!?]{3,80}[.]?$)/iu;

/** A sentence with its subject as viewers read it; any other as it is. */
export function withSubjectSaid({ text }: SaidSentence, at: number, language: string): string {
  if (at < 6) {
    const found = abouts[language]?.exec(text) ?? abouts.en?.exec(text);
    const rest = text.slice(found?.[0].length ?? 0);
    if (found != null && !noSubject.test(rest)) {
      const lead = found.groups?.lead ?? found.groups?.more ?? (language === 'de' ? 'um' : '');
      const title = asTitle(rest, lead === 'about' || lead === 'sobre' ? '' : lead, language);
      if (title !== null) return capital(title);
    }
  }
  if (!film.test(text)) return text;
  if (summing.test(text)) {
    const [head = '', subject = ''] = text.split(summing);
    const isBare = language === 'en' && !/\sfor\s/u.test(head);
    return isBare ? `${head} about ${subject}` : `${head}. ${capital(subject)}`;
  }
  if (language === 'en' && announcing.test(text)) {
    const [head = '', subject = ''] = text.split(announcing);
    return `${head}. ${capital(subject)}`;
  }
  return text;
}

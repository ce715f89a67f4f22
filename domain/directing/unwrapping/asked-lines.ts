/** Words that a sentence only asks to be read: "J'aimerais qu'on lise « … »", "Please put “…” somewhere big"; viewers read what stands in the marks. */
import { placeWords } from '../lexicon/opening-words.ts';
import { heldOf } from '../reading/masked-text.ts';
import { inNominative } from '../reading/nominative.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { filmNouns } from '../tagging/words.ts';
import type { SaidSentence } from './by-sentence.ts';
import { asMainClause } from './german-order.ts';
import { placeLeads } from './said-places.ts';

/** How words shall stand there: in what size, where, and when in turn. */
const manner =
  `also next later after afterwards middle centre center somewhere anywhere big bigger large larger huge giant enormous bold clear clearly loud letters lettering type font across whole include includes feature features add adds place placed quite in between point proper properly prominently visible visibly halfway during order moment alone itself always use say saying keep
  danach außerdem zudem anschließend dazwischen irgendwo irgendwann mittendrin mitte groß große großen großer riesig riesige riesigen fett deutlich gut sichtbar lesbar buchstaben lettern rein hinein drin dabei vorkommen vorkommt auftauchen bringen bringt einbauen baut dürfen fehlen nicht leitspruch wahlspruch leitsatz noch wieder allein alleine sich immer verwenden nutzen sagen lautet heißt
  puis ensuite après également aussi milieu centre quelque part grand grande gros grosse grosses énorme énormes lettres caractères visible visiblement lisible apparaître figure figurer inclure incluez ajouter ajoutez reprendre reprenez intégrer intégrez avant valeur évidence devise manquer seul seule toujours utilisons utilise disons employons
  luego después también además medio centro grande grandes enorme enormes gigantes letras letra visible claramente incluir incluya incluye incluid añadir añade añada añadid destacar destacada destacado consigna falte faltar tiene algún sola solo siempre usamos utilizamos decimos
  poi dopo anche inoltre mezzo centro grande grandi enorme enormi cubitali caratteri lettere visibile evidenza inserire inserite inserisci aggiungere aggiungete comparisse leggesse leggano piacerebbe risalto qualche parte mancare sola solo sempre usiamo utilizziamo diciamo
  depois também ainda além disso meio centro grande grandes enorme enormes garrafais letras visível destaque bem incluir inclua incluam acrescentar acrescente acrescentem queremos gostávamos gostaríamos divisa algures faltar sozinha sozinho sempre usamos utilizamos dizemos`.split(
    /\s+/u,
  );

const wordsOf = (language: string) => {
  const own = [placeWords[language], placeWords.en].filter((words) => words !== undefined);
  return new RegExp(`^(?:${[...own.flatMap(({ line, rest }) => [line, rest]), ...manner, '\\p{L}'].join('|')})$`, 'iu');
};
const knownByLanguage = new Map(Object.keys(placeWords).map((language) => [language, wordsOf(language)]));
const cueOf = (side: 'begin' | 'end') =>
  new Map(
    Object.entries(placeWords).map(([language, words]) => [
      language,
      new RegExp(`^(?:${words[side]}|${placeWords.en?.[side]})$`, 'iu'),
    ]),
  );
const begins = cueOf('begin');
const ends = cueOf('end');

/** A title and a button have a place of their own, which the reading knows. */
const placed =
  /(?<!\p{L})(?:titles?|headlines?|heading|überschrift|titel|titre|título|titular|titolo|accroche|button|cta)(?!\p{L})/iu;
/** A slogan stands with the name. */
const slogan = /(?<!\p{L})(?:tagline|strapline|slogan|claim|es?logan|lema|payoff)(?!\p{L})/iu;
/** "Our motto: “…”", "Motto “…”": the reading knows labels. */
const labelled = /^(?:[^\s]+(?:\s[^\s]+){0,2}\s?:[*_]{0,2}|\p{L}+)\s*[\ue000-\uf8ff][.!?]?$/u;
const mark = /[\ue000-\uf8ff]/u;
const marks = /[\ue000-\uf8ff]/gu;
const joints = /(?:,|;)\s(?:(?:and|und|et|y|e|then|dann|puis|luego|poi|depois)\s)?|\s(?:and|und|et|y|e)\s/iu;

interface Part {
  own: string;
  side: 'begin' | 'end' | '';
}

/** A stretch that asks for one quotation or address in words of nothing but a wish; null for any other. */
function partOf(text: string, language: string): Part | null {
  const [own = '', ...more] = text.match(marks) ?? [];
  const words = text.replace(marks, ' ').match(/[\p{L}\p{N}%€$£]+/gu) ?? [];
  const isCued = (cues: ReadonlyMap<string, RegExp>) => words.some((word) => cues.get(language)?.test(word));
  const side = isCued(ends) ? 'end' : isCued(begins) ? 'begin' : '';
  const known = knownByLanguage.get(language);
  const isOfWish = words.every(
    (word) => known?.test(word) || begins.get(language)?.test(word) || ends.get(language)?.test(word),
  );
  return own === '' || more.length > 0 || words.length === 0 || !isOfWish ? null : { own, side };
}

/** "a note about …", "der Hinweis auf den …": what is pointed to, and not that it is. */
const pointing =
  /^(?:(?:then|also|please|dann|bitte|auch|noch|puis|aussi|también|anche|também)\s)*(?:(?:an?|the) (?:short )?(?:note|mention|reminder|reference|hint|word) (?:about|of|on|to)|(?:der|den|ein|einen) (?:kurze[rn]? )?(?:hinweis|verweis) auf|(?:die|eine) (?:info|information|erinnerung) (?:zu|über|an)|(?:la|une) (?:mention|indication) (?:de|sur)|(?:un|le) rappel (?:de|sur)|(?:la|una) (?:mención|referencia|nota) (?:a|de|sobre)|(?:el|un) (?:aviso|recordatorio) (?:de|sobre)|(?:il|un|un['’]) ?(?:richiamo|accenno|avviso|promemoria|menzione) (?:a|di|su)|(?:a|uma) (?:menção|referência|nota) (?:a|de|sobre)|(?:o|um) (?:aviso|lembrete) (?:de|sobre))\s(?=\S)/iu;

/** "and the information that …", "und dass …": behind it stands what is told. */
const telling =
  /^(?:(?:then|also|dann|auch|puis|aussi|luego|también|poi|anche|depois|também)\s)*(?:(?:the|die|den|der|la|le|el|lo|il|a|o|l['’])\s?(?:info(?:rmation)?|fact|news|hinweis|nachricht|rappel|nouvelle|información|noticia|dato|informazione|notizia|fatto|avviso|informação|notícia|facto|aviso)(?:\sde)?,?\s)?(?:that\s|dass\s|que\s|qu['’]|che\s)(?=\S+\s\S)/iu;
const onward =
  /^[,;]?\s(?:(?:and|und|et|y|e)\s(?:then|afterwards|dann|danach|puis|ensuite|luego|después|poi|dopo|depois|a seguir)|then|dann|puis|luego|poi|depois)\s(?=\S+\s\S)/iu;

/** Behind the words asked for something else is told: "der Satz „…“ und der Hinweis auf den Kurs", "… “Home.” and then how to give: …". */
function withMoreBehind({ text, held }: Pick<SaidSentence, 'text' | 'held'>, language: string): string | null {
  const at = text.search(mark) + 1;
  if (heldOf(text.slice(at), held).some(({ kind }) => kind === 'quote')) return null;
  for (const joint of text.slice(at).matchAll(/[,;]?\s(?:and|und|et|y|e)\s|[,;]\s|\s(?=then\s)/giu)) {
    const own = partOf(text.slice(0, at + joint.index), language);
    if (own === null || own.side !== '') return null;
    const told = toldBehind(text.slice(at + joint.index), joint[0].length, language);
    if (told !== null) return `${own.own}. ${capital(told)}`;
  }
  return null;
}

/** What is told behind a joint of so many signs; null where it is not known to be. */
function toldBehind(behind: string, joint: number, language: string): string | null {
  const [next = ''] = onward.exec(behind) ?? [];
  if (next !== '') return behind.slice(next.length);
  const rest = behind.slice(joint);
  if (mark.test(rest)) return null;
  const pointed = rest.replace(pointing, '');
  if (pointed !== rest) return inNominative(pointed);
  const clause = rest.replace(telling, '');
  if (clause === rest) return null;
  return language === 'de' ? asMainClause(clause.replace(/[.!]$/u, '')) : clause;
}

/** "It would be great to have that with her name.", "Gostávamos muito que aparecesse.": a wish that names nothing to be read. */
const wishing =
  /(?<!\p{L})(?:it would be|it['’]d be|(?:we|i)(?:['’]d| would) (?:really )?(?:love|like)|(?:das|es|den|die) (?:wäre|hätten?|würden?|möchten?)|(?:wir|ich) (?:hätten?|würden?|möchten?)|(?:nous|on|j['’]|je) ?(?:aimer|voudr)\p{L}+|ce serait|(?:nos|me) (?:gustaría|encantaría)|sería|(?:ci|mi) piacerebbe|vorremmo|vorrei|sarebbe|gost(?:ávamos|aríamos|ava|aria)|seria)(?!\p{L})/iu;
const ofSigning =
  /^(?:her|his|names?|nam(?:en|e)|ihrem?|seinem|ihren|drin|muito|much|mucho|beaucoup|molto|nom|noms|nombre|son|sa|leur|nome|seu|sua|suo|voir|lui|appar\p{L}+|apare\p{L}+|most\p{L}+|compa\p{L}+|montr\p{L}+|gost\p{L}+)$/iu;

function isBareWish(text: string, language: string): boolean {
  if (/[\d?:"\ue000-\uf8ff]/u.test(text) || countWords(text) > 14 || !wishing.test(text)) return false;
  // "Vorrei un video." asks for the film itself.
  if (filmNouns.test(text)) return false;
  const known = knownByLanguage.get(language);
  return (text.match(/\p{L}+/gu) ?? []).every((word) => known?.test(word) || ofSigning.test(word));
}

/** A sentence of nothing but the wish for words as these words, first and last ones as the reading knows them; any other as it is. */
export function withLineAsked({ text, held }: SaidSentence, language: string): string {
  if (isBareWish(text, language)) return '';
  const parts = heldOf(text, held);
  if (parts.length === 0 || !parts.some(({ kind }) => kind === 'quote') || placed.test(text)) return text;
  if (countWords(text) > 24 || labelled.test(text)) return text;
  if (parts.length === 1 && parts[0]?.kind === 'quote') {
    const own = partOf(text, language);
    if (own === null) return withMoreBehind({ text, held }, language) ?? text;
    if (own.side !== '') return text;
    return slogan.test(text) ? `Tagline: ${own.own}.` : `${own.own}.`;
  }
  const stretches = text.split(joints);
  const all = stretches.map((one) => partOf(one, language)).filter((one) => one !== null);
  if (all.length < stretches.length) return withMoreBehind({ text, held }, language) ?? text;
  // Of an address alone nobody knows whether it is called up or only named.
  if (all.some(({ own, side }) => side === '' && heldOf(own, held)[0]?.kind === 'address')) return text;
  const [first, last] = placeLeads(language);
  const said = all.map(({ own, side }) =>
    side === 'begin' ? `${first} ${own}.` : side === 'end' ? `${last} ${own}.` : `${own}.`,
  );
  return said.join(' ');
}

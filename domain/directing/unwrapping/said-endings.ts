/** However a clause says what a film shall end on, it is read as `End with "…"`. */

import { languageOf } from '../reading/language.ts';
import { heldOf, type MaskedText, maskText, typed } from '../reading/masked-text.ts';
import { isDirection } from '../reading/open-directions.ts';
import { countWords } from '../reading/phrases.ts';
import { type Clause, cutClauses, opensSentence } from '../tagging/cut-clauses.ts';
import { mostWords, placeLeads } from './said-places.ts';

/** What tells of the end of the film, by language. */
const endings: Readonly<Record<string, string>> = {
  en: '(?:at|in|for|by|to) the (?:very )?end|(?:last|final|closing|ending) (?:thing|line|frame|image|shot|card|scene|screen|slide|words?|message|beat|text|note|moment)|(?:ends?|finish(?:es)?|close|closes|conclude|wrap (?:it )?up|sign off|land) (?:it |things |the (?:film|video|clip) )?(?:on|with|by)',
  de: '(?:ganz )?(?:am|zum) (?:ende|schlu(?:ss|ß))|zuletzt|(?:letzte[nrs]?|abschließende[nrs]?) (?:bild|zeile|satz|wort|worte|einstellung|szene|text|seite)|schluss(?:satz|bild|zeile|wort|wörter|karte)|(?:ende|enden|endet|aufhören|schließe|schließen|schließt|abschließen|beende|beenden) (?:sie |bitte |es |ihn |das video |den film )*(?:mit|auf)|(?:aufhören|enden|schließen|abschließen|ausklingen) (?:soll(?:te)?|darf|kann|muss) (?:es|er|das(?: ganze| video)?|der (?:film|clip)) (?:dann |bitte )?(?:mit|auf)|hör(?:e|t|en)? (?:sie |bitte |dann )*mit [\\ue000-\\uf8ff](?: auf)?|mit (?:\\p{L}+ ){0,3}[\\ue000-\\uf8ff] (?:enden|aufhören|schließen|abschließen|beenden)',
  fr: 'à la (?:toute )?fin|(?:dernière|ultime) (?:image|phrase|ligne|chose|scène)|dernier (?:plan|mot|écran|texte)|pour (?:finir|terminer|conclure)|(?:fini[rst]?|finisse|finissez|termine[rz]?|achève[rz]?|conclu[est]*|concluez) (?:la vidéo |le film )?(?:par|sur|avec)|mot de la fin|phrase (?:finale|de fin)',
  es: 'al final|(?:última|último) (?:imagen|frase|línea|cosa|plano|pantalla|palabra)|para (?:terminar|acabar|cerrar)|(?:termin|acab|cierr|cerr|finali[cz]|conclu)\\p{L}* (?:el v[ií]deo )?(?:con|en)|frase final',
  it: 'alla fine|(?:ultima|ultimo) (?:immagine|frase|riga|cosa|inquadratura|schermata|parola)|per (?:finire|chiudere|concludere)|(?:termin|fini|chiud|conclud)\\p{L}* (?:il video )?(?:con|su)|frase finale',
  pt: 'no fi(?:m|nal)|ao final|(?:última|último) (?:imagem|frase|linha|coisa|plano|ecrã|tela|palavra)|para (?:terminar|fechar|acabar|finalizar)|(?:termin|acab|fech|feche|encerr|finaliz|conclu)\\p{L}* (?:o v[ií]deo )?(?:com|em|no|na)|frase final',
  nl: '(?:aan|op) het (?:eind|einde|slot)|(?:laatste) (?:beeld|zin|regel|woord|woorden|scherm|ding|tekst)|slot(?:zin|beeld|woord|tekst)|(?:eindig|eindigt|eindigen|afsluiten|sluit (?:het )?af) (?:met|op)|als (?:slot|afsluiter|laatste)|(?:eindigen|afsluiten) (?:mag|moet|kan) (?:het|hij|de film|het filmpje) (?:graag )?(?:met|op)|met (?:\\p{L}+ ){0,3}[\\ue000-\\uf8ff] (?:eindigen|afsluiten)',
};
const mark = '[\\ue000-\\uf8ff]';

/** "Say “Book a table” at the end.", "que acabe con «…»": the words in quotation marks as the film's last ones. */
export function withSaidEndings(prompt: string): string {
  const masked = maskText(prompt);
  const language = languageOf(masked.text);
  const [, ends] = placeLeads(language);
  let text = '';
  let at = 0;
  for (const { text: clause, from, to, joint } of withQuotations(
    cutClauses(masked.text, language, masked.held),
    masked,
  )) {
    const isInside = !opensSentence({ joint });
    const ending = placedIn(clause, endingOf(language), masked);
    if (ending === null) continue;
    const gap = masked.text.slice(at, from);
    text += `${isInside ? `${gap.replace(/[\s,;–—-]+$/u, '')}. ` : gap}${ends} ${ending}`;
    at = to;
  }
  return at === 0 ? prompt : typed(`${text}${masked.text.slice(at)}`, masked.held);
}

/** "The last thing to see: our name and “…”": a quotation that stands alone belongs to the clause before it. */
function withQuotations(clauses: readonly Clause[], { text, held }: MaskedText): Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const before = all.at(-1);
    // "Our motto is “…” and I want it at the end": where it stands is said behind it.
    const isWished =
      ['and', 'comma'].includes(clause.joint) &&
      heldOf(clause.text, held).length === 0 &&
      atEnd.test(clause.text) &&
      heldOf(before?.text ?? '', held)[0]?.kind === 'quote' &&
      motto.test(before?.text ?? '');
    if (isWished && before !== undefined) {
      all.splice(-1, 1, { ...before, text: text.slice(before.from, clause.to), to: clause.to });
      continue;
    }
    const isLed = ['and', 'comma', 'colon', 'dash'].includes(clause.joint) && alone.test(clause.text);
    if (!isLed || before === undefined || heldOf(before.text, held).length > 0) all.push(clause);
    else all.splice(-1, 1, { ...before, text: text.slice(before.from, clause.to), to: clause.to });
  }
  return all;
}

/** Words of ours that are called by a name: "Nuestro lema es «…»". */
const motto = new RegExp(
  `^(?:${[
    '(?:our|the|my) (?:\\p{L}+ ){1,3}is',
    '(?:unser|der|mein|unsere|die)e? (?:\\p{L}+ ){1,3}(?:ist|lautet|heißt)',
    "(?:notre|le|la|mon) (?:\\p{L}+ ){1,3}est|notre \\p{L}+,? c['’]est",
    '(?:nuestr[oa]|el|la|mi) (?:\\p{L}+ ){1,3}es',
    '(?:il|la|lo) (?:\\p{L}+ ){1,3}è',
    '(?:[oa] )?(?:noss[oa]|meu|minha|[oa]) (?:\\p{L}+ ){1,3}é',
    '(?:onze|ons|de|het|mijn) (?:\\p{L}+ ){1,3}(?:is|luidt)',
  ].join('|')})\\s?:?\\s${mark}$`,
  'iu',
);
/** "y quiero que aparezca al final", "und der soll am Ende stehen": a wish, and no event. */
const atEnd =
  /(?<!\p{L})(?:want|like|should|must|please|shall|put|show|möchten?|soll(?:te)?|muss|bitte|will|gehört|kommt|veux|voulons|voudrais|aimerais|aimerions|doit|faut|quiero|queremos|debe|tiene|quisiera|gustaría|voglio|vorrei|vorremmo|vogliamo|deve|quero|queria|queremos|gostava|gostaria|tem|wil|willen|moet|mag|graag)(?!\p{L})(?=.*(?:the (?:very )?end|last|(?:am|zum) (?:ende|schlu(?:ss|ß))|la (?:toute )?fin|al final|alla fine|(?:no|ao) fi(?:m|nal)|(?:eind|einde|slot)(?!\p{L})))|(?:(?:at|in|to) the (?:very )?end|(?:am|zum) (?:ende|schluss)).*(?<!\p{L})(?:soll|muss|bitte|please)(?!\p{L})/iu;

const alone = new RegExp(`^(?:\\p{L}{1,4}\\s)?${mark}[.!?]?(?:\\s+\\p{Lu}.*)?$`, 'su');

const endingOf = (language: string) =>
  new RegExp(`(?<!\\p{L})(?:${endings[language] ?? endings.en}|${endings.en})(?!\\p{L})`, 'iu');

/** The quotation of which a clause says where it stands, with what begins behind it; null if it tells something else. */
function placedIn(clause: string, cue: RegExp, { held }: MaskedText): string | null {
  const [quote, ...more] = heldOf(clause, held);
  if (quote?.kind !== 'quote' || more.length > 0) return null;
  const [, before = '', own = '', after = ''] = new RegExp(`^(.*?)(${mark})(.*)$`, 'su').exec(clause) ?? [];
  // What begins behind a quotation that ends its own sentence is a sentence for itself.
  const isClosed = /[.!?…]$/u.test(quote.text.trim()) && /^\s+\p{Lu}/u.test(after);
  const said = isClosed ? `${before}${own}` : clause;
  if (!cue.test(said) || countWords(said.replace(own, '')) > mostWords || speech.test(said)) return null;
  // What the reading knows as it stands, it knows in its place; what leads to a colon it takes for a label.
  if (!isClosed && isDirection(clause) && cue.test(before) && !/:\s*$/u.test(before)) return null;
  return `${own}${isClosed ? `.${after}` : after.trim() === '' || /[.!?]\s*$/u.test(said) ? '.' : ''}`;
}

/** "At the end she said “Never again”": somebody's words are told, not wished. */
const speech =
  /(?<!\p{L})(?:said|says|asked|told|wrote|sagte|sagt|schrieb|fragte|dit|disait|dijo|dice|disse|diz|zei|zegt|schreef|scrisse|escribió|escreveu)(?!\p{L})/iu;

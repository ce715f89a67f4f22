/** Somebody's words behind what leads to them: "We'd like to show one review, from Ada, a member since 2021: “…”" is `“…” — Ada, a member since 2021.` */
import { heldOf } from '../reading/masked-text.ts';
import { countWords } from '../reading/phrases.ts';
import type { SaidSentence } from './by-sentence.ts';
import { signedByLabel } from './quote-labels.ts';
import { attributed } from './speaker-leads.ts';
import { isPlainName, speakerIn } from './speaker-names.ts';

const wish =
  "(?:please|bitte|por favor|per favore|(?:we|i)(?:['’]d| would)? (?:like|love|want)(?: to)?|(?:wir|ich) (?:möchten?|wollen|würden gerne?)|(?:nous|on|je|j['’]) ?(?:aimerions|aimerait|aimerais|voudrions|voudrait|voudrais|voulons)|(?:queremos|quisiéramos|nos gustaría)|(?:vorremmo|vogliamo|ci piacerebbe)|(?:queremos|gostaríamos de))";
const taking =
  '(?:show|feature|include|use|add|quote|put in|zeige?n?|nimm|nehmt|montrer|montrez|citer|ajouter|ajoutez|mettre|mostrar|muestra|incluir|incluye|poner|mostrare|mostrate|citare|inserire|inserite|mostre|inclua|colocar)';
const one =
  "(?:(?:one|a|an|the|this|just one|eine?n?|das|die|der|diese[ns]?|une?|la|le|cette|ce|una?|esta|este|el|un['’]|questa|questo|il|uma?|o|essa|esse)\\s?)?(?:[^\\s,.:;]+ )?";
const voice =
  '(?:review|comment|quote|quotation|testimonial|voice|opinion|remark|saying|line|sentence|message|note|words|bewertung|stimme|zitat|rückmeldung|kundenstimme|satz|spruch|aussage|avis|citation|témoignage|commentaire|phrase|mot|message|reseña|opinión|cita|testimonio|comentario|frase|mensaje|palabras|recensione|citazione|testimonianza|commento|opinione|messaggio|parole|avaliação|opinião|citação|depoimento|comentário|mensagem|palavras)';
/** "There is a lovely remark from …", "Tenemos una frase de …": that it is there. */
const there =
  "(?:there(?:['’]s| is| was)|(?:we|i)(?:['’]ve| have)?(?: also)? (?:have|got|received)|here(?:['’]s| is)|es gibt|hier ist|(?:wir|ich) haben?(?: (?:auch|noch))?|dazu gibt es|il y a|voici|(?:nous|on|j['’]) ?(?:avons|a|ai)(?: (?:aussi|reçu))?|hay|aquí (?:está|tenéis|tienes)|(?:tenemos|tengo|hemos recibido)(?: también)?|c['’]è|ecco|abbiamo(?: (?:anche|ricevuto))?|há|eis|(?:temos|recebemos)(?: também)?)";
const from = "(?:from|by|of|von|de|d['’]|di|da|do|del|della|du)";
/** "We'd like to show one review, from Ada: “…”"; German may have its verb between: "Wir möchten eine Bewertung zeigen, von Jonas: „…“" */
const led = new RegExp(
  `^(?:(?:then|also|and|dann|puis|luego|poi|depois),? )*(?:${wish} )?(?:${taking} )?(?:${there} )?${one}${voice}(?: (?!(?:from|by|of|von|de|di|da|do|del|du)\\s)[^\\s,.:;\\ue000-\\uf8ff]+)?(?: (?:zeigen|einbauen|einblenden|bringen))?,? ${from}\\s?(?<who>[^:.;!?\\ue000-\\uf8ff]{2,80}?)(?: (?:zeigen|einbauen|einblenden))?\\s?[:,]\\s*(?<said>[\\ue000-\\uf8ff])[.!?]?$`,
  'iu',
);
const saying =
  '(?:told us|tells us|said|says|wrote(?: to us)?|put it|sagte?|erzählte?|schrieb|meinte?|a dit|dit|écrit|raconte|dijo|dice|contó|cuenta|escribió|ha detto|racconta|scrive|disse|diz|contou|escreveu)';
/** "What Marlon, one of our guests, told us: “…”", "Was uns Marlon, ein Gast, sagte: „…“" */
const spoken = new RegExp(
  `^(?:[-*•–]\\s+)?(?:(?:(?:we|i)(?:['’]d| would)? (?:like|love|want) (?:people|viewers|everyone|them|you) to (?:hear|see|read)|(?:please )?(?:show|include|add|quote|use)|(?:zeigen? sie|zeigt|zeige) (?:bitte )?,|montrez|ajoutez|muestra|mostrate|mostre) )?(?:what|was|ce que|lo que|quello che|ciò che|o que)(?: (?:uns|nous|nos|ci))?(?: ${saying})?\\s(?<who>[^:.;!?\\ue000-\\uf8ff]{2,80}?),?(?: (?:uns|nous|nos|ci))?(?: (?:(?:hat|a|ha) )?(?:${saying}|gesagt hat|erzählt hat))?\\s?:\\s*(?<said>[\\ue000-\\uf8ff])[.!?]?$`,
  'iu',
);

/** "Our vet, Ana Reis, should be quoted: “…”" */
const quoted =
  /^(?:(?:then|also|and|next|dann|danach|außerdem|puis|ensuite|aussi|luego|después|también|poi|inoltre|anche|depois|também),? )*(?:(?<who>\p{L}[^:.;!?\ue000-\uf8ff]{2,80}?),? (?:(?:should|must|can|could|is to|will|would like to) be (?:quoted|cited)(?: (?:as )?saying| with)?|(?:soll|sollte|muss|darf|möchte) (?:auch )?zitiert werden(?: mit)?|(?:doit|devrait|peut) être citée?(?: disant| avec)?|(?:debe|debería|tiene que) ser citad[oa](?: con)?|(?:deve|dovrebbe|va) (?:essere )?citat[oa](?: con)?|deve(?:ria)? ser citad[oa](?: com)?)|(?:hay que citar a|citad? a|citemos a|va citat[oa]|citate|citiamo|il faut citer|citez|deve ser citad[oa]|citem?|zitiert(?: bitte)?|zitieren sie(?: bitte)?) (?<whom>\p{L}[^:.;!?\ue000-\uf8ff]{2,80}?))\s?[:,]\s*(?<said>[\ue000-\uf8ff])[.!?]?$/iu;
/** "our vet, Ana Reis" */
const postFirst = /^(?<role>\p{Ll}[^,]{2,60}),\s(?<name>\p{Lu}[^,]{2,60}),?$/u;
/** "one of the kids, Ada (age 9)": of whom there are many, one has a name. */
const oneOf =
  /^(?:one of (?:the|our|my) (?:[^\s,]+\s)?[^\s,]+|eine[mrs]? (?:der|unserer) [^\s,]+|(?:l['’])?une? (?:de nos|des) [^\s,]+|un[oa]? de (?:nuestr[oa]s|l[oa]s) [^\s,]+|un[oa]? (?:dei|delle|degli) (?:nostr[ie] )?[^\s,]+|uma? d[oa]s (?:noss[oa]s )?[^\s,]+),\s(?=\p{Lu})/iu;

/** "Scene 4: a line from Ada Lund: “…”" */
const sceneLead =
  /^[-*•\s]*(?:scene|shot|frame|szene|bild|scène|plan|escena|plano|scena|cena)\s\d{1,2}\s?[:.–—-]\s+(?=\S)/iu;
const says = new RegExp(saying, 'iu');

/** Who speaks has a name, in capitals. */
const named =
  /^(?:(?:our|unser\S*|notre|nuestr[oa]|(?:la |il )?nostr[oa]|[oa] noss[oa]|noss[oa])\s(?:[^\s,]+\s){1,2})?\p{Lu}\p{Ll}/u;

/** A sentence of nothing but a quotation and who said it, signed as the reading knows it; any other as it is. */
export function withVoiceLed({ text, held, isRunning }: SaidSentence): string {
  const [scene = ''] = sceneLead.exec(text) ?? [];
  if (scene !== '') return `${scene}${withVoiceLed({ text: text.slice(scene.length), held, isRunning })}`;
  const { who: speaks = '', whom = speaks, said: words = '' } = quoted.exec(text)?.groups ?? {};
  if (words !== '' && heldOf(words, held)[0]?.kind === 'quote') {
    const { role, name } = postFirst.exec(whom)?.groups ?? {};
    const signed = signedByLabel(`quote from ${name === undefined ? whom : `${name}, ${role}`}`, words);
    if (signed !== null) return signed;
  }
  const isSaid = spoken.test(text);
  const { who: given = '', said = '' } = (led.exec(text) ?? spoken.exec(text))?.groups ?? {};
  const who = given.replace(oneOf, '');
  if (said === '' || heldOf(said, held)[0]?.kind !== 'quote' || countWords(who) > 12) return text;
  const one = named.test(who) ? null : speakerIn(who);
  if (one !== null && isPlainName(one.who)) return attributed(said, one);
  if (!named.test(who)) return text;
  if (isSaid && !says.test(text.slice(0, text.indexOf(said)))) return text;
  const speaker = who.replace(
    /^(?:our|notre|nuestr[oa]|la nostra|il nostro|[oa] noss[oa])\s(?=(?:[^\s,]+\s){1,2}\p{Lu})/iu,
    '',
  );
  return `${/^\s*[-*•–]\s+/u.exec(text)?.[0] ?? ''}${said} — ${speaker}.`;
}

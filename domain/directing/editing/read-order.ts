import { calledItem } from './called-item.ts';
import {
  type Clause,
  type ClauseReader,
  flat,
  isPronoun,
  itemOf,
  mark,
  match,
  saidBy,
  shows,
  targetOf,
} from './clause.ts';
import type { Edit, Place } from './edit.ts';
import { readOneByOne } from './read-each.ts';
import { placeOf } from './read-move.ts';
import { instead, isShownFigure } from './read-words.ts';

const one =
  (kind: 'split' | 'remove', pattern: string): ClauseReader =>
  (clause) => {
    const stretch = match(clause, pattern)?.[0];
    const target = stretch === undefined ? null : targetOf(clause, stretch);
    return target === null ? null : { kind, target };
  };
export const readSplit: ClauseReader = (clause) => readEach(clause) ?? readOneByOne(clause) ?? splitInTwo(clause);

/** "Give each one its own scene", "put each statistic on its own screen", "one screen each" */
function readEach(clause: Clause): Edit | null {
  const own =
    '(?:(?:a|one|its|their)\\s(?:own\\s|separate\\s)?|separate\\s)(?:{scene})(?:\\sof\\s(?:its|their)\\sown)?';
  const each = '(?:each|every)(?:\\s(?:one|of\\s(?:them|these|those)|item|point|single\\sone))?';
  const said =
    match(clause, `(?:give|make|let)\\s+${each}\\s+(?:have\\s|get\\s)?${own}`) ??
    match(clause, `(?:put|show|place)\\s+${each}\\s+(?:on|in)\\s+${own}`) ??
    match(clause, '(?:make\\s(?:that|it)\\s)?one\\s(?:{scene})\\seach');
  const spoken = clause.spoken?.target ?? null;
  if (said !== null) return spoken === null ? null : { kind: 'split', target: spoken, isEach: true };
  const named = match(
    clause,
    `(?:give|put|show|place)\\s+(?:each|every)(?:\\sof)?\\s+{the}(*)\\s+(?:(?:on|in)\\s+)?${own}`,
  );
  const target = named === null ? null : targetOf(clause, named[0] ?? '');
  return target === null ? null : { kind: 'split', target, isEach: true };
}

const splitInTwo = one(
  'split',
  '{split}\\s+{the}(*)(?:\\s+(?:in|into|up\\sinto|over|across|on|onto|en|em|auf|sur|su|por)\\s+(?:two|2|zwei|deux|dos|due|duas|dois|half|hälften|halves)(?:\\s+(?:{scene}|bilder|bildschirme|écrans|images|pantallas|schermate|schermi|ecrãs|telas))?)?',
);
const removeNamed = one(
  'remove',
  '{remove}\\s+{the}(*)(?:\\s+(?:out|weg|raus|heraus|away|from\\sthe\\s(?:film|video)))?',
);

const takeOut = one('remove', '(?:take|nimm|leave)\\s+{the}(*)\\s+(?:out|away|raus|heraus|weg)');
/** "drop the quote", "take the quote out" */
export const readRemove: ClauseReader = (clause) =>
  removeCounted(clause) ?? removeNamed(clause) ?? takeOut(clause) ?? removeFigure(clause) ?? removeCalled(clause);

const counted =
  '(?:number|count|amount|zahl|anzahl|nombre|número|numero)\\s(?:of|der|von|de|des|di|dei|degli|delle|dos|das)\\s.+';

/** "Leave out the number of Sundays": the figure that counts them. */
function removeCounted(clause: Clause): Edit | null {
  const said = match(clause, `{remove}\\s+{the}(${counted})`)?.[0];
  const target = said === undefined ? null : calledItem(clause, said);
  return target === null ? null : { kind: 'remove', target };
}

/** "Remove the candle", "take the water temperature out": what nothing else of the film is called. */
function removeCalled(clause: Clause): Edit | null {
  const said =
    match(clause, '{remove}\\s+{the}(*)(?:\\s+(?:out|weg|raus|heraus|away))?')?.[0] ??
    match(clause, '(?:take|nimm|leave)\\s+{the}(*)\\s+(?:out|away|raus|heraus|weg)')?.[0];
  const target = said === undefined ? null : calledItem(clause, said);
  return target === null ? null : { kind: 'remove', target };
}

/** "Remove 0 additives": a figure of a row goes with what it counts. */
function removeFigure(clause: Clause): Edit | null {
  const found = match(clause, '{remove}\\s+{the}(*)');
  const [, label = ''] = /^\S*\d\S*\s+(\p{L}.*)$/u.exec(found?.[0] ?? '') ?? [];
  const isWhole = label !== '' && clause.film.texts.some((text) => flat(text) === flat(label));
  return isWhole && isShownFigure(clause, found?.[0]?.split(/\s/u)[0] ?? '')
    ? { kind: 'remove', target: { by: 'words', words: label } }
    : null;
}

/** "emphasise 40 ms". */
export const readEmphasis: ClauseReader = (clause) => {
  // "Highlight Oldgate instead of Harbour"
  const moved = match(clause, `({emphasise}\\s+.+?)\\s+${instead}\\s+{the}(*)`);
  if (moved !== null) {
    const edit = emphasisOf({ ...clause, text: moved[0] ?? '' });
    const from = saidBy(clause, moved[1] ?? '');
    return edit?.kind === 'emphasis' && shows(clause, from) ? { ...edit, from } : null;
  }
  return emphasisOf(clause);
};

const emphasisOf: ClauseReader = (clause) => {
  const stretch = match(
    clause,
    `{emphasise}\\s+{the}(?:(?:words?|text|wort|worte)\\s+)?(*)(?:\\s+(?:more|stärker|hervor))?`,
  )?.[0];
  if (stretch === undefined) return null;
  const item = itemOf({ ...clause, text: stretch });
  if (item !== null) return { kind: 'emphasis', words: stretch, target: item };
  const whole = match(clause, '{emphasise}\\s+(*)(?:\\s+(?:more|stärker|hervor))?')?.[0] ?? stretch;
  if ([whole, stretch].some((said) => isPronoun({ ...clause, text: said }) || thatLine.test(said)))
    return markedBefore(clause);
  const words = saidBy(clause, stretch);
  return shows(clause, words) || isShownFigure(clause, words) ? { kind: 'emphasis', words } : null;
};

/** "that line", "dieser Preis": what was just told. */
const thatLine =
  /^(?:this|that|the|diese[rsn]?|cette|ce|es[ea]|est[ea]|quest[oa]|quell[oa]|ess[ea])\s(?:line|row|price|figure|number|one|zeile|preis|zahl|ligne|prix|chiffre|línea|precio|cifra|riga|prezzo|linha|preço)$/iu;

/** "It is £36 now, and highlight it": what was spoken of last, or what a fact became. */
function markedBefore({ spoken }: Clause): Edit | null {
  const target = spoken?.told ?? spoken?.target ?? null;
  if (target?.by === 'words') return { kind: 'emphasis', words: target.words };
  return target?.by === 'item' ? { kind: 'emphasis', words: '', target } : null;
}

/** 'add a scene saying "…"', 'add the quote "…" by Ada after the chart'. What is added must be said in full. */
export const readAdd: ClauseReader = (clause) => {
  const found = match(clause, `{add}\\s+(*)`)?.[0];
  if (found === undefined) return null;
  const item = addedItem(clause, found);
  if (item !== null) return item;
  const placed = splitPlace(clause, found);
  const inside: Clause = { ...clause, text: placed.rest };
  const saying = match(
    inside,
    `{the}(?:new\\s|neue\\s|nouvelle\\s|nueva\\s|nuova\\s|nova\\s)?(?:{scene}|line|zeile|text|words?|sentence|satz|phrase|frase|ligne|línea|linha|riga|headline|title|titel|überschrift)?(?:\\s*(?:{says}|{with}|:|,))*\\s*(${mark})`,
  );
  if (saying !== null) return { kind: 'add', text: `“${saidBy(clause, saying[0] ?? '')}”`, place: placed.place };
  const named = match(inside, `(${mark})\\s+(?:as|als|en|como|come)\\s+{the}(?:new\\s|neue\\s)?{scene}`);
  if (named !== null) return { kind: 'add', text: `“${saidBy(clause, named[0] ?? '')}”`, place: placed.place };
  const quoted = match(
    inside,
    `{the}(?:new\\s|neues?\\s)?(?:quote|quotation|testimonial|zitat|citation|cita|citazione|citação)\\s*:?\\s*(${mark})\\s*(?:,|—|–|-|by|from|von|de|di)\\s*(*)`,
  );
  // "a quote from Ana Ruiz: “…”"
  const signed = match(
    inside,
    `{the}(?:new\\s|neues?\\s)?(?:quote|quotation|testimonial|zitat|citation|cita|citazione|citação)\\s+(?:by|from|of|von|de|di)\\s+(*)\\s*[:,]?\\s*(${mark})`,
  );
  if (signed !== null)
    return {
      kind: 'add',
      text: `“${saidBy(clause, signed[1] ?? '')}” — ${(signed[0] ?? '').replace(/\s*[:,]$/u, '')}`,
      place: placed.place,
    };
  if (quoted !== null)
    return { kind: 'add', text: `“${saidBy(clause, quoted[0] ?? '')}” — ${quoted[1] ?? ''}`, place: placed.place };
  const told = match(
    inside,
    `{the}(?:new\\s|neue\\s)?{scene}(?:\\s+(?:{says}|{with}|about|über)\\s+|\\s*:\\s*)(*)`,
  )?.[0];
  const line = match(
    inside,
    '{the}(?:new\\s|neue\\s)?(?:line|sentence|text|zeile|satz|ligne|phrase|línea|frase|riga|linha)\\s*[:：]\\s*(*)',
  )?.[0];
  if (line !== undefined && /\p{L}{2}.*\s/u.test(line))
    return { kind: 'add', text: `“${saidBy(clause, line)}”`, place: placed.place };
  const counted =
    told ??
    match(
      inside,
      '{the}(?:figure|number|counter|stat|list|steps?|zahl|liste|chiffre|cifra|número|elenco|lista)\\s*:?\\s+(*)',
    )?.[0];
  if (counted === undefined || !/[\d\ue000-\uf8ff]|:|,/u.test(counted)) return null;
  return { kind: 'add', text: saidBy(clause, counted), place: placed.place };
};

/** "a fourth step: collect the keys", "another point “Open on Sundays”": one more of the items that stand. */
function addedItem(clause: Clause, stretch: string): Edit | null {
  const inside: Clause = { ...clause, text: stretch };
  const which =
    '(?:(?:new|another|one\\smore|more|further|extra|final|last|\\p{L}+th|third|second|weiteren?|neuen?|\\p{L}+ten|nouvel(?:le)?|autre|nuev[oa]|otr[oa]|nuov[oa]|altr[oa]|nov[oa]|outr[oa])\\s+)?';
  const said =
    match(inside, `{the}${which}{item}(?:\\s+\\d{1,2})?\\s*(?::|,|(?:{says}))?\\s*(${mark})`) ??
    match(inside, `{the}${which}{item}(?:\\s+\\d{1,2})?\\s*:\\s+(*)`);
  return said === null ? null : { kind: 'addItem', text: saidBy(clause, said[0] ?? '') };
}

function splitPlace(clause: Clause, text: string): { rest: string; place: Place | null } {
  const words = text.split(/\s+/);
  // "Füge am Ende „Bis bald!“ hinzu": the place may come first.
  for (let to = Math.min(5, words.length - 1); to > 0; to -= 1) {
    const place = placeOf(clause, words.slice(0, to).join(' '));
    const rest = words
      .slice(to)
      .join(' ')
      .replace(/^(?:noch|also|auch|encore|aussi|también|anche|também)\s/iu, '');
    if (place !== null && to > 1) return { rest, place };
  }
  for (let at = words.length - 1; at > 0; at -= 1) {
    const place = placeOf(clause, words.slice(at).join(' '));
    if (place === null) continue;
    // "avant la fin": what leads to a place may change which one it is.
    const from = widen(clause, words, at);
    return { rest: words.slice(0, from).join(' '), place: placeOf(clause, words.slice(from).join(' ')) ?? place };
  }
  return { rest: text, place: null };
}

/** "at the end": the preposition goes with the place. */
function widen(clause: Clause, words: string[], at: number): number {
  let from = at;
  while (from > 1 && placeOf(clause, words.slice(from - 1).join(' ')) !== null) from -= 1;
  return from;
}

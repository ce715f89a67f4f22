/** "Here is our release: “…”": a pasted text of several sentences is no quotation, and is read as it stands. */

/** Fewer letters than these may still be what somebody said. */
const least = 260;
/** What is labelled as the film's text, or is to be told sentence by sentence, nobody said. */
const leastOfLines = 60;
const labelled = /(?:^|[\s.,;])(?:text|copy|words|script|manifesto|texte|texto|testo|tekst|manifest)\s?[:：]\s*$/iu;
const lineByLine =
  /(?<!\p{L})(?:(?:one|each|every) (?:sentence|line|statement) (?:at a time|per (?:screen|card|shot|frame)|on its own)|(?:sentence|line) by (?:sentence|line)|satz für satz|(?:ein|jeder) satz (?:nach dem anderen|pro bild)|(?:une|chaque) phrase (?:à la fois|par écran)|phrase (?:par|après) phrase|(?:una|cada) frase (?:a la vez|por pantalla)|frase (?:por|a) frase|una frase (?:alla|per) (?:volta|schermata)|uma frase (?:de cada vez|por ecrã|por tela)|zin voor zin|(?:één|een) zin (?:tegelijk|per (?:scherm|beeld)))(?!\p{L})/iu;
const marked = new RegExp(
  // Marks that look the same on both sides pair in turn: what stands between two quotations is none.
  `(?<![\\p{L}\\p{N}])(?:"([^"]*)"|“([^“”]{${leastOfLines},})”|„([^„“”]{${leastOfLines},})[“”]|«\\s?([^«»]{${leastOfLines},}?)\\s?»)`,
  'gu',
);

/** As one clause among others it is a wish, and tells nothing. */
const lineWish = new RegExp(`,\\s${lineByLine.source}(?=[.,;:]|\\n|$)`, 'iu');

/** The text without such marks, and those of its parts that surely are what viewers read. */
export function withoutPastedMarks(prompt: string): { text: string; shown: string } {
  const isByLine = lineByLine.test(prompt);
  const shown: string[] = [];
  const text = prompt.replace(lineWish, '').replace(marked, (whole, ...groups: (string | undefined | number)[]) => {
    const inner = groups.slice(0, 4) as (string | undefined)[];
    const said = inner.find((one) => one !== undefined)?.trim() ?? '';
    const [at, given] = groups.slice(-2) as [number, string];
    const isLines = isByLine || labelled.test(given.slice(0, at));
    const isPasted =
      said.length >= (isLines ? leastOfLines : least) && (said.match(/[.!?](?:\s|$)/gu)?.length ?? 0) >= 3;
    if (isPasted && isLines) shown.push(said);
    return isPasted ? `\n${said}\n` : whole;
  });
  return { text, shown: shown.join('\n') };
}

/** What stands above the scenes of a script: its title, whose film it is, and how it is made. */

/** The lines as titles and fields. `isEvery`: every scene labels its words, so that a heading above them is none. */
export const headsOf = (before: readonly string[], isEvery: boolean): string[] =>
  (isEvery ? before.filter((line) => !briefHead.test(line)) : before).map((line) =>
    partedHead(titled(line.replace(scriptHead, '$1'))),
  );

function titled(line: string): string {
  const [, title = '', seconds = ''] = scriptFor.exec(line) ?? [];
  return title === '' ? line : [title, ...(seconds === '' ? [] : [`Length: ${seconds} seconds`])].join('\n');
}

/** "“Night Bus 9” / Ravelin Transit / 9:16 / 24 s": a title, whose film it is, and how it is made, part by part. */
function partedHead(line: string): string {
  const parts = line.split(/\s(?:\/|·|\|)\s/u).map((part) => part.trim());
  const isMade = (part: string) =>
    /^(?:\d{1,2}:\d{1,2}|(?:total\s)?\d{1,3}\s?(?:s|secs?|seconds?)|vertical|square|landscape|portrait)$/iu.test(part);
  if (parts.length < 3 || !parts.some(isMade)) return line;
  const [house, more] = parts.slice(1).filter((part) => /^\p{Lu}/u.test(part) && !isMade(part));
  const made = parts.filter(isMade).map((part) => {
    const [seconds = ''] = /\d{1,3}(?=\s?s)/iu.exec(part) ?? [];
    return seconds === '' ? `Format: ${part}` : `Length: ${seconds} seconds`;
  });
  return [parts[0], ...(house === undefined || more !== undefined ? [] : [`Brand: ${house}`]), ...made].join('\n');
}

/** "# STORYBOARD — “Why it costs more”": the title stands behind what it is the title of. */
const scriptHead =
  /^(\s*(?:#{1,6}\s+)?)(?:\*\*)?(?:storyboard|shot ?list|(?:video |film )?script|screenplay|treatment|drehbuch|skript|scénario|guion|guión|copione|sceneggiatura|roteiro|draaiboek)(?:\*\*)?\s?[:–—-]\s*(?=\S)/iu;
/** "Storyboard for Auralith One headphones, 18 seconds total.": what it is of, and how long it lasts. */
const scriptFor =
  /^\s*(?:#{1,6}\s+)?(?:storyboard|shot ?list|script|treatment)\s(?:for|of)\s(?:the\s|our\s)?([^,.:\n]{3,60})(?:,\s(?:total\s)?(\d{1,3})\s?(?:s|secs?|seconds)(?:\s(?:total|long|in total|overall))?)?[.]?\s*$/iu;
const briefHead =
  /^\s*(?:#{1,6}\s+)?(?:\*\*)?(?:brief(?:ing)?|request|project|video|film|auftrag|encargo|incarico|pedido|opdracht|demande)(?:\*\*)?\s?:/iu;

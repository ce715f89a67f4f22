/** What stands above the scenes of a script: its title, whose film it is, and how it is made. */

/** The lines as titles and fields. `isEvery`: every scene labels its words, so that a heading above them is none. */
export const headsOf = (before: readonly string[], isEvery: boolean): string[] =>
  (isEvery ? before.filter((line) => !briefHead.test(line)) : before).map((line) =>
    partedHead(titled(line.replace(scriptHead, '$1'))),
  );

function titled(line: string): string {
  const { title: made = '', specs = '' } = scriptOf.exec(line)?.groups ?? {};
  if (made !== '' && /\d\s?s(?:ec|$|\W)|\d:\d/iu.test(specs)) return [made, ...specsIn(specs)].join('\n');
  const [, title = '', seconds = ''] = scriptFor.exec(line) ?? [];
  return title === '' ? line : [title, ...(seconds === '' ? [] : [`Length: ${seconds} seconds`])].join('\n');
}

/** "16:9, 26s, text only": how long and how wide, and how it is made. */
const specsIn = (specs: string): string[] =>
  specs.split(/,\s*/u).map((spec) => {
    const [seconds] = /\d{1,3}(?=\s?s(?:ec\p{L}*)?(?!\p{L}))/iu.exec(spec) ?? [];
    return seconds !== undefined
      ? `Length: ${seconds} seconds`
      : /\d:\d/u.test(spec)
        ? `Format: ${spec}`
        : `Style: ${spec}`;
  });

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
/** "Shot list for the Emberfall: Tides trailer (16:9, 26s):", "Storyboard, Pocket Loom crowdfunding video, 9:16, 44s total" */
const scriptOf =
  /^\s*(?:#{1,6}\s+)?(?:[Ss]toryboard|[Ss]hot ?list|[Ss]cript|[Tt]reatment)(?:\s(?:for|of)\s(?:the\s|our\s|an?\s)?|,\s)(?<title>[^,(\n]{3,60}?)(?:(?:\s\p{Ll}[\p{L}-]*){0,2}\s(?:video|film|trailer|teaser|promo|clip|ad|spot|reel))?(?:\s\((?<specs>[^()\n]+)\)|,\s(?<specs>[^\n.]+?))[.:]?\s*$/u;
const briefHead =
  /^\s*(?:#{1,6}\s+)?(?:\*\*)?(?:brief(?:ing)?|request|project|video|film|auftrag|encargo|incarico|pedido|opdracht|demande)(?:\*\*)?\s?:/iu;

/** "Here is our release: “…”": a pasted text of several sentences is no quotation, and is read as it stands. */

/** Fewer letters than these may still be what somebody said. */
const least = 260;
const marked = new RegExp(
  // Marks that look the same on both sides pair in turn: what stands between two quotations is none.
  `(?<![\\p{L}\\p{N}])(?:"([^"]*)"|“([^“”]{${least},})”|„([^„“”]{${least},})[“”]|«\\s?([^«»]{${least},}?)\\s?»)`,
  'gu',
);

export const withoutPastedMarks = (prompt: string): string =>
  prompt.replace(marked, (whole, ...inner: (string | undefined)[]) => {
    const text =
      inner
        .slice(0, 4)
        .find((one) => one !== undefined)
        ?.trim() ?? '';
    return text.length >= least && (text.match(/[.!?](?:\s|$)/gu)?.length ?? 0) >= 3 ? `\n${text}\n` : whole;
  });

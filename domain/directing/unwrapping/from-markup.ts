/** HTML and Markdown that would be read aloud as signs: the words stay, with their lines and points. */

const blocks =
  'p|div|section|article|header|footer|h[1-6]|tr|table|tbody|thead|ul|ol|blockquote|main|body|html|head|title|td|th|br|hr';
const inline =
  'b|i|u|s|em|strong|small|span|mark|sup|sub|a|font|img|code|pre|script|style|meta|link|system|user|assistant|human|brief|prompt|instructions?|task|context|document|request|input|video';
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  euro: '€',
  hellip: '…',
};

export function fromMarkup(prompt: string): string {
  return fromPoints(fromMarkdown(fromHtml(prompt)));
}

/** Code stands as it is: what it shows are tags. */
function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(/(```[\s\S]*?```|`[^`\n]+`)/u)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

const fromHtml = (text: string) =>
  outsideCode(text, (part) =>
    part
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/giu, ' ')
      .replace(/<!--[\s\S]*?-->/gu, ' ')
      .replace(/<li\b[^>]*>\s*/giu, '\n- ')
      .replace(/<\/li\s*>/giu, '')
      .replace(new RegExp(`<\\/?(?:${blocks})\\b[^<>]*>`, 'giu'), '\n')
      .replace(new RegExp(`<\\/?(?:${inline})\\b[^<>]*>`, 'giu'), '')
      .replace(
        /&(amp|lt|gt|quot|apos|nbsp|ndash|mdash|euro|hellip);/giu,
        (whole, name: string) => entities[name.toLowerCase()] ?? whole,
      ),
  );

const fromMarkdown = (text: string) =>
  outsideCode(text, (part) =>
    part
      .replace(/!\[[^\]\n]*\]\([^()\s]*\)/gu, '')
      .replace(
        /\[([^\]\n]{1,120})\]\(<?(?:mailto:|tel:)?([^()\s>]+)>?(?:\s"[^"]*")?\)/gu,
        (_, words: string, address: string) =>
          words.includes(address) || address.startsWith('#') || address.replace(/^https?:\/\//u, '').startsWith(words)
            ? words
            : `${words} ${address}`,
      )
      .replace(/^[ \t]*>[ \t]?/gmu, '')
      .replace(/^([ \t]*[-*•][ \t]+)\[[ xX]\][ \t]+/gmu, '$1')
      .replace(
        /(?<![\p{L}\p{N}*_])(?:\*|__?)(?=[\p{L}\p{N}"“„«])([^*_\n]{1,80}?)(?<=[\p{L}\p{N}."”“»!?%])(?:\*|__?)(?![\p{L}\p{N}*_])/gu,
        '$1',
      )
      .replace(/~~([^~\n]+)~~/gu, '$1'),
  );

/** "✅ Scan ✅ See": a sign that opens two points and more marks them, on whatever line they stand. */
function fromPoints(text: string): string {
  const signs = [...text.matchAll(/(?<=^|\s)(\p{Extended_Pictographic}\ufe0f?)\s+(?=[\p{L}\p{N}])/gu)].map(
    ([, sign]) => sign ?? '',
  );
  const marking = [...new Set(signs)].filter((sign) => signs.filter((one) => one === sign).length >= 2);
  if (marking.length === 0) return text;
  const any = marking.join('|');
  return text
    .replace(new RegExp(`[ \\t]*(?:^|(?<=\\s))(?:${any})[ \\t]+(?=[\\p{L}\\p{N}])`, 'gmu'), '\n- ')
    .replace(/\n{2}- /gu, '\n- ');
}

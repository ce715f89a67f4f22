/** "brand: Tidewater. Colour #0b7a75": a comment begins there to YAML, and a colour to whoever writes it. */

const hexColour = /(?<=\S[ \t]+)#(?=(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})(?![\p{L}\p{N}]))/giu;
const held = '\ue0ff';

/** YAML in which no colour of three, six or eight hex digits begins a comment; its strings go through `colourBack`. */
export const withHeldColours = (yaml: string): string => yaml.replace(hexColour, held);

/** A value that was read of such YAML, as its file spells it; what a parser calls a reviver. */
export const colourBack = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(held, '#') : value;

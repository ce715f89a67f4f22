/** A run of thousands of spaces or empty lines says nothing, and takes patterns minutes. */
export const calmSpaces = (text: string): string => text.replace(/[^\S\n]{80,}/gu, ' ').replace(/\n{20,}/gu, '\n\n');

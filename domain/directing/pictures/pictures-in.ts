/** Which pictures and clips of the library a brief asks to see. */

/** Pictures that the words name: by name as it is, or with spaces for its joints. */
export const picturesIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => name !== 'logo' && namesPicture(text, [name])).slice(0, 6);

/** Whether words name a picture or clip of the library: who asks for what is shown is heeded. */
const namesPicture = (text: string, names: readonly string[]) =>
  names.some((name) => {
    const plain = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[_-]/g, '[\\s_-]');
    return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'iu').test(text);
  });

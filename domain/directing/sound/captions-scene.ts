/** The scene that draws what the voices say, as the service writes it. */
export const captionsSceneName = 'Captions';

export function isCaptions({ name, code }: { name: string; code: string }): boolean {
  return name === captionsSceneName && /<Captions\b/.test(code);
}

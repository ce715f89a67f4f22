/** Whether a film's own scenes draw its captions, so that nothing needs to be laid over it. `modules`: compiled scenes. */
export function drawsCaptions(modules: Readonly<Record<string, string>>): boolean {
  return Object.values(modules).some((code) => /\bimport\b[^;]*\bCaptions\b[^;]*\bfrom\b/.test(code));
}

/** "A video with this quote by Grace Hopper: “…”": what is asked for is the quotation, and who said it. */
const quotation = 'quotes?|quotation|saying|zitat|spruch|citation|cita|frase|citazione|citação|citaat|quote';
const asked = new RegExp(
  `^([^.!?:\\n"“„«]{3,80}?)\\s(?:with|showing|featuring|of|mit|avec|con|com|met)\\s(?:(?:this|the|a|following|famous|diesem|dem|einem|folgendem|cette|la|une|esta|una|questa|esta|uma|deze?|dit|het|een)\\s){0,3}(?:${quotation})\\s(?:by|from|of|von|de|di|van)\\s((?:\\p{Lu}[\\p{L}.'’-]*|de|van|von|da)(?:\\s(?:\\p{Lu}[\\p{L}.'’-]*|de|van|von|da)){0,4})\\s?:\\s*(["“„«]\\s?[^"“”„«»]{3,300}?\\s?["”“»])`,
  'iu',
);

/** The brief with its quotation as it is attributed elsewhere: `“…” — Grace Hopper.` */
export const withAskedQuote = (prompt: string): string =>
  prompt.replace(asked, (_, asking: string, who: string, said: string) => `${asking}. ${said} — ${who}.`);

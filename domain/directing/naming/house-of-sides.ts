/** "Heron One" beside "Heron Max": whoever compares its own two signs as their house, "Heron", and as neither. */
export function houseOfSides(name: string, sides: readonly string[]): string {
  const spelled = (text: string) => text.trim().split(/\s+/u);
  const known = sides.filter((side) => side.trim() !== '').map(spelled);
  const own = known.find((words) => words.join(' ').toLowerCase() === spelled(name).join(' ').toLowerCase());
  if (own === undefined || known.length < 2) return name;
  const differs = own.findIndex((word, at) => known.some((words) => words[at] !== word));
  return differs > 0 ? own.slice(0, differs).join(' ') : name;
}

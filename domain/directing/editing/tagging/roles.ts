/** What a word of an edit is to it, each as one letter in the tagger's weights. */
export const roles = {
  none: 'o',
  /** Says what shall be done. */
  deed: 'D',
  target: 'T',
  /** What it becomes. */
  value: 'V',
  /** What it was. */
  old: 'O',
  place: 'Q',
  keep: 'Z',
  permission: 'a',
  limit: 'c',
  /** Nothing that can be done to a film. */
  impossible: 'n',
} as const;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];
export const roleLetters: readonly string[] = Object.values(roles);

/** What can be done to a film, each as one letter in the weights of the deeds. */
export const deeds = {
  remove: 'D',
  say: 'S',
  add: 'A',
  bigger: 'B',
  smaller: 'L',
  longer: 'G',
  shorter: 'H',
  faster: 'F',
  slower: 'W',
  move: 'M',
  swap: 'X',
  merge: 'J',
  split: 'P',
  colour: 'C',
  lighter: 'I',
  darker: 'K',
  typeface: 'Y',
  format: 'R',
  emphasis: 'E',
  turn: 'N',
} as const;

export type Deed = keyof typeof deeds;
export const deedNames = Object.keys(deeds) as Deed[];
export const deedLetters: readonly string[] = Object.values(deeds);

/** "Release notes video for Quill, aimed at existing users.": whom the maker shall have in mind is nothing for them to read. */
const film =
  '(?:videos?|films?|clips?|animations?|reels?|tutorials?|explainers?|vidéos?|vídeos?|filmatos?|filmpjes?|spots?)';
/** The sentence that asks for the film. */
const asking = `^([^.!?\\n]{0,120}?(?<!\\p{L})${film}(?!\\p{L})(?:[^.!?:\\n]|\\.(?=\\d)){0,80}?)`;

const aimed = new RegExp(
  `${asking},?\\s(?:aimed at|targeted at|targeting|intended for|meant for|gerichtet an|gedacht für|destinée? (?:à|aux?)|dirigid[oa] a|pensad[oa] para|rivolt[oa] a(?:i|gli|lle)?|dirigid[oa] a|bedoeld voor|gericht op)\\s[^.,:;\\n]{3,60}(?=[.,:])`,
  'iu',
);
const showing = new RegExp(
  `${asking}\\s(?:that|which)\\s(?:shows|teaches|tells|explains to|walks)\\s[^.!?:\\n]{2,40}?\\s(?:through\\s)?(?=(?:how to|why)\\s)`,
  'iu',
);
const ours = new RegExp(
  `${asking}\\sfor\\s(?:our|my|the)\\s(?:\\p{Ll}+\\s)?(?:team|staff|colleagues|employees|customers|users|clients|members|board|investors|students|managers)(?=\\s?:\\s)`,
  'iu',
);

/** "for a 7th-grade history class on the causes of …": who is taught, before what about. */
const taught = new RegExp(
  `${asking}\\sfor\\s(?:an?|our|my|the)\\s(?:[\\p{L}\\d-]+\\s){0,4}?(?:class|course|lesson|workshop|seminar|lecture|audience|assembly|meeting|webinar|training|school|students|pupils|kids|children|team|staff)\\s(?:on|about)\\s(?=\\p{L})`,
  'iu',
);

/** "I am preparing a short video on …": who is at it asks for it, and introduces nobody. */
const atIt = new RegExp(
  `(?<=^|[.!?]\\s)(?:I['’]m|I am|we['’]re|we are)\\s(?:currently\\s|now\\s)?(?:preparing|making|producing|creating|planning|working on|putting together)\\s(?=(?:an?|our|the)\\s(?:[\\p{L}\\d-]+\\s){0,4}?${film}(?!\\p{L}))`,
  'iu',
);

/** The asking without its viewers, and with what it shall show them as its subject. */
export const withoutAim = (text: string): string =>
  text
    .replace(atIt, 'Make ')
    .replace(aimed, '$1')
    .replace(showing, '$1 on ')
    .replace(ours, '$1')
    .replace(taught, '$1 on ');

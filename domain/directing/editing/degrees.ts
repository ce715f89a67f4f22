/** Stretches of patterns that several readers share. */

/** "the film", "it", or nothing. */
export const filmOrIt = '(?:{the}(?:{film}|{it})\\s*)?';
/** "a bit", "much", or nothing. */
export const aBit =
  '(?:(?:a\\s(?:bit|little|lot)|slightly|much|somewhat|even|etwas|ein\\s(?:bisschen|wenig)|viel|deutlich|noch|un\\speu|bien|beaucoup|un\\spoco|mucho|molto|um\\spouco|muito)\\s+)?';

/** "is", "'s a bit", "feels far" before "too long". */
export const being =
  "(?:(?:['’]s|{isWord})\\s+)?(?:(?:a\\s(?:bit|little|touch)|slightly|much|far|way|just|still|etwas|ein\\s(?:bisschen|wenig)|viel|deutlich|noch|un\\speu|bien|beaucoup|un\\spoco|mucho|molto|um\\spouco|muito)\\s+)?";

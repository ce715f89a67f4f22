/** "A new story was approved and I'd like a 40-second film for it.": why a film is asked for is the maker's. */

const film = '(?:film|video|vídeo|vidéo|clip|reel|spot|animation|teaser|promo|piece|filmato|filmpje|filme|short)';
const ground = '(?<ground>\\p{L}[^\\d.,:;!?\\n"“”„«»]{5,80}?)';
const grounds = [
  `${ground}(?:,\\s(?:so|and)|\\s(?:and|so))\\s(?:i|we)(?:['’]d (?:like|love)| would (?:like|love)| want| need| could use)\\s(?<en>an?\\s[^.,:;!?\\n]{0,60}?${film})\\s(?:for|about|of|from|around|to go with)\\s(?:it|this|that|them)`,
  `${ground},?\\sund\\s(?:dafür|dazu|darüber|daraus)\\s(?:hätte|hätten|möchte|möchten|brauche|brauchen|wünschen?)\\s(?:ich|wir)\\s(?:gern(?:e)?\\s|uns\\s)?(?<de>einen?\\s[^.,:;!?\\n]{0,60}?${film})`,
  `${ground}\\set\\s(?:j['’]aimerais|nous aimerions|je voudrais|nous voudrions|il nous faut)\\s(?<fr>une?\\s${film}[^.,:;!?\\n]{0,60}?)\\s(?:pour|sur|à propos de)\\s(?:cela|ça|elle|lui|l['’]occasion)`,
  `${ground}\\sy\\s(?:quiero|queremos|quisiera|nos gustaría|necesitamos)\\s(?<es>una?\\s${film}[^.,:;!?\\n]{0,60}?)\\s(?:para|sobre)\\s(?:ello|ella|él|eso)`,
];
const asked = new RegExp(`^\\s*(?:${grounds.join('|')})[.]\\s`, 'iu');

const makes: Readonly<Record<string, string>> = { en: 'Make', de: 'Mach', fr: 'Faites', es: 'Haz' };

/** The asking alone: "Make a 40-second film." Who has a name or a figure in its ground tells it. */
export const withoutGround = (prompt: string): string =>
  prompt.replace(asked, (whole, ...all) => {
    const { ground: said = '', ...askings } = all.at(-1) as Record<string, string | undefined>;
    const [language, what] = Object.entries(askings).find(([, asking]) => asking !== undefined) ?? ['en', 'a film'];
    const isNamed = language !== 'de' && /\s\p{Lu}/u.test(said);
    return isNamed ? whole : `${makes[language]} ${what}. `;
  });

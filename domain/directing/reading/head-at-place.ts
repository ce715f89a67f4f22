const halls =
  'library|hall|church|park|school|pub|barn|garden|theatre|theater|club|café|gym|studio|museum|gallery|chapel|cent(?:re|er)|pavilion|playground|(?:stadt|gemeinde|pfarr|turn|sport|mehrzweck|fest|markt)?(?:bücherei|bibliothek|halle|haus|kirche|schule|saal|zentrum|heim)|museum|theater|médiathèque|bibliothèque|salle|église|école|mairie|foyer|gymnase|musée|théâtre|maison|biblioteca|escuela|colegio|iglesia|pabellón|polideportivo|sala|salón|teatro|museo|centro|chiesa|scuola|palestra|oratorio|escola|igreja|salão|museu|bibliotheek|buurthuis|zaal|kerk|sporthal|dorpshuis';
const leads =
  "(?:at|in)(?:\\s(?:the|our))?|im|in\\sder|am|an\\sder|à\\sla|au|aux|dans\\s(?:la|le)|(?:à|dans)\\sl['’]|en(?:\\s(?:la|el))?|al|alla|nella?|presso\\s(?:la|il)|n[ao]|in\\s(?:de|het)|bij\\s(?:de|het)";
/** In small letters and with a capital, since case tells a name from a word here. */
const eitherCase = halls.replace(/(?<=^|[|(:])\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`);
const pattern = new RegExp(
  `^(?<title>(?:\\S+\\s){0,5}?\\S+)\\s(?:${leads})(?:\\s|(?<=['’]))(?<place>(?:\\p{Lu}[\\p{L}'’.-]*\\s){0,3}(?:${eitherCase})(?:\\s\\S+){0,5}?)$`,
  'u',
);

/** "Games night at the Harwood library", before its day: what takes place, and where; null for any other head. */
export function headAtPlace(head: string): { title: string; place: string } | null {
  const { title = '', place = '' } = pattern.exec(head.replace(/[.\s]+$/u, ''))?.groups ?? {};
  return title === '' || /[\d,;:!?"“„«]/u.test(head) ? null : { title, place };
}

/** "médiathèque de Saint-Aubin": where a hall stands, said nowhere else, is nobody who signs. */
export const isTownOfHall = (name: string, place: string, text: string): boolean =>
  name !== '' &&
  text.split(name).length === 2 &&
  place.endsWith(` ${name}`) &&
  new RegExp(`(?<!\\p{L})(?:${eitherCase})\\s(?:de|di|of|von|van|in|à|a|em|te|zu)$`, 'u').test(
    place.slice(0, -name.length - 1),
  );

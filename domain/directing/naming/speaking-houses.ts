/** The house that a brief says its speaker belongs to: "We at Otter Boats", "Wir vom Café Anker". */

/** Behind these stands a house, and never a town. */
const surely =
  "[Ww]e(?:,? all)?(?: here)? at|[Aa]ll of us(?: here)? at|[Hh]ere at|[Ww]ir(?:,? alle)? (?:von|vom|bei|beim)(?: de[rmn])?|[Nn]ous,?(?: tous,?)? chez|[Nn]osotr[oa]s,? l[oa]s de|[Nn]oi (?:tutti )?(?:della|dello|dell['’]|del)|[Nn]ós,? d[ao]|[Ww](?:ij|e)(?:,? allemaal)? (?:van|bij)(?: de| het)?";
const maybe =
  "[Nn]ous,? (?:à la|au|de la|de l['’]|du|de|à)|[Nn]osotr[oa]s,? (?:en|desde|de|del)|[Nn]oi di|[Nn]ós,? (?:de|na|no)";
const apart = "(?:\\s|(?<=['’]))";
const article = '(?:\\s(?:the|la|el|le|il|lo|o|a))?';
const lead = `(?<!\\p{L})(?:${surely}|${maybe})${article}${apart}`;

const led = new RegExp(`^${lead}(?=\\S)`, 'u');
const leads = new RegExp(`${lead}$`, 'u');

/** "Nós da Padaria Estrela" names the bakery, and not those who speak. */
export const withoutSpeaker = (name: string): string => name.replace(led, '');

/** Whether what follows is who speaks, and no place: "We at Otter Boats are closing". */
export const leadsToSpeaker = (before: string): boolean => leads.test(before);

/** What stands behind it; a single word that may be a town is left to other signs. */
export const namesSpeaking = (text: string, run: string): string[] =>
  [
    ...text.matchAll(new RegExp(`(?<!\\p{L})(?:${surely})${article}${apart}(?:\\p{Ll}{3,}\\s)?(${run})`, 'gu')),
    ...text.matchAll(
      new RegExp(`(?<!\\p{L})(?:${maybe})${article}${apart}((?=\\S+\\s(?:\\p{Ll}{1,3}\\s)*\\p{Lu})${run})`, 'gu'),
    ),
  ].map((match) => match[1] ?? '');

/** "(m/w/d)" behind a post. */
export const genders = '\\([mwfhvdx](?:\\s?[/|]\\s?[mwfhvdx*]){1,3}\\)';

/** "Koch (m/w/d) bei Tannhof": where one would work. */
export const namesHiring = (text: string, run: string): string[] =>
  [
    ...text.matchAll(
      new RegExp(
        `(?:${genders}|(?<!\\p{L})[Aa]ls\\s\\p{Lu}[\\p{L}-]+)\\s(?:bei|beim|at|chez|presso|bij)\\s(?:the\\s|der\\s|dem\\s|la\\s)?(${run})`,
        'gu',
      ),
    ),
  ].map((match) => match[1] ?? '');

/** "With love from Tim and Sara.", "De la part de Luc.": who greets, as the last line of a greeting. */
const signing =
  /^(?:(?:(?:with |all (?:our|my) |lots of |much )?love|(?:kind|best|warm) (?:regards|wishes)|yours),?\s(?:from\s)?|from\s(?=\p{Lu}|all|every|your|the|us)|(?:alles liebe|(?:liebe|herzliche|viele) grüße|in liebe|eure?|deine?)(?:,| von)?\s|von\s(?=\p{Lu}|allen|eure|deine|uns)|(?:de la part d|avec (?:tout )?(?:notre|mon) (?:amour|affection)|(?:gros )?bisous d|je t['’]embrasse)|(?:de parte de|con (?:todo (?:nuestro|el) )?cariño|un abrazo|besos de)|(?:da parte d[iael]|con (?:tanto )?(?:affetto|amore)|un abbraccio|baci da)|(?:da parte d[eao]|com (?:muito )?carinho|um abraço|beijos)|(?:liefs|veel liefs|namens|groetjes|kusjes)(?:,| van)?\s|van\s(?=\p{Lu}|ons|iedereen|alle|je|jouw))/iu;

export const isSignature = (line: string): boolean => signing.test(line.trim()) && line.length <= 70;

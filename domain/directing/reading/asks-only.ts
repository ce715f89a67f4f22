/** Whether what is left of an asking tells nothing: "a launch video, modern" says of what kind it is, "it has to be sober" how. */
export const asksOnly = (subject: string, after: string): boolean => kind.test(subject) || manner.test(after);

const kinds =
  'lancement|présentation|bienvenue|remerciement|recrutement|promotion|départ|lanzamiento|presentación|bienvenida|agradecimiento|despedida|promoción|lancio|presentazione|benvenuto|ringraziamento|promozione|lançamento|apresentação|boas-vindas|divulgação';
/** "une vidéo de présentation pour notre club": its kind leads to what it is about. */
export const kindOfFilm = new RegExp(`^(?:${kinds})(?:\\s\\p{Ll}+){0,2}(?=\\s(?:pour|para|per)\\s\\S)`, 'iu');

/** "un video di lancio moderno", "une vidéo de présentation": without an article it names the film's kind. */
const kind = new RegExp(`^(?:${kinds})(?:\\s\\p{Ll}+){0,2}[.!]?$`, 'iu');

/** "El vídeo tiene que ser sobrio" */
const manner =
  /^\s(?:tiene|tendría|ha|habría|tem|teria|hay)\s(?:que|de)\s(?:ser|estar|quedar|durar|verse|ter|ficar)\s/iu;

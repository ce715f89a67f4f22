/** "dass der Kaffee bis 8 Uhr 1 € kostet": behind "dass" the verb stands last, in a sentence of its own second. */

/** Who or what the clause begins with: a person, or a noun with what stands before it. */
const first =
  /^(?:(?:wir|ich|sie|er|es|man|ihr|das)|(?:(?:der|die|das|den|dem|ein|eine|einen|unsere?|unser|alle|jeder?|jedes|jede|kein|keine|diese[rs]?|mein|meine|eure?)\s)?(?:[a-zäöüß]+e[nrs]?\s){0,2}(?:\d[\d.,]*\s)?[A-ZÄÖÜ][^\s,]*(?:\s(?:von|der|des|für|aus|mit|und)\s(?:(?:der|die|den|dem)\s)?[A-ZÄÖÜ][^\s,]*)?)(?=\s)/u;
/** "dass sonntags geschlossen ist" names nobody: it stands without its verb. */
const nobody = /^([a-zäöüß]+s\s\S.*)\s(?:ist|sind)$/u;
/** Verbs that part in two where they stand second: "dass es anfängt", "es fängt an". */
const parting =
  /^(?<part>ab|an|auf|aus|bei|ein|los|mit|nach|vor|zu|zurück|weg|statt|teil|weiter|hin)(?<verb>(?!twort|beit|gust|ig)[a-zäöüß]{3,})$/u;

const joined = /,?\s(?:und|aber|sondern)\s/u;
const verbLast = /^(\S.*)\s((?:sind|ist|war|hat|[a-zäöüß]{2,}(?:en|et|t|rn|ln)))$/u;

/** A clause from behind its "dass" as a sentence; null where its parts are not known. */
export function asMainClause(clause: string): string | null {
  const alone = nobody.exec(clause)?.[1];
  if (alone !== undefined) return alone;
  // "dass wir 47 haben, aber 60 brauchen": each of several verbs stands before what is its own.
  const [own = '', ...more] = clause.split(joined);
  if (more.length > 0 && [own, ...more].every((one) => verbLast.test(one))) {
    const joints = clause.match(new RegExp(joined, 'gu')) ?? [];
    const parts = more.map(
      (one, at) => joints[at] + one.replace(verbLast, (_, rest: string, verb: string) => `${verb} ${rest}`),
    );
    const head = asMainClause(own);
    return head === null ? null : `${head}${parts.join('')}`;
  }
  const subject = first.exec(clause)?.[0];
  const verb = /\s([a-zäöüß]+)$/u.exec(clause)?.[1];
  if (subject === undefined || verb === undefined) return null;
  const between = clause.slice(subject.length, clause.length - verb.length).trim();
  // "…, dass man spart, wenn man früh kommt": what hangs on it stands behind the verb.
  if (/,/u.test(between)) return null;
  const { part, verb: said = verb } = parting.exec(verb)?.groups ?? {};
  return [subject, said, between, part].filter((one) => one !== undefined && one !== '').join(' ');
}

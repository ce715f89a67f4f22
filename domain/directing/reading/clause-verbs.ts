/** Verbs and their subjects: words that no noun phrase holds, by which a label is known to be cut from a clause. */
const verbs: Record<string, string> = {
  en: "is|are|was|were|be|isn't|aren't|has|have|had|will|would|can|could|may|might|must|shall|should|does|do|did|gets?|got|goes|go|went|takes?|took|makes|needs?|wants?|gives?|gave|comes?|came|keeps?|stays?|says|sees|saw|ran|fell|rose|grew|stand|stands|stood|began|becomes?|became|brings|brought|means|helps?|loses?|raises?|to|who|which|that|if|when|while|because|where|how|so far|already|not|only",
  de: 'ist|sind|war|waren|hat|haben|hatten?|wird|werden|wurden?|kann|können|konnten?|muss|müssen|soll|sollen|will|wollen|darf|dürfen|gibt|gab|geht|gehen|ging|kommt|kommen|kam|kamen|braucht|brauchen|fehlen|fehlt|kostet|kosten|dauert|dauern|dauerte|liegt|liegen|steht|stehen|macht|machen|bleibt|bleiben|schafft|schaffte|nimmt|der|die|das|wer|wenn|weil|dass|nicht|schon|noch|bisher|da',
  fr: 'est|sont|était|étaient|ont|avait|avaient|sera|seront|fait|font|va|vont|peut|peuvent|doit|doivent|faut|reste|restent|viennent|vient|prend|prennent|arrive|arrivent|qui|que|quand|déjà|pas|ne',
  es: 'es|son|era|eran|fue|fueron|ha|han|hay|está|están|tiene|tienen|va|van|hace|hacen|puede|pueden|falta|faltan|queda|quedan|viene|vienen|que|quien|cuando|ya|no|se',
  it: 'è|sono|era|erano|ha|hanno|sarà|saranno|va|vanno|fa|fanno|può|possono|serve|servono|manca|mancano|viene|vengono|che|chi|quando|già|non|si',
  pt: 'é|são|era|eram|foi|há|tem|têm|está|estão|vai|vão|faz|fazem|pode|podem|falta|faltam|vem|vêm|fica|ficam|que|quem|quando|já|não|se',
  nl: 'is|zijn|was|waren|heeft|hebben|had|hadden|wordt|worden|werd|werden|kan|kunnen|moet|moeten|gaat|gaan|komt|komen|kwamen|staat|staan|blijft|blijven|die|dat|wie|als|niet|al|nog',
};

const subjects: Record<string, string> = {
  en: 'i|we|you|he|she|it|they|there',
  de: 'ich|wir|ihr|er|es|sie|man',
  fr: "je|nous|vous|il|ils|elle|elles|on|ce|c['’]est",
  es: 'yo|nosotros|usted|ustedes|ello|ellos|ellas',
  it: 'io|noi|voi|egli|essi|loro|ci',
  pt: 'eu|nós|você|vocês|ele|eles|ela|elas',
  nl: 'ik|wij|we|jij|je|jullie|hij|zij|ze|het|er',
};

/** Endings that only verbs have: "ajudaram", "trabajaron", "parteciparono", "mangeaient". */
const endings: Record<string, RegExp> = {
  fr: /\p{L}{2}(?:èrent|aient)$/iu,
  es: /\p{L}{2}(?:aron|ieron|amos|imos)$/iu,
  it: /\p{L}{2}(?:arono|erono|irono|iamo)$/iu,
  pt: /\p{L}{2}(?:aram|eram|iram|amos|emos|imos)$/iu,
};

const known = new Map<string, RegExp>();

function patternOf(language: string): RegExp {
  const kept = known.get(language);
  if (kept !== undefined) return kept;
  const source = [verbs[language], subjects[language]].filter(Boolean).join('|');
  // German nouns are told from verbs by their capitals: "Kosten", but "sie kosten".
  const pattern = new RegExp(
    source === '' ? '(?!)' : `(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`,
    language === 'de' ? 'u' : 'iu',
  );
  known.set(language, pattern);
  return pattern;
}

/** Whether words are part of a clause and no noun phrase. */
export const holdsVerb = (words: string, language: string): boolean =>
  patternOf(language).test(words) || words.split(/\s+/u).some((word) => endings[language]?.test(word) ?? false);

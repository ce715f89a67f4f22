/** Words of explainers: what asks how something works, and what a clause of such a mechanism opens with. */

const head =
  /(?:^|[\s:])(?:how (?!to\b)(?:it(?:['’]s| is)? |(?:(?!to\b|do you|can|much|many|long|often|far|we (?:can|could|will))[\p{L}'’-]+ ){1,8})(?:works?|gets? (?:made|built|here|to)|(?:is|are) (?:made|built|born|formed|produced|generated|recycled|brewed)|happens?|forms?|becomes?|turns? into|flows?|reach(?:es)?)|how (?:does|do|is|are) (?:(?!you(?!\p{L}))[\p{L}'’-]+ ){1,7}\p{L}+\?|what happens (?:when|to|in|after|inside)|why (?:do|does|is|are) .+\?|what is (?:an? )?.+\?)|^(?:so |wie |erklärt: wie )(?:funktioniert|entsteht|wird|kommt|arbeitet)(?:t|en)?(?!\p{L})|^(?:wie|warum) .+(?:funktioniert|entsteht|arbeitet)[.?]?$|^(?:was passiert|warum)(?!\p{L})|^comment (?:(?:ça |cela )?(?:fonctionne|marche)|.+ (?:fonctionne|marche|se forme))|^(?:pourquoi|que se passe-t-il)(?!\p{L})|^¿?(?:cómo (?:funciona|se (?:hace|forma|produce|fabrica)|nace)|por qué|qué (?:pasa|ocurre))(?!\p{L})|^come (?:funziona|nasce|si (?:forma|produce))(?!\p{L})|^(?:perché|cosa succede)(?!\p{L})|^(?:como (?:funciona|se (?:forma|produz)|nasce|é feit[oa])|por que|o que acontece)(?!\p{L})|^(?:hoe (?:werkt|werken|ontstaat|wordt)|zo werkt|waarom|wat gebeurt)(?!\p{L})/iu;

/** "How a heat pump works", "So funktioniert eine Solaranlage": what follows may be a chain of causes. */
export function asksHowItWorks(text: string): boolean {
  const at = head.exec(text.trim())?.index ?? -1;
  // "The poll asked 2,480 office workers in Canada how they work" tells of a question.
  return at >= 0 && text.trim().slice(0, at).split(/\s+/u).length <= mostBefore;
}
const mostBefore = 8;

/** What clauses of a chain open with: somebody or something that does what comes next. */
export const clauseSubject =
  /^(?:the|an?|your|our|its|each|every|this|these|we|you|they|it|he|she|der|die|das|den|dem|ein|eine|einen|ihr|wir|du|sie|er|es|man|le|la|les|l['’]|un|une|des|nous|vous|on|il|elle|ils|el|los|las|una|unos|nosotros|se|lo|i|gli|noi|si|o|a|os|as|um|uma|nós|de|het|een|je|we|wij|ze|hij)(?:\s|(?<=['’]))/iu;

/** The joint of two links, which an arrow between them says as well. */
export const leadingJoint = /^(?:and|und|et|y|e|en)\s+/iu;

/** States tell no step of a chain: "We are open daily". A participle behind it does: "The heat is released". */
export const tellsState =
  /(?<!\p{L})(?:is|are|isn['’]t|aren['’]t)\s(?!(?:then\s|now\s|slowly\s|gently\s|also\s|not\s)?\p{L}+(?:ed|en|wn|rn|lt|nt|ut|id|de|nd|ught|pt|ct)(?!\p{L}))|(?<!\p{L})(?:ist|sind|bist|seid)(?!\p{L})(?!.*\s(?:ge|be|ver|er|zer|ent)\p{L}+(?:t|en)$)|(?<!\p{L})(?:est|sont)\s(?!(?:ensuite\s|alors\s)?\p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L}))|(?<!\p{L})(?:es|son|está|están)\s(?!\p{L}+(?:ad|id)[oa]s?)|(?<!\p{L})(?:è|sono)\s(?!\p{L}+(?:at|it|ut|t)[oaie](?!\p{L}))|(?<!\p{L})(?:é|são|está|estão)\s(?!\p{L}+(?:ad|id)[oa]s?)|(?<!\p{L})(?:bent)(?!\p{L})|(?<!\p{L})(?:has|have|hat|haben|heeft|hebben|tiene|tienen|costs?|kostet|coûte|cuesta|costa|custa|kost)(?!\p{L})/iu;

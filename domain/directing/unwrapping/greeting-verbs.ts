/** "Congratulate her from all of us", "Souhaite-lui un bon anniversaire": in each language the verbs that ask for a greeting. */

export interface GreetingVerb {
  /** The verb with whom it greets where that is a pronoun. */
  asks: string;
  /** The greeting itself; empty where it stands behind the verb. */
  says: string;
  /** What joins somebody named behind the verb to the greeting; without it a greeting needs nobody named. */
  to?: string;
}

const him = '(?:him|her|them)';
/** "Thanks to all" is said already; a film thanks. */
const thank = '(?:thank|(?<=(?:that|which|we) )thanks|(?<=\\p{L} )thanking)';
const english: readonly GreetingVerb[] = [
  { asks: `congratulat(?:es?|ing) ${him}`, says: 'Congratulations' },
  { asks: 'congratulat(?:es?|ing)', says: 'Congratulations', to: 'to' },
  { asks: `${thank} ${him}`, says: 'Thank you' },
  { asks: `${thank}(?= (?!you|god|goodness|heavens))`, says: 'Thank you', to: 'to' },
  { asks: `wish(?:es|ing)? ${him}(?: an?)?(?! to| well)`, says: '' },
  {
    asks: '(?:say|says) (?:a (?:big )?)?(?=(?:thank ?you|thanks|congratulations|good luck|happy \\p{L}+)[ a-z]{0,16} (?:to|from) |(?:goodbye|farewell)[ a-z]{0,16} (?:to (?:him|her|them|(?:our|my)(?! (?:old|new|former|paper) ))|from (?:all|every|us|the)))',
    says: '',
  },
];

const german: readonly GreetingVerb[] = [
  {
    asks: 'gratulier(?:e|t|en Sie)(?: bitte)? (?:ihm|ihr|ihnen)(?: (?:ganz |sehr )?herzlich| von Herzen| bitte)?',
    says: 'Herzlichen Glückwunsch',
  },
  { asks: 'gratulier(?:e|t|en Sie)(?: bitte)?', says: 'Herzlichen Glückwunsch', to: '' },
  {
    asks: '(?:bedank(?:e|t|en Sie) (?:dich|euch|sich) bei|dank(?:e|t|en Sie)) (?:ihm|ihr|ihnen)(?=[.!]| (?:von|im|für|herzlich|und) )',
    says: 'Danke',
  },
  { asks: 'bedank(?:e|t|en Sie) (?:dich|euch|sich) bei', says: 'Danke', to: '' },
  { asks: 'wünsch(?:e|t|en Sie)?(?: bitte)? (?:ihm|ihr|ihnen)(?: bitte)?', says: '' },
  { asks: '(?:sag|sagt|sagen Sie) (?:ihm|ihr|ihnen) (?=danke|tschüss|auf Wiedersehen|alles Gute|Lebewohl)', says: '' },
];

const french: readonly GreetingVerb[] = [
  { asks: 'félicit(?:e|ez)-(?:le|la|les)|(?:le|la|les) féliciter', says: 'Félicitations' },
  { asks: 'félicit(?:e|er|ez)', says: 'Félicitations', to: 'à' },
  { asks: 'remerci(?:e|ez)-(?:le|la|les)|(?:le|la|les) remercier', says: 'Merci' },
  { asks: 'remerci(?:e|er|ez)', says: 'Merci', to: 'à' },
  { asks: 'souhait(?:e|ez)-(?:lui|leur)(?: une?)?|(?:lui|leur) souhaiter(?: une?)?', says: '' },
  {
    asks: 'souhait(?:e|er|ez)(?: une?)?(?= (?:très )?(?:bon|joyeu|heureu|bel|plein de|beaucoup de|longue vie))',
    says: '',
  },
  { asks: '(?:(?:dis|dites)-(?:lui|leur)|(?:lui |leur )?dire) (?=merci|au revoir|bravo|adieu|bon)', says: '' },
];

const spanish: readonly GreetingVerb[] = [
  { asks: 'felic(?:ita|íta|itad|itar)(?:l[aeo]s?)', says: 'Felicidades' },
  { asks: 'felicit(?:a|ad|ar|e|en)(?= a(?:l)? )', says: 'Felicidades', to: '' },
  { asks: '(?:dale|dales|dadle|dadles|darle|darles|da|dad|dar) (?:las |muchas )gracias', says: 'Gracias' },
  { asks: '(?:dale|dales|dadle|dadles|darle|darles|da|dad|dar) la enhorabuena', says: 'Enhorabuena' },
  { asks: 'agrad(?:éce|eced|ecer)les?(?= (?:de parte|en nombre))', says: 'Gracias' },
  { asks: 'agrad(?:éce|eced|ecer)les?', says: 'Gracias', to: 'por' },
  { asks: 'des(?:éa|ead|ear)les?(?: una?)?', says: '' },
  { asks: 'desp(?:íde|edid|edir)(?:l[aeo]s?)', says: 'Adiós' },
  { asks: 'desp(?:ide|edid|edir)(?= a(?:l)? )', says: 'Adiós', to: '' },
  { asks: 'decir(?:les?)? (?=gracias|adiós|enhorabuena)', says: '' },
];

const italian: readonly GreetingVerb[] = [
  {
    asks: "(?:fa|fai|fa['’]|fate|fare|fagli|falle|fategli|fatele|fargli|farle) (?:gli |i |le |tanti )?auguri",
    says: 'Auguri',
  },
  {
    asks: "(?:fa|fai|fa['’]|fate|fare|fagli|falle|fategli|fatele|fargli|farle) (?:le congratulazioni|le felicitazioni|i complimenti)",
    says: 'Congratulazioni',
  },
  { asks: 'ringrazi(?:a|ate|ar)(?:l[aoie])', says: 'Grazie' },
  { asks: 'ringrazi(?:a|are|ate)', says: 'Grazie', to: 'a' },
  { asks: "augur(?:a|ate|ar)(?:gli|le)(?: un[ao]?['’]?)?", says: '' },
  { asks: "salut(?:a|are|ate)(?= (?:il|lo|la|i|gli|le|l[’']|mi[oa]|nostr[oa])[ \\p{L}])", says: 'Un saluto', to: 'a' },
  { asks: '(?:dille|digli|ditele|ditegli|dire) (?=grazie|addio|arrivederci|buon)', says: '' },
];

const portuguese: readonly GreetingVerb[] = [
  { asks: '(?:dá|dê|deem|dar)(?:-lhes?)? os parabéns', says: 'Parabéns' },
  { asks: '(?:parabeniz|felicit)(?:a|e|em|á|ar)-[nl]?[oa]s?', says: 'Parabéns' },
  { asks: '(?:parabeniz|felicit)(?:a|e|em|ar)', says: 'Parabéns', to: 'a' },
  { asks: 'agrade(?:ce|ça|çam|cer)-lhes?', says: 'Obrigado' },
  { asks: 'agrade(?:ce|ça|çam|cer)(?= (?:a|à|ao|aos|às) )', says: 'Obrigado', to: '' },
  { asks: 'desej(?:a|e|em|ar)-lhes?(?: uma?)?', says: '' },
  { asks: '(?:d(?:iz|iga|igam)-lhes?|dizer(?:-lhes?)?) (?=obrigad|adeus|parabéns|feliz)', says: '' },
];

const dutch: readonly GreetingVerb[] = [
  { asks: 'feliciteer (?:haar|hem|hen|ze)(?: van harte)?', says: 'Gefeliciteerd' },
  { asks: 'feliciteer', says: 'Felicitaties', to: 'voor' },
  { asks: 'bedank (?:haar|hem|hen|ze)(?: hartelijk)?', says: 'Bedankt' },
  { asks: 'bedank', says: 'Dank', to: 'aan' },
  { asks: 'wens (?:haar|hem|hen|ze)', says: '' },
];

/** By language, as it is told from the sentence or the brief. */
export const greetingVerbs: readonly (readonly GreetingVerb[])[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
];

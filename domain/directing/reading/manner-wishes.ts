/** A few words that ask how something shall be made or explained, in whatever words. */
import { listeners } from './listeners.ts';

/** "No scaremongering please.", "Hazlo emotivo." */
const made =
  /^(?:(?:no|nothing|nicht|keine?n?|nichts|pas de|rien de|sin|nada de|niente|senza|sem|geen|niet)\s[^\d\ue000-\uf8ff,;:.!?]{3,40},?\s(?:please|pls|bitte|s['’]il (?:vous|te) pla[iî]t|svp|por favor|per favore|graag|alsjeblieft)|(?:(?:please\s)?(?:make|keep) it|mach(?:t|en sie)? es|fais-le|faites-le|rends-le|hazlo|fallo|rendilo|faça-o|deixe-o|maak het|houd het)\s[^\d\ue000-\uf8ff:!?]{3,50})[.!]?$/iu;

/** "Don't make it look too posh.", "Doe niet te schreeuwerig." */
const notTooMuch =
  /^(?:(?:please|but|bitte|aber|mais|pero|por favor|ma|mas|maar)[,\s]\s?)*(?:(?:do not|don['’]t) (?:be|make it|make this|go|get|do it|sound|look)|nicht|(?:mach|macht|sei|seid|machen sie) (?:es |das )?(?:bitte )?nicht|(?:ne|n['’])\s?(?:sois|soyez|fais|faites|le fais|la fais)(?: pas)?|no (?:seas|sea|seáis|lo hagas|lo hagáis|lo haga)|non (?:essere|farlo|fatelo|siate)|não (?:seja|sejas|faça|faças)|(?:doe|maak|wees)(?: het)? niet)\s[^\d\ue000-\uf8ff:!?]{0,24}(?:too|zu|trop|demasiado|muy|troppo|muito|te)\s\p{L}+(?: \p{L}+)?[.!]?$/iu;

/** "Mach daraus was Fröhliches", "Make something cheerful out of it." */
const something =
  /^(?:please\s|bitte\s)?(?:(?:make|turn|do) (?:something \p{L}+(?: (?:out )?of (?:it|this|that))?|(?:it|this|that|these) into something \p{L}+)|mach(?:t|en sie)? (?:daraus|davon|was|etwas)(?: bitte)? (?:(?:et)?was |richtig |ganz )?\p{Lu}\p{L}+s(?: daraus)?|(?:fais|faites)-en quelque chose de \p{L}+|(?:haz|haced) (?:con esto |de esto )?algo \p{L}+|fa(?:i|te)?(?:nne)? qualcosa di \p{L}+|fa(?:z|ça) (?:disto |disso )?algo \p{L}+|maak (?:er|hier) iets \p{L}+ van)(?:[,.!]|$)/iu;

/** "Explica de forma simples.", "Leg het uit in gewone taal." */
const explained =
  /^(?:please\s|bitte\s|por favor,?\s)?(?:explain (?:it|this|that)?|erklär(?:e|t|en sie)?(?: es| das)?|(?:explique[rz]?)(?:-le|-la|-moi)?|explíca(?:lo|melo)|expli(?:ca|que)(?:-o)?|spiega(?:lo|te)?|leg (?:het|dit) uit)\s?(?:bitte\s|please\s)?(?:(?:very |really |ganz |sehr |très |muy |molto |muito |heel )?(?:simply|clearly|easily|einfach|verständlich|simplement|clairement|claramente|sencillamente|semplicemente|chiaramente|simpel|eenvoudig|duidelijk)|(?:in|auf|mit|en|avec|de|con|com|em) (?:a |an |plain |very |ganz |einer |des |un |une |una |uma |het )?[^\d,:!?\ue000-\uf8ff]{3,40}|(?:as if|like|als ob|comme si|como si|come se|como se|alsof) [^\d:!?\ue000-\uf8ff]{3,60})[.!]?$/iu;

/** "Bitte für Laien erklären, 30 Sekunden." */
const explainedLast =
  /^(?:bitte\s|graag\s)?(?:(?:für|voor)\s[^\d,.:]{3,30}|einfach|kurz|verständlich|simpel|eenvoudig|expliqué|explicado|spiegato)\s(?:(?:einfach|kurz|verständlich|eenvoudig)\s)?(?:erklären|erklärt|uitgelegd|uitleggen|simplement|de forma \p{L}+|in modo \p{L}+)(?:,\s(?:bitte\s|graag\s)?\d{1,3}\s?\p{L}+)?[.!]?$/iu;

/** "Filmpje voor groep 6, graag 20 seconden.": a class watches it. */
const forClass =
  /^(?:an?\s|ein\s|une\s|un\s|um\s|een\s)?(?:(?:short|quick|kurzes|petite?|kort)\s)?\p{L}*(?:film|video|vidéo|vídeo|clip|explainer|animation)(?:pje)?\s(?:corto\s|breve\s)?(?:for|für|pour|para|per|voor)\s(?:(?:my|our|the|an?|die|meine|eine|la|une?|una?|uma|de)\s)?(?:(?:year|grade|class|klasse|groep|classe|clase|curso|turma)\s?(?:\d{1,2}|d[eio]\s[\p{L}\d]+)|\d{1,2}(?:st|nd|rd|th|\.|e|º|ª)?\s?(?:grade|klasse|ano|curso|de primaria)(?:rs)?)(?:,\s(?:please\s|bitte\s|graag\s)?\d{1,3}\s?\p{L}+(?:\s\p{L}+)?)?[.!]?$/iu;

/** "Non menzionare la finale.", "Ne mentionnez pas le prix." */
const unmentioned =
  /^(?:please\s|bitte\s|por favor,?\s|per favore,?\s)?(?:(?:do not|don['’]t) mention|ne (?:mentionne|parle|cite)[sz]?(?: surtout)? pas|no (?:menciones|mencione|mencionéis|nombres|hables de)|non (?:menzionare|nominare|parlare di|citare)|não (?:menciones|mencione|mencionem|fales de|fale de))\s[^.!?]{3,80}[.!]?$|^(?:noem|vermeld)\s[^.!?]{3,60}\sniet[.!]?$/iu;

/** "Stay neutral, no recommendation.", "Bleib sachlich." */
const stayed =
  /^(?:please\s|bitte\s|por favor,?\s|per favore,?\s|graag\s)?(?:stay|remain|be|bleib(?:e|t|en sie)?|sei(?:d|en sie)?|reste[zr]?|sois|soyez|mantente|manténte|sé|sea|resta(?:te)?|rimani|sii|siate|mantém-te|mantenha-se|sê|seja|blijf|wees)\s(?:strictly\s|bitte\s|ganz\s|très\s|muy\s|molto\s)?(?:neutral|factual|objective|impartial|sober|concise|sachlich|objektiv|neutre|factuel(?:le)?|objecti[fv]e?|sobre|neutro|objetivo|imparcial|neutrale|obiettivo|imparziale|sobrio|sóbrio|zakelijk|neutraal|objectief)(?:,?\s[^\d:!?\ue000-\uf8ff]{0,60})?[.!]?$/iu;

/** "25 Sekunden, für Kinder ab 8 Jahren." */
const lengthFor = (sentence: string) => {
  const rest = sentence.replace(
    /^(?:about |etwa |environ |circa |ongeveer )?\d{1,3}\s?(?:s|secs?|\p{L}{3,8}nd[eiao]n?s?)(?=,?\s)/iu,
    '',
  );
  return rest !== sentence && /^[.!]?$/u.test(rest.replace(listeners, ''));
};

/** "Keep text inside the safe areas", "Text nicht am Rand": where things stand on screen. */
const laidOut =
  /^(?:please\s|bitte\s)?(?:keep|leave|place|put|hold|halte|lass|setze)\s(?:all\s|the\s|any\s|den\s|die\s|alle\s)?(?:text|copy|captions?|titles?|logo|type|important (?:things|elements)|everything|texte?|schrift|titel|top|bottom|edges?|margins?)\s.*(?:safe (?:area|zone|margin)s?|margins?|edges?|inside|within|centred|centered|clear|free|rand|ränder|frei)(?!\p{L})/iu;

/** Whether nobody would say a sentence to viewers. */
export const surelyAsksHow = (sentence: string): boolean =>
  [notTooMuch, something, explained, explainedLast, forClass, unmentioned, stayed, laidOut].some((one) =>
    one.test(sentence),
  ) || lengthFor(sentence);

export const asksHow = (sentence: string): boolean => made.test(sentence) || surelyAsksHow(sentence);

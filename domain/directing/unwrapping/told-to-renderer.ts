/** Orders that only whoever renders a film can follow: "Do not round.", "Do not add a “most popular” badge.", "Please produce one.", "Finish on the fund amount." */

const not =
  "(?:(?:please\\s|and\\s|but\\s)*(?:do not|don['’]?t|never|must not|please no)|(?:bitte\\s)?(?:nicht|niemals)|ne(?: pas)?|no|non|não|niet)";
/** Nobody who watches a film rounds or paraphrases. */
const ofRendering =
  '(?:round(?: (?:up|down|off))?|abbreviate|paraphrase|rewrite|reword|exaggerate|capitali[sz]e|crop|animate|overlay|fact-?check|hyphenate|translate|traduire|traducir|tradurre|traduzir|vertalen|abréger|arrondir|redondear|arrotondare|arredondar|afronden)';
/** … and what is added to one or shown in it is a part of it. */
const ofShowing = '(?:add|show|use|include|put|write|say|mention|display|invent|insert|render|place|make up|add in)';
const part =
  '(?:badges?|logos?|icons?|emojis?|music|photos?|images?|pictures?|text|captions?|subtitles?|fonts?|colou?rs?|animations?|transitions?|effects?|sounds?|stock \\p{L}+|exclamation marks?|brand names?|phone numbers|numbers|fees|statistics|quotes|claims|clip ?art|gradients?|confetti|sparkles|borders?|watermarks?|slides?|scenes?|on screen|in (?:it|the (?:video|film|clip|animation))|[\\ue000-\\uf8ff])';

const patterns = [
  `${not}\\s${ofRendering}(?!\\p{L})[^.:]*`,
  `${not}\\s${ofShowing}\\s[^.:]*?(?<!\\p{L})${part}(?!\\p{L})[^.:]*`,
  // "Please produce one."
  '(?:please\\s|can you\\s|could you\\s)*(?:produce|make|create|render|generate|build|do)\\s(?:one|it|this|that|something)(?:\\s(?:please|for (?:me|us)))?',
  // "Finish on the fund amount."
  "(?:then\\s|and\\s)?(?:finish|end|close|start|open|begin)\\s(?:on|with)\\s(?:the|our|its)\\s\\p{Ll}[\\p{Ll} '’-]{2,40}",
  // "The Mayor does not want his name in it."
  "[^.:]{3,60}\\s(?:does not|doesn['’]?t|do not|don['’]?t) want\\s[^.:]{3,60}\\s(?:in it|in there|on (?:it|screen|there)|shown|mentioned|in the (?:film|video|clip))",
  // "I've never done this before so bear with me."
  "(?:i|we)(?:['’]?ve| have) never (?:done|made|asked)[^.:]*|[^.:\\d]{0,60}(?<!\\p{L})bear with me",
  // "Shown on the gatehouse TV, looping, nobody will hear it."
  "(?:(?:it|this)(?:['’]?ll| will| is going to)? (?:be )?|(?:to be |will be |is ))?(?:shown|played|projected|displayed|looped|screened|runs|plays)\\s(?:on|in|at)\\s(?:the|a|our)\\s[^.\\d]{0,40}(?:tvs?|screens?|monitors?|displays?|projectors?|walls?|beamer|tablets?)(?!\\p{L})[^.\\d]*",
  // "Rules as follows."
  '(?:the\\s)?\\p{L}+(?:\\s\\p{L}+)?\\s(?:are\\s|is\\s)?as follows:?',
  // "Context for you, not for the screen: people were grumpy."
  '[^.:]{0,40}(?<!\\p{L})not for (?:the )?(?:screen|viewers|film|video)(?!\\p{L}).*',
].map((source) => new RegExp(`^${source}[.!?]?$`, 'iu'));

/** Whether a sentence, its quotations held, is such an order. */
export const isToldToRenderer = (sentence: string): boolean =>
  patterns.some((pattern) => pattern.test(sentence.trim()));

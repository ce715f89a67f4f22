/** "Bruno is 14 (we cried).": what whoever writes a brief feels about it, in brackets behind what it tells. */

const asides = [
  '(?:yes,? |ja,? |oui,? |sí,? |sì,? |sim,? )?(?:(?:i|we) know|(?:ich weiß|wir wissen)|(?:je sais|on sait)|(?:lo sé|lo sabemos)|(?:lo so|lo sappiamo)|(?:eu sei|sabemos)|(?:ik weet het|dat weet ik))(?:[,.:;][^()"“„«]{0,120})?',
  "(?:we|i)(?: all| both)? (?:cried|laughed|screamed|know|hope(?: so)?|wish|promise|swear|checked|counted|wept|blushed|still can[’']t believe it)(?: too| a bit| so hard| twice)?",
  "(?:yes|no|yep|nope),? (?:really|seriously|honestly|truly)|can you believe (?:it|that|this)|believe it or not|(?:keep(?:ing)? (?:your |our )?)?fingers crossed[^()]{0,24}|(?:no )?pun intended|(?:just |only )?kidding|don[’']?t ask|(?:it[’']s a )?long story|sorry|ha ?ha|lol|phew|yay|hooray|finally|at last|sob|wow|oops|seriously|honestly|sadly|touch wood|knock on wood|our pride and joy",
  'wir haben(?: alle| beide)? (?:geweint|gelacht|nachgezählt)|ja,? (?:wirklich|echt|ehrlich)|kaum zu glauben|unglaublich|(?:wir )?(?:daumen drücken|drücken die daumen)|kein (?:scherz|witz)|im ernst|ehrlich|leider|endlich|lange geschichte|schnief|hurra',
  'on a(?: tous| toutes)? (?:pleuré|ri|compté)|nous avons (?:pleuré|ri)|si,? si|oui,? vraiment|incroyable(?:,? non)?|croisons les doigts|on croise les doigts|sans (?:blague|rire)|hélas|enfin|désolée?s?|youpi|ouf',
  '(?:lo )?lloramos(?: todos)?|sí,? de verdad|increíble|crucemos los dedos|cruzamos los dedos|en serio|por fin|lo siento|sin bromas|uf',
  'abbiamo (?:pianto|riso)(?: tutti)?|sì,? davvero|incredibile|incrociamo le dita|sul serio|finalmente|purtroppo|evviva',
  'chorámos|choramos|chorei|sim,? (?:a sério|de verdade)|incrível|(?:de )?dedos cruzados|a sério|até que enfim|finalmente|infelizmente',
  'we (?:hebben )?(?:huilden|gehuild|moesten huilen)|ja,? echt|ongelofelijk|duimen maar|serieus|geen grap|eindelijk|helaas',
  '(?:please |bitte )?(?:show|use|list|include|mention|keep) (?:all|everything|each|every one|them all|all of (?:them|these))|(?:bitte )?alle[s]? (?:zeigen|nennen|auflisten)|(?:tout(?:e?s)? montrer|(?:les )?montrer tou(?:te)?s)|mostrar tod[oa]s|(?:mostrar[el]i? tutt[ei]|mostrare tutt[ei])|alle(?:maal|s)? (?:tonen|laten zien)',
].join('|');
const aside = new RegExp(`[ \\t]*\\((?:${asides})\\s?(?:[!?…]|\\.{3}|:\\)|🙂|😅|😭|❤️)*\\)`, 'giu');

/** The text without such asides. */
export const withoutWritersAsides = (text: string): string => (text.includes('(') ? text.replace(aside, '') : text);

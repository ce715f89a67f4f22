/** "My name is spelled Ilse Vandermoor, one word, lower-case m.": how a name is written is told to the maker, who sees it. */

const begins = '(?<=^|\\n|[.!?]["”»]?\\s)';
const letter = "(?:[a-zäöüéèñç](?:['’]?s)?|hyphen|space|accent|umlaut|apostrophe|dash|dot)";
/** How letters are to be set. */
const manner = [
  `(?:(?:all |in )?(?:one|two|a single) words?|(?:with|without|no|and) (?:an? |one |two |double |the )?(?:(?:small|capital|lower-?case|upper-?case) )?${letter}(?: (?:at|in|on) the (?:end|front|middle))?|(?:all |in )?(?:lower|upper)[- ]?case(?: ${letter})?(?: throughout)?|(?:small|capital) ${letter}|all (?:caps|capitals|small))`,
  '(?:(?:alles )?(?:zusammen|getrennt|klein|groß)(?:geschrieben)?|(?:ein|zwei) wörter?|mit (?:kleinem|großem|zwei|bindestrich|umlaut)(?: \\p{L})?|ohne (?:bindestrich|umlaut|leerzeichen))',
  "(?:en (?:un|deux) mots?|(?:tout )?en (?:minuscules|majuscules)|(?:avec|sans) (?:un |deux )?(?:trait d['’]union|accent|\\p{L}))",
  '(?:todo junto|en (?:una|dos) palabras?|(?:todo )?en (?:minúsculas|mayúsculas)|(?:con|sin) (?:guion|tilde|acento))',
].join('|');
const tail = new RegExp(
  `(?<=\\p{Lu}[\\p{L}\\p{N}'’&.-]*|["”»])(?:\\s\\((?:${manner})(?:,? (?:${manner}))*\\)|(?:,\\s(?:and )?(?:${manner}))+)(?=[.,;:!?)]|\\s*$)`,
  'gimu',
);
const name = "\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:von|van|de|da|di|der|den|del|la|le)\\s){0,2}\\p{Lu}[\\p{L}'’-]+){0,3}";
const spelled = new RegExp(
  `${begins}(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Tt]heir|[Ii]ts)\\s(?:\\p{L}+\\s)?(?:name|surname)\\s(?:is|['’]s)\\s(?:spelled|spelt|written)|(?:[Mm]ein|[Ss]ein|[Ii]hr|[Uu]nser|[Dd]er)\\s\\p{L}*[Nn]ame\\s(?:schreibt sich|wird)|(?:[Mm]on|[Ss]on|[Ll]e)\\snom\\ss['’]écrit|(?:[Mm]i|[Ss]u|[Ee]l)\\s(?:nombre|apellido)\\sse\\sescribe)\\s(?<name>${name})(?:\\sgeschrieben)?(?=[.,;(]|\\s\\()`,
  'gu',
);

/** Who says "my name" where somebody speaks is who speaks. */
const speaks =
  /(?<!\p{L})(?:talk|speaking|speaker|lecture|keynote|vortrag|conférence|charla|ponencia|conferenza|palestra|lezing)(?!\p{L})/iu;

export const withoutSpelling = (prompt: string): string =>
  prompt
    .replace(spelled, (said, ...all) => {
      const { name: own } = all.at(-1) as { name: string };
      return /^(?:my|mein|mon|mi)\s/iu.test(said) && speaks.test(prompt) ? `Speaker: ${own}` : own;
    })
    .replace(tail, '');

/** "Segue o briefing da Feira do Livro, 3ª edição", "So we've got our Science Fair coming up": of what hands a brief over, what it is for is told. */
import { capital } from '../reading/phrases.ts';
import { namesFilm } from './names-film.ts';

const begins = '(?<=^\\s{0,4}|\\n\\s{0,4}|[.!?]["”»]?\\s{1,4})';
const greeting =
  "(?:(?:hi|hello|he+y|dear|hallo|moin|servus|guten (?:tag|morgen)|bonjour|salut|hola|buen[oa]s(?: (?:días|tardes))?|ciao|salve|buongiorno|olá|oi|bom dia|boa tarde|hoi|goedendag)(?: [\\p{L}'’]+){0,3}?\\s?[,!.:–—-]\\s+)?(?:(?:so|also|bon|bueno|allora|então|dus),?\\s)?";
const handing = [
  "here(?:['’]s| is| are| comes?)|please find(?: attached| below)?|(?:attached|below)(?: (?:is|are))?|this is|(?:i['’]m )?sending(?: you| over)?",
  'anbei(?: (?:kommt|kommen|findest du|findet ihr|finden sie))?|hier(?: (?:ist|sind|kommt|kommen))?|im anhang|nachfolgend|es folg(?:t|en)',
  "voici|voilà|ci-joint|ci-dessous|je (?:vous |te |t['’])(?:envoie|transmets|passe|mets)",
  '(?:aquí|ahí) (?:va|van|tienes|tenéis|está|están|os dejo|te dejo)|van?|(?:os|te|le|les) (?:paso|mando|envío|dejo)|adjunto|sigue|este es',
  'ecco(?:vi|ti)?|(?:vi|ti|le) (?:mando|passo|invio|lascio|giro)|allego|seguono|questo è|questi sono|in allegato',
  'seguem?(?: (?:abaixo|em anexo|aqui))?|aqui (?:vai|vão|está|estão)|(?:estou )?(?:mando|envio|enviando|mandando|passo)(?:-(?:vos|te|lhe))?|este é',
  'hierbij|hier (?:is|zijn|komt|komen)|bijgaand|dit is',
].join('|');
const article =
  '(?:(?:all )?(?:the|my|our|das|die|der|den|unsere?n?|le|la|les|mon|mes|notre|nos|el|los|las|il|gli|i|os|as|[oa]|de|het|ein|un|an?) )?';
const papers =
  '(?:(?:creative|video|film) )?(?:brief(?:ing)?|infos?|information(?:s|en)?|informazioni|información|informações|informatie|details?|detalles|dettagli|detalhes|daten|eckdaten|angaben|datos|dados|dati|données|facts|fakten|gegevens|rundown)';
const of =
  "(?:(?:for|of|on|about|zu[mr]?|fürs?|über|vom|von|des|der|pour|du|de|sur|del|para|sobre|della|dello|dei|delle|degli|di|per|sulla?|do|da|dos|das|van|voor|over)(?: (?:the|our|das|die|den|dem|de[rl]|unser(?:e[nmr]?)?|le|la|les|notre|nos|el|los|las|nuestr[oa]|il|lo|gli|(?:il |la )?nostr[oa]|(?:[oa] )?noss[oa]|[oai]|os|as|de|het|onze?))? |(?:d|de l|dell|pour l|per l)['’])";
const handed = new RegExp(
  `${begins}${greeting}(?:${handing}) ${article}${papers} (?<of>${of})(?=\\S)(?<said>[^.!?\\n]+(?:\\.(?=\\S|(?<=\\d\\.) )[^.!?\\n]*)*)`,
  'giu',
);
/** "… para la campaña de enero": of which films it is one. */
const campaign =
  /,?\s(?:for|für|pour|para|per|voor)\s(?:\p{L}+\s){0,2}(?:campaign|kampagne|campagne|campaña|campagna|campanha)(?!\p{L})[^,.()]*/iu;

const coming = new RegExp(
  `${begins}(?:${[
    "(?:so,? )?we(?:['’]ve| have)(?: got)? (?:our|an?|another|the) (?<en>[^.!?,\\n]{3,60}?) coming up(?: soon)?",
    'bei uns steht (?:bald |demnächst |wieder )*(?:das|die|der|unsere?) (?<de>[^.!?,\\n]{3,60}?) an',
    '(?:on a|nous avons) (?:notre|la|le) (?<fr>[^.!?,\\n]{3,60}?) qui (?:approche|arrive)(?: bientôt)?',
    'se acerca (?:el|la|nuestr[oa]) (?<es>[^.!?,\\n]{3,60}?)',
    "(?:si avvicina|sta per arrivare) (?:il|la|lo|l['’])(?: nostr[oa])? ?(?<it>[^.!?,\\n]{3,60}?)",
    '(?:vem aí|está chegando) (?:[oa] )?(?:noss[oa] )?(?<pt>[^.!?,\\n]{3,60}?)',
  ].join('|')})(?=[.!]*(?:\\s*$|\\s*\\n|\\s+\\p{L}))(?![ \\t]+\\p{L})`,
  'giu',
);

/** What a film is asked for that such a head hands over, without what it shall serve. */
const asked = (said: string) => capital(said.replace(own, '').replace(purpose, ''));
const own =
  /^(?:the|our|an?|das|die|den|unser\p{L}{0,2}|le|la|les|notre|el|nuestr[oa]|il|[oa]|noss[oa]|de|het|onze?)\s/iu;
const purpose =
  /,?\s(?:damit|sodass|so (?:that )?(?:we|i|they|you)|pour qu(?:e|['’])|para que|così|in modo|zodat)(?!\p{L}).*$/iu;

/** The brief with what it is for instead of what hands it over. */
export const withHandedOccasion = (prompt: string): string =>
  prompt
    .replace(handed, (...all) => {
      const { said = '' } = all.at(-1) as Record<string, string | undefined>;
      // "die Infos für unser Filmchen zum Turnfest" asks for a film.
      if (namesFilm(said.split(/\s+/u).slice(0, 3).join(' '))) return asked(said);
      const bare = said.replace(/\s?\([^()\d]*\)/gu, '').replace(campaign, '');
      return capital(bare);
    })
    .replace(coming, (...all) => {
      const names = Object.values(all.at(-1) as Record<string, string | undefined>);
      return capital(names.find((name) => name !== undefined) ?? all[0]);
    });

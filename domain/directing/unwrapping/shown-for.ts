/** On what occasion a film runs, said in passing: "… for the all-hands on Monday, it plays on the big wall in the canteen". */
import { capital } from '../reading/phrases.ts';
import { maybeFilm, surelyFilm } from './asking-words.ts';

const film = new RegExp(`(?<![\\p{L}])(?:${surelyFilm}|${maybeFilm}|thing|one|bit)(?!\\p{L})`, 'iu');
const asks =
  /(?<!\p{L})(?:need|want|like|love|make|could|can|create|looking|asked|['’]d|brauche\p{L}*|hätte\p{L}*|möchte\p{L}*|macht?|faut|voudr\p{L}+|besoin|necesit\p{L}+|quer\p{L}+|quier\p{L}+|serve|vorr\p{L}+|precis\p{L}+|nodig|wil\p{L}*|graag)(?!\p{L})/iu;
const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What a house holds among its own, and no film invites to. */
const inHouse =
  "(?:all-hands|kick-?off|agm|town ?hall|offsite|stand-?up|(?:board|staff|team|general|annual|members['’]|parents['’]|council|committee|sales|company|department|works|club|shareholders['’]) (?:meeting|assembly|evening|conference|kick-?off|day|breakfast)|meeting)";
const gatherings = [
  '(?:for|as) (?:the|an?) (?:opening|first|title|closing|last|final|intro) (?:slide|screen|frame|page) (?:of|in|for) [^,.;:!?\\n]{3,70}',
  'für die (?:erste|letzte|eröffnungs|titel)(?:folie| folie) [^,.;:!?\\n]{3,70}',
  'pour (?:la première|la dernière) (?:diapo(?:sitive)?|page|planche) d[^,.;:!?\\n]{3,70}',
  'para la (?:primera|última) (?:diapositiva|lámina|pantalla) de [^,.;:!?\\n]{3,70}',
  'per la (?:prima|ultima) (?:slide|diapositiva|schermata) d[^,.;:!?\\n]{3,70}',
  'para o (?:primeiro|último) (?:slide|diapositivo) d[^,.;:!?\\n]{3,70}',
  `for\\s(?:the|our|my|next|this)\\s(?:[\\p{L}'’-]+\\s){0,2}?${inHouse}(?:\\s(?:in|at)\\s(?:the\\s)?\\p{Lu}[\\p{L}-]+)?(?:\\s(?:on|next|this|coming)\\s(?:(?:next|this)\\s)?(?:${days}|week|month|year)|\\stomorrow)?`,
  'für (?:die|unsere|das|unser|den|unseren) (?:\\p{L}+ )?\\p{L}*(?:versammlung|sitzung|besprechung|treffen|betriebsfest)(?: (?:am|nächsten|kommenden|diesen) \\p{L}+tag)?',
  "pour (?:la|notre|l[’']) ?(?:réunion|assemblée)(?: (?:générale|annuelle|du conseil|d[’']équipe))?(?: (?:de|du) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain)?)?",
  'para la (?:reunión|junta|asamblea)(?: (?:general|anual|de equipo))?(?: del? (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))?',
  "per (?:la riunione|l[’']assemblea)(?: (?:generale|annuale))?(?: di (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica))?",
  'para a (?:reunião|assembleia)(?: (?:geral|anual))?(?: de (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?)?',
  'voor (?:de|onze) \\p{L}*(?:vergadering|bijeenkomst)(?: van (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag))?',
].join('|');
const atGathering = new RegExp(`\\s(?:${gatherings})(?=[,.;!?]|\\sand\\s|$)`, 'giu');
/** "it runs before the speeches", "it will be projected in the small hall" */
const runs =
  /,\s(?:(?:and\s|which\s|as\s)?(?:(?:it|this)(?:['’]s|['’]ll|\s(?:is|will)(?:\sgoing\sto)?)?\s)|to\s)(?:be\s)?(?:(?:shown|played|screened|projected|displayed|looped)|plays?|runs?|loops?|goes|go|opens?|hangs?|sits?|airs?)\s(?:up\s)?(?:on|in|at|before|after|between|behind|beside|next to|over|during|above|all day|the (?:morning|afternoon|evening|session|day|meeting))(?!\p{L})[^,.!?\n\d]*/giu;
/** "upright, for the screen at the entrance where people queue anyway" */
const onScreen =
  /,?\s(?:for|on)\s(?:the|our|a|that)\s(?:[\p{L}-]+\s){0,2}(?:screens?|wall|tv|telly|monitor|display|tablet|projector)\s(?:at|in|by|near|above|behind|beside|next to|on)\s(?:the|our)\s[^,.;:!?\n\d"“„]{3,70}(?=[,.;!?]|$)/giu;
/** "something for the page, nothing fancy" */
const modest =
  /,\s(?:but\s)?(?:nothing|not(?:hing)?\stoo|not|just\snothing)\s(?:too\s|very\s|particularly\s)?(?:fancy|special|big|flashy|grand|complicated|elaborate|spectacular|crazy|slick|glossy|wild|serious|polished|over the top)(?=[,.;!?]|\sand\s|$)/giu;
/** "our third-quarter numbers as a film of roughly forty seconds" */
const turned =
  /(?<!\p{L})(?<who>we|i)(?<verb>['’]d (?:like|love)| need| want| would (?:like|love))(?: to (?:have|see|get))?\s(?<what>(?:our|the|my|this year['’]s|last year['’]s)\s[^,.;:!?\n"“]{4,60}?)\sas\s(?<film>an?\s(?:[\p{L}-]+\s){0,3}(?:film|video|clip|animation))(?<length>\s(?:of|in|lasting)\s(?:about\s|around\s|roughly\s|some\s)?[\p{L}\d-]+\s(?:seconds|secs))?(?!\p{L})/iu;
/** "I've been asked to do the safety bit for our hall, 40 seconds" */
const told =
  /(?<=^|[.!?]\s)(?:i|we)(?:['’]ve|\shave|\shad|\swas|\swere)\s(?:been\s)?(?:asked|told|volunteered|chosen)\sto\s(?:do|make|prepare|produce|put together|organi[sz]e)\s(?=(?:the|a|an|our)\s[^.!?\n]{0,120}?\d{1,3}\s?(?:s|secs?|seconds)(?!\p{L}))(?:the|an?|our)\s(?<what>[\p{L} -]{3,40}?)(?=\s(?:for|of|about)\s|,)/iu;

/** "and they asked every speaker for a teaser" */
const asked = new RegExp(
  `,?\\s(?:and|so)\\s(?:they|(?:the|my|our)\\s[\\p{L}-]+)\\s(?:asked|wants?|wanted|needs?|would like)\\s(?:(?:every|each|all|us|me)\\s(?:of us\\s|(?:speaker|exhibitor|member|team|artist|group|stall)s?\\s)?)?(?:for\\s)?(?<film>an?\\s(?:short\\s)?(?:${surelyFilm}))(?![\\p{L}])(?:\\sfrom\\s(?:each|all|every)[^,.!?\\n]*)?`,
  'iu',
);

/** A brief without where its film runs, and as an asking for it; nothing of sentences that ask for none. */
export const withoutOccasionOfFilm = (prompt: string): string =>
  prompt
    .replace(told, (...all) => `I need a video about the ${(all.at(-1) as { what: string }).what}`)
    .replace(asked, (...all) => `. I need ${(all.at(-1) as { film: string }).film}`)
    .replace(turned, (...all) => {
      const { who = '', verb = '', what = '', film: kind = '', length = '' } = all.at(-1) as Record<string, string>;
      return `${who}${verb} ${kind} about ${what}${length.replace(/^\s\p{L}+/u, ',')}`;
    })
    .split('\n')
    .map((line) => line.replace(/[^.!?]+(?:[.](?=\S)[^.!?]*)*/gu, inAsking))
    .join('\n');

function inAsking(sentence: string): string {
  if (!film.test(sentence) || !asks.test(sentence)) return sentence;
  const bare = sentence.replace(runs, '').replace(onScreen, '').replace(modest, '').replace(atGathering, '');
  return bare === sentence ? sentence : capital(bare);
}

/** What a brief says to its maker around its copy: whom to play, what to do with it, what its parts are called. */
import { withoutWritersAsides } from './writers-asides.ts';

/** "You are a motion designer.": whom the maker shall be, at the head of a brief that goes on to ask. */
const persona =
  /^\s*(?:you are|you're|act as|imagine (?:you are|you're)|pretend to be)\s(?:an?|the|our|my)\s[^.!?\n]{0,60}(?:designer|editor|animator|director|producer|copywriter|videographer|film-?maker|storyteller|strategist|marketer|creator|expert|specialist|studio|agency)(?!\p{L})[^.!?\n]{0,60}[.!]\s+/iu;
const asks = /^[^.!?\n]{0,80}(?<!\p{L})(?:video|clip|film|animation|reel|spot|ad)(?!\p{L})/iu;

/** "I run Molarity and want something for the homepage hero.": what the sentence tells ends before the wish. */
const want =
  /^([^.!?\n]{12,120}?),?\s(?:and|so)\s(?:(?:I|we)\s)?(?:want|need|would like|'d like|am looking for|are looking for)\s(?:something|anything|an?\s(?:\p{L}+\s){0,2}(?:video|clip|film|animation))(?!\p{L})[^.!?\n]{0,60}(?=[.!](?:\s|$))/iu;

/** "Scene 5: call to action - Start free" */
const dashedCall = /(^|\n|[.!?]\s+)(?:(?:scene|slide|shot|frame)\s\d+:\s)?(?:call to action|cta)\s[-–—]\s+/giu;

/** "Turn this table into a 12 second animated chart.": asks for a film of what stands beside it. */
const turning =
  /(?<=^|\n|[.!?]\s)(?:please\s)?(?:turn|make|convert|animate)\s(?:this|these|the)\s(?:\p{L}+\s){0,2}?(?:table|data|numbers|figures|rows|list|text|notes|post|article|page)?\s?(?:in)?to\s(?=[^.!?\n]{0,60}(?:chart|graph|video|clip|film|animation)(?!\p{L}))/giu;

/** "…, made for station screens, so portrait please": what a film is shown on, and what follows from that. */
const madeFor =
  /,?\s(?:made|meant|intended|designed|built|destined)\sfor\s(?:(?:the|our|all|some|big|small)\s)?(?:\p{Ll}[\p{L}-]*\s){0,2}(?:screens?|displays?|monitors?|tvs?|projectors?|billboards?|phones?|socials?|websites?|homepage|intranet|newsletters?|feeds?|stories|reels)(?!\p{L})(?:,?\sso\s(?=[^.,!?\n]{0,20}(?:portrait|landscape|square|vertical|horizontal|upright|widescreen|16:9|9:16|1:1)))?/giu;

/** "Turn this into a 20 s clip for our release page.": where it goes is nothing that it tells. */
const turnedFor =
  /(?<=(?:turn|make|convert|put)\s(?:this|these|it|them|that)\s(?:in)?to\s[^.!?\n]{0,50}(?:video|clip|film|animation|reel|promo|teaser|gif))\sfor\s(?:our|the|my|a)\s(?:\p{Ll}[\p{L}-]*\s){0,3}(?:page|site|website|homepage|blog|newsletter|channel|feed|socials|wiki|intranet|readme|docs|store|listing|profile|screens?|tv|meeting|all-hands|stand|booth|lobby)(?=\s*[.,!?\n]|$)/giu;

/** "an announcement for our dev Discord": among whom it goes around, whatever the film is called. */
const amongOurs =
  /(?<=(?<!\p{L})(?:turn|make|convert|put|create|need|want|mach\p{L}*|brauch\p{L}*|erstell\p{L}*|fai[st]|haz|crea|fa[iz])(?!\p{L})[^.!?\n:"“„«]{0,110})\s(?:for|für|pour|para|per|voor)\s(?:our|the|my|unser\p{L}*|den|notre|le|nuestro|el|il(?: nostro)?|(?:o )?nosso|o|onze)\s(?:\p{L}[\p{L}-]*\s){0,2}?(?:discord|slack|mattermost|telegram|whatsapp|(?:microsoft )?teams)(?:[\s-](?:channel|server|group|workspace|kanal|gruppe))?(?:\s(?:de|do|del|di)\s\p{L}+)?(?=[.,!?\n]|$)/giu;

/** "Make a short animated summary (22 seconds).": a film of what stands beside it, by another word. */
const summary =
  /(?<=^|\n|[.!?]\s)(?:please\s)?(?:make|create|build|produce|do)\s(?:me\s|us\s)?(?:an?|one)\s(?:(?:short|quick|brief|little|nice|simple|clean|animated|punchy|visual|crisp|small)\s)+(?:summary|recap|overview|piece|visual|version|presentation|round-?up)(?=(?:\s\((?:about\s|around\s|~|ca\.?\s)?\d{1,3}\s?(?:s|secs?|seconds)\))?(?:\s(?:of|from)\s(?:this|these|it|the (?:below|above)|what follows))?[.!\n])/giu;

/** "You are given the outcome of a survey and should produce one video": what the maker has needs no telling. */
const given =
  /(?<=^|\n|[.!?]\s)you(?:['’]re| are| have been| will be|['’]ll be) (?:given|handed|provided with|sent)\s[^.:!?\n\d]{3,120}?\s(?:and|from which you|, and) (?:you )?(?:should|must|shall|are to|need to|have to|will) (?=(?:produce|make|create|generate|render|build)\s)(\p{L})/giu;
/** "I run a podcast on old bridges and episode 87 drops Thursday.": who asks, before what is told. */
const runs =
  /(?<=^|\n|[.!?]\s)I (?:run|host|make|produce|organi[sz]e|manage|help (?:out )?(?:at|with)|work (?:at|for|on)|look after) (?:an?|the|our|some)\s(?:[\p{Ll}'’-]+\s){1,10}?and (?=(?!I(?:['’]|\s)|we(?:['’]|\s)|need|want|would|am|have|sell|make|teach|offer|my)(?:[\p{L}'’-]+\s){1,4}[^.!?\n]{3,})(\p{L})/gu;
/** "Turn these notes into a 25 second announcement.": what has a length is a film, whatever it is called. */
const lasting =
  /(?<=(?<!\p{L})(?:turn|make|convert|put)\s(?:this|these|it|them|the|my|our)(?:\s[\p{L}-]+){0,3}\s(?:in)?to\s(?:an?\s)?(?:[\p{L}-]+\s){0,2}\d{1,3}[\s-]?(?:seconds?|secs?|s)\s)(?:announcement|update|post|summary|piece|recap|story|notice|version)(?!\p{L})/giu;

/** Before anything else is taken off an asking, as a film's use may stand where its subject would. */
export const withoutUses = (text: string): string =>
  withoutWritersAsides(text)
    .replace(madeFor, (use) => (use.endsWith(' ') ? ', ' : ''))
    .replace(turnedFor, '')
    .replace(given, (_, first: string) => first.toUpperCase())
    .replace(runs, (_, first: string) => first.toUpperCase())
    .replace(amongOurs, '')
    .replace(lasting, 'video')
    .replace(summary, 'Make a video');

export function withoutAsides(given: string): string {
  const text = withoutWritersAsides(given);
  const rest = text
    .replace(
      /^\s*(?:task|instructions?|request|prompt)\s*:\s*(?=(?:please\s)?(?:generate|create|make|produce|render)\s)/iu,
      '',
    )
    .replace(persona, '');
  return (rest !== text && asks.test(rest) ? rest : text)
    .replace(want, '$1')
    .replace(dashedCall, '$1CTA: ')
    .replace(turning, 'Make ')
    .replace(/(?<=Make an?\s[^.!?\n]{0,40})\banimated (?:chart|graph|bars?)(?=[.,]|$)/giu, 'animation');
}

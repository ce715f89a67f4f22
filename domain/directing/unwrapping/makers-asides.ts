/** What a brief says to its maker around its copy: whom to play, what to do with it, what its parts are called. */

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

export function withoutAsides(text: string): string {
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

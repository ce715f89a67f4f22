/** Sentences that say how a film is drawn or asked for in words that copy has as well: each becomes a direction below the brief. */
import { splitAtStops } from '../reading/stops.ts';
import { inTurn } from './staged-leads.ts';
import { chartWish } from './trailing-orders.ts';

const letters = '(?:letters?|lettering|text|type|typeface|fonts?|words|numbers|writing)';
const directing: readonly RegExp[] = [
  // "It would be nice to see a thermometer filling up to show that."
  new RegExp(
    `^(?:(?:and|maybe|perhaps|ideally|vielleicht|magari|talvez|quizás?|peut-être),?\\s)?${chartWish}[^"“”„«»\\d:]{0,80}$`,
    'iu',
  ),
  // "LETTERS BIG ENOUGH TO READ FROM THE COUNTER."
  new RegExp(
    `^(?:the\\s|please\\s)?${letters}\\s(?:(?:should|must|need(?:s)? to|has to|have to)\\sbe\\s|as\\s)?(?:big|large|bold|huge|small|tiny|legible|readable)(?:\\s(?:enough|and|as)(?!\\p{L})[^.!?\\d]{0,60})?$`,
    'iu',
  ),
  // "Do that cycle once, on a deep navy background with soft lavender type."
  new RegExp(
    `^(?:do|repeat|loop|run|play|show|set|put)\\s(?:that|this|it|the)(?!\\p{L})[^.!?"“”\\d]{0,80}\\s(?:background|backdrop|${letters})(?!\\p{L})[^.!?"“”\\d]{0,60}$`,
    'iu',
  ),
  /^(?:do|repeat|loop|run|play)\s(?:that|this|the)\s(?:cycle|loop|sequence|animation|list|pattern)(?!\p{L})[^.!?"“”\d]{0,80}$/iu,
  // "Then our name, and nothing else on that card, no app-store badges."
  /^[^"“”„«»]*(?:nothing else|nothing more|no other (?:words?|text))\s(?:on|in)\s(?:that|the|this|it)(?:\s(?:card|screen|frame|shot|slide))?(?!\p{L})[^.!?"“”\d]{0,80}$/iu,
  // "Book trailer, text only."
  /^(?:\p{L}+\s){0,2}(?:trailer|teaser|promo|video|clip|reel|animation|film),\s(?:just\s)?(?:text|type|words|typography|titles)(?:\sonly)?$/iu,
  // "Could you turn our year into something donors will actually watch?"
  /^(?:could|can|would|will)\s(?:you|we)\s(?:please\s)?(?:turn|make|shape|boil|distil)\s[^.!?"“”\d]{2,40}\s(?:in)?to\s(?:something|a\s(?:\p{L}+\s){0,3}(?:video|film|clip|reel|animation))(?!\p{L})[^.!?"“”\d]{0,60}\?$/iu,
  // "If you run out of room drop the diesel number."
  /^if (?:you|we|there) (?:run|runs|need|lack|have no|don['’]t have|can['’]t fit|is no|isn['’]t|are short)(?!\p{L})[^.!?"“”]{0,120}$/iu,
  // "I thought about adding the sponsor here but they only pay for audio."
  /^i(?:['’]d)?\s(?:(?:also|had)\s)?(?:thought (?:about|of)|considered|was (?:going|about|tempted) to|wanted to)\s(?:add|adding|put|putting|include|including|mention|mentioning|use|using|show|showing)(?!\p{L})/iu,
  // "The camera should travel along one continuous thread", "Each number should punch in"
  /^(?:the|each|every|all)\s(?:camera|letters?|words?|numbers?|figures?|bars?|lines?|titles?|cards?|transitions?|colou?rs?)\s(?:should|must|needs? to|has to|have to|can|could|may)\s(?:(?:slowly|gently|only|always|just)\s)?(?:travel|move|follow|pan|zoom|glide|drift|rise|fall|slide|fly|fade|grow|draw|appear|enter|land|punch|pop|bounce|flicker|pulse|count|wipe|stay)(?!\p{L})[^"“”„«»]*$/iu,
  // "Start from number 5 and go up to number 1, that's the whole fun of it."
  /^(?:start|begin|count)\s(?:down\s)?(?:from|with|at)\s(?:number|no\.?|#|place|rank)\s?\d{1,2}(?!\d)[^"“”„«»]*$/iu,
  // "dont put hashtags on it"
  /^(?:(?:and|but|also|pls|please)\s)*(?:dont|do not|don['’]t)\s(?:put|add|include|use)\s(?:any\s)?(?:hash ?tags?|emojis?|logos?|watermarks?|stickers?|photos?|stock (?:photos?|footage))(?!\p{L})[^"“”„«»\d]*$/iu,
  // "Their brief is basically “quiet and honest”."
  /^(?:(?:their|his|her|(?:the|our) client['’]s)\s(?:whole\s)?(?:brief|briefing|wish|request|instructions?)\s(?:is|was|says|said|came down to)|(?:ihr|deren|das|der)\s(?:briefing|auftrag|wunsch|vorgabe)\s(?:ist|war|lautete?|heißt)|leur\s(?:brief|demande|consigne|souhait)\s(?:est|était|tient en|se résume à)|su\s(?:encargo|briefing|petición|deseo)\s(?:es|era|se resume en)|(?:il|la)\sloro\s(?:brief|richiesta|desiderio)\s(?:è|era|si riassume in)|o\s(?:briefing|pedido)\s(?:deles?|delas?|do cliente)\s(?:é|era|resume-se a))(?!\p{L})[^.!?\d]*$/iu,
  // "Highlight Harbour in red."
  /^(?:please\s)?(?:highlight|emphasi[sz]e|pick out|single out)\s(?!(?:that|how|what|why|who|our|your)\s)[^"“”„«».!?:,\d]{2,40}$/iu,
  /^(?:bitte\s)?heb(?:e|t|en sie)?\s[^"“”„«».!?:,\d]{2,40}\shervor$/iu,
  /^(?:mettez|mets|mettre)\s[^"“”„«».!?:,\d]{2,40}\sen (?:évidence|avant|valeur|couleur)$/iu,
  /^(?:[Dd]estaca(?:d|r)?|[Dd]estaque[nm]?|[Rr]esalta(?:d|r)?|[Ee]videnzia(?:te|re)?|[Rr]ealce[m]?)\s(?:(?:a|la|el|il|o|os|las|los)\s)?\p{Lu}[^"“”„«».!?:,\d]{2,40}$/u,
  // "Just the new one."
  /^(?:just|only)\sthe\s(?:new|first|second|last|other|short|long)\sones?$/iu,
];

/** "…: please draw this as a simple chart." */
const drawnAs =
  /\s?[:,;–—-]\s(?:and\s)?(?:please|pls|bitte)\s(?:draw|show|make|present|animate|visuali[sz]e)\s(?:this|that|it|these|them)\s(?:as|in|with)\s(?:an?\s)?(?:\p{L}+\s){0,2}(?:charts?|graphs?|bars?|diagram|pie|list|table|timeline|counters?)(?=[.!]?(?:\s|$))/giu;

/** "1920 by 1080" */
const inPixels =
  /(?<![\d.,])(720|1080|1280|1350|1920|2160|2560|3840)\s(?:by|mal|sur|par|por|per)\s(720|1080|1280|1350|1920|2160|2560|3840)(?![\d.,]\d|\d)(?:\s(?:pixels?|px|píxeles|pixel))?/giu;
/** "Then the prices, one under the other: …" */
const ordered = new RegExp(`,\\s${inTurn}(?=\\s?:)`, 'giu');
/** "Subject: FW: FW: recruitment clip": how a mail came, in seven languages. */
const forwarded =
  /^[ \t]*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp)\s?:[ \t]*(?:(?:fw|fwd|re|wg|aw|tr|rv|enc|doorst|antw)\s?:[ \t]*)+[^\n]*(?:\n|$)/gimu;
/** "## What to say": heads of a brief that only say that its copy follows. */
const pointingHead =
  /^#{1,6}[ \t]+(?:what (?:to|we|it should|we want to) (?:say|show|tell)|on[- ]screen(?: (?:text|copy))?)[ \t]*:?[ \t]*$/gimu;
/** "Compare our two plans, side by side, for the pricing page." */
const sideBySide =
  /(?<=^|[.!?\n]\s?)((?:please\s)?(?:compare|show|put|set|present)\s[^.!?:\n"“”]{3,60}?),?\s(?:side by side|next to each other|head to head)(?:,(?=\s(?:for|in|on)\s)|(?=[,.]|\s(?:for|in|on)\s))/giu;
/** "Actually make that 20 seconds, 15 is going to feel rushed.": the length, and not why. */
const newLength = /(?<=(?:make|do) (?:that|it) \d{1,3}\s?(?:s|secs?|seconds)),\s[^.!?\n"“”]*/giu;

/** "I was going to say it is at Harbour Hall, but no, so it's Mill Lane Chapel.": the latter. */
const corrected =
  /(?<=^|[.!?\n]["”»]?\s?)i (?:was going to|wanted to|meant to|had meant to|would have) (?:say|write|put)[^.!?\n]{3,90}?,\s(?:but\s)?(?:no|actually|sadly|they|that|it)(?!\p{L})[^.!?\n]{0,60}?,?\sso\s(?:now\s)?(?:it['’]s|it is|we['’]re at|make it)\s(?=\S)(\S)/giu;
/** "Some background so you get the tone. …": the paragraph is for whoever makes the film. */
const backgroundOf =
  /(?<=^|\n)(?:some|a (?:little|bit of)|a few words of) (?:background|context)(?!\p{L})[^\n]*(?=\n|$)/giu;
/** "Explain why …, in under forty seconds, no blame, no drama." */
const without =
  /(?<=(?:^|[.!?\n]\s?)(?:please\s)?(?:explain|make|create|show|tell|present|announce|produce|we need|we want|i need|i want)\s[^.!?\n"“”]{8,160}?)(?:,\sno\s\p{L}+){1,4}(?=[.!]|$)/giu;

export function withCraftTold(prompt: string): string {
  const told: string[] = [];
  const bare = prompt
    .replace(forwarded, '')
    .replace(pointingHead, '')
    .replace(sideBySide, '$1')
    .replace(inPixels, '$1x$2')
    .replace(ordered, '')
    .replace(corrected, (_, first: string) => first.toUpperCase())
    .replace(drawnAs, tell(told))
    .replace(backgroundOf, tell(told))
    .replace(without, tell(told))
    .replace(newLength, '');
  const text = bare
    .split('\n')
    .map((line) => {
      const sentences = splitAtStops(line).flatMap((one) => one.split(/(?<=[.!?]["”»])\s+(?=\p{Lu})/u));
      const kept = sentences.filter((one) => !directs(one, told));
      return kept.length === sentences.length ? line : kept.join(' ');
    })
    .join('\n');
  if (text.trim() === '') return prompt;
  return told.length === 0 ? text : `${text.trimEnd()}\n${told.join('\n')}`;
}

/** Keeps what is taken out for the maker. */
const tell = (told: string[]) => (said: string) => {
  told.push(`Style: ${said.replace(/^\s?[:,;–—-]\s/u, '')}`);
  return '';
};

function directs(sentence: string, told: string[]): boolean {
  const said = sentence.trim().replace(/[.!]+$/u, '');
  if (!directing.some((pattern) => pattern.test(said))) return false;
  told.push(`Style: ${said.replace(/\?$|["“”„«»]/gu, '')}.`);
  return true;
}

import { isMakersPart } from '../reading/makers-parts.ts';

/** An agent's outline: headings and labels that name the parts of a film to its maker go, what they hold stays. */

const action =
  /^(?:cta|call[ -]to[ -]action|handlungsaufforderung|appel à l['’]action|llamada a la acción|chamada para ação)$/iu;
const beat =
  /^(?:intro|outro|main(?: part)?|closing|opening|reveal|payoff|value|benefits?|how it works|overview|background)$/iu;
const heading = /^\s*(?:#{1,6}\s+(.+?)|\*\*(.+?)\*\*)\s*:?\s*$/u;
const labelled = /^\s*(?:\d{1,2}[.)]\s+|[-*•]\s+)?\*\*([^*:\n]{2,28}):?\*\*\s*[:–—-]?\s*(\S.*)$/u;
/** "Messages clés :" above its points. */
const bareHead = /^\s*([\p{L}][\p{L} -]{2,28}?)\s?[:：]\s*$/u;
/** "2) Solution – Brisa gets you there" */
const numbered = /^\s*\d{1,2}[.)]\s+([\p{L} ]{2,24}?)\s*[:–—-]\s+(\S.*)$/u;
const numberedPart =
  /^(?:price|pricing|offer|result|benefits?|preis|angebot|prix|offre|precio|oferta|prezzo|offerta|preço|prijs|aanbod)$/iu;
/** What the film is for is the maker's to know, and no heading of it. */
const purpose = /^(?:(?:the )?(?:goal|objective|aim|purpose)|ziel|zweck|objectif|but|objetivo|obiettivo|doel)$/iu;
/** "Objective: Explain how it works" says what to tell, "Objective: Drive app installs" what that is good for. */
const subject =
  /^(\s*(?:[-*•]\s+)?)(?:\*\*)?(?:topic|subject|theme|objective(?=\s*:\s*(?:\*\*)?\s*(?:to )?(?:explain|show|announce|introduce|present|teach|tell|describe|promote|advertise|invite)(?!\p{L})))\s*:\s*(?:\*\*)?\s*(?=\S)/iu;
const voice =
  /^\s*(?:narrator|voice-?\s?over|vo|voiceover script|sprecher(?:in)?|voix off|voz en off)\s*:\s*["“„«]?(\S[^"”»]*)["”»]?\s*$/iu;
const script = /^(?:voice-?\s?over|narration)(?:\sscript)?$/iu;
const field =
  /^\s*[-*•]\s+(?:\*\*)?(?:duration|length|resolution|tone|style|format|aspect ratio|audience|platform|avoid|music|pacing|mood)\s*:/iu;
const specified =
  /\s(?:with|using|from|based on|according to|to)\s(?:the|this|these)\s(?:following\s)?(?:specs?|specifications?|requirements?|brief|details|parameters|settings)\s*:?\s*$/iu;

export function fromOutline(text: string): string {
  const lines = text.split('\n');
  const isFielded = lines.filter((line) => field.test(line)).length >= 2;
  const isBeats = lines.filter((line) => isPart(labelled.exec(line)?.[1] ?? '')).length >= 2;
  const isCounted = lines.filter((line) => isNumberedPart(numbered.exec(line)?.[1] ?? '')).length >= 3;
  let isAction = false;
  return lines
    .flatMap((raw) => {
      const line = isFielded ? raw.replace(/^\s*[-*•]\s+(?=(?:\*\*)?[\p{L} ]{2,24}:)/u, '') : raw;
      if (line.trim() === '') return [line];
      const [, marked, bold] = heading.exec(line) ?? [];
      const name = (marked ?? bold ?? '').replace(/\*\*|:$/gu, '').trim();
      if (action.test(name)) {
        isAction = true;
        return [];
      }
      const wasAction = isAction;
      isAction = false;
      if (wasAction) return [`CTA: ${line.replace(/^\s*[-*•]\s+/u, '').trim()}`];
      if (isPart(name) || script.test(name) || purpose.test(name)) return [];
      if (isMakersPart(bareHead.exec(line)?.[1] ?? '') || beat.test(bareHead.exec(line)?.[1] ?? '')) return [];
      const [, part = '', words = ''] = isCounted ? (numbered.exec(line) ?? []) : [];
      if (action.test(part)) return [`CTA: ${words}`];
      if (isNumberedPart(part)) return [words];
      const [, label = '', rest = ''] = isBeats ? (labelled.exec(line) ?? []) : [];
      if (action.test(label)) return [`CTA: ${rest}`];
      if (isPart(label)) return [rest];
      const said = voice.exec(line)?.[1];
      if (said !== undefined) return [said];
      return [line.replace(specified, '.').replace(subject, '$1')];
    })
    .join('\n');
}

const isNumberedPart = (name: string) => isPart(name) || numberedPart.test(name);
const isPart = (name: string) => isMakersPart(name) || beat.test(name) || action.test(name);

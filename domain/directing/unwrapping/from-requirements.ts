/** What an agent requires of a film, point by point: what it must say is said, the rest directs. */
const heads =
  'requirements?|constraints?|must[- ]haves?|acceptance criteria|specs?|specifications?|deliverables?|technical|anforderungen|vorgaben|rahmen|contraintes|exigences|consignes|requisitos|condiciones|requisiti|vincoli|restrições|eisen|voorwaarden|randvoorwaarden';
/** Under these stands nothing but how it shall be made. */
const makers =
  "(?:(?:style|visual|design|motion|technical|creative|brand|animation)\\s)?(?:instructions?|guidelines?|notes|directions?|ideas|style)|(?:style|visual|design|motion|technical)\\sconstraints?|look(?: and feel)?|art direction|do not|don[’']ts?|avoid|hinweise|anweisungen|gestaltung|stil|instrucciones|estilo|instruções|istruzioni|indicazioni|stile|consignes visuelles|style|indications|aanwijzingen|richtlijnen|stijl";
const refusing = /^(?:do not|don[’']ts?|avoid)$/iu;
const strictHead = new RegExp(`^\\s*#{0,6}\\s*(?:\\*\\*)?(${makers})(?:\\*\\*)?\\s*[:：]?(?:\\*\\*)?\\s*$`, 'iu');
const head = new RegExp(`^\\s*#{0,6}\\s*(?:\\*\\*)?(?:${heads})(?:\\*\\*)?\\s*[:：]?(?:\\*\\*)?\\s*$`, 'iu');
const point = /^\s*(?:[-*•–]\s+|\(?\d{1,2}[.)]\s+)(?=\S)/u;
const must =
  /^(?:(?:it|the (?:video|film|clip))\s)?(?:must|should|shall|has to|have to|needs? to|muss|soll|doit|debe|deve|moet)\s(?:also\s)?(?:(?:mention|show|say|include|contain|display|state|feature|erwähnen|zeigen|nennen|mentionner|montrer|mencionar|mostrar|menzionare|mostrare|noemen|tonen)s?\s)(?:that\s|(?:the\s)?(?:words?|phrase|line|text)\s(?=["“„«]))?(?=\S)/iu;
/** "goal: onboarding teaser for …": what is asked for stands behind the label. */
const asking =
  /^\s*(?:goal|task|objective|brief|prompt|request|description|ziel|aufgabe|objectif|objetivo|obiettivo|doel|opdracht)\s*:\s+(?=\S)/gimu;

import { capital } from '../reading/phrases.ts';
import { kindOfLabel } from './brief-labels.ts';

export function fromRequirements(text: string): string {
  let inside = false;
  let strict = '';
  const isAgents = text.split('\n').some((line) => head.test(line));
  const lines = text.split('\n').flatMap((line) => {
    const [, own = ''] = strictHead.exec(line) ?? [];
    if (own !== '' || head.test(line)) {
      inside = own === '';
      strict = own;
      return [];
    }
    if (strict !== '' && (point.test(line) || line.trim() === ''))
      return [directed(line.replace(point, '').trim(), strict)];
    strict = '';
    inside &&= point.test(line) || line.trim() === '';
    if (!inside || line.trim() === '') return [line];
    const said = line.replace(point, '');
    const words = said.replace(must, '');
    return [`${capital(words.replace(/[.;,]\s*$/u, ''))}.`];
  });
  return isAgents ? lines.join('\n').replace(asking, '') : lines.join('\n');
}

/** A point that only directs, as a wish; what it quotes or labels for the screen stays said. */
function directed(said: string, under: string): string {
  if (
    said === '' ||
    /["“„«]/u.test(said) ||
    kindOfLabel(/^[^:：]{2,40}(?=[:：]\s)/u.exec(said)?.[0] ?? '') === 'ending'
  )
    return said;
  if (/^(?:colou?rs?|palette|farben|couleurs|colores|colori|cores|kleuren)\s?[:：]/iu.test(said)) return said;
  return refusing.test(under) ? `Avoid: ${said}` : `Style: ${said.replace(/^[^:：]{2,24}[:：]\s/u, '')}`;
}

/** What an agent requires of a film, point by point: what it must say is said, the rest directs. */
const heads =
  'requirements?|constraints?|rules|must[- ]haves?|acceptance criteria|specs?|specifications?|deliverables?|technical|anforderungen|vorgaben|rahmen|contraintes|exigences|consignes|requisitos|condiciones|requisiti|vincoli|restrições|eisen|voorwaarden|randvoorwaarden';
const head = new RegExp(`^\\s*#{0,6}\\s*(?:\\*\\*)?(?:${heads})(?:\\*\\*)?\\s*[:：]?(?:\\*\\*)?\\s*$`, 'iu');
const point = /^\s*(?:[-*•–]\s+|\(?\d{1,2}[.)]\s+)(?=\S)/u;
const must =
  /^(?:(?:it|the (?:video|film|clip))\s)?(?:must|should|shall|has to|have to|needs? to|muss|soll|doit|debe|deve|moet)\s(?:also\s)?(?:(?:mention|show|say|include|contain|display|state|feature|erwähnen|zeigen|nennen|mentionner|montrer|mencionar|mostrar|menzionare|mostrare|noemen|tonen)s?\s)(?:that\s|(?:the\s)?(?:words?|phrase|line|text)\s(?=["“„«]))?(?=\S)/iu;
/** "goal: onboarding teaser for …": what is asked for stands behind the label. */
const asking =
  /^\s*(?:goal|task|objective|brief|prompt|request|description|ziel|aufgabe|objectif|objetivo|obiettivo|doel|opdracht)\s*:\s+(?=\S)/gimu;

import { capital } from '../reading/phrases.ts';

export function fromRequirements(text: string): string {
  let inside = false;
  const isAgents = text.split('\n').some((line) => head.test(line));
  const lines = text.split('\n').flatMap((line) => {
    if (head.test(line)) {
      inside = true;
      return [];
    }
    inside &&= point.test(line) || line.trim() === '';
    if (!inside || line.trim() === '') return [line];
    const said = line.replace(point, '');
    const words = said.replace(must, '');
    return [`${capital(words.replace(/[.;,]\s*$/u, ''))}.`];
  });
  return isAgents ? lines.join('\n').replace(asking, '') : text;
}

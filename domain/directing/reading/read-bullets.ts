import { countWords } from './phrases.ts';
import { addList } from './read-fields.ts';
import type { Reading } from './reading.ts';

/** Points and numbered lines, under the head that leads them. */
export function readBullets(reading: Reading): void {
  const { sentences } = reading;
  let index = 0;
  while (index < sentences.length) {
    const start = index;
    while (
      sentences[index]?.bullet != null &&
      !reading.used.has(index) &&
      (index === start || sentences[index]?.opensList !== true)
    )
      index += 1;
    if (index === start) {
      index += 1;
      continue;
    }
    const group = sentences.slice(start, index);
    const lead = sentences[start - 1];
    const isTitle =
      lead !== undefined &&
      !reading.used.has(start - 1) &&
      ((lead.label !== '' && lead.text === '') || /[:：]\s*$/.test(lead.text));
    const only = group.length === 1 ? sentences[start] : undefined;
    if (only !== undefined && isTitle && countWords(lead?.label ?? '') > 0) {
      // A list of one is a line under its head.
      sentences[start] = { ...only, bullet: null, label: lead?.label ?? '' };
      reading.used.add(start - 1);
      continue;
    }
    if (only !== undefined && !isTitle) {
      // A point alone is a line, and one step is no row of them.
      sentences[start] = { ...only, bullet: null };
      continue;
    }
    const ordered = group.some(({ bullet }) => bullet === 'ordered') || lead?.field === 'steps';
    addList(
      reading,
      isTitle ? titleOf(lead.label !== '' ? lead.label : lead.text, lead.role === 'direction') : '',
      group.map(({ text }) => text),
      ordered,
    );
    for (let at = start; at < index; at += 1) reading.used.add(at);
    if (isTitle) reading.used.add(start - 1);
  }
}

/** "The main points:" says that a list follows, and nothing of what it holds. */
const isFrame =
  /^(?:(?:here are |these are )?(?:the |our |my |die |unsere |les |nos |los |nuestros |i |le |os |as |de |onze )?(?:(?:main|key|most important|essential|following|wichtigste[nr]?|principa(?:l|les|li|is|ux)|essentiels?|claves?|importantes?|importanti|belangrijkste)\s)?(?:points?|facts?|messages?|content|contents|info|information|details|punkte|fakten|inhalte?|points|faits|contenu|puntos|datos|contenido|punti|dati|contenuti|pontos|dados|conteúdo|punten|feiten|inhoud)(?:\s(?:clés?|essentiels|principaux|claves?|principales|principali|chiave|principais))?|(?:das )?wichtigste(?: in kürze| auf einen blick| im überblick)?|at a glance|in short|auf einen blick|en bref|en resumen|in breve|em resumo|in het kort)\s*[:：]?$/iu;

/** "How to brew cold brew coffee in 4 steps:" heads its steps; what is longer is a sentence. */
const mostWords = 12;

const titleOf = (label: string, isDirection: boolean) =>
  isDirection || countWords(label) > mostWords || isFrame.test(label.trim()) ? '' : label.replace(/[:：]\s*$/, '');

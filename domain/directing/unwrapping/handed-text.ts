/** "Summarize this study for the public in 30 seconds: …", "Here are my notes: …": a head that only points at the text behind it. */
import { list } from '../lexicon/lexicon.ts';
import { anyOf } from '../naming/kinds.ts';
import { wish } from './film-kinds.ts';

/** What somebody hands over to be made a film of. */
const texts = anyOf(
  list(`
    research, study, paper, findings, article, text, abstract, report, notes, data, blog post, post, press release, email, mail, thread, document, transcript, minutes, memo, letter, information, info, content, material, summary, changelog, release notes, facts, figures, bullet points, points,
    *studie, *text, *artikel, *bericht, *notizen, *mitteilung, *protokoll, infos, *informationen, *daten, stichpunkte, *abschnitt, *brief, fakten, zahlen,
    texte, étude, rapport, communiqué, compte rendu, infos, informations, données, lettre, faits, chiffres,
    texto, artículo, estudio, informe, notas, comunicado, acta, datos, carta, información, hechos, cifras,
    testo, articolo, studio, rapporto, appunti, comunicato, verbale, dati, lettera, informazioni, fatti, numeri,
    artigo, estudo, relatório, comunicado, ata, dados, informações, factos, números,
    tekst, studie, onderzoek, verslag, notities, persbericht, notulen, gegevens, feiten, cijfers
  `),
);
const these =
  '(?:this|these|the following|the(?=[^:]*\\sbelow)|diese[nrms]?|(?:den|die|das|der|dem)? ?folgende[nrms]?|cet(?:te)?|ces?|les? suivante?s?|est[eao]s?|(?:el|la|los|las) siguientes?|quest[oaie]|(?:il|la|i|le) seguent[ei]|est[ea]s?|ess[ea]s?|[oa]s? seguintes?|deze|dit|(?:de|het) volgende)';
const asking =
  '(?:please |bitte |can you |could you )?(?:summari[sz]e|turn|make|create|explain|present|convert|condense|animate|use|take|fass\\p{L}*|mach\\p{L}*|erklär\\p{L}*|erstell\\p{L}*|verwandle|nimm|résume[rz]?|transforme[rz]?|explique[rz]?|fai(?:s|tes)|crée[rz]?|resum[ea]n?|convierte|transform[ae]|explica|haz|crea|riassumi|trasforma|spiega|fai|resum[ae]|transforme|explique|faça|cria|vat|maak|zet|leg)';
const behind = '(?:\\s(?:below|above|unten|oben|ci-dessous|abajo|sotto|abaixo|hieronder))?';
const pointing = new RegExp(
  `^\\s*(?:${asking}\\s[^:.!?\\n]{0,60}?(?<!\\p{L})${these}\\s(?:\\p{L}+\\s)?${texts}(?!\\p{L})${behind}(?!\\s(?:about|on|of|über|zu|von|sur|de|sobre|su|di|over|van)\\s)[^:.!?\\n]{0,90}|(?:here (?:are|is)|hier (?:sind|ist)|voici|aquí (?:están|está|tienes)|ecco|aqui (?:estão|está)|hier (?:zijn|is)) (?:my|our|the|meine?|unsere?|die|das|der|mes|mon|nos|notre|les|le|mis?|nuestr\\p{L}+|las?|los|el|i|gli|il|miei|nostr\\p{L}+|os|as|meus|minhas|nossos?|mijn|onze?|de|het) (?:\\p{L}+\\s)?${texts}(?!\\p{L})(?!\\s(?:about|on|of|über|zu|von|sur|de|sobre|su|di|over|van)\\s)[^:.!?\\n]{0,90}?)\\s?(?:[:：]\\s|\\n+)(?=\\S)`,
  'iu',
);

/** The text alone, behind the lengths and formats that its head asks for. */
export function withoutHanding(prompt: string): string {
  const [head] = pointing.exec(prompt) ?? [];
  if (head === undefined || /["“”„«»]/u.test(head)) return prompt;
  const wishes = head.match(new RegExp(wish, 'giu')) ?? [];
  const rest = prompt.slice(head.length);
  // A figure besides those is of what is told: "Explain these 3 facts about bees: …".
  if (/\d/u.test(wishes.reduce((text, one) => text.replace(one, ''), head))) return prompt;
  return wishes.length === 0 ? rest : `Video, ${wishes.join(', ')}: ${rest}`;
}

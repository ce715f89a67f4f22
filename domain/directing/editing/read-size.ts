import { type Clause, type ClauseReader, mark, match, targetOf } from './clause.ts';
import type { Edit, SizeTarget, Target, TargetNoun } from './edit.ts';

/** One step: about a fifth. */
const step = 1.2;

const degree =
  '((?:(?:a\\s(?:good\\s|tiny\\s|little\\s)?(?:bit|little|lot|touch|tad)|slightly|somewhat|much|far|way|even|quite|noticeably|considerably|still|etwas|ein\\s(?:bisschen|wenig|stück)|viel|deutlich|noch|leicht|wesentlich|un\\speu|un\\spo[\\u0027\\u2019]|légèrement|bien|beaucoup|nettement|encore|un\\spoco|ligeramente|mucho|bastante|aún|leggermente|molto|ancora|um\\s(?:pouco|bocado)|ligeiramente|muito|bem|ainda)\\s+)*)';
const far =
  /\b(?:lot|much|far|way|considerably|viel|deutlich|wesentlich|beaucoup|nettement|bien|mucho|bastante|molto|muito|bem)\b/iu;
const percent = '(?:(?:by\\s+|um\\s+|de\\s+|en\\s+un\\s+|del\\s+|em\\s+)?(\\d{1,3})\\s?(?:%|percent|prozent)\\s+)?';
const byPercent = '(?:\\s+(?:by|um|de|en\\s+un|del|em)\\s+(\\d{1,3})\\s?(?:%|percent|prozent))?';

const verb =
  '(?:(?:can|could|should|may|kann|könnte|peut|pourrait|puede|podría|può|potrebbe|pode|poderia)\\s+)?(?:(?:{make}|{use}|show|put|write|print|have|display|setzt|schreib|schreibe|zeig|zeige|zeigt|stellt|affiche|écris|escribe|muestra|deja|mostra|scrivi|metti|fai|lascia|rendi|deixa|deixe|torna|torne|põe|ponha|faz|faça)\\s+)?';
const shall =
  '(?:(?:should|could|can|must|needs\\sto|has\\sto|ought\\sto|may|to(?=\\sbe\\s)|soll(?:te)?|muss|müsste|darf|kann|könnte|doit|devrait|peut|debe|debería|puede|deve|dovrebbe|può|deveria|pode|podia)\\s+)?(?:(?:be|appear|être|ser|verse|essere|ficar)\\s+)?';
const shallEnd =
  '(?:\\s+(?:machen|setzen|stellen|zeigen|darstellen|schreiben|werden|sein|haben|erscheinen|on\\s(?:the\\s)?screen|than\\snow|als\\sjetzt|please|everywhere|throughout|überall|partout|en\\stodas\\spartes|ovunque|dappertutto|em\\stodo\\so\\slado))*';

/** "Make the title larger", "enlarge the headline", "the font size of scene 2 up": a text that shall grow or shrink. */
export const readSize: ClauseReader = (clause) => readCompared(clause) ?? readEnlarged(clause) ?? readRaised(clause);

/** "the figure a bit smaller", "bigger text in scene 2", "the title is too small". */
function readCompared(clause: Clause): Edit | null {
  for (const [words, too, sign] of [
    ['larger', 'tooSmall', 1],
    ['smaller', 'tooLarge', -1],
  ] as const) {
    const told = match(clause, `${verb}(*)\\s+${shall}${degree}${percent}{${words}}${shallEnd}`);
    const [stretch = '', how = '', share = ''] = told ?? [];
    const led = told === null ? match(clause, `${verb}{the}${degree}${percent}{${words}}\\s+(*)${shallEnd}`) : null;
    // "Make the 27% bigger": a share with nothing else is what shall grow.
    const isShare = share !== '' && /^(?:the|der|die|das|le|la|les|el|il|lo|[oa])$/iu.test(stretch);
    const found = isShare
      ? { stretch: `${share}%`, how, share: '' }
      : told !== null
        ? { stretch, how, share }
        : { how: led?.[0], share: led?.[1], stretch: led?.[2] };
    const edit = sizeEdit(clause, found.stretch, { sign, how: found.how, share: found.share });
    if (edit !== null) return edit;
    // "un texte plus grand dans la scène 2": where it stands comes last.
    const placed = match(clause, `${verb}{the}{letters}\\s+${degree}${percent}{${words}}\\s+{of}\\s+(*)`);
    const there = placed === null ? null : targetOf(clause, placed[2] ?? '');
    if (there !== null)
      return {
        kind: 'size',
        targets: [text(there, '')],
        times: timesOf({ sign, how: placed?.[0], share: placed?.[1] }),
      };
    const judged = match(clause, `(*)(?:['’]s|\\s+{isWord})\\s+(?:just\\s+|still\\s+)?${degree}{${too}}`);
    const wished = judged === null ? null : sizeEdit(clause, judged[0], { sign });
    if (wished !== null) return wished;
  }
  return null;
}

/** "Enlarge the headline", "den Titel vergrößern". */
function readEnlarged(clause: Clause): Edit | null {
  for (const [words, sign] of [
    ['enlarge', 1],
    ['shrink', -1],
  ] as const) {
    const found =
      match(clause, `{${words}}\\s+(*)${byPercent}(?:\\s+(?:a\\s(?:bit|little|lot)|slightly|up|down))?`) ??
      match(clause, `(*)\\s+(?:etwas\\s+|ein\\s(?:bisschen|wenig)\\s+)?()?{${words}}`);
    const edit = sizeEdit(clause, found?.[0], { sign, share: found?.[1] });
    // "Shrink it", "enlarge scene 2": the film may be meant, or how long it lasts.
    if (edit !== null) return edit;
  }
  return null;
}

/** "Increase the font size of the title", "the title's size up"; without the word "size" a headline or a text alone. */
function readRaised(clause: Clause): Edit | null {
  for (const [words, sign] of [
    ['raise', 1],
    ['lower', -1],
  ] as const) {
    const sized =
      match(clause, `{${words}}\\s+{the}{size}\\s+{of}\\s+(*)${byPercent}`) ??
      match(clause, `{${words}}\\s+(*)(?:['’]s)?[\\s-]+{size}${byPercent}`) ??
      match(clause, `{the}{size}\\s+{of}\\s+(*)()\\s+{${words}}`);
    const edit = sizeEdit(clause, sized?.[0], { sign, share: sized?.[1] });
    if (edit?.kind === 'size') return { ...edit, targets: edit.targets.map(ofText) };
    const bare = match(clause, `{${words}}\\s+{the}{size}${byPercent}`);
    if (bare !== null) return { kind: 'size', targets: [{ of: 'all' }], times: timesOf({ sign, share: bare[0] }) };
    const plain = match(clause, `{${words}}\\s+(*)${byPercent}`);
    const named = plain === null ? null : sizeEdit(clause, plain[0], { sign, share: plain[1] });
    if (named?.kind === 'size' && named.targets.every(isPlainText)) return named;
  }
  return null;
}

/** "The size of the text in scene 2" says what of the scene is meant. */
const ofText = (one: SizeTarget): SizeTarget =>
  one.of === 'scene' && one.target !== null ? text(one.target, '') : one;

/** Nobody raises the size of a price by raising the price. */
const isPlainText = (one: SizeTarget) =>
  one.of === 'all' || (one.of === 'text' && one.target.by === 'noun' && one.target.noun === 'headline');

interface Grade {
  sign: 1 | -1;
  how?: string;
  share?: string;
}

function timesOf({ sign, how = '', share = '' }: Grade): number {
  const times = share !== '' ? 1 + Number(share) / 100 : far.test(how) ? step * step : step;
  return sign > 0 ? times : share !== '' ? Math.max(0.2, 2 - times) : 1 / times;
}

export function sizeEdit(clause: Clause, stretch: string | undefined, grade: Grade): Edit | null {
  if (stretch === undefined || stretch === '') return null;
  const whole = sizeTarget(clause, stretch);
  // "the title and the figure": both, where the whole names nothing.
  const targets =
    whole !== null
      ? [whole]
      : stretch.split(/\s*,\s*|\s+(?:and|und|et|y|e)\s+/iu).map((part) => sizeTarget(clause, part));
  return targets.every((one) => one !== null) ? { kind: 'size', targets, times: timesOf(grade) } : null;
}

const sceneNouns: TargetNoun[] = ['hook', 'hero', 'support', 'closing', 'ground'];
/** Pictures and frames have no text to set. */
const unset: TargetNoun[] = ['icon', 'ground', 'device'];

function sizeTarget(clause: Clause, stretch: string): SizeTarget | null {
  const inside: Clause = { ...clause, text: stretch.replace(/\s+(?:should|shall|soll|sollte)$/iu, '') };
  if (match(inside, `{the}(?:of\\s+|de\\s+|di\\s+)?{the}{letters}`) !== null) return { of: 'all' };
  const quoted = match(inside, `{the}{letters}\\s+(${mark})`)?.[0];
  const where = match(inside, `{the}{letters}\\s+{of}\\s+(*)`)?.[0];
  const behind = match(inside, `{the}(*)(?:['’]s)?[\\s-]*{letters}`)?.[0];
  for (const part of [quoted, where, behind]) {
    if (part === undefined || part === '') continue;
    if (match({ ...clause, text: part }, '{the}(?:{film}|{it})') !== null) return { of: 'all' };
    const target = targetOf(clause, part);
    if (target !== null) return text(target, part);
  }
  if (match(inside, '{the}(?:{film}|{it})') !== null) return { of: 'scene', target: null };
  // "des Titels": a German noun in the genitive.
  const target = targetOf(clause, inside.text) ?? targetOf(clause, inside.text.replace(/(?<=\p{L}{3})e?s$/u, ''));
  if (target === null || (target.by === 'noun' && unset.includes(target.noun))) return null;
  return isScene(target) ? { of: 'scene', target } : text(target, inside.text);
}

const isScene = (target: Target) =>
  target.by === 'number' || target.by === 'name' || (target.by === 'noun' && sceneNouns.includes(target.noun));

const text = (target: Target, said: string): SizeTarget => ({ of: 'text', target, isEvery: every.test(said) });

/** More than one is meant: "all headlines", "the figures", "die Zahlen". */
const every =
  /^(?:all|every|each|alle|jede[rsn]?|tou[ts]e?s?|todos|todas|tutti|tutte)\s|(?:^|\s)(?:headlines|titles|headings|figures|numbers|stats|statistics|counters|quotes|zahlen|ziffern|kennzahlen|zitate|überschriften|chiffres|nombres|titres|citations|cifras|números|títulos|citas|titoli|cifre|numeri|citazioni|citações)$/iu;

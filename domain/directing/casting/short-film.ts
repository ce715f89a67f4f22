import type { Material } from '../material.ts';
import { countWords } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import { closeFilm, logo } from './closing.ts';
import { placesFor } from './dress-beats.ts';
import { goalShot } from './goal-lines.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, PlacedShot } from './shot.ts';
import { partsOfLine } from './split-statement.ts';
import { ticketBeats } from './ticket-beats.ts';

/** A brief of one thought or a bare name: told in parts, then whole. Null when there is material for a story. */
export function shortFilm(caster: Caster, shape: ShapeKey): Material | null {
  const { brief } = caster;
  const structured =
    brief.lists.length +
    brief.figures.length +
    brief.changes.length +
    brief.series.length +
    brief.tables.length +
    brief.quotations.length +
    brief.commands.length +
    // A day that makes no ticket is a word of the thought.
    ticketBeats(caster, shape).length +
    brief.flow.length +
    (brief.comparison === null ? 0 : 1) +
    (brief.offer.discount === '' ? 0 : 1) +
    (brief.rating === '' ? 0 : 1);
  // Two texts that are wished word for word are more than one thought.
  const isOne = brief.exact.length <= 1;
  if (structured > 0 || !isOne || brief.statements.length > 1 || (shape !== 'sting' && brief.words > 34)) return null;
  const aside = brief.statements[0]?.text ?? '';
  // What the film ends on stands in its closing: the thought is what else is said.
  const said = brief.exact.find((text) => text !== brief.action && text !== brief.tagline);
  // "Mother's Day" opens a film, and what is offered follows.
  if (brief.message !== '' && aside !== '' && !aside.includes(brief.message)) return null;
  const quoted = brief.message || said || aside || brief.name || brief.exact[0] || brief.tagline;
  // "Walter “Wally” Brightwell, who loves pigeons": words in quotes inside a sentence leave it whole.
  const isInside = aside.includes(quoted) && countWords(aside) > countWords(quoted) + 2;
  const text = isInside ? aside : quoted;
  if (text !== '' && aside !== '' && !aside.includes(text) && !text.includes(aside))
    // More than a label is a scene of its own: under the name, at the end, nobody had the time to read it.
    return countWords(aside) <= 5 ? twoLines(caster, shape, text, aside) : null;
  if (shape === 'sting' || text === '') return stingFilm(caster, shape, text);
  if (countWords(text) > 28) return null;
  const goal = goalShot(caster, text);
  const parts = partsOfLine(text);
  const claim = cast.raised(caster, text);
  if (parts.length < 2) return stingFilm(caster, shape, text);
  const isWished = brief.tagline !== '' && brief.tagline !== text;
  const hasEnd = isWished || brief.name !== '' || brief.action !== '' || brief.address !== '';
  if (goal !== null && hasEnd)
    return {
      shape,
      hook: null,
      beats: [{ kind: 'manifesto', rank: 20, shots: [goal], need: goal.need }],
      closing: closeFilm(caster, shape, claim),
    };
  // A long thought is told once, part by part, and ends on its last one: whole besides, it would only be said again.
  const isLong = countWords(text) > 9 && parts.length > 2;
  const told = isLong && !hasEnd ? parts.slice(0, -1) : parts;
  // Quoted words stand whole, as they were said.
  const shot =
    isLong && !hasEnd && brief.exact.includes(text)
      ? cast.quote(caster, { text, who: '', role: '' })
      : cast.kinetic(caster, told);
  const whole = cast.headline(caster, isLong ? (parts.at(-1) ?? text) : text);
  const beats = [{ kind: 'manifesto' as const, rank: 10, shots: [shot], need: shot.need }];
  if (hasEnd && !isLong) beats.push({ kind: 'manifesto' as const, rank: 20, shots: [whole], need: whole.need });
  return {
    shape,
    hook: null,
    beats,
    closing: hasEnd
      ? closeFilm(caster, shape, claim)
      : [{ ...whole, props: { ...whole.props, align: 'center' }, need: Math.max(75, whole.need) }],
  };
}

/** "“Lights out at 9.” Earth hour, Kellburn.": quoted words, and what else is said stands under the name or ends the film. */
function twoLines(caster: Caster, shape: ShapeKey, text: string, aside: string): Material {
  const { brief } = caster;
  const said = cast.headline(caster, text);
  return {
    shape,
    hook: null,
    beats: [{ kind: 'exact', rank: 20, shots: [said], need: said.need }],
    closing: closeFilm({ ...caster, brief: { ...brief, tagline: brief.tagline || aside } }, shape, aside),
  };
}

/** A bare name: set large beside the brand's shapes, then the shapes alone, before the closing puts both together. */
function nameBeats(caster: Caster, name: string): Beat[] {
  const [words, shapes] = placesFor(caster.format, caster.seed % 2 === 1);
  const said = cast.headline(caster, name);
  const drawn = (variant: number, box: PlacedShot['box']): PlacedShot => ({
    ...{ piece: 'Emblem', props: { variant }, words: [], need: 66 },
    box,
  });
  return [
    { kind: 'exact', rank: 20, shots: [{ ...said, box: words }, drawn(5, shapes)], need: Math.max(84, said.need) },
    { kind: 'exact', rank: 20, shots: [drawn(9, { x: 0, y: 0, w: 100, h: 100 })], need: 66 },
  ];
}

function stingFilm(caster: Caster, shape: ShapeKey, text: string): Material {
  const { brief } = caster;
  const name = brief.name || text || brief.action || brief.address;
  if (name === '')
    return { shape, hook: null, beats: [], closing: [{ piece: 'ShapeField', props: {}, words: [], need: 60 }] };
  const named: Caster = { ...caster, brief: { ...brief, name } };
  // A bare address is typed as one would type it; the closing then shows it under its mark.
  const isAddress = brief.name === '' && text === '' && name === brief.address && brief.action === '';
  const rest = text !== '' && text !== name ? text : '';
  const isBare = !isAddress && rest === '' && brief.action === '' && brief.address === '' && !brief.hasLogo;
  const mark = isAddress ? cast.typeline(caster, name) : logo(named, undefined);
  const beats: Beat[] = isBare
    ? nameBeats(named, name)
    : [{ kind: 'exact' as const, rank: 20, shots: [mark], need: mark.need }];
  return {
    shape,
    hook: null,
    beats,
    closing: isAddress
      ? [logo(named, undefined)]
      : closeFilm({ ...named, brief: { ...named.brief, tagline: brief.tagline || rest } }, 'sting', name),
  };
}

import type { SceneRole } from '../../contract/plan.ts';
import type { DirectorInput } from './director.ts';
import type { DirectedPlan, DirectedScene } from './film.ts';
import { makeColours } from './make-theme.ts';
import { isColourClause, readColours } from './reading/colours.ts';
import { languageOf } from './reading/language.ts';
import { maskText } from './reading/masked-text.ts';

type Edit =
  | { kind: 'words'; from: string; to: string }
  | { kind: 'remove'; name: string }
  | { kind: 'colour'; hex: string };

/**
 * A plan that changes what stands and keeps the rest, for the few edits that need no new film: other words ("A" to
 * "B"), a scene less, another colour. Null for every other prompt.
 */
export function planEdit(input: DirectorInput): DirectedPlan | null {
  const { existing, theme, width, height, fps } = input;
  if (existing.length === 0 || theme === undefined || theme === null) return null;
  const edit = readEdit(input);
  if (edit === null) return null;
  const scenes = edited(existing.map(standing), edit);
  if (scenes === null) return null;
  const dice = { base: theme.seed, variant: 0 };
  const colours =
    edit.kind === 'colour' ? makeColours([{ hex: edit.hex, role: 'brand' }], [250], theme.ground, dice) : theme.colours;
  const durationInFrames = Math.max(...existing.map((scene) => scene.startFrame + scene.durationInFrames));
  return {
    shape: 'edit',
    language: languageOf(input.prompt),
    width,
    height,
    fps,
    durationInFrames,
    theme: { ...theme, colours },
    scenes,
    leftOut: [],
  };
}

const changing =
  /(?:change|replace|swap|reword|ersetze|ändere|remplace|change[rz]?|cambia|reemplaza|sostituisci|troque|substitua)/iu;
const removing =
  /^\s*(?:please\s+)?(?:remove|delete|drop|entferne|lösche|supprime|enlève|elimina|quita|rimuovi|remova)\s+(?:the\s+|die\s+|la\s+|el\s+|a\s+)?(?:scene\s+|szene\s+|scène\s+|escena\s+|scena\s+|cena\s+)?["“„«]?(.+?)["”“»]?(?:\s+scene)?\s*[.!]?\s*$/iu;
const colouring =
  /^\s*(?:make|turn|set|change|mach|färbe|mets|pon|haz|cambia|metti|deixe)\b.{0,40}?(?:colou?rs?|it|everything|farbe|es|couleur|color|colore|cor)\b(?:\s+(?:to|in|auf|en|a|para|be))?\s+(.{3,40}?)\s*[.!]?\s*$/iu;

function readEdit({ prompt, existing }: DirectorInput): Edit | null {
  const quotes = maskText(prompt).held.filter(({ kind }) => kind === 'quote');
  const [from, to] = quotes;
  if (quotes.length === 2 && from !== undefined && to !== undefined && changing.test(prompt) && prompt.length < 400) {
    return { kind: 'words', from: from.text, to: to.text };
  }
  const name = removing.exec(prompt)?.[1]?.toLowerCase();
  const scene = existing.find((one) => one.name.toLowerCase() === name);
  if (scene !== undefined) return { kind: 'remove', name: scene.name };
  const colour = colouring.exec(prompt)?.[1];
  const isColour = colour !== undefined && (isColourClause(colour) || /^#[0-9a-f]{6}$/iu.test(colour));
  const hex = isColour ? readColours(colour, true)[0]?.hex : undefined;
  return hex === undefined ? null : { kind: 'colour', hex };
}

/** The scenes after the edit; null when it would change nothing or leave nothing. */
function edited(scenes: DirectedScene[], edit: Edit): DirectedScene[] | null {
  if (edit.kind === 'colour') return scenes;
  if (edit.kind === 'remove') {
    const kept = scenes.filter(({ name }) => name !== edit.name);
    return kept.length === 0 ? null : kept;
  }
  const inside = (text: string) => JSON.stringify(text).slice(1, -1);
  const changed = scenes.map((scene) => ({
    ...scene,
    code: (scene.code ?? '').replaceAll(inside(edit.from), inside(edit.to).replace(/<\//g, '<\\/')),
  }));
  return changed.some(({ code }, index) => code !== scenes[index]?.code) ? changed : null;
}

function standing({
  name,
  track,
  startFrame,
  durationInFrames,
  code,
}: DirectorInput['existing'][number]): DirectedScene {
  const role: SceneRole =
    track === 0
      ? 'ground'
      : name === 'Hero'
        ? 'hero'
        : name === 'Closing'
          ? 'closing'
          : name.startsWith('Support')
            ? 'support'
            : 'text';
  return {
    ...{ name, role, track, startFrame, durationInFrames, code },
    zone: 'main',
    brief: 'Kept as it stands, but for what the prompt changes.',
    pieces: [...code.matchAll(/<([A-Z]\w+)/g)]
      .map((match) => match[1] ?? '')
      .filter((piece, index, all) => all.indexOf(piece) === index),
    words: [],
    stations: null,
    shots: [],
  };
}

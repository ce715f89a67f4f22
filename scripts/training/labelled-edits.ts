/** Reads the labelled edits that their tagger is trained on. Their form is told in `README.md` beside them. */
import { deedFeatures } from '../../domain/directing/editing/tagging/deed-features.ts';
import { editSight } from '../../domain/directing/editing/tagging/edit-features.ts';
import { editText } from '../../domain/directing/editing/tagging/edit-text.ts';
import { type Deed, deeds, type Role, roles } from '../../domain/directing/editing/tagging/roles.ts';
import { editWordsOf } from '../../domain/directing/editing/words/edit-languages.ts';
import type { EditWords } from '../../domain/directing/editing/words/edit-words.ts';
import { languageOf } from '../../domain/directing/reading/language.ts';
import { type HeldText, maskText } from '../../domain/directing/reading/masked-text.ts';
import { tagsAlong, tokensOf } from './aligned.ts';
import type { Lesson } from './learn.ts';

export interface LabelledEdit {
  language: string;
  /** What the film shows, scene by scene. */
  texts: string[];
  /** The edit as typed. */
  text: string;
  /** The typed edit in stretches. */
  stretches: LabelledStretch[];
}

export interface LabelledStretch {
  role: Role;
  /** What a stretch of that role says shall be done. */
  deed?: Deed;
  text: string;
  /** Which wish of the edit it belongs to, from 0. */
  wish: number;
}

const deedOf: Readonly<Record<string, Deed>> = {
  ...{ del: 'remove', say: 'say', add: 'add', big: 'bigger', small: 'smaller', long: 'longer', short: 'shorter' },
  ...{ fast: 'faster', slow: 'slower', move: 'move', swap: 'swap', join: 'merge', part: 'split', hue: 'colour' },
  ...{ light: 'lighter', dark: 'darker', type: 'typeface', frame: 'format', mark: 'emphasis', turn: 'turn' },
};

const roleOf: Readonly<Record<string, Role>> = {
  ...{ t: 'target', u: 'target', v: 'value', o: 'old', at: 'place', keep: 'keep', may: 'permission', cap: 'limit' },
  no: 'impossible',
};

/** Throws where a line is neither of a film nor an edit, with its number. */
export function parseEdits(source: string, file: string): LabelledEdit[] {
  const edits: LabelledEdit[] = [];
  let film = { language: '', texts: [] as string[] };
  for (const [index, line] of source.split(/\r?\n/u).entries()) {
    const wrong = (why: string) => new Error(`${file}:${index + 1}: ${why}: ${line}`);
    const head = /^== ([a-z]{2})$/u.exec(line);
    if (head !== null) film = { language: head[1] ?? '', texts: [] };
    else if (line.startsWith('= ')) film.texts.push(...line.slice(2).split(/\s\/\s/u));
    else if (line.startsWith('> ')) {
      const stretches = stretchesOf(line.slice(2));
      if (stretches === null) throw wrong('no role');
      edits.push({ ...film, stretches, text: stretches.map(({ text }) => text).join('') });
    } else if (line.trim() !== '') throw wrong('no edit');
  }
  return edits;
}

function stretchesOf(typed: string): LabelledStretch[] | null {
  const stretches: LabelledStretch[] = [];
  for (const [wish, part] of typed
    .replace(/\s\/\/\s/gu, '\n')
    .split(/\s*\s\|(?=\s)/u)
    .entries())
    for (const [whole, mark, text] of part.matchAll(/\{(\w+) ([^{}]+)\}|[^{}]+/gu)) {
      const deed = mark === undefined ? undefined : deedOf[mark];
      const role = mark === undefined ? 'none' : deed === undefined ? roleOf[mark] : 'deed';
      if (role === undefined) return null;
      stretches.push({ role, text: text ?? whole, wish, ...(deed === undefined ? {} : { deed }) });
    }
  return stretches;
}

/** An edit as the reading of edits sees it, each of its words with its role. */
export function lessonOfEdit({ text, texts, stretches }: LabelledEdit): Lesson {
  const masked = editText(text);
  const sight = editSight(masked, texts);
  const typed = stretches.flatMap((one) => tokensOf(one.text).map(({ word }) => ({ word, tag: one.role })));
  const gold = tagsAlong(typed, sight.places, masked);
  return {
    ...sight,
    gold: gold.map((role, at) => roles[role ?? gold.slice(0, at).findLast(Boolean) ?? 'none']),
  };
}

/** Each wish of an edit as what is seen of it, and its deed. */
export function lessonsOfWishes({ text, stretches }: LabelledEdit): Lesson[] {
  const words = editWordsOf(languageOf(text))[0] as EditWords;
  const count = Math.max(0, ...stretches.map(({ wish }) => wish)) + 1;
  return Array.from({ length: count }, (_, at) => stretches.filter(({ wish }) => wish === at)).flatMap((own) => {
    // One text for all, so that what is held is held once.
    const { held } = maskText(own.map((one) => one.text).join('\n'));
    const masked = (role: Role) => own.filter((one) => one.role === role).map((one) => maskedAs(one.text, held));
    const deed = own.find((one) => one.deed !== undefined)?.deed;
    const said = { deeds: masked('deed'), targets: masked('target'), values: masked('value') };
    const wish = { ...said, olds: masked('old'), places: masked('place') };
    if (deed === undefined) return [];
    return [
      {
        places: [{ clause: 0, joint: 'start' }],
        ofClause: [[]],
        ofWord: [deedFeatures(wish, held, words)],
        gold: [deeds[deed]],
      },
    ];
  });
}

const maskedAs = (text: string, held: readonly HeldText[]) =>
  held.reduce((plain, { raw }, at) => plain.replace(raw, String.fromCharCode(0xe000 + at)), text);

import { formatHex } from 'culori';
import { aroundBoard } from './boards/read-board.ts';
import { hash } from './hash.ts';
import { lexiconOf } from './lexicon/lexicons.ts';
import { calmSpaces } from './reading/calm-spaces.ts';
import { readColours, readWishedColours } from './reading/colours.ts';
import { languageOf } from './reading/language.ts';
import { maskText } from './reading/masked-text.ts';
import { takeOpeningWishes } from './reading/opening-wishes.ts';
import { paletteOf } from './reading/palettes.ts';
import { readName } from './reading/read-name.ts';
import { readSeconds } from './reading/read-seconds.ts';
import { readTones } from './reading/read-wishes.ts';
import { partBrief } from './tagging/part-brief.ts';
import { toneKeys, toneTable } from './tone-table.ts';
import { plainBrief } from './unwrapping/plain-brief.ts';

/**
 * The three context entries that a bare prompt implies, as sentences a person would write. The brand entry takes the
 * prompt's own name and colours; where it has none, Framewright chooses and says so.
 */
export function deriveContexts(said: string): { goal: string; requirement: string; brand: string } {
  const given = calmSpaces(said);
  const plain = plainBrief(given);
  const bare = plain.text;
  const language = languageOf(bare);
  const lexicon = lexiconOf(language);
  const { text: prompt, wishes } = takeOpeningWishes(bare, [lexicon, lexiconOf('en')]);
  const toMaker = (plain.wishes ?? []).join('\n');
  const masked = maskText(prompt);
  const address = masked.held.find(({ kind }) => kind === 'address')?.text ?? '';
  const parted = partBrief(prompt);
  const name = plain.name || parted.name || readName(parted.text, '', address, lexicon, []);
  // "The sky is open" on a screen is no wish for its colour, nor "68 seconds" one for a length.
  const around = aroundBoard(given);
  const seconds = readSeconds(around === null ? [wishes, toMaker, prompt] : [around], [lexicon, lexiconOf('en')]);
  const about = name === '' ? 'what the prompt is about' : `what ${name} brings`;
  return {
    goal: `Tell viewers ${about}, so that one viewing is enough to understand it.`,
    requirement: `Show every name, figure and quoted text of the prompt exactly as written${seconds === null ? '' : `, in a film of ${seconds} seconds`}.`,
    brand:
      around === null
        ? brandSentence(`${prompt}\n${toMaker}`.trim(), `${parted.wishes}\n${toMaker}`, name)
        : brandSentence(around, '', name),
  };
}

/** `asked` is what the prompt says to its maker: any colour named there is wished, whatever stands around it. */
function brandSentence(prompt: string, asked: string, name: string): string {
  const lexicons = [lexiconOf(languageOf(prompt)), lexiconOf('en')];
  const [named, wished] = [readColours(prompt, false), readWishedColours(asked)];
  const told = wished.length > named.length ? wished : named;
  const colours = told.length > 0 ? told : paletteOf(asked);
  const tone = readTones([{ text: prompt, weight: 1 }], lexicons)[0];
  const chosenTone = tone ?? toneKeys[hash(prompt, 'tone') % toneKeys.length] ?? 'precise';
  const who = name === '' ? '' : `${name}: `;
  const toneText = tone === undefined ? `${chosenTone} (chosen by Framewright)` : chosenTone;
  if (colours.length > 0)
    return `${who}colours ${colours.map(({ hex, role }) => `${hex}${wornBy[role]}`).join(' and ')}; tone ${toneText}.`;
  const hues = toneTable[chosenTone].hues;
  const hue = hues[hash(prompt, 'hue') % hues.length] ?? 250;
  const hex = formatHex({ mode: 'oklch', l: 0.58, c: 0.15, h: hue });
  return `${who}colour ${hex} (chosen by Framewright, since the prompt names none); tone ${toneText}.`;
}

const wornBy = { brand: '', ground: ' background', ink: ' text', accent: ' accent' } as const;

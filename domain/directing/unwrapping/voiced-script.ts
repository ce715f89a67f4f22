import { readScript } from './from-script.ts';
import { unquoted } from './script-words.ts';

/**
 * A script that a voice shall speak: its words, and the script without them. A scene that shows no words of its own
 * shows what is spoken in it.
 */
export function voicedScript(text: string): { prompt: string; spoken: string } | null {
  const script = readScript(text);
  const spoken = script?.parts.filter(({ kind }) => kind === 'spoken') ?? [];
  if (script === null || spoken.length === 0) return null;
  const scenes = [...new Set(script.parts.map(({ scene }) => scene))];
  const lines = scenes.flatMap((scene) => {
    const parts = script.parts.filter((part) => part.scene === scene);
    const isShown = parts.some(({ kind }) => kind === 'shown' || kind === 'call');
    return [
      `Scene ${scene + 1}`,
      ...parts.flatMap(({ kind, label, text: words, isEnd }) => {
        if (kind === 'spoken') return isShown ? [] : [`TEXT: ${words}`];
        return [`${isEnd && kind === 'shown' ? 'CTA' : label === '' ? 'VISUAL' : label}: ${words}`];
      }),
    ];
  });
  const length = script.seconds === null ? [] : [`Length: ${script.seconds} seconds`];
  return {
    prompt: [...script.before, ...length, ...lines, '', ...script.after].join('\n').trim(),
    spoken: spoken.map((part) => unquoted(part.text)).join(' '),
  };
}

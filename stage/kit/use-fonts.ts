/** Holds the frame until the faces that a piece's words need are there to be measured. */
import { useLayoutEffect, useReducer } from 'react';
import { continueRender, delayRender } from 'remotion';
import type { Film, Voice } from './film.tsx';

const loaded = new Set<string>();
const voices: readonly Voice[] = ['display', 'text', 'label', 'mono'];
const digits = '0123456789.,:%+-–()/“”';

/** True once every face for `text` is loaded. A face that cannot be had does not hold the frame for ever. */
export function useFonts(text: string, film: Film): boolean {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const key = `${film.theme.pairing}|${film.theme.language}|${text}`;
  useLayoutEffect(() => {
    if (loaded.has(key)) return;
    const handle = delayRender('fonts');
    let open = true;
    const close = () => {
      if (open) continueRender(handle);
      open = false;
    };
    loadFaces(text, film).finally(() => {
      loaded.add(key);
      refresh();
      close();
    });
    return close;
  }, [key, text, film]);
  return loaded.has(key);
}

async function loadFaces(text: string, film: Film): Promise<void> {
  const far = [...text].filter(isFar).join('');
  const faces = voices.flatMap((voice) => {
    const chain = film.family(voice);
    const { family, second, weight } = film.cut(voice);
    const near = second ? `"${family}", "${second}"` : `"${family}"`;
    const font = (names: string) => `${weight} 40px ${names}`;
    return [document.fonts.load(font(near), digits + text), ...(far ? [document.fonts.load(font(chain), far)] : [])];
  });
  await Promise.allSettled(faces);
}

/** Letters and signs that a Latin face may lack, so that the whole chain is asked. */
function isFar(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const punctuation = code >= 0x2010 && code <= 0x2033 && code !== 0x2031;
  return code > 0x24f && !punctuation && code !== 0x20ac && code !== 0x2122;
}

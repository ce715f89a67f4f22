import { findTools } from '../../engine/jail/find-tools.ts';
import { openStage } from '../../engine/stage/open-stage.ts';
import type { StageBundle } from '../../engine/stage/stage-bundle.ts';
import { filmOf, pixelsOf, psnr } from '../engine/stage/film.ts';
import { type GoldenFilm, withReference } from './remotion-reference.ts';

export interface Likeness {
  frame: number;
  /** Peak signal to noise ratio in dB of our still against that of the reference renderer. */
  decibels: number;
}

/** How like our stills of a film are to those of the reference renderer; throws when a scene did wrong on our stage. */
export async function likeness(bundle: StageBundle, film: GoldenFilm, frames: readonly number[]): Promise<Likeness[]> {
  const shown = await filmOf([...film.scenes], film.size);
  const { browser } = await findTools();
  await using stage = await openStage({ bundle, ...withPictures(shown, film) });
  return await withReference(film, shown.timeline.theme, browser ?? '', async (still) => {
    const found: Likeness[] = [];
    for (const frame of frames) {
      const ours = await pixelsOf(await stage.capture(frame, { format: 'png' }));
      const theirs = await pixelsOf(await still(frame));
      found.push({ frame, decibels: psnr(ours, theirs) });
    }
    if (stage.faults().length > 0) throw new Error(JSON.stringify(stage.faults()));
    return found;
  });
}

function withPictures(shown: Awaited<ReturnType<typeof filmOf>>, { assets = {} }: GoldenFilm) {
  const pictures = Object.entries(assets).map(([name, picture]) => ({ name, path: `/assets/${name}.png`, ...picture }));
  const facts = pictures.map(({ name, path, width, height }) => [name, { path, width, height }]);
  return {
    ...shown,
    timeline: { ...shown.timeline, assets: Object.fromEntries(facts) },
    assets: Object.fromEntries(pictures.map(({ path, bytes }) => [path, async () => bytes])),
  };
}

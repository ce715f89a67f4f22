import { runFfmpeg } from '../../engine/jail/run-ffmpeg.ts';

/** Mean SSIM over all frames of two files of one length. */
export async function meanSsim(one: string, other: string): Promise<number> {
  const graph = '[0:v]scale=out_range=tv,format=yuv420p[a];[1:v]scale=out_range=tv,format=yuv420p[b];[a][b]ssim';
  const { stderr } = await runFfmpeg(['-i', one, '-i', other, '-lavfi', graph, '-f', 'null', '-'], {
    inputs: [one, other],
  });
  return Number(/SSIM.* All:([\d.]+)/u.exec(stderr)?.[1] ?? 0);
}

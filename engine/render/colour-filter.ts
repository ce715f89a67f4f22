/**
 * Filter from captured pictures to the pixels of the file: BT.709 in limited range. JPEG carries BT.601 in full range,
 * PNG carries RGB; ffmpeg would otherwise keep the first as it is and guess the second, and colours would shift.
 * From YUV to YUV `colorspace` is nearer to the true colours than `scale`, at one millisecond a frame instead of 75.
 */
export function toVideoColours(picture: 'jpeg' | 'png'): string {
  if (picture === 'png')
    return 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p';
  const from = 'ispace=bt470bg:iprimaries=bt709:itrc=bt709:irange=pc';
  return `colorspace=${from}:space=bt709:primaries=bt709:trc=bt709:range=tv:format=yuv420p:fast=1`;
}

/** Small grey copies of frames for comparing what went in with what came out. */
export const thumbnail = { width: 32, height: 18, bytes: 32 * 18 } as const;

/** Luma only, from frames in the file's own colours. */
export const toThumbnails = `scale=${thumbnail.width}:${thumbnail.height}:flags=area:in_range=tv:out_range=pc,format=gray`;

/** By canvas, the kind of its context; `offscreen` where another canvas paints it. */
const kinds = new WeakMap<HTMLCanvasElement, string>();

/** Notes from now on what draws on each canvas: asking a canvas for a context would give it one. */
export function watchCanvases(): void {
  const { getContext, transferControlToOffscreen } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      const context = Reflect.apply(getContext, this, [kind, ...rest]) as RenderingContext | null;
      if (context) kinds.set(this, kind);
      return context;
    },
    transferControlToOffscreen(this: HTMLCanvasElement) {
      const offscreen = transferControlToOffscreen.call(this);
      kinds.set(this, 'offscreen');
      return offscreen;
    },
  });
}

/** Whether a picture, a clip or a canvas has anything to show at this moment. */
export function showsPicture(element: Element): boolean {
  if (element instanceof HTMLImageElement) return element.complete && element.naturalWidth > 0;
  if (element instanceof HTMLVideoElement) return element.videoWidth > 0 || element.poster !== '';
  return !(element instanceof HTMLCanvasElement) || isDrawn(element);
}

function isDrawn(canvas: HTMLCanvasElement): boolean {
  const kind = kinds.get(canvas);
  if (kind === undefined || canvas.width === 0 || canvas.height === 0) return false;
  // The pixels of the other kinds are gone once they are on the screen.
  if (kind !== '2d') return true;
  try {
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    return new Uint32Array(data.buffer).some((pixel) => pixel !== 0);
  } catch {
    return true;
  }
}

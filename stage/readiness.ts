/** What the frame still waits for, in words; empty when it may be captured. */
export function openWaits(): string[] {
  return [...openHandles(), ...loadingFonts(), ...loadingImages()];
}

/** Handles of remotion's `delayRender`, with their labels where it kept them. */
function openHandles(): string[] {
  const stage = globalThis as unknown as {
    remotion_delayRenderHandles?: number[];
    remotion_delayRenderTimeouts?: Record<number, { label: string | null } | undefined>;
  };
  return (stage.remotion_delayRenderHandles ?? []).map((handle) => {
    const label = stage.remotion_delayRenderTimeouts?.[handle]?.label;
    return label ? `delayRender "${label.slice(0, 200)}"` : 'delayRender';
  });
}

/** Reading the layout first makes the page ask for the fonts that the new frame needs. */
function loadingFonts(): string[] {
  document.body.getBoundingClientRect();
  return document.fonts.status === 'loaded' ? [] : ['fonts'];
}

const decoded = new WeakMap<HTMLImageElement, string>();

/** An image that failed to load is complete too: it stays blank, and nothing is gained by waiting for it. */
function loadingImages(): string[] {
  return [...document.images].flatMap((image) => {
    if (!image.complete) return ['an image'];
    if (image.naturalWidth === 0 || decoded.get(image) === image.currentSrc) return [];
    const source = image.currentSrc;
    const settle = () => void decoded.set(image, source);
    image.decode().then(settle, settle);
    return ['an image'];
  });
}

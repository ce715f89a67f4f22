const rule = `
[data-scene] * {
  -webkit-text-fill-color: transparent !important;
  -webkit-text-stroke-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}
[data-scene] text, [data-scene] tspan { fill: transparent !important; stroke: transparent !important; }
[data-fw-clipped-to-text] { background: none !important; }
`;

/**
 * Makes all glyphs transparent, or paints them again, and changes nothing else: the picture behind the words.
 * Backgrounds clipped to a text are glyphs too.
 */
export function hideText(hidden: boolean): void {
  document.getElementById('fw-hide-text')?.remove();
  for (const element of document.querySelectorAll('[data-fw-clipped-to-text]')) {
    element.removeAttribute('data-fw-clipped-to-text');
  }
  if (!hidden) return;
  for (const element of document.querySelectorAll('[data-scene] *')) {
    if (getComputedStyle(element).backgroundClip.includes('text')) element.setAttribute('data-fw-clipped-to-text', '');
  }
  const style = document.createElement('style');
  style.id = 'fw-hide-text';
  style.textContent = rule;
  document.head.append(style);
}

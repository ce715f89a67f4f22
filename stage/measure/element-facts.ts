/** What an element inherits from its ancestors for measuring, computed once per frame. */
export interface ElementFacts {
  /** Product of the opacities from the scene's root down to the element. */
  opacity: number;
  visible: boolean;
  /** Never measured: copies for readers of the markup. */
  skipped: boolean;
  /** Paints over text on purpose, such as grain. */
  overlay: boolean;
  /** Blends with or is masked against what lies below, so it is no plain cover. */
  blends: boolean;
  allow: string | undefined;
  /** By how much it is turned on the screen, in radians. */
  turn: number;
}

export interface FrameFacts {
  style: (element: Element) => CSSStyleDeclaration;
  of: (element: Element) => ElementFacts;
}

const outside: ElementFacts = {
  opacity: 1,
  visible: true,
  skipped: false,
  overlay: false,
  blends: false,
  allow: undefined,
  turn: 0,
};

/** Memory of one frame: computed styles are live objects, so only the derived facts are worth keeping longer than a look. */
export function frameFacts(): FrameFacts {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const facts = new Map<Element, ElementFacts>();
  const style = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element);
    if (known) return known;
    const computed = getComputedStyle(element);
    styles.set(element, computed);
    return computed;
  };
  const of = (element: Element): ElementFacts => {
    const known = facts.get(element);
    if (known) return known;
    const parent = element.parentElement;
    const above = parent && parent !== document.documentElement ? of(parent) : outside;
    const own = style(element);
    const made: ElementFacts = {
      opacity: above.opacity * Number(own.opacity || 1),
      visible: own.visibility === 'visible' && own.display !== 'none',
      skipped: above.skipped || element.hasAttribute('data-fw-skip'),
      overlay: above.overlay || element.hasAttribute('data-fw-overlay'),
      blends: above.blends || own.mixBlendMode !== 'normal' || (own.maskImage !== 'none' && own.maskImage !== ''),
      allow: element.getAttribute('data-fw-allow') || above.allow,
      turn: above.turn + turnOf(own),
    };
    facts.set(element, made);
    return made;
  };
  return { style, of };
}

/** Alpha of a computed colour, 0–1. */
export function alphaOf(colour: string): number {
  if (colour === 'transparent') return 0;
  const alpha = /(?:rgba\([^)]*,|\/)\s*([\d.]+)(%?)\s*\)$/u.exec(colour);
  return alpha ? Number(alpha[1]) / (alpha[2] ? 100 : 1) : 1;
}

function turnOf({ transform, rotate }: CSSStyleDeclaration): number {
  const alone = /^(-?[\d.]+)deg$/u.exec(rotate ?? '');
  const turned = alone ? (Number(alone[1]) * Math.PI) / 180 : 0;
  if (transform === 'none' || transform === '') return turned;
  const { a, b } = new DOMMatrixReadOnly(transform);
  return turned + Math.atan2(b, a);
}

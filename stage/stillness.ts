/**
 * Whether a frame must look like the one shown before it, so that an export need not capture it. Only where every way in
 * which pixels change is one that the page can be asked about: a mutation record tells of the document, and what changes
 * pixels without one must not be there. An export still captures the last frame of each such row and compares.
 */
const restless = [
  ...['canvas', 'video', 'audio', 'iframe', 'object', 'embed', 'input', 'textarea', 'select', 'progress', 'meter'],
  ...['marquee', 'dialog', 'details', '[popover]', '[contenteditable]', 'image', 'feImage'],
  ...['animate', 'animateMotion', 'animateTransform', 'set'],
].join();
/** Pictures of style sheets: those whose loading or moving nobody can see. */
const unknownPicture = /url\((?:&quot;|["'])?(?!#|data:image\/svg\+xml,|&quot;|["'])/u;
const movingDrawing = /(?:<|%3C)(?:animate|set\b)/iu;

const waitingFrames = new Set<number>();
/** A scene did what can't be seen from here. */
let isOutOfSight = false;
let hasChanged = true;
/** Of the document as it was when it last changed. */
let isRestless = true;
let marked = '';
let ownSheets: ReadonlySet<StyleSheet> = new Set();

const observer = new MutationObserver(() => {
  hasChanged = true;
});

/** From here on changes are seen; called before any scene is loaded. */
export function watchChanges(): void {
  ownSheets = new Set(document.styleSheets);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  noteWhatIsOutOfSight();
  countFrames();
}

/** Whether nothing can have changed since this was last asked. `moving`: how many animations the page has. */
export function isUnchanged({ waiting, moving }: { waiting: number; moving: number }): boolean {
  const changed = observer.takeRecords().length > 0 || hasChanged;
  hasChanged = false;
  if (changed) isRestless = true;
  if (waiting + moving + waitingFrames.size > 0 || isOutOfSight) return false;
  try {
    const before = marked;
    marked = unrecorded();
    if (changed || marked !== before) return false;
    if (isRestless) isRestless = holdsRestless();
    return !isRestless;
  } catch {
    // A scene took away what is asked here.
    return false;
  }
}

function holdsRestless(): boolean {
  if (document.querySelector(restless)) return true;
  const stage = location.origin;
  if ([...document.images].some(({ currentSrc }) => !currentSrc.startsWith(`${stage}/assets/`))) return true;
  const html = document.documentElement.outerHTML;
  return unknownPicture.test(html) || unknownPicture.test(marked) || movingDrawing.test(html + marked);
}

/** What changes without a record: rules of style sheets, and where the focus is. */
function unrecorded(): string {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => !ownSheets.has(sheet));
  const rules = sheets.flatMap((sheet) => [sheet.disabled, ...[...sheet.cssRules].map(({ cssText }) => cssText)]);
  const focus = document.activeElement === document.body ? '' : 'focus';
  return [...rules, focus, getSelection()?.toString() ?? '', location.hash].join('\n');
}

/** Ways to a shadow root, which may be closed, and to scrolling, which to ask for costs a layout of each element. */
const outOfSight: [object, string[]][] = [
  [Element.prototype, ['attachShadow', 'setHTMLUnsafe', 'scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']],
  [ShadowRoot.prototype, ['setHTMLUnsafe']],
  [Document, ['parseHTMLUnsafe']],
  [Document.prototype, ['write', 'writeln']],
  [HTMLElement.prototype, ['focus']],
  [globalThis, ['scroll', 'scrollTo', 'scrollBy']],
];

function noteWhatIsOutOfSight(): void {
  for (const [owner, names] of outOfSight) {
    for (const name of names) {
      const own = Reflect.get(owner, name);
      if (typeof own === 'function') define(owner, name, { value: noting(own), writable: true });
    }
  }
  for (const name of ['scrollTop', 'scrollLeft']) {
    const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, name) ?? {};
    if (get && set) define(Element.prototype, name, { get, set: noting(set) });
  }
}

function noting(own: CallableFunction) {
  return function (this: unknown, ...values: unknown[]) {
    isOutOfSight = true;
    return Reflect.apply(own, this, values);
  };
}

function define(owner: object, name: string, property: PropertyDescriptor): void {
  Object.defineProperty(owner, name, { ...property, configurable: true, enumerable: true });
}

/** Code that waits for the next frame would run when it is captured, and not when it is left out. */
function countFrames(): void {
  const [request, cancel] = [requestAnimationFrame.bind(globalThis), cancelAnimationFrame.bind(globalThis)];
  globalThis.requestAnimationFrame = (callback) => {
    const id = request((time) => {
      waitingFrames.delete(id);
      callback(time);
    });
    waitingFrames.add(id);
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => {
    waitingFrames.delete(id);
    cancel(id);
  };
}

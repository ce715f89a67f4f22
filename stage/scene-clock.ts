/**
 * Time and chance on the stage are functions of scene and frame: `Date`, `performance.now` and `Math.random` answer the
 * same whenever and wherever a frame is shown.
 */
const epoch = Date.UTC(2026, 0, 1);
const RealDate = Date;

let sceneMilliseconds = 0;
let state = 1;
let entered = '';

/** Key of the scene whose code ran last. */
export function currentScene(): string {
  return entered;
}

/** From here on time and chance are those of this scene at this frame of its own; called before its code runs. */
export function enterScene(key: string, frame: number, fps: number): void {
  entered = key;
  sceneMilliseconds = (Math.max(0, frame) / fps) * 1000;
  state = hash(`${key}:${frame}`);
}

export function installSceneClock(): void {
  Math.random = nextRandom;
  performance.now = () => sceneMilliseconds;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, as) =>
      Reflect.construct(target, values.length === 0 ? [epoch + sceneMilliseconds] : values, as),
    apply: () => new RealDate(epoch + sceneMilliseconds).toString(),
    get: (target, name, receiver) => (name === 'now' ? sceneNow : Reflect.get(target, name, receiver)),
  });
  RealDate.prototype.constructor = globalThis.Date;
  Object.assign(crypto, { getRandomValues: fillWithChance, randomUUID: nextUuid });
}

function fillWithChance<Numbers extends ArrayBufferView>(numbers: Numbers): Numbers {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = nextRandom() * 256;
  return numbers;
}

/** Version 4 of RFC 9562 in its form, not in its chance. */
function nextUuid(): string {
  const hex = [...fillWithChance(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function sceneNow(): number {
  return epoch + sceneMilliseconds;
}

/** mulberry32, a public domain generator of 32 bits of state. */
function nextRandom(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

/** FNV-1a over the UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

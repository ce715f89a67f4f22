/** How the browser's answer with a picture begins; what a page says never stands there. */
const opening = /^\{"id":\d+,"result":\{"hasDamage":(?:true|false),"screenshotData":"/u;
const longestOpening = 100;
const quote = 0x22;
const firstSize = 512 * 1024;

/**
 * Takes the picture out of an answer while it arrives: as one string of megabytes it would be copied five times over,
 * and collecting those strings took a third of a still's time. In the answer a name stands for it.
 */
export class PictureDecoder {
  /** Used again and again; it grows to the largest picture. */
  #room = Buffer.allocUnsafeSlow(firstSize);
  #length = 0;
  /** Base64 is read in fours; what is left of the last part. */
  #rest = '';
  #isOpen = false;
  #count = 0;
  #latest: { name: string; picture: Buffer } | null = null;

  /** The parts of a message that are text, given its next part; `isFirst` where it begins with this one. */
  textOf(part: Buffer, isFirst: boolean): Buffer[] {
    if (this.#isOpen) return this.#read(part);
    const begins = isFirst ? opening.exec(part.toString('latin1', 0, longestOpening)) : null;
    if (!begins) return [part];
    this.#isOpen = true;
    this.#length = 0;
    this.#rest = '';
    const from = begins[0].length;
    return [part.subarray(0, from), ...this.#read(part.subarray(from))];
  }

  /** What stands for the data of an answer: the picture that it names, once, or the data itself. */
  pictureOf(data: string): Buffer {
    if (this.#latest?.name !== data) return Buffer.from(data, 'base64');
    const { picture } = this.#latest;
    this.#latest = null;
    return picture;
  }

  #read(part: Buffer): Buffer[] {
    const end = part.indexOf(quote);
    this.#decode(this.#rest + part.toString('latin1', 0, end === -1 ? part.length : end), end !== -1);
    if (end === -1) return [];
    this.#isOpen = false;
    // An answer without a picture stays one.
    if (this.#length === 0) return [part.subarray(end)];
    this.#count += 1;
    // No name is base64.
    this.#latest = { name: `picture-${this.#count}`, picture: Buffer.from(this.#room.subarray(0, this.#length)) };
    return [Buffer.from(this.#latest.name), part.subarray(end)];
  }

  #decode(text: string, isLast: boolean): void {
    const whole = isLast ? text.length : text.length - (text.length % 4);
    this.#rest = text.slice(whole);
    const needed = this.#length + Math.ceil((whole * 3) / 4);
    if (needed > this.#room.length) this.#grow(needed);
    this.#length += this.#room.write(text.slice(0, whole), this.#length, 'base64');
  }

  #grow(needed: number): void {
    const room = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#room.length));
    this.#room.copy(room, 0, 0, this.#length);
    this.#room = room;
  }
}

import type { Readable, Writable } from 'node:stream';
import type { ConnectionTransport } from 'puppeteer';
import { PictureDecoder } from './picture-decoder.ts';

const end = 0;
/** Bytes; a lossless picture of the largest frame fits several times. */
const largestMessage = 256 * 1024 * 1024;

/** Chromium's DevTools protocol over two pipes: JSON messages, each ended by a NUL. Pipes cross network namespaces. */
export class PipeTransport implements ConnectionTransport {
  onmessage?: (message: string) => void;
  onclose?: () => void;
  readonly pictures = new PictureDecoder();
  readonly #writer: Writable;
  readonly #reader: Readable;
  #parts: Buffer[] = [];
  #size = 0;

  constructor(writer: Writable, reader: Readable) {
    this.#writer = writer;
    this.#reader = reader;
    reader.on('data', (part: Buffer) => this.#read(part));
    reader.once('close', () => this.onclose?.());
    for (const stream of [reader, writer]) stream.on('error', () => this.onclose?.());
  }

  send(message: string): void {
    if (this.#writer.writable) this.#writer.write(`${message}\0`);
  }

  close(): void {
    this.#writer.destroy();
    this.#reader.destroy();
  }

  #read(part: Buffer): void {
    let start = 0;
    for (let stop = part.indexOf(end); stop !== -1; stop = part.indexOf(end, start)) {
      this.#take(part.subarray(start, stop));
      const message = Buffer.concat(this.#parts).toString('utf8');
      this.#parts = [];
      this.#size = 0;
      start = stop + 1;
      this.onmessage?.(message);
    }
    if (start < part.length) this.#take(part.subarray(start));
    if (this.#size > largestMessage) this.close();
  }

  #take(part: Buffer): void {
    this.#parts.push(...this.pictures.textOf(part, this.#size === 0));
    this.#size += part.length;
  }
}

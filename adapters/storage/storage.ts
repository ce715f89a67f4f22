import type { Readable } from 'node:stream';

/** Bytes to store: in memory, or the path of a local file. */
export type Content = Buffer | { file: string };

/** First and last byte, both inclusive, as in an HTTP range. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface ObjectHead {
  bytes: number;
}

export interface PresignedPut {
  url: string;
  /** Headers that the request must carry. */
  headers: Record<string, string>;
}

export interface ListedObject extends ObjectHead {
  key: string;
  modifiedAt: Date;
}

/**
 * Object storage. Keys are relative paths of letters, digits, `_ - .` and `/`; whoever writes derives them from the
 * run and step or from the content, so that writing twice leaves one object.
 */
export interface Storage {
  /** Writes whole or not at all; replaces what stood there. */
  put(key: string, content: Content, contentType: string): Promise<ObjectHead>;
  /** A stream of the object or of a range of it; null when there is none. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  head(key: string): Promise<ObjectHead | null>;
  /**
   * An address to which anybody may put one object of exactly this size by one request. Absent where callers do not
   * reach the storage by themselves.
   */
  presignPut?(key: string, order: { bytes: number; seconds: number }): Promise<PresignedPut>;
  /** Deleting what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every object below a folder of keys, such as `projects/<id>`, in no order. */
  list(folder: string): AsyncIterable<ListedObject>;
  /** Deletes every object below a folder of keys. */
  removeAll(folder: string): Promise<void>;
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/** Refuses keys that could leave the storage's own place. */
export function checkKey(key: string): string {
  if (key.length > 512 || !key.split('/').every((part) => segment.test(part))) {
    throw new TypeError('an object key has the wrong form');
  }
  return key;
}

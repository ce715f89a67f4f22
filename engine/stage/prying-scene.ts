/** A scene that tries what a page can try to reach a port and a file of its machine, and writes down what it got. */
export function prying(port: number, file: string): string {
  return `
import { useEffect, useState } from 'react';
import { AbsoluteFill, continueRender, delayRender } from 'remotion';
const places = ['127.0.0.1', 'localhost', '[::1]'].map((host) => host + ':${port}');
export default function Prying() {
  const [said, say] = useState('');
  const [handle] = useState(() => delayRender('prying'));
  useEffect(() => {
    const tell = (what: unknown) => say((before) => before + ' ' + String(what));
    const attempts = places.flatMap((place) => {
      const web = 'http' + '://' + place + '/';
      return [
        () => fetch(web).then((reply) => reply.text()).then(tell),
        () => fetch(web, { mode: 'no-cors' }),
        () => new WebSocket('ws://' + place),
        () => new EventSource(web),
        () => navigator.sendBeacon(web, 'x'),
        () => { new Image().src = web; },
        () => { const frame = document.createElement('iframe'); frame.src = web; document.body.append(frame); },
        () => { const link = document.createElement('link'); link.rel = 'preconnect'; link.href = web; document.head.append(link); },
        () => { new Worker(URL.createObjectURL(new Blob(['fetch("' + web + '")']))); },
        () => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + place }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); },
        () => { open(web); },
      ];
    });
    attempts.push(() => fetch('file:' + '//${file}').then((reply) => reply.text()).then(tell));
    for (const attempt of attempts) { try { Promise.resolve(attempt()).catch(() => 0); } catch {} }
    setTimeout(() => continueRender(handle), 500);
  }, []);
  return <AbsoluteFill style={{ fontSize: 20 }}>tried {said}</AbsoluteFill>;
}
`;
}

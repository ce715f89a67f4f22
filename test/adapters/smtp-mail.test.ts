import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { createSmtpMail } from '../../adapters/mail/smtp-mail.ts';
import { AppError } from '../../contract/errors.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A mail server that takes what it is given, or refuses every recipient; what it heard, line by line. */
async function mailServer({ refuses = false } = {}) {
  const heard: string[] = [];
  const server = createServer((socket) => serve(socket, heard, refuses));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, heard };
}

function serve(socket: Socket, heard: string[], refuses: boolean): void {
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    heard.push(line);
    if (isData) {
      isData = line !== '.';
      if (!isData) say('250 taken');
    } else if (line.startsWith('RCPT') && refuses) say('550 no such mailbox');
    else if (line === 'DATA') {
      isData = true;
      say('354 go on');
    } else say(line === 'QUIT' ? '221 bye' : '250 fine');
  };
  let rest = '';
  say('220 here');
  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) answer(line);
  });
  socket.on('error', () => {});
}

const letter = { to: 'ada@example.org', subject: 'Your code: 1234 5678', text: '1234 5678\n' };

test('a mail reaches the server with its sender, its recipient and its text', async () => {
  const { url, heard } = await mailServer();
  await createSmtpMail({ url, from: 'Framewright <films@example.net>' }).send(letter);
  expect(heard).toEqual(expect.arrayContaining(['MAIL FROM:<films@example.net>', 'RCPT TO:<ada@example.org>']));
  expect(heard).toEqual(expect.arrayContaining(['Subject: Your code: 1234 5678', '1234 5678']));
});

test('a server that refuses or is not there is told as a passing failure, without its words', async () => {
  const { url } = await mailServer({ refuses: true });
  for (const address of [url, 'smtp://127.0.0.1:9']) {
    const error = await createSmtpMail({ url: address, from: 'films@example.net' })
      .send(letter)
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect([error.code, error.options.detail]).toEqual(['unavailable', 'The mail cannot be sent right now.']);
  }
});

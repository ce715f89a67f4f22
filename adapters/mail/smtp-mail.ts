import { createTransport } from 'nodemailer';
import { AppError } from '../../contract/errors.ts';
import type { Mail } from './mail.ts';

const connectMs = 5_000;
const answerMs = 10_000;

/** Mail over the server of an `smtp://` or `smtps://` address, from `from`. A connection for each: mail is rare here. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    // Text is given as text: nothing of it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (cause) {
        const detail = 'The mail cannot be sent right now.';
        throw new AppError('unavailable', 'mail was not taken', { detail, cause, retryAfter: 10 });
      }
    },
  };
}

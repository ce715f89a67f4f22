import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

export interface DeliveryToSign {
  /** The same in every attempt, so that a receiver takes it once. */
  id: string;
  body: string;
  /** Each signs: while a secret is replaced, receivers may hold the old or the new one. */
  secrets: string[];
  at: Date;
}

/** Headers of a delivery after standardwebhooks.com: `id.timestamp.body` under HMAC-SHA256. */
export function signDelivery({ id, body, secrets, at }: DeliveryToSign): Record<string, string> {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Framewright',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}

/** A fresh secret for signing: `whsec_` and 32 random bytes. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

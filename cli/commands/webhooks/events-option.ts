import { AppError } from '../../../contract/errors.ts';
import { type WebhookEvent, webhookEvents } from '../../../contract/webhooks.ts';

/** `run.completed,run.failed` as a list; undefined where the option was left out. */
export function readEvents(text: string | undefined): WebhookEvent[] | undefined {
  return text?.split(',').map((part) => {
    const event = webhookEvents.find((known) => known === part.trim());
    if (event) return event;
    const detail = `${part.trim() || 'Nothing'} is no event of a webhook. Events are ${webhookEvents.join(', ')}.`;
    throw new AppError('invalid_arguments', 'unknown event', { detail });
  });
}

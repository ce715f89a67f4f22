/** A brief sent as the messages of a chat: `[{ "role": "system", "content": … }, { "role": "user", "content": … }]`. */
import { splitAtStops } from '../reading/stops.ts';
import { isFields } from './facts-of-object.ts';
import type { Value } from './from-object.ts';
import { asDirection } from './talk-around.ts';
import type { Lines } from './typed-scenes.ts';

const roles = /^(?:system|developer|user|human|assistant|ai|tool)$/iu;
const guiding = /^(?:system|developer)$/iu;
const answering = /^(?:assistant|ai|tool)$/iu;

/** What a person says, as lines, and what the system says as directions; what an assistant answered is no brief. Null for a row of anything else. */
export function chatOf(items: readonly Value[], linesOf: Lines): string[] | null {
  const messages = items.filter(isFields);
  const isChat = messages.every(({ role, content }) => roles.test(`${role ?? ''}`) && content !== undefined);
  if (messages.length === 0 || messages.length < items.length || !isChat) return null;
  return messages
    .filter(({ role }) => !answering.test(`${role}`))
    .flatMap(({ role, content = null }) =>
      guiding.test(`${role}`) && typeof content === 'string'
        ? content.split('\n').flatMap(splitAtStops).map(asDirection)
        : linesOf('', content),
    );
}

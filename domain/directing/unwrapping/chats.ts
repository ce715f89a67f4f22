/** A brief sent as the messages of a chat: `[{ "role": "system", "content": … }, { "role": "user", "content": … }]`. */
import { splitAtStops } from '../reading/stops.ts';
import { type Fields, isFields } from './facts-of-object.ts';
import type { Value } from './from-object.ts';
import { asDirection } from './talk-around.ts';
import type { Lines } from './typed-scenes.ts';

const roles = /^(?:system|developer|instructions?|user|human|assistant|ai|tool|internal|notes?)$/iu;
const guiding = /^(?:system|developer|instructions?)$/iu;
/** What an assistant answered is no brief, and a note among makers is for no viewer. */
const unheard = /^(?:assistant|ai|tool|internal|notes?)$/iu;

/** What a person says, as lines, and what the system says as directions; objects among them that are no messages, as they stand. Null for a row of anything else. */
export function chatOf(items: readonly Value[], linesOf: Lines): string[] | null {
  const messages = items.filter(isFields).filter(isMessage);
  const others = items.filter((one) => !messages.some((message) => message === one));
  if (messages.length === 0 || !others.every(isFields)) return null;
  const heard = messages
    .filter(({ role }) => !unheard.test(`${role}`))
    .flatMap(({ role, content = null }) =>
      guiding.test(`${role}`) && typeof content === 'string'
        ? content.split('\n').flatMap(splitAtStops).map(asDirection)
        : linesOf('', content),
    );
  return others.length === 0 ? heard : [...heard, ...linesOf('', others)];
}

const isMessage = ({ role, content }: Fields) => roles.test(`${role ?? ''}`) && content !== undefined;

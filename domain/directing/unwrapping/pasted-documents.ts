/** A brief that hands over a document is freed of what came with that: furniture, marks, and the parts that it refuses. */
import { withoutChatMarks } from './chat-logs.ts';
import { withoutPointers } from './document-pointers.ts';
import { withHandedOccasion } from './handed-occasions.ts';
import { withoutPageFurniture } from './page-furniture.ts';
import { withoutMailTalk } from './pasted-mails.ts';
import { withoutRefusedKinds } from './refused-kinds.ts';
import { withoutRefusedSections } from './refused-sections.ts';

export const withoutDocumentMarks = (text: string): string =>
  [
    withoutMailTalk,
    withoutPageFurniture,
    withoutChatMarks,
    withoutRefusedSections,
    withoutRefusedKinds,
    withHandedOccasion,
    withoutPointers,
  ].reduce((said, step) => step(said), text);

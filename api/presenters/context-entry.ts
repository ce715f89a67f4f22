import type { ContextEntry } from '../../contract/projects.ts';
import type { ContextEntry as ContextRow } from '../../db/entities/context-entry.ts';

export function presentContext({ id, label, text, createdAt }: ContextRow): ContextEntry {
  return { id, label, text, createdAt: createdAt.toISOString() };
}

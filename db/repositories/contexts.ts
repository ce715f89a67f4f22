import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { ContextLabel } from '../../contract/names.ts';
import { ContextEntry } from '../entities/context-entry.ts';
import { newId } from '../new-id.ts';
import { holdRow, insertRow, requireRow } from './rows.ts';

export const contexts = {
  async add(em: EntityManager, projectId: string, label: ContextLabel, text: string): Promise<ContextEntry> {
    return em.transactional(async (tx) => {
      await holdRow(tx, 'projects', projectId);
      const count = await tx.count(ContextEntry, { projectId, removedAt: null });
      if (count >= limits.contextEntries) {
        const detail = `A project has at most ${limits.contextEntries} context entries.`;
        throw new AppError('limit_exceeded', `project ${projectId} is full of contexts`, { detail });
      }
      return insertRow(tx, ContextEntry, { id: newId('context'), projectId, label, text });
    });
  },

  /** The standing entries, oldest first. */
  list(em: EntityManager, projectId: string): Promise<ContextEntry[]> {
    const where = { projectId, removedAt: null };
    return em.find(ContextEntry, where, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  },

  /** Puts an entry with another text in the place of one. Revisions name the entries of their time, so those stay. */
  replace(em: EntityManager, projectId: string, id: string, text: string): Promise<ContextEntry> {
    return em.transactional(async (tx) => {
      await holdRow(tx, 'projects', projectId);
      const { label } = await contexts.remove(tx, projectId, id);
      return insertRow(tx, ContextEntry, { id: newId('context'), projectId, label, text });
    });
  },

  async remove(em: EntityManager, projectId: string, id: string): Promise<ContextEntry> {
    const entry = await requireRow(em, ContextEntry, { id, projectId, removedAt: null }, 'context entry');
    await em.nativeUpdate(ContextEntry, { id }, { removedAt: new Date() });
    return entry;
  },
};

import { defineEntity, p } from '@mikro-orm/core';
import { contextLabels } from '../../contract/names.ts';

const ContextEntrySchema = defineEntity({
  name: 'ContextEntry',
  tableName: 'context_entries',
  properties: {
    id: p.string().primary(),
    projectId: p.string(),
    label: p.enum(contextLabels),
    text: p.text(),
    createdAt: p.datetime().onCreate(() => new Date()),
    removedAt: p.datetime().nullable(),
  },
});
export class ContextEntry extends ContextEntrySchema.class {}
ContextEntrySchema.setClass(ContextEntry);

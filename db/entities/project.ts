import { defineEntity, p } from '@mikro-orm/core';

const ProjectSchema = defineEntity({
  name: 'Project',
  tableName: 'projects',
  properties: {
    id: p.string().primary(),
    accountId: p.string(),
    name: p.string(),
    /** Pixels, even. The head revision carries the same three. */
    width: p.integer(),
    height: p.integer(),
    fps: p.integer(),
    directed: p.boolean(),
    /** Comma-separated; every review checks them. */
    criteria: p.text().nullable(),
    headRevisionId: p.string(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p.datetime().onCreate(() => new Date()),
    deletedAt: p.datetime().nullable(),
  },
});
export class Project extends ProjectSchema.class {}
ProjectSchema.setClass(Project);

import { z } from 'zod';
import { Export } from '../../contract/checks.ts';
import { exportFormats, exportQualities } from '../../contract/runs.ts';
import type { ExportView } from '../services/read-export.ts';
import type { Addresses } from './addresses.ts';

const states = {
  queued: 'running',
  running: 'running',
  completed: 'ready',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
const Settings = z.looseObject({
  quality: z.enum(exportQualities).catch('standard'),
  format: z.enum(exportFormats).catch('mp4'),
  transparent: z.boolean().catch(false),
});

export function presentExport({ record, width, height, fps, frames, file }: ExportView, { files }: Addresses): Export {
  const { quality, format, transparent } = Settings.parse(record.settings);
  const { chunksReused: reused, chunksRendered: rendered } = record;
  return {
    id: record.id,
    projectId: record.projectId,
    revision: record.revisionId,
    runId: record.runId,
    state: states[record.state],
    ...{ format, quality, transparent },
    url: file ? `${files}/files/${file.token}` : null,
    ...{ width, height, fps, frames },
    seconds: frames / fps,
    bytes: file?.sizeBytes ?? null,
    sha256: file?.sha256 ?? null,
    chunks: typeof reused === 'number' && typeof rendered === 'number' ? { reused, rendered } : null,
    checks: Export.shape.checks.catch([]).parse(record.checks ?? []),
    accepted: record.accepted,
    reason: record.reason ?? null,
    createdAt: record.createdAt.toISOString(),
  };
}

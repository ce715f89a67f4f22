import { z } from 'zod';
import { Export } from '../../contract/checks.ts';
import { exportQualities } from '../../contract/runs.ts';
import type { ExportView } from '../services/read-export.ts';
import type { Addresses } from './addresses.ts';

const states = {
  queued: 'running',
  running: 'running',
  completed: 'ready',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
const Settings = z.looseObject({ quality: z.enum(exportQualities).catch('standard') });

export function presentExport({ record, width, height, fps, frames, file }: ExportView, { files }: Addresses): Export {
  return {
    id: record.id,
    projectId: record.projectId,
    revision: record.revisionId,
    runId: record.runId,
    state: states[record.state],
    quality: Settings.parse(record.settings).quality,
    url: file ? `${files}/files/${file.token}` : null,
    ...{ width, height, fps, frames },
    seconds: frames / fps,
    bytes: file?.sizeBytes ?? null,
    sha256: file?.sha256 ?? null,
    checks: Export.shape.checks.catch([]).parse(record.checks ?? []),
    accepted: record.accepted,
    reason: record.reason ?? null,
    createdAt: record.createdAt.toISOString(),
  };
}

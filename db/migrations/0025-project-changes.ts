import { Migration } from '@mikro-orm/migrations';

/**
 * How often each project has changed, and which parts of it when last: what whoever follows a project is told, and
 * where they go on after a break. Triggers write it, so that no writer can forget to.
 */
export class ProjectChanges extends Migration {
  override name = '0025-project-changes';

  override up(): void {
    for (const statement of [...tables, ...triggers]) this.addSql(statement);
  }
}

const tables = [
  `create table project_changes (
    project_id text primary key references projects on delete cascade,
    seq bigint not null check (seq > 0),
    parts jsonb not null
  )`,
  // A row that is being erased has no project any more, and nobody to tell.
  `create function framewright_tell_project() returns trigger language plpgsql as $$
  declare
    changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    subject text := case tg_argv[1]
      when 'run_id' then (select project_id from runs where id = changed ->> 'run_id') else changed ->> tg_argv[1] end;
    reached bigint;
  begin
    insert into project_changes as kept (project_id, seq, parts)
      select id, 1, jsonb_build_object(tg_argv[0], 1) from projects where id = subject
      on conflict (project_id) do update
        set seq = kept.seq + 1, parts = kept.parts || jsonb_build_object(tg_argv[0], kept.seq + 1)
      returning seq into reached;
    if reached is not null then
      perform pg_notify('project_live', json_build_object('projectId', subject, 'seq', reached)::text);
    end if;
    return null;
  end $$`,
];

/** Columns of a run that somebody who looks at its project sees. */
const shownOfRun = ['state', 'waits_for', 'spent_micros', 'budget_micros', 'draft_revision_id', 'cancel_requested_at'];
const shownRunEvents = ['scene.ready', 'scene.mended', 'turn', 'waiting', 'resumed', 'artefact'];

/**
 * Deferred to the commit: the counter is the last row that a transaction locks, so two that change one project wait
 * for each other for a moment and never in a circle.
 */
const told = (part: string, table: string, event: string, column = 'project_id', when = '') =>
  `create constraint trigger tell_${part}_${event.split(' ')[0]} after ${event} on ${table}
    deferrable initially deferred for each row ${when && `when (${when})`}
    execute function framewright_tell_project('${part}', '${column}')`;

const triggers = [
  told('project', 'projects', 'update', 'id', 'old.* is distinct from new.*'),
  told('brief', 'context_entries', 'insert or update'),
  told('runs', 'runs', 'insert'),
  told(
    'runs',
    'runs',
    'update',
    'project_id',
    shownOfRun.map((column) => `old.${column} is distinct from new.${column}`).join(' or '),
  ),
  told(
    'draft',
    'run_events',
    'insert',
    'run_id',
    `new.type in (${shownRunEvents.map((type) => `'${type}'`).join(', ')})`,
  ),
  told('review', 'reviews', 'insert or update'),
  told('exports', 'exports', 'insert or update'),
  told('assets', 'assets', 'insert or update or delete'),
];

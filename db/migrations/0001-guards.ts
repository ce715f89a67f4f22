/**
 * Triggers that refuse to change what must never change: sealed revisions, their scenes, scene versions, events.
 * Erasing a deleted project or account is the one exception: that transaction sets `framewright.erase` to `on`.
 */
export const guards = [
  `create function framewright_refuse() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('framewright.erase', true) = 'on' then return old; end if;
    raise exception '% of % is refused: the row is immutable', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
  end $$`,
  `create function framewright_guard_revision_scenes() returns trigger language plpgsql as $$
  declare subject text := case when tg_op = 'DELETE' then old.revision_id else new.revision_id end;
  begin
    if tg_op = 'DELETE' and current_setting('framewright.erase', true) = 'on' then return old; end if;
    if tg_op = 'UPDATE' and old.revision_id <> new.revision_id then
      raise exception 'a scene stays in its revision' using errcode = 'integrity_constraint_violation';
    end if;
    if not exists (select 1 from revisions where id = subject and state = 'open') then
      raise exception '% of % is refused: the revision is sealed', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$`,
  `create trigger immutable before update or delete on revisions
    for each row when (old.state <> 'open') execute function framewright_refuse()`,
  `create trigger immutable before insert or update or delete on revision_scenes
    for each row execute function framewright_guard_revision_scenes()`,
  `create trigger immutable before update or delete on scene_versions
    for each row execute function framewright_refuse()`,
  `create trigger immutable before update on run_events
    for each row execute function framewright_refuse()`,
];

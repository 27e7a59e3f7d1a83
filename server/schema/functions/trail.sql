create or replace function touch() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := current_actor();
  return new;
end $$;

-- The trail of a table, and the announcement of every change.
-- Arguments of the trigger: columns that stay out of the trail, because they are derived or secret. The trail names
-- the record behind every change, a link by its keys and a tenant by itself, and the process that it belongs to.
-- Who listens learns the tenant, the table and the numbers, never what is written there. A change is told under the
-- record that it belongs to: of a part of a task the task, of what hangs on a process the process. What has a legal
-- entity of its own is told by itself.
create or replace function audit() returns trigger language plpgsql as $$
declare
  hidden constant text[] := tg_argv || array['tenant_id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'];
  record constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  keys jsonb;
  was jsonb;
  became jsonb;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value) into was, became
      from jsonb_each(to_jsonb(old) - hidden) o
      join jsonb_each(record - hidden) n on n.key = o.key and n.value <> o.value;
    if became is null then
      return null;
    end if;
    if not record ? 'id' then
      keys := (select jsonb_object_agg(k.key, k.value) from jsonb_each(record - hidden) k where k.key like '%\_id');
      was := keys || was;
      became := keys || became;
    end if;
  elsif tg_op = 'INSERT' then
    became := jsonb_strip_nulls(record - hidden);
  else
    was := jsonb_strip_nulls(record - hidden);
  end if;
  insert into audit_entries (tenant_id, record_table, record_id, process_id, action, before, after)
  values (
    coalesce(record -> 'tenant_id', record -> 'id')::bigint, tg_table_name,
    (record -> 'id')::bigint, (record ->> 'process_id')::bigint, lower(tg_op), was, became
  );
  perform pg_notify('changes', json_build_array(
    coalesce(record -> 'tenant_id', record -> 'id'), tg_table_name, record -> 'id',
    case when not record ? 'legal_entity_id' then coalesce(record -> 'task_id', record -> 'process_id') end,
    record -> 'legal_entity_id')::text);
  return null;
end $$;

-- What belongs to no tenant has a trail as well, under tenant 0.
create or replace function audit_platform() returns trigger language plpgsql as $$
begin
  insert into audit_entries (tenant_id, record_table, record_id, action, before, after)
  values (0, tg_table_name, coalesce(new.id, old.id), lower(tg_op),
    case when old is not null then jsonb_strip_nulls(to_jsonb(old)) end,
    case when new is not null then jsonb_strip_nulls(to_jsonb(new)) end);
  return null;
end $$;

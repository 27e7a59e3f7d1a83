-- The trail names the record behind every change: a link by its keys, a tenant by itself.

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
  insert into audit_entries (tenant_id, record_table, record_id, action, before, after)
  values (
    coalesce(record -> 'tenant_id', record -> 'id')::bigint, tg_table_name,
    (record -> 'id')::bigint, lower(tg_op), was, became
  );
  return null;
end $$;

create trigger audit after insert or update on tenants for each row execute function audit();

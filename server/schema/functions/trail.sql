create or replace function touch() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := current_actor();
  return new;
end $$;

-- Gives a table of the trail to a role that no connection of the server can take: nobody of them writes it past the
-- functions below, which belong to the same role.
create or replace function trail_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s owner to pietas_trail', target);
  execute format('drop policy if exists trail on %s', target);
  execute format('create policy trail on %s to pietas_trail using (true) with check (true)', target);
  execute format('revoke insert, update, delete on %s from pietas_app, pietas_platform', target);
end $$;

-- Tells every server of a change.
create or replace function announce(change json) returns void language plpgsql as $$
begin
  perform pg_notify('changes', change::text);
end $$;

-- The table whose rows a trigger sees: where they lie on several machines it hangs on a part of it, with a number behind
-- its name.
create or replace function table_behind(part name) returns text language sql immutable parallel safe
  as $$ select regexp_replace(part, '_[0-9]{6,}$', '') $$;

-- What became of a tenant stands in his own trail.
create or replace function note_tenant(tenant bigint, what text, was jsonb, became jsonb) returns void language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.audit_entries (tenant_id, record_table, record_id, action, before, after)
  values (tenant, 'tenants', tenant, what, was, became);
end $$;
alter function note_tenant(bigint, text, jsonb, jsonb) owner to pietas_trail;
revoke all on function note_tenant(bigint, text, jsonb, jsonb) from public;

-- The trail of a table, and the announcement of every change.
-- Arguments of the trigger: columns that stay out of the trail, because they are derived or secret. The trail names
-- the record behind every change, a link by its keys and a tenant by itself, and the process that it belongs to.
-- Who listens learns the tenant, the table and the numbers, never what is written there. A change is told under the
-- record that it belongs to: of a part of a task the task, of what hangs on a process the process. What has a legal
-- entity of its own is told by itself.
create or replace function audit() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  hidden constant text[] := tg_argv || array['tenant_id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'];
  record constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  told_table constant text := public.table_behind(tg_table_name);
  keys jsonb;
  was jsonb;
  became jsonb;
begin
  -- What goes for good is told of nowhere: see erasure.sql.
  if tg_op = 'DELETE' and public.is_being_erased((record -> 'tenant_id')::bigint) then
    return null;
  end if;
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
  if told_table = 'tenants' then
    perform public.note_tenant((record -> 'id')::bigint, lower(tg_op), was, became);
  else
    insert into public.audit_entries (tenant_id, record_table, record_id, process_id, action, before, after)
    values (
      (record -> 'tenant_id')::bigint, told_table, (record -> 'id')::bigint, (record ->> 'process_id')::bigint,
      lower(tg_op), was, became
    );
  end if;
  perform public.announce(json_build_array(
    coalesce(record -> 'tenant_id', record -> 'id'), told_table, record -> 'id',
    case when not record ? 'legal_entity_id' then coalesce(record -> 'task_id', record -> 'process_id') end,
    record -> 'legal_entity_id'));
  return null;
end $$;

alter function audit() owner to pietas_trail;
-- Without it nobody hangs the trigger on a table of his own, to have the trail tell what never was.
revoke all on function audit() from public;

-- What belongs to no tenant has a trail as well, under tenant 0.
create or replace function audit_platform() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  was constant jsonb := case when tg_op <> 'INSERT' then jsonb_strip_nulls(to_jsonb(old)) end;
  became constant jsonb := case when tg_op <> 'DELETE' then jsonb_strip_nulls(to_jsonb(new)) end;
begin
  insert into public.audit_entries (tenant_id, record_table, record_id, action, before, after)
  values (0, tg_table_name::text, (coalesce(became, was) ->> 'id')::bigint, lower(tg_op), was, became);
  return null;
end $$;
alter function audit_platform() owner to pietas_trail;
revoke all on function audit_platform() from public;

-- The last number that an entry was given, once everything up to it is complete: a number is drawn before its transaction
-- commits, so that is when all transactions have ended that had begun to write by then. Those have smaller numbers than
-- this one, which must not have written before. Null where they did not end within a second.
create or replace function completed_number() returns bigint language plpgsql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  drawn bigint;
  ours xid8;
begin
  select case when is_called then last_value else last_value - 1 end into drawn from public.audit_entries_id_seq;
  ours := pg_current_xact_id();
  for attempt in 1 .. 50 loop
    if pg_snapshot_xmin(pg_current_snapshot()) >= ours then
      return drawn;
    end if;
    perform pg_sleep(0.02);
  end loop;
  return null;
end $$;
alter function completed_number() owner to pietas_trail;
revoke all on function completed_number() from public;

-- The same of every machine that gives entries their numbers, each from a range of 2^48 of its own: here it is one.
create or replace function completed_numbers() returns setof bigint language plpgsql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  return next public.completed_number();
end $$;
alter function completed_numbers() owner to pietas_trail;
revoke all on function completed_numbers() from public;

-- Adds a block to the chain of a tenant: the entries behind one number up to another. Answers whether there were any.
create or replace function seal_tenant(tenant bigint, behind bigint, upto bigint, moment timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  gained bigint;
  digests bytea;
  chained bigint;
  head bytea;
begin
  select count(*), string_agg(sha256(convert_to(jsonb_build_array(
      e.tenant_id, e.id, (extract(epoch from e.at) * 1000000)::bigint, e.actor_id, e.record_table, e.record_id,
      e.process_id, e.action, e.before, e.after)::text, 'UTF8')), ''::bytea order by e.id)
    into gained, digests
    from public.audit_entries e where e.tenant_id = tenant and e.id > behind and e.id <= upto;
  if gained = 0 then
    return false;
  end if;
  select b.number, b.hash into chained, head
    from public.audit_blocks b where b.home_tenant_id = tenant order by b.number desc limit 1;
  chained := coalesce(chained, 0) + 1;
  insert into public.audit_blocks (home_tenant_id, number, until_id, entries, sealed_at, hash)
  values (tenant, chained, upto, gained, moment, sha256(coalesce(head, '') || convert_to(
    jsonb_build_array(tenant, chained, upto, gained, (extract(epoch from moment) * 1000000)::bigint)::text, 'UTF8') || digests));
  return true;
end $$;
alter function seal_tenant(bigint, bigint, bigint, timestamptz) owner to pietas_trail;
revoke all on function seal_tenant(bigint, bigint, bigint, timestamptz) from public;

-- Seals what is complete up to a number, of the range that it is from: for each tenant one block with the hash of the block
-- before. What it begins behind is the last number sealed of the same range, of whichever tenant. The rest of a long trail
-- is for the next time.
create or replace function seal_range(drawn bigint, moment timestamptz) returns void language plpgsql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  most constant bigint := 200000;
  range constant bigint := 1::bigint << 48;
  sealed bigint;
  upto bigint;
  tenant bigint;
  has_gained boolean := false;
begin
  select coalesce(max(b.until_id), drawn / range * range) into sealed from public.audit_blocks b
    where b.until_id >= drawn / range * range and b.until_id < (drawn / range + 1) * range;
  while sealed < drawn and not has_gained loop
    upto := least(drawn, sealed + most);
    for tenant in select 0 union all select public.all_tenants() loop
      has_gained := public.seal_tenant(tenant, sealed, upto, moment) or has_gained;
    end loop;
    sealed := upto;
  end loop;
end $$;
alter function seal_range(bigint, timestamptz) owner to pietas_trail;
revoke all on function seal_range(bigint, timestamptz) from public;

-- Seals what the trail has gained. Nobody who writes waits for it, and it waits for them instead.
-- Answers false where somebody was still at it. Its twin that checks is server/src/kit/trail/verify.ts.
create or replace function seal_trail() returns boolean language plpgsql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  moment constant timestamptz := clock_timestamp();
  is_complete boolean := true;
  numbers bigint[];
  drawn bigint;
begin
  if pg_current_xact_id_if_assigned() is not null or current_setting('transaction_isolation') <> 'read committed' then
    raise object_not_in_prerequisite_state using message = 'The trail is sealed in a transaction of its own';
  end if;
  lock table public.audit_blocks in share row exclusive mode;
  numbers := array(select n from public.completed_numbers() n);
  foreach drawn in array numbers loop
    if drawn is null then
      is_complete := false;
    else
      perform public.seal_range(drawn, moment);
    end if;
  end loop;
  return is_complete;
end $$;
alter function seal_trail() owner to pietas_trail;
revoke all on function seal_trail() from public;
grant execute on function seal_trail() to pietas_platform;

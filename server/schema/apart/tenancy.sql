-- Where tables lie apart a policy has to be plain enough to tell the machine of the tenant: Citus takes no subselect in it,
-- and plans with the value of a function only when it never changes. It does change, from one transaction to the next; every
-- statement is therefore planned anew (server/src/kit/db/layout.ts), and on the machines of tenants, where plans below
-- triggers are kept, the same function says that it does: see `tellMachines` in server/src/kit/db/functions.ts.
do $$
begin
  if to_regprocedure('routed_tenant()') is null then
    create function routed_tenant() returns bigint language sql immutable
      as 'select current_setting(''app.tenant_id'')::bigint';
  end if;
end $$;

-- The policies have names of their own: the text for one database, which renews what it finds under its names, finds none.
create or replace function tenant_policies(target regclass) returns void language plpgsql as $$
begin
  execute format('drop policy if exists tenant on %s', target);
  execute format('drop policy if exists platform on %s', target);
  execute format(
    'create policy routed on %s to pietas_app using (tenant_id = routed_tenant()) with check (tenant_id = routed_tenant())',
    target);
  execute format('create policy across on %s to pietas_platform using (true) with check (true)', target);
end $$;

-- What the trail tells of a tenant itself is written beside his own records, and what it tells of the platform beside the
-- platform's: in one transaction only one role may write on the machine of a tenant. Each is held to just that.
create or replace function trail_policies() returns void language plpgsql as $$
begin
  drop policy if exists tenant on audit_entries;
  drop policy if exists platform on audit_entries;
  create policy routed on audit_entries for select to pietas_app using (tenant_id = routed_tenant());
  create policy across on audit_entries for select to pietas_platform using (true);
  create policy routed_own on audit_entries for insert to pietas_app
    with check (tenant_id = routed_tenant() and record_table = 'tenants' and record_id = tenant_id);
  create policy across_own on audit_entries for insert to pietas_platform with check (tenant_id = 0);
  grant insert on audit_entries to pietas_app, pietas_platform;
end $$;

-- A table that comes while others lie apart already. Its keys to other tables are made after this.
create or replace function tenant_table(target regclass, variadic hidden text[] default '{}') returns void language plpgsql as $$
declare
  arguments text := (select coalesce(string_agg(quote_literal(h), ', '), '') from unnest(hidden) h);
  numbers regclass;
begin
  perform isolate(target);
  perform create_distributed_table(target::text, 'tenant_id', colocate_with => 'persons');
  for numbers in select s.oid::regclass from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
    where d.refobjid = target and s.relkind = 'S'
  loop
    execute format('grant usage on sequence %s to pietas_app, pietas_platform', numbers);
  end loop;
  execute format(
    'create trigger audit after insert or update or delete on %s for each row execute function audit(%s)', target, arguments);
  if exists (select from pg_attribute where attrelid = target and attname = 'version') then
    execute format('create trigger touch before update on %s for each row execute function touch()', target);
  end if;
end $$;

-- Tables that were closed by the text for one database.
do $$
declare
  closed record;
begin
  for closed in select polrelid::regclass as name from pg_policy where polname = 'tenant' loop
    if closed.name = 'audit_entries'::regclass then
      perform trail_policies();
    else
      perform tenant_policies(closed.name);
    end if;
  end loop;
end $$;

-- Of what is asked for on every machine stands a copy on each, and a policy of what is copied takes no subselect either.
drop policy if exists own on tenant_erasures;
drop policy if exists routed_own on tenant_erasures;
create policy routed_own on tenant_erasures for select to pietas_app using (home_tenant_id = routed_tenant());

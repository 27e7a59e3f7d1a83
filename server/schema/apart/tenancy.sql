-- Where tables lie apart a policy has to be plain enough to tell the machine of the tenant: Citus takes no subselect in it,
-- and plans with the value of a function only when it never changes. It does change, from one transaction to the next; every
-- statement is therefore planned anew (server/src/kit/db/layout.ts), and on the machines of tenants, where plans below
-- triggers are kept, the same function says that it does: see server/src/kit/db/citus/distribute.ts.
do $$
begin
  if to_regprocedure('routed_tenant()') is null then
    create function routed_tenant() returns bigint language sql immutable
      as 'select current_setting(''app.tenant_id'')::bigint';
  end if;
end $$;

create or replace function tenant_policies(target regclass) returns void language plpgsql as $$
begin
  execute format('drop policy if exists tenant on %s', target);
  -- What the trail says of a tenant itself is written beside his own records, where the trigger cannot become another.
  if target = 'audit_entries'::regclass then
    execute 'create policy tenant on audit_entries for select to pietas_app using (tenant_id = routed_tenant())';
    execute 'drop policy if exists own_row on audit_entries';
    execute $own$ create policy own_row on audit_entries for insert to pietas_app
      with check (tenant_id = routed_tenant() and record_table = 'tenants' and record_id = tenant_id) $own$;
  else
    execute format(
      'create policy tenant on %s to pietas_app using (tenant_id = routed_tenant()) '
      'with check (tenant_id = routed_tenant())', target);
  end if;
  perform platform_policy(target);
end $$;

-- Tables that were closed by the text for one database.
do $$
declare
  closed record;
begin
  for closed in select polrelid::regclass as name from pg_policy where polname = 'tenant' loop
    perform tenant_policies(closed.name);
  end loop;
end $$;

-- A transaction on the machine of a tenant could not tell anybody and be prepared as well. The coordinator hears this and
-- tells all servers together with the commit: server/src/kit/db/transaction.ts.
create or replace function announce(change json) returns void language plpgsql as $$
begin
  raise notice using message = change::text, errcode = 'PT000';
end $$;

-- Written beside the tenant's own records, and in the same role: Citus lets nobody else write there in one transaction. The
-- policy routed_own holds it to this one kind of entry.
create or replace function note_tenant(tenant bigint, what text, was jsonb, became jsonb) returns void language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  entered constant text := coalesce(current_setting('app.tenant_id', true), '');
begin
  execute format('set local app.tenant_id to %L', tenant);
  insert into public.audit_entries (tenant_id, record_table, record_id, action, before, after)
  values (tenant, 'tenants', tenant, what, was, became);
  execute format('set local app.tenant_id to %L', entered);
end $$;
alter function note_tenant(bigint, text, jsonb, jsonb) owner to pietas_app;
revoke all on function note_tenant(bigint, text, jsonb, jsonb) from public;
grant execute on function note_tenant(bigint, text, jsonb, jsonb) to pietas_trail;

-- Likewise the platform's own trail, by the role that writes beside it.
alter function audit_platform() owner to pietas_platform;

-- Each machine numbers what is written on it.
create or replace function completed_numbers() returns setof bigint language plpgsql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  return next public.completed_number();
  return query select case when w.success then nullif(w.result, '')::bigint end
    from run_command_on_workers('select public.completed_number()') w;
end $$;

-- Tenants that are to be deleted for good: asked for, due after thirty days at least, begun, and done. The trail's role
-- alone writes it, by the functions of erasure.sql: who could write here could have the trail fall silent.
create table tenant_erasures (
  home_tenant_id bigint primary key,
  requested_at timestamptz not null default clock_timestamp(),
  requested_by bigint,
  -- Whether the tenant was closed before, and stays so when the request is taken back.
  was_closed boolean not null,
  due_at timestamptz not null default clock_timestamp() + interval '30 days',
  began_at timestamptz,
  check (due_at >= requested_at + interval '30 days'),
  check (began_at is null or began_at >= due_at)
);
select platform_table('tenant_erasures');
select trail_table('tenant_erasures');
-- A tenant reads its own line, nothing else.
create policy own on tenant_erasures for select to pietas_app using (home_tenant_id = (select current_tenant()));
grant select on tenant_erasures to pietas_app;

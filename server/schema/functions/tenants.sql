-- The numbers of all tenants, for work that goes through them one after the other; nothing else of them is told.
create or replace function all_tenants() returns setof bigint language sql stable
  security definer set search_path = pg_catalog, public as $$
  select t.id from public.tenants t order by t.id
$$;
alter function all_tenants() owner to pietas_platform;
revoke all on function all_tenants() from public;
grant execute on function all_tenants() to pietas_trail;

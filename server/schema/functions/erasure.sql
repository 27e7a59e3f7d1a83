-- Asks for a tenant to be deleted for good; one that is asked for already keeps its day.
create or replace function request_erasure(tenant bigint, actor bigint, closed boolean) returns void language sql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.tenant_erasures (home_tenant_id, requested_by, was_closed) values (tenant, actor, closed)
  on conflict (home_tenant_id) do nothing
$$;
alter function request_erasure(bigint, bigint, boolean) owner to pietas_trail;
revoke all on function request_erasure(bigint, bigint, boolean) from public;
grant execute on function request_erasure(bigint, bigint, boolean) to pietas_platform;

-- Takes the request back as long as nothing has begun. Answers whether the tenant was closed before; null = there was none.
create or replace function revoke_erasure(tenant bigint) returns boolean language sql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.tenant_erasures where home_tenant_id = tenant and began_at is null returning was_closed
$$;
alter function revoke_erasure(bigint) owner to pietas_trail;
revoke all on function revoke_erasure(bigint) from public;
grant execute on function revoke_erasure(bigint) to pietas_platform;

-- Begins with what is due: from here on there is no way back, and deleting rows of the tenant leaves no trail.
create or replace function begin_erasure(tenant bigint) returns void language plpgsql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  moment constant timestamptz := clock_timestamp();
begin
  update public.tenant_erasures set began_at = moment
    where home_tenant_id = tenant and began_at is null and due_at <= moment;
end $$;
alter function begin_erasure(bigint) owner to pietas_trail;
revoke all on function begin_erasure(bigint) from public;
grant execute on function begin_erasure(bigint) to pietas_platform;

-- Whether the rows of a tenant are being deleted for good.
create or replace function is_being_erased(tenant bigint) returns boolean language plpgsql stable
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Migrations from before the table delete rows as well.
  if to_regclass('public.tenant_erasures') is null then
    return false;
  end if;
  return exists (select from public.tenant_erasures e where e.home_tenant_id = tenant and e.began_at is not null);
end $$;
alter function is_being_erased(bigint) owner to pietas_trail;
revoke all on function is_being_erased(bigint) from public;
grant execute on function is_being_erased(bigint) to pietas_app, pietas_platform;

-- Ends it: the trails of the tenant go with what they tell of. One line stays, which names nobody.
create or replace function end_erasure(tenant bigint) returns void language plpgsql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not public.is_being_erased(tenant) then
    raise object_not_in_prerequisite_state using message = 'The tenant is not being deleted';
  end if;
  delete from public.audit_entries where tenant_id = tenant;
  delete from public.audit_blocks where home_tenant_id = tenant;
  delete from public.security_events where home_tenant_id = tenant;
  delete from public.tenant_erasures where home_tenant_id = tenant;
  insert into public.security_events (kind, outcome, subject_id) values ('TENANT_ERASED', 'DONE', tenant);
end $$;
alter function end_erasure(bigint) owner to pietas_trail;
revoke all on function end_erasure(bigint) from public;
grant execute on function end_erasure(bigint) to pietas_platform;

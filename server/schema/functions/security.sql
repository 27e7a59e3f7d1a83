-- Notes what touches somebody's way in; see server/src/kit/security. The clock is the database's own.
create or replace function note_security_event(
  kind text, outcome text, tenant bigint, actor bigint, subject bigint, route text, address text, device text
) returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.security_events (kind, outcome, home_tenant_id, actor_id, subject_id, route, address, device)
  values (left(kind, 50), outcome, tenant, actor, subject, left(route, 200), left(address, 60), left(device, 300))
$$;
alter function note_security_event(text, text, bigint, bigint, bigint, text, text, text) owner to pietas_trail;
revoke all on function note_security_event(text, text, bigint, bigint, bigint, text, text, text) from public;
grant execute on function note_security_event(text, text, bigint, bigint, bigint, text, text, text) to pietas_app, pietas_platform;

-- Forgets from where it came, never sooner than after a week: whoever asks for less is not believed.
create or replace function cut_security_addresses(days integer) returns void language sql volatile
  security definer set search_path = pg_catalog, pg_temp as $$
  update public.security_events set address = null
  where address is not null and at < now() - make_interval(days => greatest(days, 7))
$$;
alter function cut_security_addresses(integer) owner to pietas_trail;
revoke all on function cut_security_addresses(integer) from public;
grant execute on function cut_security_addresses(integer) to pietas_platform;

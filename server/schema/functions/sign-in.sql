-- It was once told from where somebody asks.
drop function if exists identify(bytea, bigint, bigint, text, text);
-- Who holds a session, what he is in the tenant of the path, and whether the legal entity of the path is there.
-- Runs before any tenant is set, so it is one of the few functions that act as the platform role.
create or replace function identify(token bytea, path_tenant bigint, path_entity bigint) returns json
  language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare
  holder record;
  wanted bigint;
  state text;
  mfa boolean;
  tenant_roles json;
  entities json;
begin
  select s.id, s.login_id, s.last_used_at, s.entered_tenant_id, l.actor_id, l.home_tenant_id, l.totp_confirmed_at is not null as enrolled, s.provider_key is not null as by_provider, p.role
    into holder
    from sessions s
    join logins l on l.id = s.login_id and not l.disabled
    left join platform_users p on p.id = l.actor_id
    where s.token_hash = token and s.expires_at > now() and s.last_used_at > now() - interval '7 days';
  if not found then
    return null;
  end if;
  if holder.last_used_at < now() - interval '5 minutes' then
    update sessions set last_used_at = now() where id = holder.id;
  end if;
  wanted := coalesce(path_tenant, holder.home_tenant_id);
  state := (select case when t.deleted then 'DEACTIVATED' else 'ACTIVE' end from tenants t where t.id = wanted);
  if path_entity is not null then
    select e.mfa_required into mfa from legal_entities e where e.tenant_id = wanted and e.id = path_entity and not e.deleted;
  end if;
  if holder.home_tenant_id = wanted then
    select to_json(u.tenant_roles) into tenant_roles from users u where u.tenant_id = wanted and u.id = holder.actor_id;
    select json_agg(json_build_object('legalEntityId', x.legal_entity_id, 'roles', x.roles)) into entities
      from user_entities x where x.tenant_id = wanted and x.user_id = holder.actor_id;
  end if;
  return json_build_object(
    'sessionId', holder.id, 'loginId', holder.login_id, 'actorId', holder.actor_id,
    'homeTenantId', holder.home_tenant_id, 'platformRole', holder.role, 'enteredTenantId', holder.entered_tenant_id,
    'mfaEnrolled', holder.enrolled, 'byProvider', holder.by_provider,
    'tenantState', state, 'entityMfaRequired', mfa,
    'tenantRoles', coalesce(tenant_roles, '[]'), 'legalEntities', coalesce(entities, '[]'));
end $$;
alter function identify(bytea, bigint, bigint) owner to pietas_platform;
revoke all on function identify(bytea, bigint, bigint) from public;
grant execute on function identify(bytea, bigint, bigint) to pietas_app, pietas_platform;

-- How far a member of staff of the tenant has come with his way in: whether he has chosen a password or come by an identity
-- provider, and when he came in last.
create or replace function sign_in_of(staff bigint) returns table (signed_up boolean, last_sign_in_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select l.password_hash is not null or l.last_sign_in_at is not null, l.last_sign_in_at from logins l
    where l.actor_id = staff and l.home_tenant_id = current_tenant()
$$;
alter function sign_in_of(bigint) owner to pietas_platform;
revoke all on function sign_in_of(bigint) from public;
grant execute on function sign_in_of(bigint) to pietas_app, pietas_platform;

-- The same of some of them, or of all. One by one the release before this asks.
create or replace function sign_ins_of(staff bigint[]) returns table (id bigint, signed_up boolean, last_sign_in_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select l.actor_id, l.password_hash is not null or l.last_sign_in_at is not null, l.last_sign_in_at from logins l
    where l.home_tenant_id = current_tenant() and (staff is null or l.actor_id = any(staff))
$$;
alter function sign_ins_of(bigint[]) owner to pietas_platform;
revoke all on function sign_ins_of(bigint[]) from public;
grant execute on function sign_ins_of(bigint[]) to pietas_app, pietas_platform;

-- Tells every server whose session has ended, or has moved into another tenant: a stream that it had open there is asked
-- about at once and not only at its next beat.
create or replace function tell_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.login_id::text);
  return null;
end $$;

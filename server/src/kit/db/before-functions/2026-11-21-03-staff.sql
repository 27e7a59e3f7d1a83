-- Legal entities with their branches, and the staff with their roles.

create table legal_entities (
  like tenant_record including all,
  name text not null collate "de-x-icu",
  short_name text not null,
  slug text not null,
  street text not null,
  street_number text not null,
  zip_code text not null,
  city text not null,
  email text not null,
  phone text,
  mfa_required boolean not null default false,
  tasks_default_user_id bigint,
  accounting_default_user_id bigint,
  quality_management_default_user_id bigint,
  director_user_id bigint,
  iban text,
  bic text,
  bank_name text,
  vat_id text,
  commercial_register text,
  commercial_register_number text,
  primary_color text,
  secondary_color text,
  privacy_link text,
  imprint_link text,
  email_signature text,
  factura_feature_enabled boolean not null default false,
  constraint "legal_entities.slug" unique (tenant_id, slug)
);
create index on legal_entities (tenant_id, name, id);
create index on legal_entities (tenant_id, created_at, id);
select tenant_table('legal_entities');

create table branches (
  like tenant_record including all,
  legal_entity_id bigint not null,
  name text not null collate "de-x-icu",
  street text,
  street_number text,
  zip_code text,
  city text,
  phone text,
  email text,
  unique (tenant_id, legal_entity_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id)
);
create index on branches (tenant_id, legal_entity_id, name, id) where not deleted;
create index on branches (tenant_id, legal_entity_id, created_at, id) where not deleted;
select tenant_table('branches');

create table users (
  like tenant_record including all,
  salutation text,
  title text,
  first_name text not null,
  last_name text not null,
  sort_name text not null collate "de-x-icu" generated always as (last_name || ', ' || first_name) stored,
  email text not null,
  job_description text,
  private_address jsonb,
  private_phone text,
  leave_entitlement integer,
  tenant_roles text[] not null default '{}',
  active boolean not null default true
);
-- The number space is shared with our own people.
alter table users alter column id drop identity;
alter table users alter column id set default nextval('actor_ids');
create index on users (tenant_id, sort_name, id) where not deleted;
create index on users (tenant_id, created_at, id) where not deleted;
select tenant_table('users', 'sort_name');

create table user_entities (
  tenant_id bigint not null default current_tenant(),
  user_id bigint not null,
  legal_entity_id bigint not null,
  email text,
  phone text,
  roles text[] not null default '{}',
  primary key (tenant_id, user_id, legal_entity_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint "user_entities.legalEntities" foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id)
);
create index on user_entities (tenant_id, legal_entity_id);
select tenant_table('user_entities');

alter table legal_entities
  add constraint "legal_entities.tasksDefaultUserId" foreign key (tenant_id, tasks_default_user_id) references users (tenant_id, id),
  add constraint "legal_entities.accountingDefaultUserId" foreign key (tenant_id, accounting_default_user_id) references users (tenant_id, id),
  add constraint "legal_entities.qualityManagementDefaultUserId" foreign key (tenant_id, quality_management_default_user_id) references users (tenant_id, id),
  add constraint "legal_entities.directorUserId" foreign key (tenant_id, director_user_id) references users (tenant_id, id);

-- Who holds a session, what he is in the tenant of the path, and whether the legal entity of the path is there.
-- Runs before any tenant is set, so it is one of the few functions that act as the platform role.
create function identify(token bytea, path_tenant bigint, path_entity bigint) returns json
  language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare
  holder record;
  wanted bigint;
begin
  select s.id, s.login_id, s.last_used_at, l.actor_id, l.home_tenant_id, l.totp_confirmed_at is not null as enrolled, p.role
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
  if holder.role is not null and path_tenant is not null and exists (select from tenants where id = path_tenant) then
    insert into platform_accesses (login_id, tenant_id_visited) values (holder.login_id, path_tenant) on conflict do nothing;
  end if;
  return json_build_object(
    'sessionId', holder.id,
    'loginId', holder.login_id,
    'actorId', holder.actor_id,
    'homeTenantId', holder.home_tenant_id,
    'platformRole', holder.role,
    'mfaEnrolled', holder.enrolled,
    'tenantExists', wanted is not null and exists (select from tenants where id = wanted and not deleted),
    'entityMfaRequired', (select e.mfa_required from legal_entities e where e.tenant_id = wanted and e.id = path_entity and not e.deleted),
    'tenantRoles', coalesce((select to_json(u.tenant_roles) from users u
      where u.tenant_id = wanted and u.id = holder.actor_id and holder.home_tenant_id = wanted), '[]'),
    'legalEntities', coalesce((select json_agg(json_build_object('legalEntityId', x.legal_entity_id, 'roles', x.roles))
      from user_entities x where x.tenant_id = wanted and x.user_id = holder.actor_id and holder.home_tenant_id = wanted), '[]')
  );
end $$;
alter function identify(bytea, bigint, bigint) owner to pietas_platform;
revoke all on function identify(bytea, bigint, bigint) from public;
grant execute on function identify(bytea, bigint, bigint) to pietas_app, pietas_platform;

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


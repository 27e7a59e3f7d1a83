-- The platform's own people are administered like other records: with a version, and revoked without being forgotten.
alter table platform_users
  add column deleted boolean not null default false,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column created_by bigint default current_actor(),
  add column updated_by bigint default current_actor();
create trigger touch before update on platform_users for each row execute function touch();
create trigger audit after insert or update or delete on platform_users
  for each row execute function audit_platform();
create index platform_users_by_name on platform_users (last_name, id);
create index platform_users_by_creation on platform_users (created_at, id);
-- What is billed of a month is what was opened in it.
create index processes_by_opening on processes (tenant_id, created_at) include (type);

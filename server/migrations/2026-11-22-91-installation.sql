-- What the database knows of the installation around it: which secret key its secrets were encrypted with, and the last
-- restore that was committed. Written by the owner alone.

create table installation (
  single boolean primary key default true check (single),
  secret_key_fingerprint bytea,
  restored text
);
alter table installation enable row level security;
select platform_policy('installation');
grant select on installation to pietas_platform;

-- The identity provider by which the staff of a house signs in. Its secret is encrypted with the key outside the database.
create table identity_providers (
  like tenant_record including all,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret bytea,
  link_key text not null unique
);
alter table identity_providers add constraint "identity_providers.tenant" unique (tenant_id);
select tenant_table('identity_providers', 'client_secret', 'link_key');

-- Who has gone to a provider and is awaited back, and who has come back and still owes a one-time code.
create table provider_sign_ins (
  token_hash bytea primary key,
  provider_key text not null,
  redirect_uri text not null,
  state text not null,
  nonce text not null,
  verifier text not null,
  going_to text not null,
  login_id bigint references logins (id) on delete cascade,
  id_token bytea,
  expires_at timestamptz not null
);
create index on provider_sign_ins (expires_at);
create index on provider_sign_ins (login_id);
select platform_table('provider_sign_ins');

-- Which provider has opened a session, and the token by which it is ended there.
alter table sessions add column provider_key text, add column id_token bytea;
create index on sessions (provider_key) where provider_key is not null;

-- Devices at which somebody has signed in before. Each has a door of its own, which nobody else can shut.

create table known_devices (
  token_hash bytea not null,
  login_id bigint not null references logins (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (login_id, token_hash)
);
create index on known_devices (last_used_at);

select platform_table('known_devices');

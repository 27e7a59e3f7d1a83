-- A POST of the platform's own people that was sent again under the same key answers what it answered first.
create table platform_idempotency_keys (
  actor_id bigint not null references platform_users (id),
  key text not null,
  request text not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
select platform_table('platform_idempotency_keys');
create index on platform_idempotency_keys (created_at);

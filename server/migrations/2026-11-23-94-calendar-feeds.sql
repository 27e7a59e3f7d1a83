-- Addresses at which calendar programs read somebody's tasks without a session: one for each, of which nothing is
-- stored that would open it. Who makes and ends one is told by the trail.

create table calendar_feeds (
  tenant_id bigint not null default current_tenant(),
  user_id bigint not null,
  token_hash bytea not null,
  with_names boolean not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  unique (tenant_id, token_hash)
);
select tenant_table('calendar_feeds', 'token_hash');

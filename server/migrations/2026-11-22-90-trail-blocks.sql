-- The trail is sealed in blocks, for each tenant one behind the other; see docs/adr/0020-a-trail-that-nobody-rewrites.md.
-- A block holds what its tenant's trail has gained up to an entry since the block before.

create table audit_blocks (
  -- 0 is the platform, and a trail outlives its tenant: no foreign key.
  home_tenant_id bigint not null,
  number bigint not null,
  until_id bigint not null,
  entries bigint not null,
  sealed_at timestamptz not null,
  hash bytea not null,
  primary key (home_tenant_id, number)
);
create index on audit_blocks (until_id);
select platform_table('audit_blocks');
select trail_table('audit_blocks');
revoke all on sequence audit_entries_id_seq from pietas_app, pietas_platform;

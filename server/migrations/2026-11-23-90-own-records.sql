-- What somebody has opened last and keeps at hand. No record of the house: nobody else sees it, and no trail is left.

create table own_records (
  tenant_id bigint not null default current_tenant(),
  actor_id bigint not null default current_actor(),
  legal_entity_id bigint not null,
  kind text not null check (kind in ('PROCESS', 'PERSON', 'PARTNER')),
  record_id bigint not null,
  opened_at timestamptz not null default now(),
  pinned_at timestamptz,
  primary key (tenant_id, actor_id, legal_entity_id, kind, record_id),
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id)
);
select isolate('own_records');
alter table own_records add foreign key (tenant_id) references tenants (id);
create index on own_records (tenant_id, actor_id, legal_entity_id, opened_at);

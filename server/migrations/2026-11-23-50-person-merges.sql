-- Two records of one person become one, and can be taken apart again: docs/adr/0028.

alter table persons
  add column merged_into_id bigint,
  add constraint "persons.mergedIntoId" foreign key (tenant_id, merged_into_id) references persons (tenant_id, id),
  -- Nobody brings back a record whose links are elsewhere; the merge is taken back instead.
  add constraint "persons.deleted:person.validation.merged" check (merged_into_id is null or deleted),
  add constraint "persons.mergedIntoId:relatedToOneself" check (merged_into_id <> id);
create index on persons (tenant_id, merged_into_id) where merged_into_id is not null;
-- The deleted ones, the latest first.
create index persons_deleted on persons (tenant_id, legal_entity_id, updated_at, id) where deleted;

create index on processes (tenant_id, grave_owner_id) where grave_owner_id is not null;
create index on processes (tenant_id, informing_person_id) where informing_person_id is not null;

create table person_merges (
  like tenant_record including all,
  legal_entity_id bigint not null,
  survivor_id bigint not null,
  other_id bigint not null,
  -- Every row that was changed, before and after.
  changes jsonb not null,
  undone_at timestamptz,
  constraint "person_merges.otherId:relatedToOneself" check (survivor_id <> other_id),
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  foreign key (tenant_id, survivor_id) references persons (tenant_id, id),
  constraint "person_merges.otherId" foreign key (tenant_id, other_id) references persons (tenant_id, id)
);
create index on person_merges (tenant_id, survivor_id, id) where undone_at is null;
-- Nobody is part of two records at once.
create unique index "person_merges.otherId:person.validation.merged" on person_merges (tenant_id, other_id)
  where undone_at is null;
select tenant_table('person_merges', 'changes');

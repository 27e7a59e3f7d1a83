-- Imports of persons from files, and whom each has added, in which version.
create table person_imports (
  like tenant_record including all,
  legal_entity_id bigint not null,
  file_name text not null,
  match_by text not null,
  created integer not null,
  updated integer not null,
  unchanged integer not null,
  refused integer not null,
  undone boolean not null default false,
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "person_imports.matchBy" check (match_by in ('NONE', 'NAME_AND_BIRTH'))
);
create index on person_imports (tenant_id, legal_entity_id, created_at, id);
select tenant_table('person_imports');

create table person_import_rows (
  tenant_id bigint not null default current_tenant(),
  person_import_id bigint not null,
  person_id bigint not null,
  version integer not null,
  before jsonb,
  primary key (tenant_id, person_import_id, person_id),
  foreign key (tenant_id, person_import_id) references person_imports (tenant_id, id),
  foreign key (tenant_id, person_id) references persons (tenant_id, id)
);
create index on person_import_rows (tenant_id, person_id);
-- What persons are stands in their own trail.
select tenant_table('person_import_rows', 'before');

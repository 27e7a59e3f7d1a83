-- Accounts, with the entities and branches that book on them, and the notes of days.

create table accounts (like tenant_record including all, name text not null collate "de-x-icu");
create index on accounts (tenant_id, name, id) where not deleted;
create index on accounts (tenant_id, created_at, id) where not deleted;
select tenant_table('accounts');

create table accounts_of_entities (
  tenant_id bigint not null default current_tenant(),
  account_id bigint not null,
  legal_entity_id bigint not null,
  primary key (tenant_id, account_id, legal_entity_id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id)
);
create index on accounts_of_entities (tenant_id, legal_entity_id);
select tenant_table('accounts_of_entities');

create table accounts_of_branches (
  tenant_id bigint not null default current_tenant(),
  account_id bigint not null,
  legal_entity_branch_id bigint not null,
  primary key (tenant_id, account_id, legal_entity_branch_id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, legal_entity_branch_id) references branches (tenant_id, id)
);
create index on accounts_of_branches (tenant_id, legal_entity_branch_id);
select tenant_table('accounts_of_branches');

create table disposition_notes (
  like tenant_record including all,
  note_date date not null,
  note_text text not null
);
create unique index "disposition_notes.noteDate" on disposition_notes (tenant_id, note_date) where not deleted;
select tenant_table('disposition_notes');

-- When somebody was born may be unknown to everybody who could be asked; either the day is there or that is said.
alter table persons alter column date_of_birth drop not null,
  add column date_of_birth_unknown boolean not null default false,
  add constraint "persons.dateOfBirth:common.validation-required" check ((date_of_birth is null) = date_of_birth_unknown);

-- In the order of births whoever has none stands before all others; `case`, as for deaths, so that the index serves it.
drop index persons_by_birth;
create index persons_by_birth on persons
  (tenant_id, legal_entity_id, (case when date_of_birth is null then '-infinity'::date else date_of_birth end), id)
  where not deleted;

-- They are few, and asked for by whoever completes them.
create index persons_of_unknown_birth on persons (tenant_id, legal_entity_id, updated_at, id)
  where not deleted and date_of_birth_unknown;

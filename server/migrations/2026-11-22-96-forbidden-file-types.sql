-- Kinds of file that a legal entity does not take, by the endings of their names.
alter table legal_entities
  add column forbidden_file_types text[] not null default '{}',
  add constraint "legal_entities.forbiddenFileTypes" check (
    cardinality(forbidden_file_types) <= 100 and '' <> all (forbidden_file_types)
    and array_to_string(forbidden_file_types, ',', '-') ~ '^([a-z0-9]{1,10}(,[a-z0-9]{1,10})*)?$');

-- Cases by the beginning of the grave number, in small and capital letters alike; persons by weight. What is rare is
-- found without reading the rest.

alter table processes add column grave_number_key text generated always as (lower(grave_number)) stored;
create index processes_by_grave_number
  on processes (tenant_id, legal_entity_id, grave_number_key text_pattern_ops, created_at, id)
  where not deleted and grave_number_key is not null;
drop trigger audit on processes;
create trigger audit after insert or update or delete on processes
  for each row execute function audit('sort_name', 'is_additional', 'parent_is_additional', 'grave_number_key');

create index persons_by_weight on persons (tenant_id, legal_entity_id, weight, sort_name, id)
  where not deleted and weight is not null;

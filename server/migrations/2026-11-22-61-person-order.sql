-- PostgreSQL takes `coalesce` for something that might tell what it sees, and keeps it off the index of a table with
-- row security: a list by a date that may be missing was walked from its beginning, up to the page that was asked for.
-- Of `case` it knows that it tells nothing.
drop index persons_by_death, persons_by_city;
create index persons_by_death on persons
  (tenant_id, legal_entity_id, (case when deceased_at is null then '-infinity'::date else deceased_at end), id)
  where not deleted;
create index persons_by_city on persons
  (tenant_id, legal_entity_id, (case when city is null then '' else city end), id) where not deleted;

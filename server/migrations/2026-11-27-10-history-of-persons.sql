-- The history of a person also tells of relationships and documents that have left the lists.
create index on relationships (tenant_id, person_id) where deleted;
create index on relationships (tenant_id, related_person_id) where deleted;
create index on documents (tenant_id, person_id) where person_id is not null and deleted;

-- What is rare in a long list is found by an index of its own; what is common, by walking the order that is asked for.
create index persons_by_gender on persons (tenant_id, legal_entity_id, gender) where not deleted;
create index persons_by_status on persons (tenant_id, legal_entity_id, relationship_status) where not deleted;
create index persons_by_nationality on persons (tenant_id, legal_entity_id, nationality) where not deleted;
create index persons_by_religion on persons (tenant_id, legal_entity_id, religious_affiliation) where not deleted;
-- Days of birth stand in the index of who may be the same person.
create index persons_by_day_of_death on persons (tenant_id, legal_entity_id, deceased_at)
  where deceased_at is not null and not deleted;
-- Who is dead and not yet buried: few, however many cases a house has had.
create index processes_unburied on processes (tenant_id, legal_entity_id, funeral_sort_at, id)
  where status = 'ACTIVE' and type = 'DEATH' and not deleted;
create index processes_by_recording on processes (tenant_id, legal_entity_id, recording_type) where not deleted;

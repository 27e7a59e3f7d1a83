-- The few partners that are locked or deleted, found without reading all the others.

create index business_partners_locked on business_partners (tenant_id, legal_entity_id, name, id) where locked and not deleted;
create index business_partners_deleted on business_partners (tenant_id, legal_entity_id, name, id) where deleted;

-- What the list of processes is filtered by, with the order that it usually has: the list walks one of these and stops
-- after a page, also when what is looked for is rare.

create index processes_by_status on processes (tenant_id, legal_entity_id, status, created_at, id) where not deleted;
create index processes_by_type on processes (tenant_id, legal_entity_id, type, created_at, id) where not deleted;
create index processes_by_branch on processes (tenant_id, legal_entity_id, legal_entity_branch_id, created_at, id) where not deleted;
create index processes_by_form on processes (tenant_id, legal_entity_id, burial_form_id, created_at, id) where not deleted;
create index processes_by_assignee on processes (tenant_id, legal_entity_id, assignee_id, created_at, id)
  where not deleted and assignee_id is not null;

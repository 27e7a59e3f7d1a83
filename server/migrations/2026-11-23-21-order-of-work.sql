-- Statuses are listed in the order of work and not of their English names.
drop index tasks_by_status;
drop index tasks_of_tenant_by_status;
create index tasks_by_status on tasks (tenant_id, legal_entity_id, (case
  when status = 'OPEN'::text then 0::bigint when status = 'ACTIVE'::text then 1::bigint
  when status = 'PAUSED'::text then 2::bigint when status = 'REVIEW'::text then 3::bigint
  when status = 'DONE'::text then 4::bigint when status = 'CANCELLED'::text then 5::bigint end), id) where not deleted;
create index tasks_of_tenant_by_status on tasks (tenant_id, (case
  when status = 'OPEN'::text then 0::bigint when status = 'ACTIVE'::text then 1::bigint
  when status = 'PAUSED'::text then 2::bigint when status = 'REVIEW'::text then 3::bigint
  when status = 'DONE'::text then 4::bigint when status = 'CANCELLED'::text then 5::bigint end), id) where not deleted;

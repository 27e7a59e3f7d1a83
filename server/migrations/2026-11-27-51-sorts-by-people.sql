-- The lists of cases and of tasks are sorted by who gives the order and by who is in charge. Their names stand with the
-- record and follow people and partners, as that of the deceased does, so that an index is walked.
alter table processes
  add column client_sort_name text not null default '' collate "de-x-icu",
  add column assignee_sort_name text not null default '' collate "de-x-icu";
alter table tasks
  add column assignee_sort_name text not null default '' collate "de-x-icu";

alter table processes disable trigger user;
update processes c set
  client_sort_name = coalesce(
    (select p.sort_name from persons p where p.tenant_id = c.tenant_id and p.id = c.client_person_id),
    (select b.name from business_partners b where b.tenant_id = c.tenant_id and b.id = c.client_business_partner_id), ''),
  assignee_sort_name = coalesce(
    (select u.sort_name from users u where u.tenant_id = c.tenant_id and u.id = c.assignee_id), '');
alter table processes enable trigger user;
alter table tasks disable trigger user;
update tasks t set assignee_sort_name = u.sort_name from users u
  where u.tenant_id = t.tenant_id and u.id = coalesce(t.user_id, case when t.type = 'PRIVATE' then t.created_by end);
alter table tasks enable trigger user;

create trigger name_people before insert or update of client_person_id, client_business_partner_id, assignee_id on processes
  for each row execute function name_people_of_process();
create trigger name_people before insert or update of user_id on tasks
  for each row execute function name_assignee_of_task();
create trigger renamed_client after update on persons
  for each row when (old.sort_name is distinct from new.sort_name) execute function rename_client_person();
create trigger renamed_client after update on business_partners
  for each row when (old.name is distinct from new.name) execute function rename_client_partner();
create trigger renamed after update on users
  for each row when (old.sort_name is distinct from new.sort_name) execute function rename_assignee();

-- That somebody is called otherwise is no change of what he has to do with: whoever has it open may go on.
drop trigger touch on processes;
create trigger touch before update on processes for each row
  when ((old.sort_name, old.client_sort_name, old.assignee_sort_name)
      is not distinct from (new.sort_name, new.client_sort_name, new.assignee_sort_name)
    or (old.deceased_person_id, old.client_person_id, old.client_business_partner_id, old.assignee_id)
      is distinct from (new.deceased_person_id, new.client_person_id, new.client_business_partner_id, new.assignee_id))
  execute function touch();
drop trigger touch on tasks;
create trigger touch before update on tasks for each row
  when (old.assignee_sort_name = new.assignee_sort_name or old.user_id is distinct from new.user_id)
  execute function touch();
-- Before `name_people`, by its name: what the links say of names is not known here yet.
drop trigger cancelled on processes;
create trigger cancelled before update on processes for each row
  when (old.status = 'CANCELLED' and new.status = 'CANCELLED'
    and (old.sort_name, old.client_sort_name, old.assignee_sort_name)
      is not distinct from (new.sort_name, new.client_sort_name, new.assignee_sort_name))
  execute function refuse_cancelled_process();

drop trigger audit on processes;
create trigger audit after insert or update or delete on processes for each row execute function audit(
  'sort_name', 'is_additional', 'parent_is_additional', 'grave_number_key', 'client_sort_name', 'assignee_sort_name');
drop trigger audit on tasks;
create trigger audit after insert or update or delete on tasks for each row execute function audit(
  'starts_at', 'ends_at', 'comes_at', 'begins_at', 'sort_title', 'search', 'due_offset', 'template_due_date',
  'made_by_template', 'assignee_sort_name');

create index processes_by_client on processes (tenant_id, legal_entity_id, client_sort_name, id) where not deleted;
create index processes_by_assignee_name on processes (tenant_id, legal_entity_id, assignee_sort_name, id) where not deleted;
create index tasks_by_assignee_name on tasks (tenant_id, legal_entity_id, assignee_sort_name, id) where not deleted;
create index tasks_of_tenant_by_assignee_name on tasks (tenant_id, assignee_sort_name, id) where not deleted;

-- Kinds and states are listed in the order of work and not of their English names; of leave all kinds are one, because
-- which it is is nobody's business.
drop index processes_tenant_id_legal_entity_id_type_id_idx;
drop index processes_tenant_id_legal_entity_id_status_id_idx;
create index processes_by_place_of_type on processes (tenant_id, legal_entity_id, (case
  when type = 'REQUEST'::text then 0::bigint when type = 'PROVISION'::text then 1::bigint
  when type = 'DEATH'::text then 2::bigint when type = 'AFTERCARE'::text then 3::bigint
  when type = 'ADDITIONAL'::text then 4::bigint end), id) where not deleted;
create index processes_by_place_of_status on processes (tenant_id, legal_entity_id, (case
  when status = 'ACTIVE'::text then 0::bigint when status = 'BILLED'::text then 1::bigint
  when status = 'IN_DUNNING'::text then 2::bigint when status = 'PAYED'::text then 3::bigint
  when status = 'CREDIT_AVAILABLE'::text then 4::bigint when status = 'CANCELLED'::text then 5::bigint end), id)
  where not deleted;
create index tasks_by_place_of_type on tasks (tenant_id, legal_entity_id, (case
  when type = 'BASIC'::text then 0::bigint when type = 'APPOINTMENT'::text then 1::bigint
  when type = 'WORK'::text then 2::bigint when type = 'TRANSPORTATION'::text then 3::bigint
  when type = 'COMPLAINT'::text then 4::bigint when type = 'FEEDBACK'::text then 5::bigint
  when type = 'PRIVATE'::text then 6::bigint else 7::bigint end), id) where not deleted;
create index tasks_of_tenant_by_place_of_type on tasks (tenant_id, (case
  when type = 'BASIC'::text then 0::bigint when type = 'APPOINTMENT'::text then 1::bigint
  when type = 'WORK'::text then 2::bigint when type = 'TRANSPORTATION'::text then 3::bigint
  when type = 'COMPLAINT'::text then 4::bigint when type = 'FEEDBACK'::text then 5::bigint
  when type = 'PRIVATE'::text then 6::bigint else 7::bigint end), id) where not deleted;

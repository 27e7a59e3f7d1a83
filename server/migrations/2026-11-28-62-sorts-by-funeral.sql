-- The list of cases is sorted by when the funeral is and by how somebody is buried. Both stand with the case and follow
-- its tasks, its preparations and the list of forms, so that an index is walked. Who has no funeral yet comes last.
alter table processes
  add column funeral_sort_at timestamptz not null default 'infinity',
  add column burial_form_sort_name text not null default '' collate "de-x-icu";

alter table processes disable trigger user;
update processes c set
  funeral_sort_at = coalesce(funeral_at(c.tenant_id, c.id), 'infinity'),
  burial_form_sort_name = coalesce(
    (select f.name from burial_forms f where f.tenant_id = c.tenant_id and f.id = c.burial_form_id), '');
alter table processes enable trigger user;

create trigger name_form before insert or update of burial_form_id on processes
  for each row execute function name_form_of_process();
create trigger renamed after update on burial_forms
  for each row when (old.name is distinct from new.name) execute function rename_form_of_processes();
create trigger a_funeral before insert or update on tasks for each row
  when (new.process_id is not null and new.preparation_type in ('BURIAL', 'FUNERAL_SERVICE'))
  execute function hold_case_of_funeral();
create trigger dates_funeral after insert on tasks for each row
  when (new.process_id is not null and new.preparation_type in ('BURIAL', 'FUNERAL_SERVICE'))
  execute function date_funeral();
create trigger moves_funeral after update on tasks for each row
  when ((old.preparation_type in ('BURIAL', 'FUNERAL_SERVICE') or new.preparation_type in ('BURIAL', 'FUNERAL_SERVICE'))
    and (old.process_id, old.preparation_type, old.start_date, old.deleted, old.status)
      is distinct from (new.process_id, new.preparation_type, new.start_date, new.deleted, new.status))
  execute function date_funeral();
create trigger wishes_funeral after insert or update of burial_preparation, funeral_service_preparation
  on process_preparations for each row execute function date_funeral();

-- What the case keeps of others for its place in a list is no change of it.
drop trigger touch on processes;
create trigger touch before update on processes for each row
  when ((old.sort_name, old.client_sort_name, old.assignee_sort_name, old.funeral_sort_at, old.burial_form_sort_name)
      is not distinct from (new.sort_name, new.client_sort_name, new.assignee_sort_name, new.funeral_sort_at,
        new.burial_form_sort_name)
    or (old.deceased_person_id, old.client_person_id, old.client_business_partner_id, old.assignee_id,
        old.burial_form_id)
      is distinct from (new.deceased_person_id, new.client_person_id, new.client_business_partner_id, new.assignee_id,
        new.burial_form_id))
  execute function touch();
drop trigger cancelled on processes;
create trigger cancelled before update on processes for each row
  when (old.status = 'CANCELLED' and new.status = 'CANCELLED'
    and (old.sort_name, old.client_sort_name, old.assignee_sort_name, old.funeral_sort_at, old.burial_form_sort_name)
      is not distinct from (new.sort_name, new.client_sort_name, new.assignee_sort_name, new.funeral_sort_at,
        new.burial_form_sort_name))
  execute function refuse_cancelled_process();
drop trigger audit on processes;
create trigger audit after insert or update or delete on processes for each row execute function audit(
  'sort_name', 'is_additional', 'parent_is_additional', 'grave_number_key', 'client_sort_name', 'assignee_sort_name',
  'funeral_sort_at', 'burial_form_sort_name');

create index processes_by_funeral on processes (tenant_id, legal_entity_id, funeral_sort_at, id) where not deleted;
create index processes_by_burial_form on processes (tenant_id, legal_entity_id, burial_form_sort_name, id)
  where not deleted;
-- The cases of a form, when it is called otherwise.
create index on processes (tenant_id, burial_form_id);

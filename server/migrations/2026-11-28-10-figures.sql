-- The figures of a period are counted from these alone, without reading the cases and tasks themselves.

create index processes_counted on processes (tenant_id, legal_entity_id, created_at)
  include (id, type, recording_type, burial_form_id, assignee_id, deceased_person_id)
  where not deleted and status <> 'CANCELLED';
-- The days of funerals, of many cases at once.
create index tasks_of_funerals on tasks (tenant_id, process_id) include (preparation_type, start_date)
  where preparation_type in ('BURIAL', 'FUNERAL_SERVICE') and not deleted and status <> 'CANCELLED';
-- The days of deaths.
create index persons_deceased_at on persons (tenant_id, id) include (deceased_at) where deceased_at is not null;

-- Since when a task is done: the status log knows it, but not for thousands of them at once.
alter table tasks add column done_at timestamptz;
alter table tasks disable trigger user;
update tasks t set done_at = coalesce((select max(l.created_at) from task_status_logs l
    where l.tenant_id = t.tenant_id and l.task_id = t.id and l.status = 'DONE'), t.updated_at)
  where t.status = 'DONE';
alter table tasks enable trigger user;
alter table tasks add constraint "tasks.doneAt" check ((done_at is not null) = (status = 'DONE'));
create trigger done before insert or update of status on tasks for each row execute function date_done_task();
drop trigger audit on tasks;
create trigger audit after insert or update or delete on tasks for each row execute function audit(
  'starts_at', 'ends_at', 'comes_at', 'begins_at', 'sort_title', 'search', 'due_offset', 'template_due_date',
  'made_by_template', 'assignee_sort_name', 'done_at');
create index tasks_due_counted on tasks (tenant_id, legal_entity_id, due_date) include (type, done_at, end_date)
  where not deleted and due_date is not null and status <> 'CANCELLED';

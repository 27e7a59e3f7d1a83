-- What a list without a date is sorted by, so that row security lets it into an index.

-- PostgreSQL takes `coalesce` for something that might tell what it sees, and keeps it off the index of a table with
-- row security: the order was walked from its beginning, up to the day or the page that was asked for. Of `case` it
-- knows that it tells nothing.
drop index tasks_by_due, tasks_by_due_down, tasks_open, tasks_by_start, tasks_by_start_down, tasks_of_tenant, tasks_from,
  tasks_of_user;

create index tasks_by_due on tasks
  (tenant_id, legal_entity_id, (case when due_date is null then 'infinity'::timestamptz else due_date end), id)
  where not deleted;
create index tasks_by_due_down on tasks
  (tenant_id, legal_entity_id, (case when due_date is null then '-infinity'::timestamptz else due_date end), id)
  where not deleted;
create index tasks_open on tasks
  (tenant_id, legal_entity_id, (case when due_date is null then 'infinity'::timestamptz else due_date end), id)
  where not deleted and status not in ('DONE', 'CANCELLED');
create index tasks_by_start on tasks
  (tenant_id, legal_entity_id, (case when begins_at is null then 'infinity'::timestamptz else begins_at end), id)
  where not deleted;
create index tasks_by_start_down on tasks
  (tenant_id, legal_entity_id, (case when begins_at is null then '-infinity'::timestamptz else begins_at end), id)
  where not deleted;
-- Some kinds are rare among the others, complaints most of all.
create index tasks_by_type on tasks
  (tenant_id, legal_entity_id, type, (case when due_date is null then 'infinity'::timestamptz else due_date end), id)
  where not deleted;

-- All legal entities at once.
create index tasks_of_tenant on tasks
  (tenant_id, (case when due_date is null then 'infinity'::timestamptz else due_date end), id) where not deleted;
create index tasks_of_tenant_by_due_down on tasks
  (tenant_id, (case when due_date is null then '-infinity'::timestamptz else due_date end), id) where not deleted;
create index tasks_of_tenant_by_start on tasks
  (tenant_id, (case when begins_at is null then 'infinity'::timestamptz else begins_at end), id) where not deleted;
create index tasks_of_tenant_by_start_down on tasks
  (tenant_id, (case when begins_at is null then '-infinity'::timestamptz else begins_at end), id) where not deleted;
create index tasks_of_tenant_by_creation on tasks (tenant_id, created_at, id) where not deleted;
create index tasks_of_tenant_by_update on tasks (tenant_id, updated_at, id) where not deleted;
create index tasks_of_tenant_by_title on tasks (tenant_id, sort_title, id) where not deleted;
create index tasks_of_tenant_by_status on tasks (tenant_id, status, id) where not deleted;

create index tasks_of_user on tasks
  (tenant_id, user_id, (case when due_date is null then 'infinity'::timestamptz else due_date end), id)
  where not deleted;

-- A calendar looks at what is not over on its first day, up to a little behind its last one: only leave takes longer.
create index tasks_until on tasks (tenant_id, (case when ends_at is null then due_date else ends_at end)) where not deleted;
create index tasks_leave_until on tasks (tenant_id, ends_at) where first_day is not null and not deleted;

drop index persons_by_death, persons_by_city;
create index persons_by_death on persons
  (tenant_id, legal_entity_id, (case when deceased_at is null then '-infinity'::date else deceased_at end), id)
  where not deleted;
create index persons_by_city on persons
  (tenant_id, legal_entity_id, (case when city is null then '' else city end), id) where not deleted;

-- Of two changes at once the second waits for the first and is noted after it: the moment counts at which a status is
-- stored, and not the one at which its transaction began.
create or replace function log_task_status() returns trigger language plpgsql as $$
begin
  insert into task_status_logs (tenant_id, task_id, status, created_at, created_by)
  values (new.tenant_id, new.id, new.status,
    case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end,
    case when tg_op = 'INSERT' then new.created_by else current_actor() end);
  return null;
end $$;

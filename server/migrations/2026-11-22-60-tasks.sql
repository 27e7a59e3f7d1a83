-- Tasks: what is to be done, when, by whom and with what.

-- A task names a process of its own legal entity. The key also serves the list by number, so the index before it goes.
alter table processes add constraint processes_of_entity unique (tenant_id, legal_entity_id, id);
drop index processes_tenant_id_legal_entity_id_id_idx;

create table tasks (
  like tenant_record including all,
  legal_entity_id bigint,
  process_id bigint,
  type text not null,
  status text not null,
  title text not null collate "de-x-icu",
  description text,
  due_date timestamptz,
  start_date timestamptz,
  end_date timestamptz,
  -- Leave takes whole days, both included.
  first_day date,
  last_day date,
  preparation_time integer,
  preparation_type text,
  user_id bigint,
  car_id bigint,
  address jsonb,
  destination jsonb,
  -- What it blocks, kept by the trigger below: from the start of the preparation, without the end.
  starts_at timestamptz,
  ends_at timestamptz,
  -- The usual order: by when something is due, and what is due at no time by when it takes place. Always one of them,
  -- by the checks below.
  comes_at timestamptz generated always as (
    coalesce(due_date, start_date, first_day::timestamp at time zone 'Europe/Berlin')) stored,
  -- What a list shows as the start, without the preparation.
  begins_at timestamptz generated always as (
    coalesce(start_date, first_day::timestamp at time zone 'Europe/Berlin')) stored,
  -- What somebody is absent for stands in the title; a list in its order would tell.
  sort_title text not null collate "de-x-icu" generated always as (case when is_leave(type) then '' else title end) stored,
  -- One space of words for the whole tenant: a task may belong to no legal entity. Of a description without blanks
  -- nothing could be looked up, and PostgreSQL holds no word of such a length.
  search tsvector generated always as (
    search_words(tenant_id, 0, title, regexp_replace(description, '[^[:space:]]{200,}', ' ', 'g'))) stored,
  constraint "tasks.type" check (type in (
    'BASIC', 'APPOINTMENT', 'WORK', 'TRANSPORTATION', 'COMPLAINT', 'FEEDBACK', 'PRIVATE',
    'VACATION', 'ABSENCE', 'SICK_DAY', 'SCHOOL_ABSENCE')),
  constraint "tasks.status" check (status in ('OPEN', 'ACTIVE', 'PAUSED', 'REVIEW', 'DONE', 'CANCELLED')),
  constraint "tasks.title:task.validation.title-required" check (title <> ''),
  constraint "tasks.userId:common.validation-required" check (type = 'PRIVATE' or user_id is not null),
  constraint "tasks.legalEntityId:common.validation-required"
    check (legal_entity_id is not null or ((type = 'PRIVATE' or is_leave(type)) and process_id is null)),
  constraint "tasks.dueDate:common.validation-required"
    check (type = 'APPOINTMENT' or is_leave(type) = (due_date is null)),
  constraint "tasks.startDate:common.validation-required" check (type <> 'APPOINTMENT' or start_date is not null),
  constraint "tasks.endDate:common.validation-required" check ((start_date is null) = (end_date is null)),
  constraint "tasks.endDate:task.validation.duration" check (end_date > start_date),
  constraint "tasks.startDate:task.validation.date-range" check (
    (start_date at time zone 'Europe/Berlin')::date = (end_date at time zone 'Europe/Berlin')::date),
  constraint "tasks.startDate" check (start_date is null or type in ('APPOINTMENT', 'WORK', 'TRANSPORTATION')),
  constraint "tasks.leave" check (num_nonnulls(first_day, last_day) = case when is_leave(type) then 2 else 0 end),
  constraint "tasks.endDate:task.validation.leave-range" check (last_day >= first_day),
  constraint "tasks.address:common.validation-required" check (type <> 'TRANSPORTATION' or address is not null),
  constraint "tasks.destination:common.validation-required" check ((type = 'TRANSPORTATION') = (destination is not null)),
  constraint "tasks.preparationTime" check (preparation_time between 0 and 1440),
  constraint "tasks.preparationType"
    check (preparation_type in ('FAREWELL', 'LAYING_OUT', 'FUNERAL_SERVICE', 'BURIAL')),
  constraint "tasks.legalEntityId" foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "tasks.processId" foreign key (tenant_id, legal_entity_id, process_id)
    references processes (tenant_id, legal_entity_id, id),
  constraint "tasks.userId" foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint "tasks.carId" foreign key (tenant_id, car_id) references cars (tenant_id, id)
);

-- The lists of a legal entity, one for each sort. What has no start comes last in both directions.
create index tasks_by_due on tasks (tenant_id, legal_entity_id, comes_at, id) where not deleted;
create index tasks_by_start on tasks
  (tenant_id, legal_entity_id, (case when begins_at is null then 'infinity'::timestamptz else begins_at end), id)
  where not deleted;
create index tasks_by_start_down on tasks
  (tenant_id, legal_entity_id, (case when begins_at is null then '-infinity'::timestamptz else begins_at end), id)
  where not deleted;
create index tasks_by_creation on tasks (tenant_id, legal_entity_id, created_at, id) where not deleted;
create index tasks_by_update on tasks (tenant_id, legal_entity_id, updated_at, id) where not deleted;
create index tasks_by_title on tasks (tenant_id, legal_entity_id, sort_title, id) where not deleted;
create index tasks_by_status on tasks (tenant_id, legal_entity_id, status, id) where not deleted;
-- What is left to do, and kinds that are rare among the others, complaints most of all.
create index tasks_open on tasks (tenant_id, legal_entity_id, comes_at, id)
  where not deleted and status not in ('DONE', 'CANCELLED');
create index tasks_by_type on tasks (tenant_id, legal_entity_id, type, comes_at, id) where not deleted;
-- The same of all legal entities at once.
create index tasks_of_tenant on tasks (tenant_id, comes_at, id) where not deleted;
create index tasks_of_tenant_by_start on tasks
  (tenant_id, (case when begins_at is null then 'infinity'::timestamptz else begins_at end), id) where not deleted;
create index tasks_of_tenant_by_start_down on tasks
  (tenant_id, (case when begins_at is null then '-infinity'::timestamptz else begins_at end), id) where not deleted;
create index tasks_of_tenant_by_creation on tasks (tenant_id, created_at, id) where not deleted;
create index tasks_of_tenant_by_update on tasks (tenant_id, updated_at, id) where not deleted;
create index tasks_of_tenant_by_title on tasks (tenant_id, sort_title, id) where not deleted;
create index tasks_of_tenant_by_status on tasks (tenant_id, status, id) where not deleted;
-- A calendar looks at what is not over on its first day, up to a little behind its last one: only leave takes longer.
create index tasks_until on tasks (tenant_id, (case when ends_at is null then due_date else ends_at end)) where not deleted;
create index tasks_leave_until on tasks (tenant_id, ends_at) where first_day is not null and not deleted;
-- The own tasks, and those of a process.
create index tasks_of_user on tasks (tenant_id, user_id, comes_at, id) where not deleted;
create index tasks_of_author on tasks (tenant_id, created_by) where not deleted;
create index tasks_of_process on tasks (tenant_id, process_id) where process_id is not null;
-- What blocks somebody: behind what is over by then there is not much.
create index tasks_blocking_user on tasks (tenant_id, user_id, ends_at)
  where not deleted and status not in ('DONE', 'CANCELLED');
create index tasks_blocking_car on tasks (tenant_id, car_id, ends_at)
  where not deleted and status not in ('DONE', 'CANCELLED');
select searchable('tasks');
select tenant_table('tasks', 'starts_at', 'ends_at', 'comes_at', 'begins_at', 'sort_title', 'search');

create table task_users (
  tenant_id bigint not null default current_tenant(),
  task_id bigint not null,
  user_id bigint not null,
  -- The span of the task while it blocks anybody.
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (tenant_id, task_id, user_id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id),
  constraint "task_users.userIds" foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index task_users_blocking on task_users (tenant_id, user_id, ends_at);
select tenant_table('task_users', 'starts_at', 'ends_at');

create table task_resources (
  tenant_id bigint not null default current_tenant(),
  task_id bigint not null,
  resource_id bigint not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (tenant_id, task_id, resource_id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id),
  constraint "task_resources.resourceIds" foreign key (tenant_id, resource_id) references resources (tenant_id, id)
);
create index task_resources_blocking on task_resources (tenant_id, resource_id, ends_at);
select tenant_table('task_resources', 'starts_at', 'ends_at');

create trigger span before insert or update on tasks for each row execute function span_task();

create trigger span_links after update on tasks for each row
  when ((old.starts_at, old.ends_at, old.deleted, old.status) is distinct from (new.starts_at, new.ends_at, new.deleted, new.status))
  execute function span_links();

create trigger span before insert on task_users for each row execute function span_link();
create trigger span before insert on task_resources for each row execute function span_link();

create table task_sub_tasks (
  like tenant_record including all,
  task_id bigint not null,
  position integer not null,
  title text not null,
  done boolean not null default false,
  comment text,
  business_partner_id bigint,
  constraint "task_sub_tasks.subTasks:common.validation-required" check (title <> ''),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id),
  constraint "task_sub_tasks.subTasks.businessPartnerId" foreign key (tenant_id, business_partner_id)
    references business_partners (tenant_id, id)
);
create index on task_sub_tasks (tenant_id, task_id, position);
create index on task_sub_tasks (tenant_id, business_partner_id) where business_partner_id is not null;
select tenant_table('task_sub_tasks');

-- Who put a task into which status, and when: the time that was worked on it is counted from this.
create table task_status_logs (
  like tenant_record including all,
  task_id bigint not null,
  status text not null,
  foreign key (tenant_id, task_id) references tasks (tenant_id, id)
);
create index on task_status_logs (tenant_id, task_id, id);
select tenant_table('task_status_logs');

create trigger log_first_status after insert on tasks for each row execute function log_task_status();
create trigger log_status after update on tasks for each row
  when (old.status is distinct from new.status) execute function log_task_status();

create table task_comments (
  like tenant_record including all,
  task_id bigint not null,
  content text not null,
  constraint "task_comments.content:common.validation-required" check (content <> ''),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id)
);
create index on task_comments (tenant_id, task_id, created_at, id) where not deleted;
select tenant_table('task_comments');

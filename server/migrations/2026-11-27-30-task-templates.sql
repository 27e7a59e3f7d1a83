-- Standard tasks and checklists: what a task is made from, by hand or by itself.
select master_data_list('task_templates', 'task_template');
alter table task_templates
  add column is_checklist boolean not null default false,
  add column short_name text not null,
  add column color text,
  add column type text not null default 'basic',
  add column title text,
  add column description text,
  add column sub_tasks jsonb not null default '[]',
  add column due_offset jsonb,
  add column assignee_rule text not null default 'DEFAULT',
  add column user_id bigint,
  add column preparation_type text,
  add column process_types text[] not null default '{}',
  add constraint "task_templates.name:common.validation-required" check (name <> ''),
  add constraint "task_templates.shortName:common.validation-required" check (short_name <> ''),
  add constraint "task_templates.color" check (color ~ '^#[0-9a-f]{6}$'),
  add constraint "task_templates.type" check (
    type in ('basic', 'appointment', 'work', 'transportation', 'complaint', 'feedback')),
  add constraint "task_templates.subTasks" check (jsonb_typeof(sub_tasks) = 'array'),
  add constraint "task_templates.subTasks:common.validation-required" check (
    not is_checklist or jsonb_array_length(sub_tasks) > 0),
  add constraint "task_templates.dueOffset" check ((due_offset @@ '
    $.days.type() == "number" && ($.anchor == "DEATH" || $.anchor == "ORDER" || $.anchor == "FUNERAL")') is not false),
  add constraint "task_templates.assigneeRule" check (assignee_rule in ('DEFAULT', 'PROCESS_ASSIGNEE', 'USER')),
  add constraint "task_templates.userId:common.validation-required" check (assignee_rule <> 'USER' or user_id is not null),
  add constraint "task_templates.preparationType"
    check (preparation_type in ('FAREWELL', 'LAYING_OUT', 'FUNERAL_SERVICE', 'BURIAL')),
  add constraint "task_templates.appliesTo.processTypes"
    check (process_types <@ array['REQUEST', 'PROVISION', 'DEATH', 'AFTERCARE', 'ADDITIONAL']),
  add constraint "task_templates.userId" foreign key (tenant_id, user_id) references users (tenant_id, id);

create table task_template_burial_forms (
  tenant_id bigint not null default current_tenant(),
  task_template_id bigint not null,
  burial_form_id bigint not null,
  primary key (tenant_id, task_template_id, burial_form_id),
  foreign key (tenant_id, task_template_id) references task_templates (tenant_id, id),
  constraint "task_template_burial_forms.appliesTo.burialFormIds" foreign key (tenant_id, burial_form_id)
    references burial_forms (tenant_id, id)
);
create index on task_template_burial_forms (tenant_id, burial_form_id);
select tenant_table('task_template_burial_forms');

-- A task keeps what its due date hangs on, so that nothing moves because somebody changes the template.
alter table tasks
  add column template_id bigint,
  add column due_offset jsonb,
  -- The due date that follows from it; whoever sets another one has the task follow no longer.
  add column template_due_date timestamptz,
  -- Made by itself: once for each process.
  add column made_by_template boolean not null default false,
  add constraint "tasks.templateId" foreign key (tenant_id, template_id) references task_templates (tenant_id, id);
create index on tasks (tenant_id, template_id) where template_id is not null;
create unique index tasks_made_once on tasks (tenant_id, process_id, template_id) where made_by_template;

drop trigger audit on tasks;
create trigger audit after insert or update or delete on tasks for each row execute function audit(
  'starts_at', 'ends_at', 'comes_at', 'begins_at', 'sort_title', 'search', 'due_offset', 'template_due_date',
  'made_by_template');

create trigger hang before insert on tasks for each row
  when (new.template_id is not null and new.process_id is not null and not new.made_by_template)
  execute function hang_on_template();

-- Whatever moves a day of a case, or opens one, has its templates followed in the same transaction.
create trigger follow_new after insert on processes for each row execute function follow_templates_of_process();
create trigger follow after update of type, burial_form_id, status, deceased_person_id on processes for each row
  when ((old.type, old.burial_form_id, old.status, old.deceased_person_id)
    is distinct from (new.type, new.burial_form_id, new.status, new.deceased_person_id))
  execute function follow_templates_of_process();
create trigger follow after update of deceased_at on persons for each row
  when (old.deceased_at is distinct from new.deceased_at) execute function follow_templates_of_person();
create trigger follow_new after insert on tasks for each row
  when (new.process_id is not null and new.start_date is not null and new.preparation_type in ('FUNERAL_SERVICE', 'BURIAL'))
  execute function follow_templates_of_task();
create trigger follow after update on tasks for each row
  when ((old.process_id is not null or new.process_id is not null)
    and (old.preparation_type in ('FUNERAL_SERVICE', 'BURIAL') or new.preparation_type in ('FUNERAL_SERVICE', 'BURIAL'))
    and (old.start_date, old.status, old.preparation_type, old.deleted, old.process_id)
      is distinct from (new.start_date, new.status, new.preparation_type, new.deleted, new.process_id))
  execute function follow_templates_of_task();
create trigger follow_new after insert on process_preparations for each row
  execute function follow_templates_of_preparations();
create trigger follow after update on process_preparations for each row
  when ((old.burial_preparation -> 'desiredDate', old.funeral_service_preparation -> 'desiredDate')
    is distinct from (new.burial_preparation -> 'desiredDate', new.funeral_service_preparation -> 'desiredDate'))
  execute function follow_templates_of_preparations();

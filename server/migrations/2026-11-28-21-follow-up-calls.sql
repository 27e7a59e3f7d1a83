-- Calls to clients some weeks after the funeral, and what they have said.
create table follow_up_calls (
  like tenant_record including all,
  legal_entity_id bigint not null,
  process_id bigint not null,
  called_on date not null,
  reached boolean not null,
  satisfaction smallint,
  note text,
  constraint "follow_up_calls.satisfaction:common.validation-invalid" check (satisfaction between 1 and 5),
  constraint "follow_up_calls.satisfaction:quality.validation.nobody-reached" check (reached or satisfaction is null),
  constraint "follow_up_calls.processId" foreign key (tenant_id, legal_entity_id, process_id)
    references processes (tenant_id, legal_entity_id, id)
);
create index on follow_up_calls (tenant_id, process_id) where not deleted;
create index on follow_up_calls (tenant_id, legal_entity_id, called_on) where not deleted;
select tenant_table('follow_up_calls');
create trigger cancelled before insert or update or delete on follow_up_calls
  for each row execute function refuse_below_cancelled_process();

-- What a checklist or standard task asks for and is left to do, and the parts that nobody has ticked.
create index tasks_of_templates on tasks (tenant_id, legal_entity_id, due_date)
  where template_id is not null and not deleted and status <> 'CANCELLED';
create index task_sub_tasks_unticked on task_sub_tasks (tenant_id, task_id) where not done;

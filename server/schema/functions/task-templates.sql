-- The days of a case, by the one name that each has: when somebody died, when the order was taken, when the funeral is.
create or replace function case_day(tenant bigint, process bigint, named text) returns date language plpgsql stable as $$
begin
  return case named
    when 'ORDER' then (select (c.created_at at time zone 'Europe/Berlin')::date from processes c
      where c.tenant_id = tenant and c.id = process)
    when 'DEATH' then (select p.deceased_at from processes c
      join persons p on p.tenant_id = c.tenant_id and p.id = c.deceased_person_id
      where c.tenant_id = tenant and c.id = process)
    when 'FUNERAL' then (funeral_at(tenant, process) at time zone 'Europe/Berlin')::date
  end;
end $$;

-- When something is due that hangs on a day of a case: midnight in Berlin, which stands for the whole day. Null as long
-- as nobody knows the day.
create or replace function due_by(tenant bigint, process bigint, due_offset jsonb) returns timestamptz language plpgsql stable as $$
begin
  return (case_day(tenant, process, due_offset ->> 'anchor') + (due_offset ->> 'days')::integer)::timestamp
    at time zone 'Europe/Berlin';
end $$;

-- Who does what comes of a template: whom its rule names, and where that is nobody who works here, the next of those
-- whom the house has for it. The rule DEFAULT is defaultAssignee of contract/src/tasks/defaults.ts.
create or replace function template_assignee(
  tenant bigint, process bigint, rule text, chosen bigint, kind text) returns bigint language plpgsql stable as $$
begin
  return (
    select u.id from processes c
    join legal_entities e on e.tenant_id = c.tenant_id and e.id = c.legal_entity_id
    cross join lateral (values
      (1, case when rule = 'USER' then chosen end),
      (2, case when rule = 'PROCESS_ASSIGNEE' then c.assignee_id end),
      (3, case when kind in ('complaint', 'feedback') then e.quality_management_default_user_id end),
      (4, case when kind = 'basic' then current_actor() end),
      (5, e.tasks_default_user_id), (6, current_actor()), (7, c.assignee_id), (8, e.director_user_id),
      (9, (select min(a.id) from users a
        where a.tenant_id = tenant and a.active and not a.deleted and 'ADMINISTRATOR' = any(a.tenant_roles)))
    ) as asked (place, user_id)
    join users u on u.tenant_id = tenant and u.id = asked.user_id and u.active and not u.deleted
    where c.tenant_id = tenant and c.id = process
    order by asked.place limit 1);
end $$;

-- What somebody makes from a template by hand follows its day as well, as long as it is due when the template says.
create or replace function hang_on_template() returns trigger language plpgsql as $$
begin
  select m.due_offset into new.due_offset from task_templates m where m.tenant_id = new.tenant_id and m.id = new.template_id;
  new.template_due_date := due_by(new.tenant_id, new.process_id, new.due_offset);
  return new;
end $$;

-- The templates that a process gets a task of by itself, and when each is due; null as long as nobody knows the day.
create or replace function fitting_templates(tenant bigint, process bigint)
  returns table (template_id bigint, due timestamptz) language plpgsql stable as $$
begin
  return query
    select m.id, due_by(tenant, process, m.due_offset)
    from processes c
    join offered_task_templates o on o.tenant_id = c.tenant_id and o.legal_entity_id = c.legal_entity_id
    join task_templates m on m.tenant_id = o.tenant_id and m.id = o.task_template_id and not m.deleted
    cross join lateral (select array_agg(f.burial_form_id) as ids from task_template_burial_forms f
      where f.tenant_id = m.tenant_id and f.task_template_id = m.id) forms
    where c.tenant_id = tenant and c.id = process and m.due_offset is not null
      and m.type in ('basic', 'work', 'complaint', 'feedback')
      and (m.process_types <> '{}' or forms.ids is not null)
      and (m.process_types = '{}' or c.type = any(m.process_types))
      and (forms.ids is null or c.burial_form_id = any(forms.ids));
end $$;

-- Has the tasks of a process follow their days, and makes those that it does not have yet. Each is made once, whatever
-- has become of it; where two see at the same moment that one is missing, tasks_made_once lets one of them through.
create or replace function follow_templates(tenant bigint, process bigint) returns void language plpgsql as $$
begin
  if not exists (select from processes c
      where c.tenant_id = tenant and c.id = process and c.status = 'ACTIVE' and not c.deleted) then
    return;
  end if;
  update tasks t set due_date = d.due, template_due_date = d.due
    from (select s.id, due_by(tenant, process, s.due_offset) as due from tasks s
      where s.tenant_id = tenant and s.process_id = process and s.due_offset is not null) d
    where t.tenant_id = tenant and t.id = d.id and not t.deleted and not is_closed(t.status)
      and t.due_date = t.template_due_date and d.due <> t.due_date;
  with fitting as (
    select m.*, c.legal_entity_id, f.due,
      template_assignee(tenant, process, m.assignee_rule, m.user_id, m.type) as assignee_id
    from processes c
    cross join fitting_templates(tenant, process) f
    join task_templates m on m.tenant_id = tenant and m.id = f.template_id
    where c.tenant_id = tenant and c.id = process
      and not exists (select from tasks t
        where t.tenant_id = tenant and t.process_id = process and t.template_id = m.id)
  ),
  made as (
    insert into tasks (tenant_id, legal_entity_id, process_id, type, status, title, description, due_date, user_id,
      preparation_type, template_id, due_offset, template_due_date, made_by_template)
    select tenant, f.legal_entity_id, process, upper(f.type), 'OPEN', coalesce(f.title, f.name), f.description, f.due,
      f.assignee_id, case when f.type = 'work' then f.preparation_type end, f.id, f.due_offset, f.due, true
    from fitting f where f.due is not null and f.assignee_id is not null order by f.due, f.id
    on conflict do nothing
    returning id, template_id, user_id, title
  ),
  parts as (
    insert into task_sub_tasks (tenant_id, task_id, position, title)
    select tenant, t.id, p.place - 1, p.part ->> 'title'
    from made t join task_templates m on m.tenant_id = tenant and m.id = t.template_id
    cross join lateral jsonb_array_elements(m.sub_tasks) with ordinality as p (part, place)
  )
  -- As the server tells of every other task: insertNotifications of server/src/notifications.
  insert into notifications (tenant_id, receiver_id, occasion, subject, task_id, mail_due)
  select tenant, t.user_id, 'TASK_ASSIGNED', t.title, t.id, coalesce(s.mail, false)
  from made t left join notification_settings s
    on s.tenant_id = tenant and s.user_id = t.user_id and s.type = 'NEW_TASK'
  where t.user_id is distinct from current_actor() and coalesce(s.app, true);
end $$;

create or replace function follow_templates_of_process() returns trigger language plpgsql as $$
begin
  perform follow_templates(new.tenant_id, new.id);
  return null;
end $$;

create or replace function follow_templates_of_person() returns trigger language plpgsql as $$
begin
  perform follow_templates(c.tenant_id, c.id) from processes c
    where c.tenant_id = new.tenant_id and c.deceased_person_id = new.id;
  return null;
end $$;

create or replace function follow_templates_of_task() returns trigger language plpgsql as $$
begin
  perform follow_templates(new.tenant_id, new.process_id);
  if tg_op = 'UPDATE' then
    if old.process_id is distinct from new.process_id then
      perform follow_templates(old.tenant_id, old.process_id);
    end if;
  end if;
  return null;
end $$;

create or replace function follow_templates_of_preparations() returns trigger language plpgsql as $$
begin
  perform follow_templates(new.tenant_id, new.process_id);
  return null;
end $$;

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
      where f.tenant_id = tenant and f.task_template_id = m.id) forms
    where c.tenant_id = tenant and c.id = process and m.due_offset is not null
      and m.type in ('basic', 'work', 'complaint', 'feedback')
      and (m.process_types <> '{}' or forms.ids is not null)
      and (m.process_types = '{}' or c.type = any(m.process_types))
      and (forms.ids is null or c.burial_form_id = any(forms.ids));
end $$;

-- Has the tasks of a process follow their days, and makes those that it does not have yet. Each is made once, whatever
-- has become of it; where two see at the same moment that one is missing, tasks_made_once lets one of them through.
-- Holds the case until whoever asks has ended: one who changes the case and one who learns a day of it would each see only
-- half, and neither make the task.
create or replace function follow_templates(tenant bigint, process bigint) returns void language plpgsql as $$
declare
  one record;
  day timestamptz;
  assignee bigint;
  made bigint;
  part record;
  choice record;
begin
  perform from processes c
    where c.tenant_id = tenant and c.id = process and c.status = 'ACTIVE' and not c.deleted for share;
  if not found then
    return;
  end if;
  for one in select t.id, t.due_offset, t.due_date from tasks t
    where t.tenant_id = tenant and t.process_id = process and t.due_offset is not null and not t.deleted
      and not is_closed(t.status) and t.due_date = t.template_due_date
  loop
    day := due_by(tenant, process, one.due_offset);
    if day <> one.due_date then
      update tasks t set due_date = day, template_due_date = day
        where t.tenant_id = tenant and t.id = one.id and not t.deleted and not is_closed(t.status)
          and t.due_date = t.template_due_date;
    end if;
  end loop;
  for one in select m.*, c.legal_entity_id, f.due from processes c
    cross join fitting_templates(tenant, process) f
    join task_templates m on m.tenant_id = c.tenant_id and m.id = f.template_id
    where c.tenant_id = tenant and c.id = process and f.due is not null
      and not exists (select from tasks t
        where t.tenant_id = tenant and t.process_id = process and t.template_id = m.id)
    order by f.due, m.id
  loop
    assignee := template_assignee(tenant, process, one.assignee_rule, one.user_id, one.type);
    continue when assignee is null;
    insert into tasks (tenant_id, legal_entity_id, process_id, type, status, title, description, due_date, user_id,
      preparation_type, template_id, due_offset, template_due_date, made_by_template)
    values (tenant, one.legal_entity_id, process, upper(one.type), 'OPEN', coalesce(one.title, one.name), one.description,
      one.due, assignee, case when one.type = 'work' then one.preparation_type end, one.id, one.due_offset, one.due, true)
    on conflict do nothing
    returning id into made;
    continue when made is null;
    for part in select p.place - 1 as position, p.said ->> 'title' as title
      from jsonb_array_elements(one.sub_tasks) with ordinality as p (said, place)
    loop
      insert into task_sub_tasks (tenant_id, task_id, position, title) values (tenant, made, part.position, part.title);
    end loop;
    -- As the server tells of every other task: insertNotifications of server/src/notifications.
    continue when assignee is not distinct from current_actor();
    select s.app, s.mail into choice from notification_settings s
      where s.tenant_id = tenant and s.user_id = assignee and s.type = 'NEW_TASK';
    if coalesce(choice.app, true) then
      insert into notifications (tenant_id, receiver_id, occasion, subject, task_id, mail_due)
      values (tenant, assignee, 'TASK_ASSIGNED', coalesce(one.title, one.name), made, coalesce(choice.mail, false));
    end if;
  end loop;
end $$;

-- Whoever changes somebody does not see a case that is only being opened for him: they follow each other.
create or replace function follow_templates_of_process() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.deceased_person_id is distinct from new.deceased_person_id then
    perform from persons p where p.tenant_id = new.tenant_id and p.id = new.deceased_person_id for no key update;
  end if;
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

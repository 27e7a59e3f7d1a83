-- The points of checklists and standard tasks that are missing in a process though their day is over: missingKindOf of
-- contract/src/quality. What was there before the process was, and still fits it, has to have a task.
create or replace function missing_points(tenant bigint, process bigint)
  returns table (kind text, template_id bigint, title text, task_id bigint, status text, due timestamptz, parts jsonb)
  language plpgsql stable as $$
declare
  today constant timestamptz := (now() at time zone 'Europe/Berlin')::date::timestamp at time zone 'Europe/Berlin';
begin
  return query
    select case when is_closed(t.status) then 'UNTICKED' else 'OVERDUE' end, t.template_id, t.title, t.id, t.status,
      t.due_date, p.titles
    from tasks t
    cross join lateral (select coalesce(jsonb_agg(s.title order by s.position, s.id), '[]') as titles
      from task_sub_tasks s where s.tenant_id = tenant and s.task_id = t.id and not s.done) p
    where t.tenant_id = tenant and t.process_id = process and t.template_id is not null and not t.deleted
      and t.due_date < today and (not is_closed(t.status) or (t.status = 'DONE' and p.titles <> '[]'))
    union all
    select 'GONE', m.id, coalesce(m.title, m.name), null, null, f.due, '[]'::jsonb
    from fitting_templates(tenant, process) f
    join task_templates m on m.tenant_id = tenant and m.id = f.template_id
    join processes c on c.tenant_id = tenant and c.id = process
    where f.due < today and c.status = 'ACTIVE' and m.created_at <= c.created_at
      and not exists (select from tasks t
        where t.tenant_id = tenant and t.process_id = process and t.template_id = m.id and not t.deleted);
end $$;

-- The processes of a legal entity in which points are missing. What is left to do, or done in part, is found by its
-- tasks; where a task is gone, only open processes are looked through: in the others nobody catches up on it.
create or replace function incomplete_processes(entity bigint)
  returns table (tenant_id bigint, id bigint, legal_entity_id bigint, type text, status text,
    deceased_person_id bigint, assignee_id bigint, since timestamptz, kinds text[], points jsonb)
  language plpgsql stable as $$
declare
  tenant constant bigint := current_tenant();
  today constant timestamptz := (now() at time zone 'Europe/Berlin')::date::timestamp at time zone 'Europe/Berlin';
begin
  return query
    select c.tenant_id, c.id, c.legal_entity_id, c.type, c.status, c.deceased_person_id, c.assignee_id,
      m.since, m.kinds, m.points
    from processes c
    cross join lateral (
      select min(p.due) as since, array_agg(p.kind) as kinds, jsonb_agg(jsonb_build_object('kind', p.kind,
          'templateId', p.template_id, 'title', p.title, 'taskId', p.task_id, 'status', p.status,
          'dueDate', to_char(p.due at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'parts', p.parts)
        order by p.due, p.template_id, p.task_id) as points
      from missing_points(tenant, c.id) p) m
    where c.tenant_id = tenant and m.since is not null and c.status <> 'CANCELLED' and not c.deleted and c.legal_entity_id = entity
      and c.id in (
        select t.process_id from tasks t where t.tenant_id = tenant and t.legal_entity_id = entity and t.template_id is not null
          and not t.deleted and t.status not in ('DONE', 'CANCELLED') and t.due_date < today
        union
        select t.process_id from tasks t where t.tenant_id = tenant and t.legal_entity_id = entity and t.template_id is not null
          and not t.deleted and t.status = 'DONE' and t.due_date < today
          and t.id in (select s.task_id from task_sub_tasks s where s.tenant_id = tenant and not s.done)
        union
        select o.id from processes o where o.tenant_id = tenant and o.legal_entity_id = entity and o.status = 'ACTIVE' and not o.deleted);
end $$;

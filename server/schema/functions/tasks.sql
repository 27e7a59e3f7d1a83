create or replace function is_leave(type text) returns boolean language sql immutable parallel safe
  as $$ select type in ('VACATION', 'ABSENCE', 'SICK_DAY', 'SCHOOL_ABSENCE') $$;

create or replace function is_closed(status text) returns boolean language sql immutable parallel safe
  as $$ select status in ('DONE', 'CANCELLED') $$;

-- Who carries a body somewhere at no stated hour is taken to be busy for one from the time it is due.
create or replace function span_task() returns trigger language plpgsql as $$
begin
  new.starts_at := case
    when is_leave(new.type) then new.first_day::timestamp at time zone 'Europe/Berlin'
    else coalesce(new.start_date, case when new.type = 'TRANSPORTATION' then new.due_date end)
      - make_interval(mins => coalesce(new.preparation_time, 0))
  end;
  new.ends_at := case
    when is_leave(new.type) then (new.last_day + 1)::timestamp at time zone 'Europe/Berlin'
    else coalesce(new.end_date, case when new.type = 'TRANSPORTATION' then new.due_date + interval '1 hour' end)
  end;
  return new;
end $$;

create or replace function span_links() returns trigger language plpgsql as $$
declare
  blocks constant boolean := not new.deleted and not is_closed(new.status);
begin
  update task_users x set starts_at = case when blocks then new.starts_at end, ends_at = case when blocks then new.ends_at end
    where x.tenant_id = new.tenant_id and x.task_id = new.id;
  update task_resources x set starts_at = case when blocks then new.starts_at end, ends_at = case when blocks then new.ends_at end
    where x.tenant_id = new.tenant_id and x.task_id = new.id;
  return null;
end $$;

create or replace function span_link() returns trigger language plpgsql as $$
begin
  select t.starts_at, t.ends_at into new.starts_at, new.ends_at from tasks t
    where t.tenant_id = new.tenant_id and t.id = new.task_id and not t.deleted and not is_closed(t.status);
  return new;
end $$;

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

-- Since when a task is done, as its status log says: null until it is, and again once it is taken up anew.
create or replace function date_done_task() returns trigger language plpgsql as $$
begin
  new.done_at := case
    when new.status <> 'DONE' then null
    when tg_op = 'INSERT' then coalesce(new.done_at, new.created_at)
    when old.status = 'DONE' then old.done_at
    else clock_timestamp()
  end;
  return new;
end $$;

-- What somebody is entitled to from now on changes nothing of the years behind: they keep what held then.
create or replace function keep_entitlement() returns trigger language plpgsql as $$
begin
  if old.leave_entitlement is not null then
    insert into leave_years (tenant_id, user_id, year, entitlement)
    select new.tenant_id, new.id, y, old.leave_entitlement
    from generate_series(
      extract(year from new.created_at at time zone 'Europe/Berlin')::integer,
      extract(year from now() at time zone 'Europe/Berlin')::integer - 1) y
    on conflict (tenant_id, user_id, year) do update set entitlement = excluded.entitlement
      where leave_years.entitlement is null;
  end if;
  return null;
end $$;

-- What is private and nobody's is its creator's.
create or replace function name_assignee_of_task() returns trigger language plpgsql as $$
begin
  new.assignee_sort_name := coalesce((select u.sort_name from users u where u.tenant_id = new.tenant_id
    and u.id = coalesce(new.user_id, case when new.type = 'PRIVATE' then new.created_by end)), '');
  return new;
end $$;

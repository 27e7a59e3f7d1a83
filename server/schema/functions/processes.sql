create or replace function name_process() returns trigger language plpgsql as $$
begin
  new.sort_name := coalesce(
    (select p.sort_name from persons p where p.tenant_id = new.tenant_id and p.id = new.deceased_person_id), '');
  return new;
end $$;

create or replace function rename_processes() returns trigger language plpgsql as $$
begin
  update processes c set sort_name = new.sort_name where c.tenant_id = new.tenant_id and c.deceased_person_id = new.id;
  return null;
end $$;

create or replace function name_people_of_process() returns trigger language plpgsql as $$
begin
  new.client_sort_name := coalesce(
    (select p.sort_name from persons p where p.tenant_id = new.tenant_id and p.id = new.client_person_id),
    (select b.name from business_partners b
      where b.tenant_id = new.tenant_id and b.id = new.client_business_partner_id), '');
  new.assignee_sort_name := coalesce(
    (select u.sort_name from users u where u.tenant_id = new.tenant_id and u.id = new.assignee_id), '');
  return new;
end $$;

create or replace function rename_client_person() returns trigger language plpgsql as $$
begin
  update processes c set client_sort_name = new.sort_name
    where c.tenant_id = new.tenant_id and c.client_person_id = new.id;
  return null;
end $$;

create or replace function rename_client_partner() returns trigger language plpgsql as $$
begin
  update processes c set client_sort_name = new.name
    where c.tenant_id = new.tenant_id and c.client_business_partner_id = new.id;
  return null;
end $$;

create or replace function rename_assignee() returns trigger language plpgsql as $$
begin
  update processes c set assignee_sort_name = new.sort_name
    where c.tenant_id = new.tenant_id and c.assignee_id = new.id;
  -- What is private and nobody's is its creator's.
  update tasks t set assignee_sort_name = new.sort_name
    where t.tenant_id = new.tenant_id
      and (t.user_id = new.id or (t.created_by = new.id and t.user_id is null and t.type = 'PRIVATE'));
  return null;
end $$;

create or replace function refuse_cancelled_process() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and follows_merge(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if tg_op = 'DELETE' and is_being_erased(old.tenant_id) then
    return old;
  end if;
  raise sqlstate 'PT409' using message = 'PROCESS_CANCELLED';
end $$;

-- Whoever writes below a process holds it until he has ended, so that nobody cancels it beside him.
create or replace function refuse_below_cancelled_process() returns trigger language plpgsql as $$
declare
  stands text;
begin
  if tg_op = 'DELETE' and is_being_erased(old.tenant_id) then
    return old;
  end if;
  for stands in
    select c.status from processes c
      where c.tenant_id = coalesce(new.tenant_id, old.tenant_id) and c.id in (old.process_id, new.process_id)
      for share
  loop
    if stands = 'CANCELLED' and not follows_merge(tg_relid, to_jsonb(old), to_jsonb(new)) then
      raise sqlstate 'PT409' using message = 'PROCESS_CANCELLED';
    end if;
  end loop;
  return coalesce(new, old);
end $$;

-- A day that a preparation names, with its time or without; midnight in Berlin stands for the whole day.
create or replace function moment_of(written text) returns timestamptz language plpgsql stable as $$
begin
  return case length(written) when 10 then written::date::timestamp at time zone 'Europe/Berlin' else written::timestamptz end;
end $$;

-- Of the release that counted funerals anew.
drop function if exists funerals_of(bigint, bigint[]);

-- When the funeral of a process is: what its tasks say, the burial before the service, else what is wished for; null where
-- nobody knows yet.
create or replace function funeral_at(tenant bigint, process bigint) returns timestamptz language plpgsql stable as $$
declare
  burial timestamptz;
  service timestamptz;
  wished timestamptz;
begin
  select min(t.start_date) filter (where t.preparation_type = 'BURIAL'),
      min(t.start_date) filter (where t.preparation_type = 'FUNERAL_SERVICE')
    into burial, service from tasks t
    where t.tenant_id = tenant and t.process_id = process and not t.deleted and t.status <> 'CANCELLED'
      and t.preparation_type in ('BURIAL', 'FUNERAL_SERVICE');
  if burial is null and service is null then
    select coalesce(moment_of(p.burial_preparation ->> 'desiredDate'), moment_of(p.funeral_service_preparation ->> 'desiredDate'))
      into wished from process_preparations p where p.tenant_id = tenant and p.process_id = process;
  end if;
  return coalesce(burial, service, wished);
end $$;

create or replace function name_form_of_process() returns trigger language plpgsql as $$
begin
  new.burial_form_sort_name := coalesce(
    (select f.name from burial_forms f where f.tenant_id = new.tenant_id and f.id = new.burial_form_id), '');
  return new;
end $$;

create or replace function rename_form_of_processes() returns trigger language plpgsql as $$
begin
  update processes c set burial_form_sort_name = new.name
    where c.tenant_id = new.tenant_id and c.burial_form_id = new.id;
  return null;
end $$;

-- Keeps with the case when its funeral is, for its place in the list; it hangs on tasks and preparations.
create or replace function date_funeral() returns trigger language plpgsql as $$
declare
  one bigint;
  found timestamptz;
begin
  for one in select distinct x from unnest(array[new.process_id, case when tg_op = 'UPDATE' then old.process_id end]) x
    where x is not null
  loop
    found := coalesce(funeral_at(new.tenant_id, one), 'infinity');
    update processes c set funeral_sort_at = found
      where c.tenant_id = new.tenant_id and c.id = one and c.funeral_sort_at <> found;
  end loop;
  return null;
end $$;

-- Before anything else holds the case for reading: two who plan funerals of it follow each other.
create or replace function hold_case_of_funeral() returns trigger language plpgsql as $$
begin
  perform from processes c where c.tenant_id = new.tenant_id and c.id = new.process_id for no key update;
  return new;
end $$;

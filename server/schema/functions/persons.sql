-- What a marriage makes of one of its two. Death ends it: whoever lives on is widowed, whoever died in it died married.
-- Of two whose order nobody knows both died married. That its owner is widowed says of the other one, as long as no
-- death of his is recorded, nothing.
create or replace function marital_status_seen(status text, inverse boolean, dead boolean, died date, other_dead boolean,
  other_died date) returns text language sql immutable parallel safe
  as $$ select case
    when status = 'MARRIED' and other_dead and (not dead or other_died < died) then 'WIDOWED'
    when status = 'WIDOWED' and inverse then case when dead then 'MARRIED' end
    else status end $$;

-- Any marriage that holds counts; otherwise the latest one that ended says how.
create or replace function relationship_status_of(tenant bigint, person bigint) returns text language sql stable
  as $$ select coalesce((
    select seen.status from (
      select r.id, coalesce(r.divorce_date, r.marriage_date, (r.created_at at time zone 'Europe/Berlin')::date) as since,
        marital_status_seen(r.marital_status, r.person_id <> person, p.deceased, p.deceased_at, o.deceased, o.deceased_at)
          as status
      from relationships r
      join persons p on p.tenant_id = r.tenant_id and p.id = person
      left join persons o on o.tenant_id = r.tenant_id
        and o.id = case when r.person_id = person then r.related_person_id else r.person_id end
      where r.tenant_id = tenant and not r.deleted and r.marital_status is not null
        and (r.person_id = person or r.related_person_id = person)) seen
    where seen.status is not null
    order by seen.status = 'MARRIED' desc, seen.since desc, seen.id desc
    limit 1), 'SINGLE') $$;

-- Persons are locked in the order of their ids: whoever changes another marriage of theirs at the same time waits, and
-- sees this one.
create or replace function derive_status_of(tenant bigint, people bigint[]) returns void language plpgsql as $$
declare
  one record;
  seen text;
begin
  for one in select p.id, p.relationship_status as stored from persons p
    where p.tenant_id = tenant and p.id = any(people) order by p.id for no key update
  loop
    seen := relationship_status_of(tenant, one.id);
    if seen <> one.stored then
      update persons p set relationship_status = seen where p.tenant_id = tenant and p.id = one.id;
    end if;
  end loop;
end $$;

create or replace function derive_relationship_status() returns trigger language plpgsql as $$
begin
  perform derive_status_of(new.tenant_id,
    array[old.person_id, old.related_person_id, new.person_id, new.related_person_id]);
  return null;
end $$;

create or replace function derive_survivors() returns trigger language plpgsql as $$
begin
  perform derive_status_of(new.tenant_id, array(
    select unnest(array[r.person_id, r.related_person_id]) from relationships r
    where r.tenant_id = new.tenant_id and not r.deleted and r.marital_status is not null
      and (r.person_id = new.id or r.related_person_id = new.id)));
  return null;
end $$;

-- The trigger that derives the status runs before and has locked both: two who enter it at once come here one by one.
create or replace function refuse_same_marriage() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from relationships r
    where r.tenant_id = new.tenant_id and r.id <> new.id and not r.deleted and r.marital_status = new.marital_status
      and ((r.person_id = new.person_id and r.related_person_id = new.related_person_id)
        or (r.person_id = new.related_person_id and r.related_person_id = new.person_id))
      and daterange(r.marriage_date, r.divorce_date, '[]') && daterange(new.marriage_date, new.divorce_date, '[]'))
  then
    perform refuse('check_violation', 'relationships.relatedPersonId:person.validation.same-marriage-twice');
  end if;
  return null;
end $$;

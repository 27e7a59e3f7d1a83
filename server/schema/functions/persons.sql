-- Any marriage that holds counts; otherwise the latest one that ended says how. Seen from the other person a marriage
-- counts as well, but not that its owner is widowed.
create or replace function relationship_status_of(tenant bigint, person bigint) returns text language sql stable
  as $$ select coalesce((
    select r.marital_status from relationships r
    where r.tenant_id = tenant and not r.deleted and r.marital_status is not null
      and (r.person_id = person or (r.related_person_id = person and r.marital_status <> 'WIDOWED'))
    order by r.marital_status = 'MARRIED' desc,
      coalesce(r.divorce_date, r.marriage_date, (r.created_at at time zone 'Europe/Berlin')::date) desc, r.id desc
    limit 1), 'SINGLE') $$;

-- Persons are locked in the order of their ids: whoever changes another marriage of theirs at the same time waits, and
-- sees this one.
create or replace function derive_relationship_status() returns trigger language plpgsql as $$
declare
  people constant bigint[] := array[old.person_id, old.related_person_id, new.person_id, new.related_person_id];
begin
  perform 1 from persons p where p.tenant_id = new.tenant_id and p.id = any(people) order by p.id for no key update;
  update persons p set relationship_status = relationship_status_of(p.tenant_id, p.id)
    where p.tenant_id = new.tenant_id and p.id = any(people)
      and p.relationship_status <> relationship_status_of(p.tenant_id, p.id);
  return null;
end $$;

-- The marital status follows life: a death makes a widow, and nobody is married twice to the same person at once.

create trigger derive_survivors after update on persons
  for each row when ((old.deceased, old.deceased_at) is distinct from (new.deceased, new.deceased_at))
  execute function derive_survivors();

-- What was entered twice before stays, and can be changed otherwise.
create trigger refuse_same_marriage after insert or update of marital_status, related_person_id, marriage_date,
  divorce_date, deleted on relationships
  for each row when (not new.deleted and new.marital_status is not null and new.related_person_id is not null)
  execute function refuse_same_marriage();

select derive_status_of(tenants.id, array(
    select unnest(array[r.person_id, r.related_person_id]) from relationships r
    where r.tenant_id = tenants.id and not r.deleted and r.marital_status is not null))
  from tenants;

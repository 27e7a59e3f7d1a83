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

-- No partner stands above itself. Changes of the tree wait for each other, so that two at once cannot close a ring.
create or replace function refuse_partner_ring() returns trigger language plpgsql as $$
declare
  above bigint := new.parent_id;
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'partner tree', new.tenant_id), 0));
  while above is not null loop
    if above = new.id then
      perform refuse('check_violation', 'business_partners.parentId:partnerAboveItself');
    end if;
    select b.parent_id into above from business_partners b where b.tenant_id = new.tenant_id and b.id = above;
  end loop;
  return new;
end $$;

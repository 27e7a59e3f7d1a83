-- Business partners below others, how to reach them, and their bank account.

alter table business_partners
  add column parent_id bigint,
  add column contact_details jsonb not null default '[]',
  add column accounting_contact_id bigint,
  add column bank_account_iban text,
  add column bank_account_bic text,
  add column bank_account_institute text,
  add constraint "business_partners.parentId" foreign key (tenant_id, parent_id) references business_partners (tenant_id, id),
  add constraint "business_partners.accountingContactId" foreign key (tenant_id, accounting_contact_id)
    references persons (tenant_id, id);
create index business_partners_by_parent on business_partners (tenant_id, parent_id, name, id) where not deleted;

-- No partner stands above itself. Changes of the tree wait for each other, so that two at once cannot close a ring.
create function refuse_partner_ring() returns trigger language plpgsql as $$
declare
  above bigint := new.parent_id;
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'partner tree', new.tenant_id), 0));
  while above is not null loop
    if above = new.id then
      raise exception 'a business partner would stand above itself'
        using errcode = 'check_violation', constraint = 'business_partners.parentId:partnerAboveItself';
    end if;
    select b.parent_id into above from business_partners b where b.tenant_id = new.tenant_id and b.id = above;
  end loop;
  return new;
end $$;
create trigger refuse_partner_ring before insert or update of parent_id on business_partners
  for each row when (new.parent_id is not null) execute function refuse_partner_ring();

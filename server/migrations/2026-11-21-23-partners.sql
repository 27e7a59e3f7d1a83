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

create trigger refuse_partner_ring before insert or update of parent_id on business_partners
  for each row when (new.parent_id is not null) execute function refuse_partner_ring();

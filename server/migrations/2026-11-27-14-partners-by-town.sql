-- The town of a partner as a column: the list is sorted by it, and an expression on the address would keep row security
-- off the index.
alter table business_partners add column city text not null collate "de-x-icu"
  generated always as (coalesce(address ->> 'city', '')) stored;
drop trigger audit on business_partners;
create trigger audit after insert or update or delete on business_partners
  for each row execute function audit('search', 'city');
create index business_partners_by_town on business_partners (tenant_id, legal_entity_id, city, id) where not deleted;

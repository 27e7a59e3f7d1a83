-- The pictures of an article are documents of it.
alter table documents add column product_id bigint,
  add foreign key (tenant_id, product_id) references products (tenant_id, id),
  drop constraint "documents.owner",
  add constraint "documents.owner" check (
    num_nonnulls(
      process_id, person_id, business_partner_id, announcement_id, user_id, owner_entity_id,
      accounting_document_template_id, product_id) = 1
    and case context
      when 'PERSON' then person_id
      when 'BUSINESS_PARTNER' then business_partner_id
      when 'PROCESS' then process_id
      when 'DEATH_NOTICE' then process_id
      when 'ANNOUNCEMENT' then announcement_id
      when 'USER' then user_id
      when 'LOGO' then owner_entity_id
      when 'LETTER_TEMPLATE' then owner_entity_id
      when 'ACCOUNTING_TEMPLATE' then accounting_document_template_id
      when 'PRODUCT' then product_id
    end is not null);
create index on documents (tenant_id, product_id, id) where product_id is not null and not deleted;
create trigger limit_product_pictures before insert on documents
  for each row when (new.product_id is not null) execute function limit_product_pictures();

-- The order of the pictures, the main one first. An order and no reference: what is gone is passed over, and what is
-- not in it comes last. Like the pictures themselves it is no change of the article.
alter table products add column picture_ids bigint[] not null default '{}';
drop trigger touch on products;
create trigger touch before update on products for each row
  when (old.stock = new.stock and old.picture_ids = new.picture_ids) execute function touch();

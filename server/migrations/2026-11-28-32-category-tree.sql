-- A product category may stand below another one.
alter table product_categories add column parent_id bigint,
  add foreign key (tenant_id, parent_id) references product_categories (tenant_id, id);
create index on product_categories (tenant_id, parent_id) where parent_id is not null;
create trigger guard_category_tree before insert or update of parent_id, deleted on product_categories
  for each row execute function guard_category_tree();

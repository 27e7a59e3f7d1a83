-- What tells of a stock leads to the article.
alter table notifications add column product_id bigint,
  add foreign key (tenant_id, product_id) references products (tenant_id, id);
create index on notifications (tenant_id, product_id) where product_id is not null;

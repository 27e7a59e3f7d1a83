-- What an article costs at a legal entity, or from a day on. Its own price stays in the article.

create table product_prices (
  tenant_id bigint not null default current_tenant(),
  id bigint generated always as identity,
  product_id bigint not null,
  legal_entity_id bigint,
  valid_from date,
  price_cents bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id),
  constraint "product_prices.prices" foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "product_prices.priceCents" check (price_cents between 0 and 1000000000)
);
-- At one legal entity, and for all of them, one price begins on a day.
create unique index "product_prices.prices" on product_prices (tenant_id, product_id, legal_entity_id, valid_from)
  nulls not distinct;
create index on product_prices (tenant_id, legal_entity_id);
select tenant_table('product_prices');

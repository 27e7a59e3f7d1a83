-- What a house sells, and how much of it lies in its store.

select master_data_list('products', 'product');
-- A booking changes the stock and not the article: it stands in the ledger and not in the trail, and who has the article
-- open to edit it meets no other version.
drop trigger audit on products;
drop trigger touch on products;
alter table products
  add column number text collate "de-x-icu",
  add column type text not null,
  add column category_id bigint,
  add column description text,
  add column price_type text not null,
  add column price_cents bigint,
  add column price_is_gross boolean not null default false,
  add column vat_rate int not null default 19,
  add column pass_through boolean not null default false,
  add column bundle_display text,
  add column supplier_id bigint,
  add column stock_tracked boolean not null default false,
  add column minimum_stock int,
  add column place text,
  add column stock int not null default 0,
  add column is_low boolean not null generated always as (
    stock_tracked and stock < case when minimum_stock is null then 0 else minimum_stock end) stored,
  add foreign key (tenant_id, category_id) references product_categories (tenant_id, id),
  add foreign key (tenant_id, supplier_id) references business_partners (tenant_id, id),
  add constraint "products.name:common.validation-required" check (name <> ''),
  add constraint "products.number" check (number <> ''),
  add constraint "products.type:product.validation.type-required" check (
    type in ('SINGLE', 'ON_DEMAND', 'SERVICE', 'PRINT', 'EXTERNAL', 'EXPENSE', 'BUNDLE', 'IMPORT')),
  add constraint "products.priceType:product.validation.price-type-required" check (price_type in ('TOTAL', 'FROM')),
  add constraint "products.priceCents" check (price_cents between 0 and 1000000000),
  add constraint "products.vatRate" check (vat_rate in (19, 7, 0)),
  add constraint "products.bundleDisplay" check (
    case when type = 'BUNDLE' then bundle_display is not null end is not false
    and bundle_display in ('SHOW_PRODUCTS_WITH_PRICES', 'SHOW_PRODUCTS_WITHOUT_PRICES', 'DO_NOT_SHOW_PRODUCTS')),
  add constraint "products.stockTracked:product.validation.no-stock" check (
    not stock_tracked or type not in ('SERVICE', 'EXTERNAL', 'EXPENSE', 'BUNDLE')),
  add constraint "products.minimumStock" check (minimum_stock >= 0);

create trigger audit after insert or update or delete on products
  for each row execute function audit('stock', 'is_low');
create trigger touch before update on products for each row
  when (old.stock = new.stock) execute function touch();
create trigger guard_stock before insert or update of stock on products for each row execute function guard_stock();

create unique index "products.number" on products (tenant_id, number) where not deleted;
create index products_by_number on products
  (tenant_id, (case when number is null then '' else number end), id) where not deleted;
create index products_by_category on products (tenant_id, category_id, name, id) where not deleted;
create index products_by_supplier on products (tenant_id, supplier_id, name, id)
  where not deleted and supplier_id is not null;
create index low_products on products (tenant_id, name, id) where not deleted and is_low;
-- Both sides of a foreign key.
create index on products (tenant_id, category_id);
create index on products (tenant_id, supplier_id);

-- What a bundle is made of. A bundle holds no other bundle: a trigger sees to that from both sides.
create table product_parts (
  tenant_id bigint not null default current_tenant(),
  bundle_id bigint not null,
  product_id bigint not null,
  position int not null,
  quantity int not null,
  primary key (tenant_id, bundle_id, product_id),
  foreign key (tenant_id, bundle_id) references products (tenant_id, id),
  constraint "product_parts.parts" foreign key (tenant_id, product_id) references products (tenant_id, id),
  constraint "product_parts.parts:product.validation.part-is-bundle" check (bundle_id <> product_id),
  constraint "product_parts.quantity" check (quantity between 1 and 999)
);
create index on product_parts (tenant_id, product_id);
select tenant_table('product_parts');
create constraint trigger refuse_nesting after insert or update on product_parts
  for each row execute function refuse_nested_bundles();
create constraint trigger refuse_nesting after update of type on products
  for each row when (old.type <> new.type) execute function refuse_nested_bundles();

-- The ledger of a store: what came, went and was put right, in its order. Its sum is the stock; nobody rewrites it.
create table stock_movements (
  tenant_id bigint not null default current_tenant(),
  id bigint generated always as identity,
  product_id bigint not null,
  kind text not null,
  quantity int not null,
  change int not null,
  stock_after int not null,
  -- More may go than there is where somebody has said so.
  beyond_stock boolean not null default false,
  reason text,
  process_id bigint,
  created_at timestamptz not null default now(),
  created_by bigint default current_actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id),
  constraint "stock_movements.processId" foreign key (tenant_id, process_id) references processes (tenant_id, id),
  constraint "stock_movements.kind" check (kind in ('IN', 'OUT', 'CORRECTION', 'COUNT')),
  constraint "stock_movements.quantity:product.validation.quantity" check (
    case kind when 'CORRECTION' then quantity <> 0 when 'COUNT' then quantity >= 0 else quantity >= 1 end),
  constraint "stock_movements.reason:product.validation.reason" check (kind <> 'CORRECTION' or reason is not null)
);
create index on stock_movements (tenant_id, product_id, created_at, id);
create index on stock_movements (tenant_id, process_id) where process_id is not null;
select tenant_table('stock_movements');
revoke update, delete on stock_movements from pietas_app;
create trigger book before insert on stock_movements for each row execute function book_stock();

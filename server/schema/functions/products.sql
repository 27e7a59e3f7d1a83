-- Counts a movement into the stock of its article, one after the other: the row of the article is locked until the
-- transaction ends, so that the stock stays the sum of its movements however many book at once.
create or replace function book_stock() returns trigger language plpgsql as $$
declare
  before constant int := (
    select stock from products
    where tenant_id = new.tenant_id and id = new.product_id and stock_tracked and not deleted for no key update);
begin
  -- Of another tenant nothing is seen here; the policy of the table refuses it.
  if new.tenant_id is distinct from current_tenant() then
    return new;
  end if;
  if before is null then
    raise exception using errcode = 'check_violation', message = 'no stock is kept of the article',
      constraint = 'stock_movements.productId:product.validation.no-stock';
  end if;
  new.change := case new.kind when 'OUT' then -new.quantity when 'COUNT' then new.quantity - before else new.quantity end;
  new.stock_after := before + new.change;
  if new.change < 0 and new.stock_after < 0 and not new.beyond_stock then
    raise exception using errcode = 'PT409', message = 'STOCK_EXCEEDED';
  end if;
  update products set stock = new.stock_after where tenant_id = new.tenant_id and id = new.product_id;
  return new;
end $$;

-- The stock follows the ledger and nothing else. What is called inside another trigger is the booking above.
create or replace function guard_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.stock := 0;
  elsif new.stock <> old.stock and pg_trigger_depth() < 2 then
    raise exception 'the stock of an article is changed by movements alone';
  end if;
  return new;
end $$;

-- A bundle is made of articles that are none themselves.
create or replace function refuse_nested_bundles() returns trigger language plpgsql as $$
begin
  if exists (
    select from product_parts x
      join products b on b.tenant_id = x.tenant_id and b.id = x.bundle_id
      join products p on p.tenant_id = x.tenant_id and p.id = x.product_id
    where x.tenant_id = new.tenant_id
      and case tg_table_name
        when 'products' then (to_jsonb(new) ->> 'id')::bigint in (x.bundle_id, x.product_id)
        else x.bundle_id = (to_jsonb(new) ->> 'bundle_id')::bigint end
      and (p.type = 'BUNDLE' or b.type <> 'BUNDLE'))
  then
    raise exception using errcode = 'check_violation', message = 'a bundle is made of single articles',
      constraint = 'product_parts.parts:product.validation.part-is-bundle';
  end if;
  return null;
end $$;

-- An article has eight pictures at most. Its row is locked, so that two that come at once follow each other.
create or replace function limit_product_pictures() returns trigger language plpgsql as $$
begin
  perform from products where tenant_id = new.tenant_id and id = new.product_id for no key update;
  if (select count(*) from documents d
      where d.tenant_id = new.tenant_id and d.product_id = new.product_id and not d.deleted) >= 8 then
    raise exception using errcode = 'check_violation', message = 'an article has eight pictures at most',
      constraint = 'documents.file:product.validation.too-many-pictures';
  end if;
  return new;
end $$;

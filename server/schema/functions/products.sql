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
    perform refuse('check_violation', 'stock_movements.productId:product.validation.no-stock');
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

-- A bundle is made of articles that are none themselves. A part is locked, so that it does not become a bundle beside.
create or replace function refuse_nested_bundles() returns trigger language plpgsql as $$
begin
  if table_behind(tg_table_name) = 'product_parts' then
    perform from products p
      where p.tenant_id = new.tenant_id and p.id = (to_jsonb(new) ->> 'product_id')::bigint for share;
  end if;
  if exists (
    select from product_parts x
      join products b on b.tenant_id = x.tenant_id and b.id = x.bundle_id
      join products p on p.tenant_id = x.tenant_id and p.id = x.product_id
    where x.tenant_id = new.tenant_id
      and case table_behind(tg_table_name)
        when 'products' then (to_jsonb(new) ->> 'id')::bigint in (x.bundle_id, x.product_id)
        else x.bundle_id = (to_jsonb(new) ->> 'bundle_id')::bigint end
      and (p.type = 'BUNDLE' or b.type <> 'BUNDLE'))
  then
    perform refuse('check_violation', 'product_parts.parts:product.validation.part-is-bundle');
  end if;
  return null;
end $$;

-- An article has eight pictures at most. Its row is locked, so that two that come at once follow each other.
create or replace function limit_product_pictures() returns trigger language plpgsql as $$
begin
  perform from products where tenant_id = new.tenant_id and id = new.product_id for no key update;
  if (select count(*) from documents d
      where d.tenant_id = new.tenant_id and d.product_id = new.product_id and not d.deleted) >= 8 then
    perform refuse('check_violation', 'documents.file:product.validation.too-many-pictures');
  end if;
  return new;
end $$;

-- Keeps the product categories a tree: no ring, five levels at most, nothing below what is gone. Changes of the tree
-- wait for each other, so that two at once cannot break it together.
create or replace function guard_category_tree() returns trigger language plpgsql as $$
declare
  above bigint := new.parent_id;
  levels int := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'category tree', new.tenant_id), 0));
  if new.deleted then
    if exists (select from product_categories c
        where c.tenant_id = new.tenant_id and c.parent_id = new.id and not c.deleted) then
      perform refuse('unique_violation', 'product_categories.parentId:product.validation.category-children');
    end if;
    return new;
  end if;
  if exists (select from product_categories c
      where c.tenant_id = new.tenant_id and c.id = new.parent_id and c.deleted) then
    perform refuse('check_violation', 'product_categories.parentId:product.validation.category-gone');
  end if;
  while above is not null loop
    if above = new.id then
      perform refuse('check_violation', 'product_categories.parentId:product.validation.category-ring');
    end if;
    levels := levels + 1;
    select c.parent_id into above from product_categories c where c.tenant_id = new.tenant_id and c.id = above;
  end loop;
  if tg_op = 'UPDATE' then
    levels := levels + (
      with recursive below as (
        select c.id, 1 as depth from product_categories c
          where c.tenant_id = new.tenant_id and c.parent_id = new.id and not c.deleted
        union all
        select c.id, b.depth + 1 from product_categories c join below b on c.parent_id = b.id
          where c.tenant_id = new.tenant_id and not c.deleted)
      select coalesce(max(depth), 0) from below);
  end if;
  if levels > 5 then
    perform refuse('check_violation', 'product_categories.parentId:product.validation.category-depth');
  end if;
  return new;
end $$;

-- The way to a product category from the top, itself included: `[{ id, name }]`. What is gone stands in it as well.
-- The category comes as it is to be: the statement that stores it does not find it in the table yet.
create or replace function product_category_path(tenant bigint, category bigint, called text, above bigint) returns json
language plpgsql stable as $$
begin
  return (
    with recursive up as (
      select category as id, above as parent_id, called collate "de-x-icu" as name, 1 as step
      union all
      select c.id, c.parent_id, c.name, u.step + 1 from product_categories c join up u on c.id = u.parent_id
        where c.tenant_id = tenant)
    select json_agg(json_build_object('id', id, 'name', name) order by step desc) from up);
end $$;

-- A product category and all that stand below it, gone ones included: articles may still lie there.
create or replace function product_categories_from(tenant bigint, category bigint) returns bigint[] language plpgsql stable
as $$
begin
  return array(
    with recursive down as (
      select category as id
      union all
      select c.id from product_categories c join down d on c.parent_id = d.id where c.tenant_id = tenant)
    select id from down);
end $$;

-- What an article costs at a legal entity, or at none in particular, on a day, parts left aside: as `priceOn` of the
-- contract says it. Null without a price.
create or replace function product_own_price(tenant bigint, product bigint, own bigint, house bigint, day date)
returns bigint language plpgsql stable as $$
begin
  return coalesce((
    select y.price_cents from product_prices y
    where y.tenant_id = tenant and y.product_id = product and (y.valid_from is null or y.valid_from <= day)
      and (y.legal_entity_id is null or y.legal_entity_id = house)
    order by y.legal_entity_id is null, y.valid_from desc nulls last limit 1), own);
end $$;

-- The same with a bundle that costs what its parts cost, each with the tax or without as the bundle states it. Half a
-- cent is rounded up, as everywhere.
create or replace function product_price_on(
  tenant bigint, product bigint, kind text, own bigint, gross boolean, house bigint, day date)
returns bigint language plpgsql stable as $$
declare
  price constant bigint := product_own_price(tenant, product, own, house, day);
begin
  if price is not null or kind <> 'BUNDLE' then
    return price;
  end if;
  return (
    select coalesce(sum(x.quantity * case
      when p.pass_through or p.price_is_gross = gross then c.cents
      when gross then c.cents + round(c.cents * p.vat_rate / 100.0)
      else c.cents - round(c.cents * p.vat_rate / (100.0 + p.vat_rate)) end), 0)
    from product_parts x
    join products p on p.tenant_id = x.tenant_id and p.id = x.product_id
    cross join lateral (select coalesce(product_own_price(tenant, p.id, p.price_cents, house, day), 0) as cents) c
    where x.tenant_id = tenant and x.bundle_id = product);
end $$;

-- How many of each article a process needs by its positions, a bundle by what it is made of. Two who add positions at once
-- wait for each other here, so that neither counts without what the other has added.
create or replace function count_needed_goods() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select distinct c.tenant_id, c.process_id from changed c order by 1, 2 loop
    perform pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'goods', one.tenant_id, one.process_id), 0));
    insert into process_goods as g (tenant_id, process_id, product_id, needed)
      select one.tenant_id, one.process_id, coalesce(n.product_id, k.product_id), coalesce(n.needed, 0)
      from (
        select x.product_id, greatest(sum(x.quantity), 0)::int as needed from (
          select p.product_id, p.quantity from process_positions p
            where p.tenant_id = one.tenant_id and p.process_id = one.process_id and not p.deleted
              and p.product_id is not null and p.parts = '[]'
          union all
          select (part ->> 'productId')::bigint, p.quantity * (part ->> 'quantity')::int
            from process_positions p, jsonb_array_elements(p.parts) part
            where p.tenant_id = one.tenant_id and p.process_id = one.process_id and not p.deleted
        ) x
        join products a on a.tenant_id = one.tenant_id and a.id = x.product_id
          and a.type not in ('SERVICE', 'EXTERNAL', 'EXPENSE', 'BUNDLE')
        group by 1
      ) n
      full join (
        select product_id from process_goods where tenant_id = one.tenant_id and process_id = one.process_id
      ) k on k.product_id = n.product_id
    on conflict (tenant_id, process_id, product_id) do update set needed = excluded.needed
      where g.needed <> excluded.needed;
  end loop;
  return null;
end $$;

-- What has been given out to a process by the ledger; what comes back counts against it.
create or replace function count_given_goods() returns trigger language plpgsql as $$
begin
  insert into process_goods as g (tenant_id, process_id, product_id, booked)
    values (new.tenant_id, new.process_id, new.product_id, -new.change)
  on conflict (tenant_id, process_id, product_id) do update set booked = g.booked + excluded.booked;
  return null;
end $$;

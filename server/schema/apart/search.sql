-- The planner of a coordinator knows nothing of how common a word is, so the index is asked for all of them.
create or replace function search_in(target regclass, entity bigint, typed text, way text) returns setof bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public rows 20 as $$
declare
  query tsquery;
  every tsquery;
begin
  for query in select search_queries(current_tenant(), entity, typed, way) loop
    every := coalesce(every && query, query);
  end loop;
  if every is not null then
    return query execute format('select id from %s where tenant_id = %s and search @@ %L::tsquery limit 5000',
      target, current_tenant(), every);
  end if;
end $$;

-- Lower case, umlauts and accents folded away, however they were typed: ä = ae, ß = ss.
create or replace function folded(value text) returns text language sql immutable parallel safe
  as $$ select translate(
    replace(replace(replace(replace(lower(normalize(value, nfc)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    'áàâãåąćčçďéèêëęěğíìîïıłľńñňóòôõøőřśšşťțúùûůűýÿźżž',
    'aaaaaacccdeeeeeegiiiiillnnnoooooorsssttuuuuuyyzzz') $$;

-- The words of some texts, each led by tenant and legal entity, so that one index serves all of them.
-- "Müller" is found by "mueller" and by "muller".
create or replace function search_words(tenant bigint, entity bigint, variadic texts text[]) returns tsvector
  language sql immutable parallel safe
  as $$ select coalesce(array_to_tsvector(array_agg(distinct tenant || '.' || entity || '.' || word)), '')
        from unnest(texts) t,
          regexp_split_to_table(folded(t) || ' ' || folded(translate(lower(normalize(t, nfc)), 'äöü', 'aou')), '[^[:alnum:]]+') word
        where word <> '' $$;

-- What is typed into a search field as queries on such words, one for each: every word must begin one.
create or replace function search_queries(tenant bigint, entity bigint, typed text) returns setof tsquery
  language sql immutable parallel safe
  as $$ select distinct ('''' || tenant || '.' || entity || '.' || word || ''':*')::tsquery
        from regexp_split_to_table(folded(typed), '[^[:alnum:]]+') word where word <> '' limit 8 $$;

-- The records of a searchable table that hold every typed word. Row security keeps @@ off its index, so this runs as
-- the platform role, takes the tenant from the setting alone, pins its search path and hands out nothing but ids.
-- The index is asked for the word of which the planner expects the fewest; the others are checked on what it finds,
-- since collecting the thousands who share a first name costs more than everything else. Volatile only because
-- PostgreSQL lets nothing else ask the planner.
create or replace function search_in(target regclass, entity bigint, typed text) returns setof bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public rows 20 as $$
declare
  query tsquery;
  rarest tsquery;
  fewest numeric;
  every tsquery;
  plan json;
begin
  for query in select * from search_queries(current_tenant(), entity, typed) loop
    every := coalesce(every && query, query);
    execute format('explain (format json) select from %s where search @@ %L::tsquery', target, query) into plan;
    if fewest is null or (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric < fewest then
      fewest := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
      rarest := query;
    end if;
  end loop;
  if every is not null then
    return query execute format(
      'select id from %s where search @@ %L::tsquery and (search || '''') @@ %L::tsquery limit 5000', target, rarest, every);
  end if;
end $$;
alter function search_in(regclass, bigint, text) owner to pietas_platform;
revoke all on function search_in(regclass, bigint, text) from public;

-- The function that the server calls to search a table, search_<table>.
create or replace function search_function(target text) returns void language plpgsql as $$
begin
  execute format(
    'create or replace function %I(entity bigint, typed text) returns setof bigint
       language sql volatile security definer set search_path = pg_catalog, public rows 20
       as $f$ select search_in(%L, entity, typed) $f$',
    'search_' || target, target);
  execute format('alter function %I(bigint, text) owner to pietas_platform', 'search_' || target);
  execute format('revoke all on function %I(bigint, text) from public', 'search_' || target);
  execute format('grant execute on function %I(bigint, text) to pietas_app', 'search_' || target);
end $$;

-- Gives a table with a search column its index and its function.
create or replace function searchable(target text) returns void language plpgsql as $$
begin
  execute format('alter table %I alter column search set statistics 1000', target);
  execute format('create index on %I using gin (search) with (fastupdate = off)', target);
  perform search_function(target);
end $$;

-- Tables that an older text of these functions made searchable.
do $$
declare
  made record;
begin
  for made in select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'search' and a.atttypid = 'tsvector'::regtype
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
  loop
    perform search_function(made.name);
  end loop;
end $$;

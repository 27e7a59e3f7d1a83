-- Every column that names a person, read from the foreign keys: what is added to the schema is moved without a word here.
-- What an import has added it has added, whoever that became: its way back must not reach for somebody else.
create or replace function person_references() returns table (target regclass, link name) language plpgsql stable as $$
begin
  return query
    select c.conrelid::regclass, a.attname from pg_constraint c
    join pg_attribute id on id.attrelid = c.confrelid and id.attname = 'id'
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, id.attnum)]
    where c.contype = 'f' and c.confrelid = 'public.persons'::regclass
      and c.conrelid <> 'public.person_merges'::regclass
      and c.conrelid is distinct from to_regclass('public.person_import_rows')
    order by c.conrelid::regclass::text, a.attname;
end $$;

create or replace function links_of_persons(of regclass) returns text[] language plpgsql stable as $$
begin
  return array(select r.link::text from person_references() r where r.target = of);
end $$;

-- Whether a change only follows persons who have become one, or two again: it says who somebody is, not what was agreed.
create or replace function follows_merge(target regclass, was jsonb, became jsonb) returns boolean
  language plpgsql stable as $$
declare
  links constant text[] := links_of_persons(table_behind((select relname from pg_class where oid = target))::regclass);
  -- Not known yet in a trigger that runs before.
  besides constant text[] := links || array(select a.attname::text from pg_attribute a
    where a.attrelid = target and a.attgenerated <> '');
begin
  return coalesce(current_setting('app.merging_persons', true), '') = 'on' and links <> '{}'
    and (was is null or became is null or was - besides = became - besides);
end $$;

drop function if exists key_of(regclass);
create or replace function key_of(target regclass, keyed jsonb) returns text language plpgsql stable as $$
begin
  return (select string_agg(format('x.%1$I = %2$L::bigint', a.attname, keyed ->> a.attname), ' and ')
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = target and i.indisprimary);
end $$;

create or replace function row_by_key(target regclass, keyed jsonb) returns jsonb language plpgsql stable as $$
declare
  found jsonb;
begin
  execute format('select to_jsonb(x) from %s x where %s', target, key_of(target, keyed)) into found;
  return found;
end $$;

-- Rows that would say of the survivor what is said of him already, where they may not stand twice.
create or replace function drop_said_twice(target regclass, link name, survivor bigint, other bigint) returns jsonb
  language plpgsql as $$
declare
  dropped jsonb := '[]';
  rest text;
  twin jsonb;
begin
  for rest in
    select coalesce(string_agg(format('y.%1$I = x.%1$I', a.attname), ' and ') filter (where a.attname <> link), 'true')
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = target and i.indisunique
    group by i.indexrelid having bool_or(a.attname = link)
  loop
    for twin in execute format('select to_jsonb(x) from %1$s x where x.%2$I = $1
        and exists (select from %1$s y where y.tenant_id = x.tenant_id and y.%2$I = $2 and %3$s) for update of x', target, link, rest)
      using other, survivor
    loop
      execute format('delete from %s x where %s', target, key_of(target, twin));
      dropped := dropped || jsonb_build_object('table', target::text, 'was', twin);
    end loop;
  end loop;
  return dropped;
end $$;

-- The row of a change as it is found afterwards: a key that named the other person names the survivor by then.
create or replace function renamed_key(change jsonb, survivor bigint, other bigint) returns jsonb language plpgsql stable as $$
begin
  return change -> 'was' || coalesce((
    select jsonb_object_agg(link, survivor) from unnest(links_of_persons((change ->> 'table')::regclass)) link
    where change -> 'was' -> link = to_jsonb(other)), '{}');
end $$;

-- Makes the other person part of the survivor: every row that named the one names the other. Answers what was changed, row
-- by row, for `take_back_merge`. Of a relationship that was recorded with both the row in `ended` ends, and what it knows
-- more fills the gaps of its twin in `kept`. A relationship between the two ends as well.
create or replace function merge_persons(survivor bigint, before jsonb, other bigint, kept bigint[], ended bigint[]) returns jsonb
  language plpgsql as $$
declare
  log jsonb := '[]';
  was jsonb := '[]';
  part jsonb;
  one jsonb;
  reference record;
  among constant text := '(x.person_id = $1 and x.related_person_id = $2 or x.person_id = $2 and x.related_person_id = $1)';
begin
  set local app.merging_persons to 'on';
  for reference in select * from person_references() loop
    log := log || drop_said_twice(reference.target, reference.link, survivor, other);
  end loop;
  for reference in
    select target, string_agg(format('x.%I = $1', link), ' or ') as named from person_references() group by target
  loop
    execute format('select coalesce(jsonb_agg(jsonb_build_object(''table'', %2$L, ''was'', to_jsonb(x))), ''[]'')
      from %1$s x where (%3$s) %4$s', reference.target, reference.target::text, reference.named,
      case when reference.target = 'persons'::regclass then 'and x.id not in ($1, $2)' else '' end)
      into part using other, survivor;
    was := was || part;
  end loop;
  was := was
    || (select jsonb_agg(jsonb_build_object('table', 'persons',
        'was', case p.id when survivor then before else to_jsonb(p) end)) from persons p
      where p.id in (survivor, other))
    || (select coalesce(jsonb_agg(jsonb_build_object('table', 'relationships', 'was', to_jsonb(r))), '[]')
      from relationships r where r.id = any(kept || ended) and other not in (r.person_id, coalesce(r.related_person_id, 0)));

  update relationships k set
      marriage_place = coalesce(k.marriage_place, e.marriage_place),
      marriage_registry_office = coalesce(k.marriage_registry_office, e.marriage_registry_office),
      marriage_registry_number = coalesce(k.marriage_registry_number, e.marriage_registry_number),
      divorce_district_court = coalesce(k.divorce_district_court, e.divorce_district_court),
      divorce_district_court_reference_number =
        coalesce(k.divorce_district_court_reference_number, e.divorce_district_court_reference_number)
    from unnest(kept, ended) twin(kept, ended) join relationships e on e.id = twin.ended
    where k.id = twin.kept and k.marital_status is not null;
  update relationships r set deleted = true where r.id = any(ended) and not r.deleted;
  execute format('update relationships x set deleted = true where not x.deleted and %s', among) using survivor, other;
  for reference in select * from person_references() loop
    execute format('update %1$s x set %2$I = $1 where x.%2$I = $2 %3$s', reference.target, reference.link,
      case reference.target when 'persons'::regclass then 'and x.id <> $2'
        when 'relationships'::regclass then 'and not ' || among else '' end) using survivor, other;
  end loop;
  update persons p set deleted = true, merged_into_id = survivor where p.id = other;
  set local app.merging_persons to '';
  for one in select * from jsonb_array_elements(was) loop
    log := log || jsonb_build_array(one || jsonb_build_object('became',
      row_by_key((one ->> 'table')::regclass, renamed_key(one, survivor, other))));
  end loop;
  return log;
end $$;

-- Takes a merge back, row by row. What has been changed since stays as it is, and so does what has been added.
create or replace function take_back_merge(changes jsonb) returns void language plpgsql as $$
declare
  -- What the database keeps by itself.
  derived constant text[] := '{version,updated_at,updated_by,relationship_status,sort_name}';
  one record;
  named text;
  given text;
  back text;
begin
  set local app.merging_persons to 'on';
  for one in
    select c.target, c.was, c.became, row_by_key(c.target, c.became) as stands
    from (select (e ->> 'table')::regclass as target, e -> 'was' as was, nullif(e -> 'became', 'null') as became, n
      from jsonb_array_elements(changes) with ordinality as listed(e, n)) c
    -- The person stands again before anything is his.
    order by c.target <> 'persons'::regclass, c.n
  loop
    select string_agg(quote_ident(a.attname), ', '),
        string_agg(format('(jsonb_populate_record(null::%s, $1)).%I', one.target, a.attname), ', '),
        string_agg(format('%2$I = (jsonb_populate_record(null::%1$s, $1)).%2$I', one.target, a.attname), ', ')
      into named, given, back from pg_attribute a
      where a.attrelid = one.target and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and (one.became is null or a.attname <> all(derived)
          and one.was -> a.attname <> one.became -> a.attname
          and one.stands -> a.attname = one.became -> a.attname);
    if one.became is null then
      execute format('insert into %s (%s) values (%s) on conflict do nothing', one.target, named, given) using one.was;
    elsif back is not null then
      execute format('update %s x set %s where %s', one.target, back, key_of(one.target, one.became)) using one.was;
    end if;
  end loop;
  set local app.merging_persons to '';
end $$;


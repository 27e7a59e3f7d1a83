-- Where a function is asked by a generated column it says where the others stand: rows of a tenant that moves to another
-- machine are written there without a search path.

-- Lower case, umlauts and accents folded away, however they were typed: ä = ae, ß = ss.
create or replace function folded(value text) returns text language sql immutable parallel safe
  as $$ select translate(
    replace(replace(replace(replace(lower(normalize(value, nfc)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    'áàâãåąćčçďéèêëęěğíìîïıłľńñňóòôõøőřśšşťțúùûůűýÿźżž',
    'aaaaaacccdeeeeeegiiiiillnnnoooooorsssttuuuuuyyzzz') $$;

-- The words of some texts, each led by tenant and legal entity, so that one index serves all of them.
-- "Müller" is found by "mueller" and by "muller". Every record is written through it, so it folds all texts at once and
-- asks for no rows: a seventh of what a query for each text costs.
create or replace function search_words(tenant bigint, entity bigint, variadic texts text[]) returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  lead text := tenant || '.' || entity || '.';
  given text := lower(normalize(coalesce(array_to_string(texts, ' '), ''), nfc));
  words text := public.folded(given);
begin
  if given ~ '[äöü]' then
    words := words || ' ' || public.folded(translate(given, 'äöü', 'aou'));
  end if;
  return array_to_tsvector(array_remove(
    string_to_array(lead || regexp_replace(words, '[^[:alnum:]]+', chr(1) || lead, 'g'), chr(1)), lead));
end $$;

-- The digits of a telephone number as they are dialled from abroad, however it was written: 0171/55 501 is 4917155501.
create or replace function dialled(typed text) returns text language sql immutable parallel safe
  as $$ select translate(regexp_replace(regexp_replace(
      regexp_replace(typed, '\(0\)|[^0-9+]', '', 'g'), '^(\+49|0049)0?|^0(?!0)', '49'), '^00', ''), '+', '') $$;

-- A number as it is compared: plates, graves, registers; without what stands between its letters and digits.
create or replace function bare_number(typed text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(public.folded(typed), '[^[:alnum:]]+', '', 'g') $$;

-- Telephone numbers from both ends, and other numbers, led like words but for the colon, so that no word finds them.
create or replace function search_marks(tenant bigint, entity bigint, phones text[], numbers text[]) returns tsvector
  language plpgsql immutable parallel safe as $$
begin
  if num_nonnulls(variadic phones || numbers) = 0 then
    return '';
  end if;
  return (select coalesce(array_to_tsvector(array_agg(distinct tenant || '.' || entity || ':' || mark)), '')
    from (
      select unnest(array['p' || digits, 'r' || reverse(digits)]) from unnest(phones) phone, public.dialled(phone) digits
        where length(digits) between 5 and 40
      union all
      select 'n' || number from unnest(numbers) given, public.bare_number(given) number where number <> '') found (mark));
end $$;

-- What stands in the contact details of a record under some types.
create or replace function contacts_of(details jsonb, variadic types text[]) returns text[]
  language plpgsql immutable parallel safe as $$
begin
  if details is null or details = '[]' then
    return '{}';
  end if;
  return array(select detail ->> 'value' from jsonb_array_elements(details) detail
    where detail ->> 'type' = any(types));
end $$;

-- The words of names that may be misheard or mistyped: short ones are like too many others.
create or replace function name_words_of(variadic names text[]) returns setof text language sql immutable parallel safe
  as $$ select distinct word from unnest(names) name,
          regexp_split_to_table(folded(name) || ' ' || folded(translate(lower(normalize(name, nfc)), 'äöü', 'aou')),
            '[^[:alnum:]]+') word
        where word ~ '^[[:alpha:]]{3,40}$' $$;

-- The sound of a folded word in Cologne phonetics, as `soundOf` of the contract tells it; a test holds the two together.
create or replace function sound_of(word text) returns text language plpgsql immutable strict parallel safe as $$
declare
  letters text := regexp_replace(word, '[^a-z]', '', 'g');
  letter text;
  previous text;
  following text;
  codes text := '';
begin
  if letters = '' then
    return word;
  end if;
  for at in 1 .. length(letters) loop
    letter := substr(letters, at, 1);
    previous := case when at > 1 then substr(letters, at - 1, 1) else '' end;
    following := substr(letters, at + 1, 1);
    codes := codes || case
      when letter ~ '[aeijouy]' then '0'
      when letter = 'b' then '1'
      when letter = 'p' then case when following = 'h' then '3' else '1' end
      when letter ~ '[dt]' then case when following ~ '[csz]' then '8' else '2' end
      when letter ~ '[fvw]' then '3'
      when letter ~ '[gkq]' then '4'
      when letter = 'c' then case
        when at = 1 then case when following ~ '[ahkloqrux]' then '4' else '8' end
        when previous ~ '[sz]' then '8'
        when following ~ '[ahkoqux]' then '4'
        else '8' end
      when letter = 'x' then case when previous ~ '[ckq]' then '8' else '48' end
      when letter = 'l' then '5'
      when letter ~ '[mn]' then '6'
      when letter = 'r' then '7'
      when letter ~ '[sz]' then '8'
      else '' end;
  end loop;
  codes := regexp_replace(codes, '(\d)\1+', '\1', 'g');
  return left(codes, 1) || replace(substr(codes, 2), '0', '');
end $$;

-- A word, and what is left of it without one of its letters. Two words that are one slip apart share one of these.
create or replace function slips_of(word text) returns setof text language sql immutable parallel safe
  as $$ select word union select left(word, at - 1) || substr(word, at + 1) from generate_series(1, length(word)) at $$;

-- Whether one letter is wrong, missing or too many, or two neighbours have changed places.
create or replace function is_one_slip(typed text, word text) returns boolean
  language plpgsql immutable strict parallel safe as $$
declare
  shorter int := least(length(typed), length(word));
  same int := 0;
  same_end int := 0;
  rest text;
  other text;
begin
  while same < shorter and substr(typed, same + 1, 1) = substr(word, same + 1, 1) loop
    same := same + 1;
  end loop;
  while same_end < shorter - same
    and substr(typed, length(typed) - same_end, 1) = substr(word, length(word) - same_end, 1) loop
    same_end := same_end + 1;
  end loop;
  rest := substr(typed, same + 1, length(typed) - same - same_end);
  other := substr(word, same + 1, length(word) - same - same_end);
  return rest <> other and ((length(rest) <= 1 and length(other) <= 1) or (length(rest) = 2 and rest = reverse(other)));
end $$;

-- By what a word of a name is looked up when it was misheard or mistyped. Its body is no text: a generated column asks it,
-- so the database has to know by which functions a machine that comes needs them before the table.
create or replace function name_keys(tenant bigint, entity bigint, word text) returns tsvector
  language sql immutable strict parallel safe
  return (select array_to_tsvector(array_agg(tenant || '.' || entity || ':' || key))
          from (select 's' || sound_of(word) union all select 'd' || slip from slips_of(word) slip) keys (key));

-- Notes the words of a name that its legal entity has not had yet. Two who bring the same word at once may both note it,
-- and neither waits for the other; whoever looks words up asks for different ones.
create or replace function note_name_words(tenant bigint, entity bigint, brought text[]) returns void
  language plpgsql volatile as $$
declare
  known constant text[] := array(select k.word from name_words k
    where k.tenant_id = tenant and k.legal_entity_id = entity and k.word = any(brought collate "C"));
  fresh text;
begin
  if known @> brought then
    return;
  end if;
  foreach fresh in array brought loop
    if fresh <> all(known) then
      insert into name_words (tenant_id, legal_entity_id, word) values (tenant, entity, fresh);
    end if;
  end loop;
end $$;

create or replace function note_person_names() returns trigger language plpgsql as $$
begin
  perform note_name_words(new.tenant_id, new.legal_entity_id,
    array(select w from name_words_of(new.first_name, new.last_name, new.birth_name) w));
  return null;
end $$;

create or replace function note_partner_names() returns trigger language plpgsql as $$
begin
  perform note_name_words(new.tenant_id, new.legal_entity_id, array(select w from name_words_of(new.name, new.name_affix) w));
  return null;
end $$;

-- The words of names that a typed one may have been meant as, the likeliest first: not more than somebody would look
-- through, since each of them leads to as many records as bear it.
create or replace function words_meant(entity bigint, typed text, way text) returns setof text
  language plpgsql stable security definer set search_path = pg_catalog, public rows 5 as $$
declare
  tenant constant bigint := current_tenant();
  lead constant text := tenant || '.' || entity || ':';
  sound tsquery;
  asked tsquery;
begin
  if typed !~ '^[[:alpha:]]{3,40}$' then
    return;
  end if;
  sound := format('%L', lead || 's' || sound_of(typed))::tsquery;
  asked := sound;
  if way = 'SPELLING' and length(typed) >= 4 then
    asked := asked || (select string_agg(format('%L', lead || 'd' || slip), '|') from slips_of(typed) slip)::tsquery;
  end if;
  return query select w.word from name_words w
    where w.tenant_id = tenant and w.keys @@ asked and w.word <> typed and ((w.keys || '') @@ sound or is_one_slip(typed, w.word))
    group by w.word
    order by left(w.word, 1) = left(typed, 1) desc, abs(length(w.word) - length(typed)), w.word
    limit 20;
end $$;
alter function words_meant(bigint, text, text) owner to pietas_platform;
revoke all on function words_meant(bigint, text, text) from public;

-- What is typed as queries on the index, each of which a record has to answer. By words each has to begin one. By sound
-- and by spelling a word may also be another one that was meant; where none was for any of them, there is no query. By a
-- telephone number or another number all that is typed is one.
create or replace function search_queries(tenant bigint, entity bigint, typed text, way text) returns setof tsquery
  language plpgsql stable as $$
declare
  lead text := tenant || '.' || entity;
  number text := case way when 'PHONE' then regexp_replace(typed, '\D', '', 'g') else bare_number(typed) end;
  word text;
  meant text;
  found tsquery[] := '{}';
  others boolean := false;
begin
  if way = 'PHONE' then
    if length(number) >= 5 then
      return next format('%L:*|%L:*', lead || ':p' || dialled(typed), lead || ':r' || reverse(number))::tsquery;
    end if;
    return;
  elsif way = 'NUMBER' then
    if number <> '' then
      return next (format('%L', lead || ':n' || number) || case when length(number) < 3 then '' else ':*' end)::tsquery;
    end if;
    return;
  end if;
  for word in
    select distinct w from regexp_split_to_table(folded(typed), '[^[:alnum:]]+') w where w <> '' limit 8
  loop
    meant := null;
    if way <> 'WORDS' then
      select string_agg(format('%L', lead || '.' || m), '|') into meant from words_meant(entity, word, way) m;
      others := others or meant is not null;
    end if;
    found := found || concat_ws('|', format('%L:*', lead || '.' || word), meant)::tsquery;
  end loop;
  if way = 'WORDS' or others then
    return query select unnest(found);
  end if;
end $$;

-- The records of a searchable table that hold every typed word. Row security keeps @@ off its index, so this runs as
-- the platform role, takes the tenant from the setting alone, pins its search path and hands out nothing but ids.
-- Of several words the index is asked for the one of which the planner expects the fewest, and the others are checked on
-- what it finds, since collecting the thousands who share a first name costs more than everything else; where each of
-- them is common, reading the rows costs more, and the index is asked for all. Volatile only because PostgreSQL lets
-- nothing else ask the planner.
create or replace function search_in(target regclass, entity bigint, typed text, way text) returns setof bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public rows 20 as $$
declare
  queries tsquery[] := array(select search_queries(current_tenant(), entity, typed, way));
  common constant numeric := 1000;
  query tsquery;
  rarest tsquery := queries[1];
  fewest numeric;
  every tsquery := queries[1];
  plan json;
begin
  if cardinality(queries) > 1 then
    every := null;
    foreach query in array queries loop
      every := coalesce(every && query, query);
      execute format('explain (format json) select from %s where search @@ %L::tsquery', target, query) into plan;
      if fewest is null or (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric < fewest then
        fewest := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
        rarest := query;
      end if;
    end loop;
  end if;
  if fewest is null or fewest > common then
    return query execute format('select id from %s where search @@ %L::tsquery limit 5000', target, every);
  else
    return query execute format(
      'select id from %s where search @@ %L::tsquery and (search || '''') @@ %L::tsquery limit 5000', target, rarest, every);
  end if;
end $$;
alter function search_in(regclass, bigint, text, text) owner to pietas_platform;
revoke all on function search_in(regclass, bigint, text, text) from public;

-- The function that the server calls to search a table, search_<table>. Without a way it searches by words.
create or replace function search_function(target text) returns void language plpgsql as $$
begin
  execute format('drop function if exists %I(bigint, text)', 'search_' || target);
  execute format(
    'create or replace function %I(entity bigint, typed text, way text default ''WORDS'') returns setof bigint
       language sql volatile security definer set search_path = pg_catalog, public rows 20
       as $f$ select search_in(%L, entity, typed, way) $f$',
    'search_' || target, target);
  execute format('alter function %I(bigint, text, text) owner to pietas_platform', 'search_' || target);
  execute format('revoke all on function %I(bigint, text, text) from public', 'search_' || target);
  execute format('grant execute on function %I(bigint, text, text) to pietas_app', 'search_' || target);
end $$;

-- Gives a table with a search column its index and its function.
create or replace function searchable(target text) returns void language plpgsql as $$
begin
  execute format('alter table %I alter column search set statistics 1000', target);
  execute format('create index on %I using gin (search) with (fastupdate = off)', target);
  perform search_function(target);
end $$;

-- Tables that an older text of these functions made searchable, and what that text knew besides.
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
  drop function if exists search_in(regclass, bigint, text);
  drop function if exists search_queries(bigint, bigint, text);
end $$;

-- Names of every script are found, and names are sorted as a German reader expects.

-- Lower case, umlauts and accents folded away, however they were typed: ä = ae, ß = ss.
create or replace function folded(value text) returns text language sql immutable parallel safe
  as $$ select translate(
    replace(replace(replace(replace(lower(normalize(value, nfc)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    'áàâãåąćčçďéèêëęěğíìîïıłľńñňóòôõøőřśšşťțúùûůűýÿźżž',
    'aaaaaacccdeeeeeegiiiiillnnnoooooorsssttuuuuuyyzzz') $$;

create or replace function search_words(tenant bigint, entity bigint, variadic texts text[]) returns tsvector
  language sql immutable parallel safe
  as $$ select coalesce(array_to_tsvector(array_agg(distinct tenant || '.' || entity || '.' || word)), '')
        from unnest(texts) t,
          regexp_split_to_table(folded(t) || ' ' || folded(translate(lower(normalize(t, nfc)), 'äöü', 'aou')), '[^[:alnum:]]+') word
        where word <> '' $$;

-- What holds no word finds nobody.
create or replace function search_query(tenant bigint, entity bigint, typed text) returns tsquery
  language sql immutable parallel safe
  as $$ select coalesce(string_agg('''' || tenant || '.' || entity || '.' || word || ''':*', ' & '), '')::tsquery
        from (select distinct word from regexp_split_to_table(folded(typed), '[^[:alnum:]]+') word
              where word <> '' limit 8) words $$;

-- A stored column is filled again by being made again.
alter table business_partners drop column search;
alter table business_partners add column search tsvector
  generated always as (search_words(tenant_id, legal_entity_id, name, name_affix, address ->> 'city')) stored;
create index on business_partners using gin (search) with (fastupdate = off);

alter table persons drop column search;
alter table persons add column search tsvector generated always as (search_words(
    tenant_id, legal_entity_id, first_name, last_name, other_first_names, birth_name, city, email, phone)) stored;
create index on persons using gin (search) with (fastupdate = off);

drop index persons_by_first_name, persons_by_last_name;
create index persons_by_first_name on persons (tenant_id, legal_entity_id, (first_name collate "de-x-icu"), id) where not deleted;
create index persons_by_last_name on persons (tenant_id, legal_entity_id, (last_name collate "de-x-icu"), id) where not deleted;

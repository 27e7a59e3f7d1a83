-- PostgreSQL cuts a name after 63 bytes, and with it the message: these say what is generally wrong instead. The words
-- of their own are said by the rules before.
do $$
declare
  cut record;
begin
  for cut in select conrelid::regclass as "table", conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname like '%.%:%' and octet_length(conname) >= 63
  loop
    execute format('alter table %s rename constraint %I to %I', cut.table, cut.name,
      split_part(cut.name, ':', 1) || ':common.validation-invalid');
  end loop;
end $$;

-- Refuses like a constraint of that name, `table.field:message`; see server/src/kit/db/errors.ts. The message names it as
-- well: where tables lie on several machines it is all that comes back.
create or replace function refuse(state text, named text) returns void language plpgsql as $$
begin
  raise exception using errcode = state, message = format('violates constraint "%s"', named), constraint = named;
end $$;

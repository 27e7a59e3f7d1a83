-- Fails without a tenant: a setting that was never made raises 42704, an empty one 22P02.
create or replace function current_tenant() returns bigint language sql stable
  as $$ select current_setting('app.tenant_id')::bigint $$;

create or replace function current_actor() returns bigint language sql stable
  as $$ select nullif(current_setting('app.actor_id', true), '')::bigint $$;

-- The one place that says who sees which rows of a tenant's table.
create or replace function tenant_policies(target regclass) returns void language plpgsql as $$
begin
  execute format('drop policy if exists tenant on %s', target);
  execute format(
    'create policy tenant on %s to pietas_app using (tenant_id = (select current_tenant())) '
    'with check (tenant_id = (select current_tenant()))', target);
  perform platform_policy(target);
end $$;

create or replace function platform_policy(target regclass) returns void language plpgsql as $$
begin
  execute format('drop policy if exists platform on %s', target);
  execute format('create policy platform on %s to pietas_platform using (true) with check (true)', target);
end $$;

-- Closes a table to other tenants.
create or replace function isolate(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  perform tenant_policies(target);
  execute format('grant select, insert, update, delete on %s to pietas_app, pietas_platform', target);
end $$;

-- Makes a table a tenant's own: isolation, the tenant's foreign key, audit trail, and versions where it has them.
create or replace function tenant_table(target regclass, variadic hidden text[] default '{}') returns void language plpgsql as $$
declare
  arguments text := (select coalesce(string_agg(quote_literal(h), ', '), '') from unnest(hidden) h);
begin
  perform isolate(target);
  execute format('alter table %s add foreign key (tenant_id) references tenants (id)', target);
  execute format(
    'create trigger audit after insert or update or delete on %s for each row execute function audit(%s)', target, arguments);
  if exists (select from pg_attribute where attrelid = target and attname = 'version') then
    execute format('create trigger touch before update on %s for each row execute function touch()', target);
  end if;
end $$;

-- Tables without a tenant are reached by the platform role alone.
create or replace function platform_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  perform platform_policy(target);
  execute format('grant select, insert, update, delete on %s to pietas_platform', target);
end $$;

-- Tables that were closed by an older text of these functions get the policies of this one.
do $$
declare
  closed record;
begin
  for closed in select polrelid::regclass as name, bool_or(polname = 'tenant') as of_tenant from pg_policy
    where polname in ('tenant', 'platform') group by polrelid
  loop
    if closed.of_tenant then
      perform tenant_policies(closed.name);
    else
      perform platform_policy(closed.name);
    end if;
  end loop;
end $$;

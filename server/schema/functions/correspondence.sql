-- What a finished letter says is what was printed. Where its mail is may still be noted, and whom a person became.
create or replace function keep_finished_letter() returns trigger language plpgsql as $$
declare
  -- What is generated is not known yet in a trigger that runs before.
  free constant text[] := '{mail_state,mail_sent_at,mail_error,mail_try,version,updated_at,updated_by,
    sort_recipient,sort_subject,search}';
begin
  if old.state = 'FINAL' and not follows_merge(tg_relid, to_jsonb(old), to_jsonb(new))
    and to_jsonb(old) - free <> to_jsonb(new) - free then
    raise sqlstate 'PT409' using message = 'LETTER_FINISHED';
  end if;
  return new;
end $$;

-- The page of a finished letter stays with it, as it is and what it is called.
create or replace function keep_page_of_letter() returns trigger language plpgsql as $$
begin
  if exists (select from letters l where l.tenant_id = old.tenant_id and l.document_id = old.id) then
    raise sqlstate 'PT409' using message = 'LETTER_FINISHED';
  end if;
  return new;
end $$;

-- Keeps what a template says whenever it says something else.
create or replace function keep_template_version() returns trigger language plpgsql as $$
begin
  insert into template_versions (tenant_id, template_id, version, name, kinds, subject, content, header, footer, author_id)
    values (new.tenant_id, new.id, new.version, new.name, new.kinds, new.subject, new.content, new.header, new.footer,
      new.updated_by);
  return null;
end $$;

-- Counts what a template of all tenants says, so that copies know whether it has moved on.
create or replace function count_edition() returns trigger language plpgsql as $$
begin
  if (old.name, old.kinds, old.subject, old.content, old.header, old.footer)
    is distinct from (new.name, new.kinds, new.subject, new.content, new.header, new.footer) then
    new.edition := old.edition + 1;
  end if;
  return new;
end $$;

-- Gives a tenant its own copy of every template of all tenants that it has none of, offered at its legal entities.
create or replace function copy_global_templates(tenant bigint) returns void language plpgsql as $$
declare
  given record;
  category bigint;
begin
  for given in select g.name from global_template_categories g
    where not g.deleted and exists (select from global_templates t where t.category_id = g.id and not t.deleted)
  loop
    if not exists (select from template_categories c where c.tenant_id = tenant and c.name = given.name and not c.deleted) then
      insert into template_categories (tenant_id, name) values (tenant, given.name);
    end if;
  end loop;
  insert into offered_template_categories (tenant_id, legal_entity_id, template_category_id)
    select e.tenant_id, e.id, c.id from legal_entities e join template_categories c on c.tenant_id = e.tenant_id
    where e.tenant_id = tenant on conflict do nothing;
  for given in select g.*, k.name as category from global_templates g
    left join global_template_categories k on k.id = g.category_id where not g.deleted order by g.id
  loop
    continue when exists (select from templates t where t.tenant_id = tenant and t.global_template_id = given.id);
    select min(c.id) into category from template_categories c
      where c.tenant_id = tenant and c.name = given.category and not c.deleted;
    insert into templates (tenant_id, name, category_id, kinds, subject, content, header, footer, global_template_id, edition)
    values (tenant, given.name, category, given.kinds, given.subject, given.content, given.header, given.footer, given.id,
      given.edition);
  end loop;
  insert into offered_templates (tenant_id, legal_entity_id, template_id)
    select e.tenant_id, e.id, t.id from legal_entities e join templates t on t.tenant_id = e.tenant_id
    where e.tenant_id = tenant and t.global_template_id is not null on conflict do nothing;
end $$;

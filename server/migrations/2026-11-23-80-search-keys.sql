-- Persons and partners are found by telephone and register numbers as well, and by words that sound alike or are one
-- slip apart: docs/adr/0031.

alter table persons drop column search;
alter table persons add column search tsvector generated always as (
  search_words(tenant_id, legal_entity_id, variadic
    array[first_name, last_name, other_first_names, birth_name, city, email, phone] || contacts_of(contact_details, 'EMAIL'))
  || search_marks(tenant_id, legal_entity_id, phone || contacts_of(contact_details, 'PHONE', 'MOBILE', 'FAX'),
    array[death_register_number])) stored;
select searchable('persons');

alter table business_partners drop column search;
alter table business_partners add column search tsvector generated always as (
  search_words(tenant_id, legal_entity_id, variadic
    array[name, name_affix, address ->> 'city', accounting_invoice_email, accounting_email]
    || contacts_of(contact_details, 'EMAIL'))
  || search_marks(tenant_id, legal_entity_id,
    accounting_phone || contacts_of(contact_details, 'PHONE', 'MOBILE', 'FAX'), '{}')) stored;
select searchable('business_partners');

-- The different words of the names of a legal entity: far fewer than names, so what sounds alike or was mistyped is
-- looked up among them and costs the same however many bear a name. Derived from persons and partners by triggers, so
-- it stays out of the trail.
create table name_words (
  tenant_id bigint not null default current_tenant(),
  id bigint generated always as identity,
  legal_entity_id bigint not null,
  word text not null collate "C",
  keys tsvector not null generated always as (name_keys(tenant_id, legal_entity_id, word)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id) references tenants (id),
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id)
);
create index on name_words (tenant_id, legal_entity_id, word);
create index on name_words using gin (keys) with (fastupdate = off);
select isolate('name_words');
revoke update, delete on name_words from pietas_app;

create trigger note_names after insert on persons for each row execute function note_person_names();
create trigger note_new_names after update on persons for each row
  when ((old.first_name, old.last_name, old.birth_name) is distinct from (new.first_name, new.last_name, new.birth_name))
  execute function note_person_names();
create trigger note_names after insert on business_partners for each row execute function note_partner_names();
create trigger note_new_names after update on business_partners for each row
  when ((old.name, old.name_affix) is distinct from (new.name, new.name_affix))
  execute function note_partner_names();

insert into name_words (tenant_id, legal_entity_id, word)
  select p.tenant_id, p.legal_entity_id, w from persons p, name_words_of(p.first_name, p.last_name, p.birth_name) w
  union
  select b.tenant_id, b.legal_entity_id, w from business_partners b, name_words_of(b.name, b.name_affix) w;

-- Companies, registry offices, cemeteries and others that a funeral home works with.

create table business_partners (
  like tenant_record including all,
  legal_entity_id bigint not null,
  name text not null collate "de-x-icu",
  name_affix text,
  address jsonb,
  accounting_invoice_email text,
  accounting_email text,
  accounting_phone text,
  tax_number text,
  vat_id text,
  buyer_id text,
  buyer_reference text,
  digital_invoice boolean not null default false,
  locked boolean not null default false,
  notes text,
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id)
);
create index on business_partners (tenant_id, legal_entity_id, name, id) where not deleted;
create index on business_partners (tenant_id, legal_entity_id, updated_at, id) where not deleted;
create index on business_partners (tenant_id, legal_entity_id, created_at, id) where not deleted;
alter table business_partners add column search tsvector
  generated always as (search_words(tenant_id, legal_entity_id, name, name_affix, address ->> 'city')) stored;
select searchable('business_partners');
select tenant_table('business_partners', 'search');

create table partner_types_of_partners (
  tenant_id bigint not null default current_tenant(),
  business_partner_id bigint not null,
  business_partner_type_id bigint not null,
  primary key (tenant_id, business_partner_id, business_partner_type_id),
  foreign key (tenant_id, business_partner_id) references business_partners (tenant_id, id),
  constraint "partner_types_of_partners.typeIds"
    foreign key (tenant_id, business_partner_type_id) references business_partner_types (tenant_id, id)
);
create index on partner_types_of_partners (tenant_id, business_partner_type_id);
select tenant_table('partner_types_of_partners');

-- Imports of business partners, with what is needed to take each of them back.

create table partner_imports (
  like tenant_record including all,
  legal_entity_id bigint not null,
  file_name text not null,
  match_by text not null,
  created integer not null,
  updated integer not null,
  unchanged integer not null,
  refused integer not null,
  undone boolean not null default false,
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id)
);
create index on partner_imports (tenant_id, legal_entity_id, created_at, id);
select tenant_table('partner_imports');

-- What an import did to a partner: what he was before (null = he was not there), and the version that it left.
create table partner_import_rows (
  tenant_id bigint not null default current_tenant(),
  partner_import_id bigint not null,
  business_partner_id bigint not null,
  version integer not null,
  before jsonb,
  type_ids_before bigint[],
  primary key (tenant_id, partner_import_id, business_partner_id),
  foreign key (tenant_id, partner_import_id) references partner_imports (tenant_id, id),
  foreign key (tenant_id, business_partner_id) references business_partners (tenant_id, id)
);
create index on partner_import_rows (tenant_id, business_partner_id);
-- What the partners were stands in their own trail.
select tenant_table('partner_import_rows', 'before', 'type_ids_before');

-- What an import looks for.
create index business_partners_by_vat_id on business_partners (tenant_id, legal_entity_id, vat_id) where not deleted;
create index business_partners_by_buyer_id on business_partners (tenant_id, legal_entity_id, buyer_id) where not deleted;

-- Relationships of persons, and what is known of an estate.

create table relationships (
  like tenant_record including all,
  legal_entity_id bigint not null,
  person_id bigint not null,
  related_person_id bigint,
  relationship_type text,
  marital_status text,
  marriage_date date,
  marriage_place text,
  marriage_registry_office bigint,
  marriage_registry_number text,
  divorce_date date,
  divorce_district_court text,
  divorce_district_court_reference_number text,
  constraint "relationships.maritalStatus:relationshipKindMismatch" check (num_nonnulls(relationship_type, marital_status) = 1),
  constraint "relationships.relatedPersonId:relatedToOneself" check (related_person_id <> person_id),
  constraint "relationships.marriageDate:marriageDateBeforeDivorceDate" check (marriage_date <= divorce_date),
  constraint "relationships.marriage" check (
    marital_status is not null or num_nonnulls(marriage_date, marriage_place, marriage_registry_office,
      marriage_registry_number, divorce_date, divorce_district_court, divorce_district_court_reference_number) = 0),
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  foreign key (tenant_id, person_id) references persons (tenant_id, id),
  constraint "relationships.relatedPersonId" foreign key (tenant_id, related_person_id) references persons (tenant_id, id),
  constraint "relationships.marriageRegistryOffice" foreign key (tenant_id, marriage_registry_office)
    references business_partners (tenant_id, id)
);
create index on relationships (tenant_id, person_id) where not deleted;
create index on relationships (tenant_id, related_person_id) where not deleted;
select tenant_table('relationships');

alter table persons
  add column relationship_status text not null default 'SINGLE',
  add column testament_exists boolean,
  add column testament_managed_by_type text,
  add column testament_managed_by_person_id bigint,
  add column testament_managed_by_business_partner_id bigint,
  add column testament_managed_by_legal_entity_branch_id bigint,
  add column inheritance_contract_exists boolean,
  add column inheritance_contract_managed_by_type text,
  add column inheritance_contract_managed_by_person_id bigint,
  add column inheritance_contract_managed_by_business_partner_id bigint,
  add column inheritance_contract_managed_by_legal_entity_branch_id bigint,
  add column owns_land_assets boolean not null default false,
  add column owns_business_assets boolean not null default false,
  add column owns_agricultural_assets boolean not null default false,
  add column owns_other_assets boolean not null default false,
  add column owns_unknown_assets boolean not null default false,
  add column contact_id_for_inheritance bigint,
  add constraint "persons.testamentManagedBy" check (
    num_nonnulls(testament_managed_by_person_id, testament_managed_by_business_partner_id,
      testament_managed_by_legal_entity_branch_id) <= case when testament_managed_by_type is null then 0 else 1 end),
  add constraint "persons.testamentManagedBy:testamentExitsButNotManagedByPerson" check (
    testament_exists is not true or num_nonnulls(testament_managed_by_person_id,
      testament_managed_by_business_partner_id, testament_managed_by_legal_entity_branch_id) = 1),
  add constraint "persons.inheritanceContractManagedBy" check (
    num_nonnulls(inheritance_contract_managed_by_person_id, inheritance_contract_managed_by_business_partner_id,
      inheritance_contract_managed_by_legal_entity_branch_id)
    <= case when inheritance_contract_managed_by_type is null then 0 else 1 end),
  add constraint "persons.inheritanceContractManagedBy:inheritanceContractExitsButNotManagedByPerson" check (
    inheritance_contract_exists is not true or num_nonnulls(inheritance_contract_managed_by_person_id,
      inheritance_contract_managed_by_business_partner_id, inheritance_contract_managed_by_legal_entity_branch_id) = 1),
  add foreign key (tenant_id, testament_managed_by_person_id) references persons (tenant_id, id),
  add foreign key (tenant_id, testament_managed_by_business_partner_id) references business_partners (tenant_id, id),
  add foreign key (tenant_id, testament_managed_by_legal_entity_branch_id) references branches (tenant_id, id),
  add foreign key (tenant_id, inheritance_contract_managed_by_person_id) references persons (tenant_id, id),
  add foreign key (tenant_id, inheritance_contract_managed_by_business_partner_id) references business_partners (tenant_id, id),
  add foreign key (tenant_id, inheritance_contract_managed_by_legal_entity_branch_id) references branches (tenant_id, id),
  add constraint "persons.contactIdForInheritance" foreign key (tenant_id, contact_id_for_inheritance) references persons (tenant_id, id);

create trigger derive_relationship_status after insert or update on relationships
  for each row when (new.marital_status is not null) execute function derive_relationship_status();

-- The derived status is neither a change of the person nor part of the trail: whoever has the person open may still save.
drop trigger touch on persons;
create trigger touch before update on persons
  for each row when (old.relationship_status = new.relationship_status) execute function touch();
drop trigger audit on persons;
create trigger audit after insert or update or delete on persons
  for each row execute function audit('search', 'sort_name', 'name_phonetic', 'relationship_status');

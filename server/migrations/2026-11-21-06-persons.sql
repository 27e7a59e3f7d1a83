-- Persons: the deceased, their relatives and clients.
-- A constraint named "table.field:message" is answered as that message at that field.

create table persons (
  like tenant_record including all,
  legal_entity_id bigint not null,
  salutation text,
  title text,
  gender text not null,
  first_name text not null,
  last_name text not null,
  sort_name text not null collate "de-x-icu" generated always as (last_name || ', ' || first_name) stored,
  name_phonetic text not null,
  other_first_names text,
  birth_name text,
  date_of_birth date not null,
  place_of_birth text,
  birth_registry_office bigint,
  birth_register_number text,
  notes text,
  street text,
  street_number text,
  zip_code text,
  city text collate "de-x-icu",
  country text,
  email text,
  phone text,
  contact_details jsonb not null default '[]',
  nationality text,
  religious_affiliation text,
  report_religion boolean,
  profession text,
  bank_account_iban text,
  bank_account_bic text,
  bank_account_institute text,
  count_of_kids integer,
  count_of_dead_kids integer,
  number_of_underage_children integer,
  deceased boolean not null default false,
  deceased_at date,
  deceased_time_at time,
  place_of_death jsonb,
  last_seen_alive_at timestamptz,
  found_dead_at timestamptz,
  size integer,
  weight integer,
  death_comment text,
  reason_of_death text,
  infectious_data text,
  death_register_number text,
  death_register_date date,
  death_registry_office_id bigint,
  death_registered_by_type text,
  death_registered_by_person_id bigint,
  death_registered_by_business_partner_id bigint,
  death_registered_by_legal_entity_branch_id bigint,
  death_registered_by_user_id bigint,
  current_position jsonb,
  search tsvector generated always as (search_words(
    tenant_id, legal_entity_id, first_name, last_name, other_first_names, birth_name, city, email, phone)) stored,
  constraint "persons.dateOfBirth:birthDateBeforeDeceasedAt" check (date_of_birth <= deceased_at),
  constraint "persons.countOfDeadKids:invalidAmountOfDeadKids" check (count_of_dead_kids <= coalesce(count_of_kids, 0)),
  constraint "persons.numberOfUnderageChildren:invalidAmountOfUnderageChildren"
    check (number_of_underage_children <= coalesce(count_of_kids, 0)),
  constraint "persons.deathRegisteredBy" check (
    num_nonnulls(death_registered_by_person_id, death_registered_by_business_partner_id,
      death_registered_by_legal_entity_branch_id, death_registered_by_user_id)
    = case when death_registered_by_type is null then 0 else 1 end),
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "persons.birthRegistryOffice" foreign key (tenant_id, birth_registry_office)
    references business_partners (tenant_id, id),
  constraint "persons.deathRegistryOfficeId" foreign key (tenant_id, death_registry_office_id)
    references business_partners (tenant_id, id),
  constraint "persons.deathRegisteredBy.personId" foreign key (tenant_id, death_registered_by_person_id)
    references persons (tenant_id, id),
  constraint "persons.deathRegisteredBy.businessPartnerId" foreign key (tenant_id, death_registered_by_business_partner_id)
    references business_partners (tenant_id, id),
  constraint "persons.deathRegisteredBy.legalEntityBranchId" foreign key (tenant_id, death_registered_by_legal_entity_branch_id)
    references branches (tenant_id, id),
  constraint "persons.deathRegisteredBy.userId" foreign key (tenant_id, death_registered_by_user_id)
    references users (tenant_id, id)
);

-- One index for each sort that the list offers; the list walks it and stops after a page.
create index persons_by_update on persons (tenant_id, legal_entity_id, updated_at, id) where not deleted;
create index persons_by_creation on persons (tenant_id, legal_entity_id, created_at, id) where not deleted;
create index persons_by_name on persons (tenant_id, legal_entity_id, sort_name, id) where not deleted;
create index persons_by_first_name on persons (tenant_id, legal_entity_id, (first_name collate "de-x-icu"), id) where not deleted;
create index persons_by_last_name on persons (tenant_id, legal_entity_id, (last_name collate "de-x-icu"), id) where not deleted;
create index persons_by_birth on persons (tenant_id, legal_entity_id, date_of_birth, id) where not deleted;
create index persons_by_death on persons (tenant_id, legal_entity_id, coalesce(deceased_at, '-infinity'), id) where not deleted;
create index persons_by_city on persons (tenant_id, legal_entity_id, coalesce(city, ''), id) where not deleted;
-- Duplicates share birth date and sound of the name; both are compared by =, which row security lets through.
create index persons_alike on persons (tenant_id, legal_entity_id, date_of_birth, name_phonetic) where not deleted;

select searchable('persons');
select tenant_table('persons', 'search', 'sort_name', 'name_phonetic');

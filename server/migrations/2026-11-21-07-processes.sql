-- Processes: the cases of a funeral home.

create table processes (
  like tenant_record including all,
  legal_entity_id bigint not null,
  type text not null,
  status text not null default 'ACTIVE',
  parent_id bigint,
  recording_type text not null,
  burial_form_id bigint not null,
  legal_entity_branch_id bigint not null,
  deceased_person_id bigint not null,
  client_person_id bigint,
  client_business_partner_id bigint,
  assignee_id bigint,
  cemetery_id bigint,
  grave_type_id bigint,
  grave_owner_id bigint,
  grave_position text,
  grave_desired_position text,
  grave_number text,
  grave_burial_location text,
  grave_lowering_requested boolean not null default false,
  grave_preallocation_details text,
  allow_disclosure_of_information boolean not null default false,
  information_policy text,
  informing_person_id bigint,
  platform_access_requested boolean not null default false,
  allowed_product_category_ids bigint[] not null default '{}',
  free_death_certificate boolean not null default false,
  free_death_certificate_count integer not null default 0,
  chargeable_death_certificate boolean not null default false,
  chargeable_death_certificate_count integer not null default 0,
  international_death_certificate boolean not null default false,
  international_death_certificate_count integer not null default 0,
  deferred_death_certificate boolean not null default false,
  mortuary_passport boolean not null default false,
  drv_number text,
  drv_change_to text,
  cancel_pension boolean not null default false,
  request_advance boolean not null default false,
  change_bank_account boolean not null default false,
  constraint "processes.clientPersonId:clientPerson" check (num_nonnulls(client_person_id, client_business_partner_id) = 1),
  constraint "processes.parentId:common.validation-required" check (type <> 'ADDITIONAL' or parent_id is not null),
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "processes.parentId" foreign key (tenant_id, parent_id) references processes (tenant_id, id),
  constraint "processes.burialFormId" foreign key (tenant_id, burial_form_id) references burial_forms (tenant_id, id),
  -- The branch belongs to the legal entity of the process.
  constraint "processes.legalEntityBranchId:branchId" foreign key (tenant_id, legal_entity_id, legal_entity_branch_id)
    references branches (tenant_id, legal_entity_id, id),
  constraint "processes.deceasedPersonId" foreign key (tenant_id, deceased_person_id) references persons (tenant_id, id),
  constraint "processes.clientPersonId" foreign key (tenant_id, client_person_id) references persons (tenant_id, id),
  constraint "processes.clientBusinessPartnerId" foreign key (tenant_id, client_business_partner_id)
    references business_partners (tenant_id, id),
  constraint "processes.assigneeId" foreign key (tenant_id, assignee_id) references users (tenant_id, id),
  constraint "processes.cemeteryId" foreign key (tenant_id, cemetery_id) references business_partners (tenant_id, id),
  constraint "processes.graveTypeId" foreign key (tenant_id, grave_type_id) references grave_types (tenant_id, id),
  constraint "processes.graveOwnerId" foreign key (tenant_id, grave_owner_id) references persons (tenant_id, id),
  constraint "processes.informingPersonId" foreign key (tenant_id, informing_person_id) references persons (tenant_id, id)
);

create index on processes (tenant_id, legal_entity_id, created_at, id);
create index on processes (tenant_id, legal_entity_id, updated_at, id);
create index on processes (tenant_id, legal_entity_id, id);
create index on processes (tenant_id, legal_entity_id, type, id);
create index on processes (tenant_id, legal_entity_id, status, id);
create index on processes (tenant_id, deceased_person_id);
create index on processes (tenant_id, client_person_id);
create index on processes (tenant_id, client_business_partner_id);
create index on processes (tenant_id, parent_id);
select tenant_table('processes');

create table process_persons (
  like tenant_record including all,
  process_id bigint not null,
  person_id bigint not null,
  role text not null,
  constraint "process_persons.personId" unique (tenant_id, process_id, person_id, role),
  foreign key (tenant_id, process_id) references processes (tenant_id, id),
  constraint "process_persons.processPersons" foreign key (tenant_id, person_id) references persons (tenant_id, id)
);
create index on process_persons (tenant_id, person_id);
select tenant_table('process_persons');

create table process_invited_persons (
  tenant_id bigint not null default current_tenant(),
  process_id bigint not null,
  person_id bigint not null,
  primary key (tenant_id, process_id, person_id),
  foreign key (tenant_id, process_id) references processes (tenant_id, id),
  constraint "process_invited_persons.platformAccessInvitedPersonIds" foreign key (tenant_id, person_id)
    references persons (tenant_id, id)
);
create index on process_invited_persons (tenant_id, person_id);
select tenant_table('process_invited_persons');

create table process_business_partners (
  tenant_id bigint not null default current_tenant(),
  process_id bigint not null,
  business_partner_id bigint not null,
  primary key (tenant_id, process_id, business_partner_id),
  foreign key (tenant_id, process_id) references processes (tenant_id, id),
  constraint "process_business_partners.businessPartnerIds" foreign key (tenant_id, business_partner_id)
    references business_partners (tenant_id, id)
);
create index on process_business_partners (tenant_id, business_partner_id);
select tenant_table('process_business_partners');

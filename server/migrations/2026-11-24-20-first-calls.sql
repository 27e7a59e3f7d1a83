-- What somebody has said on the telephone, kept until a case has come of it or somebody has discarded it.
create table first_calls (
  like tenant_record including all,
  legal_entity_id bigint not null,
  caller_person_id bigint,
  caller_salutation text,
  caller_first_name text,
  caller_last_name text,
  caller_phone text,
  caller_relation text,
  client_business_partner_id bigint,
  deceased_person_id bigint,
  deceased_salutation text,
  deceased_first_name text,
  deceased_last_name text,
  date_of_birth date,
  date_of_birth_unknown boolean not null default false,
  deceased_at date,
  deceased_time_at time,
  place_of_death jsonb,
  current_position jsonb,
  infectious_data text,
  doctor_has_been boolean,
  burial_type_id bigint,
  burial_form_id bigint,
  pick_up_at timestamptz,
  pick_up_car_id bigint,
  pick_up_user_id bigint,
  pick_up_companion_id bigint,
  pick_up_destination jsonb,
  legal_entity_branch_id bigint,
  assignee_id bigint,
  note text,
  process_id bigint,
  discard_reason text,
  -- What it is found by.
  words text not null generated always as (coalesce(caller_first_name, '') || ' ' || coalesce(caller_last_name, '') || ' '
    || coalesce(caller_phone, '') || ' ' || coalesce(deceased_first_name, '') || ' '
    || coalesce(deceased_last_name, '')) stored,
  constraint "first_calls.callerPhone:first-call.validation.caller"
    check (num_nonnulls(caller_phone, caller_first_name, caller_last_name, caller_person_id) > 0),
  constraint "first_calls.dateOfBirth:birthDateBeforeDeceasedAt" check (date_of_birth <= deceased_at),
  constraint "first_calls.dateOfBirth" check (date_of_birth is null or not date_of_birth_unknown),
  constraint "first_calls.callerSalutation" check (caller_salutation in ('SIR', 'MADAM', 'DIVERSE')),
  constraint "first_calls.deceasedSalutation" check (deceased_salutation in ('SIR', 'MADAM', 'DIVERSE')),
  constraint "first_calls.infectiousData" check (infectious_data in ('INFECTIOUS', 'HIGHLY_INFECTIOUS')),
  constraint "first_calls.reason:common.validation-required" check (deleted = (discard_reason is not null)),
  -- What has become a case is discarded no more.
  constraint "first_calls.processId" check (process_id is null or not deleted),
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "first_calls.callerPersonId" foreign key (tenant_id, caller_person_id) references persons (tenant_id, id),
  constraint "first_calls.deceasedPersonId" foreign key (tenant_id, deceased_person_id)
    references persons (tenant_id, id),
  constraint "first_calls.clientBusinessPartnerId" foreign key (tenant_id, client_business_partner_id)
    references business_partners (tenant_id, id),
  constraint "first_calls.burialTypeId" foreign key (tenant_id, burial_type_id) references burial_types (tenant_id, id),
  constraint "first_calls.burialFormId" foreign key (tenant_id, burial_form_id) references burial_forms (tenant_id, id),
  constraint "first_calls.pickUpCarId" foreign key (tenant_id, pick_up_car_id) references cars (tenant_id, id),
  constraint "first_calls.pickUpUserId" foreign key (tenant_id, pick_up_user_id) references users (tenant_id, id),
  constraint "first_calls.pickUpCompanionId" foreign key (tenant_id, pick_up_companion_id)
    references users (tenant_id, id),
  constraint "first_calls.legalEntityBranchId" foreign key (tenant_id, legal_entity_branch_id)
    references branches (tenant_id, id),
  constraint "first_calls.assigneeId" foreign key (tenant_id, assignee_id) references users (tenant_id, id),
  -- A case of its own legal entity.
  foreign key (tenant_id, legal_entity_id, process_id) references processes (tenant_id, legal_entity_id, id)
);
create index first_calls_open on first_calls (tenant_id, legal_entity_id, created_at, id)
  where not deleted and process_id is null;
create index on first_calls (tenant_id, process_id) where process_id is not null;
create index on first_calls (tenant_id, deceased_person_id) where deceased_person_id is not null;
create index on first_calls (tenant_id, caller_person_id) where caller_person_id is not null;
select tenant_table('first_calls', 'words');

-- What a process is worked on with: notes and preparations, a trail that is read process by process, events for open
-- screens, and a list that is sorted by name without reading every case.

-- The trail names the process of whatever belongs to one, and open screens are told of every change.
alter table audit_entries add column process_id bigint;
create index audit_entries_by_process on audit_entries (tenant_id, process_id, id) where process_id is not null;

-- As before, and two things more: `process_id`, and the announcement. Who listens learns the tenant, the table and the
-- numbers, never what is written there. A change is told under the record that it belongs to: of a part of a task the
-- task, of what hangs on a process the process. What has a legal entity of its own is told by itself.
create or replace function audit() returns trigger language plpgsql as $$
declare
  hidden constant text[] := tg_argv || array['tenant_id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'];
  record constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  keys jsonb;
  was jsonb;
  became jsonb;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value) into was, became
      from jsonb_each(to_jsonb(old) - hidden) o
      join jsonb_each(record - hidden) n on n.key = o.key and n.value <> o.value;
    if became is null then
      return null;
    end if;
    if not record ? 'id' then
      keys := (select jsonb_object_agg(k.key, k.value) from jsonb_each(record - hidden) k where k.key like '%\_id');
      was := keys || was;
      became := keys || became;
    end if;
  elsif tg_op = 'INSERT' then
    became := jsonb_strip_nulls(record - hidden);
  else
    was := jsonb_strip_nulls(record - hidden);
  end if;
  insert into audit_entries (tenant_id, record_table, record_id, process_id, action, before, after)
  values (
    coalesce(record -> 'tenant_id', record -> 'id')::bigint, tg_table_name,
    (record -> 'id')::bigint, (record ->> 'process_id')::bigint, lower(tg_op), was, became
  );
  perform pg_notify('changes', json_build_array(
    coalesce(record -> 'tenant_id', record -> 'id'), tg_table_name, record -> 'id',
    case when not record ? 'legal_entity_id' then coalesce(record -> 'task_id', record -> 'process_id') end,
    record -> 'legal_entity_id')::text);
  return null;
end $$;

create table process_notes (
  like tenant_record including all,
  process_id bigint not null,
  subject text not null,
  text text,
  constraint "process_notes.subject:common.validation-required" check (subject <> ''),
  -- UTF-16 code units, as the form counts them: what lies beyond the first plane counts twice.
  constraint "process_notes.text" check (
    char_length(text) + char_length(regexp_replace(text, '[\u0001-\uffff]', '', 'g')) <= 255),
  constraint "process_notes.processId" foreign key (tenant_id, process_id) references processes (tenant_id, id)
);
create index process_notes_of_process on process_notes (tenant_id, process_id, created_at, id) where not deleted;
select tenant_table('process_notes');

-- One row for each process that has any. A section is one value; the partners in it are columns as well, which the
-- database derives and keeps true.
create table process_preparations (
  like tenant_record including all,
  process_id bigint not null,
  burial_preparation jsonb,
  care_preparation jsonb,
  farewell_preparation jsonb,
  fire_transfer_preparation jsonb,
  funeral_service_preparation jsonb,
  grave_clearing_preparation jsonb,
  grave_opening_preparation jsonb,
  laying_out_preparation jsonb,
  pickup_preparation jsonb,
  urn_transport_preparation jsonb,
  management_provider_id bigint generated always as ((burial_preparation ->> 'managementProviderId')::bigint) stored,
  flower_provider_id bigint generated always as ((burial_preparation ->> 'flowerProviderId')::bigint) stored,
  remove_vegetation_provider_id bigint
    generated always as ((grave_opening_preparation ->> 'removeVegetationProviderId')::bigint) stored,
  remove_edging_provider_id bigint
    generated always as ((grave_opening_preparation ->> 'removeEdgingProviderId')::bigint) stored,
  receiver_id bigint generated always as ((urn_transport_preparation ->> 'receiverId')::bigint) stored,
  unique (tenant_id, process_id),
  foreign key (tenant_id, process_id) references processes (tenant_id, id),
  constraint "preparations.burialPreparation.managementProviderId"
    foreign key (tenant_id, management_provider_id) references business_partners (tenant_id, id),
  constraint "preparations.burialPreparation.flowerProviderId"
    foreign key (tenant_id, flower_provider_id) references business_partners (tenant_id, id),
  constraint "preparations.graveOpeningPreparation.removeVegetationProviderId"
    foreign key (tenant_id, remove_vegetation_provider_id) references business_partners (tenant_id, id),
  constraint "preparations.graveOpeningPreparation.removeEdgingProviderId"
    foreign key (tenant_id, remove_edging_provider_id) references business_partners (tenant_id, id),
  constraint "preparations.urnTransportPreparation.receiverId"
    foreign key (tenant_id, receiver_id) references business_partners (tenant_id, id)
);
select tenant_table('process_preparations', 'management_provider_id', 'flower_provider_id',
  'remove_vegetation_provider_id', 'remove_edging_provider_id', 'receiver_id');

-- The list by name walks an index: the name of the deceased stands with the case and follows the person.
alter table processes
  add column sort_name text collate "de-x-icu",
  -- One level only: who is a child is nobody's parent.
  add column is_additional boolean generated always as (type = 'ADDITIONAL') stored,
  add column parent_is_additional boolean generated always as (case when parent_id is null then null else false end) stored,
  add constraint processes_by_kind unique (tenant_id, id, is_additional),
  add constraint "processes.type:process.has-additional"
    foreign key (tenant_id, parent_id, parent_is_additional) references processes (tenant_id, id, is_additional);

alter table processes disable trigger user;
update processes c set sort_name = p.sort_name from persons p where p.tenant_id = c.tenant_id and p.id = c.deceased_person_id;
alter table processes enable trigger user;
alter table processes alter column sort_name set not null;
create index processes_by_name on processes (tenant_id, legal_entity_id, sort_name, id) where not deleted;

create function name_process() returns trigger language plpgsql as $$
begin
  new.sort_name := coalesce(
    (select p.sort_name from persons p where p.tenant_id = new.tenant_id and p.id = new.deceased_person_id), '');
  return new;
end $$;
create trigger name before insert or update of deceased_person_id on processes
  for each row execute function name_process();

create function rename_processes() returns trigger language plpgsql as $$
begin
  update processes c set sort_name = new.sort_name where c.tenant_id = new.tenant_id and c.deceased_person_id = new.id;
  return null;
end $$;
create trigger renamed after update on persons
  for each row when (old.sort_name is distinct from new.sort_name) execute function rename_processes();

drop trigger audit on processes;
create trigger audit after insert or update or delete on processes
  for each row execute function audit('sort_name', 'is_additional', 'parent_is_additional');
-- That the deceased is called otherwise is no change of the case: whoever has it open may go on.
drop trigger touch on processes;
create trigger touch before update on processes for each row
  when (old.sort_name is not distinct from new.sort_name or old.deceased_person_id is distinct from new.deceased_person_id)
  execute function touch();

-- What complaints and feedback are about.
select master_data_list('complaint_causes', 'complaint_cause');

-- Who works here already starts with the same ones as a new tenant, offered everywhere.
insert into complaint_causes (tenant_id, name)
  select t.id, n.name from tenants t cross join unnest(array['Terminverzug', 'Abrechnung', 'Beratung',
    'Schmuck und Ausstattung', 'Kommunikation', 'Ablauf der Trauerfeier', 'Sonstiges']) as n (name);
insert into offered_complaint_causes (tenant_id, legal_entity_id, complaint_cause_id)
  select e.tenant_id, e.id, k.id from legal_entities e join complaint_causes k on k.tenant_id = e.tenant_id;

alter table tasks
  add column complaint_cause_id bigint,
  add constraint "tasks.complaintCauseId:common.validation-invalid"
    check (complaint_cause_id is null or type in ('COMPLAINT', 'FEEDBACK')),
  add constraint "tasks.complaintCauseId" foreign key (tenant_id, complaint_cause_id)
    references complaint_causes (tenant_id, id);
create index on tasks (tenant_id, complaint_cause_id) where complaint_cause_id is not null;
-- What is said of the house is rare among tasks: its lists and figures are read here alone.
create index tasks_of_quality on tasks (tenant_id, legal_entity_id, created_at, id)
  where not deleted and type in ('COMPLAINT', 'FEEDBACK');

-- Lists that staff choose from. An item belongs to the tenant and is offered by single legal entities.

-- Makes a list with its assignment to legal entities; further columns are added by the caller.
create function master_data_list(target text, item text) returns void language plpgsql as $$
begin
  execute format('create table %I (like tenant_record including all, name text not null collate "de-x-icu")', target);
  execute format('create index on %I (tenant_id, name, id) where not deleted', target);
  execute format('create index on %I (tenant_id, created_at, id) where not deleted', target);
  execute format('create index on %I (tenant_id, updated_at, id) where not deleted', target);
  perform tenant_table(target::regclass);
  execute format(
    'create table %1$I (tenant_id bigint not null default current_tenant(), legal_entity_id bigint not null, %2$I bigint not null,
       primary key (tenant_id, legal_entity_id, %2$I),
       foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
       foreign key (tenant_id, %2$I) references %3$I (tenant_id, id))',
    'offered_' || target, item || '_id', target);
  execute format('create index on %I (tenant_id, %I)', 'offered_' || target, item || '_id');
  perform tenant_table(('offered_' || target)::regclass);
end $$;

select master_data_list('burial_types', 'burial_type');
alter table burial_types add column is_cremation boolean not null default false;

select master_data_list('burial_forms', 'burial_form');
alter table burial_forms
  add column burial_type_id bigint not null,
  add constraint "burial_forms.burialTypeId" foreign key (tenant_id, burial_type_id) references burial_types (tenant_id, id);
create index on burial_forms (tenant_id, burial_type_id);

select master_data_list('grave_types', 'grave_type');
select master_data_list('business_partner_types', 'business_partner_type');

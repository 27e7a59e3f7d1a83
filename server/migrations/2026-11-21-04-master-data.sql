-- Lists that staff choose from. An item belongs to the tenant and is offered by single legal entities.

select master_data_list('burial_types', 'burial_type');
alter table burial_types add column is_cremation boolean not null default false;

select master_data_list('burial_forms', 'burial_form');
alter table burial_forms
  add column burial_type_id bigint not null,
  add constraint "burial_forms.burialTypeId" foreign key (tenant_id, burial_type_id) references burial_types (tenant_id, id);
create index on burial_forms (tenant_id, burial_type_id);

select master_data_list('grave_types', 'grave_type');
select master_data_list('business_partner_types', 'business_partner_type');

-- What a process charges for. A position keeps what it took from its article, whatever becomes of that.
create table process_positions (
  like tenant_record including all,
  process_id bigint not null,
  product_id bigint,
  text text not null,
  description text,
  "group" text not null,
  quantity numeric(9, 3) not null,
  unit_price_cents bigint not null,
  price_is_gross boolean not null,
  vat_rate int not null,
  pass_through boolean not null default false,
  discount_percent numeric(5, 2),
  reason text,
  list_price_cents bigint,
  list_price_type text,
  bundle_display text,
  priced_by_parts boolean not null default false,
  parts jsonb not null default '[]',
  is_counted boolean not null default false,
  place int not null,
  sort_place bigint not null generated always as (
    case "group" when 'PRODUCTS' then 0 when 'EXTERNAL_SERVICES' then 1000000 when 'EXPENSES' then 2000000 else 3000000 end
    + place) stored,
  constraint "process_positions.processId" foreign key (tenant_id, process_id) references processes (tenant_id, id),
  constraint "process_positions.productId" foreign key (tenant_id, product_id) references products (tenant_id, id),
  constraint "process_positions.text:common.validation-required" check (text <> ''),
  constraint "process_positions.group:position.validation.group-required" check (
    "group" in ('PRODUCTS', 'EXTERNAL_SERVICES', 'EXPENSES', 'PAYMENTS')),
  constraint "process_positions.quantity:position.validation.quantity" check (quantity <> 0 and abs(quantity) <= 99999),
  constraint "process_positions.quantity:position.validation.whole-quantity" check (
    not is_counted or quantity = trunc(quantity)),
  constraint "process_positions.unitPriceCents" check (unit_price_cents between 0 and 1000000000),
  constraint "process_positions.vatRate" check (vat_rate in (19, 7, 0)),
  constraint "process_positions.discountPercent:position.validation.discount" check (discount_percent between 0 and 100),
  constraint "process_positions.productId:position.validation.payment" check (
    "group" <> 'PAYMENTS'
    or (product_id is null and vat_rate = 0 and price_is_gross and not pass_through and discount_percent is null)),
  constraint "process_positions.reason:position.validation.reason" check (
    reason is not null or list_price_cents is null
    or case when list_price_type = 'FROM' then unit_price_cents >= list_price_cents
      else unit_price_cents = list_price_cents end),
  constraint "process_positions.parts" check (jsonb_typeof(parts) = 'array'),
  constraint "process_positions.place" check (place > 0)
);
create index on process_positions (tenant_id, process_id, sort_place, id) where not deleted;
create index on process_positions (tenant_id, process_id);
create index on process_positions (tenant_id, product_id) where product_id is not null;
-- Where a position stands tells nothing of the case, and whoever has it open to change it meets no other version.
select tenant_table('process_positions', 'place', 'sort_place', 'is_counted');
drop trigger touch on process_positions;
create trigger touch before update on process_positions for each row
  when (old.place = new.place or old."group" <> new."group") execute function touch();
create trigger cancelled before insert or update or delete on process_positions
  for each row execute function refuse_below_cancelled_process();

-- What a process takes out of the store: how many of each article it needs by its positions, and how many have been
-- given out to it by the ledger. Both are counted by triggers.
create table process_goods (
  tenant_id bigint not null default current_tenant(),
  process_id bigint not null,
  product_id bigint not null,
  needed int not null default 0,
  booked int not null default 0,
  open int not null generated always as (greatest(needed - greatest(booked, 0), 0)) stored,
  primary key (tenant_id, process_id, product_id),
  foreign key (tenant_id, process_id) references processes (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id),
  check (needed >= 0)
);
create index on process_goods (tenant_id, product_id) where open > 0;
create index on process_goods (tenant_id, product_id);
select isolate('process_goods');
alter table process_goods add foreign key (tenant_id) references tenants (id);
create trigger count_goods after insert on process_positions
  referencing new table as changed for each statement execute function count_needed_goods();
create trigger recount_goods after update on process_positions
  referencing new table as changed for each statement execute function count_needed_goods();
create trigger count_given after insert on stock_movements for each row
  when (new.process_id is not null and new.kind in ('IN', 'OUT')) execute function count_given_goods();

insert into process_goods (tenant_id, process_id, product_id, booked)
  select m.tenant_id, m.process_id, m.product_id, -sum(m.change) from stock_movements m
    where m.process_id is not null and m.kind in ('IN', 'OUT') group by 1, 2, 3;

-- What is usually charged for, by the forms of burial.
create table position_templates (like tenant_record including all, name text not null collate "de-x-icu");
alter table position_templates add constraint "position_templates.name:common.validation-required" check (name <> '');
create index on position_templates (tenant_id, name, id) where not deleted;
create index on position_templates (tenant_id, created_at, id) where not deleted;
create index on position_templates (tenant_id, updated_at, id) where not deleted;
select tenant_table('position_templates');

create table position_template_lines (
  tenant_id bigint not null default current_tenant(),
  position_template_id bigint not null,
  position int not null,
  product_id bigint,
  text text,
  "group" text not null,
  quantity numeric(9, 3) not null,
  unit_price_cents bigint,
  price_is_gross boolean not null,
  vat_rate int not null,
  pass_through boolean not null,
  primary key (tenant_id, position_template_id, position),
  foreign key (tenant_id, position_template_id) references position_templates (tenant_id, id),
  constraint "position_template_lines.lines" foreign key (tenant_id, product_id) references products (tenant_id, id),
  constraint "position_template_lines.lines:common.validation-required" check (
    product_id is not null or (text <> '' and unit_price_cents is not null)),
  constraint "position_template_lines.vatRate" check (vat_rate in (19, 7, 0)),
  constraint "position_template_lines.quantity:position.validation.quantity" check (quantity <> 0)
);
create index on position_template_lines (tenant_id, product_id);
select tenant_table('position_template_lines');

create table position_template_burial_forms (
  tenant_id bigint not null default current_tenant(),
  position_template_id bigint not null,
  burial_form_id bigint not null,
  primary key (tenant_id, position_template_id, burial_form_id),
  foreign key (tenant_id, position_template_id) references position_templates (tenant_id, id),
  constraint "position_template_burial_forms.burialFormIds" foreign key (tenant_id, burial_form_id)
    references burial_forms (tenant_id, id)
);
create index on position_template_burial_forms (tenant_id, burial_form_id);
select tenant_table('position_template_burial_forms');

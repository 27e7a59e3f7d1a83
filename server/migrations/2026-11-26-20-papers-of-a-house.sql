-- What a legal entity keeps several of for its papers: texts, numbers, days until a bill is due, and how they are set out.

create table document_sections (
  like tenant_record including all,
  legal_entity_id bigint not null,
  type text not null,
  section text,
  content text,
  is_default boolean not null default false,
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "document_sections.type" check (
    type in ('Offer', 'OfferConfirmation', 'InvoiceAndCancellationInvoice', 'CreditNote', 'PaymentReminder')),
  constraint "document_sections.section" check (section in ('Header', 'Footer')),
  constraint "document_sections.section:section-required-for-document-type" check (
    section is not null or type in ('InvoiceAndCancellationInvoice', 'CreditNote')),
  constraint "document_sections.content" check (content <> '')
);
create index on document_sections (tenant_id, legal_entity_id, type, id) where not deleted;
create unique index "document_sections.isDefault" on document_sections (tenant_id, legal_entity_id, type, section)
  nulls not distinct where is_default and not deleted;
select tenant_table('document_sections');

create table number_ranges (
  like tenant_record including all,
  legal_entity_id bigint not null,
  type text not null,
  prefix text,
  starting_number bigint not null,
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "number_ranges.type" check (
    type in ('Offer', 'OfferConfirmation', 'InvoiceAndCancellationInvoice', 'CreditNote', 'PaymentReminder')),
  constraint "number_ranges.prefix" check (prefix <> ''),
  constraint "number_ranges.startingNumber" check (starting_number >= 0)
);
create unique index "number_ranges.type" on number_ranges (tenant_id, legal_entity_id, type) where not deleted;
select tenant_table('number_ranges');

create table billing_due_rules (
  like tenant_record including all,
  legal_entity_id bigint not null,
  process_type text not null,
  due_for_billing_in_days int not null,
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "billing_due_rules.processType" check (process_type in ('DEATH', 'PROVISION', 'AFTERCARE', 'ADDITIONAL')),
  constraint "billing_due_rules.dueForBillingInDays" check (due_for_billing_in_days >= 0)
);
create unique index "billing_due_rules.processType" on billing_due_rules (tenant_id, legal_entity_id, process_type) where not deleted;
select tenant_table('billing_due_rules');

create table accounting_document_templates (
  like tenant_record including all,
  legal_entity_id bigint not null,
  name text not null collate "de-x-icu",
  is_default boolean not null default false,
  allowed_print_modes text[] not null,
  show_header text not null default 'BOTH',
  show_footer text not null default 'BOTH',
  show_logo text not null default 'BOTH',
  show_sender text not null default 'BOTH',
  show_prices text not null default 'BOTH',
  show_description text not null default 'BOTH',
  foreign key (tenant_id, legal_entity_id) references legal_entities (tenant_id, id),
  constraint "accounting_document_templates.name:common.validation-required" check (name <> ''),
  constraint "accounting_document_templates.allowedPrintModes" check (
    cardinality(allowed_print_modes) > 0 and allowed_print_modes <@ array['FULL', 'CONTENT', 'PAPER_ONLY']),
  constraint "accounting_document_templates.showHeader" check (show_header in ('WITH', 'WITHOUT', 'BOTH')),
  constraint "accounting_document_templates.showFooter" check (show_footer in ('WITH', 'WITHOUT', 'BOTH')),
  constraint "accounting_document_templates.showLogo" check (show_logo in ('WITH', 'WITHOUT', 'BOTH')),
  constraint "accounting_document_templates.showSender" check (show_sender in ('WITH', 'WITHOUT', 'BOTH')),
  constraint "accounting_document_templates.showPrices" check (show_prices in ('WITH', 'WITHOUT', 'BOTH')),
  constraint "accounting_document_templates.showDescription" check (show_description in ('WITH', 'WITHOUT', 'BOTH'))
);
create index on accounting_document_templates (tenant_id, legal_entity_id, name, id) where not deleted;
create index on accounting_document_templates (tenant_id, legal_entity_id, created_at, id) where not deleted;
create unique index "accounting_document_templates.isDefault"
  on accounting_document_templates (tenant_id, legal_entity_id) where is_default and not deleted;
select tenant_table('accounting_document_templates');

-- The paper that a template is printed on is a document of it.
alter table documents add column accounting_document_template_id bigint,
  add foreign key (tenant_id, accounting_document_template_id) references accounting_document_templates (tenant_id, id),
  drop constraint "documents.owner",
  add constraint "documents.owner" check (
    num_nonnulls(
      process_id, person_id, business_partner_id, announcement_id, user_id, owner_entity_id,
      accounting_document_template_id) = 1
    and case context
      when 'PERSON' then person_id
      when 'BUSINESS_PARTNER' then business_partner_id
      when 'PROCESS' then process_id
      when 'DEATH_NOTICE' then process_id
      when 'ANNOUNCEMENT' then announcement_id
      when 'USER' then user_id
      when 'LOGO' then owner_entity_id
      when 'LETTER_TEMPLATE' then owner_entity_id
      when 'ACCOUNTING_TEMPLATE' then accounting_document_template_id
    end is not null);
create index on documents (tenant_id, accounting_document_template_id, created_at, id)
  where accounting_document_template_id is not null and not deleted;

-- All settings of a legal entity. The two secrets are encrypted and stay out of the trail; that one of them was
-- changed stands beside them.
alter table legal_entities
  add column inventory_user_group_id bigint,
  add column invoice_footer_text text,
  add column invoice_footer_text_factoring text,
  add column invoice_show_gross boolean not null default false,
  add column billing_position_products_title text,
  add column billing_position_products_description text,
  add column billing_position_payments_title text,
  add column billing_position_payments_description text,
  add column billing_position_expenses_title text,
  add column billing_position_expenses_description text,
  add column billing_position_external_services_title text,
  add column billing_position_external_services_description text,
  add column insurance_agency_id text,
  add column letter_template_settings jsonb not null default '{
    "marginLeft": 25, "marginRight": 20, "marginTop": 45, "marginBottom": 20, "renderSender": true, "senderLine": null}',
  add column memorial_portal_legal_entity_id bigint,
  add column use_mourning_print_app boolean not null default false,
  add column printq_store text,
  add column accounting_client_number text,
  add column accounting_consultant_number text,
  add column creditor_start_number integer,
  add column creditor_prefix text,
  add column debtor_start_number integer,
  add column debtor_prefix text,
  add column factoring_iban text,
  add column factoring_bic text,
  add column payment_offset_method text,
  add column factoring_provider text,
  add column factoring_user text,
  add column factoring_password bytea,
  add column factoring_customer_id text,
  add column billing_api_token bytea,
  add column access_data_changed_at timestamptz,
  add constraint "legal_entities.inventoryUserGroupId"
    foreign key (tenant_id, inventory_user_group_id) references user_groups (tenant_id, id),
  add constraint "legal_entities.memorialPortalLegalEntityId"
    foreign key (tenant_id, memorial_portal_legal_entity_id) references legal_entities (tenant_id, id),
  add constraint "legal_entities.letterTemplateSettings" check ((letter_template_settings @@ '
    $.marginLeft >= 0 && $.marginRight >= 0 && $.marginTop >= 0 && $.marginBottom >= 0
    && $.renderSender.type() == "boolean" && ($.senderLine == null || $.senderLine.type() == "string")') is true),
  add constraint "legal_entities.creditorStartNumber" check (creditor_start_number >= 0),
  add constraint "legal_entities.debtorStartNumber" check (debtor_start_number >= 0),
  add constraint "legal_entities.paymentOffsetMethod"
    check (payment_offset_method in ('OFFSET_WITH_INVOICES', 'FINAL_SETTLEMENT')),
  add constraint "legal_entities.factoringProvider"
    check (factoring_provider in ('ABCFINANCE', 'ADELTA', 'BFFACTORING')),
  add constraint "legal_entities.factoringUser:common.validation-required"
    check (factoring_provider is null or factoring_user is not null),
  add constraint "legal_entities.factoringPassword:common.validation-required"
    check (factoring_provider is null or factoring_password is not null),
  add constraint "legal_entities.factoringCustomerId:common.validation-required"
    check (factoring_provider <> 'ADELTA' or factoring_customer_id is not null);

drop trigger audit on legal_entities;
create trigger audit after insert or update or delete on legal_entities
  for each row execute function audit('factoring_password', 'billing_api_token');

-- The logo of a legal entity and the stationery of its letters are documents. The column is not called legal_entity_id:
-- whatever has one of those is told to open screens by itself, and no longer with its process.
alter table documents add column owner_entity_id bigint,
  add foreign key (tenant_id, owner_entity_id) references legal_entities (tenant_id, id),
  drop constraint "documents.owner",
  add constraint "documents.owner" check (
    num_nonnulls(process_id, person_id, business_partner_id, announcement_id, user_id, owner_entity_id) = 1
    and case context
      when 'PERSON' then person_id
      when 'BUSINESS_PARTNER' then business_partner_id
      when 'PROCESS' then process_id
      when 'DEATH_NOTICE' then process_id
      when 'ANNOUNCEMENT' then announcement_id
      when 'USER' then user_id
      when 'LOGO' then owner_entity_id
      when 'LETTER_TEMPLATE' then owner_entity_id
    end is not null);
-- It has one of each.
create unique index on documents (tenant_id, owner_entity_id, context) where owner_entity_id is not null and not deleted;

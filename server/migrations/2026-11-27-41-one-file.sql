-- An announcement has one picture and a template of the accounts one paper: of several the latest stays, as it is the
-- one that was shown.
alter table documents disable trigger user;
with kept as (
  select distinct on (d.tenant_id, d.announcement_id, d.accounting_document_template_id) d.tenant_id, d.id
  from documents d
  where d.context in ('ANNOUNCEMENT', 'ACCOUNTING_TEMPLATE') and not d.deleted
  order by d.tenant_id, d.announcement_id, d.accounting_document_template_id, d.created_at desc, d.id desc
), gone as (
  update documents d set deleted = true, sha256 = null
  from documents was
  where was.tenant_id = d.tenant_id and was.id = d.id
    and d.context in ('ANNOUNCEMENT', 'ACCOUNTING_TEMPLATE') and not d.deleted
    and not exists (select from kept k where k.tenant_id = d.tenant_id and k.id = d.id)
  returning d.tenant_id, was.sha256
)
update stored_files f set unused_since = now() from gone g where f.tenant_id = g.tenant_id and f.sha256 = g.sha256;
alter table documents enable trigger user;

create unique index "documents.announcement" on documents (tenant_id, announcement_id)
  where context = 'ANNOUNCEMENT' and not deleted;
create unique index "documents.accountingTemplate" on documents (tenant_id, accounting_document_template_id)
  where context = 'ACCOUNTING_TEMPLATE' and not deleted;

-- The mail server that the letters of a legal entity leave by.
alter table legal_entities
  add column smtp_host text,
  add column smtp_port int,
  add column smtp_security text,
  add column smtp_user text,
  add column smtp_from text,
  -- Encrypted, and in no trail.
  add column smtp_password bytea,
  add constraint "legal_entities.smtpPort" check (smtp_port between 1 and 65535),
  add constraint "legal_entities.smtpSecurity" check (smtp_security in ('TLS', 'STARTTLS')),
  add constraint "legal_entities.smtpFrom:common.validation-required" check (smtp_host is null or smtp_from is not null);
drop trigger audit on legal_entities;
create trigger audit after insert or update or delete on legal_entities
  for each row execute function audit('factoring_password', 'billing_api_token', 'smtp_password');

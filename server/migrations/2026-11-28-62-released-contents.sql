-- A deleted document lets go of its content, which stays for a day: until then it can be put back.
alter table documents add column released_sha256 text,
  add constraint "documents.released" check (deleted or released_sha256 is null);
drop trigger audit on documents;
create trigger audit after insert or update or delete on documents for each row execute function audit(
  'access_token', 'sha256', 'released_sha256');

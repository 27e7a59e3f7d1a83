-- A guest of the portal is written to once, when he is invited and the portal is wanted.
alter table process_invited_persons add column invited_at timestamptz;
-- Who has been invited before is not written to again by an upgrade.
alter table process_invited_persons disable trigger user;
update process_invited_persons set invited_at = now();
alter table process_invited_persons enable trigger user;
drop trigger audit on process_invited_persons;
create trigger audit after insert or update or delete on process_invited_persons
  for each row execute function audit('invited_at');

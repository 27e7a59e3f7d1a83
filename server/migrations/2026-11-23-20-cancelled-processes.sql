-- A cancelled process is only looked at, and whatever hangs on it with it, until it is taken up again: docs/adr/0025.

alter table processes
  add column cancel_reason text,
  add constraint "processes.cancelReason:process.validation.reason-without-cancelling"
    check (cancel_reason is null or status = 'CANCELLED');

-- Before the other triggers, by its name. That the deceased is called otherwise is no change of the case.
create trigger cancelled before update on processes for each row
  when (old.status = 'CANCELLED' and new.status = 'CANCELLED' and old.sort_name is not distinct from new.sort_name)
  execute function refuse_cancelled_process();
create trigger cancelled_delete before delete on processes for each row
  when (old.status = 'CANCELLED') execute function refuse_cancelled_process();

create trigger cancelled before insert or update or delete on process_persons
  for each row execute function refuse_below_cancelled_process();
create trigger cancelled before insert or update or delete on process_invited_persons
  for each row execute function refuse_below_cancelled_process();
create trigger cancelled before insert or update or delete on process_business_partners
  for each row execute function refuse_below_cancelled_process();
create trigger cancelled before insert or update or delete on process_notes
  for each row execute function refuse_below_cancelled_process();
create trigger cancelled before insert or update or delete on process_preparations
  for each row execute function refuse_below_cancelled_process();
create trigger cancelled before insert or update or delete on documents
  for each row execute function refuse_below_cancelled_process();

-- Work that was left open goes on: of a task only the link is the process's.
create trigger cancelled before insert on tasks for each row
  when (new.process_id is not null) execute function refuse_below_cancelled_process();
create trigger cancelled_link before update of process_id on tasks for each row
  when (old.process_id is distinct from new.process_id) execute function refuse_below_cancelled_process();

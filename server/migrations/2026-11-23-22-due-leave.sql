-- Until when leave is to be decided on may be said, and is kept.
alter table tasks drop constraint "tasks.dueDate:common.validation-required";
alter table tasks add constraint "tasks.dueDate:common.validation-required"
  check (type = 'APPOINTMENT' or is_leave(type) or due_date is not null);

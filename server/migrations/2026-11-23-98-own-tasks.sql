-- Tasks as well are what somebody comes back to.
alter table own_records drop constraint own_records_kind_check,
  add constraint own_records_kind_check check (kind in ('PROCESS', 'PERSON', 'PARTNER', 'TASK'));

-- The history of a record and of a process in the order of time: where tenants lie on several machines the numbers of a
-- tenant that has moved do not follow one another. What is dropped led to the order of numbers.
create index audit_entries_of_record on audit_entries (tenant_id, record_table, record_id, at, id);
create index audit_entries_of_process on audit_entries (tenant_id, process_id, at, id) where process_id is not null;
drop index audit_entries_tenant_id_record_table_record_id_id_idx;
drop index audit_entries_by_process;

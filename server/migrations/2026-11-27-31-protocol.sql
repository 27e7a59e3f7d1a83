-- The trail is read as a table: in the order of time, by who did it, and by the kind of record.
create index audit_entries_by_time on audit_entries (tenant_id, at, id);
create index audit_entries_by_actor on audit_entries (tenant_id, actor_id, at, id);
create index audit_entries_by_kind on audit_entries (tenant_id, record_table, at, id);
create index security_events_by_actor on security_events (home_tenant_id, actor_id, at, id);

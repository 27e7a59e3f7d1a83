-- The platform reads what became of its own records and of tenants, the latest first.
create index audit_entries_of_platform on audit_entries (at, id) where tenant_id = 0 or record_table = 'tenants';

-- Our own people work in a tenant only after they have entered it, in one at a time: docs/adr/0032.

alter table sessions add column entered_tenant_id bigint references tenants (id);
-- The security trail has told the same since it is there.
drop table platform_accesses;

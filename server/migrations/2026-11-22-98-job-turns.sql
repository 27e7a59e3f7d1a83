-- Jobs are taken up by turns of their tenants, and within one in the order in which they are due. What belongs to the
-- platform counts as a tenant of its own.
create index jobs_turns on jobs (kind, (case when home_tenant_id is null then 0 else home_tenant_id end), next_attempt_at, id)
  where state in ('WAITING', 'RUNNING');
drop index jobs_due;

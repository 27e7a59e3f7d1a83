-- Notes a job in the transaction that causes it. Inside a tenant it belongs to that tenant; only the platform may name
-- one. Answers null where the key is taken already.
create or replace function enqueue_job(job_kind text, job_payload jsonb, tenant bigint, run_at timestamptz, job_key text)
  returns bigint language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare
  own constant bigint := nullif(current_setting('app.tenant_id', true), '')::bigint;
  made bigint;
begin
  if tenant <> own or (own is null and current_setting('role') <> 'pietas_platform') then
    raise insufficient_privilege using message = 'A job belongs to the tenant of its transaction';
  end if;
  insert into jobs (home_tenant_id, actor_id, kind, key, payload, next_attempt_at)
  values (coalesce(own, tenant), current_actor(), job_kind, job_key, job_payload, coalesce(run_at, now()))
  on conflict do nothing returning id into made;
  return made;
end $$;
alter function enqueue_job(text, jsonb, bigint, timestamptz, text) owner to pietas_platform;
revoke all on function enqueue_job(text, jsonb, bigint, timestamptz, text) from public;
grant execute on function enqueue_job(text, jsonb, bigint, timestamptz, text) to pietas_app, pietas_platform;

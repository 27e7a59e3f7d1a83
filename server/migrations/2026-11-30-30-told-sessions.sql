-- Whoever listens at one server is gone soon after he has signed out at another.
create trigger told_end after delete on sessions for each row execute function tell_of_session();
create trigger told_move after update of entered_tenant_id on sessions
  for each row when (old.entered_tenant_id is distinct from new.entered_tenant_id) execute function tell_of_session();

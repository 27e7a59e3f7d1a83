-- Tells the open screens of whom notifications are for, and nobody else, that there is something new or that something
-- was read. Once a statement: whoever marks a thousand of them as read is told so once.
create or replace function tell_receivers() returns trigger language plpgsql as $$
begin
  perform announce(json_build_array(c.tenant_id, table_behind(tg_table_name), null, null, null, c.receiver_id))
    from (select distinct tenant_id, receiver_id from changed) c;
  return null;
end $$;

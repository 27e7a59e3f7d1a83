-- Tells open screens that the documents of a content can be had now, or never will be: their own rows stay as they are.
create or replace function tell_of_scan() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', json_build_array(d.tenant_id, 'documents', d.id, d.process_id, null)::text)
    from documents d where d.tenant_id = new.tenant_id and d.sha256 = new.sha256;
  return null;
end $$;

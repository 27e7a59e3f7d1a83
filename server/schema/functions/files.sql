-- Tells open screens that the documents of a content can be had now, or never will be: their own rows stay as they are.
create or replace function tell_of_scan() returns trigger language plpgsql as $$
begin
  perform announce(json_build_array(d.tenant_id, 'documents', d.id, d.process_id, null))
    from documents d where d.tenant_id = new.tenant_id and d.sha256 = new.sha256;
  return null;
end $$;

-- Keeps the token of somebody's picture beside his name, and tells the screens that show him: the token is in no trail.
create or replace function show_user_picture() returns trigger language plpgsql as $$
begin
  update users set picture_token = (select d.access_token from documents d
      where d.tenant_id = new.tenant_id and d.user_id = new.user_id and not d.deleted)
    where tenant_id = new.tenant_id and id = new.user_id;
  perform announce(json_build_array(new.tenant_id, 'users', new.user_id, null, null));
  return null;
end $$;

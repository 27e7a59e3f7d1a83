-- The picture of a member of staff is a document of him. Its token stands beside his name, where lists read it without
-- another look-up; it stays out of the trail like every token.
alter table users add column picture_token text;
drop trigger audit on users;
create trigger audit after insert or update or delete on users
  for each row execute function audit('sort_name', 'picture_token');

alter table documents add column user_id bigint,
  add foreign key (tenant_id, user_id) references users (tenant_id, id),
  drop constraint "documents.owner",
  add constraint "documents.owner" check (
    num_nonnulls(process_id, person_id, business_partner_id, announcement_id, user_id) = 1
    and case context
      when 'PERSON' then person_id
      when 'BUSINESS_PARTNER' then business_partner_id
      when 'PROCESS' then process_id
      when 'DEATH_NOTICE' then process_id
      when 'ANNOUNCEMENT' then announcement_id
      when 'USER' then user_id
    end is not null);
-- Nobody has two.
create unique index on documents (tenant_id, user_id) where user_id is not null and not deleted;

create trigger user_picture after insert or update of deleted, access_token on documents
  for each row when (new.user_id is not null) execute function show_user_picture();

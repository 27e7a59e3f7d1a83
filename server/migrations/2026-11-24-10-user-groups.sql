-- Groups of staff: whose appointments one looks at together, and who is told of what concerns several.

create table user_groups (
  like tenant_record including all,
  name text not null collate "de-x-icu"
);
-- A name is free again once its group has been deleted.
create unique index "user_groups.name" on user_groups (tenant_id, lower(name)) where not deleted;
create index on user_groups (tenant_id, deleted, name, id);
create index on user_groups (tenant_id, deleted, created_at, id);
select tenant_table('user_groups');

create table user_group_members (
  tenant_id bigint not null default current_tenant(),
  user_group_id bigint not null,
  user_id bigint not null,
  primary key (tenant_id, user_group_id, user_id),
  constraint "user_group_members.userGroups" foreign key (tenant_id, user_group_id) references user_groups (tenant_id, id),
  constraint "user_group_members.userIds" foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index on user_group_members (tenant_id, user_id);
select tenant_table('user_group_members');

-- At a legal entity somebody is written to: where no address was named, under his own.
update user_entities x set email = u.email from users u
  where u.tenant_id = x.tenant_id and u.id = x.user_id and (x.email is null or x.email = '');
alter table user_entities alter column email set not null;

-- Sessions are forgotten when they end; when somebody came in last is told longer.
alter table logins add column last_sign_in_at timestamptz;
update logins l set last_sign_in_at = (select max(s.created_at) from sessions s where s.login_id = l.id);

-- Those who are deactivated have a list of their own.
create index on users (tenant_id, sort_name, id) where deleted;

-- What of somebody's leave in a year differs from the usual: days that he has, and days left of the year before.

create table leave_years (
  like tenant_record including all,
  user_id bigint not null,
  year integer not null,
  entitlement integer,
  carried_over integer,
  constraint "leave_years.year" check (year between 2000 and 2199),
  constraint "leave_years.entitlement" check (entitlement between 0 and 366),
  constraint "leave_years.carriedOver" check (carried_over between 0 and 366),
  constraint "leave_years.userId" foreign key (tenant_id, user_id) references users (tenant_id, id),
  unique (tenant_id, user_id, year)
);
select tenant_table('leave_years');

-- The leave of somebody: there is little of it among all that he does.
create index tasks_leave_of_user on tasks (tenant_id, user_id, last_day) where first_day is not null and not deleted;

create trigger keep_entitlement after update on users for each row
  when (old.leave_entitlement is distinct from new.leave_entitlement) execute function keep_entitlement();

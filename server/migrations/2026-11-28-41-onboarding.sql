-- Steps of setting up that a house does without. What is done is counted and stands nowhere.
create table onboarding_asides (
  tenant_id bigint not null default current_tenant(),
  step text not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_actor(),
  primary key (tenant_id, step)
);
select tenant_table('onboarding_asides');

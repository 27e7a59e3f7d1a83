-- What a house tells its staff, from when until when; and who has read it.
create table announcements (
  like tenant_record including all,
  title text not null collate "de-x-icu",
  content text not null,
  link_url text,
  link_label text,
  publish_from timestamptz,
  publish_until timestamptz,
  -- When it is there to be read.
  published_at timestamptz not null generated always as (
    case when publish_from is null then created_at else publish_from end) stored,
  -- What it is found by: its words without what formats them.
  words text not null generated always as (title || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g')) stored,
  constraint "announcements.title:common.validation-required" check (title <> ''),
  constraint "announcements.content:common.validation-required" check (content <> ''),
  constraint "announcements.linkUrl:common.validation-invalid" check (link_url ~* '^https?://'),
  constraint "announcements.publishUntil:announcement.validation.until" check (publish_until > publish_from)
);
create index on announcements (tenant_id, published_at, id) where not deleted;
create index on announcements (tenant_id, created_at, id) where not deleted;
create index on announcements (tenant_id, title, id) where not deleted;
select tenant_table('announcements', 'published_at', 'words');

-- Those whom it is for were told of it: once. No part of the record, whose version would count it as a change.
create table announcement_tellings (
  tenant_id bigint not null default current_tenant(),
  announcement_id bigint not null,
  primary key (tenant_id, announcement_id),
  foreign key (tenant_id, announcement_id) references announcements (tenant_id, id)
);
select tenant_table('announcement_tellings');

create table announcement_entities (
  tenant_id bigint not null default current_tenant(),
  announcement_id bigint not null,
  legal_entity_id bigint not null,
  primary key (tenant_id, announcement_id, legal_entity_id),
  foreign key (tenant_id, announcement_id) references announcements (tenant_id, id),
  constraint "announcement_entities.legalEntityIds" foreign key (tenant_id, legal_entity_id)
    references legal_entities (tenant_id, id)
);
create index on announcement_entities (tenant_id, legal_entity_id, announcement_id);
select tenant_table('announcement_entities');

create table announcement_reads (
  like tenant_record including all,
  announcement_id bigint not null,
  user_id bigint not null,
  unique (tenant_id, announcement_id, user_id),
  foreign key (tenant_id, announcement_id) references announcements (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index on announcement_reads (tenant_id, announcement_id, created_at, id);
create index on announcement_reads (tenant_id, user_id);
select tenant_table('announcement_reads');

alter table notifications add column announcement_id bigint,
  add foreign key (tenant_id, announcement_id) references announcements (tenant_id, id);
create index on notifications (tenant_id, announcement_id) where announcement_id is not null;

-- The picture of an announcement is a document of it.
alter table documents add column announcement_id bigint,
  add foreign key (tenant_id, announcement_id) references announcements (tenant_id, id),
  drop constraint "documents.owner",
  add constraint "documents.owner" check (
    num_nonnulls(process_id, person_id, business_partner_id, announcement_id) = 1
    and case context
      when 'PERSON' then person_id
      when 'BUSINESS_PARTNER' then business_partner_id
      when 'PROCESS' then process_id
      when 'DEATH_NOTICE' then process_id
      when 'ANNOUNCEMENT' then announcement_id
    end is not null);
create index on documents (tenant_id, announcement_id, created_at, id) where announcement_id is not null and not deleted;

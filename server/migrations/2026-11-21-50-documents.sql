-- Documents of persons, business partners and processes, and the contents that they refer to.

-- A content lies beside the database, under its tenant and the digest of its bytes, once for all who refer to it. Its
-- row is there before its bytes and goes after them, so that neither is left without the other; see kit/files.
create table stored_files (
  tenant_id bigint not null default current_tenant(),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Since when nothing is known to refer to it; null while something does.
  unused_since timestamptz default now(),
  -- Null until somebody has asked for one; false where none can be made.
  has_thumbnail boolean,
  primary key (tenant_id, sha256),
  foreign key (tenant_id) references tenants (id)
);
create index on stored_files (unused_since) where unused_since is not null;
select isolate('stored_files');

create table documents (
  like tenant_record including all,
  context text not null,
  process_id bigint,
  person_id bigint,
  business_partner_id bigint,
  file_name text not null collate "de-x-icu",
  extension text not null,
  mime_type text not null,
  size bigint not null,
  -- A deleted document lets go of its content.
  sha256 text,
  access_token text not null,
  document_label text not null,
  allow_client_portal boolean not null default false,
  constraint "documents.owner" check (
    num_nonnulls(process_id, person_id, business_partner_id) = 1
    and case context
      when 'PERSON' then person_id
      when 'BUSINESS_PARTNER' then business_partner_id
      when 'PROCESS' then process_id
      when 'DEATH_NOTICE' then process_id
    end is not null),
  constraint "documents.content" check (deleted = (sha256 is null)),
  constraint "documents.fileName:document.validation.requiredName" check (file_name <> ''),
  unique (tenant_id, access_token),
  foreign key (tenant_id, process_id) references processes (tenant_id, id),
  foreign key (tenant_id, person_id) references persons (tenant_id, id),
  foreign key (tenant_id, business_partner_id) references business_partners (tenant_id, id),
  foreign key (tenant_id, sha256) references stored_files (tenant_id, sha256)
);
-- A record has few documents: one index by owner serves every sort.
create index on documents (tenant_id, process_id, created_at, id) where process_id is not null and not deleted;
create index on documents (tenant_id, person_id, created_at, id) where person_id is not null and not deleted;
create index on documents (tenant_id, business_partner_id, created_at, id)
  where business_partner_id is not null and not deleted;
create index on documents (tenant_id, sha256) where sha256 is not null;
select tenant_table('documents', 'access_token');

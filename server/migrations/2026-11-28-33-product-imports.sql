-- Imports of articles from files, and what each did to an article: what it was before (null = it was not there), and the
-- version that it left.
create table product_imports (
  like tenant_record including all,
  file_name text not null,
  match_by text not null,
  created integer not null,
  updated integer not null,
  unchanged integer not null,
  refused integer not null,
  undone boolean not null default false,
  constraint "product_imports.matchBy" check (match_by in ('NONE', 'NUMBER', 'NAME'))
);
create index on product_imports (tenant_id, created_at, id);
select tenant_table('product_imports');

create table product_import_rows (
  tenant_id bigint not null default current_tenant(),
  product_import_id bigint not null,
  product_id bigint not null,
  version integer not null,
  before jsonb,
  primary key (tenant_id, product_import_id, product_id),
  foreign key (tenant_id, product_import_id) references product_imports (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id)
);
create index on product_import_rows (tenant_id, product_id);
-- What the articles were stands in their own trail.
select tenant_table('product_import_rows', 'before');

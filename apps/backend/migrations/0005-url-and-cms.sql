create table url_rewrite (
  store_id integer not null references store_view,
  request_path text not null,
  entity text not null check (entity in ('product', 'category', 'page', 'custom')),
  entity_id integer,
  redirect_code integer not null default 0,
  target_path text not null,
  created_at timestamptz not null default now(),
  primary key (store_id, request_path)
);
create index url_rewrite_entity on url_rewrite (entity, entity_id);

create table cms_block (
  identifier text not null,
  store_id integer not null references store_view,
  title text not null,
  content text not null,
  updated_at timestamptz not null default now(),
  primary key (identifier, store_id)
);

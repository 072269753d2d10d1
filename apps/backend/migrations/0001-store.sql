-- Websites bound a catalogue and a cart; groups are markets; a store view is a country and a language.
create table store_website (
  id integer primary key,
  code text not null unique,
  name text not null,
  sort_order integer not null
);

create table store_group (
  id integer primary key,
  website_id integer not null references store_website,
  code text not null unique,
  name text not null,
  sort_order integer not null
);

create table store_view (
  id integer primary key,
  group_id integer not null references store_group,
  code text not null unique,
  name text not null,
  locale text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  theme text not null default 'bocian',
  sort_order integer not null,
  is_active boolean not null default true
);

-- A value applies to everybody (default), to a group, or to one store view; the narrowest wins.
create table store_config (
  scope text not null check (scope in ('default', 'group', 'view')),
  scope_id integer not null default 0,
  path text not null,
  value jsonb not null,
  primary key (scope, scope_id, path)
);

create table store_region (
  id integer primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  code text not null,
  name text not null,
  unique (country, code)
);

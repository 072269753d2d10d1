-- A page of stored content has one identifier in all store views and its own path, words and settings in each.
create table cms_page (
  -- Clients know 2 as the home page of a stock shop; numbers of our own begin well after it.
  id integer generated always as identity (start with 100) primary key,
  identifier text not null,
  store_id integer not null references store_view,
  url_key text not null,
  title text not null,
  content_heading text not null default '',
  content text not null default '',
  meta_title text not null default '',
  meta_description text not null default '',
  meta_keywords text not null default '',
  meta_robots text not null default '',
  page_layout text not null default '1column',
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  unique (identifier, store_id)
);

create trigger cms_page_counted after insert or update or delete on cms_page
  for each statement execute function platform_count_change();

-- Where the menu of the account leads: pages that the stores have. A new database has no store yet.
insert into store_config (scope, scope_id, path, value)
select 'default', 0, path, value::jsonb from (values
  ('top_menu/help_and_contact/cms_page', '"help"'),
  ('top_menu/club_link/enabled', 'true'),
  ('top_menu/club_link/cms_page', '"customer-club"')
) as links (path, value) where exists (select from store_view)
on conflict (scope, scope_id, path) do update set value = excluded.value;

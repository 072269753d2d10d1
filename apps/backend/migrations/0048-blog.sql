-- A category, tag or author of the blog: one identifier in all store views, its own words and path in each.
create table cms_blog_term (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('category', 'tag', 'author')),
  identifier text not null,
  store_id integer not null references store_view,
  url_key text not null,
  title text not null,
  unique (kind, identifier, store_id)
);

create table cms_blog_post (
  id integer generated always as identity primary key,
  identifier text not null,
  store_id integer not null references store_view,
  url_key text not null,
  title text not null,
  short_content text not null default '',
  content text not null default '',
  image text not null default '',
  meta_title text not null default '',
  meta_description text not null default '',
  author_id integer references cms_blog_term,
  term_ids integer[] not null default '{}',
  published_at timestamptz not null,
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  unique (identifier, store_id)
);
create index cms_blog_post_newest on cms_blog_post (store_id, published_at desc, id desc) where is_active;

create trigger cms_blog_post_counted after insert or update or delete on cms_blog_post
  for each statement execute function platform_count_change();
create trigger cms_blog_term_counted after insert or update or delete on cms_blog_term
  for each statement execute function platform_count_change();

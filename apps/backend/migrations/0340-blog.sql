-- The blog is a domain of its own: posts name others and products to read on, readers comment, and views are counted.
-- squawk-ignore renaming-table
alter table cms_blog_term rename to blog_term;
-- squawk-ignore renaming-table
alter table cms_blog_post rename to blog_post;

alter table blog_term add column description text not null default '';
-- The posts and products that the author recommends, by identifier and SKU, in this order.
alter table blog_post add column related text[] not null default '{}';
alter table blog_post add column product_skus text[] not null default '{}';

-- Apart from the post, so that a view does not make the cached pages of the shop outdated.
create table blog_post_view (
  post_id integer primary key references blog_post on delete cascade,
  views integer not null
);

create table blog_comment (
  id integer generated always as identity primary key,
  post_id integer not null references blog_post on delete cascade,
  -- The comment that this one responds to; never itself a response.
  parent_id integer references blog_comment on delete set null,
  customer_id integer references customer_customer,
  nickname text not null,
  email text not null,
  body text not null,
  status text not null default 'pending' check (status in ('pending', 'published', 'refused')),
  created_at timestamptz not null,
  decided_at timestamptz
);
create index blog_comment_of_post on blog_comment (post_id, id desc) where status = 'published';
create index blog_comment_parent on blog_comment (parent_id) where parent_id is not null;
create index blog_comment_customer on blog_comment (customer_id) where customer_id is not null;
create index blog_comment_email on blog_comment (lower(email));

-- A new comment is hidden. Pages change once staff decide.
create trigger blog_comment_counted after update or delete on blog_comment
  for each statement execute function platform_count_change();

-- Addresses of the blog and of searches beside those of products, categories and pages.
alter table url_rewrite drop constraint url_rewrite_entity_check;
alter table url_rewrite add constraint url_rewrite_entity_check check (entity in (
  'product', 'category', 'page', 'custom', 'blog_index', 'blog_category', 'blog_post', 'blog_tag', 'blog_author',
  'blog_comment', 'blog_archive', 'search'
));

-- A redirect has a code that some version of HTTP knows; only 301 and 302 are followed.
alter table url_rewrite add constraint url_rewrite_code_check
  check (redirect_code in (0, 301, 302, 303, 307, 308, 410));

-- Renaming a page takes the redirects along that staff pointed at it.
create index url_rewrite_target on url_rewrite (store_id, target_path) where entity = 'custom';

-- Every block has a number, by which a category names it as Magento's clients expect.
-- squawk-ignore adding-field-with-default
alter table cms_block add column id integer generated always as identity;

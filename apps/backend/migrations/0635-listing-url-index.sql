-- URLs are resolved by the addresses of all pages (url_rewrite), never by this index, which every indexed product had to be written into.
-- squawk-ignore require-concurrent-index-deletion
drop index catalogue_listing_url;

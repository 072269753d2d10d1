-- Only visible products have an address. Hidden variants may bear the URL key of their parent, as Magento's do.
alter table catalogue_product_text drop constraint catalogue_product_text_store_id_url_key_key;
-- By the key without its number: whoever looks for the next free number asks for all of them.
create index catalogue_product_text_url_key on catalogue_product_text (regexp_replace(url_key, '-\d+$', ''));

-- Turns the staged bench_* tables into an EverShop catalogue. A product has one category, its deepest one. Triggers are off, because they
-- would only queue the events that write the URLs, which are written here.
set session_replication_role = replica;
delete from category_description;
delete from category;
delete from attribute_group_link;
delete from attribute_option;
delete from attribute;

insert into category (category_id, status, parent_id, position, show_products) overriding system value
  select id, true, parent_id, least(position, 32000), true from bench_category;
insert into category_description (category_description_category_id, name, url_key) select id, name, slug from bench_category;
insert into url_rewrite (request_path, target_path, entity_uuid, entity_type)
  select '/' || d.url_key, '/category/' || c.uuid, c.uuid, 'category' from category c
  join category_description d on d.category_description_category_id = c.category_id;

insert into attribute (attribute_id, attribute_code, attribute_name, type, display_on_frontend, is_filterable) overriding system value
  select id, code, label, 'select', true, true from bench_facet;
insert into attribute_group_link (attribute_id, group_id) select f.id, g.attribute_group_id from bench_facet f, attribute_group g;
insert into attribute_option (attribute_option_id, attribute_id, attribute_code, option_text) overriding system value
  select v.id, v.facet_id, f.code, v.label from bench_value v join bench_facet f on f.id = v.facet_id;

insert into product (product_id, sku, price, status, group_id, category_id, created_at, weight) overriding system value
  select p.id, p.slug, (select min(v.price) from bench_variant v where v.product_id = p.id) / 100.0, true,
    (select min(attribute_group_id) from attribute_group),
    (select c.id from bench_category c where c.id = any(p.category_ids) order by c.level desc, c.id limit 1), p.created_at, 1
  from bench_product p;
insert into product_description (product_description_product_id, name, description, url_key)
  select id, name, description, slug from bench_product;
insert into product_inventory (product_inventory_product_id, qty, manage_stock, stock_availability)
  select product_id, sum(stock), true, true from bench_variant group by product_id;
insert into product_image (product_image_product_id, origin_image, thumb_image, listing_image, single_image, is_main)
  select product_id, '/assets/' || file, '/assets/' || file, '/assets/' || file, '/assets/' || file, position = 0 from bench_picture;
insert into product_attribute_value_index (product_id, attribute_id, option_id, option_text)
  select distinct p.id, v.facet_id, v.id, v.label from bench_product p
  join lateral (select option_ids from bench_variant where product_id = p.id) o on true
  join bench_value v on v.id = any(p.option_ids || o.option_ids);
insert into url_rewrite (request_path, target_path, entity_uuid, entity_type)
  select '/' || d.url_key, '/product/' || p.uuid, p.uuid, 'product' from product p
  join product_description d on d.product_description_product_id = p.product_id;

drop table bench_product, bench_variant, bench_picture, bench_category, bench_facet, bench_value;
reset session_replication_role;
analyze;

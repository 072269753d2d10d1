-- What was bought together with a product is looked up by the product.
create index order_item_product on order_item (product_id);

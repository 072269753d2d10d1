-- Where a store view differs from the product: whether it is sold there, and whether it has a page and is in lists. Null is as elsewhere.
create table catalogue_product_in_store (
  product_id integer not null references catalogue_product on delete cascade,
  store_id integer not null references store_view,
  is_active boolean,
  is_visible boolean,
  primary key (product_id, store_id)
);

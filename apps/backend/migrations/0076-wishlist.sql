-- A customer's wish list: one each, which every client reaches as the list '0' too.
create table wishlist_wishlist (
  id integer generated always as identity primary key,
  customer_id integer not null unique references customer_customer on delete cascade,
  updated_at timestamptz not null
);

-- variant_id stands only where a size or a colour was chosen.
create table wishlist_item (
  id integer generated always as identity primary key,
  wishlist_id integer not null references wishlist_wishlist on delete cascade,
  product_id integer not null references catalogue_product on delete cascade,
  variant_id integer references catalogue_product on delete cascade,
  quantity integer not null check (quantity between 1 and 10000),
  added_at timestamptz not null,
  unique nulls not distinct (wishlist_id, product_id, variant_id)
);
create index wishlist_item_product on wishlist_item (product_id);
create index wishlist_item_variant on wishlist_item (variant_id) where variant_id is not null;

-- Nobody is asked which list while there is only one.
update store_config set value = '"0"' where scope = 'default' and path = 'wishlist/general/multiple_enabled';

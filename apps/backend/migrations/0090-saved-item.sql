-- Lines put aside for later: a guest's belong to the cart, a customer's to the customer in a store group, whatever cart is active.
create table cart_saved_item (
  id bigint generated always as identity primary key,
  cart_id bigint references cart_cart on delete cascade,
  customer_id integer references customer_customer on delete cascade,
  group_id integer not null references store_group,
  product_id integer not null references catalogue_product on delete cascade,
  variant_id integer not null references catalogue_product on delete cascade,
  quantity integer not null check (quantity between 1 and 1000000),
  gift_card jsonb,
  signature text not null,
  created_at timestamptz not null default now(),
  check ((cart_id is null) <> (customer_id is null)),
  unique nulls not distinct (cart_id, customer_id, group_id, signature)
);
create index cart_saved_item_customer on cart_saved_item (customer_id) where customer_id is not null;
create index cart_saved_item_product on cart_saved_item (product_id);
create index cart_saved_item_variant on cart_saved_item (variant_id);

create table cart_cart (
  id bigint generated always as identity primary key,
  masked_id text not null unique check (masked_id ~ '^[A-Za-z0-9]{32}$'),
  store_id integer not null references store_view,
  group_id integer not null references store_group,
  customer_id integer references customer_customer on delete cascade,
  email text,
  is_active boolean not null default true,
  shipping_address jsonb,
  billing_address jsonb,
  billing_same_as_shipping boolean not null default true,
  carrier_code text,
  method_code text,
  payment_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index cart_cart_one_active_per_customer on cart_cart (customer_id, group_id) where is_active and customer_id is not null;
create index cart_cart_updated on cart_cart (updated_at) where is_active;

-- product_id is what the shopper chose, variant_id what leaves the shelf (the same for a simple product).
create table cart_item (
  id bigint generated always as identity primary key,
  cart_id bigint not null references cart_cart on delete cascade,
  product_id integer not null references catalogue_product on delete cascade,
  variant_id integer not null references catalogue_product on delete cascade,
  quantity integer not null check (quantity between 1 and 1000000),
  gift_card jsonb,
  signature text not null,
  created_at timestamptz not null default now(),
  unique (cart_id, signature)
);

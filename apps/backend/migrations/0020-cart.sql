-- What a request with an Idempotency-Key answered, so that its repetition adds nothing. Kept for a day.
create table cart_repeated_request (
  cart_id bigint not null references cart_cart on delete cascade,
  key text not null,
  request_hash text not null,
  errors jsonb not null,
  created_at timestamptz not null,
  primary key (cart_id, key)
);
create index cart_repeated_request_created on cart_repeated_request (created_at);

create index cart_item_product on cart_item (product_id);
create index cart_item_variant on cart_item (variant_id);

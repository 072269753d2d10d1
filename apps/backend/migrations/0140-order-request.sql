-- The outcome of a placeOrder call that carried an Idempotency-Key: its order, or why it was refused. Kept for a day.
create table order_request (
  cart_id bigint not null references cart_cart on delete cascade,
  key text not null,
  request_hash text not null,
  order_id bigint references order_order on delete cascade,
  refusal jsonb,
  created_at timestamptz not null,
  primary key (cart_id, key),
  check ((order_id is null) <> (refusal is null))
);
create index order_request_created on order_request (created_at);
create index order_request_order on order_request (order_id);

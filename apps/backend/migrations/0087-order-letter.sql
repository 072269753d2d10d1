-- Which letters an order has caused, so that each is written once however often its event is delivered.
create table order_letter (
  order_id bigint not null references order_order,
  kind text not null,
  written_at timestamptz not null,
  primary key (order_id, kind)
);

-- A guest's wish to cancel, until it is confirmed by the link in the letter; only the key's hash is kept.
create table order_cancel_request (
  key_hash text primary key,
  order_id bigint not null references order_order,
  reason text not null,
  valid_until timestamptz not null
);
create index order_cancel_request_order on order_cancel_request (order_id);

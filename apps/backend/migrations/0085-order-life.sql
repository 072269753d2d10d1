-- What has happened to an order since it was placed. The status changes through one door only, which writes the trail.
alter table order_order add column status_changed_at timestamptz;
alter table order_order add column paid_at timestamptz;
-- The reference of the payment that paid it, when a provider took it.
alter table order_order add column paid_reference text;
alter table order_order add column shipped_at timestamptz;
alter table order_order add column refunded bigint not null default 0;
create index order_order_unpaid on order_order (placed_at) where paid_at is null and status in ('pending', 'pending_payment');

create table order_history (
  id bigint generated always as identity primary key,
  order_id bigint not null references order_order,
  at timestamptz not null,
  action text not null,
  from_status text,
  to_status text not null,
  reason text not null,
  actor text not null
);
create index order_history_order on order_history (order_id);

create table order_shipment (
  id bigint generated always as identity primary key,
  order_id bigint not null references order_order,
  carrier text not null,
  title text not null,
  tracking_number text,
  shipped_at timestamptz not null
);
create index order_shipment_order on order_shipment (order_id);

-- Money that goes back; amounts in minor units.
create table order_refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references order_order,
  amount bigint not null check (amount > 0),
  reason text not null,
  refunded_at timestamptz not null
);
create index order_refund_order on order_refund (order_id);

-- The open cart that an unpaid order was made back into.
create table order_returned_cart (
  order_id bigint primary key references order_order,
  cart_id bigint not null references cart_cart on delete cascade
);

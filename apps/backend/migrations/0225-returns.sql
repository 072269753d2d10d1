-- What a buyer sends back of an order, from the request to the refund.
create table returns_return (
  id bigint generated always as identity primary key,
  order_id bigint not null references order_order on delete cascade,
  -- The order's number and a count within the order.
  number text not null unique,
  status text not null
    check (status in ('unconfirmed', 'pending', 'authorized', 'received', 'denied', 'rejected', 'processed')),
  -- Where the refund is transferred; null if it goes back the way the order was paid.
  bank_account text,
  -- A guest confirms a request with the key from an email, until then. Null for a customer's request.
  confirm_hash text,
  confirm_until timestamptz,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  -- The gross amount in minor units; null until it is refunded.
  refunded bigint check (refunded >= 0),
  check ((refunded is not null) = (status = 'processed')),
  check (status <> 'unconfirmed' or confirm_hash is not null and confirm_until is not null)
);
create index returns_return_order on returns_return (order_id);
create index returns_return_open on returns_return (id) where status in ('pending', 'authorized', 'received');

create table returns_item (
  id bigint generated always as identity primary key,
  return_id bigint not null references returns_return on delete cascade,
  order_item_id bigint not null references order_item on delete cascade,
  requested integer not null check (requested > 0),
  -- How many pieces arrived and were accepted; null until then.
  received integer check (received between 0 and requested),
  reason text not null,
  unique (return_id, order_item_id)
);
create index returns_item_order_item on returns_item (order_item_id);

create table returns_comment (
  id bigint generated always as identity primary key,
  return_id bigint not null references returns_return on delete cascade,
  author text not null check (author in ('buyer', 'staff')),
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index returns_comment_return on returns_comment (return_id);

create table returns_tracking (
  id bigint generated always as identity primary key,
  return_id bigint not null references returns_return on delete cascade,
  carrier text not null,
  number text not null check (char_length(number) between 1 and 64),
  unique (return_id, carrier, number)
);

-- The emails written about a return, so that a repeated event writes none twice.
create table returns_email (
  return_id bigint not null references returns_return on delete cascade,
  kind text not null,
  written_at timestamptz not null,
  primary key (return_id, kind)
);

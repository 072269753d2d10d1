-- Exchanges for another size. An exchange is a return of pieces of one item, with the size that is sent for them.
alter table returns_return drop constraint returns_return_status_check;
alter table returns_return add constraint returns_return_status_check
  check (status in ('unconfirmed', 'pending', 'authorized', 'received', 'denied', 'rejected', 'processed', 'exchanged', 'canceled'));

create table returns_exchange (
  id bigint generated always as identity primary key,
  item_id bigint not null unique references returns_item on delete cascade,
  variant_id integer not null,
  sku text not null,
  options jsonb not null default '[]',
  quantity integer not null check (quantity > 0),
  -- `waiting` for the guest's confirmation, then `held` from stock, and at last sent or put back in stock.
  status text not null check (status in ('waiting', 'held', 'shipped', 'released')),
  -- The old pieces must arrive until then; null until the request is approved.
  held_until timestamptz,
  shipped_at timestamptz,
  tracking_number text check (char_length(tracking_number) between 1 and 64),
  check ((shipped_at is not null) = (status = 'shipped'))
);
create index returns_exchange_held on returns_exchange (held_until) where status = 'held';

-- The exchange by which the buyer received the returned pieces; null for pieces as they were ordered.
alter table returns_item add column exchange_id bigint references returns_exchange;
create index returns_item_exchange on returns_item (exchange_id);
alter table returns_item drop constraint returns_item_return_id_order_item_id_key;
create unique index returns_item_once on returns_item (return_id, order_item_id, coalesce(exchange_id, 0));

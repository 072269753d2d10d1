-- A gift card that somebody bought: money that waits, in minor units of its currency. The line and piece of the order that
-- bought it name it once, however often the order says that it was paid. The balance is what the movements add up to.
create table gift_card_account (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[0-9]{8,32}$'),
  kind text not null check (kind in ('VIRTUAL', 'PHYSICAL', 'COMBINED')),
  state text not null default 'active' check (state in ('active', 'locked', 'voided')),
  store_id integer not null references store_view,
  currency text not null,
  issued bigint not null check (issued > 0),
  balance bigint not null,
  order_id bigint not null,
  order_item_id bigint not null,
  piece integer not null check (piece > 0),
  buyer_email text not null,
  recipient_email text,
  issued_at timestamptz not null,
  expires_at timestamptz,
  unique (order_item_id, piece),
  check (balance between 0 and issued)
);
create index gift_card_account_order on gift_card_account (order_id);

-- issued: by the order that bought the card; redeemed and returned: by the order that it paid for.
create table gift_card_movement (
  id bigint generated always as identity primary key,
  account_id bigint not null references gift_card_account,
  order_id bigint not null,
  kind text not null check (kind in ('issued', 'redeemed', 'returned')),
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index gift_card_movement_account on gift_card_movement (account_id);
create index gift_card_movement_order on gift_card_movement (order_id);

-- The cards on a cart in the order they were given, each with the balance that the shopper has seen.
alter table cart_cart add column gift_cards jsonb not null default '[]';

-- What cards paid, [{id, code, amount}]; grand_total is what was left for money.
alter table order_order add column gift_cards jsonb not null default '[]';
alter table order_order add column gift_card_total bigint not null default 0;
alter table order_order add column gift_card_returned bigint not null default 0;

-- A line put aside keeps how it was to be wrapped and what was to be written with it.
alter table cart_saved_item
  add column gift_wrapping_id integer references cart_gift_wrapping,
  add column wrapped_quantity integer,
  add column gift_message jsonb;

-- The last lines that were taken out of a cart, whole, so that a mistake can be undone.
create table cart_removed_item (
  cart_id bigint not null references cart_cart on delete cascade,
  item_id bigint not null,
  line jsonb not null,
  removed_at timestamptz not null,
  primary key (cart_id, item_id)
);

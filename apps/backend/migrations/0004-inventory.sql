create table inventory_stock (
  product_id integer primary key references catalogue_product on delete cascade,
  on_hand integer not null check (on_hand >= 0)
);

-- The ledger behind on_hand: delivered - sold + returned = on_hand.
create table inventory_movement (
  id bigint generated always as identity primary key,
  product_id integer not null references catalogue_product on delete cascade,
  kind text not null check (kind in ('delivered', 'sold', 'returned')),
  quantity integer not null,
  order_id bigint,
  at timestamptz not null default now()
);
create index inventory_movement_product on inventory_movement (product_id);

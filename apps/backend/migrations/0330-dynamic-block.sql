-- Content for some shoppers or carts, as one store view shows it. The number is the one by which content names the block.
create table dynamic_block_content (
  id integer not null check (id > 0),
  store_id integer not null references store_view,
  name text not null,
  content text not null,
  is_active boolean not null default true,
  -- The cart rules that it belongs to; empty: none.
  rule_codes text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (id, store_id)
);

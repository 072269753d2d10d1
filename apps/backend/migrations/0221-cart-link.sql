-- Links by which sales agents hand over a prepared cart. A link works once, and for a week at most.
create table cart_link (
  code_hash text primary key,
  -- A copy of the prepared cart, whose id nobody knows.
  cart_id bigint not null references cart_cart on delete cascade,
  -- The cart it was copied from: that cart has the lines already.
  source_cart_id bigint references cart_cart on delete set null,
  agent_id integer not null references customer_customer on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The cart that got the lines.
  taken_by bigint references cart_cart on delete set null,
  taken_at timestamptz
);
create index cart_link_cart on cart_link (cart_id);
create index cart_link_source on cart_link (source_cart_id);
create index cart_link_agent on cart_link (agent_id);
create index cart_link_taken_by on cart_link (taken_by);
create index cart_link_expires on cart_link (expires_at);

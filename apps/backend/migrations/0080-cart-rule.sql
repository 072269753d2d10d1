-- Rules that lower what a cart costs. Money stands by currency in minor units ({"PLN": 2000}): a rule that needs an amount
-- does not speak in a currency without one. A list that is null limits nothing.
create table pricing_cart_rule (
  id integer generated always as identity primary key,
  code text not null unique,
  labels jsonb not null default '{}',
  is_active boolean not null default true,
  action text not null check (action in ('by_percent', 'by_fixed', 'cart_fixed', 'buy_x_get_y', 'free_shipping')),
  percent integer not null default 0 check (percent between 0 and 10000),
  amounts jsonb not null default '{}',
  buy_quantity integer not null default 0 check (buy_quantity >= 0),
  free_quantity integer not null default 0 check (free_quantity >= 0),
  subtotals jsonb,
  needs_coupon boolean not null default false,
  store_ids integer[],
  group_ids integer[],
  category_ids integer[],
  skus text[],
  starts_at timestamptz,
  ends_at timestamptz,
  priority integer not null default 0,
  stops_further boolean not null default false
);

-- A code is the same in capitals and small letters. A limit that is null is none.
create table pricing_coupon (
  id integer generated always as identity primary key,
  rule_id integer not null references pricing_cart_rule,
  code text not null check (code = btrim(code) and length(code) between 1 and 64),
  is_active boolean not null default true,
  limit_total integer check (limit_total > 0),
  limit_per_customer integer check (limit_per_customer > 0),
  used integer not null default 0 check (used >= 0)
);
create unique index pricing_coupon_code on pricing_coupon (upper(code));
create index pricing_coupon_rule on pricing_coupon (rule_id);

-- How often one buyer has used a code; a buyer is an account, or the hash of an address.
create table pricing_coupon_buyer (
  coupon_id integer not null references pricing_coupon on delete cascade,
  buyer text not null,
  used integer not null check (used >= 0),
  primary key (coupon_id, buyer)
);

create table pricing_coupon_use (
  coupon_id integer not null references pricing_coupon on delete cascade,
  order_id bigint not null,
  buyers text[] not null,
  used_at timestamptz not null,
  returned_at timestamptz,
  primary key (coupon_id, order_id)
);
create index pricing_coupon_use_order on pricing_coupon_use (order_id);

-- The codes that the shopper gave, also those that do not help at the moment.
alter table cart_cart add column coupon_codes text[] not null default '{}';

alter table order_order add column discounts jsonb not null default '[]';
alter table order_order add column coupon_codes text[] not null default '{}';
alter table order_item add column discount bigint not null default 0;
alter table order_item add column discounts jsonb not null default '[]';

-- Shops in which things can be seen and bought. Names and addresses stay in the language of the place.
create table store_locator_shop (
  id integer generated always as identity primary key,
  code text not null unique,
  -- The store views that show it.
  store_ids integer[] not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  name text not null check (name <> ''),
  street text not null,
  postcode text not null,
  city text not null,
  -- Degrees of WGS 84.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone text not null default '',
  -- Monday to Sunday, each '09:00-20:00', or '' when it stays closed.
  hours text[] not null check (array_length(hours, 1) = 7)
);

-- When a shop last told what it has. What it never named, it does not have.
create table inventory_shop_news (
  shop_id integer primary key references store_locator_shop on delete cascade,
  told_at timestamptz not null
);

create table inventory_shop_stock (
  product_id integer not null references catalogue_product on delete cascade,
  shop_id integer not null references store_locator_shop on delete cascade,
  on_hand integer not null check (on_hand > 0),
  primary key (product_id, shop_id)
);
create index inventory_shop_stock_shop on inventory_shop_stock (shop_id);

-- What is sold on the marketplaces stands in no shop.
insert into store_config (scope, scope_id, path, value)
select 'view', id, 'catalog/availability/status_enabled', 'false' from store_view where code like 'marketplaces_%';

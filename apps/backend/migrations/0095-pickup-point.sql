-- Places of carriers where a parcel waits for its buyer: lockers and counters. Names and addresses stay in the language of the place.
create table store_locator_pickup_point (
  id integer generated always as identity primary key,
  -- Whose places they are, such as 'inpost'; a delivery method names the network that it goes to.
  network text not null check (network ~ '^[a-z0-9_]{1,40}$' and network <> 'instore'),
  code text not null check (code <> '' and length(code) <= 64),
  country text not null check (country ~ '^[A-Z]{2}$'),
  name text not null check (name <> ''),
  street text not null,
  postcode text not null,
  city text not null,
  -- Degrees of WGS 84.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- How it is found there: 'beside the entrance of the station'.
  description text not null default '',
  -- Monday to Sunday, each '09:00-20:00', or '' when it stays closed; '00:00-24:00' is open all day.
  hours text[] not null check (array_length(hours, 1) = 7),
  -- What is typed is compared with these: without accents, case and signs.
  city_key text not null,
  postcode_key text not null,
  -- Every word begins with a space.
  words text not null,
  unique (network, code)
);
create index store_locator_pickup_point_place on store_locator_pickup_point (country, network);
create index store_locator_pickup_point_city on store_locator_pickup_point (country, city_key text_pattern_ops);

-- Where a delivery ends: null at the door, 'instore' in a shop of ours, else at a point of that network.
alter table checkout_delivery_method add column network text;

update checkout_delivery_method m set network = n.network
from (values
  ('inpostlocker', 'inpost'), ('zasilkovna', 'packeta'), ('packeta', 'packeta'), ('dhlpackstation', 'dhl_packstation'),
  ('samedayeasybox', 'sameday_easybox'), ('novaposhtalocker', 'nova_poshta'), ('haypostlocker', 'haypost'),
  ('dpdpickup', 'dpd_pickup')
) as n (carrier, network)
where m.carrier_code = n.carrier;

-- Collecting in a shop is free wherever the store view shows shops.
insert into checkout_delivery_method (store_id, carrier_code, method_code, price, free_from, countries, position, network)
select v.id, 'instore', 'pickup', 0, null,
  case v.code when 'eu' then array['CZ', 'DE', 'PL', 'RO', 'SK'] else array[v.country] end, 9, 'instore'
from store_view v where v.code not like 'marketplaces_%';

-- The place as it was when the order was placed.
alter table order_order add column pickup_place jsonb;

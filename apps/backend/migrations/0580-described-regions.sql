-- The regions of a country may be the shop's own. Rows and their ids stay, because addresses and orders name them: a region that is no longer
-- offered keeps its last name.
alter table store_region
  -- The name in a shop whose description does not list the regions of the country; null: the region is not offered there.
  add column common_name text,
  -- The place in the description's list, from 1; null: the description does not list it.
  add column place integer check (place > 0),
  add column is_offered boolean not null default true;
update store_region set common_name = name;

-- Store views that have been ready for orders once. Visitors of the others see that the shop opens soon.
create table opening_opened_store (
  store_id integer primary key references store_view,
  opened_at timestamptz not null
);

-- A store view with orders was open.
insert into opening_opened_store (store_id, opened_at)
select store_id, min(placed_at) from order_order group by store_id;

-- Products that somebody looks at side by side: a customer has one list, a guest whoever knows its uid.
create table compare_list (
  id integer generated always as identity primary key,
  uid text not null unique check (uid ~ '^[A-Za-z0-9]{32}$'),
  customer_id integer unique references customer_customer on delete cascade,
  changed_at timestamptz not null
);
create index compare_list_of_guest on compare_list (changed_at) where customer_id is null;

create table compare_item (
  id integer generated always as identity primary key,
  list_id integer not null references compare_list on delete cascade,
  product_id integer not null references catalogue_product on delete cascade,
  unique (list_id, product_id)
);
create index compare_item_product on compare_item (product_id);

-- Invoices are numbered by store view and year without gaps: the number is taken in the transaction that writes the invoice.
create table order_invoice_sequence (
  store_id integer not null references store_view,
  year integer not null,
  last_number bigint not null default 0,
  primary key (store_id, year)
);

create table order_invoice (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references order_order,
  number text not null unique,
  store_id integer not null references store_view,
  year integer not null,
  count bigint not null,
  -- Who sold, as it was then.
  seller text not null,
  issued_at timestamptz not null,
  unique (store_id, year, count)
);

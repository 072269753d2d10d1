-- Credit notes are numbered by store view and year without gaps, as invoices are, in a series of their own.
create table order_credit_note_sequence (
  store_id integer not null references store_view,
  year integer not null,
  last_number bigint not null default 0,
  primary key (store_id, year)
);

create table order_credit_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references order_order,
  invoice_id bigint not null references order_invoice,
  number text not null unique,
  store_id integer not null references store_view,
  year integer not null,
  count bigint not null,
  seller text not null,
  -- What went back, by money and to gift cards, gross; and how it divides among the rates.
  amount bigint not null check (amount > 0),
  rates jsonb not null,
  -- It takes the whole invoice back at once.
  is_whole boolean not null,
  issued_at timestamptz not null,
  unique (store_id, year, count)
);
create index order_credit_note_order on order_credit_note (order_id);
create index order_credit_note_invoice on order_credit_note (invoice_id);

-- Gross prices in minor units of the store view's currency. A variant without a row takes its parent's.
create table pricing_price (
  product_id integer not null references catalogue_product on delete cascade,
  store_id integer not null references store_view,
  regular bigint not null check (regular >= 0),
  special bigint check (special >= 0),
  special_from timestamptz,
  special_to timestamptz,
  primary key (product_id, store_id)
);

-- Append-only: what was asked for, from when. Directive 98/6/EC, Article 6a.
create table pricing_price_log (
  id bigint generated always as identity primary key,
  product_id integer not null references catalogue_product on delete cascade,
  store_id integer not null references store_view,
  regular bigint not null,
  final bigint not null,
  valid_from timestamptz not null,
  unique (product_id, store_id, valid_from)
);

create function pricing_price_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'pricing_price_log is append-only';
end $$;
create trigger pricing_price_log_append_only before update on pricing_price_log
  for each row execute function pricing_price_log_is_append_only();

-- Rates in hundredths of a percent: 2300 is 23 %.
create table pricing_tax_rate (
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_class text not null,
  rate integer not null check (rate between 0 and 10000),
  label text not null,
  primary key (country, tax_class)
);

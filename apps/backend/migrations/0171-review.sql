-- What customers write about a product in a store view; shown once somebody of the shop has approved it.
create table review_review (
  id integer generated always as identity primary key,
  store_id integer not null references store_view,
  product_id integer not null references catalogue_product on delete cascade,
  -- Null for a guest, and once the account is gone.
  customer_id integer references customer_customer on delete set null,
  nickname text not null check (char_length(nickname) between 1 and 128),
  summary text not null check (char_length(summary) between 1 and 255),
  body text not null check (char_length(body) between 1 and 5000),
  -- The id of what was rated to the number of stars.
  stars jsonb not null,
  -- From 0 to 100.
  average numeric not null check (average between 0 and 100),
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  created_at timestamptz not null,
  decided_at timestamptz
);
create index review_review_shown on review_review (product_id, store_id, id) where status = 'approved';
create index review_review_waiting on review_review (id) where status = 'pending';
create index review_review_customer on review_review (customer_id) where customer_id is not null;

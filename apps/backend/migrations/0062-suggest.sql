-- What was searched for with success, and how often, by nobody in particular. `heat` is the logarithm of a count that halves
-- every 30 days, so that rows are compared without being touched.
create table suggest_query (
  store_id integer not null references store_view,
  folded text not null,
  query text not null,
  submissions integer not null check (submissions > 0),
  heat double precision not null,
  last_at timestamptz not null,
  primary key (store_id, folded)
);
create index suggest_query_hottest on suggest_query (store_id, heat desc);
create index suggest_query_last on suggest_query (last_at);

-- What a browser searched for whose visitor agreed to be known by an id, of which only the hash is kept.
create table suggest_recent (
  store_id integer not null references store_view,
  client_hash text not null,
  folded text not null,
  query text not null,
  searched_at timestamptz not null,
  primary key (store_id, client_hash, folded)
);
create index suggest_recent_searched on suggest_recent (searched_at);

-- How often a product was taken out of a list of suggestions, by its place in the list and by day, counted from 1970.
create table suggest_click (
  store_id integer not null references store_view,
  product_id integer not null,
  day integer not null,
  position integer not null,
  clicks integer not null check (clicks > 0),
  primary key (store_id, day, product_id, position)
);

-- Every change of the listing carries a number, so that a process which keeps the listing in memory asks only for what is newer.
create sequence catalogue_listing_version;

-- squawk-ignore adding-field-with-default
alter table catalogue_listing add column version bigint not null default nextval('catalogue_listing_version');
alter table catalogue_listing add column due_at timestamptz;
create index catalogue_listing_version_of_store on catalogue_listing (store_id, version);
create index catalogue_listing_due on catalogue_listing (due_at) where due_at is not null;

create table catalogue_listing_removed (
  store_id integer not null references store_view,
  product_id integer not null,
  version bigint not null default nextval('catalogue_listing_version'),
  primary key (store_id, product_id)
);
create index catalogue_listing_removed_version on catalogue_listing_removed (store_id, version);

-- One row: counts the changes of categories, attributes and options.
create table catalogue_revision (
  id integer primary key check (id = 1),
  revision bigint not null
);
insert into catalogue_revision values (1, 1);

create index pricing_price_log_newest on pricing_price_log (product_id, store_id, valid_from desc);

-- The store view at "/", which also answers requests that name none.
alter table store_view add column is_default boolean not null default false;

update store_view set is_default = true where code = 'pl';

create unique index store_view_default on store_view (is_default) where is_default;

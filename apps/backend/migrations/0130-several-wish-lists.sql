-- customer_id stands on the list that every customer begins with, the list '0'; further ones say in holder_id whose they are.
-- What reads the table looks for a customer, and never minds a row that has none.
-- squawk-ignore ban-drop-not-null
alter table wishlist_wishlist alter column customer_id drop not null;
alter table wishlist_wishlist
  add column holder_id integer references customer_customer on delete cascade,
  add column name text,
  add column visibility text not null default 'PRIVATE';
alter table wishlist_wishlist
  add constraint wishlist_wishlist_one_owner check (num_nonnulls(customer_id, holder_id) = 1),
  add constraint wishlist_wishlist_name check (char_length(name) between 1 and 255),
  add constraint wishlist_wishlist_visibility check (visibility in ('PRIVATE', 'PUBLIC')),
  add constraint wishlist_wishlist_named check (holder_id is null or name is not null);
create index wishlist_wishlist_holder on wishlist_wishlist (holder_id);

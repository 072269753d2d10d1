-- What the customer remarks on an item of a list.
alter table wishlist_item add column description text;

-- The place of an item in the order that the customer arranged; null until the list is arranged, and for items added since then.
-- Those come first, newest first, so a build that does not know the column keeps adding items where the customer sees them.
alter table wishlist_item add column place integer;

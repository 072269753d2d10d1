-- A cart is changed seven times until it is an order. PostgreSQL can keep a changed row on its page without touching any index if no index
-- contains a changed column and the page has room. Nothing reads carts by this index: how long one is kept depends on its store.
-- squawk-ignore require-concurrent-index-deletion
drop index cart_cart_updated;
alter table cart_cart set (fillfactor = 70);

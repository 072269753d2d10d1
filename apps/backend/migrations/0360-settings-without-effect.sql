-- Settings that nothing obeyed. The store's configuration describes the account for cards by itself.
delete from store_config where path like 'card\_payment/%' or path like 'parcel\_locker/%';
-- Other names of map services had no effect either.
delete from store_config where path = 'store_locator/map/engine' and value not in ('"openstreetmap"', '"google"');

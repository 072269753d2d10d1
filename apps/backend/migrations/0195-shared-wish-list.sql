-- The code in the link of a shared wish list; null if it is not shared.
alter table wishlist_wishlist add column sharing_code text;
-- squawk-ignore require-concurrent-index-creation
create unique index wishlist_wishlist_sharing_code on wishlist_wishlist (sharing_code) where sharing_code is not null;

-- Items of shared lists that somebody has bought. The giver is only known by a hash of a token in their browser, so that nobody
-- can see who it was.
create table wishlist_gift (
  item_id integer primary key references wishlist_item on delete cascade,
  token_hash text not null,
  marked_at timestamptz not null
);

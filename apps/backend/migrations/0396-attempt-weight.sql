-- How much an attempt counts: the pieces of an order, where pieces are limited.
alter table platform_attempt add column weight integer not null default 1;

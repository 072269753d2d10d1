-- Compressing the documents was a quarter of the work of writing rows. With LZ4 they take as much space, but hardly any time. A server
-- without it, such as the embedded database, keeps its own method.
do $$
begin
  alter table catalogue_listing alter column document set compression lz4;
exception when feature_not_supported then null;
end
$$;
-- Nothing has read it since listings are bitsets in memory, but every row that was written had to be entered.
-- squawk-ignore require-concurrent-index-deletion
drop index catalogue_listing_options;

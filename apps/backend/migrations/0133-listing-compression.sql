-- lz4 packs a list's documents in less than half of pglz's time, most of what writing a row takes. Builds without it keep pglz.
do $$
begin
  alter table catalogue_listing alter column document set compression lz4;
exception when feature_not_supported then
  null;
end
$$;

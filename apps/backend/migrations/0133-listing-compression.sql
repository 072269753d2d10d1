-- lz4 packs a list's documents in a fraction of pglz's time, and unpacks them faster. Builds without it keep pglz.
do $$
begin
  alter table catalogue_listing alter column document set compression lz4;
exception when feature_not_supported then
  null;
end
$$;

-- What an import has to remember beyond its own life: that the demo shop is loaded, that an index has to be rebuilt.
create table import_export_mark (
  name text primary key,
  value jsonb not null
);

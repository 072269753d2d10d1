-- One row: counts the changes of everything that any page may show, whoever makes them, so that kept pages can be dropped.
create table platform_revision (
  id integer primary key check (id = 1),
  revision bigint not null
);
insert into platform_revision values (1, 1);

create function platform_count_change() returns trigger language plpgsql as $$
begin
  update platform_revision set revision = revision + 1;
  return null;
end
$$;

create trigger store_view_counted after insert or update or delete on store_view
  for each statement execute function platform_count_change();
create trigger store_config_counted after insert or update or delete on store_config
  for each statement execute function platform_count_change();
create trigger cms_block_counted after insert or update or delete on cms_block
  for each statement execute function platform_count_change();
create trigger url_rewrite_counted after insert or update or delete on url_rewrite
  for each statement execute function platform_count_change();
create trigger catalogue_revision_counted after update on catalogue_revision
  for each statement execute function platform_count_change();

create index catalogue_listing_newest on catalogue_listing (version);
create index catalogue_listing_removed_newest on catalogue_listing_removed (version);

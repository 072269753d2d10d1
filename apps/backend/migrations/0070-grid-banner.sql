-- Pictures that stand between the products of a category, as one store view shows them.
create table catalogue_grid_banner (
  id integer generated always as identity primary key,
  code text not null,
  store_id integer not null references store_view,
  category_id integer not null references catalogue_category on delete cascade,
  -- What the picture says.
  title text not null,
  url text not null,
  -- Paths below the media folder.
  image_desktop text not null,
  image_tablet text not null,
  image_mobile text not null,
  -- Null: every page.
  page integer check (page > 0),
  -- The cell of its page that the banner takes, counted from 1.
  position integer not null check (position > 0),
  -- Cells from one repetition to the next; null: it stands once on a page.
  every_n integer check (every_n > 1),
  is_active boolean not null default true,
  valid_from timestamptz,
  valid_to timestamptz,
  unique (code, store_id)
);
create index catalogue_grid_banner_of_category on catalogue_grid_banner (category_id, store_id);

create trigger catalogue_grid_banner_counted after insert or update or delete on catalogue_grid_banner
  for each statement execute function platform_count_change();

-- Pictures of several products together; each pin stands on one of them.
create table lookbook_look (
  id integer generated always as identity primary key,
  code text not null unique,
  -- A path below the media folder, and the picture's size in pixels.
  image text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  position integer not null default 0
);

create table lookbook_name (
  look_id integer not null references lookbook_look on delete cascade,
  store_id integer not null references store_view,
  name text not null,
  primary key (look_id, store_id)
);

-- `left_px` and `top_px` are counted on the picture in its own size.
create table lookbook_pin (
  id integer generated always as identity primary key,
  look_id integer not null references lookbook_look on delete cascade,
  sku text not null,
  left_px integer not null check (left_px >= 0),
  top_px integer not null check (top_px >= 0),
  position text not null check (position in ('bottom', 'top', 'left', 'right')),
  unique (look_id, sku)
);
create index lookbook_pin_sku on lookbook_pin (sku);

-- What is written on the pictures of products. Whom a label is for and which products carry it are rules, so that nobody has
-- to go through the range by hand.
create table label_label (
  id integer generated always as identity primary key,
  code text not null,
  store_id integer not null references store_view,
  name text not null,
  txt text not null default '',
  image text,
  applies_to text not null check (applies_to in ('all', 'new', 'sale', 'option', 'sku')),
  -- Days for 'new', `attribute=value` for 'option', the product's own for 'sku'.
  applies_value text not null default '',
  customer_group_ids integer[] not null,
  category_position text,
  category_size text not null default '',
  category_style text not null default '',
  product_position text,
  product_size text not null default '',
  product_style text not null default '',
  priority integer not null default 0,
  unique (code, store_id),
  constraint label_days check (applies_to <> 'new' or applies_value ~ '^[0-9]{1,4}$'),
  constraint label_category_position check (category_position ~ '^(top|middle|bottom)-(left|center|right)$'),
  constraint label_product_position check (product_position ~ '^(top|middle|bottom)-(left|center|right)$')
);

create table label_setting (
  store_id integer primary key references store_view,
  product_container text not null default '[data-labels=product]',
  category_container text not null default '[data-labels=category]',
  max_labels integer not null default 3 check (max_labels >= 0),
  show_several_on_place boolean not null default true,
  -- 0: one below the other; 1: side by side.
  labels_alignment integer not null default 0 check (labels_alignment in (0, 1)),
  -- Pixels.
  margin_between integer not null default 4 check (margin_between between 0 and 100)
);
insert into label_setting (store_id) select id from store_view;

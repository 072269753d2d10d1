-- What was changed by a description of the shop, and what the shop was like before, so that it can be undone.
create table shop_description_change (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null,
  before jsonb not null,
  changes text[] not null
);

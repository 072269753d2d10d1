-- When a page that is not active yet becomes active; null: not by itself.
alter table cms_page add column starts_at timestamptz;

-- A page from a template is a draft until somebody in the shop has read and confirmed it.
alter table cms_page add column awaits_confirmation boolean not null default false;

create table cms_page_confirmation (
  id integer generated always as identity primary key,
  page_id integer not null references cms_page on delete cascade,
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  -- What was confirmed: later changes of the page do not change it.
  title text not null,
  content text not null
);

create index cms_page_confirmation_page on cms_page_confirmation (page_id, confirmed_at);

-- What was changed by an import of content files, and the files as they were before (null: there was none), so that it can be undone.
create table content_change (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null,
  before jsonb not null,
  changes text[] not null
);

-- Agreements that the shop words itself. Words are published once and never changed; other words are a new version.
alter table consent_agreement
  add column code text,
  add column pages text[] not null default '{}',
  add column subscribes boolean not null default false,
  add column is_active boolean not null default true;
create unique index consent_agreement_code on consent_agreement (code);

create table consent_wording (
  id integer generated always as identity primary key,
  agreement_id integer not null references consent_agreement,
  locale text not null,
  version integer not null check (version > 0),
  label text not null check (label <> ''),
  content text not null,
  hash text not null,
  published_at timestamptz not null,
  unique (agreement_id, locale, version)
);

create function consent_wording_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'consent_wording is append-only';
end $$;
create trigger consent_wording_append_only before update or delete on consent_wording
  for each row execute function consent_wording_is_append_only();

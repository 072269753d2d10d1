-- Who asked for the newsletter of a store view. Nobody is subscribed by a stranger's word: the address has to be confirmed.
create table consent_subscription (
  id integer generated always as identity primary key,
  website_id integer not null references store_website,
  store_id integer not null references store_view,
  email text not null check (email <> ''),
  status text not null check (status in ('NOT_ACTIVE', 'SUBSCRIBED', 'UNCONFIRMED', 'UNSUBSCRIBED')),
  telephone text,
  agreements integer[] not null default '{}',
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  unique (website_id, email)
);

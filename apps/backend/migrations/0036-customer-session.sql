-- A session of the storefront has two halves: the token that script may read and the cookie that it may not.
alter table customer_token add column cookie_hash text;
alter table customer_token add column password_version integer not null default 0;
alter table customer_token add column signed_in_at timestamptz;

alter table customer_customer add column password_version integer not null default 0;
alter table customer_customer add column is_confirmed boolean not null default true;
alter table customer_customer add column created_in integer references store_view;

-- A browser in which the customer has signed in before: strangers' wrong guesses do not lock it out.
create table customer_device (
  device_hash text not null,
  customer_id integer not null references customer_customer on delete cascade,
  seen_at timestamptz not null,
  primary key (device_hash, customer_id)
);

-- Links sent by mail, good once; only their hash is kept.
create table customer_link (
  token_hash text primary key,
  customer_id integer not null references customer_customer on delete cascade,
  purpose text not null check (purpose in ('reset', 'confirm')),
  expires_at timestamptz not null
);
create index customer_link_customer on customer_link (customer_id, purpose);

-- Tries that are counted: wrong passwords, registrations, mails asked for. The subject is a hash.
create table platform_attempt (
  id bigint generated always as identity primary key,
  subject text not null,
  at timestamptz not null
);
create index platform_attempt_subject on platform_attempt (subject, at);
create index platform_attempt_at on platform_attempt (at);

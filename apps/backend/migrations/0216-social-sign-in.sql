-- Which account of Apple, Facebook or Google signs which customer in.
create table customer_identity (
  website_id integer not null references store_website,
  provider text not null check (provider in ('apple', 'facebook', 'google')),
  subject text not null,
  customer_id integer not null references customer_customer on delete cascade,
  linked_at timestamptz not null,
  primary key (website_id, provider, subject)
);
create index customer_identity_customer on customer_identity (customer_id);

-- Sign-ins that have been started at a provider and not finished. State and browser are hashes.
create table customer_social_attempt (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  store_id integer not null references store_view,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);

-- People whom a provider has identified and who have no account yet, or must confirm their email address first.
create table customer_social_person (
  key_hash text primary key,
  browser_hash text not null,
  website_id integer not null references store_website,
  provider text not null,
  subject text not null,
  email text not null,
  firstname text not null,
  lastname text not null,
  is_proven boolean not null,
  expires_at timestamptz not null
);

-- Passkeys with which customers sign in. The private key never leaves the customer's device.
create table customer_passkey (
  id bigint generated always as identity primary key,
  customer_id integer not null references customer_customer on delete cascade,
  credential_id text not null unique,
  -- The host for which it was created: it works nowhere else.
  rp_id text not null,
  -- A random number by which the device knows the account, the same for all passkeys of a customer.
  user_handle text not null,
  public_key text not null,
  -- How often the device has used it; 0 if the device does not count.
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index customer_passkey_customer on customer_passkey (customer_id);

-- Challenges that a device must sign, each once. Challenge and browser are hashes.
create table customer_passkey_challenge (
  challenge_hash text primary key,
  browser_hash text not null,
  -- The customer who adds a passkey; null for a sign-in.
  customer_id integer references customer_customer on delete cascade,
  store_id integer not null references store_view,
  user_handle text,
  expires_at timestamptz not null
);
create index customer_passkey_challenge_customer on customer_passkey_challenge (customer_id) where customer_id is not null;

-- How a session began, and when a second factor besides the password was last checked in it.
alter table customer_token add column method text;
alter table customer_token add column proven_at timestamptz;

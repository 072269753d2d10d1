-- The authenticator app of a sales agent. The app and the shop share the secret, so it cannot be stored as a hash.
create table customer_authenticator (
  customer_id integer primary key references customer_customer on delete cascade,
  secret text,
  -- The latest 30 seconds whose code was used; a code is valid only once.
  last_step bigint not null default 0,
  -- A secret that is shown to the agent and takes effect when they have entered its first code.
  new_secret text,
  new_expires_at timestamptz
);

-- Codes for agents who have lost their device. Each is valid once.
create table customer_recovery_code (
  code_hash text primary key,
  customer_id integer not null references customer_customer on delete cascade
);
create index customer_recovery_code_customer on customer_recovery_code (customer_id);

-- A sales agent acts for a client for an hour at most, by a token of two halves that is good in the agent's own session alone.
create table agent_adoption (
  id bigint generated always as identity primary key,
  agent_id integer not null references customer_customer on delete cascade,
  client_id integer not null references customer_customer on delete cascade,
  token_hash text not null unique,
  -- Empty for a whole token, which needs no cookie.
  cookie_hash text,
  -- Follows the session when it is renewed; empty once the session has ended, and with it the adoption.
  session_hash text references customer_token on update cascade on delete set null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (agent_id <> client_id)
);
create index agent_adoption_agent on agent_adoption (agent_id) where ended_at is null;
create index agent_adoption_client on agent_adoption (client_id);
create index agent_adoption_session on agent_adoption (session_hash) where session_hash is not null;

-- What a search has found: the agent picks a client by it, and nobody that was not searched for.
create table agent_finding (
  search_hash text primary key,
  agent_id integer not null references customer_customer on delete cascade,
  client_id integer not null references customer_customer on delete cascade,
  expires_at timestamptz not null
);
create index agent_finding_agent on agent_finding (agent_id);
create index agent_finding_client on agent_finding (client_id);

-- Who did what for whom. A line is written before anything is done and completed afterwards; none is ever deleted.
create table agent_trail (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  agent_id integer references customer_customer on delete set null,
  client_id integer references customer_customer on delete set null,
  adoption_id bigint references agent_adoption on delete set null,
  store_id integer not null references store_view,
  action text not null,
  detail text not null,
  outcome text not null check (outcome in ('begun', 'done', 'refused', 'forbidden'))
);
create index agent_trail_agent on agent_trail (agent_id, id);
create index agent_trail_client on agent_trail (client_id, id);
create index agent_trail_adoption on agent_trail (adoption_id);

-- Clients are found by telephone numbers as they were written, marks aside.
create index customer_customer_digits on customer_customer (regexp_replace(telephone, '[^0-9]', '', 'g'));
create index customer_address_digits on customer_address (regexp_replace(address ->> 'telephone', '[^0-9]', '', 'g'));

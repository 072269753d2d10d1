-- Who takes the money: `offline` when it comes by bank, by post or at the door, else a payment provider.
alter table payment_method add column provider text not null default 'offline';
-- The sandbox plays a card provider and a bank; the demo shop opens it.
insert into payment_method (store_id, code, position, is_active, provider)
select id, 'adyen_cc', 10, false, 'sandbox' from store_view;
insert into payment_method (store_id, code, position, is_active, provider)
select id, 'bluepayment', 11, false, 'sandbox' from store_view where currency = 'PLN';

-- A try to pay an order with a provider. The reference is ours and names the try in everything the provider says.
create table payment_attempt (
  id bigint generated always as identity primary key,
  reference text not null unique,
  order_id bigint not null references order_order,
  method text not null,
  provider text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'started' check (state in ('started', 'pending', 'refused', 'paid')),
  provider_reference text,
  redirect_url text,
  created_at timestamptz not null
);
create index payment_attempt_order on payment_attempt (order_id);

-- Every signed word of a provider, once.
create table payment_notice (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  reference text not null,
  result text not null,
  outcome text not null,
  received_at timestamptz not null,
  unique (provider, event_id)
);

-- Money that a provider is asked to send back, once for each key.
create table payment_refund (
  key text primary key,
  attempt_id bigint not null references payment_attempt,
  amount bigint not null check (amount > 0),
  requested_at timestamptz not null,
  sent_at timestamptz
);
create index payment_refund_attempt on payment_refund (attempt_id);

-- The sandbox's own memory: another company in real life.
create table payment_sandbox_key (
  is_only boolean primary key default true check (is_only),
  key text not null
);
create table payment_sandbox_session (
  id text primary key,
  kind text not null check (kind in ('card', 'bank')),
  reference text not null unique,
  amount bigint not null,
  currency text not null,
  locale text not null,
  success_path text not null,
  failed_path text not null,
  outcome text,
  created_at timestamptz not null
);
create table payment_sandbox_notice (
  id bigint generated always as identity primary key,
  path text not null,
  content_type text not null,
  body text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create index payment_sandbox_notice_due on payment_sandbox_notice (due_at) where delivered_at is null;

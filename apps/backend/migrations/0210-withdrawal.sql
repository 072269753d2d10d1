-- Declarations of withdrawal (Consumer Rights Directive, article 11a), as they were submitted. They are evidence of when a
-- consumer withdrew and in which words, so rows are only added.
create table order_withdrawal (
  id bigint generated always as identity primary key,
  reference text not null unique,
  -- A hash of the content. The same declaration, submitted again, is the same row.
  declaration_hash text not null unique,
  store_id integer not null references store_view,
  locale text not null,
  -- Null if the typed number and email address do not belong to an order.
  order_id bigint references order_order,
  customer_id bigint,
  name text not null,
  email text not null,
  order_number text not null,
  -- The chosen items; empty for the whole order.
  items jsonb not null,
  wording text not null,
  submitted_at timestamptz not null
);
create index order_withdrawal_order on order_withdrawal (order_id) where order_id is not null;

create function order_withdrawal_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'order_withdrawal is append-only';
end $$;
create trigger order_withdrawal_append_only before update or delete on order_withdrawal
  for each row execute function order_withdrawal_is_append_only();

-- What staff did about a declaration.
create table order_withdrawal_handling (
  withdrawal_id bigint primary key references order_withdrawal,
  note text not null,
  handled_at timestamptz not null
);

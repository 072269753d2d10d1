-- The pseudonym under which payment providers store the cards of a customer. It is random, so it says nothing about the person.
create table payment_shopper (
  customer_id integer primary key references customer_customer on delete cascade,
  reference text not null unique
);

-- The cards that a customer saved with a provider. The provider alone knows their numbers.
create table payment_saved_card (
  id bigint generated always as identity primary key,
  customer_id integer not null references payment_shopper on delete cascade,
  provider text not null,
  -- The provider's name of the card.
  token text not null,
  -- The name of the card in the API.
  public_hash text not null unique,
  method text not null,
  -- Such as `visa`.
  brand text not null,
  last_digits text not null,
  -- Such as `03/2030`.
  expires text not null,
  saved_at timestamptz not null,
  -- Set while the provider has not confirmed the deletion. Nobody sees the card any more.
  removed_at timestamptz,
  unique (provider, token)
);
create index payment_saved_card_customer on payment_saved_card (customer_id);

-- Whose saved cards the payment page offers; null for guests and for agents who act for a customer.
alter table payment_attempt add column shopper text;

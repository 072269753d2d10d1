-- What Adyen's web component needs to go on with a try, so that a reload does not lose it.
create table payment_adyen_session (
  attempt_id bigint primary key references payment_attempt,
  id text not null,
  data text not null,
  expires_at timestamptz not null
);

-- Every signed notice of Adyen, kept before it is answered. Amounts are in Adyen's minor units; nothing of the card is kept.
create table payment_adyen_notice (
  id bigint generated always as identity primary key,
  psp_reference text not null,
  original_reference text not null,
  merchant_reference text not null,
  event_code text not null,
  is_success boolean not null,
  amount bigint not null,
  currency text not null,
  reason text not null,
  event_at text not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  -- What somebody has to look at.
  alarm text,
  unique (psp_reference, event_code, is_success)
);

-- By which number the provider knows what goes back.
alter table payment_refund add column provider_reference text;

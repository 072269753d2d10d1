-- A provider that does not speak is asked what became of a try: when next, and how often it was. Null where there is
-- nothing to ask.
alter table payment_attempt add column ask_at timestamptz;
alter table payment_attempt add column asks integer not null default 0;
create index payment_attempt_ask on payment_attempt (ask_at) where ask_at is not null and state <> 'paid';

-- What Adyen's web component gives to a browser once a payment was made: with it alone Adyen can be asked.
alter table payment_adyen_session add column result text;

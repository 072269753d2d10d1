-- Whoever comes back from a bank's page in another browser names the session alone.
create index payment_adyen_session_id on payment_adyen_session (id);

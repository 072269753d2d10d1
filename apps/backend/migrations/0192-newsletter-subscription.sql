-- One truth about the newsletter: the subscription of an email address in a website, with or without an account.
-- The store is null if the subscription was imported.
-- squawk-ignore ban-drop-not-null
alter table consent_subscription alter column store_id drop not null;
-- When the owner of the address confirmed it; null if nobody did yet.
alter table consent_subscription add column confirmed_at timestamptz;
update consent_subscription set confirmed_at = changed_at where status = 'SUBSCRIBED';

insert into consent_subscription (website_id, store_id, email, status, asked_at, changed_at, confirmed_at)
select website_id, created_in, email, 'SUBSCRIBED', now(), now(), now() from customer_customer where is_subscribed
on conflict (website_id, email) do update
  set status = 'SUBSCRIBED', changed_at = excluded.changed_at, confirmed_at = excluded.confirmed_at
  where consent_subscription.status in ('NOT_ACTIVE', 'UNCONFIRMED');

-- squawk-ignore ban-drop-column
alter table customer_customer drop column is_subscribed;

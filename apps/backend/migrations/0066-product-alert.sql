-- What somebody may be asked to agree to. Its wording is the shop's own text in the language of the store view.
create table consent_agreement (
  id integer generated always as identity primary key,
  kind text not null check (kind in
    ('registration', 'checkout', 'loyalty', 'newsletter', 'newsletter_sms', 'product_alert', 'subscribe_to_stock_alert')),
  is_required boolean not null,
  position integer not null default 0
);
insert into consent_agreement (kind, is_required) values ('product_alert', true), ('subscribe_to_stock_alert', true);

-- Append-only: who agreed to which words, and where. GDPR, Article 7(1).
create table consent_acceptance (
  id bigint generated always as identity primary key,
  website_id integer not null references store_website,
  store_id integer not null references store_view,
  email text not null,
  agreement_id integer not null references consent_agreement,
  wording text not null,
  accepted_at timestamptz not null
);
create index consent_acceptance_email on consent_acceptance (website_id, email);

-- Who wants one letter when a sold-out product or size is there again; closed when it was written or the wish was taken back.
create table product_alert_subscription (
  id bigint generated always as identity primary key,
  website_id integer not null references store_website,
  store_id integer not null references store_view,
  product_id integer not null references catalogue_product on delete cascade,
  email text not null check (email <> ''),
  asked_at timestamptz not null,
  closed_at timestamptz
);
create unique index product_alert_subscription_waiting on product_alert_subscription (product_id, website_id, email)
  where closed_at is null;

-- Links that letters carry: each shows that the mailbox is its reader's own, for one purpose, until it expires.
create table consent_link (
  hash text primary key,
  purpose text not null check (purpose in ('newsletter', 'alert', 'anonymization')),
  website_id integer not null references store_website,
  email text not null,
  kind text,
  product_uid text,
  expires_at timestamptz not null
);

-- Who wants no more letters about products; without a product, about none of them.
create table consent_alert_refusal (
  website_id integer not null references store_website,
  email text not null,
  kind text not null check (kind in ('stock', 'price')),
  product_uid text not null default '',
  refused_at timestamptz not null,
  primary key (website_id, email, kind, product_uid)
);

-- Who asked, from their own mailbox, for their data to be deleted; the shop answers within a month.
create table consent_anonymization (
  website_id integer not null references store_website,
  email text not null,
  store_id integer not null references store_view,
  confirmed_at timestamptz not null,
  done_at timestamptz,
  primary key (website_id, email)
);

insert into store_config (scope, scope_id, path, value)
select 'default', 0, 'contact/email/recipient_email', '"kontakt@bocian.example"' where exists (select from store_view)
on conflict (scope, scope_id, path) do nothing;

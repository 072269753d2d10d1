-- Templates of emails that the merchant has edited. The others are the shop's own texts.
create table email_template (
  name text not null,
  -- A locale such as pl_PL.
  locale text not null,
  source text not null,
  changed_at timestamptz not null,
  primary key (name, locale)
);
-- Who an email is from: {"name", "email"}. Without an email address, that of MAIL_FROM.
alter table platform_mail add column sender jsonb;

-- What people wrote to the shop; `mailed_at` says when it was sent on to the shop's mailbox.
create table cms_contact_message (
  id bigint generated always as identity primary key,
  store_id integer not null references store_view,
  name text not null,
  email text not null,
  telephone text not null default '',
  comment text not null,
  created_at timestamptz not null,
  mailed_at timestamptz
);
create index cms_contact_message_unsent on cms_contact_message (id) where mailed_at is null;

-- Letters wait here until they are handed over; without a mail server they stay and can be read.
create table platform_mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  failure text
);
create index platform_mail_due on platform_mail (due_at) where sent_at is null;

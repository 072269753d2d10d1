-- What a message is about, which order it names, and the files that came with it.
alter table cms_contact_message add column topic text not null default '';
alter table cms_contact_message add column order_number text not null default '';
create table cms_contact_file (
  id bigint generated always as identity primary key,
  message_id bigint not null references cms_contact_message on delete cascade,
  name text not null,
  type text not null,
  content bytea not null
);
create index cms_contact_file_message on cms_contact_file (message_id);

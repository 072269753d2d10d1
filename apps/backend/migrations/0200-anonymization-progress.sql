-- Once a request is carried out, its email is replaced by a text with this id. The table is small, so it may be locked for a moment.
-- squawk-ignore adding-field-with-default
alter table consent_anonymization add column id integer generated always as identity;
create unique index consent_anonymization_id on consent_anonymization (id);
-- When the person was told that open orders, or the role of a sales agent, delay the deletion.
alter table consent_anonymization add column postponed_at timestamptz;
create index consent_anonymization_open on consent_anonymization (confirmed_at) where done_at is null;

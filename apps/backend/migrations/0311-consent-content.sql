-- The whole text that was agreed to, besides the label; null if it is not known, as for imported consents.
alter table consent_record add column content text;

-- Each marketing email says how to unsubscribe with one click (RFC 8058). Deleted with the text once the email is sent.
alter table platform_mail add column unsubscribe_url text;

alter table consent_link drop constraint consent_link_purpose_check;
alter table consent_link add constraint consent_link_purpose_check check (purpose in (
  'newsletter', 'newsletter_unsubscribe', 'alert', 'anonymization'
));

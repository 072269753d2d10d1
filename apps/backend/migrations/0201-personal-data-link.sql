-- An emailed link also proves who may download everything that is stored under an email address.
alter table consent_link drop constraint consent_link_purpose_check;
alter table consent_link add constraint consent_link_purpose_check check (purpose in (
  'newsletter', 'newsletter_unsubscribe', 'alert', 'anonymization', 'data'
));

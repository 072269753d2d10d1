-- What the last request for the newsletter asked for: {"telephone": text or null, "consents": the consents as they were shown}.
-- It counts once the owner of the address confirms it. Null if nothing is asked for beyond the emails.
alter table consent_subscription add column requested jsonb;
-- The channel of text messages; null if they were never asked for.
alter table consent_subscription add column sms_status text
  check (sms_status in ('NOT_ACTIVE', 'SUBSCRIBED', 'UNCONFIRMED', 'UNSUBSCRIBED'));

update consent_subscription set sms_status = status where telephone is not null;
update consent_subscription s set requested = jsonb_build_object('telephone', s.telephone, 'consents', coalesce((
  select jsonb_agg(jsonb_build_object('agreementId', w.agreement_id, 'isGranted', true, 'wording', w.label,
    'version', w.version))
  from (
    select distinct on (c.agreement_id) c.agreement_id, c.label, c.version from consent_wording c
    where c.agreement_id = any(s.agreements) order by c.agreement_id, c.version desc, c.id
  ) w
), '[]'::jsonb))
where s.status in ('NOT_ACTIVE', 'UNCONFIRMED') and (s.telephone is not null or s.agreements <> '{}');

-- squawk-ignore ban-drop-column
alter table consent_subscription drop column agreements;

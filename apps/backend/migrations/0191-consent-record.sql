-- One log of consents: every grant and withdrawal with the exact wording, by email address. It proves what somebody agreed to
-- (GDPR, Article 7(1)), so rows are only added; a change of the address when personal data is erased is the exception.
create table consent_record (
  id bigint generated always as identity primary key,
  website_id integer not null references store_website,
  -- Null if it was imported.
  store_id integer references store_view,
  email text not null check (email <> ''),
  agreement_id integer not null references consent_agreement,
  is_granted boolean not null,
  wording text not null,
  -- The version of the shop's own wording; null for the default wording.
  version integer,
  recorded_at timestamptz not null
);
create index consent_record_person on consent_record (website_id, email, agreement_id, id desc);

insert into consent_record (website_id, store_id, email, agreement_id, is_granted, wording, recorded_at)
select website_id, store_id, email, agreement_id, true, wording, accepted_at from consent_acceptance order by id;

-- The accounts' own list named agreements by id or code. Unknown ones stay as inactive agreements.
insert into consent_agreement (kind, code, is_required, is_active)
select distinct 'registration', c.agreement, false, false from customer_accepted_agreement c
where not exists (select from consent_agreement a where a.code = c.agreement or a.id::text = c.agreement);
insert into consent_record (website_id, email, agreement_id, is_granted, wording, recorded_at)
select p.website_id, p.email, a.id, c.accepted, coalesce((
  select w.label from consent_wording w where w.agreement_id = a.id order by w.version desc limit 1
), c.agreement), c.at
from customer_accepted_agreement c
join customer_customer p on p.id = c.customer_id
join consent_agreement a on a.code = c.agreement or a.id::text = c.agreement
order by c.id;

create function consent_record_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'email' = to_jsonb(old) - 'email' then
    return new;
  end if;
  raise exception 'consent_record is append-only';
end $$;
create trigger consent_record_append_only before update or delete on consent_record
  for each row execute function consent_record_is_append_only();

-- squawk-ignore ban-drop-table
drop table consent_acceptance;
-- squawk-ignore ban-drop-table
drop table customer_accepted_agreement;

alter table consent_wording add column small_description text not null default '';

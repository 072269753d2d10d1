-- Anybody can open an account with somebody else's address. Until its owner has proven the address, the account only sees and changes
-- the consents that it recorded itself; those of the address stay as they are.
alter table consent_record add column unproven_customer_id integer;

create or replace function consent_record_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'email' - 'unproven_customer_id' = to_jsonb(old) - 'email' - 'unproven_customer_id'
    and (new.unproven_customer_id is null or new.unproven_customer_id = old.unproven_customer_id) then
    return new;
  end if;
  raise exception 'consent_record is append-only';
end $$;

-- Who recorded the older rows is not known: they stay visible in the account that has the address.
alter table consent_record disable trigger consent_record_append_only;
update consent_record r set unproven_customer_id = c.id from customer_customer c
where c.website_id = r.website_id and c.email = r.email and not c.is_address_proven;
alter table consent_record enable trigger consent_record_append_only;

-- squawk-ignore require-concurrent-index-creation
create index consent_record_unproven on consent_record (unproven_customer_id) where unproven_customer_id is not null;

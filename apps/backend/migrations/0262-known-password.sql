-- Whether somebody knows the password of the account. An account that began with a provider has a random one.
-- Constant defaults do not rewrite the table.
-- squawk-ignore adding-field-with-default
alter table customer_customer add column has_password boolean not null default true;
-- Whether the owner has proven the email address: by an emailed link, or by a provider that has verified it.
-- squawk-ignore adding-field-with-default
alter table customer_customer add column is_address_proven boolean not null default false;
-- A provider has proven the address. The password may be a random one, until a sign-in with it shows the contrary.
update customer_customer set has_password = false, is_address_proven = true
where id in (select customer_id from customer_identity);

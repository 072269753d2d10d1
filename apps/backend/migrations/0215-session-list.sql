-- What the list of a customer's sessions shows. Of the device it has the names of browser and system, but no address.
-- The table is small: it has only the sessions of the last hours.
-- squawk-ignore adding-field-with-default
alter table customer_token add column id bigint generated always as identity;
alter table customer_token add column browser text;
alter table customer_token add column platform text;
alter table customer_token add column last_used_at timestamptz;
create index customer_token_customer on customer_token (customer_id);

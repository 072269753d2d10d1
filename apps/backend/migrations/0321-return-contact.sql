-- Where the emails about a customer's return go, if not to the address of the order.
alter table returns_return add column contact_email text;

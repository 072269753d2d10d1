-- What Magento's clients may say of a customer beside the name; null where nothing was said. A birthday is a day of the
-- calendar, as 1990-12-31.
alter table customer_customer
  add column prefix text,
  add column middlename text,
  add column suffix text,
  add column gender integer,
  add column date_of_birth text,
  add column taxvat text,
  add column allows_assistance boolean not null default false;

create index customer_address_customer on customer_address (customer_id);
